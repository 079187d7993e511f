"""Our titles: random games straight through, and a copy of a table in mid-game with one pick.

`python -m bench.ours` prints the figures of the engine in the form in which it is imported.
"""

from __future__ import annotations

import argparse
import json
from time import process_time
from typing import Any

from touchline.kernel import game as kernel_game
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Anything, Inline, Policy
from touchline.kernel.table import Table
from touchline.kernel.title import Title
from touchline.sim.loop import run_out
from touchline.titles import SHELF

ROUNDS_OF_EACH = 4  # the best counts: whatever else the machine does makes a run slower, never faster


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.ours")
    parser.add_argument("--seconds", type=float, default=4.0)
    print(json.dumps(figures(parser.parse_args().seconds)))


def figures(seconds: float) -> list[dict[str, Any]]:
    form = "source" if str(kernel_game.__file__).endswith(".py") else "compiled"
    rows: list[dict[str, Any]] = []
    for title in SHELF.values():
        for seats in (title.seats[0], title.seats[-1]):
            decisions, games = max(playouts(title, seats, seconds / ROUNDS_OF_EACH) for k in range(ROUNDS_OF_EACH))
            copy = copy_and_pick(title, seats, seconds)
            rows.append(row(f"{title.name}, {seats} seats, {form}", decisions, games, copy))
    return rows


def row(name: str, decisions: float, games: float, copy: float | None = None) -> dict[str, Any]:
    return {"what": name, "decisions_per_second": decisions, "games_per_second": games, "clone_and_pick_us": copy}


def playouts(title: Title, seats: int, seconds: float) -> tuple[float, float]:
    """Decisions and games a second of CPU time, by random picks, inline."""
    cards, dealer, options = title.cards(), Seeded("bench"), title.resolve_options(seats)
    policies: list[Policy] = [Anything(dealer)] * seats
    decisions = games = 0
    start = process_time()
    while process_time() - start < seconds:
        game = title.start(seats, options, cards)
        driver = Inline(policies, dealer)
        game.driver = driver
        run_out(title, game)
        decisions, games = decisions + driver.decisions, games + 1
    took = process_time() - start
    return decisions / took, games / took


def copy_and_pick(title: Title, seats: int, seconds: float) -> float:
    """Microseconds for a clone of a table and one pick on it: the mean over questions of the middle of a game."""
    tables = middles(title, seats)
    return sum(min(one_copy(table, seconds / 48) for k in range(ROUNDS_OF_EACH)) for table in tables) / len(tables)


def one_copy(table: Table, seconds: float) -> float:
    seat = table.to_act[0]
    question = table.question(seat)
    assert question is not None
    count, begin = 0, process_time()
    while process_time() - begin < seconds:
        for k in range(20):
            table.clone().pick(seat, question.options[0])
        count += 20
    return (process_time() - begin) / count * 1e6


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


if __name__ == "__main__":
    main()
