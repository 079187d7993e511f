"""Clocks over days: they run without an audience and over restarts, and stop at night and at weekends."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from tests.server.inside import again, at_rest, later, seat_two, stop_registry, table, until
from touchline.kernel.vocabulary import PASS
from touchline.server.lobby.table_info import clock_info
from touchline.server.messages.table_requests import ClockWish
from touchline.server.tables.clocks import Clocks
from touchline.server.tables.deadlines import Deadlines
from touchline.server.tables.registry import Registry
from touchline.server.tables.time_off import TimeOff

pytestmark = pytest.mark.anyio
LISBON = ZoneInfo("Europe/Lisbon")
HOUR = 3600.0
DAY = 24 * HOUR


def at(day: int, hour: int, month: int = 5) -> float:
    return datetime(2026, month, day, hour, tzinfo=LISBON).timestamp()


async def test_a_deadline_fires_though_nobody_has_opened_the_table_since_the_start(
    registry: Registry, tmp_path: Path
) -> None:
    room, first, _ = await seat_two(registry, clock=ClockWish(each=DAY))
    await first.pick(20)
    new = await again(registry, tmp_path)
    try:
        deadlines = Deadlines(new)
        assert (await deadlines.sweep(), new.rooms) == ([], {})
        await later(new, DAY + 1)
        assert await deadlines.sweep() == [room.code]
        await until(lambda: new.rooms[room.code].table.to_act == [0])
        assert new.rooms[room.code].table.log[1].value == PASS
        await at_rest(new)
        assert await deadlines.sweep() == []
    finally:
        await stop_registry(new)


async def test_the_first_deadline_fires_though_nobody_has_ever_picked(registry: Registry, tmp_path: Path) -> None:
    room, _, _ = await seat_two(registry, clock=ClockWish(each=DAY))
    new = await again(registry, tmp_path)
    try:
        await later(new, DAY + 1)
        assert await Deadlines(new).sweep() == [room.code]
        await until(lambda: new.rooms[room.code].table.to_act == [1])
    finally:
        await stop_registry(new)


async def test_a_bot_answers_when_time_is_up_if_the_table_was_made_so(registry: Registry) -> None:
    room = await table(registry, clock=ClockWish(each=100.0, on_timeout="bot"))
    await later(registry, 101)
    await until(lambda: len(room.table.log) > 0)
    assert room.clocks._late[0] == 1


@pytest.mark.parametrize(
    ("begun", "hours", "ends"),
    [
        ((6, 10), 12, (6, 22)),  # a Wednesday
        ((6, 20), 12, (7, 17)),  # three hours until the night, nine after it
        ((7, 2), 1, (7, 9)),  # begun at night
        ((8, 20), 12, (11, 17)),  # over a weekend
        ((9, 12), 24, (12, 17)),  # begun on a Saturday: fifteen hours on Monday, nine on Tuesday
    ],
)
def test_nights_and_weekends_do_not_count(begun: tuple[int, int], hours: int, ends: tuple[int, int]) -> None:
    off = TimeOff("Europe/Lisbon", (23, 8), weekends=True)
    assert off.deadline(at(*begun), hours * HOUR) == at(*ends)


def test_the_hour_that_summer_time_takes_away_is_no_time_at_all() -> None:
    off = TimeOff("Europe/Lisbon", (4, 5))
    assert off.deadline(at(29, 0, 3), 4 * HOUR) - at(29, 0, 3) == 5 * HOUR


def test_an_unknown_zone_is_utc_and_a_clock_without_time_off_has_none() -> None:
    assert TimeOff("Nowhere/Land", (23, 8)).zone.key == "UTC"
    assert TimeOff.of({"each": DAY}) is None
    assert TimeOff.of({"each": DAY, "nights": [0, 0]}) is None


def test_the_clock_of_a_table_from_an_earlier_version_keeps_its_meaning() -> None:
    stored = {"bank": None, "increment": 0.0, "each": 100.0, "out": "bot"}

    assert Clocks(2, stored).bot_answers
    assert clock_info(stored).on_timeout == "bot"
    assert not Clocks(2, stored | {"out": "default"}).bot_answers
