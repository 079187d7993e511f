"""Bots: faulty plug-in bots, many at a time, and seats that change hands while a bot thinks."""

from __future__ import annotations

import asyncio
import pickle
from pathlib import Path

import pytest

from tests.server.inside import Clock, Somebody, at_rest, at_window, later, until
from tests.server.inside import table as made
from touchline.kernel.errors import BadCard, BadOption, BadRecord, IllegalPick, TouchlineError, UnknownTitle
from touchline.kernel.seeds import BadStep
from touchline.kernel.table import Table
from touchline.server.lobby.table_service import MAX_BOT_TABLES, TableService
from touchline.server.messages.errors import RequestError
from touchline.server.messages.table_requests import MakeTable, SeatWish
from touchline.server.tables.bot_workers import BotWorkers
from touchline.server.tables.fair_queue import FairQueue
from touchline.server.tables.registry import Registry
from touchline.sim import simulate
from touchline.sim.arena import arena

ERRORS = [
    TouchlineError("code", "place", {"fact": 1}),
    UnknownTitle("chess", ["mister", "duel"]),
    BadOption("seats", "mister", {"value": 7}),
    BadCard("players.csv", 3, "name", "empty", "x"),
    BadRecord("altered", "entry 3"),
    BadStep("wrong-seed", "seat 1"),
    IllegalPick("not-offered", 1, {"option": 9}, "DUEL-BID-03"),
]
FAULTY = """
class Odd(Exception):
    def __init__(self, one, two):
        super().__init__(one)

def choose(view, dice):
    raise Odd("no idea", 2)
"""


def subclasses(kind: type) -> set[type]:
    found: list[type] = kind.__subclasses__()
    return {kind, *(each for one in found for each in subclasses(one))}


@pytest.mark.parametrize("fault", ERRORS, ids=lambda fault: type(fault).__name__)
def test_an_error_comes_whole_out_of_another_process(fault: TouchlineError) -> None:
    again = pickle.loads(pickle.dumps(fault))

    assert type(again) is type(fault)
    assert (str(again), again.__reduce__()) == (str(fault), fault.__reduce__())


def test_no_kind_of_error_is_forgotten() -> None:
    assert {type(fault) for fault in ERRORS} >= {
        each for each in subclasses(TouchlineError) if "touchline" in each.__module__
    }


@pytest.mark.parametrize("workers", [1, 2])
def test_a_faulty_bot_is_told_by_its_place(tmp_path: Path, workers: int) -> None:
    (tmp_path / "mine.py").write_text(FAULTY)
    name = f"{tmp_path}/mine.py:choose"
    with pytest.raises(BadOption, match=r"bad-bot: .*mine.py:choose: reason=Odd: no idea at=.*mine.py:7"):
        simulate("mister", 4, [name, "rookie"], workers=workers)
    with pytest.raises(BadOption, match="bad-bot"):
        arena("mister", [name, "rookie"], 2, workers=workers)


class Slow(BotWorkers):
    """Bots that answer when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: list[int] = []
        self.go_on = asyncio.Event()

    async def pick(self, table: Table, level: str, seat: int, seed: str, cards: str, owner: str = "") -> int:
        self.seats.append(seat)
        await self.go_on.wait()
        question = table.question(seat)
        assert question is not None
        return question.options[-1]


@pytest.mark.anyio
@pytest.mark.parametrize("bot_workers", [Slow], indirect=True)
async def test_a_bot_whose_seat_is_taken_while_it_thinks_does_not_answer(registry: Registry, bot_workers: Slow) -> None:
    room = await made(registry, bots=1, pace="device")
    first = Somebody(registry, room, 0)
    await first.pick(20)
    await until(lambda: bot_workers.seats == [1])
    number = len(room.table.log)
    async with room.lock:
        room.seats[1].kind, room.seats[1].level, room.seats[1].secret_hash = "person", "", "5" * 64
    bot_workers.go_on.set()
    await at_rest(registry)

    assert len(room.table.log) == number


@pytest.mark.anyio
@pytest.mark.parametrize("pace", ["relaxed", "strict", "days"])
@pytest.mark.parametrize("bot_workers", [Slow], indirect=True)
async def test_a_window_does_not_wait_for_bots_that_think(registry: Registry, pace: str, bot_workers: Slow) -> None:
    """The pool is busy: whoever saw how long the window was open knew whether the bot held something."""
    room, _, _ = await at_window(registry, pace=pace)
    for row in room.seats:
        row.level = "rookie"
    room.adopt_table(room.table, [])  # the window is opened again, for bots
    registry.watcher.watch(room)
    window = room.window
    assert window is not None
    await until(lambda: len(bot_workers.seats) == 2)
    closes = window.closes_at()
    assert closes is not None
    clock = registry.times.timer
    assert isinstance(clock, Clock)
    clock.now = closes + 0.001
    registry.watcher.watch(room)
    await until(lambda: room.window is not window)

    bot_workers.go_on.set()
    await until(lambda: not window.is_anybody_thinking)
    assert [entry.value for entry in room.table.log.since(window.number)[: len(window.seats)]] == [-1, -1]


@pytest.mark.anyio
@pytest.mark.parametrize("bot_workers", [Slow], indirect=True)
async def test_a_bot_that_is_in_time_answers_in_a_window(registry: Registry, bot_workers: Slow) -> None:
    bot_workers.go_on.set()
    room, _, second = await at_window(registry)
    room.seats[0].level = "rookie"
    room.use_window(None)
    registry.watcher.watch(room)
    await second.pick(-1)
    await until(lambda: bot_workers.seats == [0])
    await later(registry, 2)

    assert room.table.log[-1].value > 0


@pytest.mark.anyio
async def test_one_clients_bots_do_not_hold_up_anothers() -> None:
    queue, order = FairQueue(1), list[str]()

    async def think(owner: str) -> None:
        async with queue.place(owner):
            order.append(owner)
            await asyncio.sleep(0)

    await asyncio.gather(*(think("greedy") for _ in range(50)), think("one"), think("other"), think("one"))
    assert sorted(order.index(owner) for owner in ("one", "other")) == [2, 3]
    assert (len(order), queue.free, queue.waiting) == (53, 1, {})


@pytest.mark.anyio
async def test_a_caller_that_stops_waiting_takes_no_place() -> None:
    queue = FairQueue(1)
    await queue.enter("a")
    waiting = [asyncio.create_task(queue.enter(owner)) for owner in ("a", "b", "b")]
    await asyncio.sleep(0)
    queue.leave()
    waiting[0].cancel()  # it has the place already, and does not know it
    waiting[1].cancel()
    await asyncio.wait_for(waiting[2], 1)
    queue.leave()

    assert (queue.free, queue.waiting) == (1, {})


@pytest.mark.anyio
@pytest.mark.parametrize("bot_workers", [Slow], indirect=True)
async def test_a_client_has_few_tables_at_which_only_bots_play(registry: Registry) -> None:
    wish = MakeTable("mister", [SeatWish("bot", "rookie")] * 2)
    for _ in range(MAX_BOT_TABLES):
        await TableService(registry).make_table(wish, "1.2.3.4")
    with pytest.raises(RequestError, match="too-many-tables"):
        await TableService(registry).make_table(wish, "1.2.3.4")
    await TableService(registry).make_table(wish, "1.2.3.5")
