"""Clocks, kept by the server: a bank and an increment for each seat, or a fixed time for each decision.

Waiting is measured by a monotonic timer (`now`).  The wall clock is used for what is shown, and for times that were
stored by another machine or before a reboot.
"""

from __future__ import annotations

from typing import Any, Final

from touchline.server.tables.grace import Grace
from touchline.server.tables.time_off import DAY_SECONDS, Interval, TimeOff, deadline_with_days_off
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
        self.holidays: int = rule.get("holidays") or 0  # days that each seat may take off
        self.days_off: dict[int, list[Interval]] = {}  # seat -> the days that it has taken off, by the wall clock
        self.grace = Grace(seats, rule.get("grace") or 0.0)
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
        for seat, since in self.since.items():
            self.grace.begin(seat, since)

    def lose_connection(self, seat: int, now: float) -> None:
        """Let the seat's clock wait for a short time, because its last connection was lost."""
        self.grace.lost[seat] = now
        if seat in self.since:
            self.grace.begin(seat, self.since[seat])

    def regain_connection(self, seat: int, now: float) -> None:
        """Let the clock run on: the person is back."""
        self.grace.lost.pop(seat, None)
        self.end_grace(seat, now)

    def end_grace(self, seat: int, now: float) -> None:
        waited = self.grace.end(seat, now)
        if waited and seat in self.since:
            self.since[seat] += waited
            self.walls[seat] += waited

    def record_answer(self, seat: int, now: float) -> None:
        """Stop the seat's clock and take the time it used from its bank."""
        self.end_grace(seat, now)
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
        if each is not None and seat in self.walls and (self.time_off is not None or seat in self.days_off):
            begun = self.walls[seat]
            each = deadline_with_days_off(self.time_off, begun, each, self.days_off.get(seat, [])) - begun
        spans = [span for span in (None if self.bank is None else self.left[seat], each) if span is not None]
        return min(spans) + self.grace.seconds(seat) if spans else None

    def days_left(self, seat: int) -> int:
        """Return how many days this seat may still take off."""
        taken = sum(end - start for start, end in self.days_off.get(seat, []))
        return max(0, self.holidays - round(taken / DAY_SECONDS))

    def day_off(self, seat: int, days: int, now: float) -> Interval:
        """Return the days off that the seat would take now; they follow those that it has taken before."""
        start = max([now, *(end for _, end in self.days_off.get(seat, []))])
        return start, start + days * DAY_SECONDS

    def off_until(self, seat: int, now: float) -> float | None:
        """Return until when this seat has taken days off; None: it has not."""
        end = max((end for _, end in self.days_off.get(seat, [])), default=0.0)
        return end if end > now else None

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
        stored = {"left": self.left, "late": self.late, "waited": waited, "stamp": times.stamp()}
        overdue = {"overdue": sorted(self.overdue)} if self.overdue else {}
        return stored | overdue | ({"grace": self.grace.left} if self.grace.each else {})

    def restore(self, data: dict[str, Any], times: Times) -> None:
        """Set the clocks as stored; the time since then counts for the seats that were asked."""
        self.left = list(data.get("left", self.left))
        self.late = list(data.get("late", self.late))
        self.grace.restore(data.get("grace"))
        now, wall = times.timer(), times.wall()
        self.overdue = set(data.get("overdue", ()))  # seats whose choice of several picks is not complete
        waited = {
            int(seat): max(0.0, wall - since) for seat, since in data.get("since", {}).items()
        }  # the form of an earlier version
        if "stamp" in data:
            passed = times.seconds_since(data["stamp"])
            waited = {int(seat): float(each) + passed for seat, each in data["waited"].items()}
        self.since = {seat: now - each for seat, each in waited.items()}
        self.walls = {seat: wall - each for seat, each in waited.items()}
        for seat, since in self.since.items():
            self.grace.begin(seat, since)

    def public_data(self, wall: float) -> list[dict[str, Any]]:
        """Return the time left of each seat and when it is up by the wall clock, as everybody sees it.

        `off_until`: until when the seat has days off.  `waits`: seconds that the clock waits for a lost connection.
        """
        return [
            {
                "left": left,
                "until": self.public_deadline(seat),
                "absent": self.is_absent(seat),
                "days_left": self.days_left(seat),
                "off_until": self.off_until(seat, wall),
                "waits": self.grace.seconds(seat),
            }
            for seat, left in enumerate(self.left)
        ]

    def public_deadline(self, seat: int) -> float | None:
        span = self.seconds_allowed(seat)
        return None if span is None or seat not in self.walls else self.walls[seat] + span
