"""The private state of seats: standing orders, limits, plans, answers in an open window, time asked for; and days off.

Orders and limits are changed in memory at once; the returned function stores them.  An answer or a hold belongs to an
open window and is stored only if no worker has closed that window meanwhile.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from touchline.kernel.table import Table
from touchline.server.store import rows, schema
from touchline.server.tables.plans import ANY_TIME, Plan, fitting_plans, picks_made, plan_after, read_plan
from touchline.server.tables.time_off import Interval

Write = Callable[[Connection], None]
WriteInTime = Callable[[Connection], bool]  # returns False if the window was closed already


class AnswerMissed(Exception):
    """A window was about to be closed without an answer that another worker has stored."""


class PrivateState:
    __slots__ = ("_answers", "_days_off", "_holds", "_limits", "_orders", "_plans", "_table")

    def __init__(self, connection: Connection, table: str) -> None:
        stored = [rows.rows_of_table(connection, each, table) for each in STORED_TABLES]
        orders, limits, plans, answers, holds, days_off = stored
        self._table = table
        self._orders = {(each.seat, each.scope): int(each.span) for each in orders}
        self._limits = {(each.seat, int(each.lot)): (int(each.amount), str(each.after)) for each in limits}
        self._plans = {(each.seat, int(each.plan)): read_plan(each.body) for each in plans}
        self._answers = {each.seat: (int(each.number), int(each.option), str(each.move)) for each in answers}
        self._days_off: dict[int, list[Interval]] = {}
        for each in days_off:
            self._days_off.setdefault(each.seat, []).append((float(each.start), float(each.end)))
        self._holds = [(int(each.seat), int(each.span), int(each.number)) for each in holds]

    def set_order(self, seat: int, scope: int, span: int | None) -> Write:
        """Set a standing order to pass all windows in this span; with None, remove it."""
        if span is None:
            self._orders.pop((seat, scope), None)
        else:
            self._orders[seat, scope] = span
        keys = {"table_id": self._table, "seat": seat, "scope": scope}
        values = None if span is None else {"span": span}
        return lambda connection: rows.replace_row(connection, schema.orders, keys, values)

    def set_limit(self, seat: int, lot: int, amount: int | None, after: str) -> Write:
        """Set a sealed limit for this lot; with None, remove it."""
        if amount is None:
            self._limits.pop((seat, lot), None)
        else:
            self._limits[seat, lot] = (amount, after)
        keys = {"table_id": self._table, "seat": seat, "lot": lot}
        values = None if amount is None else {"amount": amount, "after": after}
        return lambda connection: rows.replace_row(connection, schema.limits, keys, values)

    def set_plan(self, seat: int, number: int, plan: Plan | None) -> Write:
        """Keep an answer given in advance under this number; with None, remove it."""
        if plan is None:
            self._plans.pop((seat, number), None)
        else:
            self._plans[seat, number] = plan
        keys = {"table_id": self._table, "seat": seat, "plan": number}
        values = None if plan is None else {"body": json.dumps(plan)}
        return lambda connection: rows.replace_row(connection, schema.plans, keys, values)

    def use_plan(self, seat: int, number: int, kind: int, option: int, played: Table) -> Write:
        """Remove the wish that is being played from its plan, or go to the plan's next step; remove an empty plan.

        `kind` is that of the question, `played` the table with this answer.
        """
        plan, picks = self._plans.get((seat, number)), picks_made(played, seat)
        left = None if plan is None else plan_after(played.title, kind, plan, option, picks)
        return self.set_plan(seat, number, left)

    def drop_plans(self, table: Table) -> Write | None:
        """Remove the plans that would answer the open questions at once, and plans half played; None: none."""
        found = [key for key, plan in self._plans.items() if plan.at != ANY_TIME] + [
            (seat, number)
            for seat, question in table.questions.items()
            for number in fitting_plans(table, question, self.plans_of(seat))
        ]
        return all_writes([self.set_plan(seat, number, None) for seat, number in found])

    def write_days_off(self, seat: int, days: Interval, most: float) -> WriteInTime:
        """Return a write of days off; it returns False if the seat would then have more than `most` seconds."""
        keys = {"table_id": self._table, "seat": seat, "start": days[0]}

        def write(connection: Connection) -> bool:
            rows.lock_table(connection, self._table)
            stored = rows.rows_of_table(connection, schema.days_off, self._table)
            taken = sum(each.end - each.start for each in stored if each.seat == seat)
            fits: bool = taken + days[1] - days[0] <= most + 1.0
            if fits:
                rows.replace_row(connection, schema.days_off, keys, {"end": days[1]})
            return fits

        return write

    def write_answer(self, seat: int, number: int, option: int, move: str) -> WriteInTime:
        keys = {"table_id": self._table, "seat": seat}
        values = {"number": number, "option": option, "move": move}

        def write(connection: Connection) -> bool:
            in_time = rows.has_entry_count(connection, self._table, number)
            if in_time:
                rows.replace_row(connection, schema.answers, keys, values)
            return in_time

        return write

    def write_hold(self, seat: int, span: int, number: int) -> WriteInTime:
        row = {"table_id": self._table, "seat": seat, "span": span, "number": number}

        def write(connection: Connection) -> bool:
            in_time = rows.has_entry_count(connection, self._table, number)
            if in_time:
                before = [
                    each for each in rows.rows_of_table(connection, schema.holds, self._table) if each.seat == seat
                ]
                connection.execute(schema.holds.insert(), row | {"time": len(before)})
            return in_time

        return write

    def standing_orders(self, seat: int, table: Table) -> list[int]:
        """Return the scopes in which the seat passes all windows now."""
        if not self._orders:
            return []
        spans = {scope: span for (who, scope), span in self._orders.items() if who == seat}
        return sorted(scope for scope, span in spans.items() if table.now.span(scope) == span)

    def drop_other_limits(self, lots: set[int]) -> None:
        """Remove the limits for all lots but these."""
        self._limits = {(seat, lot): limit for (seat, lot), limit in self._limits.items() if lot in lots}

    def limits_of(self, seat: int) -> list[dict[str, Any]]:
        """Return the seat's limits, as its view shows them."""
        if not self._limits:
            return []
        mine = sorted((lot, limit) for (who, lot), limit in self._limits.items() if who == seat)
        return [{"lot": lot, "amount": amount, "after": after} for lot, (amount, after) in mine]

    def plans_of(self, seat: int) -> dict[int, Plan]:
        """Return the seat's answers given in advance, by number: the first that fits counts."""
        if not self._plans:
            return {}
        return {number: plan for (who, number), plan in sorted(self._plans.items()) if who == seat}

    @property
    def days_off(self) -> dict[int, list[Interval]]:
        """Return the days that seats have taken off; they are public, as the deadlines that they move."""
        return self._days_off

    @property
    def has_instructions(self) -> bool:
        """Whether a limit, a standing order or a plan may answer for a seat."""
        return bool(self._limits or self._orders or self._plans)

    def has_plans(self) -> bool:
        """Whether any seat has orders, limits or plans."""
        return bool(self._orders or self._limits or self._plans)

    @property
    def has_limits(self) -> bool:
        return bool(self._limits)

    def limit_for(self, seat: int, lot: int) -> tuple[int, str] | None:
        """Return the seat's limit for this lot: the amount, and what is done beyond it."""
        return self._limits.get((seat, lot))

    def answers_in_window(self, number: int) -> list[tuple[int, int, str]]:
        """Return the stored answers in the window with this number: seat, option and move id."""
        return [(seat, option, move) for seat, (window, option, move) in self._answers.items() if window == number]

    def add_answer(self, seat: int, number: int, option: int, move: str) -> None:
        """Note the seat's answer in the window with this number."""
        self._answers[seat] = (number, option, move)

    def add_hold(self, seat: int, span: int, number: int) -> None:
        """Note that the seat has asked for time in the window with this number."""
        self._holds.append((seat, span, number))

    def add_days_off(self, seat: int, days: Interval) -> None:
        self._days_off.setdefault(seat, []).append(days)

    def count_holds(self, seat: int, span: int) -> int:
        """Return how often this seat has asked for time in this span."""
        return sum(each[:2] == (seat, span) for each in self._holds)

    def count_holds_in_window(self, number: int) -> int:
        """Return how often time was asked for in the window with this number."""
        return sum(each[2] == number for each in self._holds)

    def check_answers(self, number: int, known: dict[int, tuple[int, str]]) -> Write:
        """Return a check for the transaction that closes a window: every stored answer must be known here."""

        def check(connection: Connection) -> None:
            rows.lock_table(connection, self._table)
            for each in rows.rows_of_table(connection, schema.answers, self._table):
                if each.number == number and known.get(each.seat) != (each.option, each.move):
                    raise AnswerMissed

        return check


def all_writes(writes: list[Write]) -> Write | None:
    """Return one write that does all of these; None if there are none."""

    def write(connection: Connection) -> None:
        for each in writes:
            each(connection)

    return write if writes else None


STORED_TABLES = (schema.orders, schema.limits, schema.plans, schema.answers, schema.holds, schema.days_off)
