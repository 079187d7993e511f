"""A person who gives up a seat loses it on all open connections, at every worker."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.inside import Somebody, table, until
from tests.server.test_workers import Workers, workers
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.table_requests import FillSeat, Join, MakeTable, SeatWish
from touchline.server.store import keys
from touchline.server.tables.audience import SEAT_LOST
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room

__all__ = ["workers"]
pytestmark = pytest.mark.anyio


async def two_persons(registry: Registry) -> tuple[Room, list[str]]:
    """A table in play, and what the first person holds."""
    wishes = [SeatWish("me", name="Ann"), SeatWish("open")]
    room, secrets = await TableService(registry).make_table(MakeTable("duel", wishes))
    await TableService(registry).join(room.code, Join("Bob"), [])
    return room, [keys.hash_secret(each) for each in secrets]


async def assert_lost(ghost: Somebody, room: Room) -> None:
    assert ghost.connection.dropped_with == SEAT_LOST
    assert ghost.connection not in room.audience
    assert await ghost.pick(20) == "not-seated"
    await ghost.say("sync")
    assert all(each["view"]["question"] is None for each in ghost.listen() if each["t"] == "state")


async def test_a_second_socket_is_dropped_when_its_holder_leaves(registry: Registry) -> None:
    room, holdings = await two_persons(registry)
    ghosts = [Somebody(registry, room, 0), Somebody(registry, room, 0)]
    other = Somebody(registry, room, 1)
    await TableService(registry).leave(room.code, 0, holdings)

    for ghost in ghosts:
        await assert_lost(ghost, room)
    assert other.connection in room.audience


async def test_a_second_socket_is_dropped_when_its_holder_is_erased(registry: Registry) -> None:
    room, holdings = await two_persons(registry)
    ghost = Somebody(registry, room, 0)
    assert await TableService(registry).erase(holdings) == 1

    await assert_lost(ghost, room)


async def test_a_seat_that_is_taken_over_belongs_to_the_new_holder_only(registry: Registry) -> None:
    room, holdings = await two_persons(registry)
    ghost = Somebody(registry, room, 0)
    await TableService(registry).leave(room.code, 0, holdings)
    host = str(room.seats[1].secret_hash)
    await TableService(registry).fill(room.code, FillSeat(0, "open"), [host])
    await TableService(registry).join(room.code, Join("Eve", seat=0), [])
    heir = Somebody(registry, room, 0)

    assert await ghost.pick(20) == "not-seated"
    assert await heir.pick(20) == "done"


async def test_a_player_who_leaves_while_a_socket_opens_does_not_get_in(registry: Registry) -> None:
    room, holdings = await two_persons(registry)
    holding = room.seats[0].secret_hash
    await TableService(registry).leave(room.code, 0, holdings)
    late = Somebody(registry, room, 0, holding)

    assert late.connection.dropped_with == SEAT_LOST
    assert late.heard == []


async def test_a_socket_at_another_worker_is_dropped(workers: Workers) -> None:
    one, two = workers
    room, holdings = await two_persons(one)
    there = await two.room(room.code)
    ghost = Somebody(two, there, 0)
    await TableService(one).leave(room.code, 0, holdings)
    await until(lambda: ghost.connection.dropped_with == SEAT_LOST)

    await assert_lost(ghost, there)


async def test_a_socket_at_another_worker_is_dropped_when_its_holder_is_erased(workers: Workers) -> None:
    one, two = workers
    room, holdings = await two_persons(one)
    there = await two.room(room.code)
    ghost = Somebody(two, there, 0)
    await TableService(one).erase(holdings)
    await until(lambda: ghost.connection.dropped_with == SEAT_LOST)

    await assert_lost(ghost, there)


async def test_leaving_at_one_worker_does_not_undo_a_join_at_another(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker at which somebody leaves has not heard of the join yet."""
    one, two = workers
    wishes = [SeatWish("me"), SeatWish("open"), SeatWish("open")]
    here, secrets = await TableService(one).make_table(MakeTable("mister", wishes, {"mode": "three_way"}))

    async def deaf(*_: Any) -> None:
        """Nothing is heard."""

    monkeypatch.setattr(here.updates, "reload_and_tell", deaf)
    await two.room(here.code)
    await TableService(two).join(here.code, Join("Bob", seat=1), [])
    await TableService(one).leave(here.code, 0, [keys.hash_secret(each) for each in secrets])

    stored = await one.load("id", here.id)
    assert [seat.kind for seat in stored.seats] == ["open", "person", "open"]
    assert stored.seats[1].secret_hash is not None


async def test_a_holder_does_not_pick_while_a_bot_stands_in(registry: Registry) -> None:
    room = await table(registry)
    first, second = Somebody(registry, room, 0), Somebody(registry, room, 1)
    await second.pick(20)
    room.seats[0].level = "rookie"  # the watcher has not looked yet

    for said in ({"t": "undo"}, {"t": "limit", "amount": 30}, {"t": "order", "scope": 0, "standing": True}):
        assert await first.say(**said) == "bot-plays"
    assert await first.pick(20) == "bot-plays"
    assert await first.say("sync") == "done"
    assert await first.say("chat", text="hello") == "done"
    room.seats[0].level = ""
    assert await first.pick(20) == "done"
