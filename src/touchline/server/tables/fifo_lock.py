"""One at a time at a table.  Who finds nobody there begins at once; the others wait in the order they came."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from touchline.server.messages.errors import RoomClosed


class FifoLock:
    """A lock that is handed on: to tasks, as asyncio's own, and to whoever leaves word what to call.

    After `close` a task gets `RoomClosed` in place of the lock.  A callback is still called: it must look at `closed`.
    """

    __slots__ = ("closed", "taken", "waiting")

    def __init__(self) -> None:
        self.closed = False
        self.taken = False
        self.waiting: deque[asyncio.Future[None] | Callable[[], None]] = deque()

    def locked(self) -> bool:
        return self.taken

    def when_free(self, begin: Callable[[], None]) -> None:
        """`begin` is called when the turn is its own: where nobody is there, at once."""
        if self.taken:
            self.waiting.append(begin)
        else:
            self.taken = True
            begin()

    def close(self) -> None:
        """What this lock guards cannot be trusted any more: nobody gets it after the holder of now."""
        self.closed = True

    async def __aenter__(self) -> None:
        await self.acquire()
        if self.closed:
            self.release()
            raise RoomClosed

    async def acquire(self) -> None:
        if not self.taken:
            self.taken = True
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it was handed over, but nobody is there to take it
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        """To whoever has waited longest and still does; it begins when what is being done now has been done."""
        while self.waiting:
            following = self.waiting.popleft()
            if not isinstance(following, asyncio.Future):
                asyncio.get_running_loop().call_soon(following)
                return
            if not following.done():
                following.set_result(None)
                return
        self.taken = False
