"""Rooms in memory are bounded by bytes: by an estimate that is near the truth."""

from __future__ import annotations

import gc
import tracemalloc
from pathlib import Path

import pytest

from tests.server.inside import Somebody, start_registry, stop_registry
from touchline.kernel.dealer import Seeded
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.table_requests import MakeTable, SeatWish
from touchline.server.tables import room_memory
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room
from touchline.server.tables.room_memory import estimate_bytes
from touchline.titles import SHELF

pytestmark = pytest.mark.anyio
ROOMS = 4
PICKS = {"match_of_the_season": 600}  # the other titles play 200
FACTOR = 2.0


async def new_room(own: Registry, title: str) -> Room:
    wishes = [SeatWish("me")] * SHELF[title].seats[0]
    room, _ = await TableService(own).make_table(MakeTable(title, wishes, pace="device"))
    return room


def play_some(room: Room, picks: int, dealer: Seeded) -> None:
    for number in range(picks):
        if room.table.over:
            return
        seat = room.table.to_act[0]
        question = room.table.question(seat)
        assert question is not None
        room.table.pick(seat, question.options[dealer.below(len(question.options))])
        room.add_moves([f"{seat}-{dealer.below(1 << 30):036x}"])


@pytest.mark.parametrize("title", SHELF)
async def test_the_estimate_of_a_rooms_memory_is_near_the_truth(tmp_path: Path, title: str) -> None:
    own, dealer = start_registry(tmp_path), Seeded("memory")
    play_some(await new_room(own, title), 20, dealer)  # fills the caches
    gc.collect()
    tracemalloc.start()
    try:
        rooms = [await new_room(own, title) for _ in range(ROOMS)]
        for room in rooms:
            play_some(room, PICKS.get(title, 200), dealer)
        gc.collect()
        used = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    told = sum(estimate_bytes(room) for room in rooms)
    await stop_registry(own)

    assert used / FACTOR < told < used * FACTOR, f"{used // ROOMS} bytes a room, estimated {told // ROOMS}"


async def test_rooms_that_nobody_uses_leave_when_memory_is_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_memory, "IDLE_SECONDS", 0.0)
    own = start_registry(tmp_path)
    rooms = [await new_room(own, "mister") for _ in range(6)]
    first = Somebody(own, rooms[0], 0)
    allowed = 3 * estimate_bytes(rooms[0])
    monkeypatch.setattr(room_memory, "MAX_ROOM_BYTES", allowed)
    last = await new_room(own, "mister")

    assert sum(estimate_bytes(room) for room in own.rooms.values()) <= allowed
    assert own.rooms[rooms[0].code] is rooms[0]
    assert own.rooms[last.code] is last
    again = await own.room(rooms[1].code)
    assert again is not rooms[1]
    assert again.views.view(0) == rooms[1].views.view(0)
    assert await first.say("sync") == "done"
    await stop_registry(own)


async def test_rooms_that_grow_make_space_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_memory, "IDLE_SECONDS", 0.0)
    monkeypatch.setattr(room_memory, "CHECK_EVERY_MOVES", 1)
    own = start_registry(tmp_path)
    idle, busy = await new_room(own, "mister"), await new_room(own, "mister")
    Somebody(own, busy, 0)
    monkeypatch.setattr(room_memory, "MAX_ROOM_BYTES", estimate_bytes(busy))
    own.publish_change(busy)

    assert list(own.rooms.values()) == [busy]
    assert idle.code not in own.rooms
    await stop_registry(own)
