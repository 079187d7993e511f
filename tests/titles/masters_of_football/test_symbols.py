"""Symbols on a player's own cards: at home only, twice on one card, on either kind of card."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.in_play import QUIET_DICE, A, B, running
from tests.titles.masters_of_football.laid import (
    QUIET_MANAGER,
    card,
    hand,
    lay,
    manager,
    options_of,
    pitch,
    play,
    rolls,
    scene,
)

from touchline.kernel.errors import BadCard
from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.cards import OURS, Effect
from touchline.titles.masters_of_football.loader import load_cards
from touchline.titles.masters_of_football.printed import (
    AT_HOME,
    AWAY,
    GAIN_HOME_ADVANTAGE,
    HOME,
    IMMUNE_ALL,
    MOD_ATTACK,
    OPPONENT,
    OWN,
    PLAYER_DISCOUNT,
    REROLL_ANY,
    REROLL_PAID,
    SUBSTITUTION_ADVANTAGE,
)
from touchline.titles.masters_of_football.rules.half_time import advantage
from touchline.titles.masters_of_football.rules.home import always_holds
from touchline.titles.masters_of_football.rules.rerolls import standing_rerolls
from touchline.titles.masters_of_football.state import Mof

NAME = "Special One"


def gives(game: Mof, symbol: int, *more: Effect) -> None:
    """The manager card has this symbol, for home matches only."""
    game.cards.abilities[manager(NAME)] = [Effect(symbol, 1, OWN, AT_HOME), *more]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    own = tmp_path / "own"
    shutil.copytree(OURS, own)
    return own


def change(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


@rule("MOF-SYM-30", "MOF-MGR-04, 05")
@pytest.mark.parametrize(("home", "away", "found"), [(A, B, [codes.PAID]), (B, A, [])])
def test_paid_rerolls_for_home_matches_are_not_used_away(home: int, away: int, found: list[int]) -> None:
    game = scene(managers={A: NAME})
    gives(game, REROLL_PAID)

    assert standing_rerolls(game, pitch(game, home, away), A) == found


@rule("MOF-SYM-13", "MOF-MGR-04, 05")
def test_a_substitution_advantage_for_home_matches_is_not_used_away() -> None:
    game = scene(managers={A: NAME})
    gives(game, SUBSTITUTION_ADVANTAGE)

    assert advantage(game, pitch(game, A, B), HOME)
    assert not advantage(game, pitch(game, B, A), AWAY)


@rule("MOF-HOME-02", "MOF-MGR-04, 05")
def test_home_advantage_for_home_matches_is_not_claimed_away() -> None:
    game = scene(managers={A: NAME})
    gives(game, GAIN_HOME_ADVANTAGE)

    assert always_holds(game, pitch(game, A, B)) == HOME
    match = pitch(game, B, A)
    assert (always_holds(game, match), match.home_advantage) == (-1, HOME)


@rule("MOF-SYM-06, 31", "MOF-SYM-19")
def test_a_symbol_twice_on_one_card_counts_twice() -> None:
    game = scene(managers={A: NAME})
    game.cards.effects[card(1)] = [Effect(MOD_ATTACK, 2), Effect(MOD_ATTACK, 1)]
    game.cards.effects[card(31)] = [Effect(REROLL_ANY, 1), Effect(REROLL_ANY, 1)]
    game.cards.abilities[manager(NAME)] = [Effect(PLAYER_DISCOUNT, 1), Effect(PLAYER_DISCOUNT, 1)]

    assert game.cards.effect(card(1), MOD_ATTACK) == 3
    assert game.cards.effect(card(31), REROLL_ANY) == 2
    assert game.cards.ability(manager(NAME), PLAYER_DISCOUNT) == 2


@rule("MOF-SYM-30, 34", "MOF-CARD-15")
def test_an_action_card_with_paid_rerolls_stays_and_costs_a_million_each_time(folder: Path) -> None:
    change(folder, "effects.csv", "AC31,reroll_any,1", "AC31,reroll_paid,1")
    own = load_cards(folder)
    game, match = running()
    game.cards.effects[card(31)] = own.effects[card(31)]
    hand(game, B, card(31))
    faces = rolls(QUIET_DICE)
    faces[codes.ROLL_ATTACK_DIE] += [1, 1]
    faces[codes.ROLL_GENIUS_DIE] += [1, 1]

    wishes = [(B, codes.ASK_REROLL, card(31)), (B, codes.ASK_DICE, 0), (B, codes.ASK_REROLL, codes.ON_TABLE + card(31))]
    play(game, match, [(codes.STEP_TURN, 4)], [*wishes, (B, codes.ASK_DICE, 0)], faces)

    assert game.teams[B].money == 20 - 1 - 1
    assert [played.card for played in match.table] == [card(31)]


@rule("MOF-SYM-30")
def test_a_paid_reroll_on_the_table_is_not_offered_without_money() -> None:
    game, match = running()
    game.cards.effects[card(31)] = [Effect(REROLL_PAID, 1)]
    lay(game, match, 31, B).uses = 9
    game.teams[B].money = 0
    hand(game, B, card(40))

    assert standing_rerolls(game, match, B) == []
    game.teams[B].money = 1
    plan = play(game, match, [(codes.STEP_TURN, 4)], faces=rolls(QUIET_DICE))
    assert codes.ON_TABLE + card(31) in options_of(plan, B, codes.ASK_REROLL)


@rule("MOF-SYM-34", "MOF-MGR-13")
@pytest.mark.parametrize(
    ("old", "new", "column", "code"),
    [
        ("player_discount,1,own,always", "player_discount,1,own,home", "when", "no-venue"),
        ("academy_advantage,1,own,always", "academy_advantage,1,own,home", "when", "no-venue"),
        ("reroll_any,1,own,always", "reroll_any,1,opponent,always", "on", "only-modifiers"),
    ],
)
def test_symbols_that_no_rule_reads_are_refused(folder: Path, old: str, new: str, column: str, code: str) -> None:
    change(folder, "abilities.csv", old, new)

    with pytest.raises(BadCard) as caught:
        load_cards(folder)

    assert (caught.value.file, caught.value.column, caught.value.code) == ("managers.csv", column, code)


@rule("MOF-AI-07", "MOF-MGR-13")
def test_a_team_without_a_person_has_no_ability_of_any_manager() -> None:
    game = scene(3)
    everything = [Effect(symbol, 1, OWN) for symbol in (GAIN_HOME_ADVANTAGE, IMMUNE_ALL, MOD_ATTACK)]
    game.cards.abilities = [everything] * len(game.cards.abilities)
    game.cards.abilities[manager(QUIET_MANAGER)] = []

    match = pitch(game, A, 3)

    assert (match.home_advantage, match.immune) == (HOME, [0, 0])
    assert match.attack == [0, 0]


@rule("MOF-MGR-12", "MOF-MGR-04, 05")
@pytest.mark.parametrize(("home", "away", "attack"), [(A, B, [0, 3]), (B, A, [0, 0])])
def test_a_managers_effect_on_the_opponent_may_be_for_home_matches_only(
    home: int, away: int, attack: list[int]
) -> None:
    game = scene(managers={A: NAME})
    game.cards.abilities[manager(NAME)] = [Effect(MOD_ATTACK, 3, OPPONENT, AT_HOME)]

    assert pitch(game, home, away).attack == attack
