"""The season as a seat sees it: results, fixtures, the stops between them, the final."""

from __future__ import annotations

from typing import Final

from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.rules.calendar import fixtures_of
from touchline.titles.masters_of_football.rules.leagues import PHASE_AFTER
from touchline.titles.masters_of_football.rules.standings import FINAL, ranking, table_rows
from touchline.titles.masters_of_football.state import Match, Mof
from touchline.titles.masters_of_football.view_types import (
    FinalView,
    FixtureView,
    LegView,
    ResultView,
    Stop,
    StopView,
    Tie,
)

LEGS: Final = (c.STEP_FINAL_LEG, c.STEP_PAD_LEG)
KINDS: Final[dict[int, Stop]] = {c.STEP_ACADEMY: "academy", c.STEP_MARKET: "market"}
DECIDED_BY: Final[dict[Tie, str]] = {  # what tells the first of a league from the second
    "points": "league",
    "difference": "league-difference",
    "goals": "league-goals",
    "away-goals": "league-away-goals",
    "nothing": "league-lots",
}


def result_view(result: tuple[int, int, int, int, int, int]) -> ResultView:
    league, matchday, home, away, home_goals, away_goals = result
    return {
        "league": league, "matchday": matchday, "home": home, "away": away,
        "home_goals": home_goals, "away_goals": away_goals,
    }  # fmt: skip


def fixtures_view(game: Mof) -> list[FixtureView]:
    """Return every match of the leagues with its result, or with the score while it is being played."""
    goals = {result[:4]: (result[4], result[5]) for result in game.results}
    found: list[FixtureView] = []
    for day in range(1, len(game.rules.pairs) + 1):
        for league, home, away in fixtures_of(game, day):
            match = board_of(game, home, away)
            score = goals.get((league, day, home, away)) or (live(match) if match is not None else (None, None))
            found.append({
                "matchday": day, "league": league, "home": home, "away": away,
                "home_goals": score[0], "away_goals": score[1], "is_on": match is not None,
            })  # fmt: skip
    return found


def board_of(game: Mof, home: int, away: int) -> Match | None:
    for match in game.boards:
        if match.home == home and match.away == away:
            return match
    return None


def live(match: Match) -> tuple[int, int] | tuple[None, None]:
    """Return the score of a match that has kicked off."""
    return (match.goals[0], match.goals[1]) if match.stage >= 0 else (None, None)


def season_view(game: Mof) -> list[StopView]:
    """Return the matchdays, with the academy after the second, the market after the third, the final after the last."""
    found: list[StopView] = []
    for day in range(1, len(game.rules.pairs) + 1):
        found.append({"kind": "matchday", "matchday": day})
        if day in PHASE_AFTER and not game.rules.companion:
            found.append({"kind": KINDS[PHASE_AFTER[day]], "matchday": 0})
    if game.leagues == 2:
        found.append({"kind": "final", "matchday": 0})  # MOF-8P-03
    return found


def final_view(game: Mof) -> FinalView:
    """Return both legs of the final: those played, the one on the board, those to come (MOF-8P-03)."""
    first, second = game.finalists
    played = [each for each in game.results if each[0] == FINAL]
    legs: list[LegView] = [
        {"home": each[2], "away": each[3], "home_goals": each[4], "away_goals": each[5]} for each in played
    ]
    coming = [(match.home, match.away) for match in game.boards if match.league == FINAL]
    coming += [(step[2], step[3]) for step in game.agenda if step[0] in LEGS]
    legs += [{"home": home, "away": away, "home_goals": None, "away_goals": None} for home, away in coming]
    return {
        "first": first,
        "second": second,
        "legs": legs,
        "first_goals": goals_of(game, first),
        "second_goals": goals_of(game, second),
    }


def goals_of(game: Mof, team: int) -> int:
    """Return the goals of a finalist in both legs."""
    played = [each for each in game.results if each[0] == FINAL]
    return sum(each[4] if each[2] == team else each[5] for each in played)


def decided_by(game: Mof) -> str:
    """Return the code of what decided: a text, and the rules that the ending shows."""
    if game.rules.companion:
        return "pad"
    if game.finalists:
        legs = ranking(game.results, FINAL, game.finalists)
        return "final" if len(legs) == 2 else "league-record"
    if len(game.champions) > 1:
        return "joint-champions"
    return DECIDED_BY[table_rows(game.results, 0)[0]["before_next_by"]]
