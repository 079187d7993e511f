"""A table's lock: callbacks and coroutines get it in the order in which they asked."""

from __future__ import annotations

import asyncio

import pytest

from touchline.server.tables.fifo_lock import FifoLock

pytestmark = pytest.mark.anyio


async def test_a_turn_is_handed_on_in_the_order_in_which_it_was_waited_for() -> None:
    lock, order = FifoLock(), []

    async def wait(name: str) -> None:
        async with lock:
            order.append(name)

    def call() -> None:
        order.append("call")
        lock.release()

    async with lock:
        first = asyncio.ensure_future(wait("first"))
        await asyncio.sleep(0)
        lock.when_free(call)
        last = asyncio.ensure_future(wait("last"))
        await asyncio.sleep(0)
        assert order == []
    assert order == []  # the callback runs in the next iteration of the loop
    await asyncio.gather(first, last)

    assert order == ["first", "call", "last"]
    assert not lock.is_locked()


@pytest.mark.parametrize("handed_over", [False, True])
async def test_a_cancelled_waiter_is_skipped(handed_over: bool) -> None:
    lock, reached = FifoLock(), asyncio.Event()

    async def wait() -> None:
        async with lock:
            raise AssertionError("it was cancelled before")

    async with lock:
        gone = asyncio.ensure_future(wait())
        await asyncio.sleep(0)
        lock.when_free(reached.set)
        if not handed_over:
            gone.cancel()
            await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait_for(reached.wait(), 10)

    assert gone.cancelled()
    assert lock.is_locked()  # by the one that was called
