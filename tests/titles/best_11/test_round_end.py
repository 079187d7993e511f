"""The end of a round and of the game."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CLEO,
    ex,
    hold,
    own,
    pay,
    round_one,
    sign,
    step,
    stop,
    story,
    use,
)

from touchline.kernel.game import NOBODY
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.rounds import finished, order_of_play, turn_in
from touchline.titles.best_11.state import Best11

ELEVEN = "P1 D1 D2 D3 D4 C1 C2 C3 C4 A1 A2"


def complete(game: Best11) -> None:
    sign(game, ANN, ELEVEN + " X2")
    game.round = 12


@rule("B11-ROUND-02")
@ex("X-63")
def test_the_order_goes_to_and_fro() -> None:
    game = round_one(3)
    orders = []
    for number in range(1, 5):
        game.round = number
        orders.append(order_of_play(game))

    assert orders == [[ANN, BOB, CLEO], [CLEO, BOB, ANN]] * 2


@rule("B11-END-01", "B11-END-02", "B11-END-03")
@ex("X-64")
@pytest.mark.parametrize("poached", [True, False])
def test_a_team_complete_during_the_round_but_not_at_its_end(poached: bool) -> None:
    game = round_one(2)
    complete(game)
    hold(game, ANN, "G10")
    hold(game, BOB, "G01")
    pay(game, 0, 8)
    game.active = BOB
    picks = [use("G01", c.VARIOUS), own(game, ANN, "D4")] if poached else []
    stop(game, (c.STEP_MENU, BOB), picks)  # Bob has his turn in any case
    game.agenda = []

    step(game, (c.STEP_ROUND_END,))

    assert game.agenda == ([(c.STEP_ROUND_START,)] if poached else [(c.STEP_FINISH,)])


@rule("B11-END-01")
@ex("X-65")
def test_eleven_without_a_coach_do_not_end_the_game() -> None:
    game = round_one(2)
    sign(game, ANN, ELEVEN)
    assert not finished(game)

    sign(game, ANN, "X1")

    assert finished(game)


@rule("B11-ROUND-06", "B11-ROUND-08")
def test_a_card_that_is_handed_in_is_known_to_nobody() -> None:
    game = round_one(2)
    hold(game, ANN, "G01")
    team = game.teams[ANN]
    team.face_up = True

    turn_in(game, ANN)
    assert (team.management, team.face_up, team.knows) == (NOBODY, False, 0)
    assert story(game) == []
