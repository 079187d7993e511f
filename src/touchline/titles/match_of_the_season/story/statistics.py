"""Match of the Season: matches, goals, money, trophies, and what the match die has shown."""

from __future__ import annotations

from typing import Any, Final

from touchline.kernel.game import NOBODY, Event
from touchline.story.statistics.tally import Tally
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.state import INTERNATIONAL

FIGURES: Final = [
    ("won", "number"),
    ("drawn", "number"),
    ("lost", "number"),
    ("trophies", "number"),
    ("cards-played", "number"),
    ("money-earned", "money"),
    ("money-spent", "money"),
]
EARNED: Final = (c.TELL_BANK_PAYS, c.TELL_SOLD_TO_BANK)  # a team and a price
SPENT: Final = (c.TELL_PAYS_BANK, c.TELL_SOLD, c.TELL_BOUGHT)  # an emergency signing tells that it was bought, too
BETWEEN: Final = (c.TELL_PAYS, c.TELL_DEALT_BETWEEN)  # one pays, the other earns
CARDS: Final = (c.TELL_PLAYED, c.TELL_REVEALED)


def count(game: Any, events: list[Event]) -> Tally:
    tally = Tally(game.seats, FIGURES)
    for event in events:
        code, numbers = event.code, event.numbers
        if code == c.TELL_RESULT:
            result(game, tally, numbers)
        elif code == c.TELL_FACE:
            tally.show(numbers[1])
        elif code in (c.TELL_TROPHY, c.TELL_PLACE):
            place = numbers[1] if code == c.TELL_PLACE else numbers[2]
            tally.add(seat_of(game, numbers[0]), "trophies", int(place == 1))
        elif code in CARDS:
            tally.add(seat_of(game, numbers[0]), "cards-played")
        else:
            money(game, tally, code, numbers)
    return tally


def seat_of(game: Any, side: int) -> int:
    seat: int = game.seat_of[side] if 0 <= side < INTERNATIONAL else NOBODY
    return seat


def result(game: Any, tally: Tally, numbers: tuple[int, ...]) -> None:
    if numbers[2] == c.VOID:
        return
    for which in (c.HOME, c.AWAY):
        how = "drawn" if numbers[2] == c.NEITHER else "won" if numbers[2] == which else "lost"
        tally.add(seat_of(game, numbers[which]), how)


def money(game: Any, tally: Tally, code: int, numbers: tuple[int, ...]) -> None:
    if code in EARNED:
        tally.add(seat_of(game, numbers[0]), "money-earned", numbers[-1])
    elif code in SPENT:
        tally.add(seat_of(game, numbers[0]), "money-spent", numbers[-1])
    elif code in BETWEEN:
        tally.add(seat_of(game, numbers[0]), "money-spent", numbers[-1])
        tally.add(seat_of(game, numbers[1]), "money-earned", numbers[-1])
