"""The companion: the results pad as a game of its own, and the scoreboard.  Without the engine both are in the client.

MOF-APP-01      Results may be kept on the pad, which may be copied.
MOF-APP-02      The companion keeps results and shows an electronic scoreboard; MOF-APP-03 its dice simulator
                is in the client (companion/dice.ts).
MOF-APP-04      (ruling) The pad stores each match, also of the final, and derives the table.
MOF-APP-05      (ruling) The scoreboard shows teams, score, turn, minute, attacker, tactic, levels, advantage, goals.
MOF-APP-06      (ruling) The simulator rolls any chosen set of the fifteen dice (client).
MOF-APP-07      (ruling) All of it works without the engine.
MOF-APP-08      (ruling) A result may be corrected; what derives from it, also the final, is done again.
MOF-COMP-07     The physical set: 12 markers, 75 notes, travel box, results pad, board, rulebook.
MOF-CAL-08      Results are recorded on the pad or in the companion.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.rules.calendar import Fixture, fixtures_of, leg_matchday
from touchline.titles.masters_of_football.rules.standings import FINAL
from touchline.titles.masters_of_football.state import LAST_TURN, Match, Mof
from touchline.titles.masters_of_football.view_types import ScoreboardView

KEEPER: Final = 0  # the seat that keeps the pad
MOST_GOALS: Final = 20
Entry = tuple[int, int, int, int, int, int]  # league, matchday, home, away, goals, goals


def scoreboard(game: Mof, match: Match) -> ScoreboardView:
    """MOF-APP-05: the public facts of a match."""
    return {
        "home": match.teams[0],
        "away": match.teams[1],
        "goals": match.goals[:],
        "turn": match.turn,
        "minute": game.cards.minutes[min(max(match.turn, 1), LAST_TURN) - 1],
        "half": match.half,
        "attacker": match.teams[match.attacker] if match.turn else None,
        "tactic": match.tactic,
        "attack_levels": match.attack_level[:],
        "defence_levels": match.defence_level[:],
        "home_advantage": match.teams[match.home_advantage],
        "scorers": [{"turn": code // 2, "team": match.teams[code % 2]} for code in match.scorers],
    }


# -- companion mode: the pad as a game of its own, kept by one seat


def pad_fixtures(game: Mof) -> list[tuple[int, Fixture]]:
    """Every match of the season with its matchday, in the order of play."""
    days = sorted({day for day, home, away in game.rules.fixtures})
    return [(day + 1, fixture) for day in days for fixture in fixtures_of(game, day + 1)]


def pad_result(game: Mof, number: int) -> None:
    """MOF-APP-01, MOF-APP-02, MOF-APP-07: the keeper enters one result."""
    matchday, (league, home, away) = pad_fixtures(game)[number]
    enter(game, league, matchday, home, away)


def pad_leg(game: Mof, leg: int, home: int, away: int) -> None:
    """MOF-APP-04, MOF-8P-03: a leg of the final."""
    enter(game, FINAL, leg_matchday(game, leg), home, away)


def enter(game: Mof, league: int, matchday: int, home: int, away: int) -> None:
    game.matchday = matchday
    game.results.append(ask_result(game, league, matchday, home, away))


def ask_result(game: Mof, league: int, matchday: int, home: int, away: int) -> Entry:
    """The goals of both teams, as the keeper states them."""
    goals = [ask_goals(game, home, away, team) for team in (home, away)]
    game.tell(c.TELL_RESULT_ENTERED, home, away, goals[0], goals[1])
    return league, matchday, home, away, goals[0], goals[1]


def ask_goals(game: Mof, home: int, away: int, team: int) -> int:
    return game.ask(KEEPER, c.ASK_PAD_GOALS, list(range(MOST_GOALS + 1)), home, away, team)


def pad_review(game: Mof) -> None:
    """MOF-APP-08: results may be corrected until the keeper is done; then the final, or the champions."""
    number = game.ask(KEEPER, c.ASK_PAD_FIX, [PASS, *range(len(game.results))])
    final = any(each[0] == FINAL for each in game.results)
    if number == PASS:
        game.then((c.STEP_FINAL_END,) if final else (c.STEP_SEASON_END,))
        return
    league, matchday, home, away = game.results[number][:4]
    game.results[number] = ask_result(game, league, matchday, home, away)
    if league != FINAL:
        game.finalists, game.results = [], [each for each in game.results if each[0] != FINAL]  # MOF-APP-08
    game.then((c.STEP_PAD_REVIEW,))
