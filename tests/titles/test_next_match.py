"""The next match that a view names is the one that is played next, in random games of every title with a calendar."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import touchline

MOTS, MISTER, MOF = "match_of_the_season", "mister", "masters_of_football"


def views(code: str, seats: int, seed: int, **options: Any) -> Iterator[dict[str, Any]]:
    """Yield what seat 0 sees at each stop of a random game."""
    table, dealer = touchline.title(code).table(seats=seats, options=options, seed=seed), random.Random(seed)
    while not table.over:
        yield table.view(0)["game"]
        seat = table.to_act[0]
        question = table.question(seat)
        assert question is not None
        table.pick(seat, dealer.choice(question.options))
    yield table.view(0)["game"]


def test_the_token_stops_next_where_the_view_says_and_these_meet() -> None:
    last: dict[str, Any] | None = None  # the match seen before
    days = 0
    for game in views(MOTS, 4, 5):
        announced = last["next_matches"] if last and last["season"] == game["season"] else None
        if announced and game["pairs"] and game["token"] == announced["space"]:
            assert announced["pairs"] in ([], game["pairs"])
            days += 1
        if announced and last:
            assert last["token"] == game["token"] or game["token"] <= announced["space"]  # none is passed by
        last = game
    assert days > 30


@pytest.mark.parametrize(("seats", "options"), [(4, {"mode": "league"}), (4, {"mode": "cup"}), (2, {}), (3, {})])
def test_a_round_of_mister_kicks_off_with_the_matches_that_were_announced(seats: int, options: dict[str, Any]) -> None:
    """A coin may change at kick-off which team is named first."""
    announced: list[Any] = []
    opened = 0
    before = ""
    for game in views(MISTER, seats, 3, **options):
        if game["stage"] == "match" and before != "match":
            assert [set(each.values()) for each in game["fixtures"]] == [set(each.values()) for each in announced]
            opened += 1
        announced, before = game["next_fixtures"], game["stage"]
    assert opened == game["rounds"]
    assert announced == []


def test_the_next_match_of_masters_is_the_first_of_the_fixtures_that_is_not_on_or_over() -> None:
    announced: tuple[int, int] | None = None
    days = 0
    for game in views(MOF, 4, 2):
        mine = [each for each in game["fixtures"] if game["me"] in (each["home"], each["away"])]
        on = [(each["home"], each["away"]) for each in mine if each["is_on"]]
        if on and on[0] == announced:
            days += 1
        coming = [(each["home"], each["away"]) for each in mine if each["home_goals"] is None and not each["is_on"]]
        announced = coming[0] if coming else None
    assert days == len(mine)
    assert announced is None
