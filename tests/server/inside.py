"""The server from inside: a registry without sockets, a clock that stands still, and people who talk to a room."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from touchline.kernel.dealer import Seeded
from touchline.kernel.vocabulary import PASS
from touchline.server.lobby.table_service import TableService
from touchline.server.messages import wire
from touchline.server.messages.table_requests import MakeTable, SeatWish
from touchline.server.store.database import Store
from touchline.server.store.engine import sqlite_url
from touchline.server.store.migrate import upgrade
from touchline.server.tables.audience import RECONNECT, ClientConnection
from touchline.server.tables.bot_workers import BotWorkers
from touchline.server.tables.commands import Commands
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room
from touchline.server.tables.times import Times

NUMBERS = itertools.count()
UNREAD = 256
STEPS = 3000  # of waiting for something that must come


class Clock:
    """The time is what the test says."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def start_registry(folder: Path, bot_workers: BotWorkers | None = None, times: Times | None = None) -> Registry:
    file = folder / "touchline.db"
    if not file.exists():
        file.write_bytes(empty_store())
    store = Store(sqlite_url(file))
    return Registry(store, bot_workers or BotWorkers(), bot_delay=0.0, times=times or one_time(Clock()))


@cache
def empty_store() -> bytes:
    """Return the file of a store without a table: to make it by migrations takes forty times as long as to copy it."""
    with TemporaryDirectory() as place:
        file = Path(place) / "touchline.db"
        store = Store(sqlite_url(file))
        upgrade(store.engine, store.url)
        store.close()
        return file.read_bytes()


def one_time(clock: Clock) -> Times:
    """A wall clock and a timer that go together."""
    return Times(clock, clock, "test")


async def stop_registry(registry: Registry) -> None:
    await registry.close()
    registry.store.close()


async def again(registry: Registry, folder: Path) -> Registry:
    """The server is stopped and started on the same store."""
    times = registry.times
    await stop_registry(registry)
    return start_registry(folder, times=times)


async def later(registry: Registry, seconds: float) -> None:
    """This many seconds pass; whoever waits for that looks at the clock again."""
    for clock in {id(each): each for each in (registry.times.wall, registry.times.timer)}.values():
        assert isinstance(clock, Clock)
        clock.now += seconds
    for room in list(registry.rooms.values()):
        registry.watcher.watch(room)
    await at_rest(registry)


async def at_rest(registry: Registry) -> None:
    """Until nothing is being written, and every watcher waits for a time or for a person."""
    await asyncio.sleep(0)
    await until(lambda: all(rests(registry, room) for room in registry.rooms.values()))


def rests(registry: Registry, room: Room) -> bool:
    task = registry.watcher.task_of(room)
    waits = any(not each.done() for each in room.wake_up._waiters)
    thinking = room.window is not None and room.window.is_anybody_thinking
    return not room.lock.is_locked() and not thinking and (task is None or task.done() or waits)


async def until(true: Callable[[], bool]) -> None:
    for _ in range(STEPS):
        if true():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("what was waited for did not come")


async def table(registry: Registry, title: str = "duel", seats: int = 2, bots: int = 0, **more: Any) -> Room:
    wishes = [SeatWish("me", name=f"P{at}") for at in range(seats - bots)]
    wishes += [SeatWish("bot", level="rookie")] * bots
    room, _ = await TableService(registry).make_table(MakeTable(title, wishes, **more))
    await asyncio.sleep(0)
    return room


class Heard(ClientConnection):
    """In the place of a socket: what is pushed lies here until somebody listens, and not more than so much."""

    def __init__(self, seat: int | None, holding: str | None) -> None:
        super().__init__(seat, 0, holding)
        self.unread: list[bytes] = []
        self.dropped_with = 0

    @property
    def is_dropped(self) -> bool:
        return self.dropped_with != 0

    def push(self, data: bytes) -> bool:
        self.unread.append(data)
        return len(self.unread) <= UNREAD

    def drop(self, code: int = RECONNECT) -> None:
        self.dropped_with = code


class Somebody:
    """A seat's or a spectator's side of the conversation."""

    def __init__(self, registry: Registry, room: Room, seat: int | None, holding: str | None = None) -> None:
        self.room = room
        held = room.seats[seat].secret_hash if seat is not None and holding is None else holding
        self.connection = Heard(seat, held)
        self.commands = Commands(registry, room, self.connection)
        self.commands.bucket.rate = self.commands.bucket.level = self.commands.bucket.capacity = 1e9
        self.heard: list[dict[str, Any]] = []
        room.enter(self.connection)
        self.listen()

    def listen(self) -> list[dict[str, Any]]:
        """Return what has come since the last time."""
        new = [json.loads(each) for each in self.connection.unread]
        self.connection.unread.clear()
        self.heard += new
        return new

    async def raw(self, data: str | bytes) -> dict[str, Any]:
        """The last message that comes back is the answer."""
        await self.heard_out(data.encode(errors="surrogatepass") if isinstance(data, str) else data)
        answers = [each for each in self.listen() if each["t"] in ("done", "refused")]
        assert len(answers) == 1, answers
        return answers[0]

    async def heard_out(self, data: bytes) -> None:
        """Send a message by the fast path or the task, as the text of a socket."""
        answered = asyncio.Event()
        if self.commands.start_pick(data, answered.set):
            await answered.wait()
        else:
            await self.commands.handle(data)

    async def say(self, t: str, **fields: Any) -> str:
        """`done`, or the code of the refusal."""
        fields.setdefault("id", f"m{next(NUMBERS)}")
        answer = await self.raw(msgspec.json.encode({"t": t, **fields}))
        assert answer["id"] == fields["id"]
        return "done" if answer["t"] == "done" else str(answer["code"])

    @property
    def view(self) -> dict[str, Any]:
        shown: dict[str, Any] = json.loads(wire.encode(self.room.views.view(self.connection.seat)))
        return shown

    async def pick(self, *picks: int, **more: Any) -> str:
        more.setdefault("decision", self.view["number"])
        return await self.say("pick", picks=list(picks), **more)


def people(registry: Registry, room: Room) -> list[Somebody]:
    return [Somebody(registry, room, seat) for seat in range(room.status.row.seats)]


async def play_on(room: Room, everybody: list[Somebody], dealer: Seeded, picks: int) -> None:
    """This many picks of people, any of the options."""
    for _ in range(picks):
        asked = [each for each in everybody if not room.table.over and each.view["question"]]
        if asked:
            who = asked[dealer.below(len(asked))]
            question = who.view["question"]
            options = question["options"]
            await who.pick(options[dealer.below(len(options))], decision=question["decision"])
        await asyncio.sleep(0)


async def seat_two(registry: Registry, **more: Any) -> tuple[Room, Somebody, Somebody]:
    """A duel: first an auction, in which seat 0 bids."""
    room = await table(registry, **more)
    first, second = people(registry, room)
    return room, first, second


async def at_window(
    registry: Registry, pace: str = "relaxed", everywhere: bool = False, **more: Any
) -> tuple[Room, Somebody, Somebody]:
    """Both seats hold a card, and a window is open: by the rules seat 1 is asked, then seat 0.

    On one device a window without a useful card is passed over, unless somebody wants to be asked everywhere.
    """
    room, first, second = await seat_two(registry, pace=pace, **more)
    if everywhere:
        assert await first.say("asking", everywhere=True) == "done"
    for who, option in ((first, 20), (second, PASS), (first, 1), (second, 0)):
        assert await who.pick(option) == "done"
    return room, first, second


def card(who: Somebody) -> int:
    return int(who.view["question"]["options"][-1])
