"""The rulebook's own examples: section 9.1 of the catalogue."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CARDS,
    CLEO,
    DAN,
    attack,
    deal,
    defence,
    event,
    ex,
    happened,
    kinds,
    laid,
    own,
    pay,
    run,
    sign,
    step,
    stop,
    story,
    tops,
)

from touchline.kernel.errors import IllegalPick
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.state import Best11

CORNER = attack("C+D=6", "corner")
TACKLE, SAVE_5, SAVE_4 = defence("D=5", "tackle"), defence("P=5", "save"), defence("P=4", "save")


def two(ann: str, bob: str = "D1 C1 A1 A2", **options: object) -> Best11:
    """Ann and Bob, each with a team; there are no others."""
    game = laid(2, **options)
    sign(game, ANN, ann)
    sign(game, BOB, bob)
    return game


@rule("B11-CHALLENGE-06", "B11-CHALLENGE-07", "B11-CHALLENGE-08")
@ex("X-01")
def test_a_midfielder_and_a_defender_of_three_make_the_corner() -> None:
    game = two("C3 D3 A1 A2", "P1 C2 A3 A3")

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3")], [CORNER, TACKLE])

    assert happened(game, "succeeded") == [(ANN, 6)]
    assert happened(game, "defence-card") == [(BOB, TACKLE, 2 * TACKLE + 1)]


@rule("B11-CHALLENGE-10", "B11-CHALLENGE-16")
@ex("X-02")
def test_a_strong_defender_alone_does_not_make_the_corner() -> None:
    game = two("D5 A6 A5 P1")
    pay(game, 9)
    deal(game, ANN, "inspired_day")

    run(game, (c.STEP_DECLARE, ANN), [PASS], [CORNER])

    assert happened(game, "cannot-fill") == [(ANN, 2 * CORNER, 1 << c.MIDFIELDER)]
    assert kinds(game) == [(ANN, "failed")]
    assert (game.teams[ANN].money, game.teams[ANN].hand) == (9, [event("inspired_day")])
    assert "defence-card" not in story(game)


@rule("B11-CHALLENGE-09", "B11-CHALLENGE-10")
@ex("X-03")
def test_only_the_roles_named_and_all_of_them() -> None:
    game = two("C1 D5 A6 A1", "P1 C2 A3 A3")

    with pytest.raises(IllegalPick):
        run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "A6")], [CORNER])
    game = two("C1 D5 A6 A1", "P1 C2 A3 A3")
    first = stop(game, (c.STEP_DECLARE, ANN), [], [CORNER])
    assert first.options == [PASS, own(game, ANN, "C1")]
    run(game, (c.STEP_COMMIT,), [own(game, ANN, "C1")], [TACKLE])

    assert game.teams[ANN].scored == 1
    assert happened(game, "picked") == [(ANN, own(game, ANN, "C1")), (ANN, own(game, ANN, "D5"))]
    assert happened(game, "succeeded") == [(ANN, 6)]


@rule("B11-CHALLENGE-11", "B11-CHALLENGE-21")
@ex("X-04")
def test_alternatives_take_one_footballer_of_any_role_named() -> None:
    free_kick = attack("D/C/A=5", "edge_free_kick")
    team = "P6 D4 C3 A5"
    question = stop(game := two(team), (c.STEP_DECLARE, ANN), [], [free_kick])
    assert question.options == [PASS, own(game, ANN, "D4"), own(game, ANN, "C3"), own(game, ANN, "A5")]
    by_attacker = run(two(team), (c.STEP_DECLARE, ANN), [own(game, ANN, "A5")], [free_kick, SAVE_5])
    assert happened(by_attacker, "succeeded") == [(ANN, 5)]

    game = two(team)
    pay(game, 2)
    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "D4"), 1, PASS], [free_kick, SAVE_5])

    assert happened(game, "picked") == [(ANN, own(game, ANN, "D4"))]  # one term, one footballer
    assert happened(game, "succeeded") == [(ANN, 5)]
    assert game.teams[ANN].money == 1


@rule("B11-MULTI-05", "B11-MULTI-06", "B11-ROUND-02")
@ex("X-05")
def test_four_people_and_three_boxes_lay_a_market() -> None:
    game = laid(4, boxes=3, box_1=2, box_2=1, box_3=2, box_4=3)
    game.round = 0
    dealt = {0: [5], 1: [5, 6], 2: [5]}

    step(game, (c.STEP_ROUND_START,), [], [*tops(game, [1, 1, 0, 1, 2]), 5, 5, 6, 5])
    first = sorted(CARDS.box_of[card] for card in game.market)
    assert {box: 10 - len(game.management_bag[box]) for box in dealt} == {box: len(dealt[box]) for box in dealt}
    game.agenda = []
    game.teams[ANN].hand = []
    step(game, (c.STEP_ROUND_END,))
    game.agenda = []
    step(game, (c.STEP_ROUND_START,), [], [*tops(game, [2, 2, 1, 0, 1]), 5, 5, 5, 6])

    assert first == [0, 1, 1, 1, 2]
    assert sorted(CARDS.box_of[card] for card in game.market) == [0, 1, 1, 2, 2]
    assert game.order == [DAN, CLEO, BOB, ANN]


@rule("B11-2P-02", "B11-2P-03", "B11-2P-04", "B11-2P-05", "B11-2P-06", "B11-2P-07", "B11-2P-08")
@ex("X-06")
def test_two_people_use_eight_management_cards_in_four_rounds() -> None:
    game = laid(2)
    game.round = 0
    first_movers, left = [], []
    for number in range(5):
        cards = [0, 1] if number == 4 else [2 * number, 2 * number + 1]  # a card already used cannot be drawn
        step(game, (c.STEP_ROUND_START,), [], [*tops(game, [0, 0, 0]), *cards])
        first_movers.append(game.order[0])
        left.append(len(game.management_bag[0]))
        if number == 3:
            assert game.management_bag[0] == [8, 9]
        step(game, (c.STEP_ROUND_END,))
        assert [team.management for team in game.teams] == [-1, -1]
        game.agenda = []

    assert first_movers == [ANN, BOB, ANN, BOB, ANN]
    assert left == [8, 6, 4, 2, 8]
