"""League matches: every face and its result."""

from __future__ import annotations

import pytest
from tests.scenes import numbers_told, rule
from tests.titles.match_of_the_season.laid import (
    BLUE,
    GREEN,
    LEVEL,
    LOST,
    RED,
    WON,
    card,
    cash,
    do,
    eleven,
    last_comparison,
    league,
    match,
    own,
    table,
)

from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.match import on

PAID = {c.HOME: WON, c.AWAY: LOST, c.NEITHER: LEVEL}


POINTS = {c.HOME: [3, 0], c.AWAY: [0, 3], c.NEITHER: [1, 1]}


# id, home, away, tactic card, faces, outcome, the totals compared (or taker and goalkeeper)
LEAGUE_VECTORS = [
    pytest.param("A", "C", "counter-attack", [3], c.HOME, [], id="VB-06", marks=rule("MOTS-TACTIC-10")),
    pytest.param("A", "C", "centre-attack", [1], c.HOME, [35, 28], id="VB-07", marks=rule("MOTS-TACTIC-18")),
    pytest.param("C", "A", "centre-attack", [1], c.HOME, [38, 27], id="VB-08", marks=rule("MOTS-TACTIC-18")),
    pytest.param(
        "C", "A", "super-save", [6], c.NEITHER, [], id="VB-09", marks=rule("MOTS-TACTIC-23", "MOTS-TACTIC-24")
    ),
    pytest.param(
        "A", "B", "", [1], c.HOME, [27, 26], id="V-01", marks=rule("MOTS-MATCH-04", "MOTS-MATCH-12", "MOTS-MONEY-01")
    ),
    pytest.param("A", "B", "", [2], c.NEITHER, [7, 7], id="V-02", marks=rule("MOTS-MATCH-11", "MOTS-MONEY-02")),
    pytest.param("A", "B", "", [3], c.HOME, [10, 7], id="V-03", marks=rule("MOTS-MATCH-06")),
    pytest.param("A", "B", "", [4], c.AWAY, [8, 9], id="V-04", marks=rule("MOTS-MATCH-07", "MOTS-MATCH-13")),
    pytest.param("A", "B", "", [5, 10], c.HOME, [5, 3], id="V-05", marks=rule("MOTS-PEN-04")),
    pytest.param("A", "B", "", [5, 7], c.NEITHER, [3, 3], id="V-06", marks=rule("MOTS-PEN-05")),
    pytest.param("A", "B", "", [5, 12, 6], c.HOME, [4, 3], id="V-07", marks=rule("MOTS-PEN-07")),
    pytest.param("A", "B", "", [6, 1], c.AWAY, [3, 2], id="V-08", marks=rule("MOTS-PEN-06", "MOTS-MATCH-09")),
    pytest.param("A", "B", "", [6, 10], c.NEITHER, [2, 2], id="V-09", marks=rule("MOTS-PEN-05")),
    pytest.param("A10", "B", "", [1], c.NEITHER, [26, 26], id="V-10", marks=rule("MOTS-MATCH-14")),
    pytest.param("A10", "B", "", [5, 9, 10], c.HOME, [5, 3], id="V-11", marks=rule("MOTS-PEN-08")),
    pytest.param("A", "B0", "", [5, 5], c.HOME, [1, 0], id="V-12", marks=rule("MOTS-PEN-09")),
    pytest.param(
        "A", "C", "counter-attack", [1], c.AWAY, [27, 28], id="V-26", marks=rule("MOTS-TACTIC-12", "MOTS-TACTIC-08")
    ),
    pytest.param("A", "B", "counter-attack", [3], c.HOME, [], id="V-27", marks=rule("MOTS-TACTIC-11")),
    pytest.param(
        "A",
        "B",
        "wing-attack",
        [6],
        c.HOME,
        [5, 0],
        id="V-28",
        marks=rule("MOTS-TACTIC-15", "MOTS-TACTIC-16", "MOTS-TACTIC-28"),
    ),
    pytest.param(
        "A", "C", "wing-attack", [1], c.AWAY, [5, 8], id="V-29", marks=rule("MOTS-TACTIC-14", "MOTS-TACTIC-27")
    ),
    pytest.param("A", "A", "wing-attack", [4], c.NEITHER, [5, 5], id="V-30", marks=rule("MOTS-TACTIC-27")),
    pytest.param("A", "C", "centre-attack", [3], c.NEITHER, [14, 14], id="V-33", marks=rule("MOTS-TACTIC-19")),
    pytest.param("C", "A", "centre-attack", [2], c.HOME, [9, 7], id="V-34", marks=rule("MOTS-TACTIC-19")),
    pytest.param("A", "B", "centre-attack", [4], c.AWAY, [8, 9], id="V-35", marks=rule("MOTS-TACTIC-19")),
    pytest.param("C", "A", "centre-attack", [5, 11], c.NEITHER, [1, 2], id="V-36", marks=rule("MOTS-PEN-10")),
    pytest.param("A10", "C", "centre-attack", [1], c.HOME, [34, 28], id="V-37", marks=rule("MOTS-TACTIC-20")),
    pytest.param("A", "C", "match-of-the-season", [3], c.HOME, [15, 14], id="V-38", marks=rule("MOTS-TACTIC-22")),
    pytest.param("A", "C", "match-of-the-season", [1], c.HOME, [32, 28], id="V-38b", marks=rule("MOTS-TACTIC-22")),
    pytest.param("A", "B", "super-save", [5, 10], c.HOME, [5, 3], id="V-39", marks=rule("MOTS-TACTIC-23")),
    pytest.param("A", "B", "super-save", [6], c.NEITHER, [], id="V-40", marks=rule("MOTS-TACTIC-24", "MOTS-TACTIC-25")),
]


