"""Clients that ask for changes get only the fields of the view that have changed, and end up with the whole view."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.inside import Heard, Somebody, at_rest, at_window, card, later, people, play_on, seat_two, table
from touchline.kernel.dealer import Seeded
from touchline.server.messages import wire
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room
from touchline.titles import SHELF

pytestmark = pytest.mark.anyio
PICKS = 60
MAX_SHARE = 0.75  # share of the bytes that whole views take


class Follower:
    """Reads what comes on one connection, and puts the views together as the browser does."""

    def __init__(self, room: Room, seat: int | None, wants_changes: bool = True) -> None:
        self.room = room
        self.connection = Heard(seat, None if seat is None else room.seats[seat].secret_hash)
        self.connection.wants_changes = wants_changes
        self.view: dict[str, Any] = {}
        self.states: list[dict[str, Any]] = []
        self.bytes = 0
        room.enter(self.connection)

    def read(self) -> dict[str, Any]:
        for data in self.connection.unread:
            message = json.loads(data)
            if message["t"] == "state":
                self.bytes += len(data)
                self.states.append(message)
                self.view = change_view(self.view, message["view"]) if message.get("partial") else message["view"]
        self.connection.unread.clear()
        return self.view

    def is_right(self) -> bool:
        return bool(self.read() == json.loads(wire.encode(self.room.views.view(self.connection.seat))))


def change_view(view: dict[str, Any], fields: dict[str, Any]) -> dict[str, Any]:
    return view | fields | {"game": view["game"] | fields.get("game", {})}


@pytest.mark.parametrize("code", sorted(SHELF))
async def test_the_parts_make_the_view_and_a_quarter_of_the_bytes_is_saved(registry: Registry, code: str) -> None:
    room = await table(registry, code, SHELF[code].seats[0], pace="device")
    everybody, dealer = people(registry, room), Seeded(f"parts {code}")
    seats: list[int | None] = [None, *range(room.status.row.seats)]
    parts, wholes = [Follower(room, seat) for seat in seats], [Follower(room, seat, False) for seat in seats]
    for _ in range(PICKS):
        await play_on(room, everybody, dealer, 1)
        await at_rest(registry)
        async with room.lock:
            assert all(each.is_right() for each in (*parts, *wholes))

    assert not any("partial" in state for each in wholes for state in each.states)
    assert all(
        "partial" not in each.states[0] and all("partial" in state for state in each.states[1:]) for each in parts
    )
    assert sum(each.bytes for each in parts) < MAX_SHARE * sum(each.bytes for each in wholes)


async def test_a_window_that_opens_and_closes_is_followed(registry: Registry) -> None:
    room, first, second = await at_window(registry)
    followers = [Follower(room, seat) for seat in (None, 0, 1)]
    assert all(each.is_right() and each.view["window"] for each in followers)
    for who in (second, first):
        assert await who.pick(card(who)) == "done"
    number = len(room.table.log)
    await later(registry, 10)

    assert len(room.table.log) > number
    assert all(each.is_right() for each in followers)


async def test_the_same_state_again_has_the_whole_view(registry: Registry) -> None:
    room, first, _ = await seat_two(registry)
    somebody = Somebody(registry, room, 0)
    somebody.connection.wants_changes = True
    assert await first.pick(20) == "done"
    assert await somebody.say("sync", since=0) == "done"
    states = [each for each in somebody.heard if each["t"] == "state"]

    assert "partial" not in states[-1]
    assert states[-1]["view"] == first.view
    assert await first.say("undo") == "done"
    somebody.listen()
    assert somebody.heard[-1]["partial"]


async def test_after_a_take_back_the_view_is_right(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    follower = Follower(room, 1)
    for who, option in ((first, 20), (second, 30)):
        assert await who.pick(option) == "done"
    assert await first.say("take_back") == await second.say("take_back") == "done"

    assert follower.is_right()
