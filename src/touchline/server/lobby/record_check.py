"""Replays a record from outside in a separate process, with limits of time and memory."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from touchline.kernel.errors import TouchlineError
from touchline.kernel.record import Record, replay
from touchline.server.messages.errors import RequestError
from touchline.server.workers import end_with_parent, kill_pool
from touchline.titles import SHELF

MAX_SECONDS: Final = 5.0
START_SECONDS: Final = 20.0  # for a new process to import the titles
MAX_MEMORY_BYTES: Final = 1 << 30
ReplayOutcome = tuple[bool, list[list[int]]]  # the game is over; rolls that the record left out at its end


def prepare_process(most: int) -> None:
    """End with the server, also if it is killed, and use no more memory than this."""
    end_with_parent()
    limit_memory(most)


def limit_memory(most: int) -> None:
    """Limit the memory of this process.  On Windows, which has no such limit, only the time is limited."""
    with contextlib.suppress(ImportError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def replay_data(title: str, data: dict[str, Any], cards: str) -> ReplayOutcome | tuple[str, str, dict[str, Any]]:
    """Replay a record in the new process; return the outcome, or the code, place and facts of an error."""
    try:
        record = Record.from_data(data)
        table = replay(SHELF[title], record, cards or None)
    except TouchlineError as fault:
        return fault.code, fault.place, fault.facts
    rolled = table.log[len(record.log) :]
    return table.over, [[each.who, each.value, each.sides] for each in rolled]


class RecordChecker:
    """One process that replays one record at a time; it is started when it is first needed."""

    def __init__(self, seconds: float = MAX_SECONDS, memory_bytes: int = MAX_MEMORY_BYTES) -> None:
        self.seconds = seconds
        self.memory_bytes = memory_bytes
        self.busy = asyncio.Lock()  # the limit is for replaying, not for waiting
        self.pool: ProcessPoolExecutor | None = None
        self.is_warm = False  # the process is up

    async def check(self, record: Record, cards: str) -> ReplayOutcome:
        """Replay the record of a title on the shelf; a RequestError says what is wrong with it."""
        async with self.busy:
            answer = await self.replay_in_process(record, cards)
        if len(answer) == 3:
            code, place, facts = answer
            raise RequestError(code, 400, place, facts)
        return answer

    async def replay_in_process(self, record: Record, cards: str) -> ReplayOutcome | tuple[str, str, dict[str, Any]]:
        pool = self.start()
        limit = self.seconds if self.is_warm else self.seconds + START_SECONDS
        try:
            async with asyncio.timeout(limit):
                work = pool.submit(replay_data, record.title, record.data(), cards)
                answer = await asyncio.wrap_future(work)
        except (BrokenProcessPool, TimeoutError, MemoryError) as fault:
            self.close()
            raise RequestError("record-too-costly", 400, "log", {"seconds": self.seconds}) from fault
        self.is_warm = True
        return answer

    def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, prepare_process, (self.memory_bytes,))
            self.is_warm = False
        return self.pool

    def close(self) -> None:
        """Kill the process, even if it is replaying a record."""
        pool, self.pool = self.pool, None
        if pool is not None:
            kill_pool(pool)
