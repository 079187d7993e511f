"""The windows during a match: between turns, after the dice, after a goal, after a bribe; and between matches."""

from __future__ import annotations

import pytest
from tests.games.masters_of_football.laid import (
    G,
    Plan,
    card,
    drawn,
    hand,
    kinds,
    lay,
    options_of,
    pitch,
    plain_dice,
    play,
    refusals_of,
    rolls,
    scene,
    told,
    vector,
)
from tests.scenes import rule

from touchline.games.masters_of_football import codes
from touchline.games.masters_of_football.piles import lay_off
from touchline.games.masters_of_football.printed import AWAY, DIRECT, HOME, PHYSICAL
from touchline.games.masters_of_football.state import (
    BETWEEN_TURNS,
    HALF_TIME,
    KICK_OFF,
    MANAGEMENT,
    STOPPAGE,
    TURN,
    Match,
    Mof,
)
from touchline.games.masters_of_football.windows import speaking_order
from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS

Wishes = list[tuple[int, int, int]]
A, B, C, E = 0, 1, 2, 3
GOAL_ROLL = (6, 2, 0, 1)
QUIET = (0, 1, 6, 1)


def running(people: int = 4, turn: int = 3, **managers: str) -> tuple[Mof, Match]:
    """A against B, after some turn, dice with plain faces."""
    game = scene(people, {int(number[1:]): name for number, name in managers.items()})
    plain_dice(game)
    match = pitch(game, A, B)
    match.turn = match.stage = turn
    return game, match


def between(game: Mof, match: Match, wishes: Wishes, faces: dict[int, list[int]] | None = None, turn: int = 3) -> Plan:
    match.turn = turn if turn <= 12 else match.turn
    return play(game, match, [(BETWEEN_TURNS, turn)], wishes, faces)


def acts(seat: int, code: int, team: int | None = None) -> Wishes:
    wishes = [(seat, codes.BETWEEN, card(code))]
    return wishes if team is None else [*wishes, (seat, codes.TARGET, team)]


# -- who speaks


@rule("MOF-RESP-01")
def test_observers_then_the_two_managers_and_nobody_for_personless_sides() -> None:
    game = scene(3)

    assert speaking_order(game, pitch(game, A, B)) == [C, B, A]
    assert speaking_order(game, pitch(game, A, 3)) == [B, C, A]


@rule("MOF-RESP-01", "MOF-HOME-09")
def test_the_order_is_taken_anew_when_home_advantage_moves() -> None:
    game, match = running()
    game.cards.moment[card(14)] = 2
    game.rules.handbook.windows[card(14)] |= 4
    game.rules.handbook.holds[2] |= 1 << card(14)
    hand(game, B, card(14), card(33))
    hand(game, A, card(33))

    plan = between(game, match, acts(B, 14, B))

    assert [question.seat for question in plan.asked if question.kind == codes.BETWEEN] == [B, A, B]


@rule("MOF-RESP-02, 03")
def test_after_an_action_the_round_begins_again_until_all_pass() -> None:
    game, match = running()
    hand(game, A, card(33), card(34))
    hand(game, B, card(17))

    plan = between(game, match, [(A, codes.BETWEEN, card(33)), (A, codes.BETWEEN, card(34))])

    assert [question.seat for question in plan.asked] == [B, A, B, A, B]
    assert match.skips == 2


@rule("MOF-RESP-04")
def test_who_by_public_facts_cannot_act_is_not_asked() -> None:
    game, match = running()
    hand(game, A, card(33))
    hand(game, B, card(31))
    hand(game, C, card(40))  # no reroll is corruption: observers have none
    game.teams[B].money = 0

    plan = play(game, match, [(TURN, 4)])

    assert [question.seat for question in plan.asked if question.kind == codes.REROLL] == [A]


@rule("MOF-RESP-04")
def test_who_might_act_is_asked_whatever_he_holds() -> None:
    game, match = running()
    hand(game, A, card(1))
    hand(game, B, card(33))
    game.teams[A].money = game.teams[B].money = 1

    plan = play(game, match, [(TURN, 4)], faces=rolls(GOAL_ROLL))

    asked = {(question.seat, question.kind) for question in plan.asked}
    assert {(A, codes.REROLL), (B, codes.REROLL), (A, codes.BETWEEN), (B, codes.BETWEEN)} <= asked
    assert options_of(plan, A, codes.REROLL) == [PASS, codes.EXCHANGE]


