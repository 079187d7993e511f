"""A tally by seat: codes and numbers, counted from what was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from touchline.kernel.game import NOBODY

Figure = tuple[str, str]  # code, domain of its numbers
BETTER_HIGH: Final = frozenset(
    (
        *("won", "goals", "trophies", "battles-won", "fended-off"),
        *("money-earned", "shots", "saves", "duels-won", "kicks-scored"),
    )
)
BETTER_LOW: Final = frozenset(("lost", "conceded", "challenges-failed", "duels-lost", "faded", "sent-off", "injured"))
DEED_POINTS: Final = {
    "goals": 3.0,
    "saves": 2.0,
    "duels-won": 1.0,
    "duels-lost": -0.5,
}  # they choose the man of the match


def better(code: str) -> int:
    """Return 1 if a high number of this figure is better, -1 if a low one is, 0 if neither."""
    if code in BETTER_LOW:
        return -1
    return int(code in BETTER_HIGH or code.startswith("points"))


class Tally:
    def __init__(self, seats: int, figures: Sequence[Figure]) -> None:
        self.figures = figures
        self.seats: list[dict[str, int]] = [{code: 0 for code, domain in figures} for seat in range(seats)]
        self.scorers: dict[tuple[int, int], int] = {}  # seat, player: goals
        self.deeds: dict[tuple[int, int], Counter[str]] = {}  # seat, player: how often he did what
        self.faces: list[int] = []  # how often the match die has shown each face

    def add(self, seat: int, code: str, number: int = 1) -> None:
        if seat != NOBODY:
            self.seats[seat][code] += number

    def score(self, seat: int, player: int) -> None:
        self.scorers[seat, player] = self.scorers.get((seat, player), 0) + 1
        self.credit(seat, player, "goals")

    def credit(self, seat: int, player: int, deed: str) -> None:
        """Add something that a footballer did, of DEED_POINTS."""
        self.deeds.setdefault((seat, player), Counter())[deed] += 1

    def best_player(self, seat: int) -> dict[str, Any] | None:
        """Return who did most for this seat, and what; None where the title's events name no footballers."""
        return self.best_of(sorted(each for each in self.deeds if each[0] == seat))

    def man_of_the_match(self) -> dict[str, Any] | None:
        """Return the player with the most points of all seats."""
        return self.best_of(sorted(self.deeds))

    def best_of(self, players: list[tuple[int, int]]) -> dict[str, Any] | None:
        if not players:
            return None
        best = max(players, key=self.deed_points)
        return {"seat": best[0], "player": best[1], "deeds": dict(self.deeds[best])}

    def deed_points(self, player: tuple[int, int]) -> float:
        return sum(DEED_POINTS[deed] * times for deed, times in self.deeds[player].items())

    def show(self, face: int) -> None:
        self.faces += [0] * (face - len(self.faces))
        self.faces[face - 1] += 1

    def data(self) -> dict[str, Any]:
        best = sorted(self.scorers.items(), key=lambda item: (-item[1], item[0]))
        return {
            "figures": [{"code": c, "domain": domain, "better": better(c)} for c, domain in self.figures],
            "seats": self.seats,
            "scorers": [{"seat": seat, "player": player, "goals": goals} for (seat, player), goals in best],
            "faces": self.faces,
        }
