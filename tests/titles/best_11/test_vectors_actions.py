"""The catalogue's worked examples on actions and money: section 9.2."""

from __future__ import annotations

from tests.scenes import rule
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CLEO,
    attack,
    buy,
    deal,
    defence,
    ex,
    happened,
    hold,
    kinds,
    laid,
    name_of,
    offer,
    own,
    pay,
    play,
    run,
    sign,
    stop,
    story,
    use,
)

from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.challenge import targets
from touchline.titles.best_11.rules.formation import leave
from touchline.titles.best_11.rules.management import opportunities
from touchline.titles.best_11.rules.scoring import score
from touchline.titles.best_11.rules.turn import items
from touchline.titles.best_11.state import Best11

CORNER = attack("C+D=6", "corner")
TACKLE, SAVE_5, SAVE_4 = defence("D=5", "tackle"), defence("P=5", "save"), defence("P=4", "save")


def two(ann: str, bob: str = "D1 C1 A1 A2", **options: object) -> Best11:
    """Ann and Bob, each with a team; there are no others."""
    game = laid(2, **options)
    sign(game, ANN, ann)
    sign(game, BOB, bob)
    return game


@rule("B11-CHALLENGE-21", "B11-CHALLENGE-22", "B11-CHALLENGE-23", "B11-CHALLENGE-24")
@ex("X-07")
def test_both_spend_in_turns() -> None:
    game = two("C4 A3 D1 D2", "P1 D2 C1 A1")
    pay(game, 10, 9)

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C4"), PASS, 2, 2, PASS, PASS, PASS], [attack("C+A=7"), SAVE_5])

    assert kinds(game)[1:6] == [(ANN, "boost"), (BOB, "boost"), (ANN, "boost"), (BOB, "boost"), (ANN, "boost")]
    assert happened(game, "lowered") == [(BOB, 2, 4, 5)]
    assert happened(game, "raised") == [(ANN, 2, 2, 7)]
    assert happened(game, "succeeded") == [(ANN, 7)]
    assert [team.money for team in game.teams] == [8, 5]


@rule("B11-CHALLENGE-23", "B11-CHALLENGE-29")
@ex("X-08")
def test_two_passes_in_a_row_end_it() -> None:
    game = two("C3 D2 A1 A2")
    pay(game, 4, 4)

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3"), PASS, PASS], [CORNER])

    assert happened(game, "fell-short") == [(ANN, 5, 6)]
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

    assert happened(game, "lowered") == [(BOB, 3, 6, -2)]
    assert happened(game, "fell-short") == [(ANN, 3, 5)]


@rule("B11-CHALLENGE-19")
@ex("X-11")
def test_nobody_outside_changes_values() -> None:
    game = laid(3)
    sign(game, ANN, "C3 D2 A1 A2")
    sign(game, BOB, "D1 C1 A1 P1")
    deal(game, CLEO, "inspired_day", "yellow_card")
    pay(game, 4, 4, 9)

    run(game, (c.STEP_DECLARE, ANN), [PASS, PASS, own(game, ANN, "C3"), PASS, PASS], [CORNER])

    asked_of_cleo = [name for seat, name in kinds(game) if seat == CLEO]
    assert asked_of_cleo == ["declared", "revealed"]
    assert [seat for seat, name in kinds(game) if name == "boost"] == [ANN, BOB]


@rule("B11-CHALLENGE-14")
@ex("X-12")
def test_one_sent_off_is_not_replaced() -> None:
    game = two("C4 A5 A4 D1")
    pay(game, 3)
    deal(game, BOB, "red_card")
    own_a5 = own(game, ANN, "A5")

    picks = [own(game, ANN, "C4"), own_a5, PASS, play("red_card"), own_a5, 3]
    run(game, (c.STEP_DECLARE, ANN), picks, [attack("C+A=7"), SAVE_5])

    assert happened(game, "sent-off") == [(own_a5, 4, ANN)]
    assert happened(game, "picked") == [(ANN, own(game, ANN, "C4")), (ANN, own_a5)]
    assert happened(game, "succeeded") == [(ANN, 7)]


