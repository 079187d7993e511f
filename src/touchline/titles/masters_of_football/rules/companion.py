"""The companion: results pad, scoreboard and dice, with the engine or without it.

MOF-APP-01      Results may be kept on the pad, which may be copied.
MOF-APP-02      The companion keeps results and shows an electronic scoreboard; MOF-APP-03 it offers a dice simulator.
MOF-APP-04      (ruling) The pad stores each match and derives the table.
MOF-APP-05      (ruling) The scoreboard shows teams, score, turn, minute, attacker, tactic, levels, advantage, goals.
MOF-APP-06      (ruling) The simulator rolls any chosen set of the fifteen dice and shows faces and sums.
MOF-APP-07      (ruling) All of it works without the engine.
MOF-APP-08      (ruling) A result may be corrected; everything derived is computed anew.
MOF-COMP-07     The physical set: 12 markers, 75 notes, travel box, results pad, board, rulebook.
MOF-CAL-08      Results are recorded on the pad or in the companion.
"""

from __future__ import annotations

from typing import Any, Final

from touchline.kernel.dealer import Dealer
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football.cards import CardSet
from touchline.titles.masters_of_football.codes import PAD_FIX, PAD_GOALS, RESULT_ENTERED
from touchline.titles.masters_of_football.rules.calendar import Fixture, fixtures_of
from touchline.titles.masters_of_football.rules.standings import Results, crown, ranking, table_rows
from touchline.titles.masters_of_football.state import LAST_TURN, PAD_REVIEW, Match, Mof
from touchline.titles.masters_of_football.view_types import ScoreboardView, TableRowView

KEEPER: Final = 0  # the seat that keeps the pad
MOST_GOALS: Final = 20
PHYSICAL_SET: Final = {"markers": 12, "notes": 75, "travel_boxes": 1, "pads": 1, "boards": 1, "rulebooks": 1}
DICE_NAMES: Final = ("attack", "defence", "genius", "tactics")


class Pad:
    """MOF-APP-04, 07, 08: results of matches, and what follows from them; needs no game."""

    def __init__(self) -> None:
        self.results: Results = []

    def enter(self, league: int, matchday: int, home: int, away: int, home_goals: int, away_goals: int) -> int:
        """The number of the result, to correct it by."""
        self.results.append((league, matchday, home, away, home_goals, away_goals))
        return len(self.results) - 1

    def correct(self, number: int, home_goals: int, away_goals: int) -> None:
        """MOF-APP-08."""
        self.results[number] = (*self.results[number][:4], home_goals, away_goals)

    def table(self, league: int = 0) -> list[TableRowView]:
        return table_rows(self.results, league)


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
        "home_advantage": match.teams[match.ha],
        "scorers": [{"turn": code // 2, "team": match.teams[code % 2]} for code in match.scorers],
    }


def simulate_dice(cards: CardSet, dice: list[tuple[str, int]], dealer: Dealer) -> dict[str, Any]:
    """MOF-APP-03, 06: roll any set of dice, each named (kind, level); faces and their sum."""
    faces: list[int] = []
    for kind, level in dice:
        sides = {
            "attack": cards.attack_dice[level],
            "defence": cards.defence_dice[level],
            "genius": cards.genius_die,
            "tactics": cards.tactics_die,
        }[kind]
        faces.append(sides[dealer.below(len(sides))])
    return {"faces": faces, "sum": sum(faces)}


# -- companion mode: the pad as a game of its own, kept by one seat


def pad_fixtures(game: Mof) -> list[tuple[int, Fixture]]:
    """Every match of the season with its matchday, in the order of play."""
    days = sorted({day for day, home, away in game.rules.fixtures})
    return [(day + 1, fixture) for day in days for fixture in fixtures_of(game, day + 1)]


def pad_result(game: Mof, number: int) -> None:
    """MOF-APP-01, 02, 07: the keeper enters one result."""
    matchday, (league, home, away) = pad_fixtures(game)[number]
    game.matchday = matchday
    goals = [ask_goals(game, home, away, team) for team in (home, away)]
    game.results.append((league, matchday, home, away, goals[0], goals[1]))
    game.tell(RESULT_ENTERED, home, away, goals[0], goals[1])


def ask_goals(game: Mof, home: int, away: int, team: int) -> int:
    return game.ask(KEEPER, PAD_GOALS, list(range(MOST_GOALS + 1)), home, away, team)


def pad_review(game: Mof) -> None:
    """MOF-APP-08: results may be corrected until the keeper is done."""
    number = game.ask(KEEPER, PAD_FIX, [PASS, *range(len(game.results))])
    if number == PASS:
        return
    league, matchday, home, away = game.results[number][:4]
    goals = [ask_goals(game, home, away, team) for team in (home, away)]
    game.results[number] = (league, matchday, home, away, goals[0], goals[1])
    game.tell(RESULT_ENTERED, home, away, goals[0], goals[1])
    game.then((PAD_REVIEW,))


def pad_end(game: Mof) -> None:
    """The champions by the pad."""
    for league in range(game.leagues):
        teams = list(range(4 * league, 4 * league + 4))
        crown(game, game.champions + ranking(game.results, league, teams)[0])
