"""The two tables from step to function: of the season, and of the match on a board."""

from __future__ import annotations

from typing import Any

from touchline.bots.bot import Rookie
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.titles.masters_of_football import TITLE
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.agenda import AGENDA, MATCH_AGENDA
from touchline.titles.masters_of_football.state import Mof

GAMES = 8  # in one of them a goal is annulled
SEATS = 8
STEPS = {value for name, value in vars(c).items() if name.startswith("STEP_")}


def test_every_step_has_one_row_and_every_row_is_a_step() -> None:
    assert sorted([*AGENDA, *MATCH_AGENDA]) == sorted(STEPS)


def steps_of(seed: str, **options: Any) -> set[int]:
    """The codes of all steps of a random game, and of the steps that come next on its boards."""
    game = TITLE.game(SEATS, options)
    assert isinstance(game, Mof)
    game.driver = Inline([Rookie(seat) for seat in range(SEATS)], Seeded(seed))
    found: set[int] = set()
    while game.ahead:
        step = game.next_step()
        found.add(step[0])
        found.update(match.ahead[-1][0] for match in game.boards if match.ahead)
        TITLE.perform(game, step)
    return found


def test_every_row_is_reached_in_random_games() -> None:
    reached = steps_of("every row", companion_mode=True)
    for game in range(GAMES):
        reached |= steps_of(f"every row {game}")

    assert STEPS - reached == set()
