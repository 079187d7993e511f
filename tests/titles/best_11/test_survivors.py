"""Scenes for faults in the rules that no other test finds: what is told once, counted once, refused to nobody."""

from __future__ import annotations

from copy import copy

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
    event,
    fours,
    happened,
    hold,
    kinds,
    laid,
    lay_white,
    management,
    own,
    pay,
    run,
    sign,
    step,
    stop,
    story,
)

from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import parse
from touchline.titles.best_11.rules.action import commitments, missing_roles, succeeds
from touchline.titles.best_11.rules.aims import useful, victim
from touchline.titles.best_11.rules.challenge import CLOSE_GOAL, put_away, why_not_target
from touchline.titles.best_11.rules.effects import injure
from touchline.titles.best_11.rules.events import announce, draw_event
from touchline.titles.best_11.rules.formation import leave
from touchline.titles.best_11.rules.management import opportunities, take_bonus
from touchline.titles.best_11.rules.moves import captains, carry_out
from touchline.titles.best_11.rules.rounds import turn_in
from touchline.titles.best_11.rules.scoring import result
from touchline.titles.best_11.rules.several_boxes import tactics
from touchline.titles.best_11.rules.turn import end_turn, turn, why_not_item
from touchline.titles.best_11.rules.windows import shelters

# -- actions and challenges


@rule("B11-CHALLENGE-09", "B11-CHALLENGE-10")
def test_of_two_like_terms_the_second_is_filled_by_a_later_card() -> None:
    game = laid(2)
    sign(game, ANN, "D1 C1 A1")
    against = duel(game, ANN, BOB, attack("D/C/A+D/C/A=9"))
    first, second, third = sorted(game.teams[ANN].footballers)

    assert commitments(game, against) == [first, second]
    against.committed = [second]
    assert commitments(game, against) == [third]


@rule("B11-CHALLENGE-13")
def test_an_unlike_second_term_is_filled_by_any_card() -> None:
    game = laid(2)
    defender, midfielder, forward = sign(game, ANN, "D1 C1 A1")
    against = duel(game, ANN, BOB, attack("A+C/A=9"))
    assert defender < midfielder < forward

    assert commitments(game, against) == [forward]
    against.committed = [forward]
    assert commitments(game, against) == [midfielder]


@rule("B11-CHALLENGE-16")
def test_a_team_without_a_fit_goalkeeper_lacks_one_for_a_save() -> None:
    game = laid(2)
    sign(game, BOB, "D1 C1")
    against = duel(game, ANN, BOB, defence("P=5"), 1)

    assert missing_roles(game, against) == 1 << c.ROLES.index("P")


@rule("B11-CHALLENGE-03")
def test_nobody_is_told_why_he_cannot_challenge_himself() -> None:
    game = laid(3)
    fours(game, BOB)
    game.teams[BOB].immune = True

    assert [each.option for each in why_not_target(game, ANN, ())] == [BOB, CLEO]


@rule("B11-CHALLENGE-40")
def test_a_defence_that_is_put_away_is_gone_from_the_challenge() -> None:
    game = laid(2)
    card = defence("P=5")
    against = duel(game, ANN, BOB, card, 1)

    put_away(game)
    assert (against.defence, against.attack) == (NOBODY, attack("C+D=6"))
    assert game.action_discard[0] == [card]


@rule("B11-CHALLENGE-33", "B11-CHALLENGE-40")
@pytest.mark.parametrize(("scored", "told"), [(CLOSE_GOAL, []), (0, [(ANN, BOB)])])
def test_a_challenge_with_a_goal_does_not_end_without_one(scored: int, told: list[tuple[int, int]]) -> None:
    game = laid(2)
    duel(game, ANN, BOB, attack("C+D=6"))

    step(game, (c.STEP_CLOSE, scored))
    assert happened(game, "no-goal") == told


# -- event cards


@rule("B11-EVENT-17")
def test_club_dna_needs_a_committed_footballer_of_the_own_box() -> None:
    game = laid(2)
    sign(game, ANN, "D1 C1")
    against = duel(game, ANN, BOB, attack("C+D=6"))
    assert not useful(game, ANN, event("club_dna"))

    against.committed = [own(game, ANN, "D1")]
    assert useful(game, ANN, event("club_dna"))


@rule("B11-EVENT-17")
@pytest.mark.parametrize(("money", "is_useful"), [(0, False), (1, True)])
def test_one_million_is_enough_for_a_bet(money: int, is_useful: bool) -> None:
    game = laid(3)
    pay(game, 0, 0, money)
    duel(game, ANN, BOB, attack("C+D=6"))

    assert useful(game, CLEO, event("sports_bet")) is is_useful


@rule("B11-EVENT-18")
def test_a_card_that_has_the_action_drawn_again_hits_its_performer() -> None:
    game = laid(3)
    duel(game, ANN, BOB, attack("C+D=6"))

    assert victim(game, CLEO, event("jinx"), NOBODY) == ANN


