"""Copies of a game share what is replaced and never changed; whoever changes it after all is found out here."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance import earlier_states_stay

from touchline.titles.mister import TITLE
from touchline.titles.mister.state import NONE


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"deck_passes": 3}),
        (2, {"market_visibility": "open", "market_idle_guard": False}),
        (4, {"mode": "cup", "season_market": True}),
        (4, {"mode": "league", "season_market": True, "season_refused": "out_of_game", "season_draws_after_tie": 2}),
    ],
)
def test_copies_share_only_what_is_never_changed(seats: int, options: dict[str, Any]) -> None:
    for seed in ("one", "two", "three"):
        earlier_states_stay(TITLE, seats, options, seed, 3)

    assert NONE == []