@pytest.mark.parametrize(("home", "away", "tactic", "faces", "outcome", "stars"), LEAGUE_VECTORS)
def test_league_match(home: str, away: str, tactic: str, faces: list[int], outcome: int, stars: list[int]) -> None:
    game = match(home, away, faces, card=tactic)

    assert on(game).outcome == outcome
    assert (cash(game)[:2], league(game)[:2]) == (PAID[outcome], POINTS[outcome])
    assert last_comparison(game) == stars
    assert game.teams[BLUE].hand == []
    assert game.chance.under == ([card(game, tactic)] if tactic else [])


@rule("MOTS-LINEUP-15")
def test_a_void_match_is_told() -> None:
    game = table()
    for team in (BLUE, RED):
        own(game, team, "D3 D2 D1 M4 M3 M2 A5 A2")

    do(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH)
    assert numbers_told(game, c.TELL_VOID) == [(BLUE, RED)]
    assert numbers_told(game, c.TELL_RESULT) == [(BLUE, RED, c.VOID, c.LEAGUE_MATCH)]


@rule("MOTS-LINEUP-15")
def test_a_void_match_is_not_a_draw_in_the_list_of_results() -> None:
    game = table()
    for team in (BLUE, RED):
        own(game, team, "D3 D2 D1 M4 M3 M2 A5 A2")

    do(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH)
    assert TITLE.observe(game, None)["results"] == [{"home": BLUE, "away": RED, "outcome": c.VOID}]
    assert c.VOID not in (c.HOME, c.AWAY, c.NEITHER)


@rule("MOTS-3P-02")
def test_the_ghost_loses_at_home_and_away() -> None:
    game = table(3)
    eleven(game, BLUE, "A")
    for pair in ((GREEN, BLUE), (BLUE, GREEN)):
        do(game, c.STEP_PLAY, *pair, c.LEAGUE_MATCH)
        assert numbers_told(game, c.TELL_WALKOVER) == [(BLUE, GREEN, c.LEAGUE_MATCH)]
    assert game.teams[BLUE].league == 6
    assert game.teams[GREEN].league == 0
