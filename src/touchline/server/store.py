"""The store: SQLAlchemy Core on SQLite or PostgreSQL, one writer thread that commits what has queued up at once.

A write is answered when it is durable.  Entries of one table race by their primary key (table, number): of two
that claim a number one wins, the other is told so.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import secrets
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import IntegrityError

from touchline.server import schema

T = TypeVar("T")
GROUP = 500  # jobs in one commit at the most
READERS = 4  # threads
TOGETHER = 100  # entries in one statement
ENTRY = tuple(column.name for column in schema.entries.columns)
CHANNEL = "touchline"
SEATING, SEALED = -1, -2  # in the place of an entry's number: who sits where; what a seat has given to keep
# In the same place, a JSON text: something said that is not kept, for those who are connected to other workers.


class Job:
    """Something to write: entries, or any other change."""

    __slots__ = ("change", "done", "fault", "news", "result", "rows")

    def __init__(
        self,
        rows: list[dict[str, Any]],
        change: Callable[[Connection], Any] | None,
        news: tuple[str, int | str] | None = None,
    ) -> None:
        self.rows = rows
        self.change = change
        self.news = news  # the table, and what other workers are to look at
        self.done = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.fault: Exception | None = None

    def settle(self) -> None:
        """In the loop of whoever waits, if anybody still does."""
        if self.done.done():
            return
        if self.fault is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.fault)


def settle_all(group: list[Job]) -> None:
    for job in group:
        job.settle()


def open_engine(url: str) -> Engine:
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _: object) -> None:
    """An answered move survives a power cut; readers do not wait for the writer."""
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {setting}")


def sqlite_url(file: Path) -> str:
    return f"sqlite:///{file}"


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.name = secrets.token_hex(4)  # of this worker: nobody needs to be told of the own moves
        self.engine = open_engine(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.thread = threading.Thread(target=self.write_all, name="writer", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """What is being written or read is ended first."""
        self.waiting.put(None)
        self.thread.join()
        self.readers.shutdown()
        self.engine.dispose()

    async def append(
        self,
        rows: list[dict[str, Any]],
        change: Callable[[Connection], Any] | None = None,
        news: tuple[str, int | str] | None = None,
    ) -> bool:
        """Durably add entries, and make a change with them; false if another worker was there first."""
        job = Job(rows, change, news)
        self.waiting.put(job)
        try:
            await job.done
        except IntegrityError:
            return False
        return True

    async def write(self, change: Callable[[Connection], T], news: tuple[str, int | str] | None = None) -> T:
        job = Job([], change, news)
        self.waiting.put(job)
        result: T = await job.done
        return result

    async def read(self, question: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, question)

    def read_now(self, question: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return question(connection)

    # -- the writer thread

    def write_all(self) -> None:
        while True:
            group, last = self.gather()
            if group:
                self.commit(group)
                self.tell(group)
            if last:
                return

    def tell(self, group: list[Job]) -> None:
        """The loop is woken once for a whole group."""
        loops = {job.done.get_loop() for job in group}
        for loop in loops:
            own = [job for job in group if job.done.get_loop() is loop]
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(settle_all, own)

    def gather(self) -> tuple[list[Job], bool]:
        """Everything that waits, at least one job; true if it was the last."""
        group: list[Job] = []
        job = self.waiting.get()
        while job is not None:
            group.append(job)
            if len(group) == GROUP or self.waiting.empty():
                return group, False
            job = self.waiting.get()
        return group, True

    def commit(self, group: list[Job]) -> None:
        """All in one transaction; if one of them cannot be, each in its own."""
        try:
            with self.engine.begin() as connection:
                self.perform(connection, group)
        except Exception as fault:
            if len(group) == 1:
                group[0].fault = fault
                return
            for job in group:
                self.commit([job])

    def perform(self, connection: Connection, group: Sequence[Job]) -> None:
        rows = [row for job in group for row in job.rows]
        for start in range(0, len(rows), TOGETHER):
            self.insert(connection, rows[start : start + TOGETHER])
        if self.postgres:
            self.notify(connection, group)
        for job in group:
            job.result = job.change(connection) if job.change else None

    def insert(self, connection: Connection, rows: list[dict[str, Any]]) -> None:
        """Many entries in one statement: the writer holds up the players' thread as little as can be."""
        mark = "%s" if self.postgres else "?"
        one = f"({', '.join([mark] * len(ENTRY))})"
        said = f"INSERT INTO entries ({', '.join(ENTRY)}) VALUES {', '.join([one] * len(rows))}"
        connection.exec_driver_sql(said, tuple(row[name] for row in rows for name in ENTRY))

    def notify(self, connection: Connection, group: Sequence[Job]) -> None:
        last = {row["table_id"]: row["number"] for job in group for row in job.rows}
        for table, news in [*last.items(), *(job.news for job in group if job.news)]:
            told = f"{table} {self.name} {news}"
            connection.execute(text("SELECT pg_notify(:c, :m)"), {"c": CHANNEL, "m": told})
