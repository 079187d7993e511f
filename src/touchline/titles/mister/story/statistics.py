"""Mister: goals, shots, saves, duels, scorers."""

from __future__ import annotations

from typing import Any, Final

from touchline.kernel.game import Event
from touchline.story.statistics.tally import Tally
from touchline.titles.mister import codes as c

FIGURES: Final = [
    (code, "number")
    for code in ("goals", "shots", "saves", "duels-won", "duels-lost", "faded", "sent-off", "injured", "kicks-scored")
]
BY_SEAT: Final = {
    c.TELL_SHOT: "shots",
    c.TELL_SAVED: "saves",
    c.TELL_FADED: "faded",
    c.TELL_SENT_OFF: "sent-off",
    c.TELL_INJURED: "injured",
    c.TELL_PENALTY_SCORED: "kicks-scored",
}


def count(game: Any, events: list[Event]) -> Tally:
    tally, attacker, defender = Tally(game.seats, FIGURES), 0, 0
    for event in events:
        numbers = event.numbers
        if event.code == c.TELL_ACTION:
            attacker, defender = numbers[0], numbers[1]
        elif event.code == c.TELL_DUEL:
            sides = ((attacker, numbers[1]), (defender, numbers[4]))
            for (seat, player), won in zip(sides, (numbers[-1], not numbers[-1]), strict=True):
                tally.add(seat, "duels-won" if won else "duels-lost")
                tally.credit(seat, player, "duels-won" if won else "duels-lost")
        elif event.code == c.TELL_GOAL:
            tally.add(numbers[0], "goals")
            tally.score(numbers[0], numbers[1])
        elif event.code in BY_SEAT:
            tally.add(numbers[0], BY_SEAT[event.code])
            if event.code == c.TELL_SAVED:
                tally.credit(numbers[0], numbers[1], "saves")
    return tally
