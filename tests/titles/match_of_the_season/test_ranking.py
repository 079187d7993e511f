"""The ranking at the end of the game."""

from __future__ import annotations

from tests.scenes import numbers_told, questions_asked, rule
from tests.titles.match_of_the_season.laid import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked_at,
    do,
    four_squads,
    table,
    vector,
)

from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.ranking import result
from touchline.titles.match_of_the_season.state import Mots


def decorate_team(game: Mots, team: int, points: int, leagues: int, national: int, european: int) -> None:
    own_team = game.teams[team]
    own_team.points, own_team.leagues, own_team.national, own_team.european = points, leagues, national, european


@rule("MOTS-END-01", "MOTS-END-02", "MOTS-GEN-02")
@vector("V-105")
def test_after_season_six_the_game_is_over() -> None:
    game = four_squads()
    game.season = 6
    do(game, c.STEP_SEASON_OVER)
    assert (game.agenda, questions_asked(game), len(numbers_told(game, c.TELL_OVER))) == ([], [], 1)

    game.season = 5
    assert asked_at(game, c.STEP_SEASON_OVER).context[0] == BLUE


@rule("MOTS-END-03")
@vector("V-106")
def test_level_points_are_decided_by_trophies() -> None:
    game = table()
    decorate_team(game, BLUE, 14, 3, 1, 1)
    decorate_team(game, RED, 14, 1, 4, 1)

    assert (result(game).places[:2], result(game).why) == ([2, 1], "trophies")


@rule("MOTS-END-03")
@vector("V-156")
def test_level_trophies_are_decided_by_european_cups() -> None:
    game = table()
    decorate_team(game, BLUE, 14, 3, 1, 1)
    decorate_team(game, RED, 14, 1, 2, 2)

    assert (result(game).places[:2], result(game).why) == ([2, 1], "european-cups")


@rule("MOTS-2P-05")
@vector("V-113")
def test_a_manager_of_two_teams_adds_their_points() -> None:
    game = table(2)
    for team, points in ((BLUE, 10), (RED, 9), (YELLOW, 7), (GREEN, 9)):
        game.teams[team].points = points

    assert (result(game).scores, result(game).places) == ([17, 18], [2, 1])
