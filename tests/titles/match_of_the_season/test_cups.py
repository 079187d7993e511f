"""National Cup, play-offs, places and prizes."""

from __future__ import annotations

import pytest
from tests.scenes import numbers_told, questions_asked, rule, script
from tests.titles.match_of_the_season.laid import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    cash,
    do,
    four_elevens,
    four_squads,
    in_deck,
    lazily,
    league,
    line_up_picks,
    match,
    own,
    pairs,
    story,
    table,
    up_to,
    vector,
)

from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.match import on
from touchline.titles.match_of_the_season.state import Mots


def winner(result: tuple[int, ...]) -> int:
    return result[result[2]]


def finished_cups(*points: int) -> Mots:
    game = four_elevens()
    for team, number in zip(game.order, points, strict=True):
        game.teams[team].league = number
    return game


def line_ups_of(game: Mots) -> list[int]:
    """Return what both finalists pick for their standing line-ups, and no change."""
    picks: list[int] = []
    for team in (BLUE, RED):
        name = game.cards.formation_names[game.teams[team].formation]
        picks += line_up_picks(game, team, name, game.teams[team].lineup, c.NATIONAL_FINAL)
    return [*picks, -1, -1]


@pytest.mark.parametrize(
    ("rolls", "drawn"),
    [
        pytest.param(
            [5, 5, 3, 2], [(BLUE, RED), (YELLOW, GREEN)], id="V-79", marks=rule("MOTS-NCUP-02", "MOTS-NCUP-03")
        ),
        pytest.param([6, 4, 4, 2, 3, 5], [(BLUE, YELLOW), (RED, GREEN)], id="V-80", marks=rule("MOTS-NCUP-03")),
        pytest.param([4, 4, 4, 1, 2, 6, 5], [(RED, YELLOW), (BLUE, GREEN)], id="V-81", marks=rule("MOTS-NCUP-03")),
        pytest.param(
            [6, 3, 3, 3, 1, 4, 4, 2, 5], [(BLUE, GREEN), (RED, YELLOW)], id="V-82", marks=rule("MOTS-NCUP-03")
        ),
    ],
)
def test_the_two_highest_meet_and_the_two_lowest(rolls: list[int], drawn: list[tuple[int, int]]) -> None:
    game = four_elevens()
    game.token = 10

    script(game, up_to(c.STEP_MATCHES, c.STEP_MATCH_DAY), [], [*rolls, 6, 1, 6, 1])
    assert pairs(game) == drawn
    assert [set(game.pairs[:2]), set(game.pairs[2:])] == [set(pair) for pair in drawn]


@rule("MOTS-GEN-10", "MOTS-NCUP-04")
@vector("V-83")
def test_a_level_home_roll_is_rolled_again() -> None:
    game = four_elevens()
    game.token = 10

    script(game, up_to(c.STEP_MATCHES, c.STEP_MATCH_DAY), [], [6, 5, 2, 1, 3, 3, 2, 6, 6, 1])
    assert numbers_told(game, c.TELL_HOME) == [(RED, BLUE), (YELLOW, GREEN)]
    assert game.pairs == [RED, BLUE, YELLOW, GREEN]


@rule("MOTS-3P-07")
@vector("V-107")
def test_the_lowest_of_three_managers_goes_to_the_final_without_money() -> None:
    game = four_elevens(seats=3)
    game.token = 10

    lazily(game, c.STEP_MATCH_DAY, faces={c.ROLL_CUP_DRAW: [6, 4, 2], c.ROLL_HOME: [6, 1], c.ROLL_MATCH: [1]})
    assert (pairs(game), numbers_told(game, c.TELL_BYE)) == ([(BLUE, RED)], [(YELLOW,)])
    assert sorted(game.finalists) == [BLUE, YELLOW]
    assert cash(game)[:3] == [70000, 40000, 50000]


@rule("MOTS-LEAGUE-14", "MOTS-LEAGUE-18", "MOTS-LEAGUE-12")
@vector("V-84")
def test_two_level_teams_play_one_match_for_the_higher_place() -> None:
    game = finished_cups(5, 13, 2, 13)

    lazily(game, c.STEP_FINISH, until=c.STEP_NAME_WINNERS, faces={c.ROLL_HOME: [2, 5]})
    (played,) = numbers_told(game, c.TELL_RESULT)
    assert played[:2] == (GREEN, RED)
    assert game.places == [winner(played), RED + GREEN - winner(played), BLUE, YELLOW]
    assert league(game) == [5, 13, 2, 13]


@rule("MOTS-LEAGUE-15")
@vector("V-85")
def test_the_highest_roll_of_three_level_teams_waits() -> None:
    game = finished_cups(10, 10, 10, 4)

    lazily(game, c.STEP_FINISH, until=c.STEP_NAME_WINNERS, faces={c.ROLL_OFF: [5, 2, 4]})
    first, second = numbers_told(game, c.TELL_RESULT)
    assert numbers_told(game, c.TELL_BYE) == [(BLUE,)]
    assert {*first[:2]} == {RED, YELLOW}
    assert {*second[:2]} == {BLUE, winner(first)}
    loser = RED + YELLOW - winner(first)
    assert game.places == [winner(second), BLUE + winner(first) - winner(second), loser, GREEN]


