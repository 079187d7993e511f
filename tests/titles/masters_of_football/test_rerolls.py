"""The window after the dice: abilities, cards and uses left on the table."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.in_play import GOAL_ROLL, QUIET_DICE, A, B, running
from tests.titles.masters_of_football.laid import (
    G,
    card,
    draw_in_order,
    hand,
    kinds,
    lay,
    numbers_told,
    options_of,
    pitch,
    play,
    rolls,
    vector,
)

from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.cards import Effect
from touchline.titles.masters_of_football.printed import AWAY, HOME, REROLL_ANY
from touchline.titles.masters_of_football.rules.legality import OF_ATTACK, dice_left, shields
from touchline.titles.masters_of_football.rules.rerolls import standing_rerolls


@rule("MOF-RESP-06", "MOF-MGR-09, 10")
@pytest.mark.parametrize(("which", "goals"), [(0, [0, 0]), (1, [0, 0])])
def test_the_dice_of_either_side_are_rolled_again_both_of_them(which: int, goals: list[int]) -> None:
    game, match = running()
    hand(game, B, card(31))
    faces = rolls(GOAL_ROLL)
    faces[codes.ROLL_DEFENCE_DIE if which else codes.ROLL_ATTACK_DIE].append(6 if which else 1)
    faces[codes.ROLL_GENIUS_DIE].append(G if which else 1)

    plan = play(
        game, match, [(codes.STEP_TURN, 4)], [(B, codes.ASK_REROLL, card(31)), (B, codes.ASK_DICE, which)], faces
    )

    assert match.goals == goals
    assert options_of(plan, B, codes.ASK_DICE) == [0, 1]
    assert plan.rolled[4:] == [codes.ROLL_DEFENCE_DIE if which else codes.ROLL_ATTACK_DIE, codes.ROLL_GENIUS_DIE]


@rule("MOF-MGR-10")
def test_a_new_result_may_itself_be_rerolled() -> None:
    game, match = running(t0="Special One")
    match.rerolls[HOME] = 2
    faces = rolls(QUIET_DICE)
    faces[codes.ROLL_ATTACK_DIE] += [1, 6]
    faces[codes.ROLL_GENIUS_DIE] += [1, 4]

    wishes = [(A, codes.ASK_REROLL, codes.ABILITY), (A, codes.ASK_DICE, 0)] * 2
    play(game, match, [(codes.STEP_TURN, 4)], wishes, faces)

    assert match.goals == [1, 0]
    assert match.rerolls == [0, 0]


@rule("MOF-MGR-11", "MOF-SYM-30")
def test_paid_rerolls_cost_one_million_each_time_without_limit() -> None:
    game, match = running(t0="Godfather")
    game.teams[A].money = 3
    faces = rolls(QUIET_DICE)
    faces[codes.ROLL_ATTACK_DIE] += [1, 1, 1]
    faces[codes.ROLL_GENIUS_DIE] += [1, 1, 1]

    plan = play(
        game, match, [(codes.STEP_TURN, 4)], [(A, codes.ASK_REROLL, codes.PAID), (A, codes.ASK_DICE, 0)] * 3, faces
    )

    assert game.teams[A].money == 0
    assert kinds(plan, A).count(codes.ASK_REROLL) == 3


@rule("MOF-MGR-11", "MOF-SYM-31")
def test_counted_rerolls_are_counted_per_match() -> None:
    game, match = running(t0="Special One")
    again = rolls(QUIET_DICE, QUIET_DICE)
    again[codes.ROLL_ATTACK_DIE] = [1, 1, 1]
    again[codes.ROLL_GENIUS_DIE] = [1] * 5

    wishes = [(A, codes.ASK_REROLL, codes.ABILITY), (A, codes.ASK_DICE, 0)]
    plan = play(game, match, [(codes.STEP_TURN, 4), (codes.STEP_TURN, 5)], wishes, again)

    assert kinds(plan, A).count(codes.ASK_REROLL) == 1
    assert pitch(game, A, B).rerolls == [1, 0]


@rule("MOF-SYM-32, 33")
def test_an_attack_reroll_works_on_either_sides_attack_only() -> None:
    game, match = running()
    hand(game, A, card(7))
    faces = rolls(GOAL_ROLL)
    faces[codes.ROLL_ATTACK_DIE].append(1)
    faces[codes.ROLL_GENIUS_DIE].append(1)

    plan = play(game, match, [(codes.STEP_TURN, 2)], [(A, codes.ASK_REROLL, card(7))], faces)

    assert codes.ASK_DICE not in kinds(plan)
    assert numbers_told(game, codes.TELL_DICE_REROLLED) == [(A, B)]
    assert match.goals == [0, 0]


@rule("MOF-MGR-09", "MOF-SYM-33")
def test_by_option_only_ones_own_dice() -> None:
    game, match = running()
    game.rules.own_rerolls = True
    hand(game, A, card(7), card(40))

    plan = play(game, match, [(codes.STEP_TURN, 2)])

    assert options_of(plan, A, codes.ASK_REROLL) == [PASS, card(40), codes.EXCHANGE]


@rule("MOF-MGR-13")
def test_an_ability_is_of_no_use_in_the_matches_of_others() -> None:
    game, match = running(t2="Godfather", t3="Special One")

    plan = play(game, match, [(codes.STEP_TURN, 4)])

    assert plan.asked == []


@rule("MOF-MGR-14")
def test_rerolls_are_the_only_abilities_anybody_is_asked_about() -> None:
    game, match = running(t0="Special One", t1="Joga Bonito")

    plan = play(game, match, [(codes.STEP_TURN, 4)])

    assert [(question.seat, question.kind) for question in plan.asked] == [(A, codes.ASK_REROLL)]
    assert plan.asked[0].options == [PASS, codes.ABILITY]


@rule("MOF-MGR-16")
def test_tactic_stoppage_and_extra_attack_dice_are_never_rerolled() -> None:
    game, match = running(t0="Special One", t1="Godfather")
    hand(game, A, card(31), card(17))

    match.turn = 6
    half = play(game, match, [(codes.STEP_HALF_TIME,)])
    late = play(game, match, [(codes.STEP_STOPPAGE,)], faces={codes.ROLL_TACTICS_DIE: [2]})

    assert codes.ASK_REROLL not in kinds(half)
    assert codes.ASK_REROLL not in kinds(late)


@rule("MOF-CARD-14", "MOF-RESP-14")
def test_a_card_with_one_reroll_is_used_and_discarded_at_once() -> None:
    game, match = running()
    hand(game, A, card(40))
    faces = rolls(QUIET_DICE)
    faces[codes.ROLL_ATTACK_DIE].append(6)
    faces[codes.ROLL_GENIUS_DIE].append(4)

    play(game, match, [(codes.STEP_TURN, 4)], [(A, codes.ASK_REROLL, card(40)), (A, codes.ASK_DICE, 0)], faces)

    assert (match.table, game.discard, match.goals) == ([], [card(40)], [1, 0])
    assert numbers_told(game, codes.TELL_CARD_VOID) == []


@rule("MOF-CARD-15", "MOF-SYM-32")
def test_a_second_reroll_stays_on_the_table_for_a_later_turn() -> None:
    game, match = running()
    hand(game, A, card(41))
    faces = rolls(QUIET_DICE, QUIET_DICE)
    faces[codes.ROLL_ATTACK_DIE] = [1, 1, 1, 6]
    faces[codes.ROLL_GENIUS_DIE] = [1, 1, 1, 1, 1, 4]

    wishes = [
        (A, codes.ASK_REROLL, card(41)),
        (A, codes.ASK_REROLL, PASS),
        (A, codes.ASK_REROLL, codes.ON_TABLE + card(41)),
    ]
    play(game, match, [(codes.STEP_TURN, 4), (codes.STEP_TURN, 5)], wishes, faces)

    assert match.goals == [1, 0]
    assert (match.table, game.discard) == ([], [card(41)])
    assert game.teams[A].money == 18


@vector("T68")
@rule("MOF-CARD-15", "MOF-SYM-33", "MOF-RESP-14")
def test_a_phantom_penalty_keeps_its_reroll(vector: str) -> None:
    game, match = running()
    hand(game, A, card(48), card(1))

    play(
        game,
        match,
        [(codes.STEP_BETWEEN_TURNS, 3)],
        [(A, codes.ASK_BETWEEN, card(48)), (A, codes.ASK_TARGET, A)],
        rolls(QUIET_DICE),
    )
    assert [(played.card, played.uses) for played in match.table] == [(card(48), 1)]
    faces = rolls(GOAL_ROLL)
    faces[codes.ROLL_ATTACK_DIE].append(1)
    faces[codes.ROLL_GENIUS_DIE].append(1)
    game.rules.attackers = [AWAY] * 12
    plan = play(game, match, [(codes.STEP_TURN, 8)], [(A, codes.ASK_REROLL, codes.ON_TABLE + card(48))], faces)

    assert codes.ASK_DICE not in kinds(plan)
    assert (match.goals, match.table, game.discard) == ([0, 0], [], [card(48)])


@rule("MOF-CARD-15", "MOF-END-03")
def test_no_use_outlives_the_match() -> None:

    game, match = running()
    lay(game, match, 41, A).uses = 1

    play(game, match, [(codes.STEP_FINAL_WHISTLE,)])

    assert (match.table, game.discard) == ([], [card(41)])


@rule("MOF-RESP-06", "MOF-EXCH-04")
def test_cards_may_be_exchanged_while_dice_may_be_rolled_again() -> None:
    game, match = running()
    hand(game, A, card(40))
    wishes = [(A, codes.ASK_REROLL, codes.EXCHANGE), (A, codes.ASK_EXCHANGE_CARD, card(40))]

    plan = play(game, match, [(codes.STEP_TURN, 4)], wishes, rolls(QUIET_DICE), draw_in_order(31))

    assert game.teams[A].hand == [card(31)]
    assert kinds(plan, A).count(codes.ASK_REROLL) == 2
    assert match.goals == [0, 0]


@rule("MOF-CARD-15", "MOF-SYM-31")
def test_any_card_of_a_set_may_have_its_reroll_on_the_table() -> None:
    game, match = running()
    game.cards.effects[card(1)] = [Effect(REROLL_ANY, 1)]
    lay(game, match, 1, A, HOME).uses = 1
    faces = rolls(QUIET_DICE)
    faces[codes.ROLL_ATTACK_DIE].append(6)
    faces[codes.ROLL_GENIUS_DIE].append(4)

    wishes = [(A, codes.ASK_REROLL, codes.ON_TABLE + card(1)), (A, codes.ASK_DICE, 0)]
    play(game, match, [(codes.STEP_TURN, 4)], wishes, faces)

    assert (match.goals, match.table, game.discard) == ([1, 0], [], [card(1)])


@rule("MOF-RESP-06")
def test_cards_on_the_table_are_offered_before_cards_of_the_hand() -> None:
    game, match = running(t0="Special One")
    match.rerolls[HOME] = 1
    hand(game, A, card(31), card(40))

    plan = play(game, match, [(codes.STEP_TURN, 4)], faces=rolls(QUIET_DICE))

    assert options_of(plan, A, codes.ASK_REROLL) == [PASS, codes.ABILITY, card(31), card(40), codes.EXCHANGE]


@rule("MOF-MGR-13")
def test_an_observer_has_no_ability_though_a_side_has_rerolls_left() -> None:
    game, match = running(t2="Special One")
    match.rerolls = [1, 1]

    assert standing_rerolls(game, match, 2) == []


@rule("MOF-IMM-09")
@pytest.mark.parametrize(("immune", "barred"), [(HOME, 1), (AWAY, 2)])
def test_a_reroll_on_the_table_leaves_the_dice_of_whoever_was_immune_alone(immune: int, barred: int) -> None:
    game, match = running()
    match.immune[immune] = 15
    owner = [B, A][immune]
    played = lay(game, match, 41, owner, HOME)
    played.uses, played.barred = 2, shields(game, match, card(41), owner)

    assert played.barred == barred
    for attacker in (HOME, AWAY):
        match.attacker = attacker
        assert dice_left(game, match, played) == ([] if attacker == immune else [OF_ATTACK])
