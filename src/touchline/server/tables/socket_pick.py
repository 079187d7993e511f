"""A pick from a socket: an answer to a question, a die that is typed in, or an answer in a window."""

from __future__ import annotations

from touchline.kernel.errors import IllegalPick
from touchline.kernel.table import Table
from touchline.server.messages import seat_messages, wire
from touchline.server.messages.errors import RequestError
from touchline.server.store.job import PRIVATE_CHANGED, Job
from touchline.server.tables.audience import ClientConnection
from touchline.server.tables.open_window import Window
from touchline.server.tables.pick_pipeline import PickRequest
from touchline.server.tables.real_dice import dice_question
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room


class SocketPick(PickRequest):
    def __init__(
        self, registry: Registry, room: Room, connection: ClientConnection, message: seat_messages.Pick
    ) -> None:
        super().__init__(registry, room)
        self.connection = connection
        self.message = message
        self.window: Window | None = None
        self.types_in = False  # the pick is what a real die or card shows

    def check(self) -> bool:
        """Look up the seat now: its holder may have lost it while this request waited."""
        self.seat = seat = self.connection.own_seat()
        self.move = f"{seat}-{self.message.id}"
        if self.room.has_played(self.move):
            return False
        self.registry.windows.open(self.room)
        self.window = self.room.window
        if self.window is not None:
            self.check_answer(self.window, self.room.seats.refuse_if_bot_plays(seat))
            return True
        self.room.clocks.seat_is_back(seat)
        self.types_in = dice_question(self.room.table, seat) is not None
        if not self.types_in:
            self.room.seats.refuse_if_bot_plays(seat)
        return True

    def change(self, table: Table) -> None:
        assert self.seat is not None
        picks, decision = self.message.picks, self.message.decision
        if self.types_in:
            self.type_in(table, self.seat)
        elif self.message.whole:
            table.pick_whole(self.seat, picks, decision)
        elif len(picks) == 1:
            table.pick(self.seat, picks[0], decision)
        else:
            table.pick_run(self.seat, picks, decision)

    # -- real dice

    def type_in(self, table: Table, seat: int) -> None:
        """Type in a die or a card; everybody is told of a card that cannot have been drawn."""
        room, number = self.room, len(table.log)
        if len(self.message.picks) != 1:
            raise IllegalPick("not-offered", seat)
        room.card_tries.check(number, seat)
        try:
            table.type_in(seat, self.message.picks[0], self.message.decision)
        except IllegalPick as fault:
            if fault.code == "card-elsewhere":
                room.card_tries.add(number)
                room.audience.tell_everywhere(wire.CheckCards(seat))
            raise

    # -- windows: the answer is written now and played when the window closes

    def check_answer(self, window: Window, seat: int) -> None:
        if not window.asks(seat):
            raise IllegalPick("not-asked", seat)
        if self.message.decision != window.number:
            raise IllegalPick("stale", seat, {"decision": window.number})
        window.table_for(seat).check_pick(seat, self.message.picks[0], None)

    def play(self) -> Job:
        if self.window is None:
            return super().play()
        assert self.seat is not None
        write = self.room.private.write_answer(self.seat, self.window.number, self.message.picks[0], self.move)
        return Job(self.on_written, (), write, (self.room.id, PRIVATE_CHANGED))

    def apply(self, job: Job) -> None:
        if self.window is None:
            super().apply(job)
            return
        if not job.result:
            raise RequestError("stale", 409)  # another worker has closed the window
        assert self.seat is not None
        self.room.private.add_answer(self.seat, self.window.number, self.message.picks[0], self.move)
        self.window.answer(self.seat, self.message.picks[0], self.move)
        self.room.add_moves([self.move])

    def tell(self) -> None:
        if self.window is None:
            super().tell()
        else:
            assert self.seat is not None
            self.registry.publish_to_seat(self.room, self.seat)
