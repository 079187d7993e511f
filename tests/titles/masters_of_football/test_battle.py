"""The tactic battle: values, ties, geniuses, forced tactics."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.laid import Plan, lay, numbers_told, pitch, run, scene, trio, vector

from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.printed import (
    AWAY,
    DEFENSIVE,
    DIRECT,
    GENIUS_TACTIC,
    HOME,
    PHYSICAL,
    POSSESSION,
)
from touchline.titles.masters_of_football.rules import battle
from touchline.titles.masters_of_football.state import Match, Mof

G = 6  # the burning face of the genius die


def fight(game: Mof, match: Match, nha: tuple[int, int], ha: tuple[int, int]) -> Plan:
    """Tactics die and genius die of the side without home advantage, then of the other."""
    faces = {codes.ROLL_TACTICS_DIE: [nha[0], ha[0]], codes.ROLL_GENIUS_DIE: [nha[1], ha[1]]}
    return run(game, lambda laid: battle.tactic_battle(laid, match), faces=faces)


def values(game: Mof) -> dict[int, int]:
    return {numbers[0]: numbers[5] for numbers in numbers_told(game, codes.TELL_BATTLE_ROLLED)}


@vector("B01")
@rule("MOF-TACTIC-10", "MOF-TACTIC-09")
def test_dice_ratings_manager_and_card_are_added(vector: str) -> None:
    game = scene(managers={0: "Master Tactician"})
    trio(game, 0, rating=(4, 1, 1))
    match = pitch(game)
    lay(game, match, 8, 0, HOME)

    fight(game, match, (1, 1), (3, 4))  # faces 3 and 4 of the two dice are worth 3 and 2

    assert values(game)[0] == 15
    assert numbers_told(game, codes.TELL_BATTLE_ROLLED)[1] == (0, 3, 2, 6, 4, 15)


@vector("T01")
@rule("MOF-TACTIC-12", "MOF-HOME-04")
@pytest.mark.parametrize("holder", [HOME, AWAY])
def test_level_values_go_to_home_advantage(vector: str, holder: int) -> None:
    game = scene()
    trio(game, 0, rating=(3, 3, 3))
    trio(game, 1, rating=(3, 3, 3))
    match = pitch(game)
    match.home_advantage = holder

    fight(game, match, (1, 1), (1, 1))

    assert (values(game), match.won) == ({0: 11, 1: 11}, holder)


@vector("T02")
@rule("MOF-TACTIC-13")
def test_a_genius_wins_with_the_lower_value(vector: str) -> None:
    game = scene()
    trio(game, 0, rating=(4, 4, 4))
    trio(game, 1, rating=(3, 2, 0), genius=(0, 0, GENIUS_TACTIC))
    match = pitch(game)

    fight(game, match, (1, G), (1, 1))

    assert (values(game), match.won) == ({0: 14, 1: 8}, AWAY)


@vector("T03")
@rule("MOF-TACTIC-14")
def test_two_geniuses_leave_it_to_home_advantage(vector: str) -> None:
    game = scene()
    trio(game, 0, rating=(2, 2, 2), genius=(GENIUS_TACTIC, 0, 0))
    trio(game, 1, rating=(4, 4, 4), genius=(GENIUS_TACTIC, 0, 0))
    match = pitch(game)

    fight(game, match, (1, G), (1, G))

    assert (values(game), match.won) == ({0: 9, 1: 15}, HOME)


@vector("T04")
@rule("MOF-TACTIC-13, 15")
def test_the_genius_face_alone_counts_two(vector: str) -> None:
    game = scene()
    trio(game, 0, rating=(4, 3, 3))
    trio(game, 1, rating=(2, 2, 2))
    match = pitch(game)

    fight(game, match, (4, G), (2, 1))

    assert (values(game), match.won) == ({0: 13, 1: 12}, HOME)


@rule("MOF-TACTIC-11, 16, 26")
def test_the_higher_value_imposes_its_tactic_and_shows_its_card() -> None:
    game = scene()
    match = pitch(game)
    match.chosen = [PHYSICAL, DIRECT]

    fight(game, match, (6, 1), (2, 1))

    assert (match.won, match.tactic) == (AWAY, DIRECT)
    assert numbers_told(game, codes.TELL_BATTLE_WON) == [(1, DIRECT)]
    fight(game, match, (1, 1), (2, 1))
    assert match.tactic == PHYSICAL


@rule("MOF-TACTIC-17")
def test_the_losing_card_is_in_no_event() -> None:
    game = scene()
    match = pitch(game)
    match.chosen = [PHYSICAL, DEFENSIVE]

    fight(game, match, (1, 1), (6, 1))
    shown = [event.numbers for event in game.told or []]
    match.chosen = [PHYSICAL, POSSESSION]
    fight(game, match, (1, 1), (6, 1))

    assert [event.numbers for event in game.told or []] == shown


@rule("MOF-TACTIC-18")
@pytest.mark.parametrize(("holder", "order"), [(HOME, [1, 0]), (AWAY, [0, 1])])
def test_the_side_without_home_advantage_rolls_first(holder: int, order: list[int]) -> None:
    game = scene()
    match = pitch(game)
    match.home_advantage = holder

    plan = fight(game, match, (2, 1), (5, 1))

    assert [numbers[:2] for numbers in numbers_told(game, codes.TELL_BATTLE_ROLLED)] == [(order[0], 2), (order[1], 5)]
    assert plan.rolled == [codes.ROLL_TACTICS_DIE, codes.ROLL_GENIUS_DIE] * 2


@rule("MOF-TACTIC-20, 21", "MOF-SYM-09")
def test_under_a_forced_tactic_nobody_rolls() -> None:
    game = scene()
    match = pitch(game)
    match.chosen, match.forced = [PHYSICAL, DIRECT], DEFENSIVE

    plan = run(game, lambda laid: battle.tactic_battle(laid, match))

    assert (plan.rolled, match.tactic) == ([], DEFENSIVE)


@rule("MOF-TACTIC-25")
@pytest.mark.parametrize(("chosen", "value"), [(DIRECT, 2 + 2), (POSSESSION, 2)])
def test_a_restricted_tactic_modifier_follows_the_targets_own_card(chosen: int, value: int) -> None:
    game = scene()
    game.cards.tactics[7] = 1 << DIRECT
    match = pitch(game, tactic=PHYSICAL)
    match.chosen = [chosen, DIRECT]
    lay(game, match, 8, 1, HOME)

    fight(game, match, (1, 1), (1, 1))

    assert values(game)[0] == value


@rule("MOF-MGR-15", "MOF-MGR-14")
def test_a_managers_tactic_modifier_counts_in_every_battle() -> None:
    game = scene(managers={1: "Master Tactician"})
    match = pitch(game)

    for half in (1, 2):
        match.half = half
        fight(game, match, (1, 1), (1, 1))
        assert values(game) == {0: 2, 1: 4}
        assert match.won == AWAY


@rule("MOF-TACTIC-13")
@pytest.mark.parametrize(("flames", "won"), [([True, False], HOME), ([False, True], AWAY)])
def test_the_flame_beats_the_higher_value_on_either_side(flames: list[bool], won: int) -> None:
    match = pitch(scene())

    assert battle.winner(match, [1, 9] if won == HOME else [9, 1], flames) == won
