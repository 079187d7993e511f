"""The cards revealed before a match: costs, whistles, order of resolution."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.before_match import OBSERVER, A, B, C, before, places, says, window
from tests.titles.masters_of_football.laid import (
    card,
    hand,
    kinds,
    numbers_told,
    options_of,
    play,
    refusals_of,
    trio,
    vector,
)

from touchline.kernel.errors import IllegalPick
from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.cards import Effect
from touchline.titles.masters_of_football.printed import (
    AWAY,
    DEFENSIVE,
    HOME,
    IMMUNE_ALL,
    MOD_TACTIC,
    PHYSICAL,
    POSSESSION,
)
from touchline.titles.masters_of_football.rules.modifiers import team_value
from touchline.titles.masters_of_football.state import PRE1, PRE2


@vector("T34")
@rule("MOF-CARD-17", "MOF-TACTIC-22")
def test_home_advantage_moves_before_a_tactic_is_forced(vector: str) -> None:
    game, match = before()
    hand(game, A, card(13))
    hand(game, B, card(14))

    window(game, match, PRE1, [says(A), says(B), *places(A, 13), *places(B, 14, B)])

    assert (match.home_advantage, match.forced) == (AWAY, NOBODY)
    assert game.teams[A].money == 18
    assert card(13) in game.discard
    assert numbers_told(game, codes.TELL_CARD_VOID) == [(A, card(13))]
    plan = play(game, match, [(codes.STEP_TACTIC_BATTLE,)])
    assert len(plan.rolled) == 4


@vector("T35")
@rule("MOF-TACTIC-21", "MOF-HALF-21", "MOF-TACTIC-20")
def test_a_parked_bus_stays_all_match(vector: str) -> None:
    game, match = before()
    trio(game, A, rating=(0, 0, 0, 0))
    hand(game, A, card(13))
    window(game, match, PRE1, [says(A), *places(A, 13)])

    first = play(game, match, [(codes.STEP_SHOW_LINEUPS,), (codes.STEP_TACTIC_BATTLE,)])
    half = play(game, match, [(codes.STEP_HALF_TIME,)])

    assert first.rolled == half.rolled == []
    assert (match.forced, match.tactic) == (DEFENSIVE, DEFENSIVE)
    assert options_of(half, A, codes.ASK_SUBSTITUTE) == [PASS, 1]
    assert codes.ASK_TACTIC not in kinds(half)


@vector("T37")
@rule("MOF-CARD-10, 11, 12")
def test_an_observer_plays_corruption_only(vector: str) -> None:
    for target, side in ((A, HOME), (B, AWAY)):
        game, match = before()
        hand(game, C, card(1), card(45))
        plan = window(game, match, PRE1, [says(C), *places(C, 45, target)])
        assert options_of(plan, C, codes.ASK_PLACE) == [card(45)]
        assert options_of(plan, C, codes.ASK_TARGET) == [A, B]
        assert match.home_advantage == side
    game, match = before(window=PRE2)
    hand(game, C, card(1), card(45))
    plan = window(game, match, PRE2, [])
    assert codes.PLAY not in options_of(plan, C, codes.ASK_ANNOUNCE)


@rule("MOF-CARD-10")
def test_ones_own_strategy_is_not_for_other_matches() -> None:
    game, match = before(window=PRE2)
    hand(game, C, card(1), card(46))

    plan = window(game, match, PRE2, [says(C), *places(C, 46, A)])

    assert refusals_of(plan, C, codes.ASK_PLACE)[card(1)] == codes.WHY_NOT_YOURS


@vector("T38")
@rule("MOF-CARD-19")
def test_two_million_are_not_enough_for_a_win_bonus(vector: str) -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(15), card(4))
    game.teams[A].money = 2

    plan = window(game, match, PRE2, [says(A), *places(A, 4, A)])

    assert refusals_of(plan, A, codes.ASK_PLACE) == {card(15): codes.WHY_TOO_DEAR}
    game.teams[A].money = 3
    hand(game, A, card(15))
    window(game, match, PRE2, [says(A), *places(A, 15)])
    assert (game.teams[A].money, game.teams[A].reserve) == (3, 3)


@vector("T39")
@rule("MOF-CARD-21")
def test_the_possible_cost_of_a_win_bonus_is_reserved(vector: str) -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(15), card(1), card(4))
    game.teams[A].money = 4

    plan = window(game, match, PRE2, [says(A), *places(A, 15), *places(A, 4, A)])

    second = [question.options for question in plan.asked if question.kind == codes.ASK_PLACE][1]
    assert second == [PASS, card(4)]
    assert game.teams[A].money - game.teams[A].reserve == 0


@rule("MOF-CARD-21")
@pytest.mark.parametrize(("money", "both"), [(5, False), (6, True)])
def test_a_second_win_bonus_needs_three_million_more(money: int, both: bool) -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(15), card(16))
    game.teams[A].money = money

    wishes = [says(A), *places(A, 15), *(places(A, 16) if both else [])]
    window(game, match, PRE2, wishes)

    assert game.teams[A].reserve == (6 if both else 3)


@rule("MOF-CARD-22")
def test_a_win_bonus_is_for_ones_own_team_only() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(15))

    plan = window(game, match, PRE2, [says(A), *places(A, 15)])

    assert codes.ASK_TARGET not in kinds(plan)
    assert match.table[0].side == HOME


@vector("T60")
@rule("MOF-CARD-33", "MOF-RESP-10")
def test_a_manager_who_passed_may_still_blow_the_whistle(vector: str) -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(46))
    hand(game, B, card(4), card(20))

    plan = window(game, match, PRE2, [says(A), *places(A, 46, B), (B, codes.ASK_WHISTLE, card(20))])

    assert options_of(plan, B, codes.ASK_WHISTLE) == [PASS, card(20), codes.EXCHANGE]
    assert match.table == []
    assert sorted(game.discard) == [card(20), card(46)]


@rule("MOF-RESP-10", "MOF-CARD-25")
def test_every_revealed_corruption_card_may_be_answered_before_any_effect() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(47))
    hand(game, B, card(46))
    hand(game, C, card(20))
    hand(game, OBSERVER, card(1))

    home = match.lineup[HOME][0]
    wishes = [says(A), says(B), *places(A, 47, A, player=home), *places(B, 46, A), (C, codes.ASK_WHISTLE, PASS)]
    plan = window(game, match, PRE2, [*wishes, (C, codes.ASK_WHISTLE, card(20))])

    against = [question.context for question in plan.asked if question.kind == codes.ASK_WHISTLE and question.seat == C]
    assert against == [(B, card(46)), (A, card(47))]
    assert [played.card for played in match.table] == [card(46)]


@vector("T65")
@rule("MOF-SYM-18", "MOF-IMM-03")
def test_evolution_is_free_for_the_scientist_and_open_to_his_opponent(vector: str) -> None:
    game, match = before(window=PRE2, t0="Sports Scientist")
    game.teams[A].money = 0
    hand(game, A, card(23))
    hand(game, B, card(22))
    mine, theirs = match.lineup[HOME][0], match.lineup[AWAY][0]

    wishes = [says(A), says(B), *places(A, 23, A, player=mine), *places(B, 22, player=theirs)]
    plan = window(game, match, PRE2, wishes)

    assert game.teams[A].money == 0
    assert codes.ASK_TARGET not in kinds(plan, B)
    assert [(played.card, played.side) for played in match.table] == [(card(22), AWAY), (card(23), HOME)]


@vector("T66")
@rule("MOF-CARD-17", "MOF-CARD-04", "MOF-IMM-09")
def test_immunity_resolves_before_corruption(vector: str) -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(3))
    hand(game, B, card(46))

    window(game, match, PRE2, [says(A), says(B), *places(A, 3, A), *places(B, 46, A)])

    assert [played.card for played in match.table] == [card(3)]
    assert (game.teams[A].money, game.teams[B].money) == (19, 17)
    assert numbers_told(game, codes.TELL_CARD_VOID) == [(B, card(46))]


@vector("T59")
@rule("MOF-AI-08", "MOF-AI-12", "MOF-CARD-11")
def test_two_teams_without_a_person_are_watched_by_all(vector: str) -> None:
    game, match = before(2, PRE2, 2, 3)
    hand(game, 0, card(46))
    hand(game, 1, card(20), card(1))

    plan = window(game, match, PRE2, [says(0), *places(0, 46, 3), (1, codes.ASK_WHISTLE, card(20))])

    assert {question.seat for question in plan.asked} == {0, 1}
    assert options_of(plan, 0, codes.ASK_TARGET) == [2, 3]
    assert codes.PLAY not in options_of(plan, 1, codes.ASK_ANNOUNCE)
    assert match.table == []


@rule("MOF-TACTIC-23", "MOF-TACTIC-19")
def test_a_forcing_card_goes_with_one_that_grants_home_advantage() -> None:
    game, match = before()
    hand(game, B, card(13), card(14))

    plan = window(game, match, PRE1, [says(B), *places(B, 14, B), *places(B, 13)])

    assert options_of(plan, B, codes.ASK_PLACE) == [card(14)]
    assert refusals_of(plan, B, codes.ASK_PLACE) == {card(13): codes.WHY_NEEDS_HOME}
    assert (match.home_advantage, match.forced) == (AWAY, DEFENSIVE)


@rule("MOF-TACTIC-23")
def test_alone_it_may_not_be_placed_without_home_advantage() -> None:
    game, match = before()
    hand(game, B, card(13))

    assert codes.PLAY not in options_of(window(game, match, PRE1, []), B, codes.ASK_ANNOUNCE)


@rule("MOF-TACTIC-24")
def test_only_one_tactic_is_forced_in_a_match() -> None:
    game, match = before()
    hand(game, A, card(10), card(13), card(8))

    plan = window(game, match, PRE1, [says(A), *places(A, 13), *places(A, 8, A)])

    second = [question.options for question in plan.asked if question.kind == codes.ASK_PLACE][1]
    assert second == [PASS, card(8)]
    match.forced = PHYSICAL
    hand(game, A, card(10))
    assert codes.PLAY not in options_of(window(game, match, PRE1, []), A, codes.ASK_ANNOUNCE)


@rule("MOF-CARD-30")
def test_a_card_that_could_do_nothing_is_refused() -> None:
    game, match = before(window=PRE2, t0="Stadium Inferno")
    hand(game, C, card(46))
    match.immune[AWAY] = 15

    plan = window(game, match, PRE2, [])

    assert options_of(plan, C, codes.ASK_ANNOUNCE) == [PASS, codes.EXCHANGE]


@rule("MOF-CARD-04")
def test_costs_are_paid_at_the_reveal_and_stay_paid() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(46))
    hand(game, B, card(20))

    window(game, match, PRE2, [says(A), *places(A, 46, B), (B, codes.ASK_WHISTLE, card(20))])

    assert (game.teams[A].money, game.teams[B].money) == (17, 19)


@rule("MOF-MONEY-03", "MOF-CARD-03")
def test_all_placed_cards_together_must_be_paid_for() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(1), card(4), card(5))
    game.teams[A].money = 3

    plan = window(game, match, PRE2, [says(A), *places(A, 1, A)])

    second = [question.options for question in plan.asked if question.kind == codes.ASK_PLACE][1]
    assert second == [PASS, card(4), card(5)]
    assert game.teams[A].money == 1


@rule("MOF-INFO-04")
def test_placed_cards_are_in_no_event_before_the_reveal() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(1))

    window(game, match, PRE2, [says(A), *places(A, 1, A)])

    codes_told = [event.code for event in game.told or []]
    assert codes_told[: codes_told.index(codes.TELL_CARD_REVEALED)] == [codes.TELL_ANNOUNCED]


@rule("MOF-CARD-07")
def test_a_restricted_card_may_be_placed_under_another_tactic() -> None:
    game, match = before(window=PRE2)
    match.tactic = POSSESSION
    hand(game, A, card(5))

    window(game, match, PRE2, [says(A), *places(A, 5, A)])

    assert [played.card for played in match.table] == [card(5)]


def test_a_pick_that_is_not_offered_is_refused() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(33))

    with pytest.raises(IllegalPick):
        window(game, match, PRE2, [says(A)])


@rule("MOF-CARD-17", "MOF-IMM-02")
def test_a_tactic_is_not_forced_upon_whoever_has_just_become_immune() -> None:
    game, match = before()
    game.cards.effects[card(8)][0].symbol = IMMUNE_ALL
    hand(game, A, card(13))
    hand(game, B, card(8))

    window(game, match, PRE1, [says(A), says(B), *places(A, 13), *places(B, 8, B)])

    assert match.forced == NOBODY
    assert numbers_told(game, codes.TELL_CARD_VOID) == [(A, card(13))]


@rule("MOF-TACTIC-22", "MOF-SYM-08")
@pytest.mark.parametrize(("mover", "value"), [(None, 2), (B, 0)])
def test_any_card_that_needs_home_advantage_is_void_once_it_is_lost(mover: int | None, value: int) -> None:
    game, match = before()
    game.cards.needs_home[card(8)] = 1
    hand(game, A, card(8))
    hand(game, B, card(14))

    moves = [] if mover is None else [says(B), *places(B, 14, B)]
    window(game, match, PRE1, [says(A), *places(A, 8, A), *moves])

    assert team_value(game, match, HOME, MOD_TACTIC) == value
    assert (card(8) in game.discard) is (mover is not None)


@rule("MOF-IMM-04, 05", "MOF-CARD-17")
def test_immunity_given_by_the_opponent_is_stopped_by_immunity_to_all_cards() -> None:
    game, match = before(window=PRE2)
    game.cards.effects[card(1)] = [Effect(IMMUNE_ALL, 1)]
    hand(game, A, card(3))
    hand(game, B, card(1))

    window(game, match, PRE2, [says(A), says(B), *places(A, 3, B), *places(B, 1, B)])

    assert [played.card for played in match.table] == [card(1)]
    assert numbers_told(game, codes.TELL_CARD_VOID) == [(A, card(3))]


@rule("MOF-LEVEL-05")
def test_before_kick_off_no_card_sets_levels() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(1))

    window(game, match, PRE2, [says(A), *places(A, 1, A)])

    assert match.stage == NOBODY
    assert numbers_told(game, codes.TELL_LEVELS_SET) == []
