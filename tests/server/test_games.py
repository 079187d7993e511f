"""Whole games over real sockets: people, bots and spectators, connections that break; all agree at the end."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx
import pytest

import touchline
from tests.conformance import as_sent
from tests.server.launch import Server
from tests.server.players import Person, table_of
from touchline.kernel.verify import check
from touchline.titles import SHELF

TABLES = [
    ("mister", 2, 0, {}),
    ("mister", 1, 1, {}),
    ("mister", 3, 1, {"options": {"mode": "cup", "season_market": True}}),
    ("masters_of_football", 2, 2, {}),
    ("masters_of_football", 5, 3, {"pace": "strict"}),
    ("best_11", 2, 0, {}),
    ("best_11", 4, 1, {}),
    ("match_of_the_season", 3, 0, {"pace": "device"}),
]


def record_of(server: Server, code: str) -> touchline.Record:
    answer = httpx.get(f"{server.address}/api/tables/{code}/record", timeout=60)
    assert answer.status_code == 200, answer.text
    return touchline.Record.load(answer.text)


@pytest.mark.timeout(600)  # thousands of moves on a busy machine; whoever hears nothing for a minute gives up before
@pytest.mark.parametrize(("title", "people", "bots", "more"), [each for each in TABLES if each[0] in SHELF])
def test_a_whole_game_ends_and_everybody_heard_what_the_record_says(
    server: Server, title: str, people: int, bots: int, more: dict[str, Any]
) -> None:
    persons = asyncio.run(whole_game(server, title, people, bots, more))
    record = record_of(server, persons[0].code)
    table = touchline.replay(record)

    assert table.over
    proof = check(record)
    assert proof.rolls > 0
    assert proof.seats == list(range(people))
    for person in persons:
        assert person.result is not None
        told = [as_sent(event) for event in table.events_since(0, person.seat)]
        assert person.events == json.loads(json.dumps(told))
        assert set(person.refusals) <= {"stale", "not-asked"}  # somebody was quicker, or a window closed


async def whole_game(server: Server, title: str, people: int, bots: int, more: dict[str, Any]) -> list[Person]:
    persons = await table_of(server.address, title, people, bots, drops=0.03, seed=title, **more)
    watcher = Person(server.address, "watcher", random.Random(1))
    watcher.code = persons[0].code
    await asyncio.gather(*(person.play() for person in persons), watcher.play())
    return [*persons, watcher]
