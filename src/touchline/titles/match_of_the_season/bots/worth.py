"""The worth of a squad of Match of the Season: wins less defeats in a match, over the faces of the match die.

Squads lie open, so the elevens of the other teams are known: a squad is laid out in every formation against each of
them, and the best one counts.  Lines change until the next match, so a lead in stars is a chance and not a certainty.
"""

from __future__ import annotations

from math import exp
from typing import Final

from touchline.titles.match_of_the_season.printed import (
    AWAY_ATTACK_V_HOME_DEFENCE,
    AWAY_PENALTY,
    BEST_ATTACK,
    BEST_DEFENCE,
    BEST_MIDFIELD,
    BEST_TEAM,
    HOME_ATTACK_V_AWAY_DEFENCE,
    HOME_PENALTY,
)
from touchline.titles.match_of_the_season.state import Mots

MAX_STARS: Final = 5  # stars
MAX_IN_LINE: Final = 5
MAX_LEAD: Final = 40  # a larger lead counts as this one
EMERGENCY_STARS: Final = 1  # stars of the player who would be signed for an empty place
LINE_SPREAD_STARS: Final = 1.6  # in stars: how much a line's lead may change until the match
TEAM_SPREAD_STARS: Final = 2.6


def curve(spread: float) -> list[float]:
    """Return wins less defeats for a lead of -MAX_LEAD to MAX_LEAD stars."""
    return [2.0 / (1.0 + exp(-lead / spread)) - 1.0 for lead in range(-MAX_LEAD, MAX_LEAD + 1)]


LINE: Final = curve(LINE_SPREAD_STARS)
TEAM: Final = curve(TEAM_SPREAD_STARS)


class Eleven:
    """The stars of a side in one formation: keeper, lines, all; and how many have more than this many."""

    __slots__ = ("above", "attack", "defence", "keeper", "midfield", "total")

    def __init__(self, keeper: int, defence: int, midfield: int, attack: int) -> None:
        self.keeper = keeper
        self.defence = defence
        self.midfield = midfield
        self.attack = attack
        self.total = keeper + defence + midfield + attack
        self.above = [0] * (MAX_STARS + 1)


def rank_by_position(game: Mots, players: list[int]) -> list[list[int]]:
    """Return the stars of each position, best first, as many as may play."""
    stars, position = game.cards.stars, game.cards.position
    lines: list[list[int]] = [[], [], [], []]
    for player in players:
        lines[position[player]].append(stars[player])
    for line in lines:
        line.sort(reverse=True)
        while len(line) < MAX_IN_LINE:
            line.append(EMERGENCY_STARS)
    return lines


def elevens(game: Mots, players: list[int]) -> list[Eleven]:
    """Return the best eleven of the squad in each formation."""
    cards, lines = game.cards, rank_by_position(game, players)
    found: list[Eleven] = []
    for formation in game.rules.formations:
        defenders, midfielders = cards.defenders[formation], cards.midfielders[formation]
        attackers = cards.attackers[formation]
        fielded = lines[1][:defenders] + lines[2][:midfielders] + lines[3][:attackers]
        keeper = lines[0][0]
        eleven = Eleven(
            keeper,
            sum(fielded[:defenders]),
            sum(fielded[defenders : defenders + midfielders]),
            sum(lines[3][:attackers]),
        )
        above = eleven.above
        for stars in fielded:
            for less in range(stars):
                above[less] += 1
        for less in range(keeper):
            above[less] += 1
        found.append(eleven)
    return found


def strongest(sides: list[Eleven]) -> Eleven:
    best = sides[0]
    for side in sides:
        if side.total > best.total:
            best = side
    return best


def against(faces: list[int], own: Eleven, other: Eleven) -> float:
    """Return wins less defeats of one roll, home or away."""
    total = 0.0
    for event in faces:
        if event == BEST_TEAM:
            total += TEAM[own.total - other.total + MAX_LEAD]
        elif event == BEST_ATTACK:
            total += LINE[own.attack - other.attack + MAX_LEAD]
        elif event == BEST_MIDFIELD:
            total += LINE[own.midfield - other.midfield + MAX_LEAD]
        elif event == BEST_DEFENCE:
            total += LINE[own.defence - other.defence + MAX_LEAD]
        elif event == HOME_PENALTY:
            total += own.above[other.keeper] / 11
        elif event == AWAY_PENALTY:
            total -= other.above[own.keeper] / 11
        elif event in (HOME_ATTACK_V_AWAY_DEFENCE, AWAY_ATTACK_V_HOME_DEFENCE):
            total += (LINE[own.attack - other.defence + MAX_LEAD] + LINE[own.defence - other.attack + MAX_LEAD]) / 2
    return total / len(faces)


def worth(game: Mots, players: list[int], others: list[Eleven]) -> float:
    """Return the value of the best formation against each of the others, on average."""
    sides, faces = elevens(game, players), game.rules.faces
    total = 0.0
    for other in others:
        best = -1.0
        for side in sides:
            chance = against(faces, side, other)
            if chance > best:
                best = chance
        total += best
    return total / max(len(others), 1)
