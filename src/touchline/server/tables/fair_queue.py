"""A limit on how many work at the same time, shared fairly: those who wait are served owner by owner."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """Lets `places` callers in at a time.  Of several owners that wait, each gets a place in turn."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # the owner whose turn is next comes first

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
        turn = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the place was given at the same moment: to the next
                self.leave()
            raise

    def leave(self) -> None:
        """Give the place to the next owner's first caller who still waits."""
        while self.waiting:
            owner = next(iter(self.waiting))
            queue = self.waiting.pop(owner)
            turn = queue.popleft()
            if queue:
                self.waiting[owner] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
