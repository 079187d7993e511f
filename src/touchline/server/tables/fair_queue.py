"""A limit on how many work at the same time, shared fairly between owners."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """Lets `places` callers in at a time; waiting owners get a place one after the other."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # the next owner comes first

    @asynccontextmanager
    async def place(self, owner: str) -> AsyncIterator[None]:
        await self.enter(owner)
        try:
            yield
        finally:
            self.leave()

    async def enter(self, owner: str) -> None:
        if self.free and not self.waiting:
            self.free -= 1
            return
        waiter = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():  # it got the place while it was cancelled
                self.leave()
            raise

    def leave(self) -> None:
        """Give the place to the next owner's first caller that still waits."""
        while self.waiting:
            owner = next(iter(self.waiting))
            queue = self.waiting.pop(owner)
            waiter = queue.popleft()
            if queue:
                self.waiting[owner] = queue
            if not waiter.done():
                waiter.set_result(None)
                return
        self.free += 1