@rule("MOF-RESP-04")
@pytest.mark.parametrize("held", [42, 1])
def test_being_asked_after_a_goal_tells_nothing_about_the_hand(held: int) -> None:
    game, match = running()
    hand(game, B, card(held))

    plan = play(game, match, [(TURN, 4)], faces=rolls(GOAL_ROLL))

    assert (B, codes.GOAL_ANSWER) in {(question.seat, question.kind) for question in plan.asked}


@rule("MOF-RESP-04")
def test_nobody_is_asked_for_cards_that_all_lie_open() -> None:
    game, match = running()
    hand(game, A, card(41))
    hand(game, B, card(1))
    for code in (7, 31, 40):
        game.pile.remove(card(code))
        lay_off(game, card(code))

    first = play(game, match, [(TURN, 4)], [(A, codes.REROLL, card(41))], {codes.ATTACK_DIE: [1, 1]})
    second = play(game, match, [(TURN, 5)])

    assert codes.REROLL in kinds(first, B)
    assert [played.card for played in match.table] == [card(41)]
    assert codes.REROLL not in kinds(second, B)


@rule("MOF-RESP-16")
def test_passing_is_always_possible_in_a_window() -> None:
    game, match = running()
    for number in range(4):
        hand(game, number, card(33 + number), card(40 + number), card(20 + number))

    plan = play(game, match, [(KICK_OFF,)], stop=STOPPAGE)

    windows = (codes.BETWEEN, codes.REROLL, codes.GOAL_ANSWER, codes.WHISTLE, codes.ANNOUNCE)
    assert all(PASS in question.options for question in plan.asked if question.kind in windows)


# -- between turns


@rule("MOF-RESP-07")
def test_it_opens_before_turn_1_after_every_turn_after_half_time_and_after_stoppage() -> None:
    game, match = running(turn=0)
    hand(game, A, card(1))

    plan = play(game, match, [(KICK_OFF,)], faces={codes.TACTICS_DIE: [1, 1, 5]}, stop=NOBODY)

    moments = [question.context[2] for question in plan.asked if question.kind == codes.BETWEEN]
    assert moments == [0, 1, 2, 3, 4, 5, 6, 13, 7, 8, 9, 10, 11, 12, 14]


@rule("MOF-RESP-07", "MOF-RESP-14, 15")
def test_rerolls_whistles_and_disallowed_goals_are_not_for_it() -> None:
    game, match = running()
    hand(game, A, card(7), card(19), card(20), card(31), card(33), card(42), card(44), card(48), card(49))

    plan = between(game, match, [])

    assert options_of(plan, A, codes.BETWEEN) == [PASS, *map(card, (19, 33, 44, 48, 49)), codes.EXCHANGE]


@vector("T52")
@rule("MOF-SYM-23", "MOF-RESP-13", "MOF-SYM-22")
def test_a_skip_reaches_over_half_time(vector: str) -> None:
    game, match = running(turn=5)
    hand(game, A, card(33), card(1))

    steps = [(TURN, 6), (HALF_TIME,), (TURN, 7), (TURN, 8)]
    plan = play(game, match, steps, [(A, codes.BETWEEN, card(33))])

    assert told(game, codes.TURN_SKIPPED) == [(7,)]
    assert [numbers[0] for numbers in told(game, codes.TURN_BEGINS)] == [6, 8]
    moments = [question.context[2] for question in plan.asked if question.kind == codes.BETWEEN]
    assert 7 not in moments
    assert 13 in moments
    assert codes.TACTIC in kinds(plan)


@vector("T53")
@rule("MOF-SYM-25", "MOF-RESP-11", "MOF-SYM-24")
def test_a_bought_linesman_gives_an_attack_at_once(vector: str) -> None:
    game, match = running()
    hand(game, A, card(1))
    hand(game, B, card(44), card(1))

    plan = play(game, match, [(TURN, 4), (TURN, 5)], acts(B, 44, B), rolls(QUIET, GOAL_ROLL, QUIET))

    assert match.goals == [0, 1]
    assert told(game, codes.TURN_BEGINS) == [(4, A), (4, B), (5, A)]
    moments = [question.context[2] for question in plan.asked if question.kind == codes.BETWEEN]
    assert set(moments) == {4, 5}
    assert card(44) in game.discard


