"""A FIFO lock for one table; callbacks and coroutines queue alike."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from touchline.server.messages.errors import RoomClosed


class FifoLock:
    """A lock that tasks acquire with `async with`, and callbacks with `when_free`, in the order in which they came.

    After `close` a task gets `RoomClosed` instead of the lock.  A callback is still called: it must check `is_closed`.
    """

    __slots__ = ("_closed", "_taken", "_waiting")

    def __init__(self) -> None:
        self._closed = False
        self._taken = False
        self._waiting: deque[asyncio.Future[None] | Callable[[], None]] = deque()

    @property
    def is_closed(self) -> bool:
        return self._closed

    def is_locked(self) -> bool:
        return self._taken

    def when_free(self, begin: Callable[[], None]) -> None:
        """Call `begin` with the lock held: at once if it is free, else when it is released."""
        if self._taken:
            self._waiting.append(begin)
        else:
            self._taken = True
            begin()

    def close(self) -> None:
        """Let nobody acquire the lock after its present holder: the data it guards may be wrong."""
        self._closed = True

    async def __aenter__(self) -> None:
        await self.acquire()
        if self._closed:
            self.release()
            raise RoomClosed

    async def acquire(self) -> None:
        if not self._taken:
            self._taken = True
            return
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self.release()  # it was given to this task, which was cancelled
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        """Give the lock to the first waiter that was not cancelled; it starts in the next iteration of the loop."""
        while self._waiting:
            following = self._waiting.popleft()
            if not isinstance(following, asyncio.Future):
                asyncio.get_running_loop().call_soon(following)
                return
            if not following.done():
                following.set_result(None)
                return
        self._taken = False
