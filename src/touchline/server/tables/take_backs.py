"""Undo of a seat's own last pick, and take-backs to which all persons agree."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from touchline.kernel.event_feed import EventFeed
from touchline.kernel.record import rewind_table
from touchline.kernel.table import Table
from touchline.server.messages import seat_messages, wire
from touchline.server.messages.errors import RequestError
from touchline.server.store import chat_rows
from touchline.server.tables.audience import ClientConnection
from touchline.server.tables.pick_pipeline import PickRequest
from touchline.server.tables.private_state import all_writes
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room


class Undo(PickRequest):
    """Takes back the seat's last pick; with real dice also the last typed face."""

    def __init__(
        self, registry: Registry, room: Room, connection: ClientConnection, message: seat_messages.Undo
    ) -> None:
        super().__init__(registry, room)
        self.connection = connection
        self.message = message

    def check(self) -> bool:
        self.seat = self.room.seats.refuse_if_bot_plays(self.connection.own_seat())
        self.move = f"{self.seat}-{self.message.id}"
        return super().check()

    def change(self, table: Table) -> Table | None:
        assert self.seat is not None
        typed = None if table.can_undo(self.seat) else self.room.last_typed()
        if typed is not None:
            return rewind_table(table, typed)
        if self.message.whole:
            table.undo_hidden(self.seat)
        else:
            table.undo(self.seat)
        return None

    def guard(self) -> Callable[[Any], None] | None:
        return forget_what_follows(self.room, self.played.table)

    def changes_private_state(self) -> bool:
        return True


class Rewind(PickRequest):
    """Goes back to the first `number` entries of the log."""

    def __init__(self, registry: Registry, room: Room, number: int = 0) -> None:
        super().__init__(registry, room)
        self.number = number

    def change(self, table: Table) -> Table:
        return rewind_table(table, self.number)

    def guard(self) -> Callable[[Any], None] | None:
        return forget_what_follows(self.room, self.played.table)

    def changes_private_state(self) -> bool:
        return True


class TakeBack(Rewind):
    """Proposes to go back before the proposer's last pick, or agrees to it; with the last agreement it is done.

    It is allowed in casual games and with real dice.
    """

    def __init__(
        self, registry: Registry, room: Room, connection: ClientConnection, message: seat_messages.TakeBack
    ) -> None:
        super().__init__(registry, room)
        self.connection = connection
        self.message = message

    def check(self) -> bool:
        room = self.room
        if not room.status.is_casual and not room.status.has_real_dice:
            raise RequestError("not-casual", 409)
        seat = self.connection.own_seat()
        self.move = f"{seat}-{self.message.id}"
        if room.has_played(self.move):
            return False
        if not self.message.agree:
            room.proposal.clear()
            room.audience.tell_everywhere(wire.Proposal(seat, []))
            return False
        return self.is_agreed(seat)

    def is_agreed(self, seat: int) -> bool:
        """Whether everybody has agreed; if not, tell all who still has to."""
        room = self.room
        by = room.proposal.by
        number = last_pick(room.table, seat if by is None else by)
        if number is None:
            raise RequestError("nothing-to-take-back", 409)
        self.number = number
        if room.proposal.agree(seat):
            return True
        room.audience.tell_everywhere(room.proposal.message())
        return False


def forget_what_follows(room: Room, table: Table) -> Callable[[Any], None] | None:
    """Return the write that removes plans which would answer at once, and reactions to what did not happen."""
    count = EventFeed().count(table, None)
    writes = [room.private.drop_plans(table)]
    if room.chat.has_reactions_from(count):
        writes.append(lambda connection: chat_rows.erase_reactions(connection, room.id, count))
    return all_writes([each for each in writes if each is not None])


def last_pick(table: Table, seat: int) -> int | None:
    """Return the number of the entry of the seat's last pick."""
    return next((at for at in range(len(table.log) - 1, -1, -1) if table.log[at].who == seat), None)
