"""A job for the store: entries or another change, and what the other workers have to read again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from touchline.server.store.postgres import News
from touchline.server.store.rows import EntryRow

# Sent to other workers in the place of an entry's number: the seats, or the private state of a seat, have changed,
# or the table was removed.
SEATS_CHANGED, PRIVATE_CHANGED, TABLE_REMOVED = -1, -2, -3
# A JSON text in the same place is a message that is not stored, for the connections of other workers.


class Job:
    """Something to write: entries, or any other change.  `then` is called with the job, in its loop, at the end."""

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
        self.news = news  # the table, and what other workers have to read again
        self.loop = asyncio.get_running_loop()
        self.result: Any = None
        self.fault: Exception | None = None

    @property
    def is_conflict(self) -> bool:
        """Whether another worker wrote these entries first."""
        return isinstance(self.fault, IntegrityError)


def resolve_future(future: asyncio.Future[Any], job: Job) -> None:
    """Pass the job's result or fault to the future, unless its waiter was cancelled."""
    if future.done():
        return
    if job.fault is None:
        future.set_result(job.result)
    else:
        future.set_exception(job.fault)
