"""Best 11: goals, challenges, money, and the points by item."""

from __future__ import annotations

from typing import Any, Final

from touchline.kernel.game import Event
from touchline.story.statistics.tally import Tally
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.scoring import LINES

FIGURES: Final = [
    ("goals", "number"),
    ("conceded", "number"),
    ("challenges", "number"),
    ("challenges-failed", "number"),
    ("fended-off", "number"),
    ("cards-played", "number"),
    ("money-spent", "money"),
    *(("points-" + line, "number") for line in LINES),
    ("points", "number"),
]
SPENT: Final = {  # the index of the price among the numbers
    c.TELL_BOUGHT: 2,
    c.TELL_BUILT: 2,
    c.TELL_POACHED: 3,
    c.TELL_SWAPPED: 3,
    c.TELL_RAISED: 2,
    c.TELL_LOWERED: 2,
    c.TELL_FINED: 1,
    c.TELL_BET: 1,
}


def count(game: Any, events: list[Event]) -> Tally:
    tally = Tally(game.seats, FIGURES)
    for event in events:
        code, numbers = event.code, event.numbers
        if code == c.TELL_GOAL:
            tally.add(numbers[0], "goals")
            tally.add(numbers[1], "conceded")
        elif code == c.TELL_NO_GOAL:
            tally.add(numbers[0], "challenges-failed")
            tally.add(numbers[1], "fended-off")
        elif code == c.TELL_CHALLENGED:
            tally.add(numbers[0], "challenges")
        elif code == c.TELL_PLAYED:
            tally.add(numbers[0], "cards-played")
        elif code == c.TELL_SCORE:
            points(tally, numbers)
        elif code in SPENT:
            tally.add(numbers[0], "money-spent", numbers[SPENT[code]])
    return tally


def points(tally: Tally, numbers: tuple[int, ...]) -> None:
    """Add the lines of the final score."""
    seat, total, *lines = numbers
    tally.add(seat, "points", total)
    for line, each in zip(LINES, lines, strict=True):
        tally.add(seat, "points-" + line, each)
