"""Grace in live games: a seat's clock waits for a short time when its connection is lost while it is asked."""

from __future__ import annotations

from typing import Final

GRACES_A_GAME: Final = 5  # all waits of one seat in a game take at most 5 times the grace


class Grace:
    """`each`: the seconds that a clock waits for one lost connection; 0: it does not wait.  Times are the timer's."""

    def __init__(self, seats: int, each: float) -> None:
        self.each = each
        self.left = [GRACES_A_GAME * each] * seats  # seconds that are left for the whole game
        self.lost: dict[int, float] = {}  # seat -> when its last connection was lost
        self.waiting: dict[int, tuple[float, float]] = {}  # seat -> from and until when its clock waits

    def begin(self, seat: int, asked_since: float) -> None:
        """Begin to wait for a seat that is asked and not connected, unless the clock waits already."""
        if seat not in self.lost or seat in self.waiting:
            return
        end = self.lost[seat] + min(self.each, self.left[seat])
        start = max(self.lost[seat], asked_since)
        if end > start:
            self.waiting[seat] = (start, end)

    def end(self, seat: int, now: float) -> float:
        """Stop waiting; return for how long the clock has waited."""
        if seat not in self.waiting:
            return 0.0
        start, end = self.waiting.pop(seat)
        waited = max(0.0, min(now, end) - start)
        self.left[seat] -= waited
        return waited

    def seconds(self, seat: int) -> float:
        """Return by how many seconds the present deadline moves on if the person does not come back before."""
        start, end = self.waiting.get(seat, (0.0, 0.0))
        return end - start

    def restore(self, left: list[float] | None) -> None:
        """Set what is left as stored; a wait does not outlive its worker, because its connections do not."""
        if left is not None:
            self.left = list(left)
        self.waiting.clear()
