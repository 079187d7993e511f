"""Event cards in hands and decks: drawing, discards, white cards."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.best_11.in_challenge import next_round
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    deal,
    event,
    ex,
    fours,
    kinds,
    lay_white,
    numbers_of,
    own,
    round_one,
    run,
    sign,
    step,
)

from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.events import announce, draw_event


@rule("B11-EVENT-04", "B11-EVENT-10", "B11-EVENT-11")
@ex("X-44")
def test_room_is_made_before_drawing_or_draws_are_lost() -> None:
    held = ["jinx", "injury", "red_card"]
    first, second = event("tv_rights"), event("win_bonus")
    game = round_one(3)
    deal(game, ANN, *held)
    run(game, (c.STEP_MAKE_ROOM, ANN, 2), [PASS], [first])
    assert (len(game.teams[ANN].hand), numbers_of(game, "lost-draws")) == (4, [(ANN, 1)])

    game = round_one(3)
    deal(game, ANN, *held)
    run(game, (c.STEP_MAKE_ROOM, ANN, 2), [event("jinx"), PASS], [first, second])

    assert len(game.teams[ANN].hand) == 4
    assert game.event_under[0] == [event("jinx")]
    assert numbers_of(game, "lost-draws") == []


@rule("B11-EVENT-05", "B11-EVENT-06")
@ex("X-45")
def test_discards_come_back_and_played_cards_do_not() -> None:
    game = round_one(3)
    deal(game, ANN, "jinx", "injury", "red_card", "gate_receipts")
    game.event_bag[0] = game.event_bag[0][:20]
    drawn = game.event_bag[0][:2]

    run(game, (c.STEP_MAKE_ROOM, ANN, 2), [event("injury"), event("red_card"), PASS], drawn)
    run(game, (c.STEP_WINDOW,), [event("gate_receipts"), PASS])

    assert (len(game.event_bag[0]), game.event_under[0]) == (18, [event("injury"), event("red_card")])
    assert len(game.teams[ANN].hand) == 3
    assert game.eliminated[0] == [event("gate_receipts")]


@rule("B11-EVENT-08", "B11-EVENT-19")
@ex("X-46")
def test_white_cards_pay_from_the_next_round_on_and_add_up() -> None:
    game = round_one(3)
    game.round = 3
    deal(game, ANN, "tv_rights", "tv_rights")
    run(game, (c.STEP_WINDOW,), [event("tv_rights"), event("tv_rights")])
    assert game.teams[ANN].money == 0

    paid = []
    for number in (4, 5):
        next_round(game)
        assert game.round == number
        paid.append(game.teams[ANN].money)

    assert paid == [4, 8]


@rule("B11-EVENT-09")
@ex("X-47")
def test_merchandising_pays_more_with_eight_footballers() -> None:
    game = round_one(3)
    lay_white(game, ANN, "merchandising")
    sign(game, ANN, "P1 D1 D2 D3 C1 C2 C3")
    next_round(game)
    assert game.teams[ANN].money == 1
    sign(game, ANN, "A1")

    next_round(game)

    assert game.teams[ANN].money == 3


@rule("B11-EVENT-05")
def test_a_played_card_leaves_the_others_of_its_window_alive() -> None:
    game = round_one(2)
    deal(game, ANN, "gate_receipts")
    window = game.cards.window[event("gate_receipts")]
    alive = game.alive[0][window]

    announce(game, ANN, event("gate_receipts"))
    assert game.alive[0][window] == alive - 1
    assert game.twinnings == []


@rule("B11-EVENT-18")
def test_an_appeal_leaves_the_other_appeals_alive() -> None:
    game = round_one(2)
    fours(game, ANN, BOB)
    deal(game, ANN, "injury")
    deal(game, BOB, "appeal_upheld")
    alive = game.alive[0][c.W_ANNOUNCED]

    step(game, (c.STEP_ANSWER, ANN, event("injury"), own(game, BOB, "D2"), NOBODY, BOB), [event("appeal_upheld")])
    assert game.alive[0][c.W_ANNOUNCED] == alive - 1


@rule("B11-EVENT-11")
def test_a_manager_without_cards_is_not_asked_for_another() -> None:
    game = round_one(2)
    deal(game, ANN, "injury")
    drawn = game.event_bag[0][0]

    run(game, (c.STEP_MAKE_ROOM, ANN, 1), [event("injury")], [drawn])
    assert len(kinds(game)) == 1
    assert numbers_of(game, "made-room") == [(ANN, 1)]


@rule("B11-EVENT-14")
def test_a_card_too_many_makes_room_for_one() -> None:
    game = round_one(3)
    deal(game, ANN, "injury", "jinx", "even_swap", "sports_bet", "tv_rights")

    run(game, (c.STEP_CUT_HAND, ANN), [event("jinx")])
    assert numbers_of(game, "made-room") == [(ANN, 1)]


@rule("B11-EVENT-06", "B11-EVENT-13")
@pytest.mark.parametrize(("by", "known"), [(ANN, ()), (BOB, (event("injury"),))])
def test_a_manager_who_put_a_card_under_the_deck_knows_the_hand_that_draws_it(by: int, known: tuple[int, ...]) -> None:
    game = round_one(2)
    game.event_bag[0], game.event_under[0], game.event_under_by[0] = [], [event("injury")], [by]

    assert draw_event(game, ANN)
    assert game.teams[by].known[ANN] == known
