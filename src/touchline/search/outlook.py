"""An outlook says how far a legend looks ahead, and values the state there: for each seat, from 0 to 1."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from touchline.kernel.game import Game
from touchline.kernel.table import Table
from touchline.kernel.title import Title

WIN_SHARE: Final = 0.5  # a finished game's value: this share for winning, the rest for the lead
MAX_LEAD_SCALES: Final = 20.0
UNPLANNED: Final = -99
PRIOR_GAIN: Final = 0.01  # before any playout, the pro's pick is taken to be this much better than others ...


class Outlook:
    """Looks to the end of the game, at every question; a title's own outlook looks less far and sees more."""

    def __init__(self, scale: float = 6.0, clear: float = 1000.0, spread: float = 0.015) -> None:
        self.scale = scale  # the lead that makes victory likely
        self.clear = clear  # an option that the pro values this much below its own pick is not tried
        self.spread = spread  # ... with this standard deviation

    def thinks(self, game: Any, kind: int) -> bool:
        """Whether a question is worth a search."""
        return True

    def plan_picks(self, table: Table, seat: int, seed: int | str, plan: list[int]) -> int:
        """Return a pick of a plan for several questions, or UNPLANNED; `plan` keeps the picks for later questions."""
        return UNPLANNED

    def imagine(self, world: Table, seat: int) -> None:
        """Change a new deal into a likely one, using only what the seat knows."""

    def clock(self, game: Any) -> int:
        """Return the number of the moment; equal moments of different playouts get the same luck."""
        return 0

    def mark(self, game: Any) -> int:
        """Return the moment at which the search begins, for `enough`."""
        return 0

    def enough(self, game: Any, mark: int) -> bool:
        """Return whether the game, between two steps, has gone far enough to be valued."""
        return False

    def favourites(self, game: Any, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> list[int]:
        """Return the options to try besides the pro's pick, the best first; none: the pro's own order."""
        return []

    def values(self, title: Title, game: Game) -> list[float]:
        result = title.result(game)
        shares = by_lead([float(score) for score in result.scores], self.scale)
        return [(1.0 - WIN_SHARE) * share + WIN_SHARE * ahead(result.places, seat) for seat, share in enumerate(shares)]


def posterior_mean(gain: float, doubt: float, spread: float) -> float:
    """Return the mean of prior and measurement, each weighted by its precision."""
    word, seen = spread**-2, doubt**-2
    return (seen * gain - word * PRIOR_GAIN) / (word + seen)


def posterior_stderr(doubt: float, spread: float) -> float:
    """Return the standard error of that mean."""
    return float((spread**-2 + doubt**-2) ** -0.5)


def ahead(places: list[int], seat: int) -> float:
    """Return the share of the others that each seat is placed before."""
    total = 0.0
    for other in range(len(places)):
        if other != seat and places[other] >= places[seat]:
            total += 1.0 if places[other] > places[seat] else 0.5
    return total / max(len(places) - 1, 1)


def by_lead(scores: list[float], scale: float) -> list[float]:
    """Return each seat's lead over the best of the others, as a chance."""
    found: list[float] = []
    for seat, score in enumerate(scores):
        best = max([other for at, other in enumerate(scores) if at != seat], default=0.0)
        lead = max(-MAX_LEAD_SCALES, min(MAX_LEAD_SCALES, (score - best) / scale))
        found.append(1.0 / (1.0 + exp(-lead)))
    return found
