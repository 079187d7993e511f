"""The pick pipeline: every change of a table in play passes the same stages, whoever makes it.

    check -> play -> write -> apply -> tell

A request waits for the table's lock and for the disk, and for nothing else.  Both call back, so a pick from a socket
needs no task, queue or future.  Whoever waits in a task of its own (a bot, a clock, a closing window) awaits `run`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from touchline.kernel.drivers import Entry
from touchline.kernel.table import Table
from touchline.server.messages.errors import FAULTS, RequestError, RoomClosed
from touchline.server.store.database import Job
from touchline.server.tables.private_state import AnswerMissed

if TYPE_CHECKING:
    from touchline.server.tables.registry import Registry
    from touchline.server.tables.room import Played, Room

log = logging.getLogger("touchline.pick_pipeline")
Ended = Callable[[Exception | None], None]  # called with what went wrong, or None


class PickRequest:
    """One change of a table on its way through the stages.

    A source (socket, bot, clock, window) says what is checked and how the table changes: `check` and `change`.
    """

    played: Played
    ended: Ended

    def __init__(self, registry: Registry, room: Room, seat: int | None = None, move: str = "") -> None:
        self.registry = registry
        self.room = room
        self.seat = seat  # whose change it is; None: everybody's
        self.move = move  # the id that the client gave it: the same move is never played twice
        self.seen_before: tuple[int, list[int]] | None = None

    # -- what a source says

    def check(self) -> bool:
        """Raise what speaks against the change; return False if there is nothing to change any more."""
        return self.move not in self.room.moves

    def change(self, table: Table) -> Table | None:
        """Change the table; a table that is returned takes its place (a rewind)."""
        raise NotImplementedError

    def move_ids(self, entries: list[Entry]) -> list[str]:
        """Return the id of the move that each new entry came with; the server's own entries have none."""
        return [self.move] + [""] * (len(entries) - 1)

    def guard(self) -> Callable[[Any], None] | None:
        """Return what is looked up in the database, in the same transaction, before the entries are kept."""
        return None

    # -- running

    def start(self, ended: Ended) -> None:
        """Begin at once if nobody holds the table, or when it is this request's turn; `ended` is called once."""
        self.ended = ended
        self.room.lock.when_free(self.begin)

    async def run(self) -> None:
        """Wait until the change is made; raise what went wrong.  Whoever stops waiting does not stop the request."""
        done = asyncio.get_running_loop().create_future()

        def end(fault: Exception | None) -> None:
            if done.done():
                return
            if fault is None:
                done.set_result(None)
            else:
                done.set_exception(fault)

        self.start(end)
        await done

    # -- the stages

    def begin(self) -> None:
        """The table is ours: check, play, and hand over to the writer."""
        if self.room.lock.closed:
            self.finish(RoomClosed())
            return
        try:
            if self.check():
                self.registry.store.take(self.play())
            else:
                self.finish(None)
        except FAULTS as fault:
            self.finish(fault)
        except Exception as fault:
            log.exception("a pick failed")
            self.finish(fault)

    def play(self) -> Job:
        """Play on the table, which nobody may see until the entries are written; return what is to be written."""
        self.seen_before = self.room.outside()
        self.played = self.room.play(self.change, self.move_ids)
        return Job(self.written, self.played.rows, self.room.finisher(self.played.table, self.guard()))

    def written(self, job: Job) -> None:
        """The writer calls: the change is durable, or another worker was first, or nothing could be written."""
        if job.lost or isinstance(job.fault, AnswerMissed):
            self.registry.later(self.reject_stale(job.fault))
            return
        try:
            if job.fault is not None:
                raise job.fault
            self.apply(job)
            self.tell()
        except RequestError as fault:
            self.finish(fault)
        except Exception as fault:
            log.exception("a pick was not written, or not applied")
            self.registry.forget(self.room)  # what is written counts, and nothing else
            self.finish(fault)
        else:
            self.finish(None)

    def apply(self, job: Job) -> None:
        """It is durable: it has happened."""
        self.room.keep(self.played)

    def tell(self) -> None:
        """Tell everybody; of a choice made unseen the others learn when it is made, not how it is put together."""
        if self.seat is not None and self.seen_before is not None and self.seen_before == self.room.outside():
            self.registry.quietly(self.room, self.seat)
        else:
            self.registry.after(self.room)

    def finish(self, fault: Exception | None) -> None:
        self.room.lock.release()
        self.ended(fault)

    async def reject_stale(self, fault: Exception | None) -> None:
        """Another worker has written something else: read it."""
        try:
            await self.room.reload()
            self.recover(fault)
        except Exception as raised:
            self.finish(raised)
            if not isinstance(raised, RequestError):
                raise
        else:
            self.finish(None)

    def recover(self, fault: Exception | None) -> None:
        """After reading what another worker has written: all see it, and this change has not happened."""
        self.registry.after(self.room)
        raise RequestError("stale", 409)
