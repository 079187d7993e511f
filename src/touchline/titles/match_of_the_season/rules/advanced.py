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
MOTS-ADV-39  (ruling) one at most after each roll that another follows, home first.
MOTS-ADV-24  (ruling) Replacing an injured player is one of the three.
MOTS-ADV-40  (ruling) With none left, or nobody who fits, he is not replaced.
MOTS-ADV-41  (ruling) Who is sent off is not replaced: a substitution exchanges a player on the pitch for a reserve.
MOTS-ADV-26  (ruling) Who has left the match does not return to it.
MOTS-ADV-42  (ruling) No absence marker for what happens in a match.
MOTS-ADV-32  (ruling) An international team makes no substitutions.
MOTS-ADV-33  (ruling) The squares of the board keep their effect on the next league match (absences.py).
MOTS-ADV-34  (ruling) An emptied slot stays empty and counts nothing.
MOTS-2P-15   (ruling) Between the two teams of one manager only the strongest exchange is allowed, none that weakens.
MOTS-ADV-35  (ruling) The starting line-up stays the standing one: what changes here is the match's own.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY, Refusal
from touchline.kernel.vocabulary import PASS
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import AWAY_RED_CARD, HOME_INJURY, HOME_RED_CARD
from touchline.titles.match_of_the_season.rules.changes import bench, exchange, substitutes
from touchline.titles.match_of_the_season.rules.lineup import own_derby
from touchline.titles.match_of_the_season.state import ELEVEN, INTERNATIONAL, Match, Mots, Side

SUBSTITUTIONS: Final = 3  # MOTS-ADV-22, MOTS-ADV-23


def off_with(game: Mots, match: Match, event: int) -> None:
    """MOTS-ADV-11 to MOTS-ADV-15, MOTS-ADV-21, MOTS-ADV-36, MOTS-ADV-37: a d12 picks a man of the side concerned."""
    side = match.side(c.HOME if event in (HOME_RED_CARD, HOME_INJURY) else c.AWAY)
    face = game.roll(12, c.ROLL_VICTIM)
    if face > ELEVEN or side.slots[face - 1] == NOBODY:
        return
    red = event in (HOME_RED_CARD, AWAY_RED_CARD)
    game.tell(c.TELL_SENT_OFF if red else c.TELL_HURT, side.who, face)
    player = side.slots[face - 1]
    if player >= 0:
        side.gone.append(player)  # MOTS-ADV-26
    if red or not replace(game, match, side, player):
        side.slots[face - 1], side.stars[face - 1] = NOBODY, 0  # MOTS-ADV-34, MOTS-ADV-40


def replace(game: Mots, match: Match, side: Side, out: int) -> bool:
    """MOTS-ADV-13, MOTS-ADV-14, MOTS-ADV-24, MOTS-ADV-40: the injured must be substituted, if anybody fits."""
    if not may_substitute(side):
        return False
    options = candidates(game, match, side, out)
    if not options:
        return False
    bring_on(game, side, out, options)
    return True


def candidates(game: Mots, match: Match, side: Side, out: int) -> list[int]:
    """Reserves who may come on for him; MOTS-2P-15: in an own derby the strongest of them."""
    fitting = substitutes(game, side, out, bench(game, side, match.competition))
    if not fitting or not own_derby(game, match.home.who, match.away.who):
        return fitting
    stars = game.cards.stars
    most = max([stars[player] for player in fitting])
    return [player for player in fitting if stars[player] == most]


def may_substitute(side: Side) -> bool:
    return side.who < INTERNATIONAL and side.subs < SUBSTITUTIONS  # MOTS-ADV-32


def bring_on(game: Mots, side: Side, out: int, options: list[int]) -> None:
    """One of these for him: MOTS-ADV-25, MOTS-ADV-34."""
    player = options[0]
    if len(options) > 1:
        player = game.ask(game.seat_of[side.who], c.ASK_SUB_IN, options, side.who, out, why=why_sub_in)
    laid = exchange(game, side, out, player)
    side.formation, side.slots = laid[0], laid[1:]
    side.stars = [game.cards.stars[each] if each >= 0 else 0 for each in side.slots]
    side.subs += 1
    if out not in side.gone:
        side.gone.append(out)
    game.tell(c.TELL_SUBSTITUTED, side.who, out, player, side.formation)


def substitute(game: Mots, which: int) -> None:
    """MOTS-ADV-22, MOTS-ADV-39, MOTS-ADV-41: one man off, one on, or nobody."""
    match = game.match
    assert match is not None
    side = match.side(which)
    if not may_substitute(side):
        return
    outs = replaceable(game, match, side)
    if not outs:
        return
    out = game.ask(game.seat_of[side.who], c.ASK_SUB_OUT, [PASS, *outs], side.who, side.subs, why=why_sub_out)
    if out != PASS:
        bring_on(game, side, out, candidates(game, match, side, out))


def replaceable(game: Mots, match: Match, side: Side) -> list[int]:
    """Players on the pitch who may be taken off; MOTS-2P-15: in an own derby for the most stars gained, never lost."""
    reserves = bench(game, side, match.competition)
    outs = [each for each in side.slots if each >= 0 and substitutes(game, side, each, reserves)] if reserves else []
    if not outs or not own_derby(game, match.home.who, match.away.who):
        return outs
    stars = game.cards.stars
    gains = [stars[candidates(game, match, side, out)[0]] - stars[out] for out in outs]
    most = max(gains)
    return [out for out, gain in zip(outs, gains, strict=True) if gain == most >= 0]


def why_sub_out(game: Mots, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    """MOTS-2P-15: players on the pitch whose exchange would not leave the strongest side."""
    match = game.match
    assert match is not None
    if not own_derby(game, match.home.who, match.away.who):
        return []
    side = match.home if match.home.who == context[0] else match.away
    outs = replaceable(game, match, side)
    return [Refusal(each, c.WHY_WEAKER, (each,)) for each in side.slots if each >= 0 and each not in outs]


def why_sub_in(game: Mots, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    """MOTS-2P-15: reserves who fit, but are not the strongest of them."""
    match, (team, out) = game.match, context
    assert match is not None
    side = match.home if match.home.who == team else match.away
    strongest = candidates(game, match, side, out)
    fitting = substitutes(game, side, out, bench(game, side, match.competition))
    return [Refusal(player, c.WHY_WEAKER, (player,)) for player in fitting if player not in strongest]
