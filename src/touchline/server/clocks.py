"""Clocks, kept by the server: a bank and an increment for each seat, or so long for each decision."""

from __future__ import annotations

from typing import Any, Final

PATIENCE: Final = 2  # decisions that the clock has taken one after the other


class Clocks:
    """Who has how much time left; the time runs for the seats that are asked."""

    def __init__(self, seats: int, rule: dict[str, Any]) -> None:
        self.bank: float | None = rule.get("bank")
        self.increment: float = rule.get("increment") or 0.0
        self.each: float | None = rule.get("each")
        self.left = [self.bank or 0.0] * seats
        self.since: dict[int, float] = {}  # seat -> when its question was opened
        self.late = [0] * seats  # how often in a row the clock has answered for a seat

    @property
    def running(self) -> bool:
        return self.bank is not None or self.each is not None

    def ask(self, seats: list[int], now: float) -> None:
        """These seats are asked now; for those that were asked before nothing changes."""
        self.since = {seat: self.since.get(seat, now) for seat in seats if seat >= 0}

    def answered(self, seat: int, now: float) -> None:
        if seat in self.since and self.bank is not None:
            used = now - self.since[seat]
            self.left[seat] = max(0.0, self.left[seat] - used) + self.increment
        self.since.pop(seat, None)

    def deadline(self, seat: int) -> float | None:
        """When this seat's time is up."""
        if seat not in self.since:
            return None
        ends = []
        if self.bank is not None:
            ends.append(self.since[seat] + self.left[seat])
        if self.each is not None:
            ends.append(self.since[seat] + self.each)
        return min(ends) if ends else None

    def is_absent(self, seat: int) -> bool:
        """So often that the others may ask a bot to play on."""
        return self.late[seat] >= PATIENCE

    def next_deadline(self) -> float | None:
        ends = [end for seat in self.since if (end := self.deadline(seat)) is not None]
        return min(ends) if ends else None

    def data(self) -> dict[str, Any]:
        return {"left": self.left, "late": self.late, "since": {str(seat): since for seat, since in self.since.items()}}

    def restore(self, data: dict[str, Any]) -> None:
        self.left = list(data.get("left", self.left))
        self.late = list(data.get("late", self.late))
        self.since = {int(seat): since for seat, since in data.get("since", {}).items()}

    def shown(self) -> list[dict[str, Any]]:
        """For everybody: the time left of each seat and when it runs out."""
        return [
            {"left": left, "until": self.deadline(seat), "absent": self.is_absent(seat)}
            for seat, left in enumerate(self.left)
        ]
