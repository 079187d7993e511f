"""Penalties.

MOTS-PEN-01  A d12 picks the taker in the line-up of the team that was awarded the penalty.
MOTS-PEN-02  For an away penalty the away manager rolls,
MOTS-PEN-03  (ruling) for a home penalty the home manager,
MOTS-PEN-11  (ruling) for an international team the engine: here the dealer rolls for all.
MOTS-PEN-04  More stars than the opposing goalkeeper: a goal, his team wins.
MOTS-PEN-05  In every other case it is saved: a draw.
MOTS-PEN-06  Number 1 is the goalkeeper; he can be the taker.
MOTS-PEN-07  (ruling) A 12 is rolled again; by option it is a saved penalty.
MOTS-PEN-08  (ruling) So is an empty slot.
MOTS-PEN-09  (ruling) Against an empty goal every taker scores.
MOTS-PEN-10  (ruling) Tactic cards never change the stars of taker or goalkeeper.
MOTS-ADV-09  In the advanced game the home penalty is the same,
MOTS-ADV-10  and the away penalty;
MOTS-ADV-20  (ruling) equal stars are no goal;
MOTS-ADV-38  (ruling) a 12 or an empty slot is rolled again.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.state import ELEVEN, Match, Mots


def penalty(game: Mots, match: Match, which: int) -> int:
    """The side that scores, or NEITHER."""
    side, keeper = match.side(which), match.side(1 - which).stars[0]  # MOTS-PEN-09: an empty goal has no stars
    face = game.roll(12, c.ROLL_TAKER)
    while face > ELEVEN or side.slots[face - 1] == NOBODY:
        if game.rules.draw_is_save:
            game.tell(c.TELL_SAVED, side.who)
            return c.NEITHER
        face = game.roll(12, c.ROLL_TAKER)  # MOTS-PEN-07, MOTS-PEN-08
    game.tell(c.TELL_TAKER, side.who, face, side.stars[face - 1], keeper)
    if side.stars[face - 1] > keeper:
        return which  # MOTS-PEN-04
    game.tell(c.TELL_SAVED, side.who)
    return c.NEITHER  # MOTS-PEN-05
