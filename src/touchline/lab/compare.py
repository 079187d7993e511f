"""Compares two card sets on the same deals, so that small differences can be seen."""

from dataclasses import dataclass
from math import sqrt

import polars as pl

STDERR_95 = 1.96


@dataclass(frozen=True, slots=True)
class Change:
    """A number of a game under both sets, and how it differs in the same games, with half of the 95 % interval."""

    name: str
    before: float
    after: float
    difference: float
    doubt: float

    @property
    def clear(self) -> bool:
        return abs(self.difference) > self.doubt

    def data(self) -> dict[str, object]:
        return {
            "name": self.name,
            "before": round(self.before, 4),
            "after": round(self.after, 4),
            "difference": round(self.difference, 4),
            "doubt": round(self.doubt, 4),
            "clear": self.clear,
        }


def compare_runs(before: dict[str, pl.DataFrame], after: dict[str, pl.DataFrame]) -> list[Change]:
    """Return the change of everything that is counted, then that of each seat's win rate."""
    both = [each for each in before["games"].columns if each in after["games"].columns and each not in ("game", "why")]
    changes = [change(name, column(before["games"], name), column(after["games"], name)) for name in both]
    for seat in sorted(before["seats"]["seat"].unique()):
        first, second = (of_seat(tables["seats"], seat) for tables in (before, after))
        changes.append(change(f"won-{seat}", first, second))
        changes.append(change(f"score-{seat}", *(of_seat(each["seats"], seat, "score") for each in (before, after))))
    return changes


def column(games: pl.DataFrame, name: str) -> pl.Series:
    return games.sort("game")[name].cast(pl.Float64)


def of_seat(seats: pl.DataFrame, seat: int, name: str = "won") -> pl.Series:
    return column(seats.filter(pl.col("seat") == seat), name)


def change(name: str, before: pl.Series, after: pl.Series) -> Change:
    gaps = (after - before).to_list()
    mean = sum(gaps) / max(len(gaps), 1)
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(len(gaps) - 1, 1)
    means = [sum(each.to_list()) / max(len(each), 1) for each in (before, after)]
    return Change(name, means[0], means[1], mean, STDERR_95 * sqrt(spread / max(len(gaps), 1)))
