"""Line-ups of Match of the Season by their exact odds: the formation before a match, one change when all lies open."""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.odds import match_odds, on_face
from touchline.titles.match_of_the_season.rules.changes import after_exchange, bench
from touchline.titles.match_of_the_season.rules.lineup import available, field, fullest
from touchline.titles.match_of_the_season.runs import arrange_picks, best_against, lay_opponent
from touchline.titles.match_of_the_season.state import INTERNATIONAL, Match, Mots

WIN_POINTS: Final = 3  # points of a league match; in a cup, where nothing is drawn, a measure like any other
DRAW_POINTS: Final = 1


class Promise:
    """The expected points of a formation, and the faces that surely win or lose."""

    __slots__ = ("faces", "lost", "option", "points", "won")

    def __init__(self, option: int, points: float, won: int, lost: int, faces: int) -> None:
        self.option = option
        self.points = points
        self.won = won
        self.lost = lost
        self.faces = faces


def expected_points(game: Mots, match: Match, which: int) -> float:
    """Return the points that one side may expect from the match as it is."""
    home, away, neither, of = match_odds(game, match)
    return (WIN_POINTS * (home if which == c.HOME else away) + DRAW_POINTS * neither) / of


def formation_odds(game: Mots, team: int, competition: int, opponent: int) -> list[Promise]:
    """Return the points of every formation that fields as many as possible, against the opponent's likely line-up."""
    lines, match = available(game, team, competition), Match(team, opponent, competition)
    told, game.told = game.told, None
    if opponent >= INTERNATIONAL:
        lay_opponent(game, match.away, opponent)
    else:
        theirs = available(game, opponent, competition)
        field(game, match.away, best_against(game, opponent, theirs, competition, team))
    found: list[Promise] = []
    for formation in fullest(game, lines):
        field(game, match.home, arrange_picks(game, formation, lines))
        won, lost = certain(game, match)
        found.append(Promise(formation, expected_points(game, match, c.HOME), won, lost, len(game.rules.faces)))
    game.told = told
    return found


def certain(game: Mots, match: Match) -> tuple[int, int]:
    """Return how many faces win, and lose, whoever takes a penalty."""
    won = lost = 0
    for event in game.rules.faces:
        home, away, _, of = on_face(game, match, event)
        won += home == of
        lost += away == of
    return won, lost


def changes(game: Mots, match: Match, which: int) -> list[tuple[float, int, int]]:
    """Return every change that takes off the weakest of a line for the best of another: points, out, in."""
    side, stars, at = match.side(which), game.cards.stars, game.cards.position
    reserves = bench(game, side, match.competition)
    found: list[tuple[float, int, int]] = []
    for line in range(1, 4):
        fielded = [player for player in side.slots if player >= 0 and at[player] == line]
        if not fielded:
            continue
        out = min(fielded, key=lambda player: stars[player])
        for other in range(1, 4):
            fresh = [player for player in reserves if at[player] == other]
            if fresh:
                player = max(fresh, key=lambda each: stars[each])
                for formation in after_exchange(game, side, out, player):
                    found.append((with_change(game, match, which, formation, out, player), out, player))
    return found


def with_change(game: Mots, match: Match, which: int, formation: int, out: int, player: int) -> float:
    """Compute the points of the match with the change, and restore it."""
    side = match.side(which)
    shape, slots, stars = side.formation, side.slots, side.stars
    lines: list[list[int]] = [[], [], [], []]
    for each in slots:
        if each != NOBODY:
            each = player if each == out else each
            lines[game.cards.position[each]].append(each)
    told, game.told = game.told, None
    field(game, side, arrange_picks(game, formation, lines))
    points = expected_points(game, match, which)
    side.formation, side.slots, side.stars = shape, slots, stars
    game.told = told
    return points
