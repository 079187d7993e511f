"""Picks that the server makes: for a bot, a limit, a standing order, a clock, or to close a window."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from touchline.kernel.drivers import Entry, Question
from touchline.kernel.game import DEALER
from touchline.kernel.table import Table
from touchline.server.tables.open_window import Window
from touchline.server.tables.pick_pipeline import PickRequest
from touchline.server.tables.private_state import AnswerMissed, all_writes
from touchline.server.tables.real_dice import is_seen_by_bots_only
from touchline.server.tables.seats import Holder

if TYPE_CHECKING:
    from touchline.server.tables.registry import Registry
    from touchline.server.tables.room import Room


class ServerPick(PickRequest):
    """Answers one question for a seat, if it is still open and the seat still has the same `holder`."""

    def __init__(
        self, registry: Registry, room: Room, seat: int, option: int, question: Question, holder: Holder | None = None
    ) -> None:
        super().__init__(registry, room, seat)
        self.picker = seat
        self.option = option
        self.question = question
        self.holder = holder

    def check(self) -> bool:
        is_open = self.room.table.question(self.picker) is self.question
        return is_open and self.holder in (None, self.room.seats.holder(self.picker))

    def change(self, table: Table) -> None:
        table.pick(self.picker, self.option)


class PlannedServerPick(ServerPick):
    """Answers a question as the seat has planned; the wish leaves its plan in the same transaction."""

    plan: int

    def guard(self) -> Callable[[Any], None] | None:
        return self.room.private.use_plan(self.picker, self.plan, self.question.kind, self.option, self.played.table)

    def changes_private_state(self) -> bool:
        return True


class DealForBot(PickRequest):
    """Deals, at a table with real dice, what only bots may see; the record says so."""

    def __init__(self, registry: Registry, room: Room, chance: random.Random) -> None:
        super().__init__(registry, room)
        self.chance = chance

    def check(self) -> bool:
        return is_seen_by_bots_only(self.room.table, self.room.seats)

    def change(self, table: Table) -> None:
        question = table.question(DEALER)
        assert question is not None
        table.deal_for_bot(self.chance.choice(question.bag or question.options))


class CloseWindow(PickRequest):
    """Plays the answers of a window in the rules' order, up to the first that is not a pass."""

    def __init__(self, registry: Registry, room: Room, window: Window) -> None:
        super().__init__(registry, room)
        self.window = window

    def check(self) -> bool:
        return self.room.window is self.window

    def change(self, table: Table) -> None:
        for seat, option in self.window.outcome():
            table.pick(seat, option)

    def move_ids(self, entries: list[Entry]) -> list[str]:
        return [self.window.move_of(entry.who) for entry in entries]

    def guard(self) -> Callable[[Any], None] | None:
        window = self.window
        known = {seat: (option, window.move_of(seat)) for seat, option in window.answers.items()}
        private, outcome = self.room.private, dict(window.outcome())
        used = [
            private.use_plan(seat, plan, window.kind_for(seat), outcome[seat], self.played.table)
            for seat, plan in window.plans_used.items()
            if seat in outcome
        ]
        return all_writes([private.check_answers(window.number, known), *used])

    def changes_private_state(self) -> bool:
        return bool(self.window.plans_used)

    def recover(self, fault: Exception | None) -> None:
        """Keep the window open if another worker has stored an answer that was not known here."""
        if not isinstance(fault, AnswerMissed):
            super().recover(fault)
        self.window.rebuild(self.room.table, self.room.private)
        self.room.use_window(self.window)
