"""Standing orders last a turn, a round or the game."""

from __future__ import annotations

from tests.titles.best_11.laid import (
    ANN,
    BOB,
    round_one,
)

from touchline.kernel.game import NOBODY


def test_standing_orders_last_a_turn_a_round_or_the_game() -> None:
    game = round_one(3)
    spans = []
    for number, active in ((1, ANN), (1, BOB), (1, NOBODY), (2, ANN)):
        game.round, game.active = number, active
        spans.append([game.span(scope) for scope in range(3)])

    assert len({each[0] for each in spans}) == 4
    assert [each[1] for each in spans] == [1, 1, 1, 2]
    assert {each[2] for each in spans} == {0}


def test_a_standing_order_lasts_a_turn_a_round_or_the_game() -> None:
    game = round_one(3)
    before = [game.span(scope) for scope in range(3)]
    game.active = ANN
    turn = [game.span(scope) for scope in range(3)]
    game.round, game.active = 2, NOBODY

    assert before[0] != turn[0] != game.span(0)
    assert before[1:] == turn[1:]
    assert game.span(1) == 2
    assert game.span(2) == turn[2]
