"""The agenda: every step has its row, and every row is reached."""

from __future__ import annotations

from typing import Any

from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Anything, Inline
from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.agenda import AGENDA

GAMES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (4, {"advanced_game": True}),
    (4, {"lineup_mode": "open"}),
    (3, {}),
    (2, {"advanced_game": True}),
]
ENOUGH_GAMES = 30
TOO_RARE = {
    c.STEP_SURPLUS,  # a youth player for a full squad: test_squads.py
    c.STEP_CROSS,  # four teams level in the league: test_cups.py
}


def test_every_step_has_its_row() -> None:
    steps = {name: code for name, code in vars(c).items() if name.startswith("STEP_")}

    assert len(set(steps.values())) == len(steps)
    assert set(AGENDA) == set(steps.values())


def test_every_row_is_reached_in_random_games() -> None:
    missing = set(AGENDA) - TOO_RARE
    for number in range(ENOUGH_GAMES):
        seats, options = GAMES[number % len(GAMES)]
        missing -= steps_of(seats, options, f"agenda {number}")
        if not missing:
            break

    assert missing == set()


def steps_of(seats: int, options: dict[str, Any], seed: str) -> set[int]:
    """The codes of the steps of a random game."""
    game, dealer, reached = TITLE.game(seats, options), Seeded(seed), set[int]()
    game.driver = Inline([Anything(dealer)] * seats, dealer)
    while game.ahead:
        step = game.next_step()
        reached.add(step[0])
        TITLE.perform(game, step)
    return reached
