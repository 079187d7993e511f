"""The pick pipeline: every change of a table in play passes the same stages, whoever makes it.

    check -> play -> write -> apply -> tell

A request waits for the table's lock and for the disk, and for nothing else.  Both call back, so a pick from a socket
needs no task, queue or future.  Other sources (a bot, a clock, a closing window) await `run` in a task.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from touchline.kernel.drivers import Entry
from touchline.kernel.table import Table
from touchline.server.messages.errors import FAULTS, RequestError, RoomClosed
from touchline.server.store.job import PRIVATE_CHANGED, Job
from touchline.server.tables.pending_change import PendingChange, play_change, write_with_entries
from touchline.server.tables.private_state import AnswerMissed

if TYPE_CHECKING:
    from touchline.server.tables.registry import Registry
    from touchline.server.tables.room import Room

log = logging.getLogger("touchline.pick_pipeline")
EndCallback = Callable[[Exception | None], None]  # called with the error, or None


class PickRequest:
    """One change of a table on its way through the stages.

    Each source (socket, bot, clock, window) is a subclass with its own `check` and `change`.
    """

    played: PendingChange
    ended: EndCallback
    begun: float

    def __init__(self, registry: Registry, room: Room, seat: int | None = None, move: str = "") -> None:
        self.registry = registry
        self.room = room
        self.seat = seat  # the seat that makes the change; None: no single seat
        self.move = move  # the id that the client gave it: the same move is never played twice
        self.seen_before: tuple[int, list[int]] | None = None

    # -- what each source defines

    def check(self) -> bool:
        """Raise an error if the change is not allowed; return False if there is nothing left to change."""
        return not self.room.has_played(self.move)

    def change(self, table: Table) -> Table | None:
        """Change the table, or return another one to use instead (a rewind)."""
        raise NotImplementedError

    def move_ids(self, entries: list[Entry]) -> list[str]:
        """Return the move id of each new entry; entries of the server have none."""
        return [self.move] + [""] * (len(entries) - 1)

    def guard(self) -> Callable[[Any], None] | None:
        """Return a check that runs in the transaction of the entries, or None."""
        return None

    def changes_private_state(self) -> bool:
        """Whether the guard changes private state, which the other workers then read again."""
        return False

    # -- running

    def start(self, ended: EndCallback) -> None:
        """Begin when the table's lock is free; `ended` is called once, at the end."""
        self.ended = ended
        self.begun = self.registry.measures.now()
        self.room.lock.when_free(self.begin)

    async def run(self) -> None:
        """Wait until the change is made, or raise its error.  Cancelling the wait does not stop the request."""
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
        """Check, play, and give the job to the writer; the lock is held from here to `finish`."""
        if self.room.is_closed:
            self.finish(RoomClosed())
            return
        try:
            if self.check():
                self.registry.store.enqueue(self.play())
            else:
                self.finish(None)
        except FAULTS as fault:
            self.finish(fault)
        except Exception as fault:
            log.exception("a pick failed")
            self.finish(fault)

    def play(self) -> Job:
        """Play on the table, which nobody may see before the entries are written; return the job for the writer."""
        self.seen_before = self.room.hidden_choice_progress()
        times = self.registry.times
        self.played = play_change(self.room, times, self.change, self.move_ids)
        change = write_with_entries(self.room, times, self.played.table, self.guard())
        news = (self.room.id, PRIVATE_CHANGED) if self.changes_private_state() else None
        return Job(self.on_written, self.played.rows, change, news)

    def on_written(self, job: Job) -> None:
        """Continue when the writer has finished: durable, or another worker was first, or not written."""
        if job.is_conflict or isinstance(job.fault, AnswerMissed):
            self.registry.run_in_background(self.reject_stale(job.fault))
            return
        try:
            if job.fault is not None:
                raise job.fault
            self.apply(job)
            self.tell()
            self.registry.measures.count_move(self.begun)
        except RequestError as fault:
            self.finish(fault)
        except Exception as fault:
            log.exception("a pick was not written, or not applied")
            self.registry.close_room(self.room)  # the table in memory may differ from the store
            self.finish(fault)
        else:
            self.finish(None)

    def apply(self, job: Job) -> None:
        """Keep the change, which is durable now."""
        self.room.apply(self.played)

    def tell(self) -> None:
        """Send the new state to everybody; during a hidden choice only to the seat that chooses."""
        if (
            self.seat is not None
            and self.seen_before is not None
            and self.seen_before == self.room.hidden_choice_progress()
        ):
            self.registry.publish_to_seat(self.room, self.seat)
        else:
            self.registry.publish_change(self.room)

    def finish(self, fault: Exception | None) -> None:
        """Release the lock and report the end."""
        self.room.lock.release()
        self.ended(fault)

    async def reject_stale(self, fault: Exception | None) -> None:
        """Load what another worker has written, and refuse this change."""
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
        """Send the reloaded state to everybody, and refuse this change as stale."""
        self.registry.publish_change(self.room)
        raise RequestError("stale", 409)