@rule("B11-EVENT-08", "B11-EVENT-20")
@pytest.mark.parametrize(("name", "gained"), [("superior_tactics", []), ("tv_rights", []), ("technical_sponsor", [2])])
def test_a_white_card_pays_at_once_only_what_it_says(name: str, gained: list[int]) -> None:
    game = laid(2)

    step(game, (c.STEP_TAKE_EFFECT, ANN, event(name), NOBODY, NOBODY))
    assert happened(game, "gained") == [(ANN, each) for each in gained]


@rule("B11-PITCH-09")
def test_a_new_injury_takes_the_place_of_the_old_one_and_leaves_others_alone() -> None:
    game = laid(2)
    first, second = sign(game, BOB, "D1 C1")
    game.injured = [(first, 2), (second, 2)]

    injure(game, first, 3)
    assert game.injured == [(second, 2), (first, 3)]


@rule("B11-EVENT-05")
def test_a_played_card_leaves_the_others_of_its_window_alive() -> None:
    game = laid(2)
    deal(game, ANN, "gate_receipts")
    window = game.cards.window[event("gate_receipts")]
    alive = game.alive[0][window]

    announce(game, ANN, event("gate_receipts"))
    assert game.alive[0][window] == alive - 1
    assert game.twinnings == []


@rule("B11-EVENT-18")
def test_an_appeal_leaves_the_other_appeals_alive() -> None:
    game = laid(2)
    fours(game, ANN, BOB)
    deal(game, ANN, "injury")
    deal(game, BOB, "appeal_upheld")
    alive = game.alive[0][c.W_ANNOUNCED]

    step(game, (c.STEP_ANSWER, ANN, event("injury"), own(game, BOB, "D2"), NOBODY, BOB), [event("appeal_upheld")])
    assert game.alive[0][c.W_ANNOUNCED] == alive - 1


@rule("B11-EVENT-11")
def test_whoever_has_given_his_last_card_away_is_not_asked_for_another() -> None:
    game = laid(2)
    deal(game, ANN, "injury")
    drawn = game.event_bag[0][0]

    run(game, (c.STEP_MAKE_ROOM, ANN, 1), [event("injury")], [drawn])
    assert len(kinds(game)) == 1
    assert happened(game, "made-room") == [(ANN, 1)]


@rule("B11-EVENT-14")
def test_a_card_too_many_makes_room_for_one() -> None:
    game = laid(3)
    deal(game, ANN, "injury", "jinx", "even_swap", "sports_bet", "tv_rights")

    run(game, (c.STEP_CUT_HAND, ANN), [event("jinx")])
    assert happened(game, "made-room") == [(ANN, 1)]


# -- teams and management cards


@rule("B11-TEAM-51", "B11-TEAM-53")
def test_a_footballer_who_leaves_frees_one_place_and_no_armband_but_the_captains() -> None:
    game = laid(2)
    first, second, third = sign(game, ANN, "D1 D2 C1")
    team = game.teams[ANN]
    team.captain = third

    leave(game, ANN, first)
    assert (team.roles[c.ROLES.index("D")], team.captain) == (1, third)
    assert story(game) == []
    leave(game, ANN, third)
    assert (team.captain, happened(game, "armband-lost")) == (NOBODY, [(ANN, third)])
    assert team.footballers == [second]


@rule("B11-TURN-05")
@pytest.mark.parametrize("used", [c.ECONOMIC, c.EVENTS, c.CHALLENGE, c.VARIOUS])
def test_by_option_each_opportunity_of_a_card_is_used_once(used: int) -> None:
    game = laid(3, opportunities_per_turn="all")
    fours(game, ANN, BOB)
    hold(game, ANN, "G08")
    first = c.USE + 4 * management("G08")
    everything = [first + each for each in (c.ECONOMIC, c.EVENTS, c.CHALLENGE, c.VARIOUS)]
    assert opportunities(game, ANN) == everything

    game.teams[ANN].used = 1 << used
    assert opportunities(game, ANN) == [each for each in everything if each != first + used]


@rule("B11-TEAM-12", "B11-TEAM-13")
@pytest.mark.parametrize(("name", "told"), [("G10", 0), ("G09", 1), ("G02", 1)])
def test_a_bonus_is_told_where_there_is_one(name: str, told: int) -> None:
    game = laid(2)
    hold(game, ANN, name)

    take_bonus(game, ANN)
    assert len(happened(game, "bonus")) == told


@rule("B11-TEAM-52")
def test_whoever_is_captain_is_not_named_again() -> None:
    game = laid(2)
    first, second = sign(game, ANN, "D1 C1")
    game.teams[ANN].captain, game.teams[ANN].armband = first, True

    assert captains(game, ANN) == [second]


