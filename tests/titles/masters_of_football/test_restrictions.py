"""Tactic restrictions of action cards: what they stop, what they put to sleep."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.before_match import before, places, says, window
from tests.titles.masters_of_football.in_play import GOAL_ROLL, QUIET_DICE, A, B, acts, between, running
from tests.titles.masters_of_football.laid import (
    card,
    hand,
    kinds,
    lay,
    numbers_told,
    options_of,
    play,
    refusals_of,
    rolls,
)

from touchline.titles.masters_of_football import TITLE, codes
from touchline.titles.masters_of_football.printed import AWAY, CORRUPTION, DIRECT, HOME, POSSESSION
from touchline.titles.masters_of_football.rules.legality import shielded, target_sides
from touchline.titles.masters_of_football.state import PRE2, Mof


def restrict(game: Mof, code: int, tactic: int) -> None:
    """The card works under this tactic alone; the match is played with possession."""
    game.cards.tactics[card(code)] = 1 << tactic


@rule("MOF-CARD-05, 07", "MOF-CARD-30")
@pytest.mark.parametrize("code", [14, 17, 18, 19, 33, 44])
def test_an_immediate_effect_is_refused_under_another_tactic(code: int) -> None:
    game, match = running()
    hand(game, B, card(code), card(49))
    game.cards.moment[card(code)] = 2
    restrict(game, code, DIRECT)

    assert target_sides(game, match, B, card(code)) == []
    restrict(game, code, POSSESSION)
    assert target_sides(game, match, B, card(code))


@rule("MOF-CARD-05, 07")
@pytest.mark.parametrize(("tactic", "skips"), [(DIRECT, 0), (POSSESSION, 1)])
def test_a_restricted_card_skips_a_turn_only_under_its_tactic(tactic: int, skips: int) -> None:
    game, match = running()
    hand(game, B, card(33), card(49))
    restrict(game, 33, tactic)

    plan = between(game, match, acts(B, 33) if skips else [])

    assert match.skips == skips
    assert (card(33) in options_of(plan, B, codes.ASK_BETWEEN)) == bool(skips)
    if not skips:
        assert refusals_of(plan, B, codes.ASK_BETWEEN)[card(33)] == codes.WHY_OTHER_TACTIC


@rule("MOF-CARD-05, 07")
def test_a_restricted_goal_is_not_disallowed_under_another_tactic() -> None:
    game, match = running()
    hand(game, B, card(42), card(43))
    restrict(game, 42, DIRECT)

    plan = play(game, match, [(codes.STEP_TURN, 4)], faces=rolls(GOAL_ROLL))

    assert card(42) not in options_of(plan, B, codes.ASK_GOAL_ANSWER)
    assert card(43) in options_of(plan, B, codes.ASK_GOAL_ANSWER)


@rule("MOF-CARD-05, 07")
def test_a_restricted_reroll_is_refused_under_another_tactic() -> None:
    game, match = running()
    hand(game, B, card(31), card(40))
    restrict(game, 31, DIRECT)

    plan = play(game, match, [(codes.STEP_TURN, 4)], faces=rolls(QUIET_DICE))

    assert card(31) not in options_of(plan, B, codes.ASK_REROLL)
    assert card(40) in options_of(plan, B, codes.ASK_REROLL)


@rule("MOF-CARD-06", "MOF-CARD-15")
def test_rerolls_left_on_the_table_sleep_and_wake_with_the_tactic() -> None:
    game, match = running()
    played = lay(game, match, 41, B)
    played.uses = 1
    restrict(game, 41, DIRECT)

    asleep = play(game, match, [(codes.STEP_TURN, 4)], faces=rolls(QUIET_DICE))
    match.tactic = DIRECT
    awake = play(game, match, [(codes.STEP_TURN, 5)], faces=rolls(QUIET_DICE))

    assert codes.ASK_REROLL not in kinds(asleep)
    assert options_of(awake, B, codes.ASK_REROLL)[1:] == [codes.ON_TABLE + card(41)]


@rule("MOF-CARD-06", "MOF-IMM-09")
def test_a_restricted_immunity_sleeps_and_wakes_with_the_tactic() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(3))
    restrict(game, 3, DIRECT)

    window(game, match, PRE2, [says(A), *places(A, 3, A)])

    assert not shielded(game, match, HOME, card(46), B)
    assert [played.card for played in match.table] == [card(3)]
    match.tactic = DIRECT
    for laid in (match, match.clone()):
        assert shielded(game, laid, HOME, card(46), B)
        assert not shielded(game, laid, AWAY, card(46), A)
    game.boards, game.at = [match], 0
    seen = TITLE.observe(game, B)["matches"][0]["immune"]
    assert seen == [1 << CORRUPTION, 0]
    assert numbers_told(game, codes.TELL_CARD_VOID) == []
