"""Writes to PostgreSQL, and the notifications that other workers get with them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from tests.server.inside import until
from tests.server.test_store import entries, row, seats
from touchline.server.store import postgres, rows
from touchline.server.store.database import Store
from touchline.server.store.migrate import upgrade
from touchline.server.store.postgres import MAX_PAYLOAD_BYTES, PostgresWriter
from touchline.server.store.writer_process import Statement

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(postgres_url: str) -> AsyncIterator[Store]:
    store = Store(postgres_url)
    upgrade(store.engine, postgres_url)
    await store.write(lambda connection: rows.create_table(connection, row(), seats(), []))
    yield store
    await store.write(lambda connection: connection.exec_driver_sql("DELETE FROM tables"))
    await store.drain()
    store.close()


async def at_work(store: Store) -> PostgresWriter:
    """The table with one entry, and a connection that is ready for more."""
    assert await store.append(entries(0))
    writer = store.writer_link
    assert isinstance(writer, PostgresWriter)
    await until(lambda: writer.ready)
    return writer


def numbers(store: Store) -> list[int]:
    return [each.number for each in store.read_now(lambda connection: rows.entries_from(connection, "T", 0))]


# -- writing


async def test_moves_of_one_loop_iteration_are_one_statement_with_one_notice(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = await at_work(store)
    write_group, said = writer.write_group, list[list[Statement]]()

    def note_statements(statements: list[Statement], then: Callable[[bool], None]) -> None:
        said.append(statements)
        write_group(statements, then)

    monkeypatch.setattr(writer, "write_group", note_statements)
    assert all(await asyncio.gather(*(store.append(entries(at)) for at in range(1, 11))))

    assert [[statement for statement, _ in group] for group in said] == [[postgres.INSERT_AND_NOTIFY]]
    assert numbers(store) == list(range(11))


async def test_entries_are_stored_as_they_were_given(store: Store) -> None:
    await at_work(store)
    given = ("T", 1, 2, -3, 4, 'a-"b\\', 1763425000.123456, '{"late": [0, 1], "é": "{\\""}', 3)
    assert await store.append([given])

    assert tuple(store.read_now(lambda connection: rows.entries_from(connection, "T", 1))[0]) == given


async def test_a_group_that_fails_is_tried_job_by_job(store: Store) -> None:
    await at_work(store)
    kept = await asyncio.gather(*(store.append(entries(at)) for at in (0, 1, 1, 2)))

    assert kept == [False, True, False, True]
    assert numbers(store) == [0, 1, 2]


async def test_the_librarys_warning_of_a_lost_race_is_not_logged_and_others_are(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    await at_work(store)
    library = logging.getLogger("psycopg")
    library.warning("error ignored terminating %r: %s", "the pipeline", "pipeline aborted")
    library.warning("query cancellation failed: %s", "why")

    assert [each.getMessage() for each in caplog.records if each.name == "psycopg"] == [
        "query cancellation failed: why"
    ]


async def test_after_a_group_of_several_statements_that_fails_entries_are_durable(store: Store) -> None:
    """No transaction is left open in which later entries would be written and lost."""
    writer = await at_work(store)
    kept = await asyncio.gather(*(store.append([*job("T", at, 60)]) for at in (1, 1, 61)))
    assert kept == [True, False, True]
    await until(lambda: writer.ready)
    assert await store.append(entries(121))

    assert numbers(store) == list(range(122))


async def test_a_lost_connection_is_replaced_and_no_entry_is_lost(store: Store) -> None:
    writer = await at_work(store)
    ended = f"SELECT pg_terminate_backend({writer.connection.info.backend_pid})"
    store.read_now(lambda connection: connection.exec_driver_sql(ended))
    for at in range(1, 6):
        assert await store.append(entries(at))
    await until(lambda: writer.ready)

    assert await store.append(entries(6))
    assert numbers(store) == list(range(7))


# -- telling


def job(table: str, first: int, count: int) -> list[rows.EntryRow]:
    """A pick, and what the dealer drew for it."""
    return [(table, first + at, 0, 1, 2, "m" * 36, 1763425000.123, '{"left": 60}', -1) for at in range(count)]


@pytest.mark.parametrize("count", [1, 2, 20, 200])
def test_many_jobs_are_told_in_few_notices_of_whole_jobs(count: int) -> None:
    """A worker that got a pick without the dice rolled for it would roll again, and write what it rolled."""
    jobs = [job(f"{at:032}", 7, 3) for at in range(count)]
    notices = [values for _, values in postgres.statements_for("worker", jobs, [])]
    told: list[Any] = [postgres.entry_rows.decode(text) for text, _, _ in notices]

    assert [entry for each in told for entry in each] == [entry for each in jobs for entry in each]
    assert all(len(each) % 3 == 0 for each in told)
    assert all(len(f"{worker} {text}".encode()) <= MAX_PAYLOAD_BYTES for _, worker, text in notices)
    assert len(notices) <= 1 + count // 8


def test_a_job_too_large_for_a_notification_sends_only_its_last_number() -> None:
    jobs = [job("A", 0, 2), job("B", 5, 200), job("C", 0, 2)]
    found = postgres.statements_for("worker", jobs, [])

    assert [statement for statement, _ in found] == [postgres.INSERT, postgres.NOTIFY, postgres.INSERT_AND_NOTIFY]
    assert found[1][1] == ("worker B 204",)


async def test_a_job_of_any_size_is_stored(store: Store) -> None:
    await at_work(store)
    assert await store.append(job("T", 1, 200))

    assert numbers(store) == list(range(201))
