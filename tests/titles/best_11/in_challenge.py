"""Helpers for tests of challenges and events."""

from __future__ import annotations

from tests.titles.best_11.laid import (
    ANN,
    BOB,
    round_one,
    sign,
    step,
    tops,
)

from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.state import Best11


def two(ann: str, bob: str = "D1 C1 A1 A2", **options: object) -> Best11:
    """Ann and Bob, each with a team; there are no others."""
    game = round_one(2, **options)
    sign(game, ANN, ann)
    sign(game, BOB, bob)
    return game


def next_round(game: Best11) -> None:
    """Income is paid; nothing else matters."""
    game.market, game.agenda = [], []
    step(game, (c.STEP_ROUND_START,), [], [*tops(game, [0] * (game.seats + 1)), *range(game.seats)])
