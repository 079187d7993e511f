"""Nights and weekends in which no clock runs, by the time zone of the table."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

SATURDAY: Final = 5
DAY_SECONDS: Final = 24 * 3600.0
Interval = tuple[float, float]  # from and until, by the wall clock
MAX_PAUSES: Final = 5000  # in one deadline; more than ten years of nights


class TimeOff:
    """Hours and weekends in which the clock stops.  `nights` is (from hour, to hour), as (23, 8); equal hours: none."""

    def __init__(self, zone: str, nights: tuple[int, int] = (0, 0), weekends: bool = False) -> None:
        self.zone = zone_of(zone)
        self.start, self.end = nights
        self.weekends = weekends

    @classmethod
    def of(cls, rule: dict[str, Any]) -> TimeOff | None:
        """Return the time off of a table's clock, or None if the clock always runs."""
        nights, weekends = rule.get("nights") or [0, 0], bool(rule.get("weekends"))
        if nights[0] == nights[1] and not weekends:
            return None
        return cls(str(rule.get("zone") or "UTC"), (int(nights[0]), int(nights[1])), weekends)

    def deadline(self, begun: float, seconds: float) -> float:
        """Return when `seconds` of counted time have passed since `begun`, by the wall clock."""
        now, left = begun, seconds
        for _ in range(MAX_PAUSES):
            until, counts = self.next_change(now)
            if counts and now + left <= until:
                return now + left
            left -= until - now if counts else 0.0
            now = until
        return now + left

    def counted_seconds(self, begun: float, until: float) -> float:
        """Return how many seconds between these moments count."""
        now, sum_of_seconds = begun, 0.0
        for _ in range(MAX_PAUSES):
            if now >= until:
                break
            end, counts = self.next_change(now)
            sum_of_seconds += min(end, until) - now if counts else 0.0
            now = end
        return sum_of_seconds

    def next_change(self, now: float) -> tuple[float, bool]:
        """Return the end of the present phase, at most midnight, and whether the clock runs in it."""
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


def deadline_with_days_off(off: TimeOff | None, begun: float, seconds: float, days_off: list[Interval]) -> float:
    """Return when `seconds` of counted time have passed since `begun`; nothing counts in the days off."""
    now, left = begun, seconds
    for start, end in sorted(days_off):
        if end <= now:
            continue
        due = now + left if off is None else off.deadline(now, left)
        if due <= start:
            break
        if start > now:
            left -= start - now if off is None else off.counted_seconds(now, start)
        now = end
    return now + left if off is None else off.deadline(now, left)


def zone_of(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
