"""What happens at a table without anybody's doing: windows close, bots pick, sealed limits bid, clocks run out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from typing import TYPE_CHECKING

from touchline.kernel.drivers import Question
from touchline.kernel.game import DEALER
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import PASS
from touchline.server.messages.errors import RequestError
from touchline.server.tables.real_dice import only_bots_see
from touchline.server.tables.seats import Holder
from touchline.server.tables.server_picks import CloseWindow, DealForBot, ServerPick
from touchline.server.tables.windows import Window, asked_at_once, has_worth, is_bid, is_window, lot_of

if TYPE_CHECKING:
    from touchline.server.tables.registry import Registry
    from touchline.server.tables.room import Room

log = logging.getLogger("touchline.watcher")
REFUSED = 0.2  # seconds
OVERDUE_LEVEL = "pro"  # of the bot that answers when time is up


class Watcher:
    """One task for each room that has something to wait for."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.chance = random.SystemRandom()

    def watch(self, room: Room) -> None:
        """Look at the room again now.  A task that is at it is woken, never cut off: it may be writing."""
        if room.lock.closed:
            return
        self.open_window(room)
        old = self.tasks.get(room.row.id)
        if old is not None:
            room.stirred.set()
        if room.row.state == "playing" and (old is None or old.done()) and self.has_work(room):
            task = asyncio.create_task(self.look_after(room))
            self.tasks[room.row.id] = task
            task.add_done_callback(lambda done: self.ended(room, done))

    def has_work(self, room: Room) -> bool:
        """False where there is nothing but to wait for a person."""
        if room.window is not None or room.private.limits or room.private.orders or room.clocks.running:
            return True
        if only_bots_see(room.table, room.seats) or self.has_device_window(room):
            return True
        return any(room.seats[seat].level for seat in room.table.questions if seat != DEALER)

    def ended(self, room: Room, task: asyncio.Task[None]) -> None:
        if self.tasks.get(room.row.id) is task:
            del self.tasks[room.row.id]
        if not task.cancelled() and task.exception() is not None:
            log.error("watching a table failed", extra={"table": room.row.code}, exc_info=task.exception())

    async def close(self) -> None:
        waiting = list(self.tasks.values())
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    async def look_after(self, room: Room) -> None:
        """Until there is nothing to do but to wait for a person, or another worker has the table."""
        while room.row.state == "playing" and not room.lock.closed and not room.behind:
            room.stirred.clear()
            window = room.window
            try:
                wait = await (self.mind_seats(room) if window is None else self.mind_window(room, window))
            except RequestError:
                wait = REFUSED  # another worker was quicker, or something is missing: not in haste
            if wait is None and not room.stirred.is_set():
                return
            if wait and not room.stirred.is_set():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await room.stirred.wait()
            else:
                await asyncio.sleep(0)  # there is more to do at once: others have their turn first

    # -- windows

    def open_window(self, room: Room) -> None:
        """Where the table stops in a window, it is opened before anybody is told: all are asked at the same time."""
        if not room.has_windows or room.row.state != "playing" or not is_window(room.table):
            room.window = None
        elif room.window is None or room.window.number != len(room.table.log):
            now, chance = self.registry.timer(), random.Random(self.chance.random())
            room.window = Window(
                room.table, room.row.pace, now, chance, self.registry.scale, brief=room.seats.is_solo()
            )
            room.window.shown_at = self.registry.clock()
            room.window.take_up(room.private)
            self.excuse(room, room.window, now)
            self.let_bots_answer(room, room.window, now)

    async def mind_window(self, room: Room, window: Window) -> float | None:
        """Close the window when its time has come; how long to wait for that."""
        self.let_bots_answer(room, window, self.registry.timer())  # a bot may have been asked to play meanwhile
        closes = window.closes_at()
        ends = [end for end in (closes, room.clocks.next_deadline()) if end is not None]
        if not ends:
            return None
        if min(ends) > self.registry.timer():
            return max(0.005, min(ends) - self.registry.timer())
        await self.close_window(room, window)
        return 0.0

    def excuse(self, room: Room, window: Window, now: float) -> None:
        """Seats that need no asking: nothing to answer with, a standing order."""
        for seat in window.seats:
            question = window.question(seat)
            if self.has_order(room, seat, question):
                window.pass_alone(seat, now)
            elif question.options == [PASS] or (self.is_person(room, seat) and not self.asks(room, window, seat)):
                window.spare(seat, now)

    def is_person(self, room: Room, seat: int) -> bool:
        return not room.seats.is_played_by_bot(seat)

    def asks(self, room: Room, window: Window, seat: int) -> bool:
        """Whether this person is asked: who has not said yet how much to be asked is waited for."""
        return room.asking.get(seat, True) or has_worth(window.tables[seat], window.question(seat))

    def heed(self, room: Room, seat: int, everywhere: bool) -> None:
        """A person has said whether to be asked in every window; in the open one, who is being asked stays asked."""
        first, window = seat not in room.asking, room.window
        room.asking[seat] = everywhere
        if window is None or seat not in window.tables or seat in window.answers:
            return
        if everywhere and seat in window.unasked:
            window.ask_after_all(seat)
        elif first and seat not in window.passing and not self.asks(room, window, seat):
            window.spare(seat, self.registry.timer())

    def let_bots_answer(self, room: Room, window: Window, now: float) -> None:
        """Bots think while the window is open.  Its end is fixed before, whatever they hold: who is late has passed."""
        for seat in window.seats:
            if room.seats.is_played_by_bot(seat) and seat not in window.bots and seat not in window.answers:
                window.bots.add(seat)
                if seat not in window.passing:
                    if not window.brief:
                        window.pass_alone(seat, now)
                    window.thinking.add(seat)
                    self.registry.later(self.think_in_window(room, window, seat))

    async def think_in_window(self, room: Room, window: Window, seat: int) -> None:
        holder = room.seats.holder(seat)
        try:
            pick = await self.think(room, window.tables[seat], seat)
        finally:
            window.thinking.discard(seat)
            if window.brief:
                window.pass_alone(seat, self.registry.timer())  # unless it answers below
                self.watch(room)
        closes = None if window.brief else window.closes_at()
        late = room.window is not window or (closes is not None and closes <= self.registry.timer())
        if pick != PASS and not late and seat not in window.answers and room.seats.holder(seat) == holder:
            window.answer(seat, pick)
            room.stirred.set()

    async def close_window(self, room: Room, window: Window) -> None:
        await CloseWindow(self.registry, room, window).run()

    # -- seats

    async def mind_seats(self, room: Room) -> float | None:
        """The next pick that a bot, a limit or the clock makes; how long to wait for a clock."""
        if only_bots_see(room.table, room.seats):
            await DealForBot(self.registry, room, self.chance).run()
            return 0.0
        for seat in room.table.to_act:
            question = room.table.question(seat)
            if question is None or seat == DEALER:
                continue
            pick = self.limit_pick(room, seat, question)
            if pick is None and (self.has_order(room, seat, question) or self.is_device_pass(room)):
                pick = PASS
            holder = room.seats.holder(seat)
            if pick is None and room.seats.is_played_by_bot(seat):
                await asyncio.sleep(0.0 if room.seats.is_solo() else self.delay(room.table, seat))
                pick = await self.think(room, room.table, seat)
            if pick is not None:
                await self.pick(room, seat, pick, question, holder)
                return 0.0
        return await self.mind_clock(room)

    def delay(self, table: Table, seat: int) -> float:
        """As if somebody thought; what is put together unseen, a line-up, was thought of as a whole."""
        return 0.0 if table.has_chosen_part(seat) else self.registry.bot_delay

    def has_order(self, room: Room, seat: int, question: Question) -> bool:
        return room.table.title.is_passed_by_order(question) and bool(room.private.standing_orders(seat, room.table))

    def has_device_window(self, room: Room) -> bool:
        return room.row.pace == "device" and is_window(room.table)

    def is_device_pass(self, room: Room) -> bool:
        """On one device a window is passed over if nobody has anything worth asking about, or else asked of all."""
        if not self.has_device_window(room) or any(room.asking.values()):
            return False
        return not any(has_worth(twin, question_of(twin)) for twin in asked_at_once(room.table).values())

    def limit_pick(self, room: Room, seat: int, question: Question) -> int | None:
        """A sealed limit bids the least that is possible; beyond it, it passes or lets the seat be asked."""
        limit = room.private.limits.get(seat)
        if limit is None or not is_bid(room.table, question) or limit[0] != lot_of(room.table, question):
            return None
        bids = [option for option in question.options if option != PASS and option <= limit[1]]
        if bids:
            return min(bids)
        return PASS if limit[2] == "pass" else None

    async def mind_clock(self, room: Room) -> float | None:
        now = self.registry.timer()
        for seat in room.table.to_act:
            end = room.clocks.deadline(seat)
            question = room.table.question(seat)
            if end is not None and end <= now and question is not None:
                room.clocks.run_out(seat)
                option = await self.overdue_pick(room, seat, question)
                await self.pick(room, seat, option, question)
                return 0.0
        end = room.clocks.next_deadline()
        return None if end is None else max(0.005, end - now)

    async def overdue_pick(self, room: Room, seat: int, question: Question) -> int:
        """What is picked for somebody whose time is up: by a bot, if the table was made so, else the default."""
        if room.clocks.bot_answers and room.window is None:
            return await self.think(room, room.table, seat, OVERDUE_LEVEL)
        return room.table.title.default(question)

    async def pick(self, room: Room, seat: int, option: int, question: Question, holder: Holder | None = None) -> None:
        await ServerPick(self.registry, room, seat, option, question, holder).run()

    async def answer_for(self, room: Room, seat: int, level: str) -> None:
        """A bot answers what this person is asked, once; what is put together unseen, as a whole."""
        while (question := room.table.question(seat)) is not None:
            holder = room.seats.holder(seat)
            pick = await self.think(room, room.table, seat, level)
            await self.pick(room, seat, pick, question, holder)
            if room.seats.holder(seat) != holder:
                break
            if not room.table.has_chosen_part(seat):
                break
        self.watch(room)

    async def think(self, room: Room, table: Table, seat: int, level: str = "") -> int:
        seed = f"{room.row.secret} {seat} {len(table.log)}"
        level = level or room.seats[seat].level
        cards = self.registry.card_sets.folder(room.row.card_set)
        return await self.registry.bot_workers.pick(table, level, seat, seed, cards, room.owner)


def question_of(table: Table) -> Question:
    """The question of the seat that a window asks first."""
    question = table.question(table.to_act[0])
    assert question is not None
    return question
