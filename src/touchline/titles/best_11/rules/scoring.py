"""The score and the ranking.

B11-GEN-02    The value of a team in points decides.
B11-SCORE-01  Each footballer scores his value.
B11-SCORE-02  (ruling) The captain with his 2 extra points.
B11-SCORE-03  The coach scores his value.
B11-SCORE-04  Coach and formation give three, nothing, or three less.
B11-SCORE-05  A ball token scores 3.
B11-SCORE-06  A conceded token scores 1 less.
B11-SCORE-07  A complete stadium scores 5.
B11-SCORE-08  (ruling) Money, event cards and white cards score nothing.
B11-SCORE-09  (ruling) An incomplete team scores what it has.
B11-SCORE-10  The highest score wins.
B11-SCORE-11  (ruling) Ties: more goals scored, fewer conceded, more money; then the victory is shared.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.result import Result
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.coaches import suits, worth
from touchline.titles.best_11.rules.formation import value
from touchline.titles.best_11.rules.stadium import points as stadium_points
from touchline.titles.best_11.state import Best11

SCORED: Final = 3  # B11-SCORE-05
CONCEDED: Final = -1  # B11-SCORE-06
LINES: Final = ("footballers", "coach", "fit", "scored", "conceded", "stadium")
DECIDED: Final = ("points", "goals-scored", "goals-conceded", "money")


def lines(game: Best11, seat: int) -> list[int]:
    """The lines of a team's score, as LINES names them; nothing else counts (B11-SCORE-08, B11-SCORE-09)."""
    team = game.teams[seat]
    footballers = 0
    for card in team.footballers:
        footballers += value(game, team, card)  # B11-SCORE-01, B11-SCORE-02
    return [
        footballers,
        worth(game, team.coach),  # B11-SCORE-03
        suits(game, team, team.coach),  # B11-SCORE-04
        SCORED * team.scored,  # B11-SCORE-05
        CONCEDED * team.conceded,  # B11-SCORE-06
        stadium_points(game, team),  # B11-SCORE-07
    ]


def score(game: Best11, seat: int) -> int:
    return sum(lines(game, seat))


def standing(game: Best11, seat: int) -> tuple[int, int, int, int]:
    """B11-SCORE-10, B11-SCORE-11: what is compared, the first first."""
    team = game.teams[seat]
    return (score(game, seat), team.scored, -team.conceded, team.money)


def ranking(game: Best11) -> list[int]:
    """The seats from the first to the last as the score stands now."""
    return sorted(range(game.seats), key=lambda seat: standing(game, seat), reverse=True)


def result(game: Best11) -> Result:
    """Places, and what the first place was decided by."""
    rows = [standing(game, seat) for seat in range(game.seats)]
    places = [1 + sum(other > row for other in rows) for row in rows]
    return Result(places, [row[0] for row in rows], decided_by(sorted(rows, reverse=True)))


def decided_by(rows: list[tuple[int, int, int, int]]) -> str:
    for at, what in enumerate(DECIDED):
        if rows[0][at] != rows[1][at]:
            return what
    return "shared"


def finish(game: Best11) -> None:
    """The final score is told; nothing is left to do."""
    for seat in range(game.seats):
        parts = lines(game, seat)
        game.tell(c.TELL_SCORE, seat, sum(parts), *parts)
