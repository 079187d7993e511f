"""The agenda: every step code has its row, and every row is reached."""

from __future__ import annotations

from typing import Any

from touchline.bots.bot import Rookie
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.titles.best_11 import TITLE
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.agenda import AGENDA

STEPS = {value for name, value in vars(c).items() if name.startswith("STEP_")}


def steps_of(seed: str, **options: Any) -> set[int]:
    """The codes of all steps of a random game."""
    game = TITLE.game(4, options)
    game.driver = Inline([Rookie(seat) for seat in range(4)], Seeded(seed))
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
    for seed in ("one", "two", "three", "four"):
        reached |= steps_of(
            seed, formation_mode="choose", immunity_scope="challenges_and_poaching", discard_before_draw=False
        )
        reached |= steps_of(seed)

    assert reached == STEPS
