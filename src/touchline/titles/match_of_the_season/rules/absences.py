"""Absences: injury, red card, international duty.

MOTS-INJ-01   Injury square: d12; the player with that number in the line-up misses the next league match.
MOTS-INJ-02   On a 12 nobody is injured.
MOTS-INJ-03   In week 5 injury and red-card squares are for all teams.
MOTS-INJ-04   (ruling) Then all roll at once, in seat order from the active team.
MOTS-RED-01   Red-card square: the same.
MOTS-RED-02   On a 12 there is no red card.
MOTS-INTL-01  International duty: all players from the countries shown miss the next league match.
MOTS-INTL-02  Only cards of three stars and more show a country.
MOTS-INTL-03  (ruling) Only the active team is affected; an option makes it all.
MOTS-INTL-04  (ruling) Reserves are affected too.
MOTS-INTL-05  (ruling) It is applied once: players bought later are not affected.
MOTS-ABS-01   (ruling) A marker with its cause lies on the player.
MOTS-ABS-02   (ruling) The d12 is read against the standing line-up.
MOTS-ABS-03   (ruling) An empty slot has no effect.
MOTS-ABS-04   (ruling) Causes are kept apart, one marker for each; the same cause twice adds nothing; no second roll.
MOTS-ABS-05   (ruling) A marked player may play cup and play-off matches (see available in lineup.py).
MOTS-ABS-06   (ruling) All markers go when every match of the next league round has been played, before its auction.
MOTS-ABS-07   (ruling) A match against the ghost team counts as that match.
MOTS-ABS-09   (ruling) Those left after the last round go at the start of the end of the season.
MOTS-ABS-10   (ruling) A league round passed in the same move is played before the new marker (see season.py).
MOTS-ABS-11   (ruling) The ghost team is never affected: it is in nobody's turn order.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.state import ELEVEN, Mots

CAUSES: Final = (c.INJURED, c.SENT_OFF, c.CALLED_UP)


def causes_of(game: Mots, player: int) -> list[int]:
    """The causes of the player's absence; none if he is fit."""
    return [cause for cause in CAUSES if game.marks[player] & cause]


def absence_roll(game: Mots, team: int, cause: int) -> None:
    """One d12 on the standing line-up.

    MOTS-INJ-01, MOTS-INJ-02, MOTS-RED-01, MOTS-RED-02, MOTS-ABS-02 to MOTS-ABS-04.
    """
    face = game.roll(12, c.ROLL_ABSENCE)
    game.tell(c.TELL_D12, team, face, cause)
    player = game.teams[team].lineup[face - 1] if face <= ELEVEN else NOBODY
    if player == NOBODY or game.marks[player] & cause:  # MOTS-ABS-04
        game.tell(c.TELL_LUCKY, team)
        return
    mark(game, team, player, cause)
    game.then((c.STEP_REACT_ABSENCE, team))


def mark(game: Mots, team: int, player: int, cause: int) -> None:
    game.marks[player] |= cause  # MOTS-ABS-01, MOTS-ABS-04
    game.tell(c.TELL_ABSENT, team, player, cause)


def take_back(game: Mots, team: int, player: int, cause: int) -> None:
    """Remove the marker of one cause; MOTS-ABS-04: the others stay."""
    game.tell(c.TELL_BACK, team, player, cause)
    game.marks[player] &= ~cause


def on_duty(game: Mots, team: int) -> None:
    """MOTS-INTL-01, MOTS-INTL-02, MOTS-INTL-04, MOTS-INTL-05: the whole squad, as it is now."""
    countries = game.cards.duty[game.token]
    hit = False
    for player in game.teams[team].squad:
        if game.cards.country[player] in countries and not game.marks[player] & c.CALLED_UP:
            mark(game, team, player, c.CALLED_UP)
            hit = True
    if hit:
        game.then((c.STEP_REACT_ABSENCE, team))


def markers_off(game: Mots) -> None:
    """All markers come off: MOTS-ABS-06, MOTS-ABS-09."""
    if any(game.marks):
        game.marks = [c.FIT] * len(game.marks)
        game.tell(c.TELL_SERVED)
