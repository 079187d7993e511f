"""The story of a game: only when it is over, the same for everybody, and computed once."""

from __future__ import annotations

import asyncio
import random

import httpx
import pytest

from tests.server.launch import Server
from tests.server.players import Person
from touchline.kernel.record import Record
from touchline.story import story
from touchline.titles import SHELF


async def get(person: Person, path: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=person.address, timeout=60) as client:
        return await client.get(f"/api/tables/{person.code}{path}")


async def sat_down(server: Server, title: str) -> Person:
    person = Person(server.address, "P0", random.Random(title))
    await person.make(title, [{"kind": "me", "name": "P0"}, {"kind": "bot", "level": "rookie"}])
    return person


@pytest.mark.anyio
@pytest.mark.parametrize("title", ["mister", "best_11"])
async def test_the_story_is_that_of_the_record(server: Server, title: str) -> None:
    person = await sat_down(server, title)
    await person.play(picks=3)
    early = await get(person, "/story")
    await person.play()
    one, two = await asyncio.gather(get(person, "/story"), get(person, "/story"))
    record = Record.from_data((await get(person, "/record")).json())

    assert (early.status_code, early.json()["code"]) == (409, "not-over")
    assert one.status_code == 200
    assert one.json() == two.json() == story(SHELF[title], record)


@pytest.mark.anyio
async def test_there_is_no_story_of_a_table_that_is_not_there(server: Server) -> None:
    person = Person(server.address, "P0", random.Random(0))
    person.code = "ABCDEF"

    assert (await get(person, "/story")).status_code == 404
