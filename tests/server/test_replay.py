"""A replay shows what was live, and of a game in play only what the own seat may see."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest

from tests.conformance import as_sent
from tests.server.launch import Server
from tests.server.players import Person, table_of

KEPT = ("game", "over", "result", "title", "number")


class Witness(Person):
    """Keeps every view, by the number of events that came with it: the first view at each number."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.views: dict[int, dict[str, Any]] = {}

    def hear(self, message: dict[str, Any]) -> None:
        super().hear(message)
        if message["view"]["game"] is not None:
            self.views.setdefault(message["count"], message["view"])


async def ask_as(person: Person, path: str, **params: Any) -> httpx.Response:
    async with httpx.AsyncClient(base_url=person.address, timeout=60) as client:
        return await client.get(f"/api/tables/{person.code}{path}", params=params, headers={"Cookie": person.cookie})


async def replay(person: Person, seat: int | None) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    given = {} if seat is None else {"seat": seat}
    answer = await ask_as(person, "/replay", **given)
    assert answer.status_code == 200, answer.text
    index, views = answer.json(), []
    for start in range(0, len(index["moments"]), 40):
        some = await ask_as(person, "/replay/frames", moments=index["moments"][start : start + 40], **given)
        assert some.status_code == 200, some.text
        views += some.json()
    return index, views


def witness(server: Server, name: str, seed: str) -> Witness:
    return Witness(server.address, name, random.Random(seed))


async def play_game(server: Server, title: str, picks: int = 10**9, **more: Any) -> tuple[Witness, Witness]:
    """Two people at a table, each of whom keeps what was seen."""
    one, two = witness(server, "P0", f"{title} 0"), witness(server, "P1", f"{title} 1")
    await one.make(title, [{"kind": "me", "name": "P0"}, {"kind": "open"}], **more)
    await two.join(one.code)
    await asyncio.gather(one.play(picks), two.play(picks))
    return one, two


def connect_to(person: Person) -> Any:
    from websockets.asyncio.client import connect

    return connect(person.uri(), additional_headers={"Cookie": person.cookie}, max_size=None)


@pytest.mark.anyio
@pytest.mark.parametrize("title", ["mister", "best_11"])
async def test_the_film_at_every_number_of_events_is_what_was_live(server: Server, title: str) -> None:
    one, two = await play_game(server, title)
    for person in (one, two):
        index, views = await replay(person, person.seat)
        assert [as_sent(event) for event in index["events"]] == person.events
        assert len(index["counts"]) > 10
        assert index["counts"] == sorted(index["counts"])
        shown = {count: view for count, view in zip(index["counts"], views, strict=True) if not view["over"]}
        first = min(person.views)  # the other may have played before this one was connected
        for count, view in shown.items():
            if count < first:
                continue
            live = person.views[count]
            assert {name: view[name] for name in KEPT} == {name: live[name] for name in KEPT}, count
        assert len(person.views) > 10
        assert views[-1]["result"] == person.result


@pytest.mark.anyio
async def test_a_game_that_is_played_is_watched_by_spectators_and_from_the_own_seat_only(server: Server) -> None:
    one, two = await play_game(server, "mister", picks=6)
    stranger = witness(server, "P2", "")
    stranger.code = one.code

    assert (await ask_as(one, "/replay", seat=one.seat)).status_code == 200
    assert (await ask_as(stranger, "/replay")).status_code == 200
    for who, seat in ((one, two.seat), (two, one.seat), (stranger, 0), (stranger, 1)):
        for path in ("/replay", "/replay/frames"):
            answer = await ask_as(who, path, seat=seat, moments=[0, 1])
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    with pytest.raises(AssertionError, match="not-over"):
        await one.post(f"/api/tables/{one.code}/play-on", {"moment": 1})


@pytest.mark.anyio
async def test_anybody_goes_on_from_a_moment_of_a_finished_game_against_bots(server: Server) -> None:
    one, _ = await play_game(server, "mister")
    index, views = await replay(one, None)
    middle = len(index["moments"]) // 2
    other = witness(server, "Ana", "x")

    other.sit(
        await other.post(
            f"/api/tables/{one.code}/play-on", {"moment": index["moments"][middle], "seat": 1, "name": "Ana"}
        )
    )

    assert (other.seat, other.code != one.code) == (1, True)
    again, seen = await replay(other, None)
    assert again["events"][: index["counts"][middle]] == index["events"][: index["counts"][middle]]
    assert seen[middle]["game"] == views[middle]["game"]
    # the person who brought the record sees every seat of it; others do not
    assert (await ask_as(other, "/replay", seat=0)).status_code == 200
    one.code = other.code
    assert (await ask_as(one, "/replay", seat=0)).status_code == 409
    await other.play()
    assert other.result is not None


@pytest.mark.anyio
async def test_moves_that_were_taken_back_are_not_in_the_replay(server: Server) -> None:
    one = witness(server, "P0", "back")
    await one.make("mister", [{"kind": "me", "name": "P0"}, {"kind": "bot", "level": "rookie"}])
    await one.play(picks=4)
    before = (await replay(one, one.seat))[0]
    one.moves, one.answered = 0, []
    async with connect_to(one) as socket:
        await socket.send('{"t":"take_back","id":"back"}')
        while '"done"' not in str(await socket.recv()):
            pass
    after = (await replay(one, one.seat))[0]
    shared = len(after["events"])
    assert shared < len(before["events"]) or after["moments"] != before["moments"]
    await one.play()
    index, _ = await replay(one, one.seat)
    assert [as_sent(event) for event in index["events"]] == one.events


@pytest.mark.anyio
async def test_a_seat_that_does_not_exist_and_a_table_that_has_not_begun_have_no_film(server: Server) -> None:
    (one,) = await table_of(server.address, "mister", 1, 1)
    assert (await ask_as(one, "/replay", seat=9)).json()["code"] == "unknown-seat"
    one.code = (await one.post("/api/tables", {"title": "mister", "seats": [{"kind": "me"}, {"kind": "open"}]}))[
        "table"
    ]["code"]
    assert (await ask_as(one, "/replay")).json()["code"] == "not-playing"
