"""Managers and their abilities in a match.

MOF-MGR-01      Manager cards state budget, academy limit and special abilities.
MOF-MGR-02      The discount does not touch players who cost 1M; MOF-MGR-03 (ruling) it is 1M each (setup.py).
MOF-MGR-04      Stadium Inferno at home is immune to action cards; MOF-MGR-05 (ruling) away it is not.
MOF-MGR-06      Against The People's Club it keeps its immunity and lacks home advantage.
MOF-MGR-07      Those two abilities do not cancel each other.
MOF-MGR-08      Godfather and Special One reroll dice; Joga Bonito has attack modifiers.
MOF-MGR-12      (ruling) Joga Bonito's modifiers work on both teams of his matches, each with its own amount.
MOF-MGR-13      (ruling) Abilities work only in their owner's own matches and phases.
MOF-MGR-14      (ruling) Rerolls are used in windows; all other abilities work by themselves.
MOF-MGR-15      (ruling) Modifiers count in both halves.
MOF-IMM-07      (ruling) No immunity to cards stops an ability.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football.cards import Effect
from touchline.titles.masters_of_football.printed import (
    ANTI_FOOTBALL,
    CORRUPTION,
    EVOLUTION,
    IMMUNE_ALL,
    IMMUNE_ANTI_FOOTBALL,
    IMMUNE_CORRUPTION,
    IMMUNE_EVOLUTION,
    KINDS,
    OPPONENT,
    OWN,
    REROLL_ANY,
)
from touchline.titles.masters_of_football.rules.home import settle_home_advantage, works
from touchline.titles.masters_of_football.state import Match, Mof

NO_ABILITIES: Final[list[Effect]] = []


def abilities(game: Mof, match: Match, side: int) -> list[Effect]:
    """What is printed on the manager card of a side; a team without a person has none."""
    manager = game.teams[match.teams[side]].manager
    return NO_ABILITIES if manager == NOBODY else game.cards.abilities[manager]


def prepare_managers(game: Mof, match: Match) -> None:
    """Home advantage, immunities and rerolls as the match begins (MOF-MGR-06, MOF-MGR-07, MOF-MGR-11)."""
    settle_home_advantage(game, match)
    for side in range(2):
        match.immune[side] = 0
        match.rerolls[side] = 0
        for effect in abilities(game, match, side):
            if effect.on == OWN and works(effect, side):
                match.immune[side] |= immunity(effect.symbol)
                if effect.symbol == REROLL_ANY:
                    match.rerolls[side] += effect.n


def immunity(symbol: int) -> int:
    """MOF-IMM-01: the kinds of cards a symbol protects from, as bits; none for other symbols."""
    if symbol == IMMUNE_ALL:
        return (1 << len(KINDS)) - 1
    if symbol == IMMUNE_CORRUPTION:
        return 1 << CORRUPTION
    if symbol == IMMUNE_ANTI_FOOTBALL:
        return 1 << ANTI_FOOTBALL
    return 1 << EVOLUTION if symbol == IMMUNE_EVOLUTION else 0


def manager_bonus(game: Mof, match: Match, side: int, symbol: int) -> int:
    """MOF-MGR-12, MOF-MGR-15: own modifiers, and those the opponent's card gives to this side."""
    total = 0
    for effect in abilities(game, match, side):
        if effect.symbol == symbol and effect.on == OWN and works(effect, side):
            total += effect.n
    for effect in abilities(game, match, 1 - side):
        if effect.symbol == symbol and effect.on == OPPONENT and works(effect, 1 - side):
            total += effect.n
    return total
