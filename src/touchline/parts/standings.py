"""League tables: results in, places out, ties broken criterion by criterion.

A criterion is a function (results, side, group) -> number, higher is better; `group` is the tied sides, so that a
criterion may look at the matches among them only.  After a criterion splits a group, each part that is still level
starts again with the first criterion among its own members (`restart`), or goes on with the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final


class Match:
    """A result: who played whom, the goals of each; if it was level, who won all the same (a shoot-out)."""

    __slots__ = ("away", "away_goals", "home", "home_goals", "winner")

    def __init__(self, home: int, away: int, home_goals: int, away_goals: int, winner: int = -1) -> None:
        self.home = home
        self.away = away
        self.home_goals = home_goals
        self.away_goals = away_goals
        self.winner = winner

    def goals(self, side: int) -> tuple[int, int]:
        """Return the goals scored and conceded by this side."""
        if side == self.home:
            return self.home_goals, self.away_goals
        return self.away_goals, self.home_goals


Criterion = Callable[[list[Match], int, list[int]], int]
WIN_POINTS: Final = 3
DRAW_POINTS: Final = 1


def match_points(match: Match, side: int) -> int:
    scored, conceded = match.goals(side)
    if scored == conceded and match.winner != -1:
        return WIN_POINTS if match.winner == side else 0
    return WIN_POINTS if scored > conceded else DRAW_POINTS if scored == conceded else 0


def matches_of(results: list[Match], side: int) -> list[Match]:
    return [match for match in results if side in (match.home, match.away)]


def among(results: list[Match], group: list[int]) -> list[Match]:
    return [match for match in results if match.home in group and match.away in group]


def points(results: list[Match], side: int, group: list[int]) -> int:
    return sum(match_points(match, side) for match in matches_of(results, side))


def difference(results: list[Match], side: int, group: list[int]) -> int:
    return sum(match.goals(side)[0] - match.goals(side)[1] for match in matches_of(results, side))


def goals_scored(results: list[Match], side: int, group: list[int]) -> int:
    return sum(match.goals(side)[0] for match in matches_of(results, side))


def mutual_points(results: list[Match], side: int, group: list[int]) -> int:
    return points(among(results, group), side, group)


def mutual_difference(results: list[Match], side: int, group: list[int]) -> int:
    return difference(among(results, group), side, group)


def rank(results: list[Match], sides: list[int], criteria: Sequence[Criterion], restart: bool) -> list[list[int]]:
    """Return the sides from first to last; those that no criterion tells apart are grouped."""
    return split(results, sides, criteria, criteria, restart)


def split(
    results: list[Match], group: list[int], left: Sequence[Criterion], criteria: Sequence[Criterion], restart: bool
) -> list[list[int]]:
    if len(group) == 1 or not left:
        return [group]
    worth = {side: left[0](results, side, group) for side in group}
    parts = [[side for side in group if worth[side] == value] for value in sorted(set(worth.values()), reverse=True)]
    if len(parts) == 1:
        return split(results, group, left[1:], criteria, restart)
    placed: list[list[int]] = []
    for part in parts:
        placed += split(results, part, criteria if restart else left[1:], criteria, restart)
    return placed
