"""The store: SQLAlchemy Core on SQLite or PostgreSQL, one writer thread that commits what has queued up at once.

A write is answered when it is durable.  Entries of one table race by their primary key (table, number): of two
that claim a number one wins, the other is told so.
"""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import secrets
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import IntegrityError, OperationalError

from touchline.server.store.data_file import create_private, refuse_missing
from touchline.server.store.postgres import News, PostgresWriter, statements_for
from touchline.server.store.rows import ENTRY, EntryRow
from touchline.server.store.writer_link import WriterLink
from touchline.server.store.writer_process import FileId, Statement, file_id, prepare

log = logging.getLogger("touchline.store")
T = TypeVar("T")
GROUP = 500  # jobs in one commit, when so many wait
TURN = 16  # jobs that are answered in one turn of the loop, and that are handed over before it is over
READERS = 4  # threads
TOGETHER = 64  # entries in one statement: no more different ones than a connection keeps prepared
HAS_PIPES = os.name == "posix"  # which a loop can listen to
# What other workers are told, in the place of an entry's number: who sits where, or what a seat keeps private, changed.
SEATS_CHANGED, PRIVATE_CHANGED = -1, -2
# In the same place, a JSON text: something said that is not kept, for those who are connected to other workers.


class Job:
    """Something to write: entries, or any other change; and whom to call, in the loop it came from, when it is."""

    __slots__ = ("change", "fault", "loop", "news", "result", "rows", "then")

    def __init__(
        self,
        then: Callable[[Job], None],
        rows: Sequence[EntryRow],
        change: Callable[[Connection], Any] | None,
        news: News | None = None,
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


def open_engine(url: str) -> Engine:
    engine = create_engine(url, hide_parameters=True)  # an error that is logged shows no secrets
    if engine.dialect.name == "sqlite":
        create_private(Path(str(engine.url.database)))
        event.listen(engine, "do_connect", refuse_missing)
        event.listen(engine, "connect", prepare)
    return engine


def postgres_address(engine: Engine) -> str:
    """Return the address of the database as psycopg itself takes it."""
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=False)


def sqlite_url(file: Path) -> str:
    return f"sqlite:///{file}"


