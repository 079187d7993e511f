"""The store: SQLAlchemy Core on SQLite or PostgreSQL.  Jobs that are waiting are committed together, as a group.

A write is answered when it is durable.  Entries of one table race by their primary key (table, number): if two workers
write the same number, one wins and the other gets a conflict.
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
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, OperationalError

from touchline.server.store.engine import open_engine, postgres_address
from touchline.server.store.entry_statements import insert_statements
from touchline.server.store.job import Job, resolve_future
from touchline.server.store.postgres import News, PostgresWriter, statements_for
from touchline.server.store.rows import EntryRow
from touchline.server.store.writer_link import WriterLink
from touchline.server.store.writer_process import FileId, Statement, file_id

log = logging.getLogger("touchline.store")
T = TypeVar("T")
MAX_JOBS_PER_COMMIT = 500
JOBS_PER_LOOP_STEP = 16  # jobs answered in one iteration of the loop; with as many pending, a group starts at once
READER_THREADS = 4
CAN_WATCH_PIPES = os.name == "posix"  # the event loop can wait for a pipe, so a writer process can be used


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.name = secrets.token_hex(4)  # names this worker; it ignores notifications about its own writes
        self.engine = open_engine(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.pending: list[Job] = []  # the jobs of the next group
        self.is_writing = False  # one group is written at a time
        self.unanswered: deque[Job] = deque()  # written jobs whose `then` was not called yet
        self.has_writer = CAN_WATCH_PIPES  # a writer process or, on PostgreSQL, a connection of the loop
        self.writer_link: WriterLink | PostgresWriter | None = None
        self.thread_queue: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.thread_connection: Connection | None = None
        self.thread_file: FileId | None = None  # the SQLite file that `thread_connection` was opened on
        self.readers = ThreadPoolExecutor(READER_THREADS, "reader")
        self.thread = threading.Thread(target=self.run_writer_thread, name="writer", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Finish the writes and reads that have started, then close."""
        if self.writer_link is not None:
            self.writer_link.close()
        if self.pending:
            self.thread_queue.put(self.pending)
        self.thread_queue.put(None)
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
        """Store entries, with a change in the same transaction; return False if another worker wrote them first."""
        done = asyncio.get_running_loop().create_future()
        self.enqueue(Job(partial(resolve_future, done), rows, change, news))
        try:
            await done
        except IntegrityError:
            return False
        return True

    async def write(self, change: Callable[[Connection], T], news: News | None = None) -> T:
        """Make a change in a transaction and return its result when it is durable."""
        done = asyncio.get_running_loop().create_future()
        self.enqueue(Job(partial(resolve_future, done), (), change, news))
        result: T = await done
        return result

    # -- groups, in the event loop

    def enqueue(self, job: Job) -> None:
        """Add a job to the next group: the jobs of one loop iteration, and those that come while a group is written."""
        if not self.pending:
            job.loop.call_soon(self.start_next_group)
        self.pending.append(job)
        if len(self.pending) >= JOBS_PER_LOOP_STEP:
            self.start_next_group()

    def start_next_group(self) -> None:
        """Start writing the next group, unless one is being written.

        A group of entries alone goes to the writer process, every other group to the writer thread.
        """
        if self.is_writing or not self.pending:
            return
        group, self.pending = self.pending[:MAX_JOBS_PER_COMMIT], self.pending[MAX_JOBS_PER_COMMIT:]
        self.is_writing = True
        writer_link = self.writer_for(group)
        if writer_link is None:
            self.thread_queue.put(group)
        else:
            writer_link.write_group(self.group_statements(group), partial(self.on_writer_answer, group))

    def writer_for(self, group: list[Job]) -> WriterLink | PostgresWriter | None:
        """Return the writer process (or connection) for this group; None means that the writer thread takes it.

        A writer process serves the event loop in which it was started.
        """
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
        except OSError:  # the system allows no more processes
            log.warning("could not start the writer process")
            self.has_writer = False

    def on_writer_answer(self, group: list[Job], durable: bool) -> None:
        """Finish a group that is durable; give one that is not to the thread, which finds out what is wrong."""
        if durable:
            self.finish_group(group)
        else:
            self.thread_queue.put(group)

    def finish_group(self, group: list[Job]) -> None:
        """Start the next group, then answer the jobs of this one."""
        self.is_writing = False
        self.start_next_group()
        if self.unanswered and self.unanswered[0].loop is not group[0].loop:
            self.unanswered.clear()  # their loop was closed, so nobody waits for them
        is_idle = not self.unanswered
        self.unanswered.extend(group)
        if is_idle:
            self.answer_jobs()

    def answer_jobs(self) -> None:
        """Answer some jobs in the order in which they came, and the others in later iterations of the loop.

        So the first answers are sent before the last ones are made.
        """
        for k in range(min(JOBS_PER_LOOP_STEP, len(self.unanswered))):
            job = self.unanswered.popleft()
            try:
                job.then(job)
            except Exception:
                log.exception("a callback failed after a write")
        if self.unanswered:
            self.unanswered[0].loop.call_soon(self.answer_jobs)

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query in a reader thread."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, query)

    def read_now(self, query: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return query(connection)

    # -- the writer thread

    def run_writer_thread(self) -> None:
        while (group := self.thread_queue.get()) is not None:
            self.commit(group)
            self.wake_loop(group)
        self.close_connection()

    def open_connection(self) -> Connection:
        """Return the thread's connection; open a new one if the SQLite file was replaced."""
        if self.thread_connection is not None and self.current_file() != self.thread_file:
            self.close_connection()
            self.engine.dispose()
        if self.thread_connection is None:
            self.thread_connection = self.engine.connect()
            self.thread_file = self.current_file()
        return self.thread_connection

    def current_file(self) -> FileId | None:
        return None if self.postgres else file_id(str(self.engine.url.database))

    def is_in_place(self) -> bool:
        """Whether the SQLite file is where it was; open connections could still read one that was removed."""
        return self.postgres or self.current_file() is not None

    def close_connection(self) -> None:
        if self.thread_connection is not None:
            self.thread_connection.close()
            self.thread_connection = None

    def wake_loop(self, group: list[Job]) -> None:
        """Let the event loop answer a whole group at once."""
        try:
            group[0].loop.call_soon_threadsafe(self.finish_group, group)
        except RuntimeError:  # the loop is closed, so nobody waits for an answer
            self.is_writing = False

    def commit(self, group: list[Job]) -> None:
        """Write a group in one transaction; if that fails, write each job in a separate transaction."""
        try:
            connection = self.open_connection()
            with connection.begin():
                self.execute(connection, group)
        except Exception as fault:
            if len(group) == 1 or self.is_down(fault):
                for job in group:
                    job.fault = fault
                return
            for job in group:
                self.commit([job])

    def is_down(self, fault: Exception) -> bool:
        """Whether SQLite refuses every write now (locked, full, removed), so that trying each job alone is no use."""
        return not self.postgres and isinstance(fault, OperationalError)

    def execute(self, connection: Connection, group: Sequence[Job]) -> None:
        for statement, values in self.group_statements(group):
            connection.exec_driver_sql(statement, values)
        for job in group:
            job.result = job.change(connection) if job.change else None

    def group_statements(self, group: Sequence[Job]) -> list[Statement]:
        """Return the SQL that stores the entries of a group; on PostgreSQL it notifies the other workers too."""
        if self.postgres:
            jobs = [job.rows for job in group if job.rows]
            return statements_for(self.name, jobs, [job.news for job in group if job.news])
        return insert_statements([row for job in group for row in job.rows])
