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

from touchline.titles.masters_of_football.state import Match, Mof


def shielded(game: Mof, match: Match, side: int, card: int, owner: int) -> bool:
    """MOF-IMM-02, 04, 05: this side is immune to this card, played by somebody else."""
    return bool(match.immune[side] >> game.cards.kind[card] & 1) and match.teams[side] != owner


def match_shielded(game: Mof, match: Match, card: int, owner: int) -> bool:
    """MOF-IMM-02: an effect on the match as a whole counts as applied to whoever did not play it."""
    return shielded(game, match, 0, card, owner) or shielded(game, match, 1, card, owner)


def shields(game: Mof, match: Match, card: int, owner: int) -> int:
    """MOF-IMM-09: the sides immune to the card now, as bits, for a card that stays in force."""
    return sum(1 << side for side in (0, 1) if shielded(game, match, side, card, owner))
