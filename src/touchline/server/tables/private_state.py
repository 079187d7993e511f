"""What seats have given the server to keep, which nobody else may know of: orders, limits, answers, time asked for.

Each is changed here at once and written by what is returned; an answer and a hold are for an open window, and are
written only if that window has not been closed meanwhile, at whatever worker.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection

from touchline.kernel.table import Table
from touchline.server.store import rows, schema

Write = Callable[[Connection], None]
WriteInTime = Callable[[Connection], bool]  # false: it came too late


class AnswerMissed(Exception):
    """A window was to be closed without an answer that another worker has taken."""


class PrivateState:
    __slots__ = ("answers", "holds", "limits", "orders", "table")

    def __init__(self, connection: Connection, table: str) -> None:
        stored = [rows.rows_of(connection, each, table) for each in KEPT]
        orders, limits, answers, holds = stored
        self.table = table
        self.orders = {(each.seat, each.scope): int(each.span) for each in orders}
        self.limits = {each.seat: (int(each.lot), int(each.amount), str(each.after)) for each in limits}
        self.answers = {each.seat: (int(each.number), int(each.option), str(each.move)) for each in answers}
        self.holds = [(int(each.seat), int(each.span), int(each.number)) for each in holds]

    def order(self, seat: int, scope: int, span: int | None) -> Write:
        """Pass all windows in this span; none: ask again."""
        if span is None:
            self.orders.pop((seat, scope), None)
        else:
            self.orders[seat, scope] = span
        keys = {"table_id": self.table, "seat": seat, "scope": scope}
        values = None if span is None else {"span": span}
        return lambda connection: rows.replace(connection, schema.orders, keys, values)

    def limit(self, seat: int, lot: int, amount: int | None, after: str) -> Write:
        if amount is None:
            self.limits.pop(seat, None)
        else:
            self.limits[seat] = (lot, amount, after)
        keys = {"table_id": self.table, "seat": seat}
        values = None if amount is None else {"lot": lot, "amount": amount, "after": after}
        return lambda connection: rows.replace(connection, schema.limits, keys, values)

    def answer(self, seat: int, number: int, option: int, move: str) -> WriteInTime:
        keys = {"table_id": self.table, "seat": seat}
        values = {"number": number, "option": option, "move": move}

        def write(connection: Connection) -> bool:
            in_time = rows.is_at(connection, self.table, number)
            if in_time:
                rows.replace(connection, schema.answers, keys, values)
            return in_time

        return write

    def hold(self, seat: int, span: int, number: int) -> WriteInTime:
        row = {"table_id": self.table, "seat": seat, "span": span, "number": number}

        def write(connection: Connection) -> bool:
            in_time = rows.is_at(connection, self.table, number)
            if in_time:
                before = [each for each in rows.rows_of(connection, schema.holds, self.table) if each.seat == seat]
                connection.execute(schema.holds.insert(), row | {"time": len(before)})
            return in_time

        return write

    def standing_orders(self, seat: int, table: Table) -> list[int]:
        """The scopes for which the seat passes all windows now."""
        if not self.orders:
            return []
        spans = {scope: span for (who, scope), span in self.orders.items() if who == seat}
        return sorted(scope for scope, span in spans.items() if table.now.span(scope) == span)

    def keep_limits_of(self, lots: set[int]) -> None:
        """Forget the limits for lots that are sold."""
        self.limits = {seat: limit for seat, limit in self.limits.items() if limit[0] in lots}

    def held(self, seat: int, span: int) -> int:
        """How often this seat has asked for time in this span."""
        return sum(each[:2] == (seat, span) for each in self.holds)

    def asked_for(self, number: int) -> int:
        """How often anybody has, in the window at this number."""
        return sum(each[2] == number for each in self.holds)

    def none_missed(self, number: int, known: dict[int, tuple[int, str]]) -> Write:
        """Written with what closes a window: no answer was taken that is not known here, and none comes after it."""

        def check(connection: Connection) -> None:
            rows.keep_still(connection, self.table)
            for each in rows.rows_of(connection, schema.answers, self.table):
                if each.number == number and known.get(each.seat) != (each.option, each.move):
                    raise AnswerMissed

        return check


KEPT = (schema.orders, schema.limits, schema.answers, schema.holds)
