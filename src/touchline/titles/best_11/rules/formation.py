"""Pitch and formation: who may come in, and what he is worth.

B11-PITCH-01  Footballers have roles: D, C and A are defender, midfielder, attacker.
B11-PITCH-02  The fourth role is P, the goalkeeper.
B11-PITCH-03  The formation says how many places each role has, eleven in all.
B11-PITCH-04  (ruling) First number D, last A, those between C, and one P: so the file of formations has it.
B11-PITCH-05  A footballer comes in, however he comes, only where a place of his role is free.
B11-PITCH-06  (ruling) No bench: whoever a team has is on the pitch.
B11-PITCH-07  (ruling) The formation never changes.
B11-PITCH-08  (ruling) A footballer's value is what is printed, and 2 more for the captain; no boost is part of it.
B11-PITCH-09  (ruling) An injured footballer still counts for four, for eleven and for the score.
B11-TEAM-50   The captain's value is 2 higher.
B11-TEAM-51   A team that loses its captain, for whatever reason, loses the armband.
B11-TEAM-53   (ruling) An armband that was lost may be given again.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import COACH, ELEVEN
from touchline.titles.best_11.state import Best11, Team

ARMBAND: Final = 2  # B11-TEAM-50
FREE_LEAST: Final = (1, 3, 3, 1)  # without a board: at least and at most so many of each role
FREE_MOST: Final = (1, 5, 5, 3)


def room(game: Best11, team: Team, role: int) -> bool:
    """B11-PITCH-03, B11-PITCH-05: is a place of this role free?"""
    if not game.rules.formation_free:
        return team.roles[role] < game.cards.places[team.board][role]
    if team.roles[role] >= FREE_MOST[role]:
        return False
    needed = 0
    for each in range(COACH):
        needed += max(FREE_LEAST[each], team.roles[each] + (each == role))
    return needed <= ELEVEN  # eleven in all, with enough left for the other roles


def fits(game: Best11, seat: int, card: int) -> bool:
    """B11-PITCH-05, B11-COACH-01: has the team a place for this card, footballer or coach?"""
    role = game.cards.role[card]
    if role == COACH:
        return game.teams[seat].coach == NOBODY
    return room(game, game.teams[seat], role)


def fits_for(game: Best11, seat: int, card: int, leaving: int) -> bool:
    """B11-TEAM-37: has the team a place for this footballer once another is gone?"""
    team, role = game.teams[seat], game.cards.role[leaving]
    team.roles[role] -= 1
    free = room(game, team, game.cards.role[card])
    team.roles[role] += 1
    return free


def value(game: Best11, team: Team, card: int) -> int:
    """B11-PITCH-08: as printed, and 2 more for the captain."""
    return game.cards.value[card] + (ARMBAND if team.captain == card else 0)


def join(game: Best11, seat: int, card: int) -> None:
    """A footballer or coach comes in and is on the pitch.  B11-PITCH-06"""
    team, role = game.teams[seat], game.cards.role[card]
    if role == COACH:
        team.coach = card
        return
    insort(team.footballers, card)
    team.roles[role] += 1


def leave(game: Best11, seat: int, card: int) -> None:
    """A footballer goes, and with the captain the armband.  B11-TEAM-51, B11-TEAM-53"""
    team = game.teams[seat]
    team.footballers.remove(card)
    team.roles[game.cards.role[card]] -= 1
    if team.captain == card:
        team.captain = NOBODY
        team.armband = game.rules.armband_reusable
        game.tell(c.TELL_ARMBAND_LOST, seat, card)


def discard(game: Best11, card: int) -> None:
    """B11-MULTI-20: to the pile of its own box; an injury does not follow a card out of the game."""
    game.team_discard[game.cards.box_of[card]].append(card)
    game.injured = [each for each in game.injured if each[0] != card]


def fit(game: Best11, card: int) -> bool:
    """Not injured."""
    return not game.injured or card not in [each[0] for each in game.injured]
