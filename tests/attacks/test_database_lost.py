"""Attack: the database is locked, full or gone while people play.  Nobody is answered; the tables play on after."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attacks.test_failed_writes import fast_pick, send, slow_pick, stored_values
from tests.server.inside import Somebody, people, seat_two, table, until
from tests.server.launch import Postgres, run_server
from tests.server.players import Person, table_of
from tests.server.test_crash import stored_moves
from tests.server.test_outage import answers, play_on
from touchline.server.store import writer_process
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room

pytestmark = pytest.mark.anyio
TABLES = 14


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The writer thread waits a tenth of a second for a lock, not ten; the writer process has its own settings."""
    monkeypatch.setattr(writer_process, "SETTINGS", (*writer_process.SETTINGS, "busy_timeout=100"))


@contextlib.contextmanager
def hold_write_lock(file: Path) -> Iterator[None]:
    """Another program is in the middle of a long write."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def plays_on(registry: Registry, code: str) -> None:
    """The table as it is stored has no gap, and takes the next picks."""
    room = await registry.room(code)
    assert len(await stored_values(registry, room.id)) == len(room.table.log)
    first, second = people(registry, room)
    assert [await first.pick(20), await second.pick(40)] == ["done", "done"]


async def attack_rooms(registry: Registry, rooms: list[Room]) -> None:
    """At each table two people pick at once, by both ways; none of it is answered."""
    everybody = [people(registry, room) for room in rooms]
    number = len(rooms[0].table.log)
    picks = [send(first, fast_pick(20, number)) for first, _ in everybody]
    picks += [send(second, slow_pick(40, number + 1)) for _, second in everybody]
    await asyncio.gather(*picks, return_exceptions=True)
    assert not any(each["t"] == "done" for pair in everybody for who in pair for each in who.listen())


@pytest.mark.usefixtures("impatient")
async def test_a_locked_database_breaks_no_table(registry: Registry, tmp_path: Path) -> None:
    registry.store.has_writer = False
    rooms = [await table(registry) for _ in range(TABLES)]
    with hold_write_lock(tmp_path / "touchline.db"):
        await asyncio.wait_for(attack_rooms(registry, rooms), 20)
    for room in rooms:
        await plays_on(registry, room.code)


@pytest.mark.usefixtures("impatient")
async def test_a_lock_that_outlasts_the_writer_process_breaks_no_table(registry: Registry, tmp_path: Path) -> None:
    """The process waits its ten seconds, then the thread tries."""
    room, first, second = await seat_two(registry)
    assert await first.pick(20) == "done"
    process = registry.store.writer_link
    assert process is not None
    await until(lambda: process.ready)
    before = await stored_values(registry, room.id)
    with hold_write_lock(tmp_path / "touchline.db"):
        await asyncio.wait_for(send(second, fast_pick(40, len(room.table.log))), 60)

    assert await stored_values(registry, room.id) == before
    fresh = await registry.room(room.code)
    assert fresh is not room
    assert await Somebody(registry, fresh, 1).pick(40) == "done"


async def test_a_full_database_breaks_no_table(registry: Registry) -> None:
    registry.store.has_writer = False
    rooms = [await table(registry) for _ in range(TABLES)]
    connection = registry.store.thread_connection
    assert connection is not None
    cursor = connection.connection.cursor()
    (pages,) = cursor.execute("PRAGMA page_count").fetchone()
    cursor.execute(f"PRAGMA max_page_count={pages}")
    await asyncio.wait_for(fill_up(registry, rooms), 60)
    cursor.execute("PRAGMA max_page_count=1000000")
    for room in rooms:
        fresh = await registry.room(room.code)
        assert len(await stored_values(registry, fresh.id)) == len(fresh.table.log)
        everybody = people(registry, fresh)
        assert "done" in [await who.pick(who.view["question"]["options"][0]) for who in everybody if is_asked(who)]


async def fill_up(registry: Registry, rooms: list[Room]) -> None:
    """Bid after bid at all tables, until one is not written."""
    while all(registry.rooms.get(room.code) is room for room in rooms):
        for room in rooms:
            who = next((each for each in people(registry, room) if is_asked(each)), None)
            if who is None:  # this table could not be written, or its game is over
                continue
            option = who.view["question"]["options"][-1]
            await send(who, fast_pick(option, who.view["number"]).replace(b'"fast"', b'"f%d"' % who.view["number"]))


def is_asked(who: Somebody) -> bool:
    return bool(who.view["question"])


def test_the_writer_process_says_so_when_the_database_is_full(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "small.db", isolation_level=None)) as connection:
        connection.execute("CREATE TABLE one (value TEXT)")
        connection.execute("PRAGMA max_page_count=3")
        insert = ("INSERT INTO one VALUES (?)", ("x" * 20_000,))

        assert not writer_process.write_group(connection, [insert])
        assert not connection.in_transaction


@pytest.mark.parametrize("has_process", [True, False])
async def test_nothing_is_answered_while_the_file_is_gone(
    registry: Registry, tmp_path: Path, has_process: bool
) -> None:
    """SQLite itself would go on writing into the file that nobody can find any more."""
    registry.store.has_writer = has_process
    room, first, second = await seat_two(registry)
    assert await first.pick(20) == "done"
    if registry.store.writer_link is not None:
        process = registry.store.writer_link
        await until(lambda: process.ready)
    before, number = await stored_values(registry, room.id), len(room.table.log)
    files = sorted(tmp_path.glob("touchline.db*"))
    for file in files:
        file.rename(file.with_name(f"away {file.name}"))
    await asyncio.wait_for(send(second, fast_pick(40, number)), 20)
    assert not any(each["t"] == "done" for each in second.listen())
    assert not list(tmp_path.glob("touchline.db*"))
    for file in files:
        file.with_name(f"away {file.name}").rename(file)

    assert await stored_values(registry, room.id) == before
    fresh = await registry.room(room.code)
    assert await Somebody(registry, fresh, 1).pick(40) == "done"


async def test_tables_play_on_after_postgresql_was_stopped_and_started(own_postgres: Postgres) -> None:
    with run_server(database=own_postgres.url) as server:
        tables = [await table_of(server.address, "mister", 2, 0, seed=f"lost {at}") for at in range(4)]
        await all_play(tables, 3)
        during = asyncio.ensure_future(all_play(tables, 6))
        await asyncio.to_thread(own_postgres.stop)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(own_postgres.start)
        await during
        await all_play(tables, 9)
        answered = [move for persons in tables for move in answers(persons)]
        stored = stored_moves(own_postgres.url)

    assert len(answered) >= 4 * 2 * 9
    assert [move for move in answered if stored[move] != 1] == []


async def all_play(tables: list[list[Person]], picks: int) -> None:
    await asyncio.gather(*(play_on(persons, picks) for persons in tables))
