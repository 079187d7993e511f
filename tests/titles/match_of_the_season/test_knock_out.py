"""Knock-out matches that go on until somebody wins."""

from __future__ import annotations

from tests.scenes import numbers_told, rule
from tests.titles.match_of_the_season.laid import (
    LOST,
    WON,
    cash,
    league,
    match,
    vector,
)

from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.match import on


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
    assert len(numbers_told(game, c.TELL_FACE)) == 6