@vector("T54")
@rule("MOF-SYM-23")
def test_after_turn_12_nothing_is_left_to_skip(vector: str) -> None:
    game, match = running()
    hand(game, A, card(33))

    plan = between(game, match, [], turn=12)

    assert options_of(plan, A, codes.BETWEEN) == [PASS, codes.EXCHANGE]
    assert refusals_of(plan, A, codes.BETWEEN) == {card(33): codes.NO_TARGET}


@rule("MOF-SYM-23")
def test_two_skips_take_two_turns_and_never_stoppage_time() -> None:
    game, match = running(turn=10)
    hand(game, A, card(33), card(34))

    steps = [(BETWEEN_TURNS, 10), (TURN, 11), (TURN, 12), (STOPPAGE,)]
    wishes = [(A, codes.BETWEEN, card(33)), (A, codes.BETWEEN, card(34))]
    play(game, match, steps, wishes, rolls(QUIET) | {codes.TACTICS_DIE: [3]})

    assert told(game, codes.TURN_SKIPPED) == [(11,), (12,)]
    assert told(game, codes.EXTRA_ATTACK) == [(A,)]


@rule("MOF-SYM-23")
def test_a_skip_does_not_touch_an_inserted_turn() -> None:
    game, match = running(turn=4)
    hand(game, A, card(33), card(44), card(1))

    play(game, match, [(BETWEEN_TURNS, 4), (TURN, 5)], [*acts(A, 33), *acts(A, 44, A)], rolls(QUIET))

    assert told(game, codes.TURN_BEGINS) == [(4, A)]
    assert told(game, codes.TURN_SKIPPED) == [(5,)]


@rule("MOF-SYM-25")
@pytest.mark.parametrize(("moment", "offered"), [(0, False), (13, False), (1, True), (12, True), (14, True)])
def test_an_extra_attack_needs_a_turn_just_played(moment: int, offered: bool) -> None:
    game, match = running(turn=6)
    hand(game, A, card(44), card(18))

    plan = play(game, match, [(BETWEEN_TURNS, moment)])

    assert (card(44) in options_of(plan, A, codes.BETWEEN)) is offered
    assert (card(18) in options_of(plan, A, codes.BETWEEN)) is offered


@rule("MOF-SYM-25")
def test_an_extra_attack_may_be_given_to_the_other_side() -> None:
    game, match = running()
    hand(game, C, card(44), card(1))

    between(game, match, acts(C, 44, B), rolls(GOAL_ROLL))

    assert match.goals == [0, 1]


@rule("MOF-RESP-11")
def test_an_inserted_turn_has_rerolls_and_goal_windows_but_no_other() -> None:
    game, match = running()
    hand(game, A, card(44), card(1))
    hand(game, B, card(42), card(31))

    plan = between(game, match, acts(A, 44, A), rolls(GOAL_ROLL))

    after = [question.kind for question in plan.asked]
    assert codes.REROLL in after
    assert codes.GOAL_ANSWER in after
    assert after.index(codes.GOAL_ANSWER) < len(after) - 1 - after[::-1].index(codes.BETWEEN)
    assert after.count(codes.BETWEEN) == 4


@rule("MOF-SYM-26, 27")
@pytest.mark.parametrize(("die", "goals"), [(2, [0, 0]), (3, [1, 0])])
def test_a_roll_for_an_extra_attack_needs_three(die: int, goals: list[int]) -> None:
    game, match = running()
    hand(game, A, card(18), card(1))
    faces = {codes.TACTICS_DIE: [die]} | (rolls(GOAL_ROLL) if die > 2 else {})

    between(game, match, acts(A, 18, A), faces)

    assert match.goals == goals
    assert told(game, codes.EXTRA_ROLLED) == [(A, die)]
    assert game.discard == [card(18)]


