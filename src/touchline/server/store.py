"""The store: SQLAlchemy Core on SQLite or PostgreSQL, one writer thread that commits what has queued up at once.

A write is answered when it is durable.  Entries of one table race by their primary key (table, number): of two
that claim a number one wins, the other is told so.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import secrets
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import IntegrityError

from touchline.server.rows import ENTRY, EntryRow

log = logging.getLogger("touchline.store")
T = TypeVar("T")
GROUP = 500  # jobs in one commit, when so many wait
TURN = 16  # jobs in one turn of the loop: what it brings is handed over, and what is written is answered, by so many
READERS = 4  # threads
TOGETHER = 64  # entries in one statement: no more different ones than a connection keeps prepared
CHANNEL = "touchline"
SEATING, SEALED = -1, -2  # in the place of an entry's number: who sits where; what a seat has given to keep
# In the same place, a JSON text: something said that is not kept, for those who are connected to other workers.


class Job:
    """Something to write: entries, or any other change; and whom to call, in the loop it came from, when it is."""

    __slots__ = ("change", "fault", "loop", "news", "result", "rows", "then")

    def __init__(
        self,
        then: Callable[[Job], None],
        rows: Sequence[EntryRow],
        change: Callable[[Connection], Any] | None,
        news: tuple[str, int | str] | None = None,
    ) -> None:
        self.then = then
        self.rows = rows
        self.change = change
        self.news = news  # the table, and what other workers are to look at
        self.loop = asyncio.get_running_loop()
        self.result: Any = None
        self.fault: Exception | None = None

    @property
    def lost(self) -> bool:
        """Another worker was there first."""
        return isinstance(self.fault, IntegrityError)


def settle(future: asyncio.Future[Any], job: Job) -> None:
    """For whoever waits, if anybody still does."""
    if future.done():
        return
    if job.fault is None:
        future.set_result(job.result)
    else:
        future.set_exception(job.fault)


def settle_all(group: list[Job]) -> None:
    """Some in each turn of the loop: the first answers are on their way while the last are being made."""
    for job in group[:TURN]:
        try:
            job.then(job)
        except Exception:
            log.exception("could not go on after writing")
    if len(group) > TURN:
        group[0].loop.call_soon(settle_all, group[TURN:])


def open_engine(url: str) -> Engine:
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _: object) -> None:
    """An answered move survives a power cut; readers do not wait for the writer.

    What a statement of many rows would need to undo itself is kept in memory.
    """
    safe = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
    for setting in (*safe, "temp_store=MEMORY"):
        connection.execute(f"PRAGMA {setting}")


def sqlite_url(file: Path) -> str:
    return f"sqlite:///{file}"


def insert_of(count: int, mark: str) -> str:
    one = f"({', '.join([mark] * len(ENTRY))})"
    return f"INSERT INTO entries ({', '.join(ENTRY)}) VALUES {', '.join([one] * count)}"


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.name = secrets.token_hex(4)  # of this worker: nobody needs to be told of the own moves
        self.engine = open_engine(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        mark = "%s" if self.postgres else "?"
        self.inserts = {count: insert_of(count, mark) for count in range(1, TOGETHER + 1)}
        self.gathered: list[Job] = []  # in this turn of the loop
        self.waiting: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.writing: Connection | None = None
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.thread = threading.Thread(target=self.write_all, name="writer", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """What is being written or read is ended first."""
        self.hand_over()
        self.waiting.put(None)
        self.thread.join()
        self.readers.shutdown()
        self.engine.dispose()

    async def append(
        self,
        rows: Sequence[EntryRow],
        change: Callable[[Connection], Any] | None = None,
        news: tuple[str, int | str] | None = None,
    ) -> bool:
        """Durably add entries, and make a change with them; false if another worker was there first."""
        done = asyncio.get_running_loop().create_future()
        self.take(Job(partial(settle, done), rows, change, news))
        try:
            await done
        except IntegrityError:
            return False
        return True

    async def write(self, change: Callable[[Connection], T], news: tuple[str, int | str] | None = None) -> T:
        done = asyncio.get_running_loop().create_future()
        self.take(Job(partial(settle, done), (), change, news))
        result: T = await done
        return result

    def take(self, job: Job) -> None:
        """What one turn of the loop brings goes to the writer together: it is woken but once for many."""
        if not self.gathered:
            job.loop.call_soon(self.hand_over)
        self.gathered.append(job)
        if len(self.gathered) == TURN:
            self.hand_over()

    def hand_over(self) -> None:
        if self.gathered:
            self.waiting.put(self.gathered)
            self.gathered = []

    async def read(self, question: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, question)

    def read_now(self, question: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return question(connection)

    # -- the writer thread

    def write_all(self) -> None:
        last = False
        while not last:
            group, last = self.gather()
            if group:
                self.commit(group)
                self.tell(group)
        self.let_go()

    def own(self) -> Connection:
        """The writer's connection: opened for the first write, and kept."""
        if self.writing is None:
            self.writing = self.engine.connect()
        return self.writing

    def let_go(self) -> None:
        if self.writing is not None:
            self.writing.close()
            self.writing = None

    def tell(self, group: list[Job]) -> None:
        """The loop is woken once for a whole group."""
        loops = {job.loop for job in group}
        for loop in loops:
            own = [job for job in group if job.loop is loop]
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(settle_all, own)

    def gather(self) -> tuple[list[Job], bool]:
        """Everything that waits, at least one job; true if it was the last."""
        group: list[Job] = []
        while (jobs := self.waiting.get()) is not None:
            group += jobs
            if len(group) >= GROUP or self.waiting.empty():
                return group, False
        return group, True

    def commit(self, group: list[Job]) -> None:
        """All in one transaction; if one of them cannot be, each in its own."""
        try:
            connection = self.own()
            with connection.begin():
                self.perform(connection, group)
        except Exception as fault:
            if len(group) == 1:
                group[0].fault = fault
                return
            for job in group:
                self.commit([job])

    def perform(self, connection: Connection, group: Sequence[Job]) -> None:
        self.insert(connection, [row for job in group for row in job.rows])
        if self.postgres:
            self.notify(connection, group)
        for job in group:
            job.result = job.change(connection) if job.change else None

    def insert(self, connection: Connection, rows: list[EntryRow]) -> None:
        """Many entries in one statement: the writer holds up the players' thread as little as can be."""
        for at in range(0, len(rows), TOGETHER):
            these = rows[at : at + TOGETHER]
            values = tuple(chain.from_iterable(these))
            connection.exec_driver_sql(self.inserts[len(these)], values)

    def notify(self, connection: Connection, group: Sequence[Job]) -> None:
        last = {table: number for job in group for table, number, *_ in job.rows}
        for table, news in [*last.items(), *(job.news for job in group if job.news)]:
            told = f"{table} {self.name} {news}"
            connection.execute(text("SELECT pg_notify(:c, :m)"), {"c": CHANNEL, "m": told})
