"""Clocks: the default is played when time runs out, and they go on after a start."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.server.inside import Somebody, again, at_window, later, seat_two, stop_registry, until
from touchline.kernel.vocabulary import PASS
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.errors import RequestError
from touchline.server.messages.table_requests import ClockWish, MakeTable, SeatWish
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room

pytestmark = pytest.mark.anyio


def longer(room: Room, number: int) -> bool:
    return len(room.table.log) > number


async def test_when_time_runs_out_the_default_is_played(registry: Registry) -> None:
    room, first, _ = await seat_two(registry, clock=ClockWish(bank=60.0, increment=5.0))
    await later(registry, 20)
    await first.pick(20)
    assert first.view["clocks"][0]["left"] == 45.0
    await later(registry, 59)
    assert room.table.to_act == [1]
    await later(registry, 2)

    await until(lambda: room.table.to_act == [0])
    assert room.table.log[1].value == PASS


async def test_a_person_who_lets_the_clock_decide_twice_may_be_replaced_by_a_bot(registry: Registry) -> None:
    wishes = [SeatWish("me"), SeatWish("me")]
    clock = ClockWish(each=100.0)
    room, _ = await TableService(registry).make_table(MakeTable("duel", wishes, clock=clock, pace="device"))
    holdings = [seat.secret_hash or "" for seat in room.seats]
    first = Somebody(registry, room, 0)
    service, code = TableService(registry), room.code
    while not room.clocks.is_absent(1):
        with pytest.raises(RequestError):
            await service.stand_in(code, 1, "rookie", holdings[:1])
        if room.table.to_act == [0]:
            assert await first.pick(int(first.view["question"]["options"][0])) == "done"
        else:
            number = len(room.table.log)
            await later(registry, 101)
            await until(partial(longer, room, number))

    assert [clock["absent"] for clock in first.view["clocks"]] == [False, True]
    await service.stand_in(code, 1, "rookie", holdings[:1])
    assert room.seats[1].is_played_by_bot
    await service.stand_in(code, 1, "", holdings[1:])  # a person who comes back has the seat again
    assert not room.seats[1].is_played_by_bot


async def test_clocks_go_on_after_a_start(registry: Registry, tmp_path: Path) -> None:
    room, first, _ = await seat_two(registry, clock=ClockWish(each=100.0))
    await first.pick(20)
    await later(registry, 30)
    new = await again(registry, tmp_path)
    try:
        back = await new.room(room.code)
        assert back.clocks.deadline(1) == 1100.0
        await later(new, 71)
        await until(lambda: back.table.to_act == [0])
    finally:
        await stop_registry(new)


async def test_the_first_clock_goes_on_after_a_start(registry: Registry, tmp_path: Path) -> None:
    room, _, _ = await seat_two(registry, clock=ClockWish(bank=100.0))
    await later(registry, 30)
    new = await again(registry, tmp_path)
    try:
        back = await new.room(room.code)
        assert back.clocks.deadline(0) == 1100.0
        await later(new, 71)
        await until(lambda: back.table.to_act == [1])
    finally:
        await stop_registry(new)


async def test_time_that_runs_out_closes_a_window(registry: Registry) -> None:
    room, _, _ = await at_window(registry, clock=ClockWish(each=100.0))
    await later(registry, 101)

    await until(lambda: room.window is None)
