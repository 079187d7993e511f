"""Attack: another user of the machine reads the store; somebody restores a backup under a running server."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path

import pytest

from tests.server.launch import run_server
from tests.server.players import table_of
from tests.server.test_crash import stored_moves
from tests.server.test_outage import answers
from touchline.kernel.errors import BadOption
from touchline.server.store.backup import copy, restore
from touchline.server.store.data_file import lock_file
from touchline.server.store.engine import sqlite_url


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def test_nobody_else_may_read_the_store_or_a_backup(tmp_path: Path) -> None:
    data, old = tmp_path / "new" / "data", os.umask(0)
    try:
        with run_server(data=str(data)) as server:
            persons = asyncio.run(table_of(server.address, "mister", 2, 0))
            asyncio.run(persons[0].play(1))
            copy(data / "touchline.db", tmp_path / "copy.db")
            found = modes(data)
    finally:
        os.umask(old)

    assert {"touchline.db", "touchline.db-wal", "touchline.db-shm"} <= set(found)
    assert set(found.values()) == {0o600}
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert modes(tmp_path)["copy.db"] == 0o600


def test_a_folder_that_is_there_keeps_its_mode(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    with run_server(data=str(tmp_path)):
        assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755


def test_a_backup_is_not_restored_under_a_running_server(tmp_path: Path) -> None:
    """The server would go on writing to the old file: picks would be answered, and lost."""
    file, backup = tmp_path / "touchline.db", tmp_path / "copy.db"
    with run_server(data=str(tmp_path)) as server:
        copy(file, backup)
        persons = asyncio.run(table_of(server.address, "mister", 2, 0))
        with pytest.raises(BadOption, match="store-in-use"):
            restore(backup, file, force=True)
        asyncio.run(persons[0].play(1))
        server.kill()
        stored = stored_moves(sqlite_url(file))

    assert [stored[move] for move in answers(persons)] == [1]
    assert restore(backup, file, force=True) == 0


@pytest.mark.parametrize("holder", [False, True])
def test_the_lock_is_shared_by_servers_and_excludes_commands(tmp_path: Path, holder: bool) -> None:
    file = tmp_path / "touchline.db"
    with lock_file(file, alone=False), lock_file(file, alone=False):
        pass
    refused = pytest.raises(BadOption, match="store-in-use")
    with lock_file(file, alone=holder), refused, lock_file(file, alone=not holder):
        raise AssertionError("nobody else gets it")
