"""The optional parts of a title, as it declares them: bots, story, lab, terminal screen, print sheets, rulebook.

A `Lazy` part is declared by its name and imported when it is first used: the terminal needs rich and the print sheets
need the extra `print`, and a game on a server needs neither, nor the story and the lab.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

Maker = Callable[[int | str], Any]  # makes a bot (touchline.bots.bot.Bot) from a seed


class Lazy:
    """Something in a module, by name: `touchline.titles.abc.story:STORY`; without a colon, the module itself."""

    def __init__(self, place: str) -> None:
        self.place = place

    def load(self) -> Any:
        module, _, name = self.place.partition(":")
        found = import_module(module)
        return getattr(found, name) if name else found

    def exists(self) -> bool:
        """Whether its module is there, without importing it."""
        try:
            return find_spec(self.place.partition(":")[0]) is not None
        except ModuleNotFoundError:
            return False


class Bots:
    """The bots of a title: makers by level, weakest first.

    A title with an outlook (touchline.search.outlook) has legends, too: they search with a bot as their instinct.
    The coach (touchline.bots.judge.Judge) says why the preselected answer is good, and what the others are worth.
    """

    def __init__(
        self,
        levels: Mapping[str, Maker],
        instinct: Maker | None = None,
        outlook: Any = None,
        coach: Maker | None = None,
    ) -> None:
        self.levels = levels
        self.instinct = instinct
        self.outlook = outlook
        self.coach = coach


class Book:
    """The catalogue of a title's rules, and the prefix of their IDs.

    `file`: the name of a file in Touchline's own folder of rules, or the full path of a plug-in's file.
    """

    def __init__(self, prefix: str, file: str) -> None:
        self.prefix = prefix
        self.file = file


class Lab:
    """Names the numbers that the lab reads in the games of a title.

    cards     the domains that are cards, each with the name of the list in the card set that has an entry for each
    held      by domain, the events by which a seat has a card
    prices    by domain, the name of the list of what its cards cost
    purses    the money of each seat
    period    the season, matchday or round, by which money is followed
    seat_of   whose a number of an event is, None if nobody's
    figures   what is counted in a finished game beyond who won
    """

    def __init__(
        self,
        *,
        cards: Mapping[str, str],
        held: Mapping[str, list[str]],
        prices: Mapping[str, str],
        purses: Callable[[Any], list[int]],
        period: Callable[[Any], int],
        seat_of: Callable[[Any, str, int], int | None],
        figures: Callable[[Any], dict[str, int]],
    ) -> None:
        self.cards, self.held, self.prices = cards, held, prices
        self.purses, self.period, self.seat_of, self.figures = purses, period, seat_of, figures
