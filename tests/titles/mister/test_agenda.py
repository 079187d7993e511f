"""The agenda: every step code has its row, and every row is reached."""

from __future__ import annotations

from typing import Any

from touchline.bots.bot import Rookie
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.titles.mister import TITLE
from touchline.titles.mister import codes as c
from touchline.titles.mister.agenda import AGENDA

STEPS = {value for name, value in vars(c).items() if name.startswith("STEP_")}


def steps_of(seats: int, seed: str, **options: Any) -> set[int]:
    """The codes of all steps of a random game."""
    game = TITLE.game(seats, options)
    game.driver = Inline([Rookie(seat) for seat in range(seats)], Seeded(seed))
    found: set[int] = set()
    while game.ahead:
        step = game.next_step()
        found.add(step[0])
        TITLE.perform(game, step)
    return found


def test_every_step_code_has_its_row() -> None:
    assert set(AGENDA) == STEPS


def test_every_row_is_reached_in_random_games() -> None:
    reached: set[int] = set()
    for seed in ("one", "two", "three"):
        reached |= steps_of(4, seed, mode="cup", season_market=True)

    assert reached == STEPS
