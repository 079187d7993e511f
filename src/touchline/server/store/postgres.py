"""PostgreSQL: how a group of writes is stored and told to other workers, and the connection that writes it.

Entries travel to the database as one JSON text, which is also the payload of a NOTIFY: a worker that hears it has the
entries already and reads nothing.  PostgreSQL delivers a notice when its transaction is durable, and never before.

The connection belongs to the event loop: no thread takes the interpreter from the players.  A group that cannot be
written here is given to the store's writer thread, which says what is wrong.
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
MAX_PAYLOAD_BYTES = 7999  # of a notice
MAX_ENTRIES_BYTES = 7900  # in it; the rest is for the worker's name
RETRY_SECONDS = 1.0
CLOSE_SECONDS = 5.0
IDLE = 0  # psycopg.pq.TransactionStatus
News = tuple[str, int | str]  # a table's id and what other workers are to look at

INSERT = """INSERT INTO entries (table_id, number, who, value, sides, move, at, clock, typed_by)
SELECT e->>0, (e->>1)::int, (e->>2)::int, (e->>3)::int, (e->>4)::int, e->>5, (e->>6)::float, e->>7, (e->>8)::int
FROM jsonb_array_elements(%s::text::jsonb) AS e"""
NOTIFY = f"SELECT pg_notify('{CHANNEL}', %s::text)"
INSERT_AND_NOTIFY = f"WITH added AS ({INSERT}) SELECT pg_notify('{CHANNEL}', %s::text || ' ' || %s::text)"


class StoredEntry(NamedTuple):
    """One row of the table `entries`, as it is told to other workers."""

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
    """Return the statements that store the entries of these jobs, and tell the other workers of them and of the news.

    A notice holds whole jobs: who got a pick without the dice that were rolled for it would roll again.
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


class PostgresWriter:
    """Writes one group at a time.  `then` is called in the loop: true if it is durable, false if it was not written."""

    def __init__(self, url: str, loop: asyncio.AbstractEventLoop) -> None:
        self.url = url
        self.loop = loop
        self.ready = False  # to write the next group
        self.connection: Any = None
        self.task: asyncio.Task[None] = loop.create_task(self.connect())

    async def connect(self) -> None:
        """Try until there is a connection.  The package is optional: the compiler must not need it."""
        psycopg: Any = import_module("psycopg")
        while not self.ready:
            try:
                self.connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True)
                self.ready = True
            except psycopg.Error:
                log.warning("no connection for writing")
                await asyncio.sleep(RETRY_SECONDS)

    def say(self, statements: list[Statement], then: Callable[[bool], None]) -> None:
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
        """Whether no transaction is open: what is written in one that was left open would be lost."""
        return bool(self.connection.info.transaction_status == IDLE)

    async def perform(self, statements: list[Statement]) -> None:
        """One statement is a transaction by itself, and one journey to the database; so are several in a pipeline."""
        if len(statements) == 1:
            await self.connection.execute(*statements[0], prepare=True)
            return
        async with self.connection.pipeline(), self.connection.transaction():
            for statement, values in statements:
                await self.connection.execute(statement, values, prepare=True)

    async def drain(self) -> None:
        """Write what is under way, for as long as it is worth waiting; then close."""
        if self.connection is not None and not self.connection.closed:
            await asyncio.wait([self.task], timeout=CLOSE_SECONDS)
        self.close()

    def close(self) -> None:
        """Write nothing more."""
        self.ready = False
        if not self.loop.is_closed():
            self.task.cancel()
        if self.connection is not None:
            self.connection.pgconn.finish()  # at once: the connection's own `close` is for a loop that runs
