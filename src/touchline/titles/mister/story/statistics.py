"""Mister: goals, shots, saves, duels, scorers."""

from __future__ import annotations

from typing import Any, Final

from touchline.kernel.game import Event
from touchline.story.statistics.tally import Tally
from touchline.titles.mister.words import (
    DUELLED,
    FADES,
    GOAL,
    INJURED,
    LIFTED,
    PENALTY_SCORED,
    RED_SHOWN,
    SAVE,
    SHOT,
)

FIGURES: Final = [
    (code, "number")
    for code in ("goals", "shots", "saves", "duels-won", "duels-lost", "faded", "sent-off", "injured", "kicks-scored")
]
BY_SEAT: Final = {
    SHOT: "shots",
    SAVE: "saves",
    FADES: "faded",
    RED_SHOWN: "sent-off",
    INJURED: "injured",
    PENALTY_SCORED: "kicks-scored",
}


def count(game: Any, events: list[Event]) -> Tally:
    tally, attacker, defender = Tally(game.seats, FIGURES), 0, 0
    for event in events:
        numbers = event.numbers
        if event.code == LIFTED:
            attacker, defender = numbers[0], numbers[1]
        elif event.code == DUELLED:
            tally.add(attacker, "duels-won" if numbers[-1] else "duels-lost")
            tally.add(defender, "duels-lost" if numbers[-1] else "duels-won")
        elif event.code == GOAL:
            tally.add(numbers[0], "goals")
            tally.score(numbers[0], numbers[1])
        elif event.code in BY_SEAT:
            tally.add(numbers[0], BY_SEAT[event.code])
    return tally
