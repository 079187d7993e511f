"""Our titles: random games straight through, and a copy of a table in mid-game with one pick."""

from __future__ import annotations

from time import process_time

from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Anything, Inline
from touchline.kernel.table import Table
from touchline.kernel.title import Title


def playouts(title: Title, seats: int, seconds: float) -> tuple[float, float]:
    """Decisions and games a second of CPU time, by random picks, inline."""
    cards, dealer = title.cards(), Seeded("bench")
    policies = [Anything(dealer)] * seats
    decisions = games = 0
    start = process_time()
    while process_time() - start < seconds:
        game = title.game(seats, {}, cards)
        driver = Inline(policies, dealer)
        game.driver = driver
        while game.agenda:
            title.perform(game, game.agenda.pop(0))
        decisions, games = decisions + driver.decisions, games + 1
    took = process_time() - start
    return decisions / took, games / took


def copy_and_pick(title: Title, seats: int, seconds: float) -> float:
    """Microseconds for a clone of a table and one pick on it, over the questions of the middle of a game."""
    spent, count = 0.0, 0
    for table in middles(title, seats):
        seat = table.to_act[0]
        question = table.question(seat)
        assert question is not None
        begin = process_time()
        while process_time() - begin < seconds / 12:
            for k in range(20):
                table.clone().pick(seat, question.options[0])
            count += 20
        spent += process_time() - begin
    return spent / count * 1e6


def middles(title: Title, seats: int) -> list[Table]:
    """A dozen tables of one random game, spread over its length."""
    table, dealer = title.table(seats, seed="bench"), Seeded("bench")
    met: list[Table] = []
    while not table.over:
        met.append(table.clone())
        seat = table.to_act[0]
        question = table.question(seat)
        assert question is not None
        table.pick(seat, question.options[dealer.below(len(question.options))])
    return met[len(met) // 3 :: max(1, len(met) // 18)][:12]
