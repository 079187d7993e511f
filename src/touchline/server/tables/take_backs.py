"""Going back: a seat takes back its own last pick, or all persons agree to go back further."""

from __future__ import annotations

from touchline.kernel.record import rewound
from touchline.kernel.table import Table
from touchline.server.messages import wire
from touchline.server.messages.errors import RequestError
from touchline.server.tables.audience import Connection
from touchline.server.tables.pick_pipeline import PickRequest
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room


class Undo(PickRequest):
    """Takes back the seat's last pick; with real dice also the last face, if it was typed in wrongly."""

    def __init__(self, registry: Registry, room: Room, connection: Connection, message: wire.Undo) -> None:
        super().__init__(registry, room)
        self.connection = connection
        self.message = message

    def check(self) -> bool:
        self.seat = self.room.playing_seat(self.room.seat_of(self.connection))
        self.move = f"{self.seat}-{self.message.id}"
        return super().check()

    def change(self, table: Table) -> Table | None:
        assert self.seat is not None
        typed = None if table.can_undo(self.seat) else self.room.mistyped()
        if typed is not None:
            return rewound(table, typed)
        if self.message.whole:
            table.undo_hidden(self.seat)
        else:
            table.undo(self.seat)
        return None


class Rewind(PickRequest):
    """Goes back to the first `number` entries of the log."""

    def __init__(self, registry: Registry, room: Room, number: int = 0) -> None:
        super().__init__(registry, room)
        self.number = number

    def change(self, table: Table) -> Table:
        return rewound(table, self.number)


class TakeBack(Rewind):
    """Proposes to go back before the proposer's last pick, or agrees to it; the last who agrees makes it happen.

    In casual games, and with real dice.
    """

    def __init__(self, registry: Registry, room: Room, connection: Connection, message: wire.TakeBack) -> None:
        super().__init__(registry, room)
        self.connection = connection
        self.message = message

    def check(self) -> bool:
        room = self.room
        if not room.row.casual and not room.row.real_dice:
            raise RequestError("not-casual", 409)
        seat = room.seat_of(self.connection)
        self.move = f"{seat}-{self.message.id}"
        if self.move in room.moves:
            return False
        if not self.message.agree:
            room.proposal = None
            room.tell_everywhere(wire.Proposal(seat, []))
            return False
        return self.is_agreed(seat)

    def is_agreed(self, seat: int) -> bool:
        """Everybody has agreed now; until then the others are told who has not."""
        room = self.room
        by, agreed = room.proposal or (seat, set())
        number = last_pick(room.table, by)
        if number is None:
            raise RequestError("nothing-to-take-back", 409)
        self.number = number
        agreed = agreed | {seat}
        if all(person in agreed for person in room.persons()):
            return True
        room.proposal = (by, agreed)
        room.tell_everywhere(room.proposed())
        return False


def last_pick(table: Table, seat: int) -> int | None:
    """Return the number of the entry of the seat's last pick."""
    return next((at for at in range(len(table.log) - 1, -1, -1) if table.log[at].who == seat), None)