@rule("MOF-SYM-28, 29", "MOF-LEVEL-16")
@pytest.mark.parametrize("moment", [0, 4])
def test_a_new_battle_is_fought_with_the_cards_on_the_board_and_levels_follow(moment: int) -> None:
    game, match = running(turn=moment)
    game.cards.attack[match.lineup[HOME][0]] = [1, 9, 3, 1]
    match.chosen, match.tactic = [PHYSICAL, DIRECT], PHYSICAL
    hand(game, A, card(17))

    faces = {codes.TACTICS_DIE: [6, 1], codes.GENIUS_DIE: [1, 1]}
    play(game, match, [(BETWEEN_TURNS, moment)], acts(A, 17), faces)

    assert (match.won, match.tactic) == (AWAY, DIRECT)
    assert match.attack[HOME] == 7  # clamped, and no longer 3
    assert codes.TACTIC not in kinds(play(game, match, [(BETWEEN_TURNS, 5)]))


@rule("MOF-SYM-29")
def test_no_new_battle_under_a_forced_tactic() -> None:
    game, match = running()
    match.forced = match.tactic = PHYSICAL
    hand(game, A, card(17))

    assert options_of(between(game, match, []), A, codes.BETWEEN) == [PASS, codes.EXCHANGE]


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

    assert options_of(plan, C, codes.BETWEEN) == [PASS, card(49), card(50), codes.EXCHANGE]
    assert refusals_of(plan, C, codes.BETWEEN) == {card(19): codes.NOT_YOURS, card(33): codes.NOT_YOURS}


# -- rerolls


@rule("MOF-RESP-06", "MOF-MGR-09, 10")
@pytest.mark.parametrize(("which", "goals"), [(0, [0, 0]), (1, [0, 0])])
def test_the_dice_of_either_side_are_rolled_again_both_of_them(which: int, goals: list[int]) -> None:
    game, match = running()
    hand(game, B, card(31))
    faces = rolls(GOAL_ROLL)
    faces[codes.DEFENCE_DIE if which else codes.ATTACK_DIE].append(6 if which else 1)
    faces[codes.GENIUS_DIE].append(G if which else 1)

    plan = play(game, match, [(TURN, 4)], [(B, codes.REROLL, card(31)), (B, codes.DICE, which)], faces)

    assert match.goals == goals
    assert options_of(plan, B, codes.DICE) == [0, 1]
    assert plan.rolled[4:] == [codes.DEFENCE_DIE if which else codes.ATTACK_DIE, codes.GENIUS_DIE]


@rule("MOF-MGR-10")
def test_a_new_result_may_itself_be_rerolled() -> None:
    game, match = running(t0="Special One")
    faces = rolls(QUIET)
    faces[codes.ATTACK_DIE] += [1, 6]
    faces[codes.GENIUS_DIE] += [1, 4]

    wishes = [(A, codes.REROLL, codes.ABILITY), (A, codes.DICE, 0)] * 2
    play(game, match, [(TURN, 4)], wishes, faces)

    assert match.goals == [1, 0]
    assert match.rerolls == [0, 0]


@rule("MOF-MGR-11", "MOF-SYM-30")
def test_paid_rerolls_cost_one_million_each_time_without_limit() -> None:
    game, match = running(t0="Godfather")
    game.teams[A].money = 3
    faces = rolls(QUIET)
    faces[codes.ATTACK_DIE] += [1, 1, 1]
    faces[codes.GENIUS_DIE] += [1, 1, 1]

    plan = play(game, match, [(TURN, 4)], [(A, codes.REROLL, codes.PAID), (A, codes.DICE, 0)] * 3, faces)

    assert game.teams[A].money == 0
    assert kinds(plan, A).count(codes.REROLL) == 3


@rule("MOF-MGR-11", "MOF-SYM-31")
def test_counted_rerolls_are_counted_per_match() -> None:
    game, match = running(t0="Special One")
    again = rolls(QUIET, QUIET)
    again[codes.ATTACK_DIE] = [1, 1, 1, 1]
    again[codes.GENIUS_DIE] = [1] * 6

    wishes = [(A, codes.REROLL, codes.ABILITY), (A, codes.DICE, 0)] * 2
    plan = play(game, match, [(TURN, 4), (TURN, 5)], wishes, again)

    assert kinds(plan, A).count(codes.REROLL) == 2
    assert pitch(game, A, B).rerolls == [2, 0]


