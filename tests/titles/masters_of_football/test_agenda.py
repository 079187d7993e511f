"""The two tables from step to function: of the season, and of the match on a board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.conformance import plays_out

from touchline.titles import SHELF
from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.agenda import AGENDA, MATCH_AGENDA

GAMES = 8  # in the last of them a goal is annulled
STEPS = {getattr(codes, name) for name in dir(codes) if name.startswith("STEP_")}


def test_every_step_has_one_row_and_every_row_is_a_step() -> None:
    assert sorted([*AGENDA, *MATCH_AGENDA]) == sorted(STEPS)


def counted(code: int, function: Callable[..., None], seen: set[int]) -> Callable[..., None]:
    def call(*numbers: Any) -> None:
        seen.add(code)
        function(*numbers)

    return call


def test_every_row_is_reached_in_random_games(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[int] = set()
    for table in (AGENDA, MATCH_AGENDA):
        for code, function in table.items():
            monkeypatch.setitem(table, code, counted(code, function, seen))

    plays_out(SHELF["masters_of_football"], 8, {"companion_mode": True}, "every row", every=1000)
    for game in range(GAMES):
        plays_out(SHELF["masters_of_football"], 8, {}, f"every row {game}", every=1000)

    assert STEPS - seen == set()
