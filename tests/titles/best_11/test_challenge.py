"""Challenges: declaring, committing, changing values, attack and defence."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CLEO,
    attack,
    deal,
    defence,
    duel,
    formation,
    fours,
    hold,
    kinds,
    name_of,
    numbers_of,
    own,
    pay,
    play,
    reasons,
    round_one,
    run,
    sign,
    step,
    stop,
    story,
    use,
)

from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import load_cards, parse
from touchline.titles.best_11.rules.action import total
from touchline.titles.best_11.rules.challenge import CLOSE_GOAL, why_not_target
from touchline.titles.best_11.rules.defence import answers
from touchline.titles.best_11.rules.management import opportunities
from touchline.titles.best_11.runs import runs
from touchline.titles.best_11.state import Best11

CORNER, FREE_KICK = attack("C+D=6", "corner"), attack("D/C/A=5", "edge_free_kick")
PENALTY, TACKLE, SAVE_5 = attack("C/A=4", "penalty"), defence("D=5", "tackle"), defence("P=5", "save")


def two(ann: str = "P1 D3 C3 A1", bob: str = "P2 D1 C1 A2", **options: object) -> Best11:
    game = round_one(2, **options)
    sign(game, ANN, ann)
    sign(game, BOB, bob)
    return game


@rule("B11-CHALLENGE-07", "B11-CHALLENGE-08", "B11-CHALLENGE-11", "B11-CHALLENGE-12")
@pytest.mark.parametrize(
    ("written", "terms", "number"),
    [
        ("C+D=6", ["C", "D"], 6),
        ("D/C/A=5", ["DCA"], 5),
        ("A+C/A=9", ["A", "CA"], 9),
        ("D+D=10", ["D", "D"], 10),
        ("P+D+C=13", ["P", "D", "C"], 13),
    ],
)
def test_requirements_are_read(written: str, terms: list[str], number: int) -> None:
    found = parse(written)

    assert found.terms == [sum(1 << c.ROLES.index(role) for role in term) for term in terms]
    assert found.number == number


@pytest.mark.parametrize(
    "written", ["", "C+D", "=5", "C+=5", "X=5", "C=0", "C=-1", "C=x", "CD=4", "C//D=3", "c=4", "C=²"]
)
def test_requirements_that_make_no_sense_are_refused(written: str) -> None:
    with pytest.raises(ValueError, match=r"^"):
        parse(written)


@rule("B11-CHALLENGE-05")
def test_one_use_is_one_challenge() -> None:
    game = two(opportunities_per_turn="all")
    hold(game, ANN, "G10")

    stop(game, (c.STEP_MENU, ANN), [use("G10", c.CHALLENGE), PASS], [CORNER])

    assert use("G10", c.CHALLENGE) not in opportunities(game, ANN)
    assert opportunities(game, ANN)  # the others are left


@rule("B11-CHALLENGE-15", "B11-CHALLENGE-16")
def test_footballers_are_chosen_openly_after_the_card_and_before_any_change() -> None:
    game = two()
    pay(game, 5, 5)

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3"), PASS, PASS, PASS], [CORNER, SAVE_5])

    told = story(game)
    assert told.index("attack-card") < told.index("picked") < told.index("committed") < told.index("succeeded")
    assert kinds(game)[:3] == [(ANN, "commit"), (ANN, "boost"), (BOB, "boost")]


@rule("B11-CHALLENGE-17")
def test_one_may_decline_and_the_action_fails_at_once() -> None:
    game = two()
    pay(game, 9, 9)

    run(game, (c.STEP_DECLARE, ANN), [PASS], [CORNER])

    assert story(game)[-2:] == ["declined", "no-goal"]
    assert [name for _, name in kinds(game)] == ["commit"]


@rule("B11-CHALLENGE-17")
def test_a_defence_that_is_declined_is_a_goal() -> None:
    game = two()

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3"), PASS], [CORNER, SAVE_5])

    assert game.teams[ANN].scored == 1


@rule("B11-CHALLENGE-14")
def test_committed_footballers_are_asked_for_once() -> None:
    game = two("D3 D2 C3 C2")
    pay(game, 9, 9)

    picks = [own(game, ANN, "C2"), own(game, ANN, "D2"), 1, 1, 1, PASS]
    question = stop(game, (c.STEP_DECLARE, ANN), picks, [CORNER])

    assert [name for _, name in kinds(game)].count("commit") == 2
    assert game.duel.committed == [own(game, ANN, "C2"), own(game, ANN, "D2")]
    assert name_of(question) == "boost"


@rule("B11-CHALLENGE-18")
def test_a_footballer_may_act_again_and_again() -> None:
    game = two()
    for card in (CORNER, attack("C+D=6", "corner") + 1):
        run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3"), PASS], [card, SAVE_5])
        game.action_bag[0] = list(range(40))

    assert game.teams[ANN].scored == 2


@rule("B11-CHALLENGE-20")
def test_values_are_changed_with_money_or_cards() -> None:
    game = two("P1 D2 C2 A1")
    pay(game, 3)
    deal(game, ANN, "inspired_day", "win_bonus")

    question = stop(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C2")], [CORNER])

    assert question.options == [PASS, 1, 2, 3, play("inspired_day")]  # the other card is for another moment


@rule("B11-CHALLENGE-23")
def test_points_for_much_money_are_never_taken_for_a_card() -> None:
    """An event card is offered as PLAY and its number: 2,000 points were the first card, whoever held it."""
    game = two("P1 D2 C2 A1")
    pay(game, c.PLAY + 50)
    deal(game, ANN, "inspired_day")

    question = stop(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C2")], [CORNER])

    assert question.options == [PASS, *range(1, c.PLAY), play("inspired_day")]


@rule("B11-CHALLENGE-25")
def test_the_performer_adds_and_the_other_takes_away() -> None:
    game = two("P1 D2 C2 A1")
    pay(game, 4, 5)

    question = stop(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C2"), 4], [CORNER])
    assert question.options == [PASS, 1, 2]
    assert total(game, game.duel) == 8

    step(game, (c.STEP_BOOST,), [2])

    assert numbers_of(game, "lowered") == [(BOB, 2, 4, 6)]


@rule("B11-CHALLENGE-26")
def test_money_is_gone_whatever_the_outcome() -> None:
    game = two("P1 D1 C1 A1")
    pay(game, 3, 0)

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C1"), 2, PASS], [CORNER])

    assert numbers_of(game, "fell-short") == [(ANN, 4, 6)]
    assert [team.money for team in game.teams] == [1, 0]


@rule("B11-CHALLENGE-28")
def test_all_changes_end_with_the_action() -> None:
    game = two("P1 D2 C2 A1", "P3 D1 C1 A2")
    pay(game, 4, 0)

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C2"), 4, own(game, BOB, "P3")], [CORNER, SAVE_5])

    assert numbers_of(game, "succeeded") == [(ANN, 8)]
    assert numbers_of(game, "committed") == [(ANN, 4, 6), (BOB, 3, 5)]
    assert numbers_of(game, "fell-short") == [(BOB, 3, 5)]


@rule("B11-CHALLENGE-24")
@pytest.mark.parametrize(("setting", "first"), [("turn_order", BOB), ("performer", ANN)])
def test_the_seat_that_boosts_first(setting: str, first: int) -> None:
    game = two(boost_opening=setting)
    pay(game, 4, 4)
    game.order = [BOB, ANN]

    assert stop(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3")], [CORNER]).seat == first


@rule("B11-CHALLENGE-37")
def test_a_save_answers_any_attack_and_anything_but_a_penalty() -> None:
    game = two()

    assert answers(game, CORNER, SAVE_5)
    assert answers(game, CORNER, TACKLE)
    assert answers(game, PENALTY, SAVE_5)
    assert not answers(game, PENALTY, TACKLE)


@rule("B11-CHALLENGE-37")
def test_as_a_setting_saves_answer_penalties_only() -> None:
    game = two(save_any_attack=False)

    assert not answers(game, CORNER, SAVE_5)
    assert answers(game, PENALTY, SAVE_5)
    assert answers(game, CORNER, TACKLE)


@rule("B11-CHALLENGE-40")
def test_used_action_cards_are_discarded_and_come_back() -> None:
    game = two()
    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3"), PASS], [CORNER, SAVE_5])
    assert sorted(game.action_discard[0]) == sorted([CORNER, SAVE_5])
    game.action_bag[0] = []

    stop(game, (c.STEP_DECLARE, ANN), [], [SAVE_5])

    assert (game.action_bag[0], game.action_discard[0]) == ([CORNER], [])


@rule("B11-CHALLENGE-41", "B11-MULTI-04")
def test_everybody_draws_action_cards_of_the_own_box() -> None:
    game = round_one(2, boxes=2)
    sign(game, ANN, "P1 D3 C3 A1")
    sign(game, BOB, "P2 D1 C1 A2")

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3"), PASS], [CORNER, SAVE_5])

    assert (game.action_discard[0], game.action_discard[1]) == ([CORNER], [SAVE_5])
    assert (len(game.action_bag[0]), len(game.action_bag[1])) == (39, 39)


@rule("B11-CHALLENGE-03", "B11-CHALLENGE-04")
def test_a_target_with_too_few_is_named_as_such() -> None:
    game = round_one(4)
    fours(game, ANN, BOB, CLEO)
    game.twinned = [(BOB, ANN, 1)]
    sign(game, 3, "D1")
    hold(game, ANN, "G10")
    game.teams[CLEO].immune = 1
    assert use("G10", c.CHALLENGE) not in opportunities(game, ANN)
    game.twinned = []
    game.teams[CLEO].immune = 0

    question = stop(game, (c.STEP_DECLARE, ANN))

    assert (question.options, reasons(question)) == ([BOB, CLEO], {3: "target-too-few"})


def test_targets_that_are_immune_or_twinned_are_named_as_such() -> None:
    game = round_one(5)
    for seat in range(5):
        sign(game, seat, ("P1 D1 C1 A1", "P2 D2 C2 A2", "P3 D3 C3 A3", "P4 D4 C4 A4", "P5 D5 C5 A5")[seat])
    game.twinned, game.teams[CLEO].immune = [(BOB, ANN, 1)], 2

    question = stop(game, (c.STEP_DECLARE, ANN))

    assert (question.options, reasons(question)) == ([3, 4], {BOB: "target-twinned", CLEO: "target-immune"})


@rule("B11-CHALLENGE-09", "B11-CHALLENGE-10")
def test_why_a_footballer_cannot_be_committed() -> None:
    game = two("P1 A3 C2 D1")
    question = stop(game, (c.STEP_DECLARE, ANN), [], [attack("A+C/A=9")])
    assert question.options == [PASS, own(game, ANN, "A3")]
    assert set(reasons(question).values()) == {"wrong-role"}

    game = two("P1 C3 A2 D1")
    question = stop(game, (c.STEP_DECLARE, ANN), [], [attack("D/C/A+D/C/A=9")])
    assert own(game, ANN, "A2") not in question.options  # like terms in ascending order: there is one spelling
    assert reasons(question)[own(game, ANN, "A2")] == "term-left-empty"


@rule("B11-CHALLENGE-13")
def test_like_terms_take_two_different_footballers_in_one_spelling() -> None:
    game = two("P1 C1 A1 A2", "P2 D4 D5 C1")
    pay(game, 0, 0)
    against = duel(game, ANN, BOB, defence("D+D=9"), c.DEFENCE)

    question = stop(game, (c.STEP_COMMIT,))
    assert question.options == [PASS, own(game, BOB, "D5")]  # of lower number than D4
    run(game, (c.STEP_COMMIT,), [own(game, BOB, "D5")])

    assert sorted(against.committed) == sorted([own(game, BOB, "D4"), own(game, BOB, "D5")])
    assert numbers_of(game, "succeeded") == [(BOB, 9)]


def test_the_best_commitment_is_ready_made() -> None:
    game = two("C2 C4 D1 D3")
    stop(game, (c.STEP_DECLARE, ANN), [], [CORNER])

    ready = runs(game, ANN, c.ASK_COMMIT, ())

    assert ready == [("best", [own(game, ANN, "C4"), own(game, ANN, "D3")])]
    assert runs(game, ANN, 1, ()) == []


@rule("B11-COACH-03")
@pytest.mark.parametrize(("board", "points"), [("4-3-1-2", 1), ("4-3-2-1", -1), ("4-3-3", 0)])
def test_as_a_setting_formations_meet_head_to_head(board: str, points: int) -> None:
    game = two(formation_bonus_mode="head_to_head")
    game.teams[BOB].board = formation(board)
    against = duel(game, ANN, BOB, FREE_KICK)
    against.committed = [own(game, ANN, "C3")]

    assert total(game, against) == 3 + points


def test_an_opponent_without_money_or_cards_is_not_asked() -> None:
    game = two("P1 D2 C2 A1")
    pay(game, 1, 1)  # taking a point away costs two

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C2"), PASS], [CORNER])

    assert [seat for seat, name in kinds(game) if name == "boost"] == [ANN]


def test_every_action_card_of_ours_can_be_carried_out() -> None:
    ours = load_cards(None)
    for side in (0, 1):
        for needs in ours.needs[side]:
            assert 1 <= len(needs.terms) <= 3
            assert needs.number <= 6 * len(needs.terms) + 3


@rule("B11-CHALLENGE-03")
def test_nobody_is_told_why_he_cannot_challenge_himself() -> None:
    game = round_one(3)
    fours(game, BOB)
    game.teams[BOB].immune = True

    assert [each.option for each in why_not_target(game, ANN, ())] == [BOB, CLEO]


@rule("B11-CHALLENGE-33", "B11-CHALLENGE-40")
@pytest.mark.parametrize(("scored", "told"), [(CLOSE_GOAL, []), (0, [(ANN, BOB)])])
def test_a_challenge_with_a_goal_does_not_end_without_one(scored: int, told: list[tuple[int, int]]) -> None:
    game = round_one(2)
    duel(game, ANN, BOB, attack("C+D=6"))

    step(game, (c.STEP_CLOSE, scored))
    assert numbers_of(game, "no-goal") == told
