"""The statistics of a finished game, by title: from its events alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from touchline.kernel.game import Event
from touchline.story.statistics.tally import Tally
from touchline.titles.best_11.story import statistics as best_11
from touchline.titles.masters_of_football.story import statistics as masters_of_football
from touchline.titles.match_of_the_season.story import statistics as match_of_the_season
from touchline.titles.mister.story import statistics as mister

COUNTERS: Final[dict[str, Callable[[Any, list[Event]], Tally]]] = {
    "best_11": best_11.count,
    "masters_of_football": masters_of_football.count,
    "match_of_the_season": match_of_the_season.count,
    "mister": mister.count,
}


def statistics(title: str, game: Any, events: list[Event]) -> Tally:
    """`game` as it lies at the end: it says whose each team was."""
    return COUNTERS[title](game, events)
