"""How far a legend looks, and what it makes of what it sees there: for each seat, from 0 to 1."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from touchline.kernel.game import Game
from touchline.kernel.table import Table
from touchline.kernel.title import Title

WON: Final = 0.5  # of the value of a game that is over: whether it is won, not by how much
STEEP: Final = 20.0
UNPLANNED: Final = -99
TRUST: Final = 0.01  # by so much the pro's pick is better than another before anything is tried ...


class Outlook:
    """To the end of the game, at every question; titles look less far and see more."""

    def __init__(self, scale: float = 6.0, clear: float = 1000.0, spread: float = 0.015) -> None:
        self.scale = scale  # the lead that makes victory likely
        self.clear = clear  # what the pro thinks so much worse than its own pick is not tried
        self.spread = spread  # ... give or take

    def thinks(self, game: Any, kind: int) -> bool:
        """Whether a question is worth a search."""
        return True

    def planned(self, table: Table, seat: int, seed: int | str, plan: list[int]) -> int:
        """What is worked out in one go instead, or UNPLANNED; the plan is kept for the questions that follow."""
        return UNPLANNED

    def imagine(self, world: Table, seat: int) -> None:
        """Changes what was dealt anew into what is likely, by nothing that the seat does not know."""

    def clock(self, game: Any) -> int:
        """The moment that luck belongs to."""
        return 0

    def mark(self, game: Any) -> int:
        """Where the search begins, for `enough`."""
        return 0

    def enough(self, game: Any, mark: int) -> bool:
        """Between two steps, of a game that goes on: what has been played out can be judged."""
        return False

    def favourites(self, game: Any, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> list[int]:
        """The options to try beside the pro's pick, the best first; none: as the pro judges them."""
        return []

    def values(self, title: Title, game: Game) -> list[float]:
        result = title.result(game)
        shares = by_lead([float(score) for score in result.scores], self.scale)
        return [(1.0 - WON) * share + WON * ahead(result.places, seat) for seat, share in enumerate(shares)]


def believed(gain: float, doubt: float, spread: float) -> float:
    """What was thought before and what was seen, each by how sure it is."""
    word, seen = spread**-2, doubt**-2
    return (seen * gain - word * TRUST) / (word + seen)


def unsure(doubt: float, spread: float) -> float:
    """How far from the truth that may be."""
    return float((spread**-2 + doubt**-2) ** -0.5)


def ahead(places: list[int], seat: int) -> float:
    """The share of the others that a seat is placed before."""
    total = 0.0
    for other in range(len(places)):
        if other != seat and places[other] >= places[seat]:
            total += 1.0 if places[other] > places[seat] else 0.5
    return total / max(len(places) - 1, 1)


def by_lead(scores: list[float], scale: float) -> list[float]:
    """The lead of each over the best of the others, as a chance."""
    found: list[float] = []
    for seat, score in enumerate(scores):
        best = max([other for at, other in enumerate(scores) if at != seat], default=0.0)
        lead = max(-STEEP, min(STEEP, (score - best) / scale))
        found.append(1.0 / (1.0 + exp(-lead)))
    return found
