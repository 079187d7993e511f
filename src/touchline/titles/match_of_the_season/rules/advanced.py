"""The advanced game: men leave the pitch, others come on.

MOTS-ADV-11  Red card home: a d12 picks the player, removed for the rest of this match only;
MOTS-ADV-36  on a 12 there is none.
MOTS-ADV-12  Red card away: the same.
MOTS-ADV-13  Injury home: a d12 picks the player, out for this match only, who must be substituted;
MOTS-ADV-37  on a 12 there is none.
MOTS-ADV-14  The formation may be changed and a player of another position brought on.
MOTS-ADV-15  Injury away: the same.
MOTS-ADV-21  (ruling) A number whose slot is empty has no effect.
MOTS-ADV-22  After each roll the managers may substitute, three in all;
MOTS-ADV-23  (ruling) three for each team and match;
MOTS-ADV-39  (ruling) one at most after each of rolls 1 to 5, home first.
MOTS-ADV-24  (ruling) Replacing an injured player is one of the three.
MOTS-ADV-40  (ruling) With none left, or nobody who fits, he is not replaced.
MOTS-ADV-41  (ruling) Who is sent off is not replaced: a substitution exchanges a player on the pitch for a reserve.
MOTS-ADV-26  (ruling) Who has left the match does not return to it.
MOTS-ADV-42  (ruling) No absence marker for what happens in a match.
MOTS-ADV-32  (ruling) An international team makes no substitutions.
MOTS-ADV-33  (ruling) The squares of the board keep their effect on the next league match (absences.py).
MOTS-ADV-34  (ruling) An emptied slot stays empty and counts nothing.
MOTS-ADV-35  (ruling) The starting line-up stays the standing one: what changes here is the match's own.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.match_of_the_season.codes import (
    ASK_SUB_IN,
    ASK_SUB_OUT,
    AWAY,
    HOME,
    ROLL_VICTIM,
    TELL_HURT,
    TELL_SENT_OFF,
    TELL_SUBSTITUTED,
)
from touchline.titles.match_of_the_season.printed import AWAY_RED_CARD, HOME_INJURY, HOME_RED_CARD
from touchline.titles.match_of_the_season.rules.changes import bench, exchange, substitutes
from touchline.titles.match_of_the_season.state import ELEVEN, INTERNATIONAL, Match, Mots, Side

SUBSTITUTIONS: Final = 3  # MOTS-ADV-22, 23


def off_with(game: Mots, match: Match, event: int) -> None:
    """MOTS-ADV-11 to MOTS-ADV-15, 21, 36, 37: a d12 picks a man of the side concerned."""
    side = match.side(HOME if event in (HOME_RED_CARD, HOME_INJURY) else AWAY)
    face = game.roll(12, ROLL_VICTIM)
    if face > ELEVEN or side.slots[face - 1] == NOBODY:
        return
    red = event in (HOME_RED_CARD, AWAY_RED_CARD)
    game.tell(TELL_SENT_OFF if red else TELL_HURT, side.who, face)
    player = side.slots[face - 1]
    if player >= 0:
        side.gone.append(player)  # MOTS-ADV-26
    if red or not replace(game, match, side, player):
        side.slots[face - 1], side.stars[face - 1] = NOBODY, 0  # MOTS-ADV-34, 40


def replace(game: Mots, match: Match, side: Side, out: int) -> bool:
    """MOTS-ADV-13, 14, 24, 40: the injured must be substituted, if anybody fits."""
    if not may_substitute(side):
        return False
    options = substitutes(game, side, out, bench(game, side, match.competition))
    if not options:
        return False
    bring_on(game, side, out, options)
    return True


def may_substitute(side: Side) -> bool:
    return side.who < INTERNATIONAL and side.subs < SUBSTITUTIONS  # MOTS-ADV-32


def bring_on(game: Mots, side: Side, out: int, options: list[int]) -> None:
    """One of these for him: MOTS-ADV-25, 34."""
    player = options[0]
    if len(options) > 1:
        player = game.ask(game.seat_of[side.who], ASK_SUB_IN, options, side.who, out)
    laid = exchange(game, side, out, player)
    side.formation, side.slots = laid[0], laid[1:]
    side.stars = [game.cards.stars[each] if each >= 0 else 0 for each in side.slots]
    side.subs += 1
    if out not in side.gone:
        side.gone.append(out)
    game.tell(TELL_SUBSTITUTED, side.who, out, player, side.formation)


def substitute(game: Mots, which: int) -> None:
    """MOTS-ADV-22, 39, 41: one man off, one on, or nobody."""
    match = game.match
    assert match is not None
    side = match.side(which)
    if not may_substitute(side):
        return
    reserves = bench(game, side, match.competition)
    outs = [each for each in side.slots if each >= 0 and substitutes(game, side, each, reserves)] if reserves else []
    if not outs:
        return
    out = game.ask(game.seat_of[side.who], ASK_SUB_OUT, [PASS, *outs], side.who, side.subs)
    if out != PASS:
        bring_on(game, side, out, substitutes(game, side, out, reserves))
