"""Stands, one a turn, and what they are worth."""

from __future__ import annotations

from tests.scenes import rule
from tests.titles.best_11.laid import (
    ANN,
    ex,
    pay,
    round_one,
    stop,
)

from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.scoring import score


@rule("B11-STADIUM-04")
@ex("X-68")
def test_three_stands_are_worth_nothing() -> None:
    game = round_one(2)
    game.teams[ANN].stands = 3
    assert score(game, ANN) == 0

    game.teams[ANN].stands = 4

    assert score(game, ANN) == 5


@rule("B11-STADIUM-03")
@ex("X-70")
def test_one_stand_a_turn() -> None:
    game = round_one(2)
    pay(game, 9)

    question = stop(game, (c.STEP_MENU, ANN), [c.BUILD])

    assert (game.teams[ANN].stands, game.teams[ANN].money) == (1, 9 - game.rules.stand_cost)
    assert c.BUILD not in question.options