def insert_of(count: int) -> str:
    one = f"({', '.join(['?'] * len(ENTRY))})"
    return f"INSERT INTO entries ({', '.join(ENTRY)}) VALUES {', '.join([one] * count)}"


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.name = secrets.token_hex(4)  # of this worker: nobody needs to be told of the own moves
        self.engine = open_engine(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.inserts = {count: insert_of(count) for count in range(1, TOGETHER + 1)}
        self.gathered: list[Job] = []  # to be written next
        self.busy = False  # a group is being written
        self.unanswered: deque[Job] = deque()  # that are written
        self.has_writer = HAS_PIPES  # or, on PostgreSQL, a connection of the loop's own
        self.writer_link: WriterLink | PostgresWriter | None = None
        self.waiting: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.writing: Connection | None = None
        self.written_file: FileId | None = None  # the SQLite file that `writing` was opened on
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.thread = threading.Thread(target=self.write_all, name="writer", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """What is being written or read is ended first."""
        if self.writer_link is not None:
            self.writer_link.close()
        if self.gathered:
            self.waiting.put(self.gathered)
        self.waiting.put(None)
        self.thread.join()
        self.readers.shutdown()
        self.engine.dispose()

    async def drain(self) -> None:
        """Let a connection that belongs to the loop write what it was given, while the loop still runs."""
        if isinstance(self.writer_link, PostgresWriter):
            await self.writer_link.drain()

    async def append(
        self,
        rows: Sequence[EntryRow],
        change: Callable[[Connection], Any] | None = None,
        news: News | None = None,
    ) -> bool:
        """Durably add entries, and make a change with them; false if another worker was there first."""
        done = asyncio.get_running_loop().create_future()
        self.take(Job(partial(settle, done), rows, change, news))
        try:
            await done
        except IntegrityError:
            return False
        return True

    async def write(self, change: Callable[[Connection], T], news: News | None = None) -> T:
        done = asyncio.get_running_loop().create_future()
        self.take(Job(partial(settle, done), (), change, news))
        result: T = await done
        return result

    # -- one group after the other

    def take(self, job: Job) -> None:
        """What one turn of the loop brings, and what comes while others are being written, is written together."""
        if not self.gathered:
            job.loop.call_soon(self.hand_over)
        self.gathered.append(job)
        if len(self.gathered) >= TURN:
            self.hand_over()

    def hand_over(self) -> None:
        """The next group, if none is being written: bare entries to the scribe, everything else to the thread."""
        if self.busy or not self.gathered:
            return
        group, self.gathered = self.gathered[:GROUP], self.gathered[GROUP:]
        self.busy = True
        writer_link = self.writer_for(group)
        if writer_link is None:
            self.waiting.put(group)
        else:
            writer_link.say(self.statements(group), partial(self.dictated, group))

    def writer_for(self, group: list[Job]) -> WriterLink | PostgresWriter | None:
        """A scribe serves the loop in which it was first needed."""
        if not self.has_writer or any(job.change for job in group):
            return None
        loop = group[0].loop
        if self.writer_link is None:
            self.start_writer(loop)
        writer_link = self.writer_link
        return writer_link if writer_link is not None and writer_link.ready and writer_link.loop is loop else None

    def start_writer(self, loop: asyncio.AbstractEventLoop) -> None:
        if self.postgres:
            self.writer_link = PostgresWriter(postgres_address(self.engine), loop)
            return
        try:
            self.writer_link = WriterLink(str(self.engine.url.database), loop)
        except OSError:  # no room for one more process
            log.warning("no scribe was to be had")
            self.has_writer = False

    def dictated(self, group: list[Job], durable: bool) -> None:
        """What the scribe could not write the thread tries again, and says what is wrong."""
        if durable:
            self.settled(group)
        else:
            self.waiting.put(group)

    def settled(self, group: list[Job]) -> None:
        """The next group is on its way while the answers to this one are made."""
        self.busy = False
        self.hand_over()
        if self.unanswered and self.unanswered[0].loop is not group[0].loop:
            self.unanswered.clear()  # that loop was closed: nobody waits any more
        is_idle = not self.unanswered
        self.unanswered.extend(group)
        if is_idle:
            self.answer_some()

    def answer_some(self) -> None:
        """In the order in which they came, some in each turn of the loop: the first are on their way meanwhile."""
        for k in range(min(TURN, len(self.unanswered))):
            job = self.unanswered.popleft()
            try:
                job.then(job)
            except Exception:
                log.exception("could not go on after writing")
        if self.unanswered:
            self.unanswered[0].loop.call_soon(self.answer_some)

    async def read(self, question: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, question)

    def read_now(self, question: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return question(connection)

    # -- the writer thread

    def write_all(self) -> None:
        while (group := self.waiting.get()) is not None:
            self.commit(group)
            self.tell(group)
        self.let_go()

    def own(self) -> Connection:
        """The writer's connection: opened for the first write, and kept as long as its file is in its place."""
        if self.writing is not None and self.current_file() != self.written_file:
            self.let_go()
            self.engine.dispose()
        if self.writing is None:
            self.writing = self.engine.connect()
            self.written_file = self.current_file()
        return self.writing

    def current_file(self) -> FileId | None:
        return None if self.postgres else file_id(str(self.engine.url.database))

    def let_go(self) -> None:
        if self.writing is not None:
            self.writing.close()
            self.writing = None

    def tell(self, group: list[Job]) -> None:
        """The loop is woken once for a whole group."""
        try:
            group[0].loop.call_soon_threadsafe(self.settled, group)
        except RuntimeError:  # the loop is closed: nobody waits any more
            self.busy = False

    def commit(self, group: list[Job]) -> None:
        """All in one transaction; if one of them cannot be written, each in its own."""
        try:
            connection = self.own()
            with connection.begin():
                self.perform(connection, group)
        except Exception as fault:
            if len(group) == 1 or self.is_down(fault):
                for job in group:
                    job.fault = fault
                return
            for job in group:
                self.commit([job])

    def is_down(self, fault: Exception) -> bool:
        """SQLite takes no write at all now (locked, full, gone): to try each job alone would only take longer."""
        return not self.postgres and isinstance(fault, OperationalError)

    def perform(self, connection: Connection, group: Sequence[Job]) -> None:
        for statement, values in self.statements(group):
            connection.exec_driver_sql(statement, values)
        for job in group:
            job.result = job.change(connection) if job.change else None

    def statements(self, group: Sequence[Job]) -> list[Statement]:
        """What stores the entries of a group; on PostgreSQL it tells the other workers too."""
        if self.postgres:
            jobs = [job.rows for job in group if job.rows]
            return statements_for(self.name, jobs, [job.news for job in group if job.news])
        return self.inserts_of([row for job in group for row in job.rows])

    def insert(self, connection: Connection, rows: list[EntryRow]) -> None:
        for statement, values in self.inserts_of(rows):
            connection.exec_driver_sql(statement, values)

    def inserts_of(self, rows: list[EntryRow]) -> list[Statement]:
        """Many entries in one statement."""
        parts = [rows[at : at + TOGETHER] for at in range(0, len(rows), TOGETHER)]
        return [(self.inserts[len(part)], tuple(chain.from_iterable(part))) for part in parts]
