"""Immunities of managers and of cards: what they stop, and what they do not."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.laid import card, hand, lay, pitch, scene, vector

from touchline.titles.masters_of_football.cards import Effect
from touchline.titles.masters_of_football.printed import (
    ANTI_FOOTBALL,
    AWAY,
    CORRUPTION,
    EVOLUTION,
    HOME,
    MOD_ATTACK,
    REQUIRES_HOME_ADVANTAGE,
    SCOPE_OWN_TEAM,
    STRATEGY,
)
from touchline.titles.masters_of_football.rules.legality import (
    OF_ATTACK,
    OF_DEFENCE,
    dice_for,
    playable,
    refused,
    shielded,
    target_sides,
)
from touchline.titles.masters_of_football.rules.levels import set_levels
from touchline.titles.masters_of_football.rules.rerolls import standing_rerolls
from touchline.titles.masters_of_football.state import BT, GL, PRE1, PRE2, RR, Match, Mof

KINDS = {STRATEGY: 1, EVOLUTION: 22, ANTI_FOOTBALL: 38, CORRUPTION: 46}  # a card of each kind with team or player


def legal(game: Mof, match: Match, number: int, code: int, window: int) -> bool:
    return not refused(game, match, number, card(code), window, 20, [])


@rule("MOF-IMM-01, 02", "MOF-SYM-20")
@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("Stadium Inferno", {STRATEGY, EVOLUTION, ANTI_FOOTBALL, CORRUPTION}),
        ("Godfather", {CORRUPTION}),
        ("Bench General", {ANTI_FOOTBALL}),
        ("Sports Scientist", {EVOLUTION}),
        ("Master Tactician", set()),
    ],
)
def test_each_immunity_stops_its_kinds(name: str, kinds: set[int]) -> None:
    game = scene(managers={0: name})
    match = pitch(game)

    stopped = {kind for kind, code in KINDS.items() if HOME not in target_sides(game, match, 1, card(code))}

    assert stopped == kinds


@vector("T23")
@rule("MOF-MGR-06", "MOF-IMM-02", "MOF-CARD-30", "MOF-MGR-07")
def test_a_tactic_cannot_be_forced_upon_the_inferno(vector: str) -> None:
    game = scene(managers={0: "Stadium Inferno", 1: "The People's Club"})
    match = pitch(game)
    hand(game, 1, card(13))

    assert (match.home_advantage, match.immune[HOME]) == (AWAY, 15)
    assert playable(game, match, 1, PRE1) == []
    assert match.attack_level == [0, 2]
    elsewhere = pitch(game, 2, 1)
    assert playable(game, elsewhere, 1, PRE1) == [card(13)]


@vector("T24")
@rule("MOF-MGR-05")
def test_away_the_inferno_is_cold(vector: str) -> None:
    game = scene(managers={1: "Stadium Inferno"})
    match = pitch(game, 0, 1)

    assert AWAY in target_sides(game, match, 0, card(39))
    assert match.immune == [0, 0]


@vector("T26")
@rule("MOF-IMM-02, 03")
def test_ball_boys_reach_only_the_opponents_own_dice(vector: str) -> None:
    game = scene(managers={0: "Stadium Inferno"})
    match = pitch(game)
    match.attacker = HOME

    assert dice_for(game, match, 1, card(40)) == [OF_DEFENCE]
    match.attacker = AWAY
    assert dice_for(game, match, 1, card(40)) == [OF_ATTACK]
    assert dice_for(game, match, 1, card(7)) == [OF_ATTACK]
    match.attacker = HOME
    assert not legal(game, match, 1, 7, RR)


@vector("T25")
@rule("MOF-IMM-06", "MOF-MGR-08", "MOF-IMM-07")
def test_the_godfather_rerolls_the_dice_of_the_inferno(vector: str) -> None:
    from touchline.titles.masters_of_football import codes

    game = scene(managers={0: "Stadium Inferno", 1: "Godfather"})
    match = pitch(game)

    assert standing_rerolls(game, match, 1) == [codes.PAID]


@rule("MOF-IMM-03")
def test_cards_that_the_opponent_plays_on_his_own_team_are_not_stopped() -> None:
    game = scene(managers={0: "Stadium Inferno"})
    match = pitch(game)
    match.stage = 4

    assert target_sides(game, match, 1, card(1)) == [AWAY]
    assert target_sides(game, match, 1, card(44)) == [AWAY]


@rule("MOF-IMM-04")
def test_ones_own_cards_are_never_stopped() -> None:
    game = scene(managers={0: "Stadium Inferno"})
    match = pitch(game)

    assert HOME in target_sides(game, match, 0, card(1))
    assert not shielded(game, match, HOME, card(46), 0)


@rule("MOF-IMM-05")
def test_helpful_cards_of_others_are_stopped_too() -> None:
    game = scene(managers={0: "Stadium Inferno"})
    match = pitch(game)

    assert target_sides(game, match, 1, card(22)) == [AWAY]
    assert target_sides(game, match, 2, card(45)) == []


@rule("MOF-IMM-02")
@pytest.mark.parametrize(("code", "window"), [(33, BT), (17, BT), (42, GL)])
def test_effects_on_the_match_count_as_effects_on_the_immune(code: int, window: int) -> None:
    game = scene(managers={0: "Stadium Inferno"})
    match = pitch(game)
    match.attacker, match.stage = HOME, 4

    assert not legal(game, match, 1, code, window)
    assert legal(game, match, 0, code, window)


@rule("MOF-IMM-02")
def test_home_advantage_is_not_moved_away_from_the_immune() -> None:
    game = scene(managers={0: "Stadium Inferno"})
    match = pitch(game)

    assert target_sides(game, match, 1, card(14)) == []


@rule("MOF-IMM-03")
def test_the_holder_guards_his_own_advantage_against_the_immune() -> None:
    game = scene(managers={1: "Godfather"})
    match = pitch(game)

    assert target_sides(game, match, 0, card(45)) == [HOME]


@rule("MOF-IMM-09")
def test_a_card_in_force_is_not_touched_by_later_immunity() -> None:
    game = scene()
    match = pitch(game)
    lay(game, match, 46, 1, HOME)
    match.immune[HOME] = 1 << CORRUPTION

    set_levels(game, match)

    assert match.attack[HOME] == -2


@rule("MOF-CARD-30", "MOF-CARD-08")
@pytest.mark.parametrize(("code", "allowed"), [(46, False), (35, False), (2, False), (1, True)])
def test_a_card_that_only_harms_does_not_fall_on_its_owner(code: int, allowed: bool) -> None:
    game = scene(managers={0: "Stadium Inferno"})
    match = pitch(game)

    assert legal(game, match, 1, code, PRE2) == allowed
    match.immune[HOME] = 0
    assert legal(game, match, 1, code, PRE2)


@rule("MOF-CARD-12, 30")
def test_an_observer_still_harms_the_team_that_is_not_immune() -> None:
    game = scene(managers={0: "Stadium Inferno"})
    match = pitch(game)

    assert target_sides(game, match, 2, card(46)) == [AWAY]
    assert legal(game, match, 2, 46, PRE2)


@rule("MOF-CARD-30")
def test_dormancy_is_not_voidness() -> None:
    game = scene()
    match = pitch(game, tactic=0)

    assert legal(game, match, 0, 4, PRE2)


@rule("MOF-CARD-30")
def test_a_harmful_card_that_needs_home_advantage_does_not_fall_on_its_owner_either() -> None:
    game = scene(managers={0: "Stadium Inferno"})
    match = pitch(game)
    match.home_advantage = AWAY
    game.cards.effects[card(46)].append(Effect(REQUIRES_HOME_ADVANTAGE, 1))

    assert not legal(game, match, 1, 46, PRE2)
    match.immune[HOME] = 0
    assert legal(game, match, 1, 46, PRE2)


@rule("MOF-CARD-08", "MOF-CARD-22")
def test_a_card_for_ones_own_team_names_no_other_and_ones_own_is_named_first() -> None:
    game = scene()
    match = pitch(game)

    assert target_sides(game, match, 1, card(1)) == [AWAY, HOME]
    game.cards.scope[card(1)] = SCOPE_OWN_TEAM
    assert target_sides(game, match, 1, card(1)) == [AWAY]
    assert target_sides(game, match, 2, card(1)) == []


@rule("MOF-CARD-30")
def test_a_modifier_of_nothing_harms_nobody() -> None:
    game = scene(managers={0: "Stadium Inferno"})
    match = pitch(game)
    game.cards.effects[card(46)] = [Effect(MOD_ATTACK, 0)]

    assert legal(game, match, 1, 46, PRE2)
