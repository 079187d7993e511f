"""Spending in turns to change the value of an action."""

from __future__ import annotations

from tests.scenes import rule
from tests.titles.best_11.in_challenge import two
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CLEO,
    attack,
    deal,
    defence,
    duel,
    event,
    ex,
    fours,
    kinds,
    name_of,
    numbers_of,
    own,
    pay,
    round_one,
    run,
    sign,
    step,
    stop,
    story,
)

from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import TITLE
from touchline.titles.best_11 import codes as c

CORNER = attack("C+D=6", "corner")


TACKLE, SAVE_5, SAVE_4 = defence("D=5", "tackle"), defence("P=5", "save"), defence("P=4", "save")


@rule("B11-CHALLENGE-21", "B11-CHALLENGE-22", "B11-CHALLENGE-23", "B11-CHALLENGE-24")
@ex("X-07")
def test_both_spend_in_turns() -> None:
    game = two("C4 A3 D1 D2", "P1 D2 C1 A1")
    pay(game, 10, 9)

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C4"), PASS, 2, 2, PASS, PASS, PASS], [attack("C+A=7"), SAVE_5])

    assert kinds(game)[1:6] == [(ANN, "boost"), (BOB, "boost"), (ANN, "boost"), (BOB, "boost"), (ANN, "boost")]
    assert numbers_of(game, "lowered") == [(BOB, 2, 4, 5)]
    assert numbers_of(game, "raised") == [(ANN, 2, 2, 7)]
    assert numbers_of(game, "succeeded") == [(ANN, 7)]
    assert [team.money for team in game.teams] == [8, 5]


@rule("B11-CHALLENGE-23", "B11-CHALLENGE-29")
@ex("X-08")
def test_two_passes_in_a_row_end_it() -> None:
    game = two("C3 D2 A1 A2")
    pay(game, 4, 4)

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3"), PASS, PASS], [CORNER])

    assert numbers_of(game, "fell-short") == [(ANN, 5, 6)]
    assert game.teams[ANN].money == 4
    assert "defence-card" not in story(game)


@rule("B11-CHALLENGE-24")
@ex("X-09")
def test_the_earlier_in_the_order_opens_whoever_performs() -> None:
    game = two("C3 D2 A1 A2")
    pay(game, 4, 4)
    game.round, game.order = 2, [BOB, ANN]

    question = stop(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3")], [CORNER])

    assert (question.seat, name_of(question)) == (BOB, "boost")


@rule("B11-CHALLENGE-27")
@ex("X-10")
def test_the_floor_of_nothing_is_laid_at_the_test_only() -> None:
    game = two("D1 C2 C3 P1")
    pay(game, 5, 6)

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "D1"), PASS, 3, 5], [attack("D/A=5")])  # then neither can pay more

    assert numbers_of(game, "lowered") == [(BOB, 3, 6, -2)]
    assert numbers_of(game, "fell-short") == [(ANN, 3, 5)]


@rule("B11-CHALLENGE-19")
@ex("X-11")
def test_nobody_outside_changes_values() -> None:
    game = round_one(3)
    sign(game, ANN, "C3 D2 A1 A2")
    sign(game, BOB, "D1 C1 A1 P1")
    deal(game, CLEO, "inspired_day", "yellow_card")
    pay(game, 4, 4, 9)

    run(game, (c.STEP_DECLARE, ANN), [PASS, PASS, own(game, ANN, "C3"), PASS, PASS], [CORNER])

    asked_of_cleo = [name for seat, name in kinds(game) if seat == CLEO]
    assert asked_of_cleo == ["declared", "revealed"]
    assert [seat for seat, name in kinds(game) if name == "boost"] == [ANN, BOB]


@rule("B11-CHALLENGE-20")
def test_the_first_card_of_a_set_may_be_played_in_an_action() -> None:
    game = round_one(2)
    fours(game, ANN, BOB)
    game.cards = TITLE.load_cards(None)  # its own copy of the set
    boost = event("inspired_day")
    for name in ("window", "effect", "by", "amount"):
        row = getattr(game.cards, name)
        setattr(game.cards, name, [row[boost], *row[1:]])
    against = duel(game, ANN, BOB, attack("C+D=6"))
    against.committed, against.who = [own(game, ANN, "C1"), own(game, ANN, "D1")], ANN
    against.cautions, against.sent_off = [0, 0], [False, False]
    game.teams[ANN].hand = [0]
    game.alive[0][c.W_BOOST] += 1

    step(game, (c.STEP_BOOST,), [c.PLAY])
    assert story(game)[0] == "played"
    assert game.teams[ANN].hand == []
