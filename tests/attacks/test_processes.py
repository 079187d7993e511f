"""Attack: the processes around the server are stopped or killed.  Nothing hangs, and nobody stays behind."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import httpx
import pytest

import touchline
from tests.server.inside import until
from tests.server.launch import Server, run_server
from tests.server.players import table_of
from tests.server.test_store import entries, row, seats
from touchline.server.store import rows, writer_link
from touchline.server.store.database import Store
from touchline.server.store.engine import sqlite_url
from touchline.server.store.migrate import upgrade
from touchline.server.store.writer_link import WriterLink

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
ABSENT_AFTER_DECISIONS = 20.0  # seconds


def children(pid: int) -> set[int]:
    """All processes that this one has started, and theirs."""
    parents = {int(stat.parent.name): parent_of(stat) for stat in Path("/proc").glob("[0-9]*/stat")}
    found, size = {pid}, 0
    while len(found) > size:
        size = len(found)
        found |= {child for child, parent in parents.items() if parent in found}
    return found - {pid}


def parent_of(stat: Path) -> int:
    """The field behind the name, which may hold anything, and the state."""
    try:
        return int(stat.read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def living(pids: set[int]) -> set[int]:
    return {pid for pid in pids if Path(f"/proc/{pid}").exists() and not is_zombie(pid)}


def is_zombie(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def all_end(pids: set[int]) -> bool:
    deadline = time.monotonic() + ABSENT_AFTER_DECISIONS
    while living(pids) and time.monotonic() < deadline:
        time.sleep(0.05)
    return not living(pids)


@pytest.fixture
def at_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    monkeypatch.setattr(writer_link, "CLOSE_SECONDS", 0.5)
    url = sqlite_url(tmp_path / "touchline.db")
    store = Store(url)
    upgrade(store.engine, url)
    return store


@pytest.mark.parametrize("count", [1, 4000])
def test_a_stopped_writer_process_does_not_hang_the_end_of_the_server(at_work: Store, count: int) -> None:
    """4000 entries are more than a pipe of the usual size takes."""

    async def stop_and_close() -> list[bool]:
        await at_work.write(lambda connection: rows.create_table(connection, row(), seats(), []))
        await at_work.append(entries(0))
        process = at_work.writer_link
        assert isinstance(process, WriterLink)
        await until(lambda: process.ready)
        process.process.send_signal(signal.SIGSTOP)
        late = asyncio.ensure_future(at_work.append(entries(1, count)))
        await asyncio.sleep(0.05)
        before = time.monotonic()
        at_work.close()
        assert time.monotonic() - before < ABSENT_AFTER_DECISIONS / 2
        assert process.process.returncode == -signal.SIGKILL
        return [await asyncio.wait_for(late, ABSENT_AFTER_DECISIONS)]

    assert asyncio.run(stop_and_close()) == [True]


async def with_a_bot(server: Server) -> None:
    """A pick of a bot, and a record from outside: their processes are up."""
    persons = await table_of(server.address, "mister", 1, 1, seed="orphans")
    await persons[0].play(3)
    record = touchline.title("mister").table(2, seed=1).record().data()
    async with httpx.AsyncClient() as client:
        told = await client.post(f"{server.address}/api/records", json={"record": record, "name": "Ann"}, timeout=60)
    assert told.status_code == 201, told.text


def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    with run_server(data=str(tmp_path)) as server:
        asyncio.run(with_a_bot(server))
        started = children(server.pid)
        server.kill()

        assert len(started) >= 4  # the writer's, a bot's, that of records, and Python's own that tracks them
        assert all_end(started)


def test_the_workers_of_a_killed_server_end(postgres_url: str) -> None:
    """They hold the port: a new server could not start."""
    with run_server(database=postgres_url, workers=2) as server:
        asyncio.run(with_a_bot(server))
        started = children(server.pid)
        os.kill(server.pid, signal.SIGKILL)

        assert len(started) >= 5
        assert all_end(started)
        server.pid = 0
        assert server.start().well()
