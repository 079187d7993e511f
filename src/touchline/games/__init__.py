"""The shelf: every title that can be played, by code."""

from __future__ import annotations

from touchline.games.best_11 import TITLE as BEST_11
from touchline.games.masters_of_football import TITLE as MASTERS_OF_FOOTBALL
from touchline.games.match_of_the_season import TITLE as MATCH_OF_THE_SEASON
from touchline.games.mister import TITLE as MISTER
from touchline.kernel.errors import UnknownTitle
from touchline.kernel.title import Title

SHELF: dict[str, Title] = {each.code: each for each in (MATCH_OF_THE_SEASON, MASTERS_OF_FOOTBALL, MISTER, BEST_11)}


def title(code: str) -> Title:
    """A title by its code; an unknown code is refused with the list of what exists."""
    if code not in SHELF:
        raise UnknownTitle(str(code), list(SHELF))
    return SHELF[code]
