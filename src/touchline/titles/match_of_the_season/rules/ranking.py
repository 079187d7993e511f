"""Who has won.

MOTS-GEN-06   After season six the points are added up; the highest total wins.
MOTS-GEN-07   (ruling) The points decide, not the number of trophies.
MOTS-2P-05    A manager of two teams adds their points.
MOTS-END-03   (ruling) Level: more trophies, European Cups, league titles, cash; then the place is shared.
MOTS-2P-12    (ruling) There too the sums of both teams count.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.result import Result
from touchline.titles.match_of_the_season.state import Mots

DECIDED_BY: Final = ("points", "trophies", "european-cups", "league-titles", "cash", "shared")


def standing(game: Mots, seat: int) -> list[int]:
    """MOTS-GEN-06, MOTS-END-03: what counts for a seat, the most important first."""
    total = [0, 0, 0, 0, 0]
    for team in game.order:
        if game.seat_of[team] == seat:
            own = game.teams[team]
            trophies = own.leagues + own.national + own.european
            for at, number in enumerate((own.points, trophies, own.european, own.leagues, own.cash)):
                total[at] += number
    return total


def result(game: Mots) -> Result:
    """Places by seat; level seats share one."""
    stands = [standing(game, seat) for seat in range(game.seats)]
    places = [1 + sum(1 for other in stands if other > mine) for mine in stands]
    ranked = sorted(stands, reverse=True)
    why = DECIDED_BY[next((at for at in range(5) if ranked[0][at] != ranked[1][at]), 5)]
    return Result(places, [mine[0] for mine in stands], why)
