"""The statistics of a finished game, by title: from its events alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from touchline.kernel.game import Event
from touchline.story.statistics import best_11, masters_of_football, match_of_the_season, mister
from touchline.story.statistics.tally import Tally

COUNTERS: Final[dict[str, Callable[[Any, list[Event]], Tally]]] = {
    "best_11": best_11.count,
    "masters_of_football": masters_of_football.count,
    "match_of_the_season": match_of_the_season.count,
    "mister": mister.count,
}


def statistics(title: str, game: Any, events: list[Event]) -> Tally:
    """`game` as it lies at the end: it says whose each team was."""
    return COUNTERS[title](game, events)
