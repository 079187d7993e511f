"""The windows during a match: who speaks, what may be done between turns and between matches."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.in_play import GOAL_ROLL, QUIET_DICE, A, B, C, E, acts, between, running
from tests.titles.masters_of_football.laid import (
    card,
    hand,
    kinds,
    numbers_told,
    options_of,
    pitch,
    play,
    refusals_of,
    rolls,
    scene,
    vector,
)

from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.printed import AWAY, DIRECT, HOME, PHYSICAL
from touchline.titles.masters_of_football.rules.piles import lay_off
from touchline.titles.masters_of_football.rules.windows import speaking_order
from touchline.titles.masters_of_football.state import Match


@rule("MOF-RESP-01")
def test_observers_then_the_two_managers_and_nobody_for_personless_sides() -> None:
    game = scene(3)

    assert speaking_order(game, pitch(game, A, B)) == [C, B, A]
    assert speaking_order(game, pitch(game, A, 3)) == [B, C, A]


@rule("MOF-RESP-01", "MOF-HOME-09")
def test_the_order_is_taken_again_when_home_advantage_moves() -> None:
    game, match = running()
    game.cards.moment[card(14)] = 2
    game.rules.handbook.windows[card(14)] |= 4
    game.rules.handbook.holds[2] |= 1 << card(14)
    game.rules.handbook.opens[2][card(14)] = True
    hand(game, B, card(14), card(33))
    hand(game, A, card(33))

    plan = between(game, match, acts(B, 14, B))

    assert [question.seat for question in plan.asked if question.kind == codes.ASK_BETWEEN] == [B, A, B]


@rule("MOF-RESP-02, 03")
def test_after_an_action_the_round_begins_again_until_all_pass() -> None:
    game, match = running()
    hand(game, A, card(33), card(34))
    hand(game, B, card(17))

    plan = between(game, match, [(A, codes.ASK_BETWEEN, card(33)), (A, codes.ASK_BETWEEN, card(34))])

    assert [question.seat for question in plan.asked] == [B, A, B, A, B]
    assert match.skips == 2


@rule("MOF-RESP-04")
def test_a_manager_who_by_public_facts_cannot_act_is_not_asked() -> None:
    game, match = running()
    hand(game, A, card(33))
    hand(game, B, card(31))
    hand(game, C, card(40))  # no reroll is corruption: observers have none
    game.teams[B].money = 0

    plan = play(game, match, [(codes.STEP_TURN, 4)])

    assert [question.seat for question in plan.asked if question.kind == codes.ASK_REROLL] == [A]


@rule("MOF-RESP-04")
def test_a_manager_who_might_act_is_asked_whatever_he_holds() -> None:
    game, match = running()
    hand(game, A, card(1))
    hand(game, B, card(33))
    game.teams[A].money = game.teams[B].money = 1

    plan = play(game, match, [(codes.STEP_TURN, 4)], faces=rolls(GOAL_ROLL))

    asked = {(question.seat, question.kind) for question in plan.asked}
    assert {(A, codes.ASK_REROLL), (B, codes.ASK_REROLL), (A, codes.ASK_BETWEEN), (B, codes.ASK_BETWEEN)} <= asked
    assert options_of(plan, A, codes.ASK_REROLL) == [PASS, codes.EXCHANGE]


@rule("MOF-RESP-04")
@pytest.mark.parametrize("held", [42, 1])
def test_being_asked_after_a_goal_tells_nothing_about_the_hand(held: int) -> None:
    game, match = running()
    hand(game, B, card(held))

    plan = play(game, match, [(codes.STEP_TURN, 4)], faces=rolls(GOAL_ROLL))

    assert (B, codes.ASK_GOAL_ANSWER) in {(question.seat, question.kind) for question in plan.asked}


@rule("MOF-RESP-04")
def test_nobody_is_asked_for_cards_that_all_lie_open() -> None:
    game, match = running()
    hand(game, A, card(41))
    hand(game, B, card(1))
    for code in (7, 31, 40):
        game.pile.remove(card(code))
        lay_off(game, card(code))

    first = play(
        game, match, [(codes.STEP_TURN, 4)], [(A, codes.ASK_REROLL, card(41))], {codes.ROLL_ATTACK_DIE: [1, 1]}
    )
    second = play(game, match, [(codes.STEP_TURN, 5)])

    assert codes.ASK_REROLL in kinds(first, B)
    assert [played.card for played in match.table] == [card(41)]
    assert codes.ASK_REROLL not in kinds(second, B)


@rule("MOF-RESP-16")
def test_passing_is_always_possible_in_a_window() -> None:
    game, match = running()
    for number in range(4):
        hand(game, number, card(33 + number), card(40 + number), card(20 + number))

    plan = play(game, match, [(codes.STEP_KICK_OFF,)], stop=codes.STEP_STOPPAGE)

    windows = (codes.ASK_BETWEEN, codes.ASK_REROLL, codes.ASK_GOAL_ANSWER, codes.ASK_WHISTLE, codes.ASK_ANNOUNCE)
    assert all(PASS in question.options for question in plan.asked if question.kind in windows)


@rule("MOF-RESP-07")
def test_it_opens_before_turn_1_after_every_turn_after_half_time_and_after_stoppage() -> None:
    game, match = running(turn=0)
    hand(game, A, card(1))

    plan = play(game, match, [(codes.STEP_KICK_OFF,)], faces={codes.ROLL_TACTICS_DIE: [1, 1, 5]}, stop=NOBODY)

    moments = [question.context[2] for question in plan.asked if question.kind == codes.ASK_BETWEEN]
    assert moments == [0, 1, 2, 3, 4, 5, 6, 13, 7, 8, 9, 10, 11, 12, 14]


@rule("MOF-RESP-07", "MOF-RESP-14, 15")
def test_rerolls_whistles_and_disallowed_goals_are_not_for_it() -> None:
    game, match = running()
    hand(game, A, card(7), card(19), card(20), card(31), card(33), card(42), card(44), card(48), card(49))

    plan = between(game, match, [])

    assert options_of(plan, A, codes.ASK_BETWEEN) == [PASS, *map(card, (19, 33, 44, 48, 49)), codes.EXCHANGE]


@vector("T52")
@rule("MOF-SYM-23", "MOF-RESP-13", "MOF-SYM-22")
def test_a_skip_reaches_over_half_time(vector: str) -> None:
    game, match = running(turn=5)
    hand(game, A, card(33), card(1))

    steps = [(codes.STEP_TURN, 6), (codes.STEP_HALF_TIME,), (codes.STEP_TURN, 7), (codes.STEP_TURN, 8)]
    plan = play(game, match, steps, [(A, codes.ASK_BETWEEN, card(33))])

    assert numbers_told(game, codes.TELL_TURN_SKIPPED) == [(7,)]
    assert [numbers[0] for numbers in numbers_told(game, codes.TELL_TURN_BEGINS)] == [6, 8]
    moments = [question.context[2] for question in plan.asked if question.kind == codes.ASK_BETWEEN]
    assert 7 not in moments
    assert 13 in moments
    assert codes.ASK_TACTIC in kinds(plan)


@vector("T53")
@rule("MOF-SYM-25", "MOF-RESP-11", "MOF-SYM-24")
def test_a_bought_linesman_gives_an_attack_at_once(vector: str) -> None:
    game, match = running()
    hand(game, A, card(1))
    hand(game, B, card(44), card(1))

    plan = play(
        game,
        match,
        [(codes.STEP_TURN, 4), (codes.STEP_TURN, 5)],
        acts(B, 44, B),
        rolls(QUIET_DICE, GOAL_ROLL, QUIET_DICE),
    )

    assert match.goals == [0, 1]
    assert numbers_told(game, codes.TELL_TURN_BEGINS) == [(4, A), (4, B), (5, A)]
    moments = [question.context[2] for question in plan.asked if question.kind == codes.ASK_BETWEEN]
    assert set(moments) == {4, 5}
    assert card(44) in game.discard


@vector("T54")
@rule("MOF-SYM-23")
def test_after_turn_12_nothing_is_left_to_skip(vector: str) -> None:
    game, match = running()
    hand(game, A, card(33))

    plan = between(game, match, [], turn=12)

    assert options_of(plan, A, codes.ASK_BETWEEN) == [PASS, codes.EXCHANGE]
    assert refusals_of(plan, A, codes.ASK_BETWEEN) == {card(33): codes.WHY_NO_TARGET}


@rule("MOF-SYM-23")
def test_two_skips_take_two_turns_and_never_stoppage_time() -> None:
    game, match = running(turn=10)
    hand(game, A, card(33), card(34))

    steps = [(codes.STEP_BETWEEN_TURNS, 10), (codes.STEP_TURN, 11), (codes.STEP_TURN, 12), (codes.STEP_STOPPAGE,)]
    wishes = [(A, codes.ASK_BETWEEN, card(33)), (A, codes.ASK_BETWEEN, card(34))]
    play(game, match, steps, wishes, rolls(QUIET_DICE) | {codes.ROLL_TACTICS_DIE: [3]})

    assert numbers_told(game, codes.TELL_TURN_SKIPPED) == [(11,), (12,)]
    assert numbers_told(game, codes.TELL_EXTRA_ATTACK) == [(A,)]


@rule("MOF-SYM-23")
def test_a_skip_does_not_touch_an_inserted_turn() -> None:
    game, match = running(turn=4)
    hand(game, A, card(33), card(44), card(1))

    play(
        game,
        match,
        [(codes.STEP_BETWEEN_TURNS, 4), (codes.STEP_TURN, 5)],
        [*acts(A, 33), *acts(A, 44, A)],
        rolls(QUIET_DICE),
    )

    assert numbers_told(game, codes.TELL_TURN_BEGINS) == [(4, A)]
    assert numbers_told(game, codes.TELL_TURN_SKIPPED) == [(5,)]


@rule("MOF-SYM-25")
@pytest.mark.parametrize(("moment", "offered"), [(0, False), (13, False), (1, True), (12, True), (14, True)])
def test_an_extra_attack_needs_a_turn_just_played(moment: int, offered: bool) -> None:
    game, match = running(turn=6)
    hand(game, A, card(44), card(18))

    plan = play(game, match, [(codes.STEP_BETWEEN_TURNS, moment)])

    assert (card(44) in options_of(plan, A, codes.ASK_BETWEEN)) is offered
    assert (card(18) in options_of(plan, A, codes.ASK_BETWEEN)) is offered


@rule("MOF-SYM-25")
def test_an_extra_attack_may_be_given_to_the_other_side() -> None:
    game, match = running()
    hand(game, C, card(44), card(1))

    between(game, match, acts(C, 44, B), rolls(GOAL_ROLL))

    assert match.goals == [0, 1]
    assert numbers_told(game, codes.TELL_CARD_PLAYED) == [(C, card(44), B)]


@rule("MOF-RESP-11")
def test_an_inserted_turn_has_rerolls_and_goal_windows_but_no_other() -> None:
    game, match = running()
    hand(game, A, card(44), card(1))
    hand(game, B, card(42), card(31))

    plan = between(game, match, acts(A, 44, A), rolls(GOAL_ROLL))

    after = [question.kind for question in plan.asked]
    assert codes.ASK_REROLL in after
    assert codes.ASK_GOAL_ANSWER in after
    assert after.index(codes.ASK_GOAL_ANSWER) < len(after) - 1 - after[::-1].index(codes.ASK_BETWEEN)
    assert after.count(codes.ASK_BETWEEN) == 4


@rule("MOF-SYM-26, 27")
@pytest.mark.parametrize(("die", "goals"), [(2, [0, 0]), (3, [1, 0])])
def test_a_roll_for_an_extra_attack_needs_three(die: int, goals: list[int]) -> None:
    game, match = running()
    hand(game, A, card(18), card(1))
    faces = {codes.ROLL_TACTICS_DIE: [die]} | (rolls(GOAL_ROLL) if die > 2 else {})

    between(game, match, acts(A, 18, A), faces)

    assert match.goals == goals
    assert numbers_told(game, codes.TELL_EXTRA_ROLLED) == [(A, die)]
    assert numbers_told(game, codes.TELL_EXTRA_ATTACK) == ([(A,)] if die > 2 else [])
    assert numbers_told(game, codes.TELL_CARD_VOID) == []
    assert game.discard == [card(18)]


@rule("MOF-SYM-28, 29", "MOF-LEVEL-16")
@pytest.mark.parametrize("moment", [0, 4])
def test_a_new_battle_is_fought_with_the_cards_on_the_board_and_levels_follow(moment: int) -> None:
    game, match = running(turn=moment)
    game.cards.attack[match.lineup[HOME][0]] = [1, 9, 3, 1]
    match.chosen, match.tactic = [PHYSICAL, DIRECT], PHYSICAL
    hand(game, A, card(17))

    faces = {codes.ROLL_TACTICS_DIE: [6, 1], codes.ROLL_GENIUS_DIE: [1, 1]}
    play(game, match, [(codes.STEP_BETWEEN_TURNS, moment)], acts(A, 17), faces)

    assert (match.won, match.tactic) == (AWAY, DIRECT)
    assert match.attack[HOME] == 7  # clamped, and no longer 3
    assert codes.ASK_TACTIC not in kinds(play(game, match, [(codes.STEP_BETWEEN_TURNS, 5)]))


@rule("MOF-SYM-29")
def test_no_new_battle_under_a_forced_tactic() -> None:
    game, match = running()
    match.forced = match.tactic = PHYSICAL
    hand(game, A, card(17))

    assert options_of(between(game, match, []), A, codes.ASK_BETWEEN) == [PASS, codes.EXCHANGE]


@rule("MOF-CARD-18", "MOF-SYM-11")
def test_the_bank_pays_whoever_plays_the_card() -> None:
    game, match = running()
    hand(game, A, card(19))
    hand(game, C, card(49), card(19 + 3))

    between(game, match, [*acts(A, 19), *acts(C, 49)])

    assert (game.teams[A].money, game.teams[C].money) == (22, 23)


@rule("MOF-CARD-10, 11")
def test_an_observer_plays_only_corruption_between_turns() -> None:
    game, match = running()
    hand(game, C, card(19), card(33), card(49), card(50))

    plan = between(game, match, [])

    assert options_of(plan, C, codes.ASK_BETWEEN) == [PASS, card(49), card(50), codes.EXCHANGE]
    assert refusals_of(plan, C, codes.ASK_BETWEEN) == {card(19): codes.WHY_NOT_YOURS, card(33): codes.WHY_NOT_YOURS}


@rule("MOF-RESP-12", "MOF-CARD-18")
def test_between_matches_all_are_asked_in_seat_order_about_bank_cards_and_exchanges() -> None:
    game = scene()
    match = pitch(game, B, A)
    for number in range(4):
        hand(game, number, card(10 + number), card(33 + number))
    hand(game, C, card(19), card(49), card(1))

    plan = play(game, match, [(codes.STEP_MANAGEMENT,)], [(C, codes.ASK_MANAGE, card(19))])

    assert [question.seat for question in plan.asked] == [0, 1, 2, 0, 1, 2, 3]
    assert options_of(plan, C, codes.ASK_MANAGE) == [PASS, card(19), card(49), codes.EXCHANGE]
    assert options_of(plan, A, codes.ASK_MANAGE) == [PASS, codes.EXCHANGE]
    assert game.teams[C].money == 22


@rule("MOF-RESP-09", "MOF-RESP-12")
def test_a_slush_fund_between_matches_may_be_brought_to_light_in_seat_order() -> None:
    game = scene()
    match = pitch(game, B, A)
    match.lineup = [[], []]
    hand(game, C, card(49))
    hand(game, E, card(20))
    hand(game, A, card(1))
    hand(game, B, card(2))

    plan = play(
        game,
        match,
        [(codes.STEP_MANAGEMENT,), (codes.STEP_KICK_OFF,)],
        [(C, codes.ASK_MANAGE, card(49)), (E, codes.ASK_WHISTLE, card(20))],
        stop=codes.STEP_KICK_OFF,
    )

    assert [question.seat for question in plan.asked if question.kind == codes.ASK_WHISTLE] == [A, B, E]
    assert game.teams[C].money == 20


@rule("MOF-SYM-11", "MOF-LEVEL-16")
def test_money_from_a_card_moves_no_level_and_is_no_void_effect() -> None:
    game, match = running()
    hand(game, A, card(19))

    between(game, match, acts(A, 19))

    assert game.teams[A].money == 22
    assert numbers_told(game, codes.TELL_CARD_PLAYED) == [(A, card(19), NOBODY)]
    assert numbers_told(game, codes.TELL_LEVELS_SET) == numbers_told(game, codes.TELL_CARD_VOID) == []


@rule("MOF-RESP-01, 12")
def test_in_the_office_all_speak_in_seat_order() -> None:
    game = scene()

    assert speaking_order(game, Match(NOBODY, 2, NOBODY, NOBODY)) == [A, B, C, E]


@rule("MOF-RESP-12")
def test_a_manager_without_cards_is_not_asked_between_matches() -> None:
    game = scene()
    match = pitch(game)
    hand(game, B, card(19))

    plan = play(game, match, [(codes.STEP_MANAGEMENT,)])

    assert [question.seat for question in plan.asked] == [B]


@rule("MOF-RESP-09, 01")
def test_during_a_match_whistles_are_asked_for_in_the_order_of_the_window() -> None:
    game, match = running()
    for number in (A, B, E):
        hand(game, number, card(10 + number))
    hand(game, C, card(44))

    plan = between(game, match, acts(C, 44, B), rolls(QUIET_DICE))

    assert [question.seat for question in plan.asked if question.kind == codes.ASK_WHISTLE] == [E, B, A]


@rule("MOF-RESP-04", "MOF-SYM-17")
@pytest.mark.parametrize(("name", "is_asked"), [("Sports Scientist", True), ("Youth Academy", False)])
def test_without_money_only_he_is_asked_for_whom_evolution_is_free(name: str, is_asked: bool) -> None:
    game, match = running(t0=name)
    hand(game, A, card(1))
    game.teams[A].money = 0

    plan = play(game, match, [(codes.STEP_TURN, 4)], faces=rolls(QUIET_DICE))

    assert (codes.ASK_REROLL in kinds(plan, A)) is is_asked


@rule("MOF-RESP-07")
def test_the_question_between_turns_names_both_teams_and_the_turn() -> None:
    game, match = running()
    hand(game, A, card(19))

    plan = between(game, match, [])

    assert [question.context for question in plan.asked] == [(A, B, 3)]
