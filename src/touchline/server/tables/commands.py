"""The commands of a connection.  Every message is answered with its id: done, or refused."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

import msgspec

from touchline.kernel.errors import IllegalPick
from touchline.kernel.table import Table
from touchline.server.messages import seat_messages, wire
from touchline.server.messages.errors import FAULTS, RequestError, RoomClosed, not_yours
from touchline.server.store.job import PRIVATE_CHANGED
from touchline.server.tables import chat, hints
from touchline.server.tables.auctions import lot_under_the_hammer, lots_on_offer
from touchline.server.tables.audience import ClientConnection
from touchline.server.tables.days_off import take_days_off
from touchline.server.tables.open_window import MAX_HOLDS_PER_MATCH
from touchline.server.tables.plans import Plan, check_plan
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room
from touchline.server.tables.socket_pick import SocketPick
from touchline.server.tables.take_backs import TakeBack, Undo
from touchline.server.tables.token_bucket import TokenBucket
from touchline.server.tables.windows import hold_scope

T = TypeVar("T")
MAX_MESSAGE_BYTES = 8192
PICK_PREFIX: Final = b'{"t":"pick",'  # as our clients write it; other forms are handled in a task
HINT_PREFIX: Final = b'{"t":"hint",'  # as our clients write it; other forms wait for their turn
HINT_RATE = (1.0, 8.0)  # hints a second for one connection, and the largest burst


class Commands:
    """Decodes and carries out the messages of one connection."""

    def __init__(self, registry: Registry, room: Room, connection: ClientConnection) -> None:
        self.registry = registry
        self.room = room
        self.connection = connection
        self.bucket = TokenBucket(*registry.messages)
        self.hints = TokenBucket(*HINT_RATE)

    def start_pick(self, raw: bytes, then: Callable[[], None]) -> bool:
        """Start a pick without a task; `then` is called when it is answered.  Return False for other messages."""
        if not raw.startswith(PICK_PREFIX):
            return False
        try:
            message = self.decode(raw, seat_messages.pick_decoder)
        except RequestError as fault:
            self.answer(self.rejection("", fault))
            then()
        else:
            SocketPick(self.registry, self.room, self.connection, message).start(
                partial(self.answer_pick, message.id, then)
            )
        return True

    def answer_pick(self, message_id: str, then: Callable[[], None], fault: Exception | None) -> None:
        """Answer a pick that `start_pick` has started."""
        if fault is None:
            self.answer(wire.Done(message_id))
        elif isinstance(fault, FAULTS) and not isinstance(fault, RoomClosed):
            self.answer(self.rejection(message_id, fault))
        else:
            self.connection.drop()
        then()

    async def handle(self, raw: str | bytes) -> None:
        """Carry out one message and answer it; an error is answered too."""
        message_id = ""
        try:
            message = self.decode(raw, seat_messages.decoder)
            message_id = message.id
            await self.dispatch(message)
            answer: wire.Reply = wire.Done(message_id)
        except FAULTS as fault:
            answer = self.rejection(message_id, fault)
        self.answer(answer)

    def answer(self, reply: wire.Reply) -> None:
        self.room.audience.send(self.connection, wire.encode(reply))

    def rejection(self, message_id: str, fault: IllegalPick | RequestError) -> wire.Rejected:
        rule = fault.rule if isinstance(fault, IllegalPick) else ""
        return wire.Rejected(message_id, fault.code, fault.place, fault.facts, rule)

    def decode(self, raw: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
        """Return the message; refuse it if it comes too fast, is too large or is not valid."""
        if not self.bucket.take():
            raise RequestError("too-fast", 429)
        if len(raw) > MAX_MESSAGE_BYTES:
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

    async def dispatch(self, message: seat_messages.Message) -> None:
        match message:
            case seat_messages.Pick():
                await SocketPick(self.registry, self.room, self.connection, message).run()
            case seat_messages.Undo():
                await Undo(self.registry, self.room, self.connection, message).run()
            case seat_messages.TakeBack():
                await TakeBack(self.registry, self.room, self.connection, message).run()
            case seat_messages.Order():
                await self.set_order(message)
            case seat_messages.Asking():
                await self.set_asking(message)
            case seat_messages.Limit():
                await self.set_limit(message)
            case seat_messages.Plan():
                await self.set_plan(message)
            case seat_messages.Nudge():
                await chat.send_nudge(self, message)
            case seat_messages.Chat():
                await chat.send_chat_line(self, message)
            case seat_messages.Hold():
                await self.ask_for_time(message)
            case seat_messages.TakeDaysOff():
                await take_days_off(self, message)
            case seat_messages.AskHint():
                await self.send_hint()
            case seat_messages.LetBot():
                await self.let_bot(message)
            case seat_messages.Attention():
                self.room.audience.set_looking(self.connection, message.looking)
            case seat_messages.Sync():
                await self.sync(message)

    async def sync(self, message: seat_messages.Sync) -> None:
        async with self.room.lock:  # only durable states are sent
            self.room.views.send_again(self.connection, message.since)

    def move_id(self, message: seat_messages.Message) -> str:
        return f"{self.seat}-{message.id}"

    async def ask_for_time(self, message: seat_messages.Hold) -> None:
        """Give everybody more time in a strict window; each seat may ask twice a match, unseen by the others."""
        room = self.room
        async with room.lock:
            seat, move, window = self.playing_seat, self.move_id(message), room.window
            if room.has_played(move):
                return
            if window is None or window.strict_end is None or not window.asks(seat):
                raise RequestError("no-window", 409)
            span = room.table.now.span(hold_scope(room.table.title))
            if room.private.count_holds(seat, span) >= MAX_HOLDS_PER_MATCH:
                raise RequestError("no-hold", 409)
            written = room.private.write_hold(seat, span, window.number)
            if not await room.save(written, PRIVATE_CHANGED):
                raise RequestError("stale", 409)
            room.private.add_hold(seat, span, window.number)
            room.add_moves([move])
            window.add_hold()
        self.registry.publish_change(room)

    async def send_hint(self) -> None:
        """Send this seat a bot's advice; the bot knows only what the seat knows."""
        room, seat = self.room, self.seat
        asked = await self.table_for_advice(seat)
        self.room.audience.send(
            self.connection, wire.encode(await hints.compute_hint(self.registry, room, seat, asked))
        )

    async def table_for_advice(self, seat: int) -> tuple[Table, int]:
        """Return the table and the number of the question for which a bot may advise this seat."""
        if seat == self.seat and not hints.gives_hints(self.room):
            raise RequestError("no-hint", 409)
        asked = await hints.open_question(self.room, seat)
        if not self.hints.take():
            raise RequestError("too-fast", 429)
        return asked

    async def let_bot(self, message: seat_messages.LetBot) -> None:
        """Let a bot answer one question of a seat; a hidden choice of several picks (a line-up) as a whole."""
        room, seat = self.room, message.seat
        if seat != self.seat and not hints.is_absent(room, seat):
            raise not_yours()
        asked = await self.table_for_advice(seat)
        number = asked[1] if seat == self.seat else room.table.decision(self.seat)
        if number != message.decision:
            raise IllegalPick("stale", seat, {"decision": number})
        if seat == self.seat:
            room.clocks.seat_is_back(self.playing_seat)
        if room.window is None:
            await self.registry.watcher.answer_by_bot(room, seat, hints.STAND_IN_LEVEL)
        elif seat == self.seat:
            option = await hints.compute_pick(self.registry, room, seat, asked)
            await self.dispatch(seat_messages.Pick(message.id, number, [option]))
        else:
            raise IllegalPick("not-asked", seat)  # a window closes by itself

    async def set_order(self, message: seat_messages.Order) -> None:
        if message.scope >= len(self.room.table.title.scopes):
            raise RequestError("unknown-scope")
        room = self.room
        async with room.lock:
            seat = self.playing_seat
            span = room.table.now.span(message.scope) if message.standing else None
            await room.save(room.private.set_order(seat, message.scope, span), PRIVATE_CHANGED)
            window = room.window
            if window is not None and message.standing and window.waits_for(seat):
                if room.table.title.is_passed_by_order(window.question(seat)):
                    window.pass_later(seat, self.registry.timer())
        self.registry.publish_to_seat(room, seat)

    async def set_asking(self, message: seat_messages.Asking) -> None:
        async with self.room.lock:
            self.registry.windows.set_asking(self.room, self.seat, message.everywhere)
        self.registry.publish_to_seat(self.room, self.seat)

    async def set_limit(self, message: seat_messages.Limit) -> None:
        """Set or remove a sealed limit for a lot on offer."""
        room = self.room
        async with room.lock:
            seat = self.playing_seat
            lot = lot_under_the_hammer(room.table) if message.lot is None else message.lot
            lots = lots_on_offer(room.table)
            if message.amount is not None and lot not in lots:
                raise RequestError("no-such-lot" if lots else "no-auction", 409, place="lot")
            if lot is not None:
                await room.save(room.private.set_limit(seat, lot, message.amount, message.after), PRIVATE_CHANGED)
        self.registry.publish_to_seat(room, seat)

    async def set_plan(self, message: seat_messages.Plan) -> None:
        """Keep or remove an answer given in advance; nobody else learns of it."""
        room = self.room
        then = tuple((each.kind, each.pick) for each in message.then)
        plan = Plan(message.kind, tuple(message.picks), message.when, message.pays, then) if message.picks else None
        if plan is not None:
            check_plan(room.table.title, plan)
        async with room.lock:
            seat = self.playing_seat
            await room.save(room.private.set_plan(seat, message.plan, plan), PRIVATE_CHANGED)
            self.registry.windows.answer_by_plan(room, seat)
        self.registry.publish_to_seat(room, seat)
