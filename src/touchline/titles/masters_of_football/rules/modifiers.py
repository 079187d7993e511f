"""Modifiers of players and teams.

MOF-PMOD-01     Whoever plays the card chooses the player (targets in playing.py).
MOF-PMOD-02     The effect stays with him until the end of the match.
MOF-PMOD-03     No value of a player falls below 0 or rises above 7 by it.
MOF-PMOD-05     (ruling) Several are summed, then clamped once.
MOF-PMOD-07     (ruling) A modifier of attack or defence counts under every tactic the card allows.
MOF-CARD-05     A card with a restriction works only under the tactics it shows; MOF-CARD-06 (ruling) else it sleeps.
MOF-CARD-09     (ruling) All effects of a card go to the one team stated.
MOF-CARD-13     Modifiers work until the end of the match.
MOF-CARD-29     (ruling) Call to Arms: attack and defence +2; Continuous Movement: defence -2 (effects.csv).
MOF-TACTIC-25   (ruling) A restricted tactic modifier counts only if the target's own tactic card fits.
MOF-SYM-06      Team modifiers of attack, defence and tactic; MOF-SYM-16 the same on one player.
MOF-SYM-07      (ruling) They are added to the value, not to the level.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football.printed import MOD_ATTACK, MOD_TACTIC
from touchline.titles.masters_of_football.rules.legality import allows
from touchline.titles.masters_of_football.rules.managers import manager_bonus
from touchline.titles.masters_of_football.state import Match, Mof, Played

HIGHEST: Final = 7


def awake(game: Mof, match: Match, played: Played, symbol: int) -> bool:
    """MOF-CARD-05, MOF-CARD-06; for the tactic battle MOF-TACTIC-25."""
    tactic = match.chosen[played.side] if symbol == MOD_TACTIC else match.tactic
    return allows(game, played.card, tactic)


def from_cards(game: Mof, match: Match, side: int, slot: int, symbol: int) -> int:
    """The sum of the cards in force on a side (slot: NOBODY) or on one of its players."""
    total = 0
    for played in match.table:
        if (
            played.side == side and played.slot == slot and awake(game, match, played, symbol)
        ):  # MOF-CARD-09, MOF-PMOD-02
            total += game.cards.effect(played.card, symbol)
    return total


def team_bonus(game: Mof, match: Match, side: int, symbol: int) -> int:
    """Cards on the team, abilities of both managers."""
    return from_cards(game, match, side, NOBODY, symbol) + manager_bonus(game, match, side, symbol)


def printed_value(game: Mof, match: Match, player: int, symbol: int) -> int:
    if symbol == MOD_TACTIC:
        return game.cards.rating[player]
    values = game.cards.attack if symbol == MOD_ATTACK else game.cards.defence
    return values[player][match.tactic]


def player_value(game: Mof, match: Match, side: int, slot: int, symbol: int) -> int:
    """MOF-PMOD-03, MOF-PMOD-05."""
    value = printed_value(game, match, match.lineup[side][slot], symbol)
    if match.table:
        value += from_cards(game, match, side, slot, symbol)
    return min(HIGHEST, max(0, value))


def team_value(game: Mof, match: Match, side: int, symbol: int) -> int:
    """The three players and what is added to the team."""
    total = team_bonus(game, match, side, symbol)  # MOF-SYM-06, MOF-SYM-07
    for slot in range(len(match.lineup[side])):
        total += player_value(game, match, side, slot, symbol)
    return total


def bare_value(game: Mof, match: Match, side: int, symbol: int) -> int:
    """MOF-LEVEL-01: the fielded players alone."""
    return sum(printed_value(game, match, player, symbol) for player in match.lineup[side])
