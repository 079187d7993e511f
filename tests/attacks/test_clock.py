"""The wall clock jumps: nobody sees more for it, nobody loses time by it, and nothing waits for ever."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.kernel.duel import TITLE
from tests.server.inside import Clock, Somebody, again, at_window, later, seat_two, start_registry, stop_registry, until
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import PASS
from touchline.server.lobby.records import Records
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.errors import RequestError
from touchline.server.messages.table_requests import ClockWish, ImportRecord
from touchline.server.store.migrate import alembic_config
from touchline.server.tables.clocks import Clocks
from touchline.server.tables.registry import Registry
from touchline.server.tables.times import Times
from touchline.titles import SHELF

pytestmark = pytest.mark.anyio
HOUR = 3600.0


@pytest.fixture
async def registry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Registry]:
    """A wall clock and a timer that the test moves one without the other."""
    monkeypatch.setitem(SHELF, "duel", TITLE)
    timer = Clock()
    timer.now = 5.0  # since the machine was started
    made = start_registry(tmp_path, times=Times(Clock(), timer, "boot"))
    yield made
    await stop_registry(made)


def jump(registry: Registry, seconds: float) -> None:
    assert isinstance(registry.times.wall, Clock)
    registry.times.wall.now += seconds


async def test_after_a_jump_back_the_host_sees_no_other_hand(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    jump(registry, -HOUR)
    for who, option in ((first, 20), (second, PASS), (first, 1), (second, 0)):
        await later(registry, 1)
        assert await who.pick(option) == "done"

    with pytest.raises(RequestError, match="not-over"):
        await Records(TableService(registry)).replays.index(room.status.row, 1, [0], True)


def table_after_picks(picks: int) -> Table:
    """A game that was begun elsewhere."""
    table = SHELF["mister"].table(seed=3)
    for _ in range(picks):
        table.pick(table.to_act[0], 1)
    return table


async def test_entries_of_a_record_are_known_by_their_number(registry: Registry) -> None:
    table = table_after_picks(3)
    records = Records(TableService(registry))
    room, _ = await records.import_record(ImportRecord(table.record().data()))
    jump(registry, -HOUR)
    index = await records.replays.index(room.status.row, 1, [0], True)

    assert room.status.row.brought == len(table.log)
    assert max(index.moments) <= len(table.log)


@pytest.mark.parametrize("seconds", [HOUR, -HOUR])
async def test_a_jump_takes_nothing_from_a_bank(registry: Registry, seconds: float) -> None:
    room, first, _ = await seat_two(registry, clock=ClockWish(bank=60.0))
    await later(registry, 10)
    jump(registry, seconds)
    await later(registry, 10)
    assert len(room.table.log) == 0
    await first.pick(20)

    assert room.clocks._left[0] == 40.0
    assert first.view["clocks"][1]["until"] == registry.clock() + 60.0


@pytest.mark.parametrize("seconds", [HOUR, -HOUR])
async def test_a_jump_neither_closes_a_window_nor_keeps_it_open(registry: Registry, seconds: float) -> None:
    room, _, _ = await at_window(registry, pace="strict")
    jump(registry, seconds)
    await later(registry, 5)
    assert room.window is not None
    await later(registry, 2)

    await until(lambda: room.window is None)


async def test_over_a_restart_a_jump_takes_nothing_on_the_same_machine(registry: Registry, tmp_path: Path) -> None:
    room, first, _ = await seat_two(registry, clock=ClockWish(bank=100.0))
    await later(registry, 5)
    await first.pick(20)
    await later(registry, 30)
    jump(registry, HOUR)
    new = await again(registry, tmp_path)
    back = await new.room(room.code)

    assert back.clocks.deadline(1) == new.timer() + 70.0
    assert Somebody(new, back, 1).view["clocks"][1]["until"] == new.clock() + 70.0
    await stop_registry(new)


def test_on_another_machine_the_wall_clock_counts_but_never_backwards() -> None:
    wall, timer = Clock(), Clock()
    clocks = Clocks(1, {"bank": 60.0})
    clocks.ask([0], timer(), wall())
    stored = clocks.data(Times(wall, timer, "one"))
    other = Clock()
    other.now = 5.0
    for passed, left in ((20.0, 40.0), (-HOUR, 60.0)):
        wall.now = 1000.0 + passed
        clocks.restore(stored, Times(wall, other, "two"))
        assert clocks.deadline(0) == 5.0 + left


async def test_the_migration_counts_what_came_with_records(registry: Registry) -> None:
    """Entries that only look old, after a jump back, are not taken for brought ones."""
    from alembic import command

    table = table_after_picks(1)
    brought, _ = await Records(TableService(registry)).import_record(ImportRecord(table.record().data()))
    here, first, _ = await seat_two(registry)
    jump(registry, -HOUR)
    await first.pick(20)
    config = alembic_config(registry.store.url)
    with registry.store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0006")
        command.upgrade(config, "head")
        found = [tuple(row) for row in connection.execute(text("SELECT code, brought FROM tables ORDER BY brought"))]

    assert found == [(here.code, 0), (brought.code, len(table.log))]


def test_changing_a_choice_again_and_again_gains_no_time() -> None:
    clocks = Clocks(2, {"bank": 100.0, "increment": 20.0})
    clocks.ask([0, 1], 0.0, 0.0)
    for now in (10.0, 30.0, 50.0):
        clocks.record_answer(0, now)
        clocks.reopen(0, now + 10, now + 10)  # the ten seconds between are the others'

    assert (clocks._left[0], clocks.deadline(0)) == (100.0, 130.0)


def test_a_day_for_each_decision_does_not_begin_again_by_changing_it() -> None:
    clocks = Clocks(2, {"each": 100.0})
    clocks.ask([0, 1], 0.0, 0.0)
    clocks.record_answer(0, 90.0)
    clocks.reopen(0, 95.0, 95.0)
    clocks.ask([0, 1], 95.0, 95.0)

    assert clocks.deadline(0) == 105.0
