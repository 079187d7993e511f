"""Bots by level: *rookie* picks anything, *amateur* has plain sense of the title, *pro* knows its odds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.bots.best_11 import AmateurBest11
from touchline.bots.bot import Bot, Rookie
from touchline.bots.masters_of_football import AmateurMastersOfFootball
from touchline.bots.match_of_the_season import AmateurMatchOfTheSeason
from touchline.bots.match_of_the_season_pro import ProMatchOfTheSeason
from touchline.bots.mister import AmateurMister
from touchline.bots.mister_pro import ProMister
from touchline.kernel.errors import BadOption

Maker = Callable[[int | str], Bot]

AMATEURS: Final[dict[str, Maker]] = {  # by title
    "best_11": AmateurBest11,
    "masters_of_football": AmateurMastersOfFootball,
    "match_of_the_season": AmateurMatchOfTheSeason,
    "mister": AmateurMister,
}
PROS: Final[dict[str, Maker]] = {
    "match_of_the_season": ProMatchOfTheSeason,
    "mister": ProMister,
}
TRAINED: Final[dict[str, dict[str, Maker]]] = {"amateur": AMATEURS, "pro": PROS}  # by level, weakest first
LEVELS: Final = ("rookie", *TRAINED)


def levels_of(title: str) -> list[str]:
    """The levels that can play this title, weakest first."""
    return [level for level in LEVELS if level == "rookie" or title in TRAINED[level]]


def bot(title: str, level: str, seed: int | str = 0) -> Bot:
    """A bot of this level for this title."""
    if level == "rookie":
        return Rookie(seed)
    if level in TRAINED and title in TRAINED[level]:
        return TRAINED[level][title](seed)
    raise BadOption("unknown-bot", level, {"levels": ", ".join(levels_of(title))})
