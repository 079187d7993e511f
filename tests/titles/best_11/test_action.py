"""An attack: the footballers it needs, their values, bonuses and numbers."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.best_11.in_challenge import two
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CLEO,
    attack,
    buy,
    deal,
    defence,
    duel,
    event,
    ex,
    hold,
    kinds,
    name_of,
    numbers_of,
    offer,
    own,
    pay,
    play,
    round_one,
    run,
    sign,
    stop,
    story,
    use,
)

from touchline.kernel.errors import IllegalPick
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import TITLE
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import parse
from touchline.titles.best_11.rules.action import commitments, missing_roles, succeeds
from touchline.titles.best_11.rules.challenge import targets
from touchline.titles.best_11.rules.formation import leave
from touchline.titles.best_11.rules.management import opportunities
from touchline.titles.best_11.rules.turn import items


@rule("B11-CHALLENGE-27")
def test_a_total_is_never_told_below_nothing() -> None:
    game = round_one(2)
    sign(game, ANN, "P1 D1 C1 A1")
    sign(game, BOB, "P2 D2 C2 A2")
    pay(game, 0, 6)

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "D1"), 3], [attack("D/A=5")])

    assert numbers_of(game, "lowered") == [(BOB, 3, 6, -2)]
    assert numbers_of(game, "fell-short") == [(ANN, 0, 5)]


CORNER = attack("C+D=6", "corner")


TACKLE, SAVE_5, SAVE_4 = defence("D=5", "tackle"), defence("P=5", "save"), defence("P=4", "save")


@rule("B11-CHALLENGE-14")
@ex("X-12")
def test_one_sent_off_is_not_replaced() -> None:
    game = two("C4 A5 A4 D1")
    pay(game, 3)
    deal(game, BOB, "red_card")
    own_a5 = own(game, ANN, "A5")

    picks = [own(game, ANN, "C4"), own_a5, PASS, play("red_card"), own_a5, 3]
    run(game, (c.STEP_DECLARE, ANN), picks, [attack("C+A=7"), SAVE_5])

    assert numbers_of(game, "sent-off") == [(own_a5, 4, ANN)]
    assert numbers_of(game, "picked") == [(ANN, own(game, ANN, "C4")), (ANN, own_a5)]
    assert numbers_of(game, "succeeded") == [(ANN, 7)]


@rule("B11-PITCH-08")
@ex("X-13")
def test_a_booked_captain_counts_four() -> None:
    game = two("D4 C2 A1 A2")
    game.teams[ANN].captain = own(game, ANN, "D4")
    deal(game, BOB, "yellow_card")

    picks = [own(game, ANN, "C2"), play("yellow_card"), own(game, ANN, "D4")]
    run(game, (c.STEP_DECLARE, ANN), picks, [CORNER, SAVE_5])

    assert numbers_of(game, "cautioned") == [(own(game, ANN, "D4"), 2, 6, ANN)]
    assert numbers_of(game, "succeeded") == [(ANN, 6)]


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


@rule("B11-CHALLENGE-02", "B11-CHALLENGE-03", "B11-COACH-05")
@ex("X-20")
def test_four_footballers_are_needed_on_both_sides_and_a_coach_is_none() -> None:
    game = round_one(3)
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
    assert numbers_of(game, "succeeded") == [(ANN, 9)]

    game = two("A5 A4 D1 D2")
    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "A5")], [partners, SAVE_5])
    assert numbers_of(game, "succeeded") == [(ANN, 9)]

    game = two("A5 D3 D1 D2")
    run(game, (c.STEP_DECLARE, ANN), [], [partners])
    assert numbers_of(game, "cannot-fill") == [(ANN, 2 * partners, 0)]


@rule("B11-CHALLENGE-13", "B11-CHALLENGE-16")
@ex("X-23")
def test_one_defender_is_not_two() -> None:
    game = two("C3 D3 A1 A2", "D6 C1 A1 P1")
    pay(game, 0, 9)
    trap = defence("D+D=9")

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3"), PASS], [CORNER, trap])

    assert numbers_of(game, "cannot-fill") == [(BOB, 2 * trap + 1, 0)]
    assert game.teams[BOB].money == 9
    assert game.teams[BOB].conceded == 1


@rule("B11-TEAM-17")
@ex("X-24")
def test_a_bonus_for_each_footballer() -> None:
    game = two("D3 C3 A2 P1")
    game.teams[ANN].bonus = c.BONUS_NAMES.index("B7")

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "D3")], [attack("D+C+A=11"), SAVE_5])

    assert numbers_of(game, "succeeded") == [(ANN, 11)]


@rule("B11-TEAM-17")
@ex("X-25")
def test_a_bonus_for_a_defender() -> None:
    game = two("A4 C1 D1 P1")
    game.teams[ANN].bonus = c.BONUS_NAMES.index("B4")
    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "A4")], [attack("D/C/A=5")])
    assert numbers_of(game, "fell-short") == [(ANN, 4, 5)]

    game = two("C2 D2 A1 P1")
    game.teams[ANN].bonus = c.BONUS_NAMES.index("B4")
    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C2")], [CORNER, SAVE_5])
    assert numbers_of(game, "succeeded") == [(ANN, 6)]


@rule("B11-CHALLENGE-06", "B11-CHALLENGE-07", "B11-CHALLENGE-08")
@ex("X-01")
def test_a_midfielder_and_a_defender_of_three_make_the_corner() -> None:
    game = two("C3 D3 A1 A2", "P1 C2 A3 A3")

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3")], [CORNER, TACKLE])

    assert numbers_of(game, "succeeded") == [(ANN, 6)]
    assert numbers_of(game, "defence-card") == [(BOB, TACKLE, 2 * TACKLE + 1)]


@rule("B11-CHALLENGE-10", "B11-CHALLENGE-16")
@ex("X-02")
def test_a_strong_defender_alone_does_not_make_the_corner() -> None:
    game = two("D5 A6 A5 P1")
    pay(game, 9)
    deal(game, ANN, "inspired_day")

    run(game, (c.STEP_DECLARE, ANN), [PASS], [CORNER])

    assert numbers_of(game, "cannot-fill") == [(ANN, 2 * CORNER, 1 << c.MIDFIELDER)]
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
    assert numbers_of(game, "picked") == [(ANN, own(game, ANN, "C1")), (ANN, own(game, ANN, "D5"))]
    assert numbers_of(game, "succeeded") == [(ANN, 6)]


@rule("B11-CHALLENGE-11", "B11-CHALLENGE-21")
@ex("X-04")
def test_alternatives_take_one_footballer_of_any_role_named() -> None:
    free_kick = attack("D/C/A=5", "edge_free_kick")
    team = "P6 D4 C3 A5"
    question = stop(game := two(team), (c.STEP_DECLARE, ANN), [], [free_kick])
    assert question.options == [PASS, own(game, ANN, "D4"), own(game, ANN, "C3"), own(game, ANN, "A5")]
    by_attacker = run(two(team), (c.STEP_DECLARE, ANN), [own(game, ANN, "A5")], [free_kick, SAVE_5])
    assert numbers_of(by_attacker, "succeeded") == [(ANN, 5)]

    game = two(team)
    pay(game, 2)
    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "D4"), 1, PASS], [free_kick, SAVE_5])

    assert numbers_of(game, "picked") == [(ANN, own(game, ANN, "D4"))]  # one term, one footballer
    assert numbers_of(game, "succeeded") == [(ANN, 5)]
    assert game.teams[ANN].money == 1


@rule("B11-CHALLENGE-09", "B11-CHALLENGE-10")
def test_the_second_of_two_equal_terms_is_filled_by_a_later_card() -> None:
    game = round_one(2)
    sign(game, ANN, "D1 C1 A1")
    against = duel(game, ANN, BOB, attack("D/C/A+D/C/A=9"))
    first, second, third = sorted(game.teams[ANN].footballers)

    assert commitments(game, against) == [first, second]
    against.committed = [second]
    assert commitments(game, against) == [third]


@rule("B11-CHALLENGE-13")
def test_an_unlike_second_term_is_filled_by_any_card() -> None:
    game = round_one(2)
    defender, midfielder, forward = sign(game, ANN, "D1 C1 A1")
    against = duel(game, ANN, BOB, attack("A+C/A=9"))
    assert defender < midfielder < forward

    assert commitments(game, against) == [forward]
    against.committed = [forward]
    assert commitments(game, against) == [midfielder]


@rule("B11-CHALLENGE-16")
def test_a_team_without_a_fit_goalkeeper_lacks_one_for_a_save() -> None:
    game = round_one(2)
    sign(game, BOB, "D1 C1")
    against = duel(game, ANN, BOB, defence("P=5"), 1)

    assert missing_roles(game, against) == 1 << c.ROLES.index("P")


@rule("B11-CHALLENGE-27", "B11-CHALLENGE-29")
def test_nothing_is_not_enough_for_one() -> None:
    game = round_one(2)
    sign(game, ANN, "C1")
    card = attack("C=5")
    against = duel(game, ANN, BOB, card)
    game.cards = TITLE.load_cards(None)  # its own copy of the set
    game.cards.needs = [game.cards.needs[0][:], game.cards.needs[1]]
    game.cards.needs[0][card] = parse("C=1")
    against.committed = [own(game, ANN, "C1")]
    against.taken = 3

    assert not succeeds(game, against)
    against.taken = 0
    assert succeeds(game, against)
