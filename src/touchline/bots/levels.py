"""Bots by level: *rookie* picks anything, *amateur* knows rules of thumb, *pro* knows the odds, *legend* searches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.bots.bot import Bot, Rookie
from touchline.bots.guest import Guest, is_guest
from touchline.kernel.errors import BadOption
from touchline.kernel.title import Title
from touchline.search.legend import DEFAULT_CPU_MS, Legend

ROOKIE: Final = "rookie"
LEGEND: Final = "legend"
LEVELS: Final = (ROOKIE, "amateur", "pro", LEGEND)  # weakest first


def levels_of(title: Title) -> list[str]:
    """Return the levels that can play this title, weakest first."""
    if title.bots is None:
        return [ROOKIE]
    return [ROOKIE, *title.bots.levels, *([LEGEND] if title.bots.outlook is not None else [])]


def bot(title: Title, level: str, seed: int | str = 0) -> Bot:
    """Return a bot of this level for this title; `legend:20` thinks for 20 milliseconds a pick."""
    name, _, budget = level.partition(":")
    if level == ROOKIE:
        return Rookie(seed)
    if name == LEGEND and LEGEND in levels_of(title) and (level == LEGEND or budget.isdecimal()):
        return legend(title, seed, int(budget) if budget else DEFAULT_CPU_MS)
    if title.bots is not None and level in title.bots.levels:
        made: Bot = title.bots.levels[level](seed)
        return made
    if is_guest(level):
        return Guest(level, seed)
    raise BadOption("unknown-bot", level, {"levels": ", ".join(levels_of(title))})


def legend(title: Title, seed: int | str, milliseconds: int) -> Legend:
    assert title.bots is not None
    return Legend(instinct_of(title), title.bots.outlook, seed, milliseconds=milliseconds)


def instinct_of(title: Title) -> Callable[[int | str], Bot]:
    assert title.bots is not None
    assert title.bots.instinct is not None, "a title with an outlook has an instinct"
    return title.bots.instinct
