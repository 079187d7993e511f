"""Codes of tables cannot be guessed by trying, and trying leaves nothing in memory."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attacks.test_sockets import closed_by
from tests.server.inside import table
from tests.server.launch import Server, run_server
from tests.server.test_http import client, make_table, refusal
from touchline.server.messages.errors import RequestError
from touchline.server.tables.registry import Registry
from touchline.server.tables.token_bucket import TokenBuckets

AT_ONCE = 6
CODES = ["".join(letters) for letters in itertools.islice(itertools.product("XYZ", repeat=6), 300)]


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    with run_server(data=str(tmp_path), guesses=[0.001, AT_ONCE]) as running:
        yield running


def test_a_client_that_tries_many_codes_learns_nothing_more(strict: Server) -> None:
    with client(strict) as ann, client(strict) as eve:
        code = make_table(ann, "me", "open")["table"]["code"]
        for guess in CODES[: AT_ONCE - 1]:
            refusal(eve.get(f"/api/tables/{guess}"), 404, "unknown-table")
        refusal(eve.post(f"/api/tables/{CODES[AT_ONCE]}/join", json={"name": "Eve"}), 404, "unknown-table")
        for path in (CODES[9], code, f"{code}/view", f"{code}/replay"):
            refusal(eve.get(f"/api/tables/{path}"), 429, "too-many-guesses")
        refusal(eve.post(f"/api/tables/{code}/join", json={"name": "Eve"}), 429, "too-many-guesses")

        assert ann.get(f"/api/tables/{code}").status_code == 200  # behind the same address, but it is her table
        other = {"X-Forwarded-For": "203.0.113.9"}
        assert eve.get(f"/api/tables/{code}", headers=other).status_code == 200


def test_codes_that_are_tried_on_sockets_count_too(strict: Server) -> None:
    play = strict.address.replace("http", "ws") + "/api/tables/{}/play"
    with client(strict) as ann, client(strict) as eve:
        code = make_table(ann, "me", "open")["table"]["code"]
        assert asyncio.run(closed_by(play.format(code), {})) == 0
        for guess in CODES[:AT_ONCE]:
            assert asyncio.run(closed_by(play.format(guess), {})) == 403

        assert asyncio.run(closed_by(play.format(code), {})) == 403
        refusal(eve.get(f"/api/tables/{code}"), 429, "too-many-guesses")


@pytest.mark.anyio
async def test_an_unknown_code_leaves_nothing_behind(registry: Registry) -> None:
    for code in [*CODES, "short", "!" * 6]:
        with pytest.raises(RequestError):
            await registry.room(code)

    assert (registry.rooms, registry.task_count, registry.watcher.task_count) == ({}, 0, 0)


@pytest.mark.anyio
async def test_a_room_that_many_ask_for_at_once_is_opened_once(registry: Registry) -> None:
    made_room = await table(registry)
    registry.close_room(made_room)
    rooms = await asyncio.gather(*(registry.room(made_room.code) for _ in range(10)))

    assert len(set(map(id, rooms))) == 1
    assert registry.task_count == 0


def test_buckets_of_many_addresses_are_bounded_and_the_busy_ones_stay() -> None:
    buckets = TokenBuckets(0.001, 2.0, max_keys=100)
    for number in range(500):
        buckets.take("busy")
        buckets.take(f"address {number}")

    assert len(buckets._kept) <= 100
    assert not buckets.take("busy")
