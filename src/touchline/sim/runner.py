"""Plays many games at once.  Every game has its own seeds, so the sum does not depend on the processes."""

import multiprocessing
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

from touchline.bots import Bot, bot
from touchline.bots.bot import Thinker, answer
from touchline.kernel.errors import BadOption
from touchline.kernel.table import Table
from touchline.kernel.title import Title
from touchline.sim.figures import Figures, figures_of
from touchline.sim.loop import decisions, play_through
from touchline.sim.statistics import Statistics
from touchline.titles import title as title_of

Progress = Callable[[int], None]
Batch = tuple[int, int]  # first game, and the one after the last
MAX_GAMES_IN_BATCH = 250


class Plan:
    """The settings that all games of a simulation share; plain data that can be sent to other processes."""

    def __init__(
        self, title: str, bots: list[str], options: dict[str, Any], cards: str | None, seed: int | str
    ) -> None:
        self.title = title
        self.bots = bots
        self.options = options
        self.cards = cards
        self.seed = seed


def simulate(
    title: str,
    games: int = 1000,
    bots: Sequence[str] = ("amateur",),
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    cards: str | Path | None = None,
    seed: int | str = 1,
    workers: int = 1,
    progress: Progress | None = None,
) -> Statistics:
    """Play many games between bots.  One bot named: it sits on every seat; several: one for each seat."""
    plan = check_plan(title_of(title), games, list(bots), seats, options or {}, cards, seed)
    at_least_one("workers", workers)
    total = empty_statistics(plan)
    for part in play_batches(plan, batches(games, workers), workers):
        total.add(part)
        if progress is not None:
            progress(part.games)
    return total


def check_plan(
    title: Title,
    games: int,
    bots: list[str],
    seats: int | None,
    options: Mapping[str, Any],
    cards: str | Path | None,
    seed: int | str,
) -> Plan:
    """Return the plan of a simulation; everything that can be wrong is found here, before the first game."""
    if seats is None:
        seats = len(bots) if len(bots) > 1 else fewest(title, options)
    full = check_request(title, games, bots, seats, options, cards)
    if len(bots) not in (1, seats):
        raise BadOption("bots", ",".join(bots), {"seats": seats})
    bots = bots * seats if len(bots) == 1 else bots
    return Plan(title.code, bots, full, None if cards is None else str(cards), seed)


def check_request(
    title: Title,
    games: int,
    bots: Sequence[str],
    seats: int,
    options: Mapping[str, Any],
    cards: str | Path | None,
) -> dict[str, Any]:
    """Return what every run of games checks before the first; all options with their values."""
    at_least_one("games", games)
    full = title.resolve_options(seats, options)
    for level in bots:
        bot(title, level)
    title.cards(cards)
    return full


def at_least_one(name: str, number: int) -> None:
    if type(number) is not int or number < 1:
        raise BadOption("out-of-range", name, {"value": repr(number), "least": 1})


def fewest(title: Title, options: Mapping[str, Any]) -> int:
    """Return the smallest number of seats at which these options can be played."""
    for seats in title.seats:
        try:
            title.resolve_options(seats, options)
        except BadOption:
            continue
        return seats
    return title.seats[0]


def batches(games: int, workers: int) -> list[Batch]:
    size = max(1, min(MAX_GAMES_IN_BATCH, games // (workers * 8)))
    return [(first, min(first + size, games)) for first in range(0, games, size)]


def play_batches(plan: Plan, todo: list[Batch], workers: int) -> Iterator[Statistics]:
    """Yield each batch when it is done; batches of a lost process are played in this one."""
    left = todo
    if workers > 1:
        left = list(todo)
        try:
            with ProcessPoolExecutor(workers, way_to_start()) as pool:
                running = {pool.submit(play, plan, batch): batch for batch in todo}
                try:
                    for done in as_completed(running):
                        yield done.result()
                        left.remove(running[done])
                finally:
                    pool.shutdown(wait=False, cancel_futures=True)
        except BrokenProcessPool:
            pass
    for batch in left:
        yield play(plan, batch)


def way_to_start() -> multiprocessing.context.BaseContext:
    """Return how to start processes: a fork is quick, and safe with one thread; else new interpreters are started."""
    alone = threading.active_count() == 1 and "fork" in multiprocessing.get_all_start_methods()
    return multiprocessing.get_context("fork" if alone else "spawn")


def play(plan: Plan, batch: Batch) -> Statistics:
    title, total = title_of(plan.title), empty_statistics(plan)
    cards, figures = title.cards(plan.cards), figures_of(title)
    for number in range(*batch):
        one_game(title, cards, plan, number, total, figures)
    return total


def one_game(title: Title, cards: Any, plan: Plan, number: int, total: Statistics, figures: Figures) -> None:
    seed = f"{plan.seed}/{number}"
    bots = [bot(title, level, f"{seed}/{seat}") for seat, level in enumerate(plan.bots)]
    if any(isinstance(each, Thinker) for each in bots):
        table, picks = play_question_by_question(title, plan.options, cards, bots, seed)
        total.count(title.result(table.base), picks, figures(table.base))
        return
    game = play_through(title, plan.options, cards, list(bots), seed)
    total.count(title.result(game), decisions(game), figures(game))


def play_question_by_question(
    title: Title, options: dict[str, Any], cards: Any, bots: Sequence[Bot], seed: str
) -> tuple[Table, int]:
    """Play question by question, for bots that think; return the table and the number of picks."""
    table = title.table(len(bots), options, cards, seed=seed)
    picks = 0
    while not table.over:
        seat = table.to_act[0]
        table.pick(seat, answer(bots[seat], table, seat))
        picks += 1
    return table, picks


def empty_statistics(plan: Plan) -> Statistics:
    return Statistics(plan.title, plan.bots, plan.options)
