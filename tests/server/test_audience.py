"""The connections of a table: presence, new ones, slow ones."""

from __future__ import annotations

import pytest

from tests.conformance import as_sent
from tests.server.inside import Somebody, at_window, seat_two
from touchline.kernel.vocabulary import PASS
from touchline.server.tables.chat import QUICK_PHRASES
from touchline.server.tables.registry import Registry

pytestmark = pytest.mark.anyio


async def test_sync_tells_everything_again(registry: Registry) -> None:
    room, first, _ = await at_window(registry)
    before = [as_sent(event) for event in room.table.events_since(0, 0)]
    await first.say("sync")
    state = [each for each in first.heard if each["t"] == "state"][-1]

    assert state["events"] == before
    assert state["count"] == len(before)
    await first.say("sync", since=len(before) - 1)
    assert [each for each in first.heard if each["t"] == "state"][-1]["events"] == before[-1:]
    assert await Somebody(registry, room, None).say("sync") == "done"


async def test_somebody_who_comes_late_counts_what_stands(registry: Registry) -> None:
    """After a take-back the number of events is that of the events that are left."""
    room, first, second = await seat_two(registry)
    Somebody(registry, room, None)
    await first.pick(20)
    await second.pick(PASS)
    await first.pick(1)
    await first.say("take_back")
    await second.say("take_back")
    late = Somebody(registry, room, None)
    state = next(each for each in late.heard if each["t"] == "state")

    assert state["count"] == len(state["events"]) == len(room.table.events_since(0, None))


async def test_presence_is_told(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    room.leave(second.connection)

    assert first.listen()[-1] == {"t": "presence", "here": [0]}


async def test_a_slow_reader_is_dropped_and_holds_up_nobody(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    for _ in range(300):
        await first.say("chat", phrase=QUICK_PHRASES[0])

    assert second.connection.is_dropped
    assert second.connection not in room.audience
    assert not first.connection.is_dropped
    assert await first.pick(20) == "done"
