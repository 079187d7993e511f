"""Days off in games over days, and the clock that waits for a lost connection in live games."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.inside import Somebody, again, at_rest, later, seat_two, stop_registry, table, until
from tests.server.test_deadlines import DAY, HOUR, at
from tests.server.test_outbox import Recorder, Worker, away, subscribe
from touchline.kernel.vocabulary import PASS
from touchline.server.messages.table_requests import ClockWish
from touchline.server.tables.deadlines import Deadlines
from touchline.server.tables.grace import GRACES_A_GAME
from touchline.server.tables.registry import Registry
from touchline.server.tables.time_off import TimeOff, deadline_with_days_off

THREE = ClockWish(each=DAY, holidays=3)


@pytest.mark.anyio
async def test_a_day_off_moves_the_deadline_on_and_everybody_sees_it(registry: Registry) -> None:
    room, first, second = await seat_two(registry, pace="days", clock=THREE)
    begun, now = room.clocks._walls[0], registry.clock()
    assert second.view["clocks"][0] | {"left": 0} == {
        "left": 0, "until": begun + DAY, "absent": False, "days_left": 3, "off_until": None, "waits": 0.0,
    }  # fmt: skip
    assert await first.say("days_off", days=2) == "done"
    clock = second.view["clocks"][0]
    assert (clock["until"], clock["off_until"], clock["days_left"]) == (begun + 3 * DAY, now + 2 * DAY, 1)
    await later(registry, 2.9 * DAY)
    assert room.table.to_act == [0]
    await later(registry, 0.2 * DAY)
    await until(lambda: room.table.to_act == [1])
    assert room.table.log[0].value == PASS


@pytest.mark.anyio
async def test_nobody_takes_more_days_than_the_table_has(registry: Registry) -> None:
    room, first, second = await seat_two(registry, pace="days", clock=THREE)
    assert await first.say("days_off", days=4) == "no-days-left"
    assert await first.say("days_off", days=2) == "done"
    assert await first.say("days_off", days=2) == "no-days-left"
    assert await first.say("days_off", days=1) == "done"
    assert await first.say("days_off", days=1) == "no-days-left"
    assert await second.say("days_off", days=3) == "done"  # each seat has its own
    assert await Somebody(registry, room, None).say("days_off", days=1) == "not-seated"


@pytest.mark.anyio
async def test_a_table_without_days_off_has_none(registry: Registry) -> None:
    _, first, _ = await seat_two(registry, clock=ClockWish(bank=600.0, holidays=3))
    assert await first.say("days_off", days=1) == "no-days-off"


@pytest.mark.anyio
async def test_days_off_survive_a_restart_and_the_deadline_fires_after_them(registry: Registry, tmp_path: Path) -> None:
    room, first, _ = await seat_two(registry, pace="days", clock=THREE)
    assert await first.say("days_off", days=2) == "done"
    new = await again(registry, tmp_path)
    try:
        await later(new, 2 * DAY)
        await Deadlines(new).sweep()
        await at_rest(new)
        assert new.rooms[room.code].table.to_act == [0]
        assert new.rooms[room.code].clocks.days_left(0) == 1
        await later(new, DAY + 1)
        await Deadlines(new).sweep()
        await until(lambda: new.rooms[room.code].table.to_act == [1])
    finally:
        await stop_registry(new)


@pytest.mark.anyio
async def test_a_person_with_a_day_off_is_notified_when_it_is_over(registry: Registry) -> None:
    room, first, second = await seat_two(registry, pace="days", clock=THREE)
    assert await first.say("days_off", days=1) == "done"
    for who in (first, second):
        room.audience.remove(who.connection)
    worker = Worker(registry, Recorder())
    await subscribe(worker, room)
    await worker.sweep()
    assert worker.sender.kinds_sent == []
    worker.pass_time(DAY)
    await worker.sweep()
    assert worker.sender.kinds_sent == ["turn"]


@pytest.mark.parametrize(
    ("off", "days", "ends"),
    [
        ([], 1, (7, 10)),
        ([(6, 20)], 1, (8, 10)),  # a day off from eight in the evening
        ([(6, 20), (7, 20)], 1, (9, 10)),  # two, one after the other
        ([(6, 20), (9, 20)], 1, (8, 10)),  # the second comes too late to matter
        ([(4, 20)], 1, (7, 10)),  # over before it began
        ([(6, 0)], 1, (8, 0)),  # in the middle of one
    ],
)
def test_time_does_not_pass_on_days_off(off: list[tuple[int, int]], days: int, ends: tuple[int, int]) -> None:
    intervals = [(at(*each), at(*each) + DAY) for each in off]
    assert deadline_with_days_off(None, at(6, 10), days * DAY, intervals) == at(*ends)


def test_nights_and_days_off_go_together() -> None:
    """Twelve hours from eight in the evening: three until the night, a day off from midnight, nine hours after it."""
    nights = TimeOff("Europe/Lisbon", (23, 8))
    intervals = [(at(7, 0), at(7, 0) + DAY)]
    assert deadline_with_days_off(nights, at(6, 20), 12 * HOUR, intervals) == at(8, 17)


LIVE = ClockWish(bank=100.0, grace=30.0)


@pytest.mark.anyio
async def test_the_clock_waits_for_a_lost_connection_and_no_longer_than_the_grace(registry: Registry) -> None:
    room, first, second = await seat_two(registry, clock=LIVE)
    room.leave(first.connection)
    assert second.view["clocks"][0]["waits"] == 30.0
    await later(registry, 125)
    assert room.table.to_act == [0]
    await later(registry, 6)
    await until(lambda: room.table.to_act == [1])


@pytest.mark.anyio
async def test_a_person_who_is_back_has_the_time_that_was_left(registry: Registry) -> None:
    room, first, second = await seat_two(registry, clock=LIVE)
    await later(registry, 20)
    room.leave(first.connection)
    await later(registry, 10)
    back = Somebody(registry, room, 0)
    assert second.view["clocks"][0]["waits"] == 0.0
    await later(registry, 15)
    assert await back.pick(20) == "done"
    assert room.clocks._left[0] == pytest.approx(100 - 20 - 15)


@pytest.mark.anyio
async def test_a_connection_lost_just_before_the_turn_has_the_rest_of_the_grace(registry: Registry) -> None:
    room, first, second = await seat_two(registry, clock=LIVE)
    room.leave(second.connection)
    await later(registry, 10)
    assert await first.pick(20) == "done"
    assert first.view["clocks"][1]["waits"] == pytest.approx(20)
    await later(registry, 119)
    assert room.table.to_act == [1]
    await later(registry, 2)
    await until(lambda: room.table.to_act == [0])


@pytest.mark.anyio
async def test_the_waits_of_one_seat_are_limited_for_the_whole_game(registry: Registry) -> None:
    room, first, _ = await seat_two(registry, clock=ClockWish(bank=1000.0, grace=30.0))
    who = first
    for _ in range(GRACES_A_GAME):
        room.leave(who.connection)
        await later(registry, 40)
        who = Somebody(registry, room, 0)
    assert room.clocks.grace.left[0] == pytest.approx(0)
    room.leave(who.connection)
    assert room.clocks.grace.seconds(0) == 0


@pytest.mark.anyio
async def test_the_remaining_grace_survives_a_restart(registry: Registry, tmp_path: Path) -> None:
    room, first, _ = await seat_two(registry, clock=LIVE)
    room.leave(first.connection)
    await later(registry, 10)
    assert await Somebody(registry, room, 0).pick(20) == "done"
    new = await again(registry, tmp_path)
    try:
        assert (await new.room(room.code)).clocks.grace.left == pytest.approx([140, 150])
    finally:
        await stop_registry(new)


@pytest.mark.anyio
async def test_no_clock_waits_over_days_or_where_nobody_wanted_it(registry: Registry) -> None:
    for clock in (ClockWish(each=DAY, grace=30.0), ClockWish(bank=100.0)):
        room = await table(registry, clock=clock)
        somebody = Somebody(registry, room, 0)
        room.leave(somebody.connection)
        assert room.clocks.grace.seconds(0) == 0
    assert (await away(registry, clock=LIVE))[0].clocks.grace.seconds(0) == 30.0
