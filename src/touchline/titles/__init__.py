"""The shelf: every title that can be played, by code."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from touchline.kernel.errors import UnknownTitle
from touchline.kernel.title import Title
from touchline.titles.best_11 import TITLE as BEST_11
from touchline.titles.masters_of_football import TITLE as MASTERS_OF_FOOTBALL
from touchline.titles.match_of_the_season import TITLE as MATCH_OF_THE_SEASON
from touchline.titles.mister import TITLE as MISTER

SHELF: dict[str, Title] = {each.code: each for each in (MATCH_OF_THE_SEASON, MASTERS_OF_FOOTBALL, MISTER, BEST_11)}


def title(code: str) -> Title:
    """A title by its code; an unknown code is refused with the list of what exists."""
    if code not in SHELF:
        raise UnknownTitle(str(code), list(SHELF))
    return SHELF[code]


def part(code: str, name: str) -> ModuleType | None:
    """A part of a title by its module's name (`lab`, `terminal`); None for a title without it."""
    package = f"{__name__}.{code}"
    if not code.isidentifier() or find_spec(package) is None or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")
