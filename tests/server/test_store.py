"""The store on both databases: races, groups, versions of the schema, backups."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from touchline.kernel.drivers import Entry
from touchline.kernel.errors import BadOption
from touchline.server.run import Settings
from touchline.server.store import rows, schema
from touchline.server.store.backup import copy, restore
from touchline.server.store.data_folder import default_data
from touchline.server.store.database import JOBS_PER_LOOP_STEP, Store
from touchline.server.store.engine import sqlite_url
from touchline.server.store.job import Job
from touchline.server.store.migrate import alembic_config, upgrade
from touchline.server.tables.stored_table import load_table


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "sqlite":
        url = sqlite_url(tmp_path / "touchline.db")
    else:
        url = request.getfixturevalue("postgres_url")
    store = Store(url)
    upgrade(store.engine, url)
    yield store
    with store.engine.begin() as connection:
        connection.execute(schema.tables.delete())
    store.close()


def row(table: str = "T", code: str = "AAAAAA") -> rows.TableRow:
    known: dict[str, Any] = dict.fromkeys(rows.TableRow.__slots__, "")
    numbers: dict[str, float] = {"edition": 1, "seats": 2, "real_dice": False, "casual": True}
    numbers |= {"created": 1.0, "touched": 1.0, "brought": 0}
    return rows.TableRow(**(known | numbers | {"id": table, "code": code, "options": {}, "clock": {}, "dice": None}))


def seats() -> list[rows.SeatRow]:
    return [rows.SeatRow(0, "person", "", "Ann", "hash", True), rows.SeatRow(1, "bot", "rookie", "", None, False)]


def entries(number: int, count: int = 1, table: str = "T") -> list[rows.EntryRow]:
    return [rows.entry_row(table, number + at, Entry(0, 5, 0, 0, -1), 1.0, f"m{number + at}") for at in range(count)]


def test_one_of_two_entries_with_the_same_number_wins(store: Store) -> None:
    async def race() -> list[bool]:
        await store.write(lambda connection: rows.create_table(connection, row(), seats(), []))
        return list(await asyncio.gather(*(store.append(entries(0, 2)) for _ in range(8))))

    won = asyncio.run(race())

    assert sorted(won) == [False] * 7 + [True]
    stored = store.read_now(lambda connection: load_table(connection, "code", "AAAAAA"))
    assert stored is not None
    assert len(stored.entries) == 2


def test_a_longer_claim_that_overlaps_leaves_nothing(store: Store) -> None:
    async def race() -> tuple[bool, bool]:
        await store.write(lambda connection: rows.create_table(connection, row(), seats(), []))
        return await store.append(entries(0)), await store.append(entries(0, 3))

    assert asyncio.run(race()) == (True, False)
    assert len(store.read_now(lambda connection: rows.entries_from(connection, "T", 0))) == 1


def test_waiting_jobs_are_committed_together(store: Store) -> None:
    async def many() -> list[bool]:
        await store.write(lambda connection: rows.create_table(connection, row(), seats(), []))
        return list(await asyncio.gather(*(store.append(entries(at)) for at in range(200))))

    assert all(asyncio.run(many()))
    assert len(store.read_now(lambda connection: rows.entries_from(connection, "T", 50))) == 150


def test_jobs_are_answered_in_commit_order(store: Store) -> None:
    async def collect_answers() -> list[int]:
        order: list[int] = []

        def job(at: int) -> Job:
            return Job(lambda _: order.append(at), (), None)

        store.finish_group([job(at) for at in range(3 * JOBS_PER_LOOP_STEP)])
        store.finish_group([job(at) for at in range(3 * JOBS_PER_LOOP_STEP, 5 * JOBS_PER_LOOP_STEP)])
        assert len(order) == JOBS_PER_LOOP_STEP
        while len(order) < 5 * JOBS_PER_LOOP_STEP:
            await asyncio.sleep(0)
        return order

    for _ in range(2):  # a store may see one loop after the other
        assert asyncio.run(collect_answers()) == list(range(5 * JOBS_PER_LOOP_STEP))


def test_a_change_that_fails_takes_its_entries_with_it(store: Store) -> None:
    def fail(connection: Any) -> None:
        raise ZeroDivisionError

    async def half() -> None:
        await store.write(lambda connection: rows.create_table(connection, row(), seats(), []))
        with pytest.raises(ZeroDivisionError):
            await store.append(entries(0), fail)

    asyncio.run(half())
    assert store.read_now(lambda connection: rows.entries_from(connection, "T", 0)) == []


def test_the_schema_and_its_versions_agree(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    assert upgrade(store.engine, store.url) is False


def test_a_version_can_be_taken_back_and_made_again(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "versions.db")
    store = Store(url)
    upgrade(store.engine, url)
    config = alembic_config(url)
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
    assert upgrade(store.engine, url) is True
    store.close()


def test_a_store_opened_twice_in_one_process_keeps_its_locks(tmp_path: Path) -> None:
    """Opening and closing a second one must not let go of the locks of the first."""
    url = sqlite_url(tmp_path / "twice.db")
    first = Store(url)
    upgrade(first.engine, url)
    with first.engine.connect() as connection:
        connection.execute(text("SELECT count(*) FROM tables")).all()
        before = locks_on(tmp_path / "twice.db")
        Store(url).close()
        assert (before, locks_on(tmp_path / "twice.db")) == (1, 1)
    first.close()


def locks_on(file: Path) -> int:
    """Return how many locks this process holds on the file, as the system lists them."""
    inode = f":{file.stat().st_ino}"
    lines = Path("/proc/locks").read_text(encoding="ascii").splitlines()
    return sum(f" {os.getpid()} " in line and f"{inode} " in line for line in lines)


def test_sqlite_is_set_to_survive_a_power_cut(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path / "safe.db"))
    with store.engine.connect() as connection:
        found = {name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")}
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    store.close()

    assert found == {"journal_mode": "wal", "synchronous": 2}


def test_a_backup_is_taken_while_the_store_is_open_and_put_back(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "touchline.db")
    store = Store(url)
    upgrade(store.engine, url)
    asyncio.run(store.write(lambda connection: rows.create_table(connection, row(), seats(), entries(0))))

    assert copy(tmp_path / "touchline.db", tmp_path / "copy.db") == 1
    store.close()
    assert restore(tmp_path / "copy.db", tmp_path / "new" / "touchline.db") == 1
    with pytest.raises(BadOption, match="store-exists"):
        restore(tmp_path / "copy.db", tmp_path / "new" / "touchline.db")
    assert restore(tmp_path / "copy.db", tmp_path / "new" / "touchline.db", force=True) == 1


def test_a_file_that_is_no_backup_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    good = tmp_path / "touchline.db"
    sqlite3.connect(good).close()
    (tmp_path / "text.db").write_text("not a database at all, but long enough to look at" * 50)
    with pytest.raises(BadOption, match="not-a-store"):
        restore(tmp_path / "text.db", good, force=True)
    with pytest.raises(BadOption, match="no-store"):
        copy(tmp_path / "missing.db", tmp_path / "copy.db")

    assert good.exists()
    assert not list(tmp_path.glob("*.part"))


def test_several_workers_need_postgresql() -> None:
    with pytest.raises(BadOption, match="workers-need-postgresql"):
        Settings(workers=2).check()
    Settings(workers=2, database="postgresql+psycopg://x").check()
    assert default_data().name.lower() == "touchline"
