"""When a pro of Best 11 waits for somebody better: optimal stopping over the rounds to come.

Each round lays out a few cards and one may be signed.  An empty place is worth what it may still be filled with; a
card is worth signing if it brings more than that.  Keepers and coaches have one place each and are rarely seen.
"""

from __future__ import annotations

from functools import cache
from typing import Final

# out of a hundred markets, how often the best footballer on offer is worth this many points
BEST: Final = ((1, 4), (2, 12), (3, 30), (4, 32), (5, 16), (6, 6))
MAX_ROUNDS: Final = 24
MAX_PLACES: Final = 12


def season() -> list[list[float]]:
    """Return the points to expect, by rounds to come and places to fill."""
    table = [[0.0] * (MAX_PLACES + 1)]
    for rounds in range(1, MAX_ROUNDS + 1):
        row, before = [0.0], table[rounds - 1]
        for places in range(1, MAX_PLACES + 1):
            expected = 0.0
            for points, share in BEST:
                expected += share * max(points + before[places - 1], before[places])
            row.append(expected / 100)
        table.append(row)
    return table


SEASON: Final = season()


def place_worth(rounds: float, places: int) -> float:
    """Return what one of this many empty places is worth after this round; between whole rounds in proportion."""
    low = max(0, min(MAX_ROUNDS - 1, int(rounds) - 1))
    share = min(1.0, max(0.0, rounds - 1 - low))
    now, then = SEASON[low], SEASON[low + 1]
    places = max(1, min(MAX_PLACES, places))
    return (1 - share) * (now[places] - now[places - 1]) + share * (then[places] - then[places - 1])


@cache
def single_worth(values: tuple[int, ...], seen: int, rounds: int) -> float:
    """Return what a role's only place is worth after this round, by how often in 100 rounds such a card comes."""
    worth = 0.0
    for later in range(max(0, rounds - 1)):
        met = sum(max(float(value), worth) for value in values) / len(values)
        worth += (met - worth) * seen / 100
    return worth