@rule("B11-PITCH-08")
@ex("X-13")
def test_a_booked_captain_counts_four() -> None:
    game = two("D4 C2 A1 A2")
    game.teams[ANN].captain = own(game, ANN, "D4")
    deal(game, BOB, "yellow_card")

    picks = [own(game, ANN, "C2"), play("yellow_card"), own(game, ANN, "D4")]
    run(game, (c.STEP_DECLARE, ANN), picks, [CORNER, SAVE_5])

    assert happened(game, "cautioned") == [(own(game, ANN, "D4"), 2, 6, ANN)]
    assert happened(game, "succeeded") == [(ANN, 6)]


@rule("B11-CHALLENGE-30", "B11-TEAM-06")
@ex("X-14")
def test_a_failed_attack_is_over_and_the_opportunity_used() -> None:
    game = two("C2 D2 A1 A2")
    hold(game, ANN, "G10")
    (market,) = offer(game, "D3")
    pay(game, 3)
    game.active = ANN

    question = stop(game, (c.STEP_MENU, ANN), [use("G10", c.CHALLENGE), own(game, ANN, "C2"), PASS], [CORNER])

    assert (question.seat, name_of(question)) == (ANN, "item")
    assert buy(market) in question.options
    assert not [item for item in question.options if 100 <= item < 1000]
    assert "defence-card" not in story(game)
    assert [(team.scored, team.conceded) for team in game.teams] == [(0, 0), (0, 0)]


INTERCEPTION = defence("D/C=5", "interception")


@rule("B11-CHALLENGE-31", "B11-CHALLENGE-32")
@ex("X-15")
def test_a_defence_that_succeeds_undoes_the_attack() -> None:
    game = two("C3 D3 A1 A2", "D5 C1 A1 P1")

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3"), own(game, BOB, "D5")], [CORNER, INTERCEPTION])

    assert happened(game, "succeeded") == [(ANN, 6), (BOB, 5)]
    assert [(team.scored, team.conceded) for team in game.teams] == [(0, 0), (0, 0)]
    assert happened(game, "no-goal") == [(ANN, BOB)]


@rule("B11-CHALLENGE-33", "B11-CHALLENGE-38", "B11-CHALLENGE-39")
@ex("X-16")
def test_a_defence_that_fails_is_a_goal() -> None:
    game = two("C3 D3 A1 A2", "D4 C1 A1 P1")
    before = [score(game, ANN), score(game, BOB)]

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3"), own(game, BOB, "D4")], [CORNER, INTERCEPTION])

    assert happened(game, "fell-short") == [(BOB, 4, 5)]
    assert [(team.scored, team.conceded) for team in game.teams] == [(1, 0), (0, 1)]
    assert [score(game, ANN) - before[0], score(game, BOB) - before[1]] == [3, -1]


PENALTY = attack("C/A=4", "penalty")


@rule("B11-CHALLENGE-34", "B11-CHALLENGE-35")
@ex("X-17")
def test_a_tackle_does_not_stop_a_penalty() -> None:
    game = two("A4 C1 D1 D2", "D6 C1 A1 P1")
    pay(game, 0, 9)

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "A4"), PASS], [PENALTY, TACKLE])

    assert happened(game, "only-a-save") == [(BOB, TACKLE)]
    assert [name for seat, name in kinds(game) if seat == BOB] == ["boost"]  # that of the attack
    assert game.teams[BOB].money == 9
    assert game.teams[ANN].scored == 1


@rule("B11-CHALLENGE-34")
@ex("X-18")
def test_a_save_stops_a_penalty() -> None:
    game = two("A4 C1 D1 D2", "P4 D6 C1 A1")
    pay(game, 0, 1)

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "A4"), own(game, BOB, "P4"), 1], [PENALTY, SAVE_5])

    assert happened(game, "succeeded") == [(ANN, 4), (BOB, 5)]
    assert game.teams[ANN].scored == 0


