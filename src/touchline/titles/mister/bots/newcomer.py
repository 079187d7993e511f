"""The pick of Enter in Mister's market: a good squad without waiting as long as a pro does.

A pro lets three of four footballers go.  Over 400 games against amateurs Enter wins 55 % like this with 37 taps a game;
as a pro it would win 60 % with 48, taking everybody 35 % with 22.
"""

from __future__ import annotations

from typing import Final

from touchline.titles.mister import codes as c
from touchline.titles.mister.bots.pro import HUNDRED, ProMister, least
from touchline.titles.mister.state import Mister

MIN_GOALS: Final = 0.06  # goals that a footballer must bring to the eleven
MIN_SQUAD_FOR_ANYBODY: Final = 12  # from this size on anybody fills the bench


def best(game: Mister, seat: int, kind: int, context: tuple[int, ...], options: list[int]) -> list[int]:
    """Return what is preselected in the market; nothing elsewhere, where a pro's pick is."""
    if kind != c.ASK_DECIDE or len(options) == 1:
        return []
    if fills_bench(game, seat):
        return [c.ACQUIRE]
    return [c.ACQUIRE if ProMister().gain(game, seat, context[0]) >= gain_wanted(game, seat, context[0]) else c.DISCARD]


def fills_bench(game: Mister, seat: int) -> bool:
    return len(game.sides[seat].squad) >= MIN_SQUAD_FOR_ANYBODY


def gain_wanted(game: Mister, seat: int, player: int) -> float:
    """Return the goals that this footballer must bring to be signed; for the bench any number will do."""
    return -HUNDRED if fills_bench(game, seat) else min(MIN_GOALS, least(game, seat, player))
