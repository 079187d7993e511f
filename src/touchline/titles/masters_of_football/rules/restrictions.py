"""Tactic restrictions of action cards.

MOF-CARD-05     A card with a restriction works only while the match tactic is one of those it shows.
MOF-CARD-06     (ruling) Under another tactic it lies dormant: modifiers, immunities and rerolls left on the table.
MOF-CARD-07     (ruling) It may be played then, unless all it does happens at once.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football.printed import (
    ALL_TACTICS,
    DISALLOW_GOAL,
    EXTRA_ATTACK_TURN,
    GAIN_HOME_ADVANTAGE,
    RECEIVE_MONEY,
    ROLL_EXTRA_ATTACK,
    ROLL_TACTIC_BATTLE,
    SKIP_NEXT_TURN,
)
from touchline.titles.masters_of_football.state import Match, Mof

AT_ONCE: Final = (
    SKIP_NEXT_TURN,
    EXTRA_ATTACK_TURN,
    ROLL_EXTRA_ATTACK,
    ROLL_TACTIC_BATTLE,
    DISALLOW_GOAL,
    GAIN_HOME_ADVANTAGE,
    RECEIVE_MONEY,
)


def fits(game: Mof, match: Match, card: int) -> bool:
    """MOF-CARD-05: the match tactic is one of those the card shows."""
    return allows(game, card, match.tactic)


def allows(game: Mof, card: int, tactic: int) -> bool:
    """Return whether the card works under a tactic; a restricted card needs one."""
    allowed = game.cards.tactics[card]
    return allowed == ALL_TACTICS or (tactic != NOBODY and bool(allowed >> tactic & 1))
