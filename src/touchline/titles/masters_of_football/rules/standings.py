"""The table of a league, and who wins it.

MOF-AIM-02      The championship is won by the team with most points; MOF-AIM-03 only league matches give points.
MOF-TABLE-01    Most points first; MOF-TABLE-02 then goal difference; MOF-TABLE-03 then goals scored.
MOF-TABLE-04    Then goals scored away.
MOF-TABLE-05    (ruling) Teams level on all four share the place; leaders so level are joint champions.
MOF-TABLE-06    (ruling) Where a single leader is needed, lots are drawn.
MOF-TABLE-07    (ruling) Teams without a person stand in the table and may win; the best-placed person is told too.
MOF-END-02      Three points for a win, one each for a draw.
MOF-APP-04      (ruling) The pad holds every result and derives played, won, drawn, lost, goals, points and rank.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from touchline.kernel.game import NOBODY
from touchline.parts.standings import Criterion, Match, difference, goals_scored, match_points, matches_of, points, rank
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.rules.leagues import LEAGUE_SIZE
from touchline.titles.masters_of_football.state import Mof
from touchline.titles.masters_of_football.view_types import TableRowView, Tie

WIN: Final = 3
DRAW: Final = 1
FINAL: Final = 2  # stands for the league in results of the final
Results = list[tuple[int, int, int, int, int, int]]


def away_goals(results: list[Match], side: int, group: list[int]) -> int:
    """MOF-TABLE-04."""
    return sum(match.away_goals for match in results if match.away == side)


CRITERIA: Final[list[Criterion]] = [
    points,  # MOF-TABLE-01
    difference,  # MOF-TABLE-02
    goals_scored,  # MOF-TABLE-03
    away_goals,  # MOF-TABLE-04
]


def matches(results: Results, league: int) -> list[Match]:
    return [Match(each[2], each[3], each[4], each[5]) for each in results if each[0] == league]


def ranking(results: Results, league: int, teams: list[int]) -> list[list[int]]:
    """From first to last; teams that nothing tells apart stand together (MOF-TABLE-05)."""
    return rank(matches(results, league), teams, CRITERIA, restart=False)


def league_teams(league: int) -> list[int]:
    return list(range(league * LEAGUE_SIZE, (league + 1) * LEAGUE_SIZE))


def worth(results: Results, league: int, team: int) -> list[int]:
    """Points, difference, goals, away goals of one team in one league."""
    found = matches(results, league)
    return [criterion(found, team, [team]) for criterion in CRITERIA]


def season_end(game: Mof) -> None:
    """MOF-TABLE-01, MOF-TABLE-05, MOF-TABLE-06: the champions, or with two leagues the finalists and their final."""
    leaders = [ranking(game.results, league, league_teams(league))[0] for league in range(game.leagues)]
    if game.leagues == 2:
        game.finalists = [single(game, each) for each in leaders]  # MOF-TABLE-06
        first, second = home_order(game)
        game.tell(c.TELL_FINAL_BEGINS, first, second)
        pad = game.rules.companion  # MOF-APP-04
        leg, end = (c.STEP_PAD_LEG, c.STEP_PAD_REVIEW) if pad else (c.STEP_FINAL_LEG, c.STEP_FINAL_END)
        game.then((leg, 1, first, second), (leg, 2, second, first), (end,))  # MOF-8P-03
        return
    crown(game, [single(game, leaders[0])] if game.rules.lots else leaders[0])


def single(game: Mof, level: list[int]) -> int:
    """MOF-TABLE-06, MOF-8P-08: lots among teams still level."""
    if len(level) == 1:
        return level[0]
    drawn = game.draw(level[:], c.ROLL_LOT)
    game.tell(c.TELL_LOTS_DRAWN, drawn)
    return drawn


def crown(game: Mof, champions: list[int]) -> None:
    game.champions = champions
    for number in champions:
        game.tell(c.TELL_CHAMPION, number)


def home_order(game: Mof) -> tuple[int, int]:
    """MOF-8P-10: the better league record is at home in the second leg; else lots."""
    records = [worth(game.results, league, game.finalists[league]) for league in (0, 1)]
    if records[0] == records[1]:
        better = single(game, game.finalists)
    else:
        better = game.finalists[0 if records[0] > records[1] else 1]
    return game.finalists[1 - game.finalists.index(better)], better


def final_end(game: Mof) -> None:
    """MOF-8P-04 to MOF-8P-08."""
    crown(game, [single(game, final_winners(game.results, game.finalists))])


def final_winners(results: Results, finalists: list[int]) -> list[int]:
    """MOF-8P-04, MOF-8P-06: the two legs by points and tie-breaks; MOF-8P-05, MOF-8P-07: then the leagues likewise."""
    legs = ranking(results, FINAL, finalists)
    if len(legs) == 2:
        return legs[0]
    records = [worth(results, league, finalists[league]) for league in (0, 1)]
    if records[0] == records[1]:
        return finalists
    return [finalists[0 if records[0] > records[1] else 1]]


def table_rows(results: Results, league: int) -> list[TableRowView]:
    """MOF-APP-04: everything the pad derives, first to last."""
    found = matches(results, league)
    rows: list[TableRowView] = []
    for group in ranking(results, league, league_teams(league)):
        place = len(rows) + 1
        rows += [table_row(found, team, place) for team in group]
    for k in range(len(rows) - 1):
        rows[k]["before_next_by"] = told_apart(rows[k], rows[k + 1])
    return rows


def told_apart(first: TableRowView, second: TableRowView) -> Tie:
    """The first criterion in which two rows differ (MOF-TABLE-01, MOF-TABLE-02, MOF-TABLE-03, MOF-TABLE-04)."""
    if first["points"] != second["points"]:
        return "points"
    if first["difference"] != second["difference"]:
        return "difference"
    if first["goals_for"] != second["goals_for"]:
        return "goals"
    return "away-goals" if first["away_goals"] != second["away_goals"] else "nothing"


def table_row(found: list[Match], team: int, place: int) -> TableRowView:
    mine = matches_of(found, team)
    scored = sum(match.goals(team)[0] for match in mine)
    conceded = sum(match.goals(team)[1] for match in mine)
    gained = [match_points(match, team) for match in mine]
    return {
        "team": team, "place": place, "played": len(mine),
        "won": gained.count(WIN), "drawn": gained.count(DRAW), "lost": gained.count(0),
        "goals_for": scored, "goals_against": conceded, "difference": scored - conceded,
        "away_goals": away_goals(found, team, [team]), "points": sum(gained),
        "form": ["won" if each == WIN else "drew" if each == DRAW else "lost" for each in gained],
        "race": list(accumulate(gained)), "before_next_by": "nothing",
    }  # fmt: skip


def best_person(game: Mof, league: int) -> list[int]:
    """MOF-TABLE-07: the best-placed teams that a person manages."""
    for group in ranking(game.results, league, league_teams(league)):
        managed = [team for team in group if game.teams[team].seat != NOBODY]
        if managed:
            return managed
    return []
