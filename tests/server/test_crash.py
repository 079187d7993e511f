"""The server is killed at random moments: no answered pick is missing, none is played twice."""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, select

from tests.server.launch import Server
from tests.server.players import Person, table_of
from touchline.server import schema
from touchline.server.store import sqlite_url

QUICK = 5  # kills on each database; `make soak` sets more
KILLS = int(os.environ.get("TOUCHLINE_KILLS", str(QUICK)))


async def play_through_kills(server: Server, kills: int, chance: random.Random) -> list[Person]:
    """People play on, table after table, while the server falls and gets up."""
    everybody: list[Person] = []
    playing: asyncio.Future[Any] | None = None
    while kills or (playing is not None and not playing.done()):
        if playing is None or playing.done():
            persons = await table_of(server.address, "mister", 2, 0, drops=0.02, seed=f"crash {kills}")
            everybody += persons
            playing = asyncio.ensure_future(asyncio.gather(*(person.play() for person in persons)))
        await asyncio.sleep(chance.uniform(0.05, 0.5))
        if kills:
            kills -= 1
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
    await asyncio.gather(playing) if playing is not None else None
    return everybody


def stored_moves(url: str) -> Counter[str]:
    engine = create_engine(url)
    with engine.connect() as connection:
        found = connection.execute(select(schema.entries.c.move).where(schema.entries.c.move != "")).scalars().all()
    engine.dispose()
    return Counter(found)


def crash_test(server: Server, url: str, seed: str) -> None:
    try:
        everybody = asyncio.run(play_through_kills(server.start(), KILLS, random.Random(seed)))
    finally:
        server.stop()
        server.errors.close()
    stored = stored_moves(url)
    answered = [f"{person.seat}-{move}"[:40] for person in everybody for move in person.answered]

    assert len(answered) > 50
    assert [move for move in answered if stored[move] == 0] == []
    assert [move for move, times in stored.items() if times > 1] == []


def test_sqlite_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    crash_test(Server(data=str(tmp_path)), sqlite_url(tmp_path / "touchline.db"), "sqlite")


def test_postgresql_loses_nothing_that_was_answered(postgres_url: str) -> None:
    crash_test(Server(database=postgres_url), postgres_url, "postgresql")


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
