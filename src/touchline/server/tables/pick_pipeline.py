"""The short way of a pick, which is nearly all that is ever said: from the socket to the writer and back.

There is nothing to wait for but one's turn and the disk, and both call back: no task, queue or future is needed.
Whatever is not such a pick goes the long way, by `Talk.hear`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from touchline.server.messages import wire
from touchline.server.messages.errors import FAULTS
from touchline.server.store.database import Job

if TYPE_CHECKING:
    from touchline.server.tables.commands import Talk
    from touchline.server.tables.room import Played

log = logging.getLogger("touchline.short_way")
PICK: Final = b'{"t":"pick",'  # as our own clients write it; written otherwise it goes the long way


def taken(talk: Talk, raw: bytes, then: Callable[[], None]) -> bool:
    """True if this goes the short way; `then` is called when it has been answered, which may be at once."""
    if not raw.startswith(PICK):
        return False
    talk.room.lock.when_free(Errand(talk, raw, then).begin)
    return True


class Errand:
    """One pick on its way."""

    __slots__ = ("message_id", "outside", "played", "raw", "talk", "then")

    played: Played
    outside: tuple[int, list[int]] | None

    def __init__(self, talk: Talk, raw: bytes, then: Callable[[], None]) -> None:
        self.talk = talk
        self.raw = raw
        self.then = then
        self.message_id = ""

    def begin(self) -> None:
        """It is our turn; what is answered in a window waits for more than the disk."""
        room, house = self.talk.room, self.talk.house
        if room.lock.closed:
            self.give_up()
            return
        try:
            house.referee.open_window(room)
            if room.window is not None:
                room.lock.release()
                house.later(self.go_the_long_way())
            elif self.try_out():
                house.store.take(Job(self.written, self.played.rows, room.milestone(self.played.table)))
            else:
                self.end(wire.Done(self.message_id))
        except FAULTS as fault:
            self.end(self.talk.refusal(self.message_id, fault))
        except Exception:
            log.exception("a pick failed")
            self.give_up()

    def try_out(self) -> bool:
        """False if this move was made before: it is answered again, and not played twice."""
        talk = self.talk
        message = talk.decoded(self.raw, wire.pick_decoder)
        self.message_id = message.id
        if talk.move(message) in talk.room.moves:
            return False
        self.outside = talk.room.outside()
        self.played = talk.try_out(message)
        return True

    def written(self, job: Job) -> None:
        """It is durable; or another worker was there first, or nothing could be written."""
        if job.lost:
            self.talk.house.later(self.come_late())
            return
        try:
            if job.fault is not None:
                raise job.fault
            self.has_happened()
        except Exception:
            log.exception("a pick was not written, or not taken over")
            self.talk.house.forget(self.talk.room)  # what is written counts, and nothing else
            self.give_up()

    def has_happened(self) -> None:
        self.talk.room.keep(self.played)
        self.talk.house.after_move(self.talk.room, self.talk.seat, self.outside)
        self.end(wire.Done(self.message_id))

    def end(self, reply: wire.Reply) -> None:
        self.talk.answer(reply)
        self.talk.room.lock.release()
        self.then()

    def give_up(self) -> None:
        self.talk.connection.drop()
        self.talk.room.lock.release()
        self.then()

    async def come_late(self) -> None:
        try:
            fault = await self.talk.room.stale()
        except Exception:
            self.give_up()
            raise
        self.end(self.talk.refusal(self.message_id, fault))

    async def go_the_long_way(self) -> None:
        try:
            await self.talk.hear(self.raw)
        except Exception:
            self.talk.connection.drop()
            raise
        finally:
            self.then()
