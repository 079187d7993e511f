"""Opens windows, lets standing orders, plans and bots answer in them, and closes them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from touchline.kernel.drivers import Question
from touchline.kernel.vocabulary import PASS
from touchline.server.tables.bot_picks import pick_by_bot
from touchline.server.tables.open_window import Window
from touchline.server.tables.plans import planned_pick
from touchline.server.tables.server_picks import CloseWindow
from touchline.server.tables.windows import is_window, is_worth_asking

if TYPE_CHECKING:
    from touchline.server.tables.registry import Registry
    from touchline.server.tables.room import Room


class WindowRunner:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._chance: random.Random = random.SystemRandom()

    def open(self, room: Room) -> None:
        """Open a window if the table stops in one; this comes before any message, so that all are asked at once."""
        if not room.has_windows or not room.status.is_in_play or not is_window(room.table):
            room.use_window(None)
        elif room.window is None or room.window.number != len(room.table.log):
            window = self._new_window(room)
            room.use_window(window)
            self._excuse_seats(room, window)
            for seat in window.seats:
                self.answer_by_plan(room, seat)
            self.let_bots_answer(room, window)

    def _new_window(self, room: Room) -> Window:
        now, wall, chance = self._registry.timer(), self._registry.clock(), random.Random(self._chance.random())
        window = Window(room.table, room.status.pace, now, chance, self._registry.scale, room.seats.is_solo(), wall)
        window.load_answers(room.private)
        return window

    async def attend(self, room: Room, window: Window) -> float | None:
        """Close the window if its time has come; else return how long to wait for that."""
        self.let_bots_answer(room, window)  # a seat may have been given to a bot meanwhile
        now = self._registry.timer()
        ends = [end for end in (window.closes_at(), room.clocks.next_deadline()) if end is not None]
        if not ends:
            return None
        if min(ends) > now:
            return max(0.005, min(ends) - now)
        await self.close(room, window)
        return 0.0

    async def close(self, room: Room, window: Window) -> None:
        await CloseWindow(self._registry, room, window).run()

    # -- who is asked

    def _excuse_seats(self, room: Room, window: Window) -> None:
        """Let seats pass that need no asking: those with a standing order, or with nothing to answer."""
        now = self._registry.timer()
        for seat in window.seats:
            question = window.question(seat)
            if passes_by_order(room, seat, question):
                window.pass_later(seat, now)
            elif question.options == [PASS] or (is_person(room, seat) and not is_asked(room, window, seat)):
                window.pass_unasked(seat, now)

    def set_asking(self, room: Room, seat: int, everywhere: bool) -> None:
        """Note whether a person wants to be asked in every window; in the open one a question is not withdrawn."""
        first, window = room.asking.set_everywhere(seat, everywhere), room.window
        if window is None or not window.waits_for(seat):
            return
        if everywhere and window.is_unasked(seat):
            window.ask_after_all(seat)
        elif first and seat not in window.pass_times and not is_asked(room, window, seat):
            window.pass_unasked(seat, self._registry.timer())

    # -- plans and bots

    def answer_by_plan(self, room: Room, seat: int) -> None:
        """Answer for a person in the open window as planned, if a plan fits."""
        window = room.window
        if window is None or not window.waits_for(seat) or not is_person(room, seat):
            return
        planned = planned_pick(window.table_for(seat), window.question(seat), room.private.plans_of(seat))
        if planned is not None:
            window.answer_by_plan(seat, planned.option, planned.plan)

    def let_bots_answer(self, room: Room, window: Window) -> None:
        """Let bots think while the window is open; its end is fixed before, and a late bot has passed."""
        for seat in window.seats:
            if not is_person(room, seat) and window.start_bot(seat, self._registry.timer()):
                self._registry.run_in_background(self._think(room, window, seat))

    async def _think(self, room: Room, window: Window, seat: int) -> None:
        holder = room.seats.holder(seat)
        try:
            pick = await pick_by_bot(self._registry, room, window.table_for(seat), seat)
        finally:
            window.stop_bot(seat, self._registry.timer())
            if window.brief:
                self._registry.watcher.watch(room)
        is_late = room.window is not window or window.is_late(self._registry.timer())
        if pick != PASS and not is_late and seat not in window.answers and room.seats.holder(seat) == holder:
            window.answer(seat, pick)
            room.wake_up.set()


def is_person(room: Room, seat: int) -> bool:
    return not room.seats.is_played_by_bot(seat)


def is_asked(room: Room, window: Window, seat: int) -> bool:
    """Whether this person is asked: the person wants every window, or has something worth asking about."""
    return room.asking.wants_every_window(seat) or is_worth_asking(window.table_for(seat), window.question(seat))


def passes_by_order(room: Room, seat: int, question: Question) -> bool:
    """Whether the seat has a standing order to pass this question."""
    return room.table.title.is_passed_by_order(question) and bool(room.private.standing_orders(seat, room.table))
