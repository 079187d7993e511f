"""Adds up the results of many games."""

from math import sqrt
from typing import Any

from touchline.kernel.result import Result


class Statistics:
    """Sums over games; two of them can be added, so it does not matter in which batches the games were played."""

    def __init__(self, title: str, bots: list[str], options: dict[str, Any]) -> None:
        self.title = title
        self.bots = bots
        self.options = options
        self.games = 0
        self.won = [0] * len(bots)
        self.shared = [0] * len(bots)
        self.scores = [0] * len(bots)
        self.decisions = 0
        self.longest = 0
        self.why: dict[str, int] = {}
        self.figures: dict[str, int] = {}

    def count(self, result: Result, decisions: int, figures: dict[str, int]) -> None:
        self.games += 1
        first = [seat for seat, place in enumerate(result.places) if place == 1]
        for seat in first:
            (self.won if len(first) == 1 else self.shared)[seat] += 1
        for seat, score in enumerate(result.scores):
            self.scores[seat] += score
        self.decisions += decisions
        self.longest = max(self.longest, decisions)
        self.why[result.why] = self.why.get(result.why, 0) + 1
        for name, number in figures.items():
            self.figures[name] = self.figures.get(name, 0) + number

    def add(self, other: "Statistics") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        for mine, theirs in ((self.won, other.won), (self.shared, other.shared), (self.scores, other.scores)):
            mine[:] = [a + b for a, b in zip(mine, theirs, strict=True)]
        for counts, more in ((self.why, other.why), (self.figures, other.figures)):
            for name, number in more.items():
                counts[name] = counts.get(name, 0) + number

    def win_rate(self, seat: int) -> tuple[float, float, float]:
        """Return the share of games won alone, and its 95 % interval (Wilson)."""
        return self.won[seat] / max(self.games, 1), *wilson(self.won[seat], self.games)

    def mean(self, figure: str) -> float:
        return self.figures[figure] / max(self.games, 1)

    def data(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "options": self.options,
            "games": self.games,
            "seats": [self.seat_data(seat) for seat in range(len(self.bots))],
            "decisions": {"mean": round(self.decisions / max(self.games, 1), 3), "longest": self.longest},
            "why": dict(sorted(self.why.items())),
            "figures": {name: round(self.mean(name), 4) for name in sorted(self.figures)},
        }

    def seat_data(self, seat: int) -> dict[str, Any]:
        rate, low, high = self.win_rate(seat)
        return {
            "bot": self.bots[seat],
            "won": self.won[seat],
            "shared": self.shared[seat],
            "win_rate": round(rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "score": round(self.scores[seat] / max(self.games, 1), 3),
        }


def wilson(successes: int, trials: int, z: float = 1.96) -> tuple[float, float]:
    if not trials:
        return 0.0, 1.0
    share, spread = successes / trials, z * z / trials
    middle = share + spread / 2
    half = z * sqrt(share * (1 - share) / trials + spread / (4 * trials))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))
