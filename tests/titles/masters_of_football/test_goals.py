"""The windows after a goal and after a bribe."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.in_play import GOAL_ROLL, QUIET_DICE, A, B, C, E, acts, between, running
from tests.titles.masters_of_football.laid import (
    card,
    draw_in_order,
    hand,
    kinds,
    lay,
    numbers_told,
    options_of,
    play,
    rolls,
    vector,
)

from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.printed import AWAY, HOME


@vector("T36")
@rule("MOF-CARD-25, 26, 27", "MOF-CARD-04", "MOF-RESP-09")
def test_a_whistle_saves_the_goal(vector: str) -> None:
    game, match = running()
    hand(game, B, card(42))
    hand(game, C, card(20))

    wishes = [(B, codes.ASK_GOAL_ANSWER, card(42)), (C, codes.ASK_WHISTLE, card(20))]
    play(game, match, [(codes.STEP_TURN, 4)], wishes, rolls(GOAL_ROLL))

    assert match.goals == [1, 0]
    assert (game.teams[B].money, game.teams[C].money) == (18, 19)
    assert sorted(game.discard) == [card(20), card(42)]


@rule("MOF-RESP-08", "MOF-CARD-23")
def test_the_window_opens_on_a_goal_only_and_before_it_counts() -> None:
    game, match = running()
    hand(game, B, card(42))

    quiet = play(game, match, [(codes.STEP_TURN, 4)], faces=rolls(QUIET_DICE))
    plan = play(game, match, [(codes.STEP_TURN, 5)], faces=rolls(GOAL_ROLL))

    assert codes.ASK_GOAL_ANSWER not in kinds(quiet)
    assert options_of(plan, B, codes.ASK_GOAL_ANSWER) == [PASS, card(42), codes.EXCHANGE]
    assert match.goals == [1, 0]


@rule("MOF-RESP-08")
def test_after_a_whistle_another_disallowed_goal_may_follow() -> None:
    game, match = running()
    hand(game, B, card(42), card(43))
    hand(game, A, card(20))

    wishes = [
        (B, codes.ASK_GOAL_ANSWER, card(42)),
        (A, codes.ASK_WHISTLE, card(20)),
        (B, codes.ASK_GOAL_ANSWER, card(43)),
    ]
    play(game, match, [(codes.STEP_TURN, 4)], wishes, rolls(GOAL_ROLL))

    assert match.goals == [0, 0]


@rule("MOF-CARD-24")
def test_after_an_annulled_goal_nothing_is_rolled_again() -> None:
    game, match = running()
    hand(game, B, card(42))

    plan = play(game, match, [(codes.STEP_TURN, 4)], [(B, codes.ASK_GOAL_ANSWER, card(42))], rolls(GOAL_ROLL))

    assert len(plan.rolled) == 4
    assert match.goals == [0, 0]


@rule("MOF-CARD-27")
def test_the_owner_of_the_corruption_card_is_not_asked_to_blow() -> None:
    game, match = running()
    hand(game, A, card(1))
    hand(game, B, card(42), card(20))

    plan = play(game, match, [(codes.STEP_TURN, 4)], [(B, codes.ASK_GOAL_ANSWER, card(42))], rolls(GOAL_ROLL))

    assert codes.ASK_WHISTLE not in kinds(plan, B)
    assert codes.ASK_WHISTLE in kinds(plan, A)


@rule("MOF-CARD-27", "MOF-RESP-09")
def test_one_whistle_for_one_card() -> None:
    game, match = running()
    hand(game, B, card(42))
    hand(game, C, card(20))
    hand(game, E, card(21))

    wishes = [(B, codes.ASK_GOAL_ANSWER, card(42)), (C, codes.ASK_WHISTLE, card(20))]
    plan = play(game, match, [(codes.STEP_TURN, 4)], wishes, rolls(GOAL_ROLL))

    assert codes.ASK_WHISTLE not in kinds(plan, E)
    assert game.teams[E].hand == [card(21)]


@rule("MOF-CARD-28")
def test_nobody_answers_a_whistle() -> None:
    game, match = running()
    hand(game, B, card(42), card(21))
    hand(game, C, card(20))
    hand(game, E, card(1), card(2))

    wishes = [(B, codes.ASK_GOAL_ANSWER, card(42)), (C, codes.ASK_WHISTLE, card(20))]
    plan = play(game, match, [(codes.STEP_TURN, 4)], wishes, rolls(GOAL_ROLL))

    assert [question.seat for question in plan.asked if question.kind == codes.ASK_WHISTLE] == [C]


@rule("MOF-IMM-08")
def test_immunity_does_not_shield_ones_own_bribe_from_a_whistle() -> None:
    game, match = running(t0="Stadium Inferno")
    hand(game, A, card(49))
    hand(game, B, card(20))

    between(game, match, [*acts(A, 49), (B, codes.ASK_WHISTLE, card(20))])

    assert game.teams[A].money == 20
    assert card(49) in game.discard


@rule("MOF-CARD-26")
@pytest.mark.parametrize("code", [44, 49, 50])
def test_a_countered_card_has_no_effect_at_all(code: int) -> None:
    game, match = running()
    hand(game, A, card(code))
    hand(game, B, card(20))

    team = None if code == 49 else A
    plan = between(game, match, [*acts(A, code, team), (B, codes.ASK_WHISTLE, card(20))])

    assert plan.rolled == []
    assert numbers_told(game, codes.TELL_CARD_BLOCKED) == [(B, card(code), card(20))]
    assert game.teams[A].money == 20 - game.cards.price[card(code)]


@rule("MOF-EXCH-04", "MOF-RESP-04")
def test_after_an_exchange_the_round_begins_again_with_the_new_card() -> None:
    game, match = running()
    hand(game, B, card(1))

    wishes = [
        (B, codes.ASK_GOAL_ANSWER, codes.EXCHANGE),
        (B, codes.ASK_EXCHANGE_CARD, card(1)),
        (B, codes.ASK_GOAL_ANSWER, card(42)),
    ]
    play(game, match, [(codes.STEP_TURN, 4)], wishes, rolls(GOAL_ROLL), draws=draw_in_order(42))

    assert match.goals == [0, 0]
    assert game.teams[B].money == 20 - 1 - 2


@rule("MOF-EXCH-09")
def test_exchanges_in_one_window_are_carried_out_one_after_the_other() -> None:
    game, match = running()
    hand(game, A, card(1))
    hand(game, B, card(2))
    game.pile, game.discard = [card(3)], []

    wishes = [
        (B, codes.ASK_BETWEEN, codes.EXCHANGE),
        (B, codes.ASK_EXCHANGE_CARD, card(2)),
        (A, codes.ASK_BETWEEN, codes.EXCHANGE),
        (A, codes.ASK_EXCHANGE_CARD, card(1)),
    ]
    play(game, match, [(codes.STEP_BETWEEN_TURNS, 3)], wishes, draws=draw_in_order(2))

    assert (game.teams[B].hand, game.teams[A].hand, game.pile) == ([card(3)], [card(2)], [card(1)])


@rule("MOF-CARD-13", "MOF-PMOD-02")
def test_modifiers_work_until_the_end_of_the_match() -> None:
    game, match = running(turn=0)
    lay(game, match, 1, A, HOME)
    lay(game, match, 24, B, AWAY, 2)

    play(game, match, [(codes.STEP_KICK_OFF,)], stop=codes.STEP_STOPPAGE)

    assert match.turn == 12
    assert (match.attack, match.defence) == ([2, 0], [2, 2])
    assert [played.card for played in match.table] == [card(1), card(24)]
