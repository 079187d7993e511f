"""Undo, and take-backs that people agree on."""

from __future__ import annotations

import pytest

from tests.server.inside import Somebody, seat_two
from touchline.server.tables.registry import Registry

pytestmark = pytest.mark.anyio


async def test_undo_takes_back_the_own_last_pick(registry: Registry) -> None:
    _, first, second = await seat_two(registry)
    await first.pick(20)
    events = len(first.heard)

    assert await second.say("undo") == "no-undo"
    assert await first.say("undo", id="back") == "done"
    assert len(first.heard) > events
    assert first.view["question"]["kind"] == "bid"
    await first.pick(30)
    assert await first.say("undo", id="back") == "done"  # said before: nothing happens
    assert second.view["question"]["context"]["price"] == 30


async def test_all_together_take_back_in_a_casual_game(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    await first.pick(20)
    await second.pick(30)

    assert await first.say("take_back") == "done"
    assert {"t": "take_back", "by": 0, "waiting": [1]} in second.listen()
    assert len(room.table.log) == 2
    assert await second.say("take_back") == "done"
    assert first.view["question"]["context"] == {"price": 0, "leader": -1}
    assert await first.pick(10) == "done"


async def test_a_take_back_needs_also_the_person_for_whom_a_bot_plays(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    await first.pick(20)
    room.seats[1].level = "rookie"

    assert await first.say("take_back") == "done"
    assert {"t": "take_back", "by": 0, "waiting": [1]} in second.listen()
    assert len(room.table.log) == 1
    assert await second.say("take_back") == "done"
    assert first.view["question"]["context"] == {"price": 0, "leader": -1}


async def test_a_take_back_that_is_refused_is_off(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    await first.pick(20)
    await first.say("take_back")

    assert await second.say("take_back", agree=False) == "done"
    assert {"t": "take_back", "by": 1, "waiting": []} in first.listen()
    assert room.proposal.by is None
    assert await second.say("take_back") == "nothing-to-take-back"


async def test_a_move_ends_a_proposal(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    await first.pick(20)
    await first.say("take_back")
    await second.pick(30)

    assert room.proposal.by is None


async def test_no_take_back_where_it_counts(registry: Registry) -> None:
    _, first, _ = await seat_two(registry, casual=False)
    await first.pick(20)

    assert await first.say("take_back") == "not-casual"


async def test_a_new_connection_gets_an_open_take_back_proposal(registry: Registry) -> None:
    room, first, _ = await seat_two(registry)
    await first.pick(20)
    await first.say("take_back")

    assert {"t": "take_back", "by": 0, "waiting": [1]} in Somebody(registry, room, 1).heard