@rule("MOTS-LEAGUE-16")
@vector("V-86")
def test_four_level_teams_play_two_and_two() -> None:
    game = finished_cups(9, 9, 9, 9)

    lazily(game, c.STEP_FINISH, until=c.STEP_NAME_WINNERS, faces={c.ROLL_CUP_DRAW: [1, 6, 2, 5]})
    results = numbers_told(game, c.TELL_RESULT)
    assert [{*each[:2]} for each in results[:2]] == [{RED, GREEN}, {BLUE, YELLOW}]
    up = {winner(each) for each in results[:2]}
    assert [{*each[:2]} for each in results[2:]] == [up, {BLUE, RED, YELLOW, GREEN} - up]
    assert (game.places[0], game.places[2]) == (winner(results[2]), winner(results[3]))
    assert sorted(game.places) == [BLUE, RED, YELLOW, GREEN]


@rule("MOTS-LEAGUE-17", "MOTS-LEAGUE-13")
@vector("V-87")
def test_ties_are_settled_from_the_top() -> None:
    game = finished_cups(6, 12, 6, 12)

    lazily(game, c.STEP_FINISH, until=c.STEP_NAME_WINNERS)
    assert [{*each[:2]} for each in numbers_told(game, c.TELL_RESULT)] == [{RED, GREEN}, {BLUE, YELLOW}]


@rule("MOTS-LEAGUE-18", "MOTS-KO-01")
@vector("V-88")
def test_a_drawn_play_off_goes_on() -> None:
    game = match("A", "B", [2, 2, 4], competition=c.PLAY_OFF)

    assert (on(game).outcome, league(game)) == (c.AWAY, [0, 0, 0, 0])
    assert cash(game)[:2] == [40000, 70000]


@rule("MOTS-LEAGUE-25", "MOTS-MARKET-12")
@vector("V-128")
def test_the_last_sunday_in_order() -> None:
    game = four_elevens()
    player = in_deck(game, "M2")[0]
    game.token = 42
    game.teams[BLUE].league, game.teams[GREEN].league = 9, 11
    game.marks[game.teams[BLUE].lineup[3]] = c.INJURED

    lazily(game, c.STEP_MATCH_DAY, until=c.STEP_FINISH, faces={c.ROLL_MATCH: [2, 2]}, picks={c.ASK_BID: [20000]})
    assert story(game, c.TELL_RESULT, c.TELL_SERVED, c.TELL_TURNED, c.TELL_SOLD) == [
        c.TELL_RESULT, c.TELL_RESULT, c.TELL_SERVED, c.TELL_TURNED, c.TELL_SOLD,
    ]  # fmt: skip
    assert league(game) == [12, 1, 0, 12]
    driver = lazily(game, c.STEP_FINISH, until=c.STEP_NAME_WINNERS)
    assert [{*each[:2]} for each in numbers_told(game, c.TELL_RESULT)] == [{BLUE, GREEN}]
    assert any(player in question.options for question in driver.asked if question.kind == c.ASK_SLOT)


@rule(
    "MOTS-LEAGUE-20",
    "MOTS-LEAGUE-21",
    "MOTS-LEAGUE-22",
    "MOTS-LEAGUE-23",
    "MOTS-SCORE-01",
    "MOTS-SCORE-02",
    "MOTS-SCORE-03",
    "MOTS-SCORE-04",
    "MOTS-LEAGUE-19",
)
@vector("VB-10")
def test_cards_and_prizes_for_the_four_places() -> None:
    game = table()
    game.places, game.cup_places = [GREEN, BLUE, RED, YELLOW], [YELLOW, BLUE]

    do(game, c.STEP_NAME_WINNERS)
    assert cash(game) == [75000, 100000, 125000, 50000]
    assert [game.teams[team].points for team in game.places] == [3, 2 + 1, 1, 0 + 2]


@rule("MOTS-3P-06", "MOTS-3P-09", "MOTS-3P-01")
@vector("V-109")
def test_the_ghost_is_fourth_unpaid_and_there_are_no_swaps() -> None:
    game = four_squads(3)
    for team, number in ((BLUE, 6), (RED, 12), (YELLOW, 9)):
        game.teams[team].league = number
    game.cup_places = [RED, BLUE]

    lazily(game, c.STEP_FINISH, until=c.STEP_EUROPE_FINAL)
    assert game.places == [RED, YELLOW, BLUE, GREEN]
    assert cash(game) == [100000, 50000, 75000, 0]
    game.agenda = []
    do(game, c.STEP_SWAPS)
    assert questions_asked(game) == []


@rule("MOTS-NCUP-12", "MOTS-SCORE-05", "MOTS-SCORE-06", "MOTS-MONEY-04")
@vector("V-137")
def test_the_national_cup_final_pays_at_once_and_scores_at_the_season_s_end() -> None:
    game = four_elevens()
    game.token, game.finalists = 31, [RED, BLUE]
    script(game, up_to(0, c.STEP_MATCH_DAY), line_ups_of(game), [2, 5, 1])
    assert cash(game)[:2] == [70000, 40000]
    assert [game.teams[team].points for team in (BLUE, RED)] == [0, 0]

    game.places = [YELLOW, GREEN, RED, BLUE]
    do(game, c.STEP_NAME_WINNERS)
    assert [game.teams[team].points for team in (BLUE, RED)] == [0 + 2, 1 + 1]


@rule("MOTS-LINEUP-22")
def test_the_result_of_a_cup_match_of_two_short_teams_is_told() -> None:
    game = table()
    for team in (BLUE, RED):
        own(game, team, "D3 D2 D1 M4 M3 M2 A5 A2")

    lazily(game, c.STEP_PLAY, BLUE, RED, c.NATIONAL_SEMI, faces={c.ROLL_DECIDER: [3, 5]})
    assert numbers_told(game, c.TELL_RESULT) == [(BLUE, RED, c.AWAY, c.NATIONAL_SEMI)]
