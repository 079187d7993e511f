"""PostgreSQL: the SQL that stores a group and notifies other workers, and the connection that writes it.

Entries are sent to the database as one JSON text, which is also the payload of a NOTIFY, so a worker that gets it need
not read them.  PostgreSQL delivers a notification when its transaction is durable, and never before.

The connection belongs to the event loop, so no thread takes the interpreter lock from it.  A group that cannot be
written here goes to the store's writer thread, which finds out what is wrong.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

import msgspec

from touchline.server.store.rows import EntryRow
from touchline.server.store.writer_process import Statement

log = logging.getLogger("touchline.postgres")
CHANNEL = "touchline"
MAX_PAYLOAD_BYTES = 7999  # PostgreSQL's limit for a notification
MAX_ENTRIES_BYTES = 7900  # the rest is for the worker's name
RETRY_SECONDS = 1.0
CLOSE_SECONDS = 5.0
IDLE_STATUS = 0  # psycopg.pq.TransactionStatus
News = tuple[str, int | str]  # a table's id and what other workers have to read again

INSERT = """INSERT INTO entries (table_id, number, who, value, sides, move, at, clock, typed_by)
SELECT e->>0, (e->>1)::int, (e->>2)::int, (e->>3)::int, (e->>4)::int, e->>5, (e->>6)::float, e->>7, (e->>8)::int
FROM jsonb_array_elements(%s::text::jsonb) AS e"""
NOTIFY = f"SELECT pg_notify('{CHANNEL}', %s::text)"
INSERT_AND_NOTIFY = f"WITH added AS ({INSERT}) SELECT pg_notify('{CHANNEL}', %s::text || ' ' || %s::text)"


class StoredEntry(NamedTuple):
    """One row of the table `entries`, as it is sent to other workers."""

    table_id: str
    number: int
    who: int
    value: int
    sides: int
    move: str
    at: float
    clock: str
    typed_by: int


entry_rows = msgspec.json.Decoder(list[StoredEntry])
encode = msgspec.json.Encoder().encode


def statements_for(worker: str, jobs: Iterable[Sequence[EntryRow]], news: Iterable[News]) -> list[Statement]:
    """Return the SQL that stores the entries of these jobs, and notifies the other workers of them and of the news.

    A notification holds whole jobs: a worker that got a pick without its dice would roll them again.
    """
    found: list[Statement] = []
    parts: list[bytes] = []
    size = 0
    for rows in jobs:
        part = encode(rows)[1:-1]
        if len(part) > MAX_ENTRIES_BYTES:
            found += [(INSERT, (f"[{part.decode()}]",)), (NOTIFY, (f"{worker} {rows[0][0]} {rows[-1][1]}",))]
            continue
        if size + len(part) > MAX_ENTRIES_BYTES:
            found.append(insert_and_notify(worker, parts))
            parts, size = [], 0
        parts.append(part)
        size += len(part) + 1
    found += [insert_and_notify(worker, parts)] if parts else []
    return found + [(NOTIFY, (f"{worker} {table} {what}",)) for table, what in news]


def insert_and_notify(worker: str, parts: list[bytes]) -> Statement:
    text = f"[{b','.join(parts).decode()}]"
    return INSERT_AND_NOTIFY, (text, worker, text)


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Whether psycopg says something that is not known here.

    If another worker was faster, a group fails as a whole; psycopg then warns that it could not end the pipeline in
    order.  `PostgresWriter.write` handles that.
    """
    return not str(record.msg).startswith(("error ignored terminating", "error ignored in rollback of"))


class PostgresWriter:
    """Writes one group at a time.  `then` is called in the loop: True if the group is durable, False if not."""

    def __init__(self, url: str, loop: asyncio.AbstractEventLoop) -> None:
        self.url = url
        self.loop = loop
        self.ready = False  # a group can be written
        self.connection: Any = None
        self.task: asyncio.Task[None] = loop.create_task(self.connect())

    async def connect(self) -> None:
        """Try until there is a connection.  The package is optional, so it is imported here."""
        psycopg: Any = import_module("psycopg")
        logging.getLogger("psycopg").addFilter(is_worth_logging)
        while not self.ready:
            try:
                self.connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True)
                self.ready = True
            except psycopg.Error:
                log.warning("no connection for writing")
                await asyncio.sleep(RETRY_SECONDS)

    def write_group(self, statements: list[Statement], then: Callable[[bool], None]) -> None:
        self.ready = False
        self.task = self.loop.create_task(self.write(statements, then))

    async def write(self, statements: list[Statement], then: Callable[[bool], None]) -> None:
        durable = False
        try:
            await self.perform(statements)
            durable = self.is_idle()
        except Exception as fault:
            log.info("a group was not written at once", extra={"fault": type(fault).__name__})
        if not self.is_idle():
            await self.connection.close()
        self.ready = not self.connection.closed
        then(durable)
        if self.connection.closed:
            await self.connect()

    def is_idle(self) -> bool:
        """Whether no transaction is open; writes in one that was left open would be lost."""
        return bool(self.connection.info.transaction_status == IDLE_STATUS)

    async def perform(self, statements: list[Statement]) -> None:
        """Run the statements in one transaction and one round trip; several statements are sent as a pipeline."""
        if len(statements) == 1:
            await self.connection.execute(*statements[0], prepare=True)
            return
        async with self.connection.pipeline(), self.connection.transaction():
            for statement, values in statements:
                await self.connection.execute(statement, values, prepare=True)

    async def drain(self) -> None:
        """Wait a limited time for the group that is being written, then close."""
        if self.connection is not None and not self.connection.closed:
            await asyncio.wait([self.task], timeout=CLOSE_SECONDS)
        self.close()

    def close(self) -> None:
        """Close the connection at once."""
        self.ready = False
        if not self.loop.is_closed():
            self.task.cancel()
        if self.connection is not None:
            self.connection.pgconn.finish()  # `AsyncConnection.close` would need a running loop
