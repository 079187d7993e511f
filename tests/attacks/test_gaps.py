"""Attack: an entry is written behind a gap, past all checks of the server.  The database itself refuses it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from tests.server.inside import until
from tests.server.test_store import entries, row, seats
from tests.server.test_store import store as both_databases
from touchline.server.store import rows, schema, writer_process
from touchline.server.store.database import Store
from touchline.server.store.engine import sqlite_url
from touchline.server.store.entry_statements import insert_statements
from touchline.server.store.migrate import upgrade

store = both_databases


def numbers(store: Store, table: str = "T") -> list[int]:
    return [each.number for each in store.read_now(lambda connection: rows.entries_from(connection, table, 0))]


async def begin_table(store: Store, *tables: str) -> None:
    for at, table in enumerate(tables):
        held = [rows.SeatRow(0, "person", "", "Ann", f"hash {table}", True)]
        await store.write(lambda connection: rows.create_table(connection, row(table, f"AAAAA{at}"), held, []))  # noqa: B023


@pytest.mark.parametrize("first", [1, 2, 7])
def test_an_entry_behind_a_gap_is_refused(store: Store, first: int) -> None:
    async def leave_a_gap() -> list[bool]:
        await begin_table(store, "T")
        return [await store.append(entries(at)) for at in (first, 0, first + 1, 1)]

    assert asyncio.run(leave_a_gap()) == [False, True, False, True]
    assert numbers(store) == [0, 1]


def test_a_run_of_entries_with_a_hole_is_refused_whole(store: Store) -> None:
    async def leave_a_hole() -> bool:
        await begin_table(store, "T")
        return await store.append([*entries(0, 3), *entries(4, 2)])

    assert asyncio.run(leave_a_hole()) is False
    assert numbers(store) == []


def test_one_table_s_gap_does_not_stop_the_others_of_its_group(store: Store) -> None:
    async def together() -> list[bool]:
        await begin_table(store, "T", "U")
        jobs = [store.append(entries(1, table="T")), *(store.append(entries(at, table="U")) for at in range(3))]
        return list(await asyncio.gather(*jobs))

    assert asyncio.run(together()) == [False, True, True, True]
    assert (numbers(store), numbers(store, "U")) == ([], [0, 1, 2])


def test_the_constraint_holds_for_plain_sql(store: Store) -> None:
    asyncio.run(begin_table(store, "T"))
    with pytest.raises(IntegrityError, match="does not follow"), store.engine.begin() as connection:
        connection.execute(
            schema.entries.insert(), [dict(zip(rows.ENTRY_COLUMNS, each, strict=True)) for each in entries(3)]
        )


@pytest.fixture
def sqlite_store(tmp_path: Path) -> Iterator[Store]:
    url = sqlite_url(tmp_path / "touchline.db")
    made = Store(url)
    upgrade(made.engine, url)
    yield made
    made.close()


def test_the_writer_process_refuses_a_gap(sqlite_store: Store, tmp_path: Path) -> None:
    async def by_the_process() -> list[bool]:
        await sqlite_store.write(lambda connection: rows.create_table(connection, row(), seats(), []))
        await sqlite_store.append(entries(0))  # the process is started now
        process = sqlite_store.writer_link
        assert process is not None
        await until(lambda: process.ready)
        return [await sqlite_store.append(entries(at)) for at in (2, 1)]

    assert asyncio.run(by_the_process()) == [False, True]
    with sqlite3.connect(tmp_path / "touchline.db") as connection:
        assert not writer_process.write_group(connection, insert_statements(entries(9)))
