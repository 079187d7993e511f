"""Two workers on one PostgreSQL: people of one table are connected to either, and neither notices."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from tests.kernel.duel import TITLE
from tests.server.inside import Clock, Somebody, card, closed, later, until
from touchline.games import SHELF
from touchline.kernel.vocabulary import PASS
from touchline.server import wire
from touchline.server.desk import Desk
from touchline.server.errors import Refusal
from touchline.server.house import House
from touchline.server.migrate import upgrade
from touchline.server.notices import Listener
from touchline.server.room import Room
from touchline.server.store import Store
from touchline.server.thinking import Thinkers
from touchline.server.windows import SHORTEST

pytestmark = pytest.mark.anyio
Workers = tuple[House, House]


@pytest.fixture
async def workers(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Workers]:
    monkeypatch.setitem(SHELF, "duel", TITLE)
    clock, houses, listeners = Clock(), [], []
    for _ in range(2):
        store = Store(postgres_url)
        upgrade(store.engine, postgres_url)
        houses.append(House(store, Thinkers(), bot_delay=0.0, clock=clock))
        listeners.append(Listener(houses[-1]))
        listeners[-1].start()
        await until(listeners[-1].listening.is_set)
    yield houses[0], houses[1]
    for listener in listeners:
        listener.stop()
    for house in houses:
        await closed(house)


async def apart(workers: Workers) -> tuple[Room, Room, Somebody, Somebody]:
    """The table is made at one worker, while the other has it open; the second person joins there."""
    one, two = workers
    wishes = [wire.SeatWish("me"), wire.SeatWish("open")]
    here, _ = await Desk(one).make(wire.MakeTable("duel", wishes, seed="aa"))
    there = await two.room(here.row.code)
    await Desk(two).join(here.row.code, wire.Join("Bob", seed="bb"), [])
    await until(lambda: here.row.state == "playing")
    return here, there, Somebody(one, here, 0), Somebody(two, there, 1)


async def both(here: Room, there: Room, length: int) -> None:
    await until(lambda: len(here.table.log) == len(there.table.log) == length)


async def to_window(here: Room, there: Room, first: Somebody, second: Somebody) -> None:
    """Each pick but the first is followed by a draw, at last by nothing."""
    for who, option, length in ((first, 20, 1), (second, PASS, 3), (first, 1, 5), (second, 0, 6)):
        assert await who.pick(option) == "done"
        await both(here, there, length)


async def test_who_joins_at_one_worker_is_known_at_the_other(workers: Workers) -> None:
    here, there, first, second = await apart(workers)

    assert [seat.kind for seat in here.seats] == ["person", "person"]
    assert here.row.seeds == there.row.seeds == ["aa", "bb"]
    assert here.seats[1].secret_hash == there.seats[1].secret_hash
    await to_window(here, there, first, second)
    assert [entry.value for entry in here.table.log] == [entry.value for entry in there.table.log]


async def test_a_window_is_answered_at_both(workers: Workers) -> None:
    here, there, first, second = await apart(workers)
    await to_window(here, there, first, second)
    played = card(first)
    first.listen(), second.listen()
    assert await second.pick(PASS) == "done"
    await until(lambda: here.window is not None and here.window.answers == {1: PASS})
    assert [each["t"] for each in first.listen()] == []  # it is known here, and told to nobody
    assert await first.pick(played) == "done"
    for house in workers:
        await later(house, SHORTEST)
    await until(lambda: first.view["game"]["hands"][0] == [] and len(there.table.log) == len(here.table.log))

    values = [(entry.who, entry.value) for entry in there.table.log]
    assert (0, played) in values
    assert values.count((1, PASS)) == 2


async def test_a_limit_given_at_one_is_known_at_the_other(workers: Workers) -> None:
    here, _, _, second = await apart(workers)
    await second.say("limit", amount=25)
    await until(lambda: here.view(1)["limit"] == (0, 25, "pass"))
    await second.say("order", scope=0, standing=True)

    await until(lambda: here.view(1)["orders"] == [0])


async def test_chat_nudges_and_take_backs_go_from_worker_to_worker(workers: Workers) -> None:
    here, there, first, second = await apart(workers)
    assert await second.say("chat", text="hello there") == "done"
    await until(lambda: any(each["t"] == "chat" and each["text"] == "hello there" for each in first.listen()))
    assert await second.say("nudge", seat=0) == "done"
    await until(lambda: {"t": "nudged", "by": 1} in first.listen())
    await first.pick(20)
    await both(here, there, 1)
    assert await first.say("take_back") == "done"
    await until(lambda: there.proposal == (0, {0}))
    assert await second.say("take_back") == "done"
    await both(here, there, 2)

    assert first.view["question"]["context"] == {"price": 0, "leader": -1}


@pytest.mark.parametrize("time", range(4))
async def test_two_who_join_at_once_at_two_workers(workers: Workers, time: int) -> None:
    """Each gets a seat of the own, or is told that it is taken; and the game begins."""
    one, two = workers
    wishes = [wire.SeatWish("me"), wire.SeatWish("open"), wire.SeatWish("open")]
    here, _ = await Desk(one).make(wire.MakeTable("mister", wishes, {"mode": "three_way"}, seed="aa"))
    code = here.row.code
    there = await two.room(code)
    joined = await asyncio.gather(
        Desk(one).join(code, wire.Join("Ann", seed="bb"), []),
        Desk(two).join(code, wire.Join("Bob", seed="cc"), []),
        return_exceptions=True,
    )
    missed = [each for each in joined if isinstance(each, Refusal)]
    assert [each.code for each in missed] == ["seat-taken"] * len(missed)
    if missed:
        await Desk(two).join(code, wire.Join("Late", seed="dd"), [])
    await until(lambda: here.row.state == there.row.state == "playing")

    assert here.row.seeds == there.row.seeds
    assert "" not in here.row.seeds
    assert len({seat.secret_hash for seat in here.seats}) == 3
