"""Clocks, kept by the server: a bank and an increment for each seat, or a fixed time for each decision.

Waiting is measured by a monotonic timer (`now`).  The wall clock is used for what is shown, and for times that were
stored by another machine or before a reboot.
"""

from __future__ import annotations

import json
from typing import Any, Final

from touchline.kernel.drivers import Entry
from touchline.kernel.table import Table
from touchline.kernel.undo import UNDO
from touchline.server.tables.grace import Grace
from touchline.server.tables.time_off import DAY_SECONDS, Interval, TimeOff, deadline_with_days_off
from touchline.server.tables.times import Times

ABSENT_AFTER_DECISIONS: Final = 2  # decisions in a row that the clock has made


class Clocks:
    """The time left of each seat; it runs for the seats that are asked."""

    def __init__(self, seats: int, rule: dict[str, Any]) -> None:
        self._bank: float | None = rule.get("bank")
        self._increment: float = rule.get("increment") or 0.0
        self._each: float | None = rule.get("each")
        self._time_off = TimeOff.of(rule) if self._each is not None else None
        # when time is up a bot answers, else the default is picked; tables of earlier versions call this `out`
        self.bot_answers: Final[bool] = "bot" in (rule.get("on_timeout"), rule.get("out"))
        self.holidays: Final[int] = rule.get("holidays") or 0  # days that each seat may take off
        self._days_off: dict[int, list[Interval]] = {}  # seat -> the days that it has taken off, by the wall clock
        self.grace: Final = Grace(seats, rule.get("grace") or 0.0)
        self._left = [self._bank or 0.0] * seats
        self._since: dict[int, float] = {}  # seat -> when its question was opened, by the timer
        self._walls: dict[int, float] = {}  # the same by the wall clock, to be shown
        self._late = [0] * seats  # how often in a row the clock has answered for a seat
        self._overdue: set[int] = set()  # seats for which the clock answers the present question
        self._used: dict[int, tuple[float, float]] = {}  # seat -> seconds its last answer took, seconds left before it

    @property
    def running(self) -> bool:
        return self._bank is not None or self._each is not None

    def ask(self, seats: list[int], now: float, wall: float | None = None) -> None:
        """Start the clocks of these seats; those that run already go on."""
        shown = now if wall is None else wall
        self._since = {seat: self._since.get(seat, now) for seat in seats if seat >= 0}
        self._walls = {seat: self._walls.get(seat, shown) for seat in self._since}
        for seat, since in self._since.items():
            self.grace.begin(seat, since)

    def use_days_off(self, days_off: dict[int, list[Interval]]) -> None:
        """Use the days off as they are stored."""
        self._days_off = days_off

    def note_presence(self, lost: set[int], back: set[int], now: float) -> bool:
        """Let the clocks of lost seats wait and those of seats that are back run on; return whether any has changed."""
        if not self.grace.each or not (lost or back):
            return False
        for seat in lost:
            self.lose_connection(seat, now)
        for seat in back:
            self.regain_connection(seat, now)
        return True

    def lose_connection(self, seat: int, now: float) -> None:
        """Let the seat's clock wait for a short time, because its last connection was lost."""
        self.grace.lost[seat] = now
        if seat in self._since:
            self.grace.begin(seat, self._since[seat])

    def regain_connection(self, seat: int, now: float) -> None:
        """Let the clock run on: the person is back."""
        self.grace.lost.pop(seat, None)
        self.end_grace(seat, now)

    def end_grace(self, seat: int, now: float) -> None:
        waited = self.grace.end(seat, now)
        if waited and seat in self._since:
            self._since[seat] += waited
            self._walls[seat] += waited

    def record_answer(self, seat: int, now: float) -> None:
        """Stop the seat's clock and take the time it used from its bank."""
        self.end_grace(seat, now)
        if seat in self._since:
            used = max(0.0, now - self._since[seat])
            self._used[seat] = used, self._left[seat]
            if self._bank is not None:
                self._left[seat] = max(0.0, self._left[seat] - used) + self._increment
        self._since.pop(seat, None)
        self._walls.pop(seat, None)
        self._overdue.discard(seat)

    def record_entries(self, table: Table, entries: list[Entry], times: Times) -> str:
        """Follow new entries and return the clocks as stored.

        A hidden choice of several picks counts when it is complete.
        """
        for entry in entries:
            if entry.who == UNDO:
                self.reopen(entry.value, times.timer(), times.wall())
            if entry.who >= 0 and not (entry.who in table.questions and table.has_chosen_part(entry.who)):
                self.record_answer(entry.who, times.timer())
        self.ask(table.to_act, times.timer(), times.wall())
        return json.dumps(self.data(times))

    def reopen(self, seat: int, now: float, wall: float) -> None:
        """Start the seat's clock again after an undo, with the time it had left and without the increment."""
        if seat in self._used and seat not in self._since:
            used, self._left[seat] = self._used.pop(seat)
            self._since[seat], self._walls[seat] = now - used, wall - used

    def seat_is_back(self, seat: int) -> None:
        """Count the clock's decisions for this seat from zero again, because its person has answered."""
        self._late[seat] = 0

    def run_out(self, seat: int) -> None:
        """Count a decision of the clock for this seat; a choice of several picks counts once."""
        if seat not in self._overdue:
            self._overdue.add(seat)
            self._late[seat] += 1

    def seconds_allowed(self, seat: int) -> float | None:
        """Return how many seconds the seat has for its question, with nights and weekends off included."""
        each = self._each
        if each is not None and seat in self._walls and (self._time_off is not None or seat in self._days_off):
            begun = self._walls[seat]
            each = deadline_with_days_off(self._time_off, begun, each, self._days_off.get(seat, [])) - begun
        spans = [span for span in (None if self._bank is None else self._left[seat], each) if span is not None]
        return min(spans) + self.grace.seconds(seat) if spans else None

    def days_left(self, seat: int) -> int:
        """Return how many days this seat may still take off."""
        taken = sum(end - start for start, end in self._days_off.get(seat, []))
        return max(0, self.holidays - round(taken / DAY_SECONDS))

    def day_off(self, seat: int, days: int, now: float) -> Interval:
        """Return the days off that the seat would take now; they follow those that it has taken before."""
        start = max([now, *(end for _, end in self._days_off.get(seat, []))])
        return start, start + days * DAY_SECONDS

    def off_until(self, seat: int, now: float) -> float | None:
        """Return until when this seat has taken days off; None: it has not."""
        end = max((end for _, end in self._days_off.get(seat, [])), default=0.0)
        return end if end > now else None

    def deadline(self, seat: int) -> float | None:
        """Return when this seat's time is up, by the timer."""
        span = self.seconds_allowed(seat)
        return None if span is None or seat not in self._since else self._since[seat] + span

    def is_absent(self, seat: int) -> bool:
        """Whether the clock has decided so often in a row that the others may ask a bot to play on."""
        return self._late[seat] >= ABSENT_AFTER_DECISIONS

    def next_deadline(self) -> float | None:
        ends = [end for seat in self._since if (end := self.deadline(seat)) is not None]
        return min(ends) if ends else None

    # -- stored

    def data(self, times: Times) -> dict[str, Any]:
        now = times.timer()
        waited = {str(seat): max(0.0, now - since) for seat, since in self._since.items()}
        stored = {"left": self._left, "late": self._late, "waited": waited, "stamp": times.stamp()}
        overdue = {"overdue": sorted(self._overdue)} if self._overdue else {}
        return stored | overdue | ({"grace": self.grace.left} if self.grace.each else {})

    def restore(self, data: dict[str, Any], times: Times) -> None:
        """Set the clocks as stored; the time since then counts for the seats that were asked."""
        self._left = list(data.get("left", self._left))
        self._late = list(data.get("late", self._late))
        self.grace.restore(data.get("grace"))
        now, wall = times.timer(), times.wall()
        self._overdue = set(data.get("overdue", ()))  # seats whose choice of several picks is not complete
        waited = {
            int(seat): max(0.0, wall - since) for seat, since in data.get("since", {}).items()
        }  # the form of an earlier version
        if "stamp" in data:
            passed = times.seconds_since(data["stamp"])
            waited = {int(seat): float(each) + passed for seat, each in data["waited"].items()}
        self._since = {seat: now - each for seat, each in waited.items()}
        self._walls = {seat: wall - each for seat, each in waited.items()}
        for seat, since in self._since.items():
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
            for seat, left in enumerate(self._left)
        ]

    def public_deadline(self, seat: int) -> float | None:
        span = self.seconds_allowed(seat)
        return None if span is None or seat not in self._walls else self._walls[seat] + span
