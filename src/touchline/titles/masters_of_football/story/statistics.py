"""Masters of Football: goals, attacks, tactic battles, cards, money."""

from __future__ import annotations

from typing import Any, Final

from touchline.kernel.game import NOBODY, Event
from touchline.story.statistics.tally import Tally
from touchline.titles.masters_of_football import codes as c

FIGURES: Final = [
    ("won", "number"),
    ("drawn", "number"),
    ("lost", "number"),
    ("goals", "number"),
    ("conceded", "number"),
    ("attacks", "number"),
    ("battles-won", "number"),
    ("cards-played", "number"),
    ("rerolls", "number"),
    ("money-earned", "money"),
    ("money-spent", "money"),
]
BY_TEAM: Final = {
    c.TELL_BATTLE_WON: "battles-won",
    c.TELL_CARD_PLAYED: "cards-played",
    c.TELL_CARD_REVEALED: "cards-played",
    c.TELL_DICE_REROLLED: "rerolls",
}


def count(game: Any, events: list[Event]) -> Tally:
    tally = Tally(game.seats, FIGURES)
    for event in events:
        code, numbers = event.code, event.numbers
        if code in (c.TELL_WHISTLE_BLOWN, c.TELL_RESULT_ENTERED):
            result(game, tally, numbers)
        elif code == c.TELL_TURN_BEGINS:
            tally.add(seat_of(game, numbers[1]), "attacks")
        elif code in BY_TEAM:
            tally.add(seat_of(game, numbers[0]), BY_TEAM[code])
        elif code == c.TELL_MONEY_RECEIVED:
            tally.add(seat_of(game, numbers[0]), "money-earned", numbers[-1])
    for seat, team in enumerate(game.team_numbers):  # the price of a card is not told: what is gone was spent
        tally.add(seat, "money-spent", tally.seats[seat]["money-earned"] - game.teams[team].money)
    return tally


def seat_of(game: Any, team: int) -> int:
    seat: int = game.team_numbers.index(team) if team in game.team_numbers else NOBODY
    return seat


def result(game: Any, tally: Tally, numbers: tuple[int, ...]) -> None:
    for side in (0, 1):
        seat, mine, theirs = seat_of(game, numbers[side]), numbers[2 + side], numbers[3 - side]
        tally.add(seat, "won" if mine > theirs else "drawn" if mine == theirs else "lost")
        tally.add(seat, "goals", mine)
        tally.add(seat, "conceded", theirs)
