"""Immunity: what a card cannot do to whom.

MOF-IMM-01      There is immunity to all cards, to corruption, to anti-football and to evolution.
MOF-IMM-02      (ruling) Void is what a card of such a kind, played by anyone else, does to the team, its players, dice
                or goals, or to the match as a whole.
MOF-IMM-03      (ruling) What the opponent does to his own team is not stopped.
MOF-IMM-04      (ruling) A team's own cards are never stopped by its own immunity.
MOF-IMM-05      (ruling) Helpful cards of others are stopped too; immunity cannot be waived.
MOF-IMM-06      Rerolls of Godfather and Special One and Joga Bonito's modifiers are no card effects.
MOF-IMM-08      (ruling) It does not protect one's own corruption card from a Whistleblower.
MOF-IMM-09      (ruling) Granted by a card it works against what resolves after it, not against what is in force.
"""

from __future__ import annotations

from touchline.titles.masters_of_football.printed import ALL_TACTICS
from touchline.titles.masters_of_football.rules.restrictions import fits
from touchline.titles.masters_of_football.state import Match, Mof


def shielded(game: Mof, match: Match, side: int, card: int, owner: int) -> bool:
    """MOF-IMM-02, MOF-IMM-04, MOF-IMM-05: this side is immune to this card, played by somebody else."""
    return bool(immune_kinds(game, match, side) >> game.cards.kind[card] & 1) and match.teams[side] != owner


def immune_kinds(game: Mof, match: Match, side: int) -> int:
    """The kinds of cards a side is immune to now, as bits."""
    immune = match.immune[side]
    for guarded, card, kinds in match.guards:
        if guarded == side and fits(game, match, card):  # MOF-CARD-05
            immune |= kinds
    return immune


def protect(game: Mof, match: Match, side: int, card: int, kinds: int) -> None:
    """MOF-IMM-09: from now on; with a restriction, while the tactic fits (MOF-CARD-06)."""
    if game.cards.tactics[card] == ALL_TACTICS:
        match.immune[side] |= kinds
    else:
        match.guards.append((side, card, kinds))


def match_shielded(game: Mof, match: Match, card: int, owner: int) -> bool:
    """MOF-IMM-02: an effect on the match as a whole counts as applied to whoever did not play it."""
    return shielded(game, match, 0, card, owner) or shielded(game, match, 1, card, owner)


def shields(game: Mof, match: Match, card: int, owner: int) -> int:
    """MOF-IMM-09: the sides immune to the card now, as bits, for a card that stays in force."""
    return sum(1 << side for side in (0, 1) if shielded(game, match, side, card, owner))
