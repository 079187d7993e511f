"""The writer process writes groups of entries; if it is killed or stopped, nothing is lost and nothing is doubled."""

from __future__ import annotations

import asyncio
import io
import signal
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import until
from tests.server.test_store import entries, row, seats
from touchline.server.store import rows, writer_process
from touchline.server.store.database import Store
from touchline.server.store.engine import sqlite_url
from touchline.server.store.entry_statements import insert_statements
from touchline.server.store.migrate import upgrade
from touchline.server.store.writer_link import WriterLink

pytestmark = pytest.mark.anyio


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    url = sqlite_url(tmp_path / "touchline.db")
    store = Store(url)
    upgrade(store.engine, url)
    yield store
    store.close()


async def at_work(store: Store) -> WriterLink:
    """A table with one entry, and a writer process that is ready for more."""
    await store.write(lambda connection: rows.create_table(connection, row(), seats(), []))
    assert await store.append(entries(0))  # by the thread: nobody else is there yet
    writer_link = store.writer_link
    assert isinstance(writer_link, WriterLink)
    await until(lambda: writer_link.ready)
    return writer_link


def numbers(store: Store) -> list[int]:
    return [each.number for each in store.read_now(lambda connection: rows.entries_from(connection, "T", 0))]


async def test_bare_entries_are_the_writer_process_s_and_changes_the_thread_s(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer_link = await at_work(store)
    write_group, said = writer_link.write_group, []

    def note_statements(statements: list[writer_process.Statement], then: Callable[[bool], None]) -> None:
        said.append(sum(len(values) for _, values in statements) // len(rows.ENTRY_COLUMNS))
        write_group(statements, then)

    monkeypatch.setattr(writer_link, "write_group", note_statements)
    assert all(await asyncio.gather(*(store.append(entries(at)) for at in range(1, 100))))
    assert sum(said) == 99
    assert await store.append(entries(100), lambda connection: None)

    assert sum(said) == 99
    assert numbers(store) == list(range(101))


async def test_the_thread_tries_job_by_job_after_the_writer_process_has_failed(store: Store) -> None:
    await at_work(store)
    kept = await asyncio.gather(*(store.append(entries(at)) for at in (0, 1, 1, 2)))

    assert kept == [False, True, False, True]
    assert numbers(store) == [0, 1, 2]


@pytest.mark.parametrize("wait", [0.0, 0.2])
async def test_a_writer_process_that_is_killed_is_done_without(store: Store, wait: float) -> None:
    writer_link = await at_work(store)
    writer_link.process.send_signal(signal.SIGKILL)
    await asyncio.sleep(wait)
    for at in range(1, 20):
        assert await store.append(entries(at))

    assert not writer_link.ready
    assert numbers(store) == list(range(20))


async def test_the_thread_writes_if_no_writer_process_can_start(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("touchline.server.store.writer_link.sys.executable", "/nowhere/python")
    await store.write(lambda connection: rows.create_table(connection, row(), seats(), []))
    for at in range(3):
        assert await store.append(entries(at))

    assert (store.writer_link, store.has_writer) == (None, False)
    assert numbers(store) == [0, 1, 2]


async def test_a_writer_process_that_is_killed_after_it_has_written_has_written(store: Store) -> None:
    writer_link = await at_work(store)
    writer_link.process.send_signal(signal.SIGSTOP)
    late = asyncio.ensure_future(store.append(entries(1)))
    await asyncio.sleep(0.05)
    with store.engine.begin() as connection:
        for statement, values in insert_statements(entries(1)):  # as if it had been the last that it did
            connection.exec_driver_sql(statement, values)
    writer_link.process.send_signal(signal.SIGKILL)

    assert not await asyncio.wait_for(late, 20)  # it is found to be there already, and is read again
    assert numbers(store) == [0, 1]


async def test_jobs_queued_before_the_store_is_closed_are_written(store: Store, tmp_path: Path) -> None:
    writer_link = await at_work(store)
    kept = [asyncio.ensure_future(store.append(entries(at))) for at in range(1, 40)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    store.close()

    assert writer_link.process.returncode == 0
    with sqlite3.connect(tmp_path / "touchline.db") as connection:
        assert connection.execute("SELECT count(*) FROM entries").fetchone() == (40,)
    assert all(await asyncio.wait_for(asyncio.gather(*kept), 20))


# -- the process


@pytest.fixture
def database(tmp_path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(tmp_path / "small.db", isolation_level=None)
    connection.execute("CREATE TABLE one (number INTEGER PRIMARY KEY)")
    return connection


INSERT = "INSERT INTO one VALUES (?)"


def test_all_statements_of_a_message_or_none(database: sqlite3.Connection) -> None:
    assert writer_process.write_group(database, [(INSERT, (1,)), (INSERT, (2,))])
    assert not writer_process.write_group(database, [(INSERT, (3,)), (INSERT, (2,))])

    assert database.execute("SELECT number FROM one").fetchall() == [(1,), (2,)]
    assert not database.in_transaction


@pytest.mark.parametrize("short", [0, 1, 3, 4, 10, -1])
def test_it_ends_when_nobody_is_there_even_in_mid_message(tmp_path: Path, short: int) -> None:
    file = tmp_path / "small.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE one (number INTEGER PRIMARY KEY)")
    whole, cut = writer_process.encode_group([(INSERT, (1,))]), writer_process.encode_group([(INSERT, (2,))])[:short]
    before, answers = {name: signal.getsignal(name) for name in (signal.SIGINT, signal.SIGTERM)}, io.BytesIO()
    try:
        writer_process.main(str(file), io.BytesIO(whole + cut), answers)
    finally:
        for name, handler in before.items():
            signal.signal(name, handler)

    assert answers.getvalue() == writer_process.READY + writer_process.WRITTEN
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT number FROM one").fetchall() == [(1,)]


async def test_it_is_as_safe_as_the_server_itself(store: Store) -> None:
    await at_work(store)
    with store.engine.connect() as connection:
        own = {name.partition("=")[0]: setting(connection, name) for name in writer_process.SETTINGS}

    assert (own["journal_mode"], own["synchronous"], own["foreign_keys"]) == ("wal", 2, 1)
    assert not await store.append(entries(0, table="nowhere"))  # foreign keys hold for the writer process too


def setting(connection: Any, name: str) -> Any:
    return connection.exec_driver_sql(f"PRAGMA {name.partition('=')[0]}").scalar()


async def test_a_line_that_is_broken_while_speaking_is_told_of(store: Store) -> None:
    writer_link = await at_work(store)
    told: list[bool] = []
    writer_link.process.kill()
    writer_link.process.wait()
    writer_link.ready = True
    writer_link.write_group([("SELECT 1", ())], told.append)
    await until(lambda: bool(told))

    assert told == [False]
    assert not writer_link.ready
