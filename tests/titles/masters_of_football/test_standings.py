"""The table, its tie-breaks, the champions, and the final of two leagues."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.laid import league, numbers_told, run, vector

from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.rules import standings
from touchline.titles.masters_of_football.rules.standings import FINAL, Results, ranking, table_rows
from touchline.titles.masters_of_football.view.seat_view import result

X, Y, Z, W = 0, 1, 2, 3


def play_results(*scores: tuple[int, int, int, int], league: int = 0) -> Results:
    return [(league, 1, *score) for score in scores]


@vector("T55")
@rule("MOF-TABLE-02, 03, 04")
def test_difference_then_goals_then_away_goals(vector: str) -> None:
    three = play_results(
        # all beat W once and lose once; 10 points: three wins, a draw, difference +4
        (X, W, 3, 1), (X, W, 2, 1), (W, X, 1, 4), (X, W, 0, 0), (X, W, 0, 2),
        (Y, W, 3, 0), (Y, W, 2, 1), (W, Y, 1, 3), (Y, W, 0, 0), (Y, W, 0, 2),
        (Z, W, 3, 1), (Z, W, 3, 1), (W, Z, 1, 3), (Z, W, 0, 0), (Z, W, 0, 2),
    )  # fmt: skip
    rows = {row["team"]: row for row in table_rows(three, 0)}
    figures = {
        team: (rows[team]["points"], rows[team]["goals_for"], rows[team]["goals_against"], rows[team]["away_goals"])
        for team in (X, Y, Z)
    }

    assert figures == {X: (10, 9, 5, 4), Y: (10, 8, 4, 3), Z: (10, 9, 5, 3)}
    assert ranking(three, 0, [X, Y, Z]) == [[X], [Z], [Y]]


@rule("MOF-TABLE-01", "MOF-AIM-02", "MOF-END-02")
def test_most_points_first() -> None:
    results = play_results((X, Y, 0, 1), (X, Z, 0, 1), (Y, W, 7, 0), (Z, Y, 1, 1), (X, W, 9, 0))

    assert [(row["team"], row["points"]) for row in table_rows(results, 0)] == [(Y, 7), (Z, 4), (X, 3), (W, 0)]


@rule("MOF-AIM-03")
def test_the_final_gives_no_points_in_the_league() -> None:
    results = play_results((X, Y, 1, 0)) + play_results((Y, X, 5, 0), league=FINAL)

    assert [row["points"] for row in table_rows(results, 0)][:2] == [3, 0]


@rule("MOF-TABLE-02")
def test_goal_difference_comes_before_goals() -> None:
    results = play_results((X, W, 2, 0), (Y, W, 5, 4))

    assert ranking(results, 0, [X, Y]) == [[X], [Y]]


@rule("MOF-TABLE-05")
def test_teams_level_in_everything_share_the_title() -> None:
    game = league(4)
    game.results = play_results((X, W, 1, 0), (Y, W, 1, 0))

    run(game, standings.season_end)

    assert game.champions == [X, Y]
    assert [row["place"] for row in table_rows(game.results, 0)][:2] == [1, 1]
    assert numbers_told(game, codes.TELL_CHAMPION) == [(X,), (Y,)]


@rule("MOF-TABLE-05, 06")
def test_lots_may_decide_instead() -> None:
    game = league(4, full_tie="lots")
    game.results = play_results((X, W, 1, 0), (Y, W, 1, 0))

    run(game, standings.season_end, draws=[Y])

    assert game.champions == [Y]
    assert numbers_told(game, codes.TELL_LOTS_DRAWN) == [(Y,)]


@rule("MOF-TABLE-06")
def test_nothing_is_drawn_where_one_team_is_first_alone() -> None:
    game = league(4, full_tie="lots")
    game.results = play_results((X, W, 1, 0))

    run(game, standings.season_end)

    assert game.champions == [X]
    assert numbers_told(game, codes.TELL_LOTS_DRAWN) == []


@rule("MOF-APP-04")
def test_every_row_but_the_last_says_what_sets_it_before_the_next() -> None:
    rows = table_rows(play_results((X, W, 3, 0), (Y, W, 2, 0), (X, Y, 0, 0)), 0)

    assert [row["before_next_by"] for row in rows] == ["difference", "points", "difference", "nothing"]


@rule("MOF-TABLE-06", "MOF-8P-03, 10")
def test_lots_make_a_single_finalist_and_the_better_record_is_at_home_second() -> None:
    game = league(8)
    game.results = play_results((X, W, 1, 0), (Y, W, 1, 0)) + play_results((4, 5, 3, 0), league=1)

    run(game, standings.season_end, draws=[Y])

    assert game.finalists == [Y, 4]
    assert game.agenda == [(codes.STEP_FINAL_LEG, 1, Y, 4), (codes.STEP_FINAL_LEG, 2, 4, Y), (codes.STEP_FINAL_END,)]


@rule("MOF-8P-10")
def test_level_records_draw_lots_for_the_second_leg() -> None:
    game = league(8)
    game.results = play_results((X, W, 1, 0)) + play_results((4, 5, 1, 0), league=1)

    run(game, standings.season_end, draws=[X])

    assert game.agenda[:2] == [(codes.STEP_FINAL_LEG, 1, 4, X), (codes.STEP_FINAL_LEG, 2, X, 4)]


@rule("MOF-TABLE-07")
def test_a_team_without_a_person_may_be_champion_and_the_best_person_is_known() -> None:
    game = league(2)
    game.results = play_results((2, 0, 3, 0), (3, 1, 1, 0), (1, 0, 2, 0))

    run(game, standings.season_end)

    assert game.champions == [2]
    assert [row["team"] for row in table_rows(game.results, 0)] == [2, 1, 3, 0]
    assert standings.best_person(game, 0) == [1]


@vector("T56")
@rule("MOF-8P-04, 06")
def test_away_goals_decide_the_final(vector: str) -> None:
    legs = play_results((0, 4, 2, 1), (4, 0, 1, 0), league=FINAL)

    assert standings.final_winners(legs, [0, 4]) == [4]


@vector("T57")
@rule("MOF-8P-05, 07")
def test_level_legs_are_decided_by_the_leagues(vector: str) -> None:
    legs = play_results((0, 4, 1, 1), (4, 0, 1, 1), league=FINAL)
    first = play_results((0, 1, 1, 0), (0, 2, 1, 0), (0, 3, 1, 0), (1, 0, 0, 0), (2, 0, 0, 0))
    second = play_results((4, 5, 1, 0), (4, 6, 1, 0), (4, 7, 1, 0), (5, 4, 0, 1), league=1)

    assert standings.worth(first, 0, 0)[0] == 11
    assert standings.worth(second, 1, 4)[0] == 12
    assert standings.final_winners(legs + first + second, [0, 4]) == [4]


@rule("MOF-8P-07")
def test_league_records_are_compared_by_difference_too() -> None:
    legs = play_results((0, 4, 1, 1), (4, 0, 1, 1), league=FINAL)
    records = play_results((0, 1, 4, 0)) + play_results((4, 5, 5, 2), league=1)

    assert standings.final_winners(legs + records, [0, 4]) == [0]


@rule("MOF-8P-08")
def test_lots_decide_when_even_the_leagues_are_level() -> None:
    game = league(8)
    game.finalists = [0, 4]
    game.results = play_results((0, 4, 1, 1), (4, 0, 1, 1), league=FINAL)

    run(game, standings.final_end, draws=[4])

    assert game.champions == [4]


@rule("MOF-8P-06")
def test_points_of_the_legs_come_before_goals() -> None:
    legs = play_results((0, 4, 1, 0), (4, 0, 0, 0), league=FINAL)

    assert standings.final_winners(legs, [0, 4]) == [0]


@rule("MOF-APP-04", "MOF-CAL-08")
@pytest.mark.parametrize(
    ("team", "row"),
    [
        (X, (1, 2, 1, 1, 0, 4, 2, 2, 2, 4)),
        (Y, (2, 2, 0, 1, 1, 2, 4, -2, 0, 1)),
    ],
)
def test_the_pad_derives_everything(team: int, row: tuple[int, ...]) -> None:
    rows = table_rows(play_results((X, Y, 2, 0), (Y, X, 2, 2)), 0)
    found: dict[str, Any] = dict(next(each for each in rows if each["team"] == team))
    names = ["played", "won", "drawn", "lost", "goals_for", "goals_against", "difference", "away_goals", "points"]

    assert (found["place"], *(found[name] for name in names))[1:] == row[1:]


@rule("MOF-TABLE-07")
def test_a_league_without_people_has_no_best_person() -> None:
    game = league(2)
    for team in game.teams:
        team.seat = -1

    assert standings.best_person(game, 0) == []


@rule("MOF-TABLE-01, 05, 07")
def test_the_result_places_people_and_says_what_decided() -> None:
    game = league(3)
    game.results = play_results((3, X, 4, 0), (X, Y, 2, 0), (Z, Y, 2, 0), (X, Z, 0, 0))
    run(game, standings.season_end)

    found = result(game)

    assert game.champions == [Z]
    assert (found.places, found.scores, found.why) == ([2, 3, 1], [4, 0, 4], "league-difference")


@rule("MOF-TABLE-01 to 04, 06")
@pytest.mark.parametrize(
    ("results", "why"),
    [
        (((X, Y, 1, 0), (Z, W, 0, 0)), "league"),
        (((X, Y, 2, 0), (Z, W, 1, 0)), "league-difference"),
        (((X, Y, 2, 1), (Z, W, 1, 0)), "league-goals"),
        (((Y, X, 0, 1), (Z, W, 1, 0)), "league-away-goals"),
        (((X, Y, 1, 0), (Z, W, 1, 0)), "league-lots"),
    ],
)
def test_the_result_names_what_tells_the_first_from_the_second(
    results: tuple[tuple[int, int, int, int], ...], why: str
) -> None:
    game = league(4, full_tie="lots")
    game.results = play_results(*results)
    run(game, standings.season_end, draws=[X] if why == "league-lots" else [])

    assert result(game).why == why


@rule("MOF-TABLE-05")
def test_joint_champions_share_the_first_place() -> None:
    game = league(4)
    game.results = play_results((X, W, 1, 0), (Y, W, 1, 0), (Z, W, 0, 2))
    run(game, standings.season_end)

    found = result(game)

    assert (found.places[:2], found.why) == ([1, 1], "joint-champions")
    assert sorted(found.places) == [1, 1, 3, 4]


@rule("MOF-8P-03, 05")
@pytest.mark.parametrize(("second", "why"), [((4, 0, 1, 2), "final"), ((4, 0, 1, 1), "league-record")])
def test_the_winner_of_the_final_is_first_and_the_other_finalist_second(
    second: tuple[int, int, int, int], why: str
) -> None:
    game = league(8)
    game.finalists = [0, 4]
    game.results = play_results((0, 4, 1, 1), second, league=FINAL)
    game.results += play_results((0, 1, 3, 0), (2, 1, 1, 0)) + play_results((4, 5, 1, 0), league=1)
    run(game, standings.final_end)

    found = result(game)

    assert game.champions == [0]
    assert (found.places[0], found.places[4], found.why) == (1, 2, why)
    assert found.places[2] == 3
