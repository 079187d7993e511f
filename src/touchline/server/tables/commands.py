"""What a seat says on its socket, and what comes of it.  Every message is answered by its id: done, or refused."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

import msgspec

from touchline.kernel.errors import IllegalPick
from touchline.kernel.table import Table
from touchline.server.messages import wire
from touchline.server.messages.errors import FAULTS, RequestError, RoomClosed, not_yours
from touchline.server.store.database import PRIVATE_CHANGED
from touchline.server.tables import chat, hints
from touchline.server.tables.audience import ClientConnection
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room
from touchline.server.tables.socket_pick import SocketPick
from touchline.server.tables.take_backs import TakeBack, Undo
from touchline.server.tables.token_bucket import TokenBucket
from touchline.server.tables.windows import HOLDS, hold_scope, is_bid, lot_of

T = TypeVar("T")
LARGEST = 8192  # bytes of one message
PICK: Final = b'{"t":"pick",'  # as our own clients write it; written otherwise it is read in the connection's task
HINTS = (0.5, 4.0)  # of one connection: so many a second, and so many at once


class Commands:
    """One connection's side of the conversation."""

    def __init__(self, registry: Registry, room: Room, connection: ClientConnection) -> None:
        self.registry = registry
        self.room = room
        self.connection = connection
        self.bucket = TokenBucket(*registry.messages)
        self.hints = TokenBucket(*HINTS)

    def take(self, raw: bytes, then: Callable[[], None]) -> bool:
        """Begin with a pick at once, without a task; `then` is called when it is answered.  False: it is no pick."""
        if not raw.startswith(PICK):
            return False
        try:
            message = self.decoded(raw, wire.pick_decoder)
        except RequestError as fault:
            self.answer(self.refusal("", fault))
            then()
        else:
            SocketPick(self.registry, self.room, self.connection, message).start(partial(self.end, message.id, then))
        return True

    def end(self, message_id: str, then: Callable[[], None], fault: Exception | None) -> None:
        """Answer a pick that was taken up at once."""
        if fault is None:
            self.answer(wire.Done(message_id))
        elif isinstance(fault, FAULTS) and not isinstance(fault, RoomClosed):
            self.answer(self.refusal(message_id, fault))
        else:
            self.connection.drop()
        then()

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
        self.room.audience.send(self.connection, wire.encode(reply))

    def refusal(self, message_id: str, fault: IllegalPick | RequestError) -> wire.No:
        rule = fault.rule if isinstance(fault, IllegalPick) else ""
        return wire.No(message_id, fault.code, fault.place, fault.facts, rule)

    def decoded(self, raw: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
        if not self.bucket.take():
            raise RequestError("too-fast", 429)
        if len(raw) > LARGEST:
            raise RequestError("too-large", 413)
        try:
            return decoder.decode(raw)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
            raise RequestError("bad-message") from fault

    @property
    def seat(self) -> int:
        return self.connection.own_seat()

    @property
    def playing_seat(self) -> int:
        return self.room.seats.refuse_if_bot_plays(self.seat)

    async def act(self, message: wire.Message) -> None:
        match message:
            case wire.Pick():
                await SocketPick(self.registry, self.room, self.connection, message).run()
            case wire.Undo():
                await Undo(self.registry, self.room, self.connection, message).run()
            case wire.TakeBack():
                await TakeBack(self.registry, self.room, self.connection, message).run()
            case wire.Order():
                await self.order(message)
            case wire.Asking():
                await self.asking(message)
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
            case wire.Attention():
                self.room.audience.attend(self.connection, message.looking)
            case wire.Sync():
                await self.sync(message)

    async def sync(self, message: wire.Sync) -> None:
        async with self.room.lock:  # nothing is shown that is not durable
            self.room.views.send_again(self.connection, message.since)

    def move(self, message: wire.Message) -> str:
        return f"{self.seat}-{message.id}"

    async def hold(self, message: wire.Hold) -> None:
        """More time for everybody in a strict window; each seat may ask twice a match, and nobody learns who did."""
        room = self.room
        async with room.lock:
            seat, move, window = self.playing_seat, self.move(message), room.window
            if move in room.moves:
                return
            if window is None or window.most is None or seat not in window.tables:
                raise RequestError("no-window", 409)
            span = room.table.now.span(hold_scope(room.table.title))
            if room.private.held(seat, span) >= HOLDS:
                raise RequestError("no-hold", 409)
            written = room.private.hold(seat, span, window.number)
            if not await room.save(written, PRIVATE_CHANGED):
                raise RequestError("stale", 409)
            room.private.holds.append((seat, span, window.number))
            room.moves.add(move)
            window.held += 1
        self.registry.after(room)

    async def hint(self) -> None:
        """What a bot would do in this seat's place, on a table as the seat knows it; nobody else hears of it."""
        room, seat = self.room, self.seat
        asked = await self.advised(seat)
        self.room.audience.send(self.connection, wire.encode(await hints.hint(self.registry, room, seat, asked)))

    async def advised(self, seat: int) -> tuple[Table, int]:
        """The table on which a bot thinks for this seat, if it may."""
        if seat == self.seat and not hints.gives_hints(self.room):
            raise RequestError("no-hint", 409)
        asked = await hints.before(self.room, seat)
        if not self.hints.take():
            raise RequestError("too-fast", 429)
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
            room.clocks.seat_is_back(self.playing_seat)
        if room.window is None:
            await self.registry.watcher.answer_for(room, seat, hints.STAND_IN)
        elif seat == self.seat:
            option = await hints.pick(self.registry, room, seat, asked)
            await self.act(wire.Pick(message.id, number, [option]))
        else:
            raise IllegalPick("not-asked", seat)  # a window closes by itself

    async def order(self, message: wire.Order) -> None:
        if message.scope >= len(self.room.table.title.scopes):
            raise RequestError("unknown-scope")
        room = self.room
        async with room.lock:
            seat = self.playing_seat
            span = room.table.now.span(message.scope) if message.standing else None
            await room.save(room.private.order(seat, message.scope, span), PRIVATE_CHANGED)
            window = room.window
            if window is not None and message.standing and seat in window.tables and seat not in window.answers:
                if room.table.title.is_passed_by_order(window.question(seat)):
                    window.pass_alone(seat, self.registry.timer())
        self.registry.quietly(room, seat)

    async def asking(self, message: wire.Asking) -> None:
        async with self.room.lock:
            self.registry.watcher.heed(self.room, self.seat, message.everywhere)
        self.registry.quietly(self.room, self.seat)

    async def limit(self, message: wire.Limit) -> None:
        """For the lot that is under the hammer."""
        room = self.room
        async with room.lock:
            seat = self.playing_seat
            asked = room.table.question(seat) or next(iter(room.table.questions.values()), None)
            if message.amount is not None and (asked is None or not is_bid(room.table, asked)):
                raise RequestError("no-auction", 409)
            lot = lot_of(room.table, asked) if asked is not None and message.amount is not None else 0
            limit = room.private.limit(seat, lot, message.amount, message.after)
            await room.save(limit, PRIVATE_CHANGED)
        self.registry.quietly(room, seat)
