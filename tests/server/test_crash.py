"""The server is killed at random moments: no answered pick is missing, none is played twice, and all dice are right."""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, select

from tests.server.launch import Server
from tests.server.players import Person, table_of
from touchline.kernel.game import DEALER
from touchline.server.store import schema
from touchline.server.store.database import Store
from touchline.server.store.engine import sqlite_url
from touchline.server.tables.bot_workers import BotWorkers
from touchline.server.tables.dice_exchange import dealer_of
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room
from touchline.server.tables.stored_table import load_table

QUICK = 5  # kills on each database; `make soak` sets more
KILLS = int(os.environ.get("TOUCHLINE_KILLS", str(QUICK)))
TITLES = ("mister", "masters_of_football", "best_11")  # the last two have windows
PACES_WITH_WINDOWS = 3  # tables


async def play_through_kills(servers: list[Server], url: str, kills: int, chance: random.Random) -> list[Person]:
    """People play on, table after table, while servers fall and get up."""
    everybody: list[Person] = []
    playing: set[asyncio.Task[None]] = set()
    for _ in range(kills):
        while len(playing) < PACES_WITH_WINDOWS:
            persons = await new_table(servers, TITLES[len(everybody) % len(TITLES)], f"crash {len(everybody)}", chance)
            everybody += persons
            playing.add(asyncio.create_task(play_together(persons)))
        await asyncio.sleep(chance.uniform(0.05, 0.5))
        if len(servers) > 1:
            await reload_elsewhere(chance.choice(everybody))
        fallen = servers if chance.random() < 0.3 else [chance.choice(servers)]
        for action in (Server.kill, Server.start):
            for server in fallen:
                await asyncio.to_thread(action, server)
        done = {task for task in playing if task.done()}
        playing -= done
        await asyncio.gather(*done)
        await asyncio.to_thread(verify_dice, url)
    await asyncio.gather(*playing)
    return everybody


async def new_table(servers: list[Server], title: str, seed: str, chance: random.Random) -> list[Person]:
    """Two people who often take back what they picked; each is connected to any of the servers."""
    persons = await table_of(servers[0].address, title, 2, 0, drops=0.02, seed=seed, undoes=0.3)
    for person in persons:
        person.address = chance.choice(servers).address
    return persons


async def play_together(persons: list[Person]) -> None:
    await asyncio.gather(*(person.play() for person in persons))


async def reload_elsewhere(person: Person) -> None:
    """A bot plays for this person for a moment: every other worker reads the table again."""
    for path, body in (("stand-in", {"seat": person.seat, "level": "rookie"}), ("back", {"seat": person.seat})):
        try:
            await person.post(f"/api/tables/{person.code}/{path}", body)
        except httpx.HTTPError:  # that server was killed just now
            return


def stored_moves(url: str) -> Counter[str]:
    engine = create_engine(url)
    with engine.connect() as connection:
        found = connection.execute(select(schema.entries.c.move).where(schema.entries.c.move != "")).scalars().all()
    engine.dispose()
    return Counter(found)


def verify_dice(url: str) -> int:
    """Read every table as a server does that was just started, and recompute its dice; how many rolls there are."""
    store = Store(url)
    registry = Registry(store, BotWorkers())
    try:
        with store.engine.connect() as connection:
            ids = connection.execute(select(schema.tables.c.id).where(schema.tables.c.state != "lobby")).scalars().all()
        return sum(verify_table(registry, table) for table in ids)
    finally:
        store.close()


def verify_table(registry: Registry, table: str) -> int:
    stored = registry.store.read_now(lambda connection: load_table(connection, "id", table))
    assert stored is not None
    room = Room(registry, stored, registry.restore_table(stored))
    assert len(room.table.log) == len(stored.entries)
    dealer = dealer_of(stored.row)
    rolls = [entry for entry in stored.entries if entry.who == DEALER]
    assert [entry.value for entry in rolls] == [dealer.roll(entry.sides) for entry in rolls]
    return len(rolls)


def crash_test(servers: list[Server], url: str, seed: str) -> None:
    try:
        for server in servers:
            server.start()
        everybody = asyncio.run(play_through_kills(servers, url, KILLS, random.Random(seed)))
    finally:
        for server in servers:
            server.stop()
            server.errors.close()
    stored = stored_moves(url)
    answered = [f"{person.seat}-{move}"[:40] for person in everybody for move in person.answered]
    open_ones = {f"{person.seat}-{move}"[:40] for person in everybody for move in person.in_windows}

    assert len(answered) > 50
    assert [move for move in answered if stored[move] == 0 and move not in open_ones] == []
    assert [move for move, times in stored.items() if times > 1] == []
    assert verify_dice(url) > 0


def test_sqlite_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    crash_test([Server(data=str(tmp_path))], sqlite_url(tmp_path / "touchline.db"), "sqlite")


def test_postgresql_with_two_workers_loses_nothing_that_was_answered(postgres_url: str) -> None:
    """Each worker is a separate server, so that one can be killed while the other plays on."""
    crash_test([Server(database=postgres_url), Server(database=postgres_url)], postgres_url, "postgresql")


@pytest.mark.parametrize("people", [2])
def test_two_workers_serve_two_players_of_one_table(postgres_url: str, people: int) -> None:
    """Each person is connected to another process; NOTIFY tells them of each other's moves."""
    one, two = Server(database=postgres_url).start(), Server(database=postgres_url).start()

    async def game() -> list[Person]:
        persons = await table_of(one.address, "mister", people, 0, seed="workers")
        persons[1].address = two.address
        await asyncio.gather(*(person.play() for person in persons))
        return persons

    try:
        persons = asyncio.run(game())
    finally:
        for server in (one, two):
            server.stop()
            server.errors.close()

    assert persons[0].result == persons[1].result
    public = [[event["event"] for event in person.events] for person in persons]
    assert public[0][-1] == public[1][-1]
