"""Nights and weekends in which no clock runs, by the time zone of the table."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

SATURDAY: Final = 5
MOST_STEPS: Final = 5000  # pauses that one deadline may cross: more than ten years of nights


class TimeOff:
    """`nights`: from and to which hour nobody is waited for, (23, 8); equal hours: every night counts."""

    def __init__(self, zone: str, nights: tuple[int, int] = (0, 0), weekends: bool = False) -> None:
        self.zone = zone_of(zone)
        self.start, self.end = nights
        self.weekends = weekends

    @classmethod
    def of(cls, rule: dict[str, Any]) -> TimeOff | None:
        """Return what a table's clock says about it, or None where the clock always runs."""
        nights, weekends = rule.get("nights") or [0, 0], bool(rule.get("weekends"))
        if nights[0] == nights[1] and not weekends:
            return None
        return cls(str(rule.get("zone") or "UTC"), (int(nights[0]), int(nights[1])), weekends)

    def deadline(self, begun: float, seconds: float) -> float:
        """Return when so many seconds of counted time have passed since `begun`; all but seconds are wall times."""
        now, left = begun, seconds
        for _ in range(MOST_STEPS):
            until, counts = self.next_change(now)
            if counts and now + left <= until:
                return now + left
            left -= until - now if counts else 0.0
            now = until
        return now + left

    def next_change(self, now: float) -> tuple[float, bool]:
        """Return how long it stays as it is now, at most to midnight, and whether the clock runs."""
        here = datetime.fromtimestamp(now, self.zone)
        hours = sorted({self.start, self.end} if self.start != self.end else set())
        later = [hour for hour in hours if hour > here.hour]
        end = (
            datetime.combine(here.date(), time(later[0]), self.zone)
            if later
            else datetime.combine(here.date() + timedelta(days=1), time(0), self.zone)
        )
        return max(end.timestamp(), now + 1.0), self.counts(here)

    def counts(self, here: datetime) -> bool:
        if self.weekends and here.weekday() >= SATURDAY:
            return False
        if self.start == self.end:
            return True
        if self.start < self.end:
            return not self.start <= here.hour < self.end
        return self.end <= here.hour < self.start


def zone_of(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
