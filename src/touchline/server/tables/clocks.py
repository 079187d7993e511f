"""Clocks, kept by the server: a bank and an increment for each seat, or so long for each decision.

Waiting is measured by a timer that never jumps (`now`); the wall clock only says what is shown and, where the timer
of another machine or of an earlier boot counted, how long ago that was.
"""

from __future__ import annotations

from typing import Any, Final

from touchline.server.tables.time_off import TimeOff
from touchline.server.tables.times import Times

PATIENCE: Final = 2  # decisions that the clock has taken one after the other


class Clocks:
    """Who has how much time left; the time runs for the seats that are asked."""

    def __init__(self, seats: int, rule: dict[str, Any]) -> None:
        self.bank: float | None = rule.get("bank")
        self.increment: float = rule.get("increment") or 0.0
        self.each: float | None = rule.get("each")
        self.time_off = TimeOff.of(rule) if self.each is not None else None
        self.bot_answers: bool = rule.get("out") == "bot"  # when time is up; else the question's default is picked
        self.left = [self.bank or 0.0] * seats
        self.since: dict[int, float] = {}  # seat -> when its question was opened, by the timer
        self.walls: dict[int, float] = {}  # ... by the wall clock, to be shown
        self.late = [0] * seats  # how often in a row the clock has answered for a seat
        self.overdue: set[int] = set()  # seats for which the clock answers the present question
        self.used: dict[int, tuple[float, float]] = {}  # of the last answer: seconds it took, seconds left before it

    @property
    def running(self) -> bool:
        return self.bank is not None or self.each is not None

    def ask(self, seats: list[int], now: float, wall: float | None = None) -> None:
        """These seats are asked now; for those that were asked before nothing changes."""
        shown = now if wall is None else wall
        self.since = {seat: self.since.get(seat, now) for seat in seats if seat >= 0}
        self.walls = {seat: self.walls.get(seat, shown) for seat in self.since}

    def answered(self, seat: int, now: float) -> None:
        if seat in self.since:
            used = max(0.0, now - self.since[seat])
            self.used[seat] = used, self.left[seat]
            if self.bank is not None:
                self.left[seat] = max(0.0, self.left[seat] - used) + self.increment
        self.since.pop(seat, None)
        self.walls.pop(seat, None)
        self.overdue.discard(seat)

    def reopen(self, seat: int, now: float, wall: float) -> None:
        """The seat has taken its answer back: it has the time that was left then, and no increment for it."""
        if seat in self.used and seat not in self.since:
            used, self.left[seat] = self.used.pop(seat)
            self.since[seat], self.walls[seat] = now - used, wall - used

    def seat_is_back(self, seat: int) -> None:
        """Somebody is there: the clock has not answered for this seat in a row."""
        self.late[seat] = 0

    def run_out(self, seat: int) -> None:
        """The clock answers for this seat; a choice of many picks counts once."""
        if seat not in self.overdue:
            self.overdue.add(seat)
            self.late[seat] += 1

    def span(self, seat: int) -> float | None:
        """How many seconds this seat has for its question, nights and weekends off included."""
        each = self.each
        if self.time_off is not None and each is not None and seat in self.walls:
            each = self.time_off.deadline(self.walls[seat], each) - self.walls[seat]
        spans = [span for span in (None if self.bank is None else self.left[seat], each) if span is not None]
        return min(spans) if spans else None

    def deadline(self, seat: int) -> float | None:
        """When this seat's time is up, by the timer."""
        span = self.span(seat)
        return None if span is None or seat not in self.since else self.since[seat] + span

    def is_absent(self, seat: int) -> bool:
        """So often that the others may ask a bot to play on."""
        return self.late[seat] >= PATIENCE

    def next_deadline(self) -> float | None:
        ends = [end for seat in self.since if (end := self.deadline(seat)) is not None]
        return min(ends) if ends else None

    # -- stored

    def data(self, times: Times) -> dict[str, Any]:
        now = times.timer()
        waited = {str(seat): max(0.0, now - since) for seat, since in self.since.items()}
        return {"left": self.left, "late": self.late, "waited": waited, "stamp": times.stamp()}

    def restore(self, data: dict[str, Any], times: Times) -> None:
        """As they stood when this was stored; the time since then has passed for whoever was asked."""
        self.left = list(data.get("left", self.left))
        self.late = list(data.get("late", self.late))
        now, wall = times.timer(), times.wall()
        self.overdue = set()
        waited = {int(seat): max(0.0, wall - since) for seat, since in data.get("since", {}).items()}  # as once stored
        if "stamp" in data:
            passed = times.passed(data["stamp"])
            waited = {int(seat): float(each) + passed for seat, each in data["waited"].items()}
        self.since = {seat: now - each for seat, each in waited.items()}
        self.walls = {seat: wall - each for seat, each in waited.items()}

    def shown(self) -> list[dict[str, Any]]:
        """For everybody: the time left of each seat and when it runs out, by the wall clock."""
        return [
            {"left": left, "until": self.shown_end(seat), "absent": self.is_absent(seat)}
            for seat, left in enumerate(self.left)
        ]

    def shown_end(self, seat: int) -> float | None:
        span = self.span(seat)
        return None if span is None or seat not in self.walls else self.walls[seat] + span
