"""One game from the first step to the last without a stop: the loop that is compiled together with the rules."""

from __future__ import annotations

from typing import Any

from touchline.kernel.agenda import carry_out_all
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline, Policy
from touchline.kernel.game import Game
from touchline.kernel.title import Title


def play_through(title: Title, options: dict[str, Any], cards: Any, policies: list[Policy], seed: str) -> Game:
    """Play a game to its end and return it; its driver has counted the decisions."""
    game = title.start(len(policies), options, cards)
    game.driver = Inline(policies, Seeded(seed))
    run_out(title, game)
    return game


def run_out(title: Title, game: Game) -> None:
    game.straight = True
    carry_out_all(title.agenda, game)


def decisions(game: Game) -> int:
    """Return how many picks a finished game took."""
    driver = game.driver
    assert isinstance(driver, Inline)
    return driver.decisions
