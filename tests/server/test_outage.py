"""The database goes away under a running server and comes back: no answered pick is missing, and the games go on."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.launch import Postgres, Server, run_server
from tests.server.players import Person, table_of
from tests.server.test_crash import stored_moves

PICKS = 5  # of each person, before, while and after the database is gone
GONE = 0.4  # seconds


async def play_through_an_outage(server: Server, database: Postgres) -> list[Person]:
    persons = await table_of(server.address, "mister", 2, 0, seed="outage")
    await play_on(persons, PICKS)
    before = asyncio.ensure_future(play_on(persons, 2 * PICKS))
    await asyncio.to_thread(database.stop)
    try:
        await asyncio.sleep(GONE)
        assert not before.done()  # nobody is answered while nothing can be written
    finally:
        await asyncio.to_thread(database.start)
    await before
    return persons


async def play_on(persons: list[Person], picks: int) -> None:
    """Until each of them has had this many picks answered."""
    await asyncio.gather(*(person.play(picks) for person in persons))


def test_an_outage_of_postgresql_loses_nothing_that_was_answered(own_postgres: Postgres) -> None:
    with run_server(database=own_postgres.url) as server:
        persons = asyncio.run(play_through_an_outage(server, own_postgres))
        stored, answered = stored_moves(own_postgres.url), answers(persons)
        lives = server.well()

    assert lives
    assert len(answered) >= 4 * PICKS
    assert [move for move in answered if stored[move] != 1] == []


def answers(persons: list[Person]) -> list[Any]:
    return [f"{person.seat}-{move}"[:40] for person in persons for move in person.answered]
