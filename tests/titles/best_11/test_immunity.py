"""Management cards used for immunity and bonuses."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CLEO,
    attack,
    defence,
    duel,
    ex,
    fours,
    hold,
    kinds,
    lay_white,
    name_of,
    numbers_of,
    offer,
    own,
    pay,
    round_one,
    run,
    sign,
    stop,
    story,
    use,
)

from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.challenge import targets
from touchline.titles.best_11.rules.turn import items
from touchline.titles.best_11.rules.windows import shelters

CORNER, FREE_KICK, COUNTER = attack("C+D=6", "corner"), attack("D/C/A=5"), attack("C+A=7")


SAVE_5 = defence("P=5", "save")


def on_the_menu(options: list[int], least: int, most: int) -> list[int]:
    return [item for item in options if least <= item < most]


@rule("B11-TEAM-54", "B11-TEAM-55", "B11-TEAM-56", "B11-TEAM-57")
@ex("X-26")
def test_immunity_stops_a_challenge_and_the_challenger_has_lost_it() -> None:
    game = round_one(3)
    fours(game, ANN, BOB, CLEO)
    hold(game, ANN, "G10")
    hold(game, BOB, "G09")
    offer(game, "D3")
    pay(game, 0, 9)
    game.active = ANN

    question = stop(game, (c.STEP_MENU, ANN), [use("G10", c.CHALLENGE), BOB, c.REVEAL_IMMUNITY])

    assert "attack-card" not in story(game)
    assert numbers_of(game, "stopped") == [(BOB, ANN)]
    assert on_the_menu(question.options, c.USE, c.BUY) == []  # nor can she challenge Cleo instead
    bobs = items(game, BOB)
    assert (on_the_menu(bobs, c.USE, c.BUY), c.BUILD in bobs, len(on_the_menu(bobs, c.BUY, 2000))) == ([], True, 1)
    assert game.teams[BOB].immune == c.REVEALED
    assert targets(game, CLEO) == [ANN]


@rule("B11-TEAM-56")
@ex("X-27")
def test_a_card_that_was_used_for_money_gives_no_immunity() -> None:
    game = round_one(2)
    fours(game, ANN, BOB)
    game.order = [BOB, ANN]
    hold(game, BOB, "G09")
    stop(game, (c.STEP_MENU, BOB), [use("G09", c.ECONOMIC)])

    question = stop(game, (c.STEP_DECLARE, ANN), [], [CORNER])

    assert (question.seat, name_of(question)) == (ANN, "commit")


@rule("B11-TEAM-14")
@ex("X-28")
def test_a_bonus_holds_in_defence() -> None:
    game = round_one(2)
    sign(game, ANN, "P3 D1 C1 A1")
    sign(game, BOB, "P1 D1 C1 A5")
    hold(game, ANN, "G08")
    stop(game, (c.STEP_MENU, ANN), [use("G08", c.CHALLENGE), PASS], [CORNER])

    run(game, (c.STEP_DECLARE, BOB), [own(game, BOB, "A5"), own(game, ANN, "P3")], [FREE_KICK, SAVE_5])

    assert numbers_of(game, "succeeded") == [(BOB, 5), (ANN, 6)]
    assert game.teams[BOB].scored == 0


@rule("B11-TEAM-16")
@ex("X-29")
def test_no_bonus_before_it_is_named() -> None:
    game = round_one(2)
    sign(game, ANN, "P3 D1 C1 A1")
    sign(game, BOB, "P1 D1 C1 A5")
    game.order = [BOB, ANN]
    hold(game, ANN, "G08")

    run(game, (c.STEP_DECLARE, BOB), [PASS, own(game, BOB, "A5"), own(game, ANN, "P3")], [FREE_KICK, SAVE_5])

    assert kinds(game)[0] == (ANN, "shelter")
    assert numbers_of(game, "fell-short") == [(ANN, 3, 5)]


@rule("B11-TEAM-15", "B11-TEAM-18")
@ex("X-30")
def test_the_negation_holds_in_defence_but_not_against_a_captain() -> None:
    game = round_one(2)
    sign(game, ANN, "P3 D1 C1 A1")
    sign(game, BOB, "P1 D1 C3 A2")
    game.teams[BOB].captain = own(game, BOB, "A2")
    lay_white(game, BOB, "superior_tactics")
    hold(game, ANN, "G09")
    hold(game, BOB, "G03")
    stop(game, (c.STEP_MENU, ANN), [use("G09", c.CHALLENGE), PASS, PASS], [CORNER])  # Bob keeps his card, Ann declines

    stop(game, (c.STEP_MENU, BOB), [use("G03", c.CHALLENGE), own(game, BOB, "C3")], [COUNTER, SAVE_5])

    assert numbers_of(game, "bonus") == [(BOB, 2, 0)]
    assert numbers_of(game, "succeeded") == [(BOB, 7)]


@rule("B11-TEAM-56", "B11-TEAM-59")
@pytest.mark.parametrize(
    ("name", "used", "poached", "options"),
    [
        ("G09", 0, False, [PASS, c.REVEAL_IMMUNITY, c.TURN_UP_BONUS]),
        ("G09", 1 << c.VARIOUS, False, [PASS, c.TURN_UP_BONUS]),
        ("G09", 1 << c.CHALLENGE, False, [PASS, c.REVEAL_IMMUNITY]),
        ("G09", 0, True, [PASS, c.REVEAL_IMMUNITY]),
        ("G10", 0, False, [PASS]),
    ],
)
def test_the_immunity_that_a_face_down_card_offers(name: str, used: int, poached: bool, options: list[int]) -> None:
    game = round_one(2, bonus_timing="whole_round")
    hold(game, BOB, name)
    game.teams[BOB].used = used

    assert shelters(game, BOB, poached) == options


@rule("B11-TEAM-59")
def test_no_bonus_is_turned_up_against_poaching() -> None:
    game = round_one(2, bonus_timing="whole_round", immunity_scope="challenges_and_poaching")
    fours(game, BOB)
    hold(game, BOB, "G09")

    question = stop(game, (c.STEP_SHELTER_POACH, ANN, BOB, own(game, BOB, "D2")))
    assert question.options == [PASS, c.REVEAL_IMMUNITY]


@rule("B11-TEAM-54", "B11-TEAM-55")
def test_a_challenge_that_immunity_stops_ends_without_a_goal() -> None:
    game = round_one(2)
    fours(game, ANN, BOB)
    hold(game, BOB, "G09")
    duel(game, ANN, BOB, attack("C+D=6"))

    run(game, (c.STEP_SHELTER,), [c.REVEAL_IMMUNITY])
    assert numbers_of(game, "no-goal") == [(ANN, BOB)]
