"""What a seat says on its socket, and what comes of it.  Every message is answered by its id: done, or refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from touchline.kernel.errors import IllegalPick
from touchline.kernel.table import Table
from touchline.server.messages import wire
from touchline.server.messages.errors import FAULTS, Refusal, not_yours
from touchline.server.store.database import SEALED
from touchline.server.tables import chat, hints
from touchline.server.tables.audience import Connection
from touchline.server.tables.registry import House
from touchline.server.tables.room import Played, Room
from touchline.server.tables.token_bucket import Bucket
from touchline.server.tables.windows import HOLDS, Window, hold_scope, is_bid, lot_of

T = TypeVar("T")
LARGEST = 8192  # bytes of one message
MOST_TRIES = 3  # cards typed in at one draw that another place turned out to hold
HINTS = (0.5, 4.0)  # of one connection: so many a second, and so many at once


class Talk:
    """One connection's side of the conversation."""

    def __init__(self, house: House, room: Room, connection: Connection) -> None:
        self.house = house
        self.room = room
        self.connection = connection
        self.bucket = Bucket(*house.messages)
        self.hints = Bucket(*HINTS)

    async def hear(self, raw: str | bytes) -> None:
        """Whatever comes, the answer is a message and the room is whole."""
        message_id = ""
        try:
            message = self.decoded(raw, wire.decoder)
            message_id = message.id
            await self.act(message)
            answer: wire.Reply = wire.Done(message_id)
        except FAULTS as fault:
            answer = self.refusal(message_id, fault)
        self.answer(answer)

    def answer(self, reply: wire.Reply) -> None:
        self.room.give(self.connection, wire.encode(reply))

    def refusal(self, message_id: str, fault: IllegalPick | Refusal) -> wire.No:
        rule = fault.rule if isinstance(fault, IllegalPick) else ""
        return wire.No(message_id, fault.code, fault.place, fault.facts, rule)

    def decoded(self, raw: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
        if not self.bucket.take():
            raise Refusal("too-fast", 429)
        if len(raw) > LARGEST:
            raise Refusal("too-large", 413)
        try:
            return decoder.decode(raw)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
            raise Refusal("bad-message") from fault

    @property
    def seat(self) -> int:
        if self.connection.seat is None:
            raise Refusal("not-seated", 403)
        return self.connection.seat

    @property
    def playing_seat(self) -> int:
        """The seat, for whoever plays it himself; while a bot stands in, its holder looks on."""
        if self.room.seats[self.seat].is_played_by_bot:
            raise Refusal("bot-plays", 409)
        return self.seat

    async def act(self, message: wire.Message) -> None:
        match message:
            case wire.Pick():
                await self.pick(message)
            case wire.Undo():
                await self.undo(message)
            case wire.TakeBack():
                await self.take_back(message)
            case wire.Order():
                await self.order(message)
            case wire.Limit():
                await self.limit(message)
            case wire.Nudge():
                await chat.nudge(self, message)
            case wire.Chat():
                await chat.chat(self, message)
            case wire.Hold():
                await self.hold(message)
            case wire.AskHint():
                await self.hint()
            case wire.LetBot():
                await self.let_bot(message)
            case wire.Sync():
                await self.sync(message)

    async def sync(self, message: wire.Sync) -> None:
        async with self.room.lock:  # nothing is shown that is not durable
            self.room.give(self.connection, self.room.state(self.connection.seat, message.since)[1])

    def move(self, message: wire.Message) -> str:
        return f"{self.seat}-{message.id}"

    async def pick(self, message: wire.Pick) -> None:
        """A move that was answered before is answered again, and not played twice."""
        room = self.room
        async with room.lock:
            seat, move = self.seat, self.move(message)
            if move in room.moves:
                return
            self.house.referee.open_window(room)
            if room.window is not None:
                await self.answer_window(room.window, message)
                room.moves.add(move)
                self.house.quietly(room, seat)
                return
            outside = room.outside()
            await room.play(self.picking(message), move)
        self.house.after_move(room, seat, outside)

    def try_out(self, message: wire.Pick) -> Played:
        return self.room.try_out(self.picking(message), self.move(message))

    def picking(self, message: wire.Pick) -> Callable[[Table], None]:
        """Somebody is there; a die that is asked for is typed in by whoever sees it."""
        self.room.clocks.late[self.seat] = 0
        if self.room.dice_asked(self.seat) is not None:
            return lambda table: self.type_in(table, message)
        seat = self.playing_seat
        return lambda table: played(table, seat, message)

    def type_in(self, table: Table, message: wire.Pick) -> None:
        """With real dice.  Everybody hears of a card that cannot have been drawn: nobody tries cards in silence."""
        room, seat, number = self.room, self.seat, len(table.log)
        if len(message.picks) != 1:
            raise IllegalPick("not-offered", seat)
        if room.tries.get(number, 0) >= MOST_TRIES:
            raise IllegalPick("too-many-tries", seat)
        try:
            table.type_in(seat, message.picks[0], message.decision)
        except IllegalPick as fault:
            if fault.code == "card-elsewhere":
                room.tries = {number: room.tries.get(number, 0) + 1}
                self.house.later(room.tell_everywhere(wire.CheckCards(seat)))
            raise

    async def answer_window(self, window: Window, message: wire.Pick) -> None:
        """An answer in a window is kept, durably, until the window closes; nobody sees it before."""
        room, seat = self.room, self.playing_seat
        if seat not in window.tables:
            raise IllegalPick("not-asked", seat)
        if message.decision != window.number:
            raise IllegalPick("stale", seat, {"decision": window.number})
        option, move = message.picks[0], self.move(message)
        window.tables[seat].checked(seat, option, None)
        written = room.sealed.answer(seat, window.number, option, move)
        if not await room.save(written, SEALED):
            raise Refusal("stale", 409)  # another worker has closed the window: that is on its way
        room.sealed.answers[seat] = (window.number, option, move)
        window.answer(seat, option, move)

    async def hold(self, message: wire.Hold) -> None:
        """More time for everybody in a strict window; each seat may ask twice a match, and nobody learns who did."""
        room = self.room
        async with room.lock:
            seat, move, window = self.playing_seat, self.move(message), room.window
            if move in room.moves:
                return
            if window is None or window.most is None or seat not in window.tables:
                raise Refusal("no-window", 409)
            span = room.table.now.span(hold_scope(room.table.title))
            if room.sealed.held(seat, span) >= HOLDS:
                raise Refusal("no-hold", 409)
            written = room.sealed.hold(seat, span, window.number)
            if not await room.save(written, SEALED):
                raise Refusal("stale", 409)
            room.sealed.holds.append((seat, span, window.number))
            room.moves.add(move)
            window.held += 1
        self.house.after(room)

    async def hint(self) -> None:
        """What a bot would do in this seat's place, on a table as the seat knows it; nobody else hears of it."""
        room, seat = self.room, self.seat
        asked = await self.advised(seat)
        self.room.give(self.connection, wire.encode(await hints.hint(self.house, room, seat, asked)))

    async def advised(self, seat: int) -> tuple[Table, int]:
        """The table on which a bot thinks for this seat, if it may."""
        if seat == self.seat and not hints.gives_hints(self.room):
            raise Refusal("no-hint", 409)
        asked = await hints.before(self.room, seat)
        if not self.hints.take():
            raise Refusal("too-fast", 429)
        return asked

    async def let_bot(self, message: wire.LetBot) -> None:
        """A bot answers in the seat's place, once; what is put together unseen, a line-up, as a whole."""
        room, seat = self.room, message.seat
        if seat != self.seat and not hints.is_absent(room, seat):
            raise not_yours()
        asked = await self.advised(seat)
        number = asked[1] if seat == self.seat else room.table.decision(self.seat)
        if number != message.decision:
            raise IllegalPick("stale", seat, {"decision": number})
        if seat == self.seat:
            room.clocks.late[self.playing_seat] = 0
        if room.window is None:
            await self.house.referee.answer_for(room, seat, hints.STAND_IN)
        elif seat == self.seat:
            option = await hints.pick(self.house, room, seat, asked)
            await self.pick(wire.Pick(message.id, number, [option]))
        else:
            raise IllegalPick("not-asked", seat)  # a window closes by itself

    async def undo(self, message: wire.Undo) -> None:
        room = self.room
        async with room.lock:
            seat, move = self.playing_seat, self.move(message)
            if move in room.moves:
                return

            def back(table: Table) -> None:
                if message.whole:
                    table.undo_hidden(seat)
                else:
                    table.undo(seat)

            outside = room.outside()
            typed = None if room.table.can_undo(seat) else room.mistyped()
            await room.play(back if typed is None else room.go_back(typed), move)
        self.house.after_move(room, seat, outside)

    async def take_back(self, message: wire.TakeBack) -> None:
        """All persons together may go back before the proposer's last pick: in casual games, and with real dice."""
        room = self.room
        if not room.row.casual and not room.row.real_dice:
            raise Refusal("not-casual", 409)
        async with room.lock:
            if self.move(message) in room.moves:
                return
            if not message.agree:
                room.proposal = None
                await room.tell_everywhere(wire.Proposal(self.seat, []))
                return
            if not await self.agree(message):
                return
        self.house.after(room)

    async def agree(self, message: wire.TakeBack) -> bool:
        """True if that was the last who had to: the table is as it was before."""
        room, seat = self.room, self.seat
        by, agreed = room.proposal or (seat, set())
        number = last_pick(room.table, by)
        if number is None:
            raise Refusal("nothing-to-take-back", 409)
        agreed = agreed | {seat}
        waiting = [person for person in room.persons() if person not in agreed]
        if waiting:
            room.proposal = (by, agreed)
            await room.tell_everywhere(room.proposed())
            return False
        await room.play(room.go_back(number), self.move(message))
        return True

    async def order(self, message: wire.Order) -> None:
        if message.scope >= len(self.room.table.title.scopes):
            raise Refusal("unknown-scope")
        room = self.room
        async with room.lock:
            seat = self.playing_seat
            span = room.table.now.span(message.scope) if message.standing else None
            await room.save(room.sealed.order(seat, message.scope, span), SEALED)
            window = room.window
            if window is not None and message.standing and seat in window.tables and seat not in window.answers:
                if room.table.title.is_passed_by_order(window.question(seat)):
                    window.pass_alone(seat, self.house.timer())
        self.house.quietly(room, seat)

    async def limit(self, message: wire.Limit) -> None:
        """For the lot that is under the hammer."""
        room = self.room
        async with room.lock:
            seat = self.playing_seat
            asked = room.table.question(seat) or next(iter(room.table.journal.open.values()), None)
            if message.amount is not None and (asked is None or not is_bid(room.table, asked)):
                raise Refusal("no-auction", 409)
            lot = lot_of(room.table, asked) if asked is not None and message.amount is not None else 0
            limit = room.sealed.limit(seat, lot, message.amount, message.after)
            await room.save(limit, SEALED)
        self.house.quietly(room, seat)


def played(table: Table, seat: int, message: wire.Pick) -> None:
    if len(message.picks) == 1:
        table.pick(seat, message.picks[0], message.decision)
    else:
        table.pick_run(seat, message.picks, message.decision)


def last_pick(table: Table, seat: int) -> int | None:
    """The number of the entry of the seat's last pick."""
    return next((at for at in range(len(table.log) - 1, -1, -1) if table.log[at].who == seat), None)
