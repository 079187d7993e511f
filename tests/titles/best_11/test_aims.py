"""The targets of event cards, and the limits of building and of a coach's fit."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.best_11.laid import ANN, BOB, CLEO, attack, deal, duel, event, fours, own, pay, round_one, sign

from touchline.kernel.game import NOBODY
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.aims import aims, useful, victim
from touchline.titles.best_11.rules.coaches import meeting, suits
from touchline.titles.best_11.rules.stadium import build, can_build
from touchline.titles.best_11.rules.windows import is_asked


@rule("B11-EVENT-17")
def test_an_injury_needs_a_rival_who_is_not_out_for_as_long_already() -> None:
    game = round_one(2)
    sign(game, ANN, "D1 C1")
    sign(game, BOB, "D2 C2")
    card, until = event("injury"), game.round + 1
    both = game.teams[BOB].footballers
    game.injured = [(each, until) for each in both]
    assert not useful(game, ANN, card)

    game.injured = [(both[0], until), (both[1], until - 1)]
    assert useful(game, ANN, card)
    assert aims(game, ANN, card) == [both[1]]

    game.injured = [(both[0], until), *((each, until) for each in game.teams[ANN].footballers)]
    assert useful(game, ANN, card)  # one's own do not count


@rule("B11-EVENT-17")
def test_twinning_is_aimed_at_those_not_at_peace_for_as_long() -> None:
    game = round_one(3)
    card, until = event("twinning"), game.round + 1
    game.twinned = [(BOB, ANN, until)]
    assert aims(game, ANN, card) == [CLEO]
    assert aims(game, BOB, card) == [CLEO]

    game.twinned = [(BOB, ANN, until - 1)]
    assert aims(game, ANN, card) == [BOB, CLEO]


@rule("B11-EVENT-18")
def test_a_card_has_a_victim_only_in_a_rival() -> None:
    game = round_one(3)
    fours(game, ANN, BOB)

    assert victim(game, ANN, event("injury"), own(game, BOB, "D2")) == BOB
    assert victim(game, ANN, event("capital_gain"), own(game, ANN, "D1")) == NOBODY
    assert victim(game, ANN, event("fixture_list"), ANN) == NOBODY


@rule("B11-STADIUM-02", "B11-STADIUM-03")
def test_the_last_money_builds_one_stand_at_a_time() -> None:
    game = round_one(2, stands_per_turn=2)
    team = game.teams[ANN]
    pay(game, game.rules.stand_cost)
    assert can_build(game, team)

    build(game, ANN)

    assert (team.stands, team.built, team.money) == (1, 1, 0)
    pay(game, 99)
    assert can_build(game, team)


@rule("B11-COACH-04")
def test_no_coach_suits_nothing_and_nobody_suits_where_it_is_off() -> None:
    game = round_one(2)
    (coach,) = sign(game, ANN, "X3:4-4-2")
    game.teams[BOB].board = game.cards.favours[-1]
    assert suits(game, game.teams[ANN], coach) == 3
    assert suits(game, game.teams[BOB], NOBODY) == 0

    off = round_one(2, formation_bonus_mode="off")
    assert suits(off, off.teams[ANN], coach) == 0
    off.teams[BOB].board = off.cards.bonus_formation[off.teams[ANN].board]
    assert meeting(off, off.teams[ANN], off.teams[BOB]) == 0


@rule("B11-EVENT-15")
def test_cards_of_ones_own_turn_open_the_window_for_their_holder_alone() -> None:
    game = round_one(2)
    deal(game, ANN, "red_card")
    alive = game.alive[0]
    alive[c.W_OPEN], alive[c.W_OWN_TURN], game.active = 0, 1, ANN
    assert is_asked(game, ANN, c.W_OPEN)

    game.active = BOB
    assert not is_asked(game, ANN, c.W_OPEN)
    game.active, alive[c.W_OWN_TURN] = ANN, 0
    assert not is_asked(game, ANN, c.W_OPEN)
    alive[c.W_OPEN] = 1
    assert is_asked(game, ANN, c.W_OPEN)
    alive[c.W_DECLARED], alive[c.W_OWN_TURN] = 0, 1
    assert not is_asked(game, ANN, c.W_DECLARED)


@rule("B11-EVENT-17")
def test_club_dna_needs_a_committed_footballer_of_the_own_box() -> None:
    game = round_one(2)
    sign(game, ANN, "D1 C1")
    against = duel(game, ANN, BOB, attack("C+D=6"))
    assert not useful(game, ANN, event("club_dna"))

    against.committed = [own(game, ANN, "D1")]
    assert useful(game, ANN, event("club_dna"))


@rule("B11-EVENT-17")
@pytest.mark.parametrize(("money", "is_useful"), [(0, False), (1, True)])
def test_one_million_is_enough_for_a_bet(money: int, is_useful: bool) -> None:
    game = round_one(3)
    pay(game, 0, 0, money)
    duel(game, ANN, BOB, attack("C+D=6"))

    assert useful(game, CLEO, event("sports_bet")) is is_useful


@rule("B11-EVENT-18")
def test_a_card_that_has_the_action_drawn_again_hits_its_performer() -> None:
    game = round_one(3)
    duel(game, ANN, BOB, attack("C+D=6"))

    assert victim(game, CLEO, event("jinx"), NOBODY) == ANN
