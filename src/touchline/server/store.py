"""The store: SQLAlchemy Core on SQLite or PostgreSQL, one writer thread that commits what has queued up at once.

A write is answered when it is durable.  Entries of one table race by their primary key (table, number): of two
that claim a number one wins, the other is told so.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import IntegrityError

from touchline.server import schema

T = TypeVar("T")
GROUP = 500  # jobs in one commit at the most
CHANNEL = "touchline"
SEATING, SEALED = -1, -2  # in the place of an entry's number: who sits where; what a seat has given to keep


class Job:
    """Something to write: entries, or any other change."""

    __slots__ = ("change", "done", "news", "rows")

    def __init__(
        self,
        rows: list[dict[str, Any]],
        change: Callable[[Connection], Any] | None,
        news: tuple[str, int] | None = None,
    ) -> None:
        self.rows = rows
        self.change = change
        self.news = news  # the table, and what other workers are to look at
        self.done: Future[Any] = Future()
        self.done.set_running_or_notify_cancel()  # who stops waiting does not stop the writing


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
        self.thread = threading.Thread(target=self.write_all, name="writer", daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.waiting.put(None)
        self.thread.join()
        self.engine.dispose()

    async def append(self, rows: list[dict[str, Any]], change: Callable[[Connection], Any] | None = None) -> bool:
        """Durably add entries, and make a change with them; false if another worker was there first."""
        job = Job(rows, change)
        self.waiting.put(job)
        try:
            await asyncio.wrap_future(job.done)
        except IntegrityError:
            return False
        return True

    async def write(self, change: Callable[[Connection], T], news: tuple[str, int] | None = None) -> T:
        job = Job([], change, news)
        self.waiting.put(job)
        result: T = await asyncio.wrap_future(job.done)
        return result

    async def read(self, question: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self.read_now, question)

    def read_now(self, question: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return question(connection)

    # -- the writer thread

    def write_all(self) -> None:
        while True:
            group, last = self.gather()
            if group:
                self.commit(group)
            if last:
                return

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
                results = self.perform(connection, group)
        except Exception as fault:
            if len(group) == 1:
                group[0].done.set_exception(fault)
                return
            for job in group:
                self.commit([job])
            return
        for job, result in zip(group, results, strict=True):
            job.done.set_result(result)

    def perform(self, connection: Connection, group: Sequence[Job]) -> list[Any]:
        rows = [row for job in group for row in job.rows]
        if rows:
            connection.execute(schema.entries.insert(), rows)
        if self.postgres:
            self.notify(connection, group)
        return [job.change(connection) if job.change else None for job in group]

    def notify(self, connection: Connection, group: Sequence[Job]) -> None:
        last = {row["table_id"]: row["number"] for job in group for row in job.rows}
        for table, number in [*last.items(), *(job.news for job in group if job.news)]:
            told = f"{table} {number} {self.name}"
            connection.execute(text("SELECT pg_notify(:c, :m)"), {"c": CHANNEL, "m": told})