@rule("MOF-SYM-32, 33")
def test_an_attack_reroll_works_on_either_sides_attack_only() -> None:
    game, match = running()
    hand(game, A, card(7))
    faces = rolls(GOAL_ROLL)
    faces[codes.ATTACK_DIE].append(1)
    faces[codes.GENIUS_DIE].append(1)

    plan = play(game, match, [(TURN, 2)], [(A, codes.REROLL, card(7))], faces)

    assert codes.DICE not in kinds(plan)
    assert told(game, codes.DICE_REROLLED) == [(A, B)]
    assert match.goals == [0, 0]


@rule("MOF-MGR-09", "MOF-SYM-33")
def test_by_option_only_ones_own_dice() -> None:
    game, match = running()
    game.rules.own_rerolls = True
    hand(game, A, card(7), card(40))

    plan = play(game, match, [(TURN, 2)])

    assert options_of(plan, A, codes.REROLL) == [PASS, card(40), codes.EXCHANGE]


@rule("MOF-MGR-13")
def test_an_ability_is_of_no_use_in_the_matches_of_others() -> None:
    game, match = running(t2="Godfather", t3="Special One")

    plan = play(game, match, [(TURN, 4)])

    assert plan.asked == []


@rule("MOF-MGR-14")
def test_rerolls_are_the_only_abilities_anybody_is_asked_about() -> None:
    game, match = running(t0="Special One", t1="Joga Bonito")

    plan = play(game, match, [(TURN, 4)])

    assert [(question.seat, question.kind) for question in plan.asked] == [(A, codes.REROLL)]
    assert plan.asked[0].options == [PASS, codes.ABILITY]


@rule("MOF-MGR-16")
def test_tactic_stoppage_and_extra_attack_dice_are_never_rerolled() -> None:
    game, match = running(t0="Special One", t1="Godfather")
    hand(game, A, card(31), card(17))

    match.turn = 6
    half = play(game, match, [(HALF_TIME,)])
    late = play(game, match, [(STOPPAGE,)], faces={codes.TACTICS_DIE: [2]})

    assert codes.REROLL not in kinds(half)
    assert codes.REROLL not in kinds(late)


@rule("MOF-CARD-14", "MOF-RESP-14")
def test_a_card_with_one_reroll_is_used_and_discarded_at_once() -> None:
    game, match = running()
    hand(game, A, card(40))
    faces = rolls(QUIET)
    faces[codes.ATTACK_DIE].append(6)
    faces[codes.GENIUS_DIE].append(4)

    play(game, match, [(TURN, 4)], [(A, codes.REROLL, card(40)), (A, codes.DICE, 0)], faces)

    assert (match.table, game.discard, match.goals) == ([], [card(40)], [1, 0])


@rule("MOF-CARD-15", "MOF-SYM-32")
def test_a_second_reroll_stays_on_the_table_for_a_later_turn() -> None:
    game, match = running()
    hand(game, A, card(41))
    faces = rolls(QUIET, QUIET)
    faces[codes.ATTACK_DIE] = [1, 1, 1, 6]
    faces[codes.GENIUS_DIE] = [1, 1, 1, 1, 1, 4]

    wishes = [(A, codes.REROLL, card(41)), (A, codes.REROLL, PASS), (A, codes.REROLL, codes.ON_TABLE + card(41))]
    play(game, match, [(TURN, 4), (TURN, 5)], wishes, faces)

    assert match.goals == [1, 0]
    assert (match.table, game.discard) == ([], [card(41)])
    assert game.teams[A].money == 18


@vector("T68")
@rule("MOF-CARD-15", "MOF-SYM-33", "MOF-RESP-14")
def test_a_phantom_penalty_keeps_its_reroll(vector: str) -> None:
    game, match = running()
    hand(game, A, card(48), card(1))

    play(game, match, [(BETWEEN_TURNS, 3)], [(A, codes.BETWEEN, card(48)), (A, codes.TARGET, A)], rolls(QUIET))
    assert [(played.card, played.uses) for played in match.table] == [(card(48), 1)]
    faces = rolls(GOAL_ROLL)
    faces[codes.ATTACK_DIE].append(1)
    faces[codes.GENIUS_DIE].append(1)
    game.rules.attackers = [AWAY] * 12
    plan = play(game, match, [(TURN, 8)], [(A, codes.REROLL, codes.ON_TABLE + card(48))], faces)

    assert codes.DICE not in kinds(plan)
    assert (match.goals, match.table, game.discard) == ([0, 0], [], [card(48)])


