"""The luck of a finished game, by title."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from touchline.story.luck import drawn
from touchline.story.luck.ledger import Ledger
from touchline.story.steps import Moment
from touchline.titles.best_11.story import luck as best_11
from touchline.titles.masters_of_football.story import luck as masters_of_football
from touchline.titles.match_of_the_season.story import luck as match_of_the_season
from touchline.titles.mister.story import luck as mister

WATCHERS: Final[dict[str, Callable[[Moment, Ledger], None]]] = {
    "best_11": best_11.watch,
    "masters_of_football": masters_of_football.watch,
    "match_of_the_season": match_of_the_season.watch,
    "mister": mister.watch,
}
SIDES: Final = {  # the domain of a match's two sides
    "best_11": "seat",
    "masters_of_football": "team",
    "match_of_the_season": "side",
    "mister": "seat",
}
UNITS: Final = {"best_11": "goals"}  # what luck is counted in; else matches


def luck(title: str, seats: int, moments: Iterable[Moment]) -> Ledger:
    """Every stroke of luck of a game, and whose it was."""
    ledger, watch = Ledger(seats), WATCHERS[title]
    for moment in moments:
        watch(moment, ledger)
        drawn.watch(title, moment, ledger)
    return ledger
