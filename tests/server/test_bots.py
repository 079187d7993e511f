"""Bots at a table: one that fails or hangs is replaced by an amateur, and that is logged; the seat is not lost."""

from __future__ import annotations

import logging
import random
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from tests.conformance import stops
from tests.server.inside import start_registry, stop_registry, table, until
from tests.server.test_windows import at_window
from touchline.kernel.dealer import Seeded
from touchline.kernel.vocabulary import PASS
from touchline.server.tables.bot_workers import FALLBACK_LEVEL, BotWorkers, compute_pick, seat_data
from touchline.server.tables.open_window import PASS_AFTER_SECONDS, Window
from touchline.server.tables.registry import Registry
from touchline.titles import SHELF

pytestmark = pytest.mark.anyio


class Pool:
    """In the place of the processes: what each level does is what the test says."""

    def __init__(self, faults: dict[str, Any]) -> None:
        self.faults = faults
        self._processes: dict[int, Any] = {}
        self.asked: list[str] = []

    def submit(self, work: Any, *call: Any) -> Future[int]:
        level, done = call[1], Future[int]()
        self.asked.append(level)
        fault = self.faults.get(level)
        if fault == "hangs":
            return done
        if isinstance(fault, int):
            done.set_result(fault)
        elif fault is not None:
            done.set_exception(fault)
        else:
            done.set_result(work(*call))
        return done

    def shutdown(self, **_: Any) -> None:
        pass


class Hasty(BotWorkers):
    """Bots with little time, whose processes have started."""

    def __init__(self) -> None:
        super().__init__(limit=0.05)
        self._is_warm = True


def use_pool(workers: BotWorkers, monkeypatch: pytest.MonkeyPatch, **faults: Any) -> Pool:
    pool = Pool(faults)
    monkeypatch.setattr(workers, "start", lambda: pool)
    return pool


@pytest.mark.parametrize("bot_workers", [Hasty], indirect=True)
@pytest.mark.parametrize("fault", [ValueError("no idea"), "hangs", 999])
async def test_a_bot_that_fails_is_replaced_by_an_amateur_and_logged(
    registry: Registry, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: Any
) -> None:
    pool = use_pool(registry.bot_workers, monkeypatch, rookie=fault)
    with caplog.at_level(logging.WARNING, "touchline.bots"):
        room = await table(registry, "mister", bots=1)
        await until(lambda: bool(pool.asked) or room.table.to_act == [0])
        for _ in range(6):
            if room.table.to_act == [0]:
                question = room.table.question(0)
                assert question is not None
                await registry.watcher.pick(room, 0, question.options[0], question)
                registry.watcher.watch(room)
            await until(lambda: room.table.to_act == [0])

    assert "rookie" in pool.asked
    assert FALLBACK_LEVEL in pool.asked
    assert {record.__dict__["level_of_bot"] for record in caplog.records} == {"rookie"}
    assert room.status.row.secret not in caplog.text


@pytest.mark.parametrize("bot_workers", [Hasty], indirect=True)
async def test_if_the_amateur_fails_too_the_default_is_played(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_pool(registry.bot_workers, monkeypatch, rookie=ValueError(), amateur=ValueError())
    room = await table(registry, "mister", bots=2)
    await until(lambda: len(room.table.log) > 20)

    assert all(seat.kind == "bot" for seat in room.seats)


async def test_processes_that_die_are_started_again(tmp_path: Path) -> None:
    registry = start_registry(tmp_path)
    try:
        room = await table(registry, "mister", bots=2)
        await until(lambda: len(room.table.log) > 4)
        length, pool = len(room.table.log), registry.bot_workers._pool
        registry.bot_workers.close()
        await until(lambda: len(room.table.log) > length + 4)

        assert registry.bot_workers._pool is not pool
    finally:
        await stop_registry(registry)


async def test_in_a_window_a_bot_takes_no_longer_for_having_something(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that thinks and passes is done within the same bounds as one that holds nothing."""

    async def think(*_: Any) -> int:
        return PASS

    monkeypatch.setattr(registry.bot_workers, "pick", think)
    room = await table(registry)
    room.adopt_table(at_window(), [])
    room.seats[0].level = "rookie"
    before = registry.timer()
    window = Window(room.table, "relaxed", before, random.Random(1))
    room.use_window(window)
    registry.windows.let_bots_answer(room, window)

    assert before + PASS_AFTER_SECONDS[0] <= window.pass_times[0] <= registry.timer() + PASS_AFTER_SECONDS[1]
    await until(lambda: not window.is_anybody_thinking)


def test_a_bot_gets_what_its_seat_may_know() -> None:
    """The bot gets a redealt game: the same one whatever is hidden from the bot."""
    for at in stops(SHELF["mister"], 2, {}, "bots", 9, 4):
        seat = at.to_act[0]
        twin = at.redeal(seat, Seeded("other"))
        assert twin is not None
        picks = [
            compute_pick("mister", "amateur", seat, "s", 2, at.options, "", seat_data(each, seat, "s"))
            for each in (at, twin)
        ]
        assert picks[0] == picks[1]
