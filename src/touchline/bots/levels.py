"""Bots by level: *rookie* picks anything, *amateur* has plain sense of the title, *pro* knows its odds, *legend* thinks
ahead."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from touchline.bots.bot import Bot, Rookie
from touchline.bots.guest import Guest, is_guest
from touchline.bots.outlooks import OUTLOOKS
from touchline.kernel.errors import BadOption
from touchline.search.legend import Legend
from touchline.titles.best_11.bots.amateur import AmateurBest11
from touchline.titles.best_11.bots.pro import ProBest11
from touchline.titles.masters_of_football.bots.amateur import AmateurMastersOfFootball
from touchline.titles.masters_of_football.bots.pro import ProMastersOfFootball
from touchline.titles.masters_of_football.bots.season import SeasonMastersOfFootball
from touchline.titles.match_of_the_season.bots.amateur import AmateurMatchOfTheSeason
from touchline.titles.match_of_the_season.bots.pro import ProMatchOfTheSeason
from touchline.titles.mister.bots.amateur import AmateurMister
from touchline.titles.mister.bots.pro import ProMister

Maker = Callable[[int | str], Bot]

AMATEURS: Final[dict[str, Maker]] = {  # by title
    "best_11": AmateurBest11,
    "masters_of_football": AmateurMastersOfFootball,
    "match_of_the_season": AmateurMatchOfTheSeason,
    "mister": AmateurMister,
}
PROS: Final[dict[str, Maker]] = {
    "best_11": ProBest11,
    "masters_of_football": ProMastersOfFootball,
    "match_of_the_season": ProMatchOfTheSeason,
    "mister": ProMister,
}
INSTINCTS: Final[dict[str, Maker]] = PROS | {"masters_of_football": SeasonMastersOfFootball}  # of legends, at a glance
LEGENDS: Final[dict[str, Callable[..., Bot]]] = {
    title: partial(Legend, instinct, OUTLOOKS[title]) for title, instinct in INSTINCTS.items()
}
TRAINED: Final[dict[str, dict[str, Maker]]] = {"amateur": AMATEURS, "pro": PROS, "legend": LEGENDS}  # weakest first
LEVELS: Final = ("rookie", *TRAINED)


def levels_of(title: str) -> list[str]:
    """The levels that can play this title, weakest first."""
    return [level for level in LEVELS if level == "rookie" or title in TRAINED[level]]


def adviser(title: str, level: str, seed: int | str = 0) -> Bot:
    """A bot of this level that answers at a glance: of a legend its instinct, which can say why."""
    return INSTINCTS[title](seed) if level == "legend" and title in INSTINCTS else bot(title, level, seed)


def bot(title: str, level: str, seed: int | str = 0) -> Bot:
    """A bot of this level for this title; `legend:20` is a legend that thinks for 20 milliseconds a pick."""
    if level == "rookie":
        return Rookie(seed)
    name, _, budget = level.partition(":")
    if name == "legend" and title in LEGENDS and budget.isdecimal():
        return LEGENDS[title](seed, milliseconds=int(budget))
    if level in TRAINED and title in TRAINED[level]:
        return TRAINED[level][title](seed)
    if is_guest(level):
        return Guest(level, seed)
    raise BadOption("unknown-bot", level, {"levels": ", ".join(levels_of(title))})
