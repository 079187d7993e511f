"""Tests that every pro must pass: the same pick whatever is hidden, whole games, and more victories than an amateur."""

from collections.abc import Callable
from functools import cache
from typing import Any

from tests import conformance

from touchline.bots.bot import Bot
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.kernel.game import Game
from touchline.titles import SHELF

Maker = Callable[[int | str], Bot]


@cache
def cards_of(code: str) -> Any:
    """Read once: what bots reckon of a card set they keep for all its games."""
    return SHELF[code].cards(None)


def play_game(code: str, makers: list[Maker], seed: str) -> Game:
    """A whole game between bots."""
    title = SHELF[code]
    bots = [maker(f"{seed}/{seat}") for seat, maker in enumerate(makers)]
    game = title.game(len(makers), {}, cards_of(code))
    game.driver = Inline(bots, Seeded(seed))
    while game.ahead:
        title.perform(game, game.next_step())
    return game


def victories(code: str, pro: Maker, amateur: Maker, games: int) -> int:
    """Return how many of these two-seat games, on equal deals from either seat, the pro wins alone."""
    won = 0
    for number in range(games):
        seat = number % 2
        makers = [amateur, amateur]
        makers[seat] = pro
        places = SHELF[code].result(play_game(code, makers, f"pro {number // 2}")).places
        won += places[seat] == 1 and places.count(1) == 1
    return won


def is_honest(code: str, maker: Maker, seats: int, every: int, most: int) -> int:
    """The same pick when everything hidden is dealt again; how often that was tried."""
    tried = 0
    for table in conformance.stops(SHELF[code], seats, {}, "honest pro", every, most):
        for seat in table.to_act:
            twin = table.redeal(seat, Seeded(f"pro {len(table.log)}"))
            if twin is not None:
                assert pick_of(maker, table, seat) == pick_of(maker, twin, seat)
                tried += 1
    return tried


def pick_of(maker: Maker, table: Any, seat: int) -> int:
    question = conformance.question_of(table, seat)
    return maker("same").pick(table.now, seat, question.kind, question.options, question.context)
