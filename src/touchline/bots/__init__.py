"""Bots by level: *rookie* picks anything, *amateur* has plain sense of the title."""

from __future__ import annotations

from collections.abc import Callable

from touchline.bots.best_11 import AmateurBest11
from touchline.bots.bot import Bot, Rookie
from touchline.bots.masters_of_football import AmateurMastersOfFootball
from touchline.bots.match_of_the_season import AmateurMatchOfTheSeason
from touchline.bots.mister import AmateurMister
from touchline.kernel.errors import BadOption

AMATEURS: dict[str, Callable[[int | str], Bot]] = {  # by title
    "best_11": AmateurBest11,
    "masters_of_football": AmateurMastersOfFootball,
    "match_of_the_season": AmateurMatchOfTheSeason,
    "mister": AmateurMister,
}
LEVELS = ("rookie", "amateur")


def bot(title: str, level: str, seed: int | str = 0) -> Bot:
    """A bot of this level for this title."""
    if level == "rookie":
        return Rookie(seed)
    if level == "amateur" and title in AMATEURS:
        return AMATEURS[title](seed)
    raise BadOption("unknown-bot", level, {"levels": ", ".join(LEVELS)})


__all__ = ["AMATEURS", "LEVELS", "Bot", "Rookie", "bot"]
