"""A season over weeks in simulated time: two workers on one store, restarts, crashes, and a lost database.

Every deadline fires once, and every notice reaches its receiver once, as far as the receiver can tell.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.inside import Clock, at_rest, one_time, stop_registry, table
from tests.server.launch import Postgres
from touchline.server.messages.notice_bodies import Subscribe
from touchline.server.messages.table_requests import ClockWish
from touchline.server.notices.delivery import LEASE_SECONDS, Delivery
from touchline.server.notices.notices import GRACE_SECONDS, Notices
from touchline.server.notices.senders import Notice, Outcome
from touchline.server.notices.subscription_service import SubscriptionService
from touchline.server.store import holdings, schema
from touchline.server.store.database import Store
from touchline.server.store.engine import sqlite_url
from touchline.server.store.migrate import upgrade
from touchline.server.tables.bot_workers import BotWorkers
from touchline.server.tables.deadlines import Deadlines
from touchline.server.tables.peer_workers import Listener
from touchline.server.tables.registry import Registry

DAY = 24 * 3600.0
Told = tuple[int, int, str]  # seat, decision, kind


class Mailbox:
    """A receiver that knows a notice again by its id, as plain JSON, web push and mail do."""

    def __init__(self) -> None:
        self.got: Counter[str] = Counter()
        self.texts: dict[str, Notice] = {}
        self.lost_answers = 0
        self.loses_next_answer = False
        self.stuck: set[asyncio.Task[Any]] = set()  # requests whose answer never comes

    async def send(self, notice: Notice, target: dict[str, Any]) -> Outcome:
        assert self.texts.setdefault(notice.id, notice) == notice  # a repeat says the same
        self.got[notice.id] += 1
        if self.loses_next_answer:
            self.loses_next_answer = False
            self.lost_answers += 1
            task = asyncio.current_task()
            assert task is not None
            self.stuck.add(task)
            await asyncio.Event().wait()  # and the worker ends before there is an answer
        return Outcome.SENT


class Worker:
    """Run what a server does without people: deadlines and notices."""

    def __init__(self, url: str, clock: Clock, mailbox: Mailbox) -> None:
        store = Store(url)
        upgrade(store.engine, url)
        self.mailbox = mailbox
        self.registry = Registry(store, BotWorkers(), bot_delay=0.0, times=one_time(clock))
        self.delivery = Delivery(self.registry, {"webhook": mailbox})
        self.notices = Notices(self.registry, self.delivery)
        self.deadlines = Deadlines(self.registry)
        self.listener = Listener(self.registry) if store.postgres else None

    async def start(self) -> None:
        if self.listener is not None:
            self.listener.start()
            await self.listener.listening.wait()

    async def look(self) -> None:
        """One look at everything; what fails is looked at again, as the sweeper does."""
        for sweep in (self.deadlines.sweep, self.notices.sweep):
            await again_after_faults(sweep)
        await at_rest(self.registry)
        while self.delivery.sending - self.mailbox.stuck:
            await asyncio.sleep(0.005)

    async def end(self, abruptly: bool) -> None:
        """Stopped in order, or gone in the middle of what it does."""
        if abruptly:
            for task in [*self.delivery.sending]:
                task.cancel()
        await self.delivery.stop()
        if self.listener is not None:
            await self.listener.stop()
        await stop_registry(self.registry)


async def again_after_faults(sweep: Callable[[], Any]) -> None:
    fault: Exception | None = None
    for _ in range(20):
        try:
            await sweep()
        except Exception as raised:  # the database was away
            fault = raised
            await asyncio.sleep(0.1)
        else:
            return
    raise AssertionError("the store did not come back") from fault


class Season:
    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.clock = Clock()
        self.clock.now = 1_800_000_000.0
        self.mailbox = Mailbox()
        self.chance = random.Random(seed)
        self.workers: list[Worker] = []
        self.code = ""
        self.asked: set[Told] = set()
        self.fired = 0

    async def open(self) -> None:
        for _ in range(2):
            await self.add_worker()
        registry = self.workers[0].registry
        room = await table(registry, "mister", clock=ClockWish(each=DAY), pace="days")
        self.code = room.code
        service = SubscriptionService(registry, self.workers[0].delivery, "", False)
        for seat in range(2):
            await self.hold(registry, f"p{seat}", room.seats[seat].secret_hash or "")
            await service.add(f"p{seat}", Subscribe("webhook", url=f"https://hooks.example.org/{seat}"))

    async def hold(self, registry: Registry, person: str, held: str) -> None:
        await registry.store.write(lambda connection: holdings.add_holdings(connection, person, [held]))

    async def add_worker(self) -> None:
        self.workers.append(Worker(self.url, self.clock, self.mailbox))
        await self.workers[-1].start()

    async def play_day(self, day: int) -> None:
        """The turn is told, later the reminder, then time is up; something goes wrong on most days."""
        waiting, late = await self.stand()
        self.asked |= {(seat, number, kind) for seat, number in waiting for kind in ("turn", "reminder")}
        await self.look_after(0.0)
        self.go_wrong(day)
        await self.look_after(GRACE_SECONDS + 1)
        await self.end_workers(day)
        await self.look_after(GRACE_SECONDS + 1)
        await self.look_after(LEASE_SECONDS + 1)
        await self.look_after(0.8 * DAY)
        await self.look_after(GRACE_SECONDS + 1)
        await self.look_after(0.2 * DAY)
        await self.look_after(1.0)
        self.fired += len(waiting)
        assert sum((await self.stand())[1]) - sum(late) == len(waiting)  # each deadline once, never twice

    async def look_after(self, seconds: float) -> None:
        self.clock.now += seconds
        await asyncio.gather(*(each.look() for each in self.workers))

    def go_wrong(self, day: int) -> None:
        """The next answer is lost, or every connection to the database is cut."""
        if day % 5 == 1:
            self.mailbox.loses_next_answer = True
        if day % 3 == 2 and self.workers[0].registry.store.postgres:
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            store = self.workers[0].registry.store
            store.read_now(lambda connection: connection.exec_driver_sql(f"{cut} AND datname = current_database()"))

    async def end_workers(self, day: int) -> None:
        """A worker ends and another begins: after a lost answer both, the way a power cut would end them."""
        ending = [0, 1] if day % 5 == 1 else [self.chance.randrange(2)] if day % 2 else []
        for at in sorted(ending, reverse=True):
            await self.workers.pop(at).end(abruptly=day % 5 == 1)
        for _ in ending:
            await self.add_worker()

    async def stand(self) -> tuple[list[tuple[int, int]], list[int]]:
        """Return who is asked, with the number of the decision, and how often the clock has answered for each seat."""
        store = self.workers[0].registry.store
        registry = Registry(store, self.workers[0].registry.bot_workers, times=one_time(self.clock))
        stored = await registry.load("code", self.code)
        game = registry.restore_table(stored)
        return [(seat, game.decision(seat)) for seat in game.to_act], stored.clock.get("late", [0, 0])

    async def close(self) -> None:
        for worker in self.workers:
            await worker.end(abruptly=False)


async def play_season(url: str, days: int, seed: int) -> Season:
    season = Season(url, seed)
    try:
        await season.open()
        for day in range(days):
            await season.play_day(day)
        box = schema.outbox
        asked = select(box.c.id, box.c.seat, box.c.number, box.c.kind, box.c.state)
        rows = season.workers[0].registry.store.read_now(lambda connection: connection.execute(asked).all())
    finally:
        await season.close()
    done = [(row.seat, row.number, row.kind) for row in rows if row.state == "done"]
    assert Counter(done) == Counter(season.asked)  # every notice that was due, once
    assert set(season.mailbox.got) == {row.id for row in rows if row.state == "done"}
    repeats = sum(season.mailbox.got.values()) - len(season.mailbox.got)
    assert repeats == season.mailbox.lost_answers  # a repeat only where an answer was lost, and then with the same id
    return season


@pytest.mark.anyio
@pytest.mark.parametrize("store", ["sqlite", "postgres"])
async def test_three_weeks_over_restarts_crashes_and_a_lost_database(
    store: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    season = await play_season(url_of(store, tmp_path, request), 21, 1)
    assert (season.fired >= 21, season.mailbox.lost_answers >= 3) == (True, True)


@pytest.mark.soak
@pytest.mark.anyio
@pytest.mark.parametrize("store", ["sqlite", "postgres"])
@pytest.mark.parametrize("seed", range(2, 7))
async def test_many_months_over_restarts_crashes_and_a_lost_database(
    store: str, seed: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    assert (await play_season(url_of(store, tmp_path, request), 120, seed)).fired >= 80  # then the game is over


def url_of(store: str, folder: Path, request: pytest.FixtureRequest) -> str:
    if store == "sqlite":
        return sqlite_url(folder / "touchline.db")
    running: Postgres = request.getfixturevalue("own_postgres")
    return running.url