@rule("B11-CHALLENGE-36")
@ex("X-19")
def test_a_penalty_has_to_reach_its_number() -> None:
    game = two("A3 C2 D1 D2", "P4 D6 C1 A1")

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "A3")], [PENALTY])

    assert happened(game, "fell-short") == [(ANN, 3, 4)]
    assert "defence-card" not in story(game)


@rule("B11-CHALLENGE-02", "B11-CHALLENGE-03", "B11-COACH-05")
@ex("X-20")
def test_four_footballers_are_needed_on_both_sides_and_a_coach_is_none() -> None:
    game = laid(3)
    sign(game, ANN, "P1 D1 C1 A1 X3")
    sign(game, BOB, "P2 D2 C2 X2")
    sign(game, CLEO, "P3 D3 C3 A3 A2")
    hold(game, ANN, "G10")
    assert targets(game, ANN) == [CLEO]
    assert use("G10", c.CHALLENGE) in opportunities(game, ANN)

    leave(game, ANN, own(game, ANN, "A1"))

    assert len(game.teams[ANN].footballers) == 3
    assert use("G10", c.CHALLENGE) not in opportunities(game, ANN)


@rule("B11-CHALLENGE-02", "B11-CHALLENGE-04")
@ex("X-21")
def test_a_team_that_sells_its_fourth_cannot_challenge() -> None:
    game = two("P1 D1 C1 A1")
    hold(game, ANN, "G10")
    deal(game, ANN, "capital_gain")
    game.active = ANN
    assert use("G10", c.CHALLENGE) in items(game, ANN)

    question = stop(game, (c.STEP_MENU, ANN), [play("capital_gain"), own(game, ANN, "A1")])

    assert use("G10", c.CHALLENGE) not in question.options


@rule("B11-CHALLENGE-12", "B11-CHALLENGE-13")
@ex("X-22")
def test_a_plus_binds_weaker_than_a_slash() -> None:
    partners = attack("A+C/A=9")
    game = two("A5 C4 D1 D2")
    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "A5")], [partners, SAVE_5])
    assert happened(game, "succeeded") == [(ANN, 9)]

    game = two("A5 A4 D1 D2")
    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "A5")], [partners, SAVE_5])
    assert happened(game, "succeeded") == [(ANN, 9)]

    game = two("A5 D3 D1 D2")
    run(game, (c.STEP_DECLARE, ANN), [], [partners])
    assert happened(game, "cannot-fill") == [(ANN, 2 * partners, 0)]


@rule("B11-CHALLENGE-13", "B11-CHALLENGE-16")
@ex("X-23")
def test_one_defender_is_not_two() -> None:
    game = two("C3 D3 A1 A2", "D6 C1 A1 P1")
    pay(game, 0, 9)
    trap = defence("D+D=9")

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3"), PASS], [CORNER, trap])

    assert happened(game, "cannot-fill") == [(BOB, 2 * trap + 1, 0)]
    assert game.teams[BOB].money == 9
    assert game.teams[BOB].conceded == 1


@rule("B11-TEAM-17")
@ex("X-24")
def test_a_bonus_for_each_footballer() -> None:
    game = two("D3 C3 A2 P1")
    game.teams[ANN].bonus = c.BONUS_NAMES.index("B7")

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "D3")], [attack("D+C+A=11"), SAVE_5])

    assert happened(game, "succeeded") == [(ANN, 11)]


@rule("B11-TEAM-17")
@ex("X-25")
def test_a_bonus_for_a_defender() -> None:
    game = two("A4 C1 D1 P1")
    game.teams[ANN].bonus = c.BONUS_NAMES.index("B4")
    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "A4")], [attack("D/C/A=5")])
    assert happened(game, "fell-short") == [(ANN, 4, 5)]

    game = two("C2 D2 A1 P1")
    game.teams[ANN].bonus = c.BONUS_NAMES.index("B4")
    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C2")], [CORNER, SAVE_5])
    assert happened(game, "succeeded") == [(ANN, 6)]
