"""Clocks, kept by the server: a bank and an increment for each seat, or a fixed time for each decision.

Waiting is measured by a monotonic timer (`now`).  The wall clock is used for what is shown, and for times that were
stored by another machine or before a reboot.
"""

from __future__ import annotations

from typing import Any, Final

from touchline.server.tables.time_off import TimeOff
from touchline.server.tables.times import Times

ABSENT_AFTER_DECISIONS: Final = 2  # decisions in a row that the clock has made


class Clocks:
    """The time left of each seat; it runs for the seats that are asked."""

    def __init__(self, seats: int, rule: dict[str, Any]) -> None:
        self.bank: float | None = rule.get("bank")
        self.increment: float = rule.get("increment") or 0.0
        self.each: float | None = rule.get("each")
        self.time_off = TimeOff.of(rule) if self.each is not None else None
        # when time is up a bot answers, else the default is picked; tables of earlier versions call this `out`
        self.bot_answers: bool = "bot" in (rule.get("on_timeout"), rule.get("out"))
        self.left = [self.bank or 0.0] * seats
        self.since: dict[int, float] = {}  # seat -> when its question was opened, by the timer
        self.walls: dict[int, float] = {}  # the same by the wall clock, to be shown
        self.late = [0] * seats  # how often in a row the clock has answered for a seat
        self.overdue: set[int] = set()  # seats for which the clock answers the present question
        self.used: dict[int, tuple[float, float]] = {}  # seat -> seconds its last answer took, seconds left before it

    @property
    def running(self) -> bool:
        return self.bank is not None or self.each is not None

    def ask(self, seats: list[int], now: float, wall: float | None = None) -> None:
        """Start the clocks of these seats; those that run already go on."""
        shown = now if wall is None else wall
        self.since = {seat: self.since.get(seat, now) for seat in seats if seat >= 0}
        self.walls = {seat: self.walls.get(seat, shown) for seat in self.since}

    def record_answer(self, seat: int, now: float) -> None:
        """Stop the seat's clock and take the time it used from its bank."""
        if seat in self.since:
            used = max(0.0, now - self.since[seat])
            self.used[seat] = used, self.left[seat]
            if self.bank is not None:
                self.left[seat] = max(0.0, self.left[seat] - used) + self.increment
        self.since.pop(seat, None)
        self.walls.pop(seat, None)
        self.overdue.discard(seat)

    def reopen(self, seat: int, now: float, wall: float) -> None:
        """Start the seat's clock again after an undo, with the time it had left and without the increment."""
        if seat in self.used and seat not in self.since:
            used, self.left[seat] = self.used.pop(seat)
            self.since[seat], self.walls[seat] = now - used, wall - used

    def seat_is_back(self, seat: int) -> None:
        """Count the clock's decisions for this seat from zero again, because its person has answered."""
        self.late[seat] = 0

    def run_out(self, seat: int) -> None:
        """Count a decision of the clock for this seat; a choice of several picks counts once."""
        if seat not in self.overdue:
            self.overdue.add(seat)
            self.late[seat] += 1

    def seconds_allowed(self, seat: int) -> float | None:
        """Return how many seconds the seat has for its question, with nights and weekends off included."""
        each = self.each
        if self.time_off is not None and each is not None and seat in self.walls:
            each = self.time_off.deadline(self.walls[seat], each) - self.walls[seat]
        spans = [span for span in (None if self.bank is None else self.left[seat], each) if span is not None]
        return min(spans) if spans else None

    def deadline(self, seat: int) -> float | None:
        """Return when this seat's time is up, by the timer."""
        span = self.seconds_allowed(seat)
        return None if span is None or seat not in self.since else self.since[seat] + span

    def is_absent(self, seat: int) -> bool:
        """Whether the clock has decided so often in a row that the others may ask a bot to play on."""
        return self.late[seat] >= ABSENT_AFTER_DECISIONS

    def next_deadline(self) -> float | None:
        ends = [end for seat in self.since if (end := self.deadline(seat)) is not None]
        return min(ends) if ends else None

    # -- stored

    def data(self, times: Times) -> dict[str, Any]:
        now = times.timer()
        waited = {str(seat): max(0.0, now - since) for seat, since in self.since.items()}
        return {"left": self.left, "late": self.late, "waited": waited, "stamp": times.stamp()}

    def restore(self, data: dict[str, Any], times: Times) -> None:
        """Set the clocks as stored; the time since then counts for the seats that were asked."""
        self.left = list(data.get("left", self.left))
        self.late = list(data.get("late", self.late))
        now, wall = times.timer(), times.wall()
        self.overdue = set()
        waited = {
            int(seat): max(0.0, wall - since) for seat, since in data.get("since", {}).items()
        }  # the form of an earlier version
        if "stamp" in data:
            passed = times.seconds_since(data["stamp"])
            waited = {int(seat): float(each) + passed for seat, each in data["waited"].items()}
        self.since = {seat: now - each for seat, each in waited.items()}
        self.walls = {seat: wall - each for seat, each in waited.items()}

    def public_data(self) -> list[dict[str, Any]]:
        """Return the time left of each seat and when it is up by the wall clock, as everybody sees it."""
        return [
            {"left": left, "until": self.public_deadline(seat), "absent": self.is_absent(seat)}
            for seat, left in enumerate(self.left)
        ]

    def public_deadline(self, seat: int) -> float | None:
        span = self.seconds_allowed(seat)
        return None if span is None or seat not in self.walls else self.walls[seat] + span
