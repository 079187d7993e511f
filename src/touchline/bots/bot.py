"""The base of every bot: a policy with a seeded dealer, so that its games can be played again."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Policy
from touchline.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Policy):
    """`pick` chooses one of the options; it may read of the game only what its seat may know."""

    def __init__(self, seed: int | str = 0) -> None:
        self.dealer = Seeded(seed)


class Rookie(Bot):
    """Picks an option at random, all with the same chance."""

    def pick(self, game: Any, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
        return options[self.dealer.below(len(options))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Bot):
    """A bot that plays the game on in its head, for which it needs the table; without one it picks by instinct."""

    def think(self, table: Table, seat: int) -> int:
        raise NotImplementedError


def answer(player: Bot, table: Table, seat: int) -> int:
    """Return a bot's answer at a table; a Thinker searches for it."""
    if isinstance(player, Thinker):
        return player.think(table, seat)
    question = table.question(seat)
    assert question is not None
    return player.pick(question.game, seat, question.kind, question.options, question.context)
