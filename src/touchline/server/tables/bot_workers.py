"""Processes in which bots think, on a copy of the table with everything hidden from their seat dealt again."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from touchline.bots.bot import answer
from touchline.bots.hint import hint as title_hint
from touchline.bots.levels import bot
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Journal
from touchline.kernel.table import Table
from touchline.server.tables.fair_queue import FairQueue
from touchline.server.tables.snapshots import freeze_table, thaw_table
from touchline.server.workers import end_with_parent, kill_pool
from touchline.titles import SHELF

log = logging.getLogger("touchline.bots")
FALLBACK_LEVEL = "amateur"
COACH = "coach"  # instead of a level: who gives hints
START_SECONDS = 20.0  # extra time for the first pick of a new process
card_sets: dict[tuple[str, str], Any] = {}  # in a worker process: (title, folder) -> cards


def compute_pick(
    title: str, level: str, seat: int, seed: str, seats: int, options: dict[str, Any], cards: str, data: bytes
) -> int:
    """Return the pick of a bot; runs in a worker process."""
    table = thawed_table(title, seed, seats, options, cards, data)
    if table.question(seat) is None:
        raise ValueError("the bot is not asked")
    return answer(bot(table.title, level, seed), table, seat)


def compute_hint(
    title: str, level: str, seat: int, seed: str, seats: int, options: dict[str, Any], cards: str, data: bytes
) -> dict[str, Any]:
    """Return the coach's advice; runs in a worker process."""
    table = thawed_table(title, seed, seats, options, cards, data)
    return title_hint(table.title, table, seat).data()


def thawed_table(title: str, seed: str, seats: int, options: dict[str, Any], cards: str, data: bytes) -> Table:
    game_title = SHELF[title]
    if (title, cards) not in card_sets:
        card_sets[title, cards] = game_title.cards(cards or None)
    card_set = card_sets[title, cards]
    empty = Table(game_title, options, card_set, game_title.start(seats, options, card_set), Journal(Seeded(seed)))
    return thaw_table(empty, data, Seeded(seed))


class BotWorkers:
    """A pool of processes with a time limit for each pick."""

    def __init__(self, workers: int = 1, limit: float = 5.0) -> None:
        self.workers: Final = workers
        self.limit: Final = limit
        self.queue: Final = FairQueue(workers)  # the time in the queue does not count
        self._pool: ProcessPoolExecutor | None = None
        self._is_warm = False  # the processes have started

    def start(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=end_with_parent)
            self._is_warm = False
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self.discard_pool(self._pool)

    def discard_pool(self, pool: ProcessPoolExecutor) -> None:
        """Kill the processes; picks that wait for them fail, and the next pick starts new ones."""
        kill_pool(pool)  # a bot that hangs would never end
        if self._pool is pool:
            self._pool = None

    async def pick(self, table: Table, level: str, seat: int, seed: str, cards: str, owner: str = "") -> int:
        """Return the bot's pick; if it fails or is too slow, an amateur's pick, or the question's default.

        `owner` is the client that made the table.  When many bots think, every owner gets the same share.
        """
        data = await asyncio.to_thread(seat_data, table, seat, seed)
        for each in (level, FALLBACK_LEVEL):
            try:
                async with self.queue.place(owner):
                    return await self.ask_bot(table, each, seat, seed, cards, data)
            except Exception as fault:
                log.warning("bot failed", extra={"level_of_bot": each, "seat": seat, "fault": type(fault).__name__})
        question = table.question(seat)
        assert question is not None
        return table.title.default(question)

    async def hint(self, table: Table, seat: int, seed: str, cards: str, owner: str = "") -> dict[str, Any] | None:
        """Return the coach's advice for the seat; None if it fails or is too slow."""
        data = await asyncio.to_thread(seat_data, table, seat, seed)
        try:
            async with self.queue.place(owner):
                found: dict[str, Any] = await self.run_in_pool(compute_hint, table, COACH, seat, seed, cards, data)
        except Exception as fault:
            log.warning("no hint", extra={"level_of_bot": COACH, "seat": seat, "fault": type(fault).__name__})
            return None
        return found

    async def ask_bot(self, table: Table, level: str, seat: int, seed: str, cards: str, data: bytes) -> int:
        pick: int = await self.run_in_pool(compute_pick, table, level, seat, seed, cards, data)
        question = table.question(seat)
        if question is None or pick not in question.options:
            raise ValueError("the bot picked what was not offered")
        return pick

    async def run_in_pool(
        self, work: Callable[..., Any], table: Table, level: str, seat: int, seed: str, cards: str, data: bytes
    ) -> Any:
        """Run the function in one of the processes, with the time limit."""
        call = (table.title.code, level, seat, seed, table.seats, table.options, cards, data)
        pool = self.start()
        limit = self.limit if self._is_warm else self.limit + START_SECONDS
        try:
            async with asyncio.timeout(limit):
                result = await asyncio.wrap_future(pool.submit(work, *call))
        except (BrokenProcessPool, TimeoutError):
            self.discard_pool(pool)
            raise
        self._is_warm = True
        return result


def seat_data(table: Table, seat: int, seed: str) -> bytes:
    """Return the table with everything hidden from the seat dealt again; if no deal fits, the table itself.

    Either way the order of the piles is not in it: a bot's process deals by its own seed.
    """
    twin = table.redeal(seat, Seeded(seed))
    return freeze_table(twin if twin is not None else table)
