"""Attack and defence values, their levels, and modifiers of players and teams."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.laid import lay, numbers_told, pitch, scene, trio, vector

from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.printed import (
    AWAY,
    AWAY_MARKS,
    BLUE,
    BROWN,
    DIRECT,
    GENIUS_ATTACK,
    GENIUS_DEFENCE,
    GENIUS_TACTIC,
    GREEN,
    HOME,
    LEVELS,
    MOD_ATTACK,
    MOD_DEFENCE,
    MOD_TACTIC,
    ORANGE,
    PHYSICAL,
    POSSESSION,
    PURPLE,
    RED,
)
from touchline.titles.masters_of_football.rules import levels
from touchline.titles.masters_of_football.rules.modifiers import player_value


@vector("B02")
@rule("MOF-LEVEL-01, 05, 12", "MOF-CARD-29", "MOF-SYM-07")
def test_defence_of_the_book(vector: str) -> None:
    game = scene()
    trio(game, 0, attack=(2, 1, 0), defence=(3, 4, 2))
    match = pitch(game, tactic=POSSESSION)
    lay(game, match, 1, 0, HOME)
    lay(game, match, 2, 1, HOME)

    levels.set_levels(game, match)

    assert (match.defence[HOME], match.defence_level[HOME]) == (9, BLUE)


@vector("B03")
@rule("MOF-LEVEL-05, 12", "MOF-LEVEL-06")
def test_attack_of_the_book(vector: str) -> None:
    game = scene()
    trio(game, 0, attack=(2, 1, 0), defence=(3, 4, 2))
    match = pitch(game, tactic=POSSESSION)
    lay(game, match, 1, 0, HOME)
    lay(game, match, 2, 1, HOME)

    levels.set_levels(game, match)

    assert (match.attack[HOME], match.attack_level[HOME]) == (5, ORANGE)
    assert (0, ORANGE, BLUE, 0, 0) in numbers_told(game, codes.TELL_LEVELS_SET)


@vector("B04")
@rule("MOF-LEVEL-08", "MOF-HOME-06")
def test_the_opponent_drops_from_the_same_attack_level(vector: str) -> None:
    assert levels.with_ties(scene(), 5, 6, HOME) == [ORANGE, BROWN]


@vector("B05")
@rule("MOF-LEVEL-08")
def test_the_opponent_drops_from_the_same_defence_level(vector: str) -> None:
    assert levels.with_ties(scene(), 9, 10, AWAY) == [GREEN, BLUE]


@vector("B06")
@rule("MOF-LEVEL-09, 15")
def test_from_two_red_levels_the_holder_rises_to_orange(vector: str) -> None:
    assert levels.with_ties(scene(), 2, 0, HOME) == [ORANGE, RED]


@rule("MOF-LEVEL-15")
def test_the_rise_may_be_to_brown_instead() -> None:
    assert levels.with_ties(scene(red_tie_rises_to="brown"), 2, 0, AWAY) == [RED, BROWN]


@vector("B08")
@rule("MOF-LEVEL-10", "MOF-LEVEL-11")
def test_purple_is_the_strongest_attack_and_red_the_weakest_defence(vector: str) -> None:
    cards = scene().cards

    attack, defence = [sum(die) for die in cards.attack_dice], [sum(die) for die in cards.defence_dice]

    assert (attack.index(max(attack)), defence.index(min(defence))) == (PURPLE, RED)
    assert (attack, defence) == (sorted(attack), sorted(defence))


@vector("T05")
@rule("MOF-LEVEL-12, 14")
def test_values_and_their_levels(vector: str) -> None:
    game = scene()
    values = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, -1, 25)

    found = [LEVELS[levels.level(game, value)] for value in values]

    assert " ".join(found) == "red brown brown orange orange green green blue blue purple red purple"


@rule("MOF-LEVEL-12")
def test_thresholds_may_lie_one_lower() -> None:
    game = scene(level_thresholds="one_lower")

    assert [levels.level(game, value) for value in (1, 2, 4, 6, 8, 10)] == [RED, BROWN, ORANGE, GREEN, BLUE, PURPLE]


@vector("T06")
@rule("MOF-LEVEL-08, 17")
def test_attack_and_defence_are_compared_apart(vector: str) -> None:
    game = scene()
    trio(game, 0, attack=(4, 4, 4), defence=(4, 0, 0))
    trio(game, 1, attack=(4, 4, 3), defence=(7, 0, 0))

    match = pitch(game)

    assert (match.attack, match.defence) == ([12, 11], [4, 7])
    assert (match.attack_level, match.defence_level) == ([PURPLE, BLUE], [BROWN, GREEN])


@vector("T07")
@rule("MOF-LEVEL-08, 09")
def test_brown_drops_and_red_rises(vector: str) -> None:
    game = scene()
    trio(game, 0, attack=(3, 0, 0), defence=(1, 0, 0))
    trio(game, 1, attack=(3, 0, 0), defence=(1, 0, 0))

    match = pitch(game)

    assert (match.attack_level, match.defence_level) == ([BROWN, RED], [ORANGE, RED])


@rule("MOF-LEVEL-17")
def test_an_attack_level_equal_to_a_defence_level_is_no_tie() -> None:
    game = scene()
    trio(game, 0, attack=(5, 0, 0), defence=(3, 0, 0))
    trio(game, 1, attack=(3, 0, 0), defence=(5, 0, 0))

    match = pitch(game)

    assert (match.attack_level, match.defence_level) == ([ORANGE, BROWN], [BROWN, ORANGE])


@rule("MOF-LEVEL-13")
def test_attack_and_defence_use_the_same_thresholds() -> None:
    game = scene()
    trio(game, 0, attack=(7, 0, 0), defence=(7, 0, 0))

    match = pitch(game)

    assert match.attack_level[HOME] == match.defence_level[HOME] == GREEN


@vector("T69")
@rule("MOF-LEVEL-16")
def test_an_earlier_drop_is_forgotten(vector: str) -> None:
    game = scene()
    trio(game, 0, attack=(6, 0, 0))
    trio(game, 1, attack=(5, 0, 0))
    match = pitch(game)
    assert match.attack_level == [ORANGE, BROWN]

    game.cards.attack[match.lineup[AWAY][1]] = [2] * 4
    levels.set_levels(game, match)

    assert match.attack_level == [ORANGE, GREEN]


@rule("MOF-LEVEL-16")
def test_levels_follow_home_advantage() -> None:
    game = scene()
    match = pitch(game)
    assert match.attack_level == [ORANGE, RED]

    match.home_advantage = AWAY
    levels.set_levels(game, match)

    assert match.attack_level == [RED, ORANGE]


@rule("MOF-LEVEL-01")
def test_provisional_values_are_the_players_alone_under_the_tactic() -> None:
    game = scene(managers={0: "Joga Bonito"})
    players = trio(game, 0, attack=(1, 1, 1), defence=(2, 2, 2))
    game.cards.attack[players[0]] = [1, 5, 1, 1]
    match = pitch(game, tactic=DIRECT)
    lay(game, match, 22, 0, HOME, 1)
    lay(game, match, 1, 0, HOME)

    levels.provisional(game, match)

    assert (match.attack[HOME], match.defence[HOME]) == (7, 6)


@rule("MOF-LEVEL-14")
def test_team_values_have_no_floor() -> None:
    game = scene()
    match = pitch(game)
    lay(game, match, 46, 1, HOME)

    levels.set_levels(game, match)

    assert (match.attack[HOME], match.defence[HOME]) == (-2, -2)


@vector("B13")
@rule("MOF-CARD-05", "MOF-HALF-19")
def test_a_restricted_card_counts_only_under_its_tactics(vector: str) -> None:
    game = scene()
    game.cards.tactics[4] = 1 << POSSESSION | 1 << PHYSICAL
    match = pitch(game, tactic=PHYSICAL)
    lay(game, match, 5, 0, HOME)

    levels.set_levels(game, match)
    first_half = match.attack[HOME]
    match.tactic = DIRECT
    levels.set_levels(game, match)

    assert (first_half, match.attack[HOME]) == (2, 0)


@vector("T63")
@rule("MOF-CARD-06, 07", "MOF-HALF-18")
def test_a_dormant_card_wakes_with_its_tactic(vector: str) -> None:
    game = scene()
    match = pitch(game, tactic=POSSESSION)
    lay(game, match, 5, 0, HOME)

    levels.set_levels(game, match)
    asleep = match.attack[HOME]
    match.tactic = DIRECT
    levels.set_levels(game, match)

    assert (asleep, match.attack[HOME]) == (0, 2)
    assert match.table


@vector("T27")
@rule("MOF-PMOD-03, 05")
def test_modifiers_are_summed_and_clamped_once_to_seven(vector: str) -> None:
    game = scene()
    trio(game, 0, attack=(6, 0, 0))
    match = pitch(game)
    game.cards.effects[34][0].n = -1
    lay(game, match, 35, 1, HOME, 0)
    lay(game, match, 23, 0, HOME, 0)

    assert player_value(game, match, HOME, 0, MOD_ATTACK) == 7


@rule("MOF-PMOD-05")
def test_the_order_of_modifiers_does_not_matter() -> None:
    game = scene()
    trio(game, 0, attack=(6, 0, 0))
    match = pitch(game)
    for code in (23, 47, 36):  # +3, +3, -3
        lay(game, match, code, 0, HOME, 0)
    match.tactic = PHYSICAL

    assert player_value(game, match, HOME, 0, MOD_ATTACK) == 7
    lay(game, match, 35, 1, HOME, 0)
    lay(game, match, 35, 1, HOME, 0)
    assert player_value(game, match, HOME, 0, MOD_ATTACK) == 5


@vector("T28")
@rule("MOF-PMOD-03")
def test_no_value_of_a_player_falls_below_zero(vector: str) -> None:
    game = scene()
    trio(game, 0, defence=(1, 0, 0))
    match = pitch(game)
    game.cards.effects[36][0].n = -3
    lay(game, match, 37, 1, HOME, 0)

    levels.set_levels(game, match)

    assert (player_value(game, match, HOME, 0, MOD_DEFENCE), match.defence[HOME]) == (0, 0)


@rule("MOF-SYM-16")
def test_a_player_modifier_stays_with_that_player_of_that_side() -> None:
    game = scene()
    match = pitch(game)
    lay(game, match, 28, 0, HOME, 1)

    values = [
        [player_value(game, match, side, slot, symbol) for slot in range(3)]
        for side in (HOME, AWAY)
        for symbol in (MOD_ATTACK, MOD_DEFENCE, MOD_TACTIC)
    ]

    assert values == [[0, 1, 0], [0, 1, 0], [0, 2, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]


@rule("MOF-PMOD-07")
@pytest.mark.parametrize("tactic", range(4))
def test_a_player_modifier_counts_under_every_tactic_the_card_allows(tactic: int) -> None:
    game = scene()
    match = pitch(game, tactic=tactic)
    lay(game, match, 22, 0, HOME, 0)
    lay(game, match, 36, 0, AWAY, 0)  # physical or defensive only
    trio(game, 1, attack=(3, 3, 3))

    assert player_value(game, match, HOME, 0, MOD_ATTACK) == 2
    assert player_value(game, match, AWAY, 0, MOD_ATTACK) == (0 if tactic >= PHYSICAL else 3)


@rule("MOF-CARD-09")
def test_all_effects_of_a_card_go_to_one_team() -> None:
    game = scene()
    match = pitch(game)
    lay(game, match, 1, 0, AWAY)

    levels.set_levels(game, match)

    assert (match.attack, match.defence) == ([0, 2], [0, 2])


@vector("T62")
@rule("MOF-IMM-06", "MOF-MGR-08, 12", "MOF-IMM-07")
def test_joga_bonito_lifts_both_attacks_whatever_the_immunity(vector: str) -> None:
    game = scene(managers={0: "Joga Bonito", 1: "Sports Scientist"})

    match = pitch(game)

    assert match.attack == [2, 1]
    assert pitch(game, 1, 0).attack == [1, 2]


@rule("MOF-MGR-13")
def test_an_ability_works_in_its_owners_matches_only() -> None:
    game = scene(managers={2: "Joga Bonito", 3: "The People's Club"})

    match = pitch(game)

    assert (match.attack, match.home_advantage) == ([0, 0], HOME)


@rule("MOF-PLAY-21")
def test_the_geniuses_of_both_sides_are_kept_apart() -> None:
    game = scene()
    trio(game, 0, genius=(GENIUS_ATTACK, 0, GENIUS_TACTIC))
    trio(game, 1, genius=(0, GENIUS_DEFENCE, 0))

    match = pitch(game)

    assert match.marks == GENIUS_ATTACK | GENIUS_TACTIC | GENIUS_DEFENCE << AWAY_MARKS