@rule("B11-ROUND-06", "B11-ROUND-08")
def test_a_card_that_is_handed_in_is_known_to_nobody() -> None:
    game = laid(2)
    hold(game, ANN, "G01")
    team = game.teams[ANN]
    team.face_up = True

    turn_in(game, ANN)
    assert (team.management, team.face_up, team.knows) == (NOBODY, False, 0)
    assert story(game) == []


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
def test_what_a_face_down_card_shelters_from(name: str, used: int, poached: bool, options: list[int]) -> None:
    game = laid(2, bonus_timing="whole_round")
    hold(game, BOB, name)
    game.teams[BOB].used = used

    assert shelters(game, BOB, poached) == options


@rule("B11-TEAM-59")
def test_no_bonus_is_turned_up_against_poaching() -> None:
    game = laid(2, bonus_timing="whole_round", immunity_scope="challenges_and_poaching")
    fours(game, BOB)
    hold(game, BOB, "G09")

    question = stop(game, (c.STEP_SHELTER_POACH, ANN, BOB, own(game, BOB, "D2")))
    assert question.options == [PASS, c.REVEAL_IMMUNITY]


@rule("B11-TEAM-54", "B11-TEAM-55")
def test_a_challenge_that_immunity_stops_ends_without_a_goal() -> None:
    game = laid(2)
    fours(game, ANN, BOB)
    hold(game, BOB, "G09")
    duel(game, ANN, BOB, attack("C+D=6"))

    run(game, (c.STEP_SHELTER,), [c.REVEAL_IMMUNITY])
    assert happened(game, "no-goal") == [(ANN, BOB)]


# -- turns, score, setup


@rule("B11-MULTI-17")
def test_income_in_play_is_no_superior_tactics() -> None:
    game = laid(2)
    lay_white(game, ANN, "tv_rights", "superior_tactics")

    assert tactics(game, game.teams[ANN]) == 1


@rule("B11-TURN-01", "B11-TURN-06")
def test_a_turn_begins_and_ends_without_a_discount() -> None:
    game = laid(2)
    team = game.teams[ANN]
    team.built, team.discount = 1, 2

    turn(game, ANN)
    assert (team.built, team.discount) == (0, 0)
    team.discount, team.several = 2, True
    end_turn(game, ANN)
    assert (team.discount, team.several) == (0, False)


@rule("B11-TURN-05")
def test_what_is_offered_in_a_turn_is_not_refused() -> None:
    game = laid(3)
    fours(game, ANN, BOB)
    pay(game, 9, 9)
    deal(game, ANN, "gate_receipts", "catenaccio")
    hold(game, ANN, "G01")

    question = stop(game, (c.STEP_MENU, ANN))
    refused = [each.option for each in why_not_item(game, ANN, ())]
    assert c.PLAY + event("gate_receipts") in question.options
    assert not set(refused) & set(question.options)
    assert c.PLAY + event("catenaccio") in refused


@rule("B11-SCORE-10", "B11-SCORE-11")
def test_what_decided_is_what_tells_the_first_from_the_second() -> None:
    game = laid(3)
    sign(game, CLEO, "D1")
    pay(game, 2, 1)
    for seat in (ANN, BOB):
        sign(game, seat, "C4")

    assert (result(game).places, result(game).why) == ([1, 2, 3], "money")


@rule("B11-EVENT-06", "B11-EVENT-13")
@pytest.mark.parametrize(("by", "known"), [(ANN, ()), (BOB, (event("injury"),))])
def test_who_put_a_card_under_the_deck_knows_the_hand_that_draws_it(by: int, known: tuple[int, ...]) -> None:
    game = laid(2)
    game.event_bag[0], game.event_under[0], game.event_under_by[0] = [], [event("injury")], [by]

    assert draw_event(game, ANN)
    assert game.teams[by].known[ANN] == known


@rule("B11-TEAM-43")
def test_the_card_for_several_purchases_allows_them() -> None:
    game = laid(2)

    carry_out(game, ANN, c.BUY_SEVERAL)
    assert game.teams[ANN].several


@rule("B11-CHALLENGE-27", "B11-CHALLENGE-29")
def test_nothing_is_not_enough_for_one() -> None:
    game = laid(2)
    sign(game, ANN, "C1")
    card = attack("C=5")
    against = duel(game, ANN, BOB, card)
    game.cards = copy(game.cards)
    game.cards.needs = [game.cards.needs[0][:], game.cards.needs[1]]
    game.cards.needs[0][card] = parse("C=1")
    against.committed = [own(game, ANN, "C1")]
    against.taken = 3

    assert not succeeds(game, against)
    against.taken = 0
    assert succeeds(game, against)


@rule("B11-CHALLENGE-20")
def test_the_first_card_of_a_set_may_be_played_in_an_action() -> None:
    game = laid(2)
    fours(game, ANN, BOB)
    game.cards = copy(game.cards)
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