@rule("MOF-CARD-15", "MOF-END-03")
def test_no_use_outlives_the_match() -> None:
    from touchline.games.masters_of_football.state import FINAL_WHISTLE

    game, match = running()
    lay(game, match, 41, A).uses = 1

    play(game, match, [(FINAL_WHISTLE,)])

    assert (match.table, game.discard) == ([], [card(41)])


# -- goals and whistles


@vector("T36")
@rule("MOF-CARD-25, 26, 27", "MOF-CARD-04", "MOF-RESP-09")
def test_a_whistle_saves_the_goal(vector: str) -> None:
    game, match = running()
    hand(game, B, card(42))
    hand(game, C, card(20))

    wishes = [(B, codes.GOAL_ANSWER, card(42)), (C, codes.WHISTLE, card(20))]
    play(game, match, [(TURN, 4)], wishes, rolls(GOAL_ROLL))

    assert match.goals == [1, 0]
    assert (game.teams[B].money, game.teams[C].money) == (18, 19)
    assert sorted(game.discard) == [card(20), card(42)]


@rule("MOF-RESP-08", "MOF-CARD-23")
def test_the_window_opens_on_a_goal_only_and_before_it_counts() -> None:
    game, match = running()
    hand(game, B, card(42))

    quiet = play(game, match, [(TURN, 4)], faces=rolls(QUIET))
    plan = play(game, match, [(TURN, 5)], faces=rolls(GOAL_ROLL))

    assert codes.GOAL_ANSWER not in kinds(quiet)
    assert options_of(plan, B, codes.GOAL_ANSWER) == [PASS, card(42), codes.EXCHANGE]
    assert match.goals == [1, 0]


@rule("MOF-RESP-08")
def test_after_a_whistle_another_disallowed_goal_may_follow() -> None:
    game, match = running()
    hand(game, B, card(42), card(43))
    hand(game, A, card(20))

    wishes = [(B, codes.GOAL_ANSWER, card(42)), (A, codes.WHISTLE, card(20)), (B, codes.GOAL_ANSWER, card(43))]
    play(game, match, [(TURN, 4)], wishes, rolls(GOAL_ROLL))

    assert match.goals == [0, 0]


@rule("MOF-CARD-24")
def test_after_an_annulled_goal_nothing_is_rolled_again() -> None:
    game, match = running()
    hand(game, B, card(42))

    plan = play(game, match, [(TURN, 4)], [(B, codes.GOAL_ANSWER, card(42))], rolls(GOAL_ROLL))

    assert len(plan.rolled) == 4
    assert match.goals == [0, 0]


@rule("MOF-CARD-27")
def test_the_owner_of_the_corruption_card_is_not_asked_to_blow() -> None:
    game, match = running()
    hand(game, A, card(1))
    hand(game, B, card(42), card(20))

    plan = play(game, match, [(TURN, 4)], [(B, codes.GOAL_ANSWER, card(42))], rolls(GOAL_ROLL))

    assert codes.WHISTLE not in kinds(plan, B)
    assert codes.WHISTLE in kinds(plan, A)


@rule("MOF-CARD-27", "MOF-RESP-09")
def test_one_whistle_for_one_card() -> None:
    game, match = running()
    hand(game, B, card(42))
    hand(game, C, card(20))
    hand(game, E, card(21))

    wishes = [(B, codes.GOAL_ANSWER, card(42)), (C, codes.WHISTLE, card(20))]
    plan = play(game, match, [(TURN, 4)], wishes, rolls(GOAL_ROLL))

    assert codes.WHISTLE not in kinds(plan, E)
    assert game.teams[E].hand == [card(21)]


@rule("MOF-CARD-28")
def test_nobody_answers_a_whistle() -> None:
    game, match = running()
    hand(game, B, card(42), card(21))
    hand(game, C, card(20))
    hand(game, E, card(1), card(2))

    wishes = [(B, codes.GOAL_ANSWER, card(42)), (C, codes.WHISTLE, card(20))]
    plan = play(game, match, [(TURN, 4)], wishes, rolls(GOAL_ROLL))

    assert [question.seat for question in plan.asked if question.kind == codes.WHISTLE] == [C]


