"""MIS-LEAGUE: fixtures, points, the table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from tests.scenes import play, rule, script
from tests.titles.mister.laid import ex, match_begun, numbers_of, row
from tests.titles.mister.pad_cases import FILE, cases

from touchline.titles.mister import TITLE
from touchline.titles.mister import codes as c
from touchline.titles.mister.rules.league import ranking, table
from touchline.titles.mister.rules.match import kick_off
from touchline.titles.mister.rules.tournament import fixtures, full_time, open_round, round_end, rounds
from touchline.titles.mister.state import Mister

ONE, TWO, THREE, FOUR = 2, 0, 3, 1  # the seats that are players 1 to 4
SEATS = [0, 1, 2, 3]
Score = tuple[int, int, int, int]  # first, second, goals of each


def league(scores: Sequence[Score] = (), **options: Any) -> Mister:
    game = match_begun(seats=4, mode="league", **options)
    game.numbers = [ONE, TWO, THREE, FOUR]
    for first, second, goals, against in scores:
        add(game, first, second, goals, against)
    return game


def add(game: Mister, first: int, second: int, goals: int, against: int) -> None:
    winner = first if goals > against else second if against > goals else -1
    game.results = [*game.results, (0, first, second, goals, against, winner, 0, 0)]


def order(game: Mister) -> list[list[int]]:
    return ranking(game.results, SEATS, game.rules.difference_first)


@rule("MIS-LEAGUE-01, 02")
def test_the_matchdays_and_the_return_leg() -> None:
    game = league()
    days = [fixtures(game, number) for number in range(rounds(game))]

    assert days[:3] == [
        [(ONE, TWO), (THREE, FOUR)],
        [(ONE, THREE), (TWO, FOUR)],
        [(ONE, FOUR), (TWO, THREE)],
    ]
    assert [{frozenset(pair) for pair in day} for day in days[3:]] == [
        {frozenset(pair) for pair in day} for day in days[:3]
    ]
    played = [seat for day in days for pair in day for seat in pair]
    assert [played.count(seat) for seat in SEATS] == [6, 6, 6, 6]


@rule("MIS-LEAGUE-03")
@pytest.mark.parametrize("legs", [1, 2])
def test_everybody_meets_everybody_as_often_as_there_are_legs(legs: int) -> None:
    game = league(league_legs=legs)
    met = [frozenset(pair) for number in range(rounds(game)) for pair in fixtures(game, number)]

    assert rounds(game) == 3 * legs
    assert {met.count(pair) for pair in met} == {legs}
    assert len(set(met)) == 6


@ex("EX-122")
@rule("MIS-LEAGUE-01, 02, 10", "MIS-TOUR-11")
def test_matchday_5_repeats_the_second_with_the_names_swapped() -> None:
    game = league()
    script(game, lambda it: open_round(it, 4))
    assert game.fixtures == [(THREE, ONE), (FOUR, TWO)]
    game.agenda = []
    script(game, kick_off)

    assert game.order == [THREE, ONE, FOUR, TWO]


@rule("MIS-LEAGUE-10")
def test_without_the_option_the_names_stay() -> None:
    game = league(return_leg_swaps_order=False)

    assert [fixtures(game, number) for number in (3, 4, 5)] == [fixtures(game, number) for number in (0, 1, 2)]
    assert [fixtures(league(), number) for number in (3, 5)] == [
        [(TWO, ONE), (FOUR, THREE)],
        [(FOUR, ONE), (THREE, TWO)],
    ]


@ex("EX-098")
@rule("MIS-LEAGUE-04, 05")
def test_a_level_league_match_is_a_draw_with_a_point_each() -> None:
    game = league()
    for seat in (0, 1):
        game.sides[seat].kept = [row(1 + seat), row(4 + seat)]
    game.sides[2].kept = [row(9)]
    script(game, full_time)

    assert game.agenda == [(c.STEP_ROUND_END,)]
    assert game.results[0][1:6] == (0, 1, 2, 2, -1)
    assert {seat: points for _, seat, points, _, _ in table(game)} == {0: 1, 1: 1, 2: 3, 3: 0}


@rule("MIS-LEAGUE-04")
def test_three_points_for_a_win_and_none_for_a_defeat() -> None:
    game = league([(0, 1, 1, 0), (2, 3, 0, 4), (0, 2, 2, 2)])

    assert {seat: points for _, seat, points, _, _ in table(game)} == {0: 4, 1: 0, 2: 1, 3: 3}


@rule("MIS-LEAGUE-06")
def test_results_and_table_are_told_after_every_matchday() -> None:
    game = league()
    game.sides[0].kept = [row(1)]
    script(game, full_time)
    assert numbers_of(game, "full-time") == [
        {"first": 0, "second": 1, "goals": 1, "against": 0},
        {"first": 2, "second": 3, "goals": 0, "against": 0},
    ]
    game.agenda = []
    script(game, round_end)

    told = numbers_of(game, "table-row", seat=None)
    assert [(each["place"], each["points"]) for each in told] == [(1, 3), (2, 1), (2, 1), (4, 0)]
    assert TITLE.observe(game, None)["table"][0] == {
        "place": 1,
        "seat": 0,
        "points": 3,
        "difference": 1,
        "goals": 1,
        "conceded": 0,
        "form": ["won"],
        "race": [0, 3],
    }
    assert game.agenda[-1] == (c.STEP_ROUND, 1)


@rule("MIS-LEAGUE-07")
def test_the_leader_of_the_table_at_the_end_is_champion() -> None:
    game = league([(0, 1, 0, 1), (2, 3, 1, 2), (3, 0, 2, 0), (1, 2, 0, 0)])
    game.round, game.fixtures = 5, [(0, 1), (2, 3)]
    script(game, round_end)
    assert game.agenda == [(c.STEP_FINISH,)]
    play(TITLE, game)

    assert numbers_of(game, "winner") == [{"seat": 3}]
    assert TITLE.result(game).places == [4, 2, 3, 1]
    assert TITLE.result(game).scores == [0, 4, 1, 6]


@ex("EX-097")
@rule("MIS-LEAGUE-08")
def test_level_on_points_the_matches_between_them_decide() -> None:
    scores = [
        (ONE, THREE, 2, 0),
        (THREE, ONE, 1, 0),
        (ONE, TWO, 1, 0),
        (TWO, ONE, 0, 1),
        (ONE, FOUR, 1, 1),
        (FOUR, ONE, 1, 0),
        (THREE, FOUR, 3, 0),
        (FOUR, THREE, 0, 4),
        (THREE, TWO, 1, 1),
        (TWO, THREE, 1, 0),
    ]
    game = league(scores)
    figures = {seat: (points, difference) for _, seat, points, difference, _ in table(game)}

    assert figures[ONE] == (10, 2)
    assert figures[THREE][0] == 10
    assert figures[THREE][1] > 2
    assert order(game)[0] == [ONE]
    assert order(game)[1] == [THREE]


@rule("MIS-LEAGUE-08")
def test_with_the_option_the_overall_difference_comes_first() -> None:
    scores = [(0, 1, 1, 0), (0, 2, 0, 1), (1, 2, 5, 0)]

    assert order(league([*scores, (3, 0, 0, 0)]))[0] == [0]
    by_difference = league(scores, league_tiebreak="goal_difference_first")
    assert order(by_difference) == [[1], [0], [2], [3]]


TIES = [
    # points among themselves
    ([(0, 1, 0, 1), (0, 2, 9, 0), (1, 2, 0, 0), (0, 3, 0, 0)], 1, 0),
    # goal difference among themselves, although the other has the better one overall
    ([(0, 1, 2, 0), (1, 0, 1, 0), (1, 2, 5, 0), (0, 2, 1, 0)], 0, 1),
    # overall goal difference
    ([(0, 1, 1, 1), (0, 2, 2, 0), (1, 2, 1, 0)], 0, 1),
    # overall goals scored
    ([(0, 1, 1, 1), (0, 2, 2, 0), (1, 2, 3, 1)], 1, 0),
]


@rule("MIS-LEAGUE-08")
@pytest.mark.parametrize(("scores", "ahead", "behind"), TIES)
def test_the_criteria_in_turn(scores: list[Score], ahead: int, behind: int) -> None:
    game = league(scores)
    points = {seat: points for _, seat, points, _, _ in table(game)}
    places = [group for group in order(game) if ahead in group or behind in group]

    assert points[ahead] == points[behind]
    assert places == [[ahead], [behind]]


@rule("MIS-LEAGUE-08")
def test_a_lot_is_drawn_if_no_criterion_parts_them() -> None:
    game = league([(0, 1, 1, 0), (2, 3, 1, 0)])
    game.round, game.fixtures = 5, [(0, 1), (2, 3)]
    assert order(game) == [[0, 2], [1, 3]]
    script(game, round_end)
    play(TITLE, game, faces=[2, 3])

    assert TITLE.result(game).places == [2, 4, 1, 3]
    assert numbers_of(game, "lot") == [{"place": 1, "seat": 2}, {"place": 3, "seat": 3}]


@ex("EX-123")
@rule("MIS-LEAGUE-08, 09")
def test_a_part_of_a_tie_starts_again_with_its_own_matches() -> None:
    scores = [
        (ONE, TWO, 1, 0),
        (TWO, ONE, 0, 1),
        (ONE, THREE, 1, 0),
        (THREE, ONE, 9, 0),
        (TWO, THREE, 1, 0),
        (THREE, TWO, 0, 0),
        (ONE, FOUR, 1, 1),
        (FOUR, ONE, 1, 0),
        (TWO, FOUR, 1, 0),
        (FOUR, TWO, 0, 1),
        (THREE, FOUR, 1, 0),
        (FOUR, THREE, 0, 1),
    ]
    game = league(scores)

    assert {seat: points for _, seat, points, _, _ in table(game) if seat != FOUR} == {ONE: 10, TWO: 10, THREE: 10}
    assert order(game) == [[ONE], [TWO], [THREE], [FOUR]]


@rule("MIS-LEAGUE-09")
def test_after_a_later_criterion_the_rest_starts_again_too() -> None:
    """Each of three has beaten one; the overall difference parts 0 from the others, of whom 1 has beaten 2."""
    scores = [(0, 1, 1, 0), (1, 2, 1, 0), (2, 0, 1, 0), (0, 3, 3, 0), (1, 3, 1, 0), (2, 3, 2, 1)]

    assert order(league(scores)) == [[0], [1], [2], [3]]  # although 2 has scored more goals


@rule("MIS-LEAGUE-08")
def test_by_the_book_the_match_between_them_comes_before_the_overall_difference() -> None:
    scores = [(0, 1, 1, 0), (1, 2, 5, 0)]

    assert order(league(scores))[:2] == [[0], [1]]
    assert order(league(scores, league_tiebreak="goal_difference_first"))[:2] == [[1], [0]]


@rule("MIS-LEAGUE-08", "MIS-LEAGUE-09")
def test_the_cases_for_the_pad_of_the_client_are_those_of_the_engine() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == cases()
