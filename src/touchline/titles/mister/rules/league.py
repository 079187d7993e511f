"""The league table.

MIS-LEAGUE-04  Three points for a win, one for a draw, none for a defeat.
MIS-LEAGUE-06  Results and table are recorded after every match.
MIS-LEAGUE-08  (ruling) Level on points: points among themselves, goal difference among themselves, overall goal
               difference, overall goals, lot.
MIS-LEAGUE-09  (ruling) After each criterion every part that is still level starts again with the first.
"""

from __future__ import annotations

from typing import Final

from touchline.parts.standings import (
    Criterion,
    Match,
    difference,
    goals_scored,
    mutual_difference,
    mutual_points,
    points,
    rank,
)
from touchline.titles.mister import codes as c
from touchline.titles.mister.state import Mister, Outcome

BOOK_ORDER: Final[list[Criterion]] = [points, mutual_points, mutual_difference, difference, goals_scored]
DIFFERENCE_FIRST: Final[list[Criterion]] = [points, difference, goals_scored, mutual_points, mutual_difference]


def played(results: list[Outcome]) -> list[Match]:
    return [Match(row[1], row[2], row[3], row[4], row[5]) for row in results]


def ranking(results: list[Outcome], seats: list[int], difference_first: bool) -> list[list[int]]:
    """MIS-LEAGUE-08, MIS-LEAGUE-09: from first to last; those whom only a lot can part stand together."""
    return rank(played(results), seats, DIFFERENCE_FIRST if difference_first else BOOK_ORDER, restart=True)


def table(game: Mister) -> list[tuple[int, int, int, int, int]]:
    """MIS-LEAGUE-06: place, seat, points, goal difference and goals, from the top."""
    matches = played(game.results)
    rows: list[tuple[int, int, int, int, int]] = []
    for group in ranking(game.results, list(range(game.seats)), game.rules.difference_first):
        place = len(rows) + 1
        for seat in group:
            figures = points(matches, seat, []), difference(matches, seat, []), goals_scored(matches, seat, [])
            rows.append((place, seat, *figures))
    return rows


def tell_table(game: Mister) -> None:
    if game.told is not None:
        for row in table(game):
            game.tell(c.TELL_TABLE_ROW, *row)


def final_order(game: Mister) -> list[int]:
    """The seats from first to last; where nothing else parts them, the lot (MIS-LEAGUE-08)."""
    order: list[int] = []
    for group in ranking(game.results, list(range(game.seats)), game.rules.difference_first):
        level = group[:]
        while len(level) > 1:
            seat = game.draw(level, c.ROLL_LOT)
            order.append(seat)
            game.tell(c.TELL_LOT, len(order), seat)
        order += level
    return order
