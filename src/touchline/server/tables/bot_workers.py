"""Bots think in other processes, on a table in which all that their seat cannot know has been dealt anew."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from touchline.bots.bot import answer
from touchline.bots.hint import hint
from touchline.bots.levels import bot
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Journal
from touchline.kernel.table import Table
from touchline.server.tables.fair_queue import FairQueue
from touchline.server.tables.snapshots import freeze_table, thaw_table
from touchline.server.workers import end_with_parent
from touchline.titles import SHELF

log = logging.getLogger("touchline.bots")
FALLBACK = "amateur"
STARTING = 20.0  # seconds that new processes may take to be up
loaded: dict[tuple[str, str], Any] = {}  # in a worker: card sets by title and folder


def think(
    title: str, level: str, seat: int, seed: str, seats: int, options: dict[str, Any], cards: str, data: bytes
) -> int:
    """In a worker: the pick of this bot."""
    table = table_before(title, seed, seats, options, cards, data)
    if table.question(seat) is None:
        raise ValueError("the bot is not asked")
    return answer(bot(table.title, level, seed), table, seat)


def advise(
    title: str, level: str, seat: int, seed: str, seats: int, options: dict[str, Any], cards: str, data: bytes
) -> dict[str, Any]:
    """In a worker: what this bot would pick, and why."""
    table = table_before(title, seed, seats, options, cards, data)
    return hint(table.title, table, seat, level, seed).data()


def table_before(title: str, seed: str, seats: int, options: dict[str, Any], cards: str, data: bytes) -> Table:
    game_title = SHELF[title]
    if (title, cards) not in loaded:
        loaded[title, cards] = game_title.cards(cards or None)
    card_set = loaded[title, cards]
    empty = Table(game_title, options, card_set, game_title.start(seats, options, card_set), Journal(Seeded(seed)))
    return thaw_table(empty, data, Seeded(seed))


class BotWorkers:
    """A pool of processes, and a limit of time for each pick."""

    def __init__(self, workers: int = 1, limit: float = 5.0) -> None:
        self.workers = workers
        self.limit = limit
        self.queue = FairQueue(workers)  # the limit is for thinking, not for waiting in the queue
        self.pool: ProcessPoolExecutor | None = None
        self.warm = False  # the processes are up

    def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=end_with_parent)
            self.warm = False
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.put_away(self.pool)

    def put_away(self, pool: ProcessPoolExecutor) -> None:
        """The next pick starts new processes; what this pool was still asked is answered as broken."""
        processes = list((pool._processes or {}).values())  # a bot that hangs does not end by itself
        pool.shutdown(wait=False)
        for process in processes:
            process.kill()
        if self.pool is pool:
            self.pool = None

    async def pick(self, table: Table, level: str, seat: int, seed: str, cards: str, owner: str = "") -> int:
        """What the bot picks; if it fails or takes too long, what an amateur picks, or the question's default.

        `owner`: whose table it is.  When many bots think, every owner's bots get the same share.
        """
        data = await asyncio.to_thread(seat_data, table, seat, seed)
        for each in (level, FALLBACK):
            try:
                async with self.queue.place(owner):
                    return await self.asked(table, each, seat, seed, cards, data)
            except Exception as fault:
                log.warning("bot failed", extra={"level_of_bot": each, "seat": seat, "fault": type(fault).__name__})
        question = table.question(seat)
        assert question is not None
        return table.title.default(question)

    async def advice(
        self, table: Table, level: str, seat: int, seed: str, cards: str, owner: str = ""
    ) -> dict[str, Any] | None:
        """What a bot of this level would do in the seat's place; None if it fails or takes too long."""
        data = await asyncio.to_thread(seat_data, table, seat, seed)
        try:
            async with self.queue.place(owner):
                found: dict[str, Any] = await self.computed(advise, table, level, seat, seed, cards, data)
        except Exception as fault:
            log.warning("no hint", extra={"level_of_bot": level, "seat": seat, "fault": type(fault).__name__})
            return None
        return found

    async def asked(self, table: Table, level: str, seat: int, seed: str, cards: str, data: bytes) -> int:
        pick: int = await self.computed(think, table, level, seat, seed, cards, data)
        question = table.question(seat)
        if question is None or pick not in question.options:
            raise ValueError("the bot picked what was not offered")
        return pick

    async def computed(
        self, work: Callable[..., Any], table: Table, level: str, seat: int, seed: str, cards: str, data: bytes
    ) -> Any:
        """In one of the processes, in time."""
        call = (table.title.code, level, seat, seed, table.seats, table.options, cards, data)
        pool = self.start()
        limit = self.limit if self.warm else self.limit + STARTING
        try:
            async with asyncio.timeout(limit):
                result = await asyncio.wrap_future(pool.submit(work, *call))
        except (BrokenProcessPool, TimeoutError):
            self.put_away(pool)
            raise
        self.warm = True
        return result


def seat_data(table: Table, seat: int, seed: str) -> bytes:
    """The table as the seat knows it; should no other deal fit, at least nothing of the piles' future is in it."""
    twin = table.redeal(seat, Seeded(seed))
    return freeze_table(twin if twin is not None else table)
