"""The watcher attends open windows, and picks for bots, sealed limits, standing orders and clocks."""

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
from touchline.server.tables.auctions import is_bid, lot_of
from touchline.server.tables.bot_picks import pick_by_bot
from touchline.server.tables.plans import PlannedPick, planned_pick
from touchline.server.tables.real_dice import is_seen_by_bots_only
from touchline.server.tables.seats import Holder
from touchline.server.tables.server_picks import DealForBot, PlannedServerPick, ServerPick
from touchline.server.tables.window_runner import is_person, passes_by_order
from touchline.server.tables.windows import is_window, is_worth_asking, tables_asked

if TYPE_CHECKING:
    from touchline.server.tables.registry import Registry
    from touchline.server.tables.room import Room

log = logging.getLogger("touchline.watcher")
RETRY_SECONDS = 0.2  # after a refused pick
OVERDUE_LEVEL = "pro"  # level of the bot that answers when time is up


class Watcher:
    """Runs one task for each room in which the server has something to do."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._chance: random.Random = random.SystemRandom()

    def task_of(self, room: Room) -> asyncio.Task[None] | None:
        return self._tasks.get(room.id)

    @property
    def task_count(self) -> int:
        return len(self._tasks)

    def watch(self, room: Room) -> None:
        """Start the room's task, or wake it; a running task is never cancelled, because it may be writing."""
        if room.is_closed:
            return
        self._registry.windows.open(room)
        old = self._tasks.get(room.id)
        if old is not None:
            room.wake_up.set()
        if room.status.is_in_play and (old is None or old.done()) and self.has_work(room):
            task = asyncio.create_task(self.run(room))
            self._tasks[room.id] = task
            task.add_done_callback(lambda done: self.on_task_done(room, done))

    def has_work(self, room: Room) -> bool:
        """Whether there is anything to do but wait for a person."""
        if room.window is not None or room.clocks.running or room.private.has_instructions:
            return True
        if is_seen_by_bots_only(room.table, room.seats) or self.has_device_window(room):
            return True
        return any(room.seats[seat].level for seat in room.table.questions if seat != DEALER)

    def on_task_done(self, room: Room, task: asyncio.Task[None]) -> None:
        if self._tasks.get(room.id) is task:
            del self._tasks[room.id]
        if not task.cancelled() and task.exception() is not None:
            log.error("watching a table failed", extra={"table": room.code}, exc_info=task.exception())

    def stop(self, room: Room) -> None:
        """Cancel the room's task, unless the task itself closes the room."""
        task = self._tasks.pop(room.id, None)
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def close(self) -> None:
        waiting = list(self._tasks.values())
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    async def run(self, room: Room) -> None:
        """Work until there is nothing to do but wait for a person, or another worker has the table."""
        while room.status.is_in_play and not room.is_closed and not room.updates.is_behind:
            room.wake_up.clear()
            window, windows = room.window, self._registry.windows
            try:
                wait = await (self.play_for_seats(room) if window is None else windows.attend(room, window))
            except RequestError:
                wait = RETRY_SECONDS  # another worker was first, or something is missing
            if wait is None and not room.wake_up.is_set():
                return
            if wait and not room.wake_up.is_set():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await room.wake_up.wait()
            else:
                await asyncio.sleep(0)  # there is more to do; let other tasks run first

    # -- seats

    async def play_for_seats(self, room: Room) -> float | None:
        """Make the next pick for a bot, a limit or the clock; else return how long to wait for a clock."""
        if is_seen_by_bots_only(room.table, room.seats):
            await DealForBot(self._registry, room, self._chance).run()
            return 0.0
        for seat in room.table.to_act:
            question = room.table.question(seat)
            if question is not None and seat != DEALER and await self.play_for_seat(room, seat, question):
                return 0.0
        return await self.play_for_clock(room)

    async def play_for_seat(self, room: Room, seat: int, question: Question) -> bool:
        """Answer by the seat's limit, plan, standing order or bot; return False if its person has to answer."""
        pick = self.limit_pick(room, seat, question)
        if pick is None and is_person(room, seat):
            planned = planned_pick(room.table, question, room.private.plans_of(seat))
            if planned is not None:
                await self.play_plan(room, seat, planned, question)
                return True
        if pick is None and (passes_by_order(room, seat, question) or self.is_device_pass(room)):
            pick = PASS
        holder = room.seats.holder(seat)
        if pick is None and room.seats.is_played_by_bot(seat):
            await asyncio.sleep(0.0 if room.seats.is_solo() else self.thinking_delay(room.table, seat))
            pick = await pick_by_bot(self._registry, room, room.table, seat)
        if pick is None:
            return False
        await self.pick(room, seat, pick, question, holder)
        return True

    def thinking_delay(self, table: Table, seat: int) -> float:
        """Return how long a bot seems to think; later picks of one hidden choice (a line-up) take no time."""
        return 0.0 if table.has_chosen_part(seat) else self._registry.bot_delay

    def has_device_window(self, room: Room) -> bool:
        return room.status.pace == "device" and is_window(room.table)

    def is_device_pass(self, room: Room) -> bool:
        """Whether a window on a shared device is skipped, because nobody has anything worth asking about."""
        if not self.has_device_window(room) or room.asking.anybody_wants_every_window():
            return False
        if room.asking.is_speaker(len(room.table.log), room.table.to_act[0]):
            return False
        return not any(is_worth_asking(twin, first_question(twin)) for twin in tables_asked(room.table).values())

    async def play_plan(self, room: Room, seat: int, planned: PlannedPick, question: Question) -> None:
        holder = room.seats.holder(seat)
        request = PlannedServerPick(self._registry, room, seat, planned.option, question, holder)
        request.plan = planned.plan
        await request.run()

    def limit_pick(self, room: Room, seat: int, question: Question) -> int | None:
        """Return the lowest possible bid within the sealed limit; beyond it a pass, or None to ask the seat."""
        if not room.private.has_limits or not is_bid(room.table, question):
            return None
        limit = room.private.limit_for(seat, lot_of(room.table, question))
        if limit is None:
            return None
        amount, after = limit
        bids = [option for option in question.options if option != PASS and option <= amount]
        if bids:
            return min(bids)
        return PASS if after == "pass" else None

    async def play_for_clock(self, room: Room) -> float | None:
        now = self._registry.timer()
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
        """Return the pick for a seat whose time is up: a bot's, if the table says so, else the default."""
        if room.clocks.bot_answers and room.window is None:
            return await pick_by_bot(self._registry, room, room.table, seat, OVERDUE_LEVEL)
        return room.table.title.default(question)

    async def pick(self, room: Room, seat: int, option: int, question: Question, holder: Holder | None = None) -> None:
        await ServerPick(self._registry, room, seat, option, question, holder).run()

    async def answer_by_bot(self, room: Room, seat: int, level: str) -> None:
        """Let a bot answer one question of this person; a hidden choice of several picks as a whole."""
        while (question := room.table.question(seat)) is not None:
            holder = room.seats.holder(seat)
            pick = await pick_by_bot(self._registry, room, room.table, seat, level)
            await self.pick(room, seat, pick, question, holder)
            if room.seats.holder(seat) != holder:
                break
            if not room.table.has_chosen_part(seat):
                break
        self.watch(room)


def first_question(table: Table) -> Question:
    """Return the question of the seat that a window asks first."""
    question = table.question(table.to_act[0])
    assert question is not None
    return question
