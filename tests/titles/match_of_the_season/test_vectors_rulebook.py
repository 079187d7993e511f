"""The catalogue's vectors of knock-out matches, and the rulebook's own examples (9.2, 9.4)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenes import rule, script, told
from tests.titles.match_of_the_season.laid import (
    BLUE,
    LOST,
    RED,
    WON,
    cash,
    compared,
    eleven,
    go_on,
    league,
    line_up_picks,
    lined_up,
    match,
    own,
    table,
    vector,
)

from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.lineup import choose_line_up
from touchline.titles.match_of_the_season.rules.match import on

# -- knock-out


@rule("MOTS-KO-02", "MOTS-KO-04", "MOTS-KO-01")
@vector("V-43")
def test_a_drawn_cup_match_is_rolled_again() -> None:
    game = match("A", "B", [2, 4], competition=c.NATIONAL_SEMI)

    assert (on(game).outcome, cash(game)[:2], league(game)) == (c.AWAY, LOST, [0, 0, 0, 0])


@rule("MOTS-KO-02", "MOTS-TACTIC-26")
@vector("V-44")
def test_the_extra_roll_is_without_the_card() -> None:
    game = match("A", "B", [6, 6, 2], competition=c.NATIONAL_FINAL, card="super-save")

    assert on(game).outcome == c.AWAY


@rule("MOTS-KO-03")
@vector("V-45")
def test_after_five_extra_rolls_a_d6_each_decides() -> None:
    game = match("A", "B", [2, 2, 2, 2, 2, 2, 4, 4, 6, 2], competition=c.NATIONAL_SEMI)

    assert (on(game).outcome, cash(game)[:2]) == (c.HOME, WON)
    assert len(told(game, c.TELL_FACE)) == 6


# -- the rulebook's own examples


@rule("MOTS-LINEUP-02", "MOTS-LINEUP-03", "MOTS-LINEUP-04", "MOTS-LINEUP-01")
@vector("VB-01")
def test_4_3_3_is_four_green_three_red_three_blue_and_one_yellow() -> None:
    game = table()
    slots = own(game, BLUE, "GK2 D3 D2 D2 D1 M4 M3 M2 A5 A2 A1")
    picks = line_up_picks(game, BLUE, "4-3-3", slots)
    laid = script(game, lambda game: choose_line_up(game, BLUE, c.LEAGUE_MATCH, RED), picks)

    assert game.cards.formation_names[laid[0]] == "4-3-3"
    assert laid[1:] == slots
    assert [sum(game.cards.position[player] == at for player in laid[1:]) for at in range(4)] == [1, 4, 3, 3]


@rule("MOTS-LINEUP-06")
@vector("VB-05")
def test_number_one_is_the_goalkeeper_and_number_two_the_left_back() -> None:
    for face, stars in ((1, 2), (2, 3)):
        game = match("A", "C", [5, face])
        assert told(game, c.TELL_TAKER)[0][1:3] == (face, stars)


@rule("MOTS-OPT-02", "MOTS-OPT-03")
@pytest.mark.parametrize(
    ("face", "outcome"), [pytest.param(2, c.HOME, id="VB-16"), pytest.param(4, c.AWAY, id="VB-16b")]
)
def test_crossed_lines(face: int, outcome: int) -> None:
    game = match("A", "B", [face], game=table(cross_lines=True))

    assert on(game).outcome == outcome
    assert compared(game) == ([8, 7] if face == 2 else [7, 9])


def goals(faces: list[int], **options: Any) -> tuple[list[int], int]:
    game = table(**options)
    eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)
    script(game, go_on, [], faces)
    return on(game).goals, on(game).outcome


@rule("MOTS-OPT-08", "MOTS-OPT-09")
@vector("VB-17")
def test_four_rolls_may_end_three_to_one() -> None:
    assert goals([1, 3, 1, 4], match_events=4) == ([3, 1], c.HOME)


@rule("MOTS-ADV-01", "MOTS-ADV-02", "MOTS-ADV-03", "MOTS-ADV-04", "MOTS-ADV-05", "MOTS-ADV-06", "MOTS-ADV-07")
@vector("VB-18")
def test_six_events_may_end_six_to_nothing() -> None:
    assert goals([1, 1, 3, 3, 1, 3], advanced_game=True) == ([6, 0], c.HOME)


@rule("MOTS-ADV-04")
@vector("VB-19")
def test_six_events_may_end_level() -> None:
    assert goals([1, 4, 1, 4, 3, 4], advanced_game=True) == ([3, 3], c.NEITHER)


@rule("MOTS-ADV-03", "MOTS-ADV-04")
@vector("VB-20")
def test_equal_stars_bring_no_goal() -> None:
    assert goals([2, 2, 2, 2, 2, 2], advanced_game=True) == ([0, 0], c.NEITHER)