@rule("MOF-IMM-08")
def test_immunity_does_not_shield_ones_own_bribe_from_a_whistle() -> None:
    game, match = running(t0="Stadium Inferno")
    hand(game, A, card(49))
    hand(game, B, card(20))

    between(game, match, [*acts(A, 49), (B, codes.WHISTLE, card(20))])

    assert game.teams[A].money == 20
    assert card(49) in game.discard


@rule("MOF-CARD-26")
@pytest.mark.parametrize("code", [44, 49, 50])
def test_a_countered_card_has_no_effect_at_all(code: int) -> None:
    game, match = running()
    hand(game, A, card(code))
    hand(game, B, card(20))

    team = None if code == 49 else A
    plan = between(game, match, [*acts(A, code, team), (B, codes.WHISTLE, card(20))])

    assert plan.rolled == []
    assert told(game, codes.CARD_BLOCKED) == [(B, card(code), card(20))]
    assert game.teams[A].money == 20 - game.cards.price[card(code)]


@rule("MOF-EXCH-04", "MOF-RESP-04")
def test_after_an_exchange_the_round_begins_again_with_the_new_card() -> None:
    game, match = running()
    hand(game, B, card(1))

    wishes = [
        (B, codes.GOAL_ANSWER, codes.EXCHANGE),
        (B, codes.EXCHANGE_CARD, card(1)),
        (B, codes.GOAL_ANSWER, card(42)),
    ]
    play(game, match, [(TURN, 4)], wishes, rolls(GOAL_ROLL), draws=drawn(42))

    assert match.goals == [0, 0]
    assert game.teams[B].money == 20 - 1 - 2


@rule("MOF-EXCH-09")
def test_exchanges_in_one_window_are_carried_out_one_after_the_other() -> None:
    game, match = running()
    hand(game, A, card(1))
    hand(game, B, card(2))
    game.pile, game.discard = [card(3)], []

    wishes = [
        (B, codes.BETWEEN, codes.EXCHANGE),
        (B, codes.EXCHANGE_CARD, card(2)),
        (A, codes.BETWEEN, codes.EXCHANGE),
        (A, codes.EXCHANGE_CARD, card(1)),
    ]
    play(game, match, [(BETWEEN_TURNS, 3)], wishes, draws=drawn(2))

    assert (game.teams[B].hand, game.teams[A].hand, game.pile) == ([card(3)], [card(2)], [card(1)])


@rule("MOF-CARD-13", "MOF-PMOD-02")
def test_modifiers_work_until_the_end_of_the_match() -> None:
    game, match = running(turn=0)
    lay(game, match, 1, A, HOME)
    lay(game, match, 24, B, AWAY, 2)

    play(game, match, [(KICK_OFF,)], stop=STOPPAGE)

    assert match.turn == 12
    assert (match.attack, match.defence) == ([2, 0], [2, 2])
    assert [played.card for played in match.table] == [card(1), card(24)]


# -- between matches


@rule("MOF-RESP-12", "MOF-CARD-18")
def test_between_matches_all_are_asked_in_seat_order_about_bank_cards_and_exchanges() -> None:
    game = scene()
    match = pitch(game, B, A)
    for number in range(4):
        hand(game, number, card(10 + number), card(33 + number))
    hand(game, C, card(19), card(49), card(1))

    plan = play(game, match, [(MANAGEMENT,)], [(C, codes.MANAGE, card(19))])

    assert [question.seat for question in plan.asked] == [0, 1, 2, 0, 1, 2, 3]
    assert options_of(plan, C, codes.MANAGE) == [PASS, card(19), card(49), codes.EXCHANGE]
    assert options_of(plan, A, codes.MANAGE) == [PASS, codes.EXCHANGE]
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
        [(MANAGEMENT,), (KICK_OFF,)],
        [(C, codes.MANAGE, card(49)), (E, codes.WHISTLE, card(20))],
        stop=KICK_OFF,
    )

    assert [question.seat for question in plan.asked if question.kind == codes.WHISTLE] == [A, B, E]
    assert game.teams[C].money == 20
