"""What happens at a table without anybody's doing: windows close, bots pick, sealed limits bid, clocks run out."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING

from touchline.kernel.drivers import Question
from touchline.kernel.game import DEALER
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import PASS
from touchline.server.windows import Window, is_window

if TYPE_CHECKING:
    from touchline.server.house import House
    from touchline.server.room import Room

log = logging.getLogger("touchline.referee")
AT_ONCE = ("relaxed", "strict", "days")  # paces in which a window is asked of all at the same time


class Referee:
    """One task for each room that has something to wait for."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.chance = random.SystemRandom()

    def watch(self, room: Room) -> None:
        """Look at the room again now; a task that waits for an older state of it is dropped."""
        old = self.tasks.pop(room.row.id, None)
        if old is not None and old is not asyncio.current_task():
            old.cancel()
        if room.row.state == "playing":
            task = asyncio.create_task(self.look_after(room))
            self.tasks[room.row.id] = task
            task.add_done_callback(lambda done: self.ended(room, done))

    def ended(self, room: Room, task: asyncio.Task[None]) -> None:
        if self.tasks.get(room.row.id) is task:
            del self.tasks[room.row.id]
        if not task.cancelled() and task.exception() is not None:
            log.error("referee failed", extra={"table": room.row.code}, exc_info=task.exception())

    async def close(self) -> None:
        waiting = list(self.tasks.values())
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    async def look_after(self, room: Room) -> None:
        """Until there is nothing to do but to wait for a person."""
        while room.row.state == "playing":
            if room.row.pace in AT_ONCE and is_window(room.table):
                wait = await self.mind_window(room)
            else:
                wait = await self.mind_seats(room)
            if wait is None:
                return
            await asyncio.sleep(wait)

    # -- windows

    async def mind_window(self, room: Room) -> float | None:
        """Open the window, or close it when its time has come; how long to wait for that."""
        now = self.house.clock()
        if room.window is None or room.window.number != len(room.table.log):
            room.window = Window(room.table, room.row.pace, now, random.Random(self.chance.random()), self.house.scale)
            self.excuse(room, room.window, now)
            room.tell_all()
        window = room.window
        await self.let_bots_answer(room, window)
        closes = window.closes_at()
        ends = [end for end in (closes, room.clocks.next_deadline()) if end is not None]
        if not ends:
            return None
        if min(ends) > self.house.clock():
            return max(0.005, min(ends) - self.house.clock())
        await self.close_window(room, window)
        return 0.0

    def excuse(self, room: Room, window: Window, now: float) -> None:
        """Seats that need no asking: nothing to answer with, a standing order."""
        for seat in window.seats:
            if window.question(seat).options == [PASS] or room.standing(seat):
                window.pass_alone(seat, now)

    async def let_bots_answer(self, room: Room, window: Window) -> None:
        for seat in window.seats:
            if room.seats[seat].is_played_by_bot and seat not in window.answers and seat not in window.passing:
                pick = await self.think(room, window.tables[seat], seat)
                if pick == PASS:
                    window.pass_alone(seat, self.house.clock())
                else:
                    window.answer(seat, pick)

    async def close_window(self, room: Room, window: Window) -> None:
        async with room.lock:
            if room.window is not window:
                return

            def answers(table: Table) -> None:
                for seat, option in window.outcome():
                    table.pick(seat, option)

            await room.play(answers)
        room.tell_all()

    # -- seats

    async def mind_seats(self, room: Room) -> float | None:
        """The next pick that a bot, a limit or the clock makes; how long to wait for a clock."""
        for seat in room.table.to_act:
            question = room.table.question(seat)
            if question is None or seat == DEALER:
                continue
            pick = self.limit_pick(room, seat, question)
            if pick is None and self.has_order(room, seat, question):
                pick = PASS
            if pick is None and room.seats[seat].is_played_by_bot:
                await asyncio.sleep(self.house.bot_delay)
                pick = await self.think(room, room.table, seat)
            if pick is not None:
                await self.pick(room, seat, pick, question)
                return 0.0
        return await self.mind_clock(room)

    def has_order(self, room: Room, seat: int, question: Question) -> bool:
        window = room.table.title.is_window(question.kind) and PASS in question.options
        return window and bool(room.standing(seat))

    def limit_pick(self, room: Room, seat: int, question: Question) -> int | None:
        """A sealed limit bids the least that is possible; beyond it, it passes or lets the seat be asked."""
        limit = room.limits.get(seat)
        if limit is None or not is_bid(room.table, question) or limit[0] != lot_of(question):
            return None
        bids = [option for option in question.options if option != PASS and option <= limit[1]]
        if bids:
            return min(bids)
        return PASS if limit[2] == "pass" else None

    async def mind_clock(self, room: Room) -> float | None:
        now = self.house.clock()
        for seat in room.table.to_act:
            end = room.clocks.deadline(seat)
            question = room.table.question(seat)
            if end is not None and end <= now and question is not None:
                await self.pick(room, seat, room.table.title.default(question), question)
                return 0.0
        end = room.clocks.next_deadline()
        return None if end is None else max(0.005, end - now)

    async def pick(self, room: Room, seat: int, option: int, question: Question) -> None:
        async with room.lock:
            if room.table.question(seat) is not question:
                return  # somebody was quicker

            def answer(table: Table) -> None:
                table.pick(seat, option)

            await room.play(answer)
        room.tell_all()

    async def think(self, room: Room, table: Table, seat: int) -> int:
        seed = f"{room.row.secret} {seat} {len(table.log)}"
        level = room.seats[seat].level
        return await self.house.thinkers.pick(table, level, seat, seed, self.house.folder(room.row.card_set))


def is_bid(table: Table, question: Question) -> bool:
    asks = table.title.words.asks[question.kind]
    return asks.options == "money" and PASS in asks.special


def lot_of(question: Question) -> int:
    """What is under the hammer: the first number told with the question."""
    return question.context[0] if question.context else 0
