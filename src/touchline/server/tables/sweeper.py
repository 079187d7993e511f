"""A task that calls a function again and again, and goes on after an error."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable


class Sweeper:
    """Calls `sweep`, waits `every` seconds, and repeats.  An error is logged with the text `failure`."""

    def __init__(self, sweep: Callable[[], Awaitable[object]], every: float, log: logging.Logger, failure: str) -> None:
        self.sweep, self.every, self.log, self.failure = sweep, every, log, failure
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.get_running_loop().create_task(self.run())

    async def stop(self) -> None:
        if self.task is not None:
            await cancel(self.task)

    async def run(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:  # a database that is away comes back
                self.log.warning(self.failure, exc_info=True)
            await asyncio.sleep(self.every)


async def cancel(task: asyncio.Task[None]) -> None:
    """Cancel a task and wait until it has ended."""
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
