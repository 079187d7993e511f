"""Two workers on one PostgreSQL: people of one table are connected to either, and neither notices."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from tests.kernel.duel import TITLE
from tests.server.inside import Clock, Somebody, card, later, one_time, stop_registry, table, until
from touchline.kernel.vocabulary import PASS
from touchline.server.lobby.table_info import table_info
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.errors import RequestError
from touchline.server.messages.table_requests import Join, MakeTable, SeatWish
from touchline.server.store import postgres
from touchline.server.store.database import Store
from touchline.server.store.job import Job
from touchline.server.store.migrate import upgrade
from touchline.server.tables import audience, peer_workers
from touchline.server.tables.bot_workers import BotWorkers
from touchline.server.tables.open_window import HOLD_SECONDS, RELAXED_MIN_SECONDS
from touchline.server.tables.peer_workers import Listener
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room
from touchline.server.tables.windows import STRICT_SECONDS
from touchline.titles import SHELF

pytestmark = pytest.mark.anyio
Workers = tuple[Registry, Registry]


@pytest.fixture
async def workers(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Workers]:
    monkeypatch.setitem(SHELF, "duel", TITLE)
    houses, listeners = [], []
    for _ in range(2):
        store = Store(postgres_url)
        upgrade(store.engine, postgres_url)
        houses.append(Registry(store, BotWorkers(), bot_delay=0.0, times=one_time(Clock())))
        listeners.append(Listener(houses[-1]))
        listeners[-1].start()
        await until(listeners[-1].listening.is_set)
    yield houses[0], houses[1]
    for listener in listeners:
        await listener.stop()
    for registry in houses:
        await stop_registry(registry)


async def apart(workers: Workers, **more: Any) -> tuple[Room, Room, Somebody, Somebody]:
    """The table is made at one worker, while the other has it open; the second person joins there."""
    one, two = workers
    wishes = [SeatWish("me"), SeatWish("open")]
    here, _ = await TableService(one).make_table(MakeTable("duel", wishes, **more))
    there = await two.room(here.code)
    await TableService(two).join(here.code, Join("Bob"), [])
    await until(lambda: here.status.state == "playing")
    return here, there, Somebody(one, here, 0), Somebody(two, there, 1)


async def both(here: Room, there: Room, length: int) -> None:
    await until(lambda: len(here.table.log) == len(there.table.log) == length)


async def to_window(here: Room, there: Room, first: Somebody, second: Somebody) -> None:
    """Each pick but the first is followed by a draw, at last by nothing."""
    for who, option, length in ((first, 20, 1), (second, PASS, 3), (first, 1, 5), (second, 0, 6)):
        assert await who.pick(option) == "done"
        await both(here, there, length)


async def test_a_person_who_joins_at_one_worker_is_known_at_the_other(workers: Workers) -> None:
    here, there, first, second = await apart(workers)

    assert [seat.kind for seat in here.seats] == ["person", "person"]
    assert here.status.row.dice == there.status.row.dice
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
    await later(workers[0], RELAXED_MIN_SECONDS)
    await until(lambda: first.view["game"]["hands"][0] == [] and len(there.table.log) == len(here.table.log))

    values = [(entry.who, entry.value) for entry in there.table.log]
    assert (0, played) in values
    assert values.count((1, PASS)) == 2


async def test_a_limit_given_at_one_is_known_at_the_other(workers: Workers) -> None:
    here, _, _, second = await apart(workers)
    await second.say("limit", amount=25)
    await until(lambda: here.views.view(1)["limits"] == [{"lot": 0, "amount": 25, "after": "pass"}])
    await second.say("order", scope=0, standing=True)

    await until(lambda: here.views.view(1)["orders"] == [0])


async def test_chat_nudges_and_take_backs_go_from_worker_to_worker(workers: Workers) -> None:
    here, there, first, second = await apart(workers)
    assert await second.say("chat", text="hello there") == "done"
    await until(lambda: any(each["t"] == "chat" and each["text"] == "hello there" for each in first.listen()))
    assert await second.say("nudge", seat=0) == "done"
    await until(lambda: {"t": "nudged", "by": 1} in first.listen())
    await first.pick(20)
    await both(here, there, 1)
    assert await first.say("take_back") == "done"
    await until(lambda: there.proposal.by == 0)
    assert await second.say("take_back") == "done"
    await both(here, there, 2)

    assert first.view["question"]["context"] == {"price": 0, "leader": -1}


@pytest.mark.parametrize("time", range(4))
async def test_two_who_join_at_once_at_two_workers(workers: Workers, time: int) -> None:
    """Each gets a seat of the own, or is told that it is taken; and the game begins."""
    one, two = workers
    wishes = [SeatWish("me"), SeatWish("open"), SeatWish("open")]
    here, _ = await TableService(one).make_table(MakeTable("mister", wishes, {"mode": "three_way"}))
    code = here.code
    there = await two.room(code)
    joined = await asyncio.gather(
        TableService(one).join(code, Join("Ann"), []),
        TableService(two).join(code, Join("Bob"), []),
        return_exceptions=True,
    )
    missed = [each for each in joined if isinstance(each, RequestError)]
    assert [each.code for each in missed] == ["seat-taken"] * len(missed)
    if missed:
        await TableService(two).join(code, Join("Late"), [])
    await until(lambda: here.status.state == there.status.state == "playing")

    assert here.status.row.dice == there.status.row.dice
    assert len({seat.secret_hash for seat in here.seats}) == 3


# -- answers in a window that another worker closes


async def deaf(*_: Any) -> None:
    """Ignore what the other worker does."""


async def unread(*_: Any) -> None:
    raise AssertionError("the store was read")


async def never(*_: Any) -> None:
    """It does not come to that while the test lasts."""
    await asyncio.Event().wait()


async def closed_window(room: Room) -> None:
    """Its time is over at this worker, and when this returns that is durable."""
    assert room.window is not None
    await room._registry.windows.close(room, room.window)


async def test_an_answer_that_was_taken_elsewhere_is_played_though_nobody_told_of_it(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there, first, second = await apart(workers, pace="strict")
    await to_window(here, there, first, second)
    played, window = card(second), here.window
    monkeypatch.setattr(here.updates, "reload_private_state", deaf)
    monkeypatch.setattr(there._registry.windows, "close", never)  # the one who took it closes nothing
    assert await second.pick(played) == "done"
    assert window is not None
    assert window.answers == {}
    await later(workers[0], STRICT_SECONDS + 0.1)
    await until(lambda: (1, played) in [(entry.who, entry.value) for entry in here.table.log])

    values = [(entry.who, entry.value) for entry in here.table.log]
    assert values.count((1, played)) == 1
    await until(lambda: [(entry.who, entry.value) for entry in there.table.log] == values)


async def test_an_answer_to_a_window_that_is_closed_elsewhere_is_refused(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there, first, second = await apart(workers, pace="strict")
    await to_window(here, there, first, second)
    monkeypatch.setattr(there.updates, "catch_up", deaf)
    length = len(here.table.log)
    await closed_window(here)

    assert len(there.table.log) == length
    assert await second.pick(card(second)) == "stale"
    assert await second.say("hold") == "stale"


def before_the_next_write(store: Store, patch: pytest.MonkeyPatch, work: Callable[[], Awaitable[None]]) -> None:
    """Something happens while the next job of a pick is on its way to the writer."""
    enqueue = store.enqueue

    def enqueue_after_work(job: Job) -> None:
        if not job.rows and job.change is None:
            enqueue(job)  # something said
            return
        patch.setattr(store, "enqueue", enqueue)

        async def first() -> None:
            await work()
            enqueue(job)

        tasks.append(asyncio.ensure_future(first()))

    tasks: list[asyncio.Future[None]] = []
    patch.setattr(store, "enqueue", enqueue_after_work)


async def test_an_answer_that_is_written_just_before_the_closing_of_its_window_is_played(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there, first, second = await apart(workers, pace="strict")
    await to_window(here, there, first, second)
    played, said = card(second), list[str]()

    async def answer() -> None:
        said.append(await second.pick(played))

    monkeypatch.setattr(here.updates, "reload_private_state", deaf)
    monkeypatch.setattr(there._registry.windows, "close", never)
    before_the_next_write(here._registry.store, monkeypatch, answer)
    await closed_window(here)
    assert here.window is not None  # it is to be closed once more, now with the answer
    await closed_window(here)
    await until(lambda: len(here.table.log) == len(there.table.log))

    assert said == ["done"]
    assert [(entry.who, entry.value) for entry in there.table.log].count((1, played)) == 1


async def test_an_answer_that_is_written_just_after_the_closing_of_its_window_is_refused(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there, first, second = await apart(workers, pace="strict")
    await to_window(here, there, first, second)
    played, number = card(second), len(there.table.log)

    async def close() -> None:
        await closed_window(here)

    before_the_next_write(there._registry.store, monkeypatch, close)
    assert await second.pick(played, decision=number) == "stale"
    await until(lambda: len(here.table.log) == len(there.table.log) > number)
    assert (1, played) not in [(entry.who, entry.value) for entry in here.table.log]


def at_rest(*rooms: Room) -> bool:
    """Neither writes anything: what it shows is durable."""
    return not any(room.lock.is_locked() for room in rooms)


@pytest.mark.parametrize("time", range(4))
async def test_an_answer_while_both_workers_close_the_window(workers: Workers, time: int) -> None:
    """In either order the pick is played or refused, and never answered and lost."""
    here, there, first, second = await apart(workers, pace="strict")
    await to_window(here, there, first, second)
    played, number = card(second), len(here.table.log)
    said, *_ = await asyncio.gather(
        second.pick(played, decision=number), *(later(registry, STRICT_SECONDS + 1) for registry in workers)
    )
    await until(lambda: len(here.table.log) == len(there.table.log) > number and at_rest(here, there))

    count = [(entry.who, entry.value) for entry in here.table.log].count((1, played))
    assert (said, count) in {("done", 1), ("stale", 0)}


async def test_time_asked_for_at_one_worker_is_given_at_the_other(workers: Workers) -> None:
    here, there, first, second = await apart(workers, pace="strict")
    await to_window(here, there, first, second)
    first.listen()
    assert await second.say("hold") == "done"
    await until(lambda: here.window is not None and here.window.hold_count == 1)

    assert any(each["t"] == "state" and each["view"]["window"]["held"] == 1 for each in first.listen())
    assert first.view["window"]["until"] == first.view["window"]["opened"] + STRICT_SECONDS + HOLD_SECONDS


# -- who is here, and what was said


async def test_presence_is_known_at_both_workers(workers: Workers) -> None:
    here, there, first, second = await apart(workers)
    await until(lambda: here.audience.presence().here == there.audience.presence().here == [0, 1])
    watcher = Somebody(workers[1], there, None)
    await until(lambda: here.audience.presence().watching == 1)
    assert {"t": "presence", "here": [0, 1], "watching": 1} in first.listen()
    assert [seat.here for seat in table_info(here, []).seats] == [True, True]
    there.leave(second.connection)
    await until(lambda: here.audience.presence().here == [0])
    assert {"t": "presence", "here": [0], "watching": 1} in first.listen()
    there.leave(watcher.connection)
    await until(lambda: here.audience._elsewhere == {})


async def test_a_worker_that_opens_a_table_is_told_who_is_there(workers: Workers) -> None:
    here, _, _, _ = await apart(workers)
    await until(lambda: here.audience.presence().here == [0, 1])
    workers[1].close_room(workers[1].rooms[here.code])
    there = await workers[1].room(here.code)

    await until(lambda: there.audience.presence().here == [0])


async def test_a_worker_that_was_killed_is_forgotten(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    here, _, first, _ = await apart(workers)
    await until(lambda: here.audience.presence().here == [0, 1])
    monkeypatch.setattr(audience, "WORKER_TIMEOUT_SECONDS", -1.0)
    here.audience.forget_lost_workers()

    assert here.audience.presence().here == [0]
    assert {"t": "presence", "here": [0]} in first.listen()


async def test_workers_say_again_and_again_who_is_here(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there, _, _ = await apart(workers)
    await until(lambda: here.audience.presence().here == [0, 1])
    here.audience._elsewhere.clear()
    monkeypatch.setattr(audience, "ANNOUNCE_SECONDS", 0.01)
    listener = peer_workers.Listener(workers[1])
    beating = asyncio.ensure_future(listener.announce_regularly())

    await until(lambda: here.audience.presence().here == [0, 1])
    beating.cancel()
    assert there.audience.presence().here == [0, 1]


async def test_chat_is_erased_at_both_workers(workers: Workers) -> None:
    here, there, first, second = await apart(workers)
    await second.say("chat", text="my name is Bob")
    await first.say("chat", text="hello")
    await until(lambda: len(here.chat.lines()) == len(there.chat.lines()) == 2)
    assert await TableService(workers[1]).erase([there.seats[1].secret_hash or ""]) == 1
    await until(lambda: [line.text for line in here.chat.lines()] == ["hello"])

    assert [line.text for line in there.chat.lines()] == ["hello"]
    late = Somebody(workers[0], here, None)
    assert [[line["text"] for line in each["messages"]] for each in late.heard if each["t"] == "chat_history"] == [
        ["hello"]
    ]


# -- what is heard, and when it is read


async def test_entries_come_with_the_notice_and_are_not_read_again(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there, first, _ = await apart(workers)
    monkeypatch.setattr(there._registry.store, "read", unread)
    assert await first.pick(20) == "done"

    await both(here, there, 1)


async def test_a_worker_that_nobody_is_connected_to_does_nothing_until_somebody_comes(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, there, first, second = await apart(workers)
    there.leave(second.connection)
    with monkeypatch.context() as patched:
        patched.setattr(there._registry.store, "read", unread)
        assert await first.pick(20) == "done"
        await until(lambda: there.updates.is_behind)
        assert len(there.table.log) == 0

    assert await workers[1].room(there.code) is there
    assert (len(there.table.log), there.updates.is_behind) == (1, False)


async def test_a_connection_at_a_worker_that_is_behind_gets_the_new_entries(workers: Workers) -> None:
    here, there, first, second = await apart(workers)
    there.leave(second.connection)
    assert await first.pick(20) == "done"
    await until(lambda: there.updates.is_behind)
    there.enter(second.connection)

    await both(here, there, 1)
    assert not there.updates.is_behind


async def test_after_a_gap_the_store_is_read(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there, first, _ = await apart(workers)
    hear, missed = there.updates.receive_entries, list[Any]()
    monkeypatch.setattr(there.updates, "receive_entries", missed.append)
    assert await first.pick(20) == "done"
    await until(lambda: bool(missed))
    monkeypatch.setattr(there.updates, "receive_entries", hear)
    there.updates.receive_entries([missed[0][0]._replace(number=5)])

    await both(here, there, 1)


def agree(here: Room, there: Room) -> bool:
    return len(here.table.log) == len(there.table.log) and at_rest(here, there)


async def random_picks(somebody: Somebody, seat: int, chance: random.Random, length: int) -> None:
    """Answer at once whatever is asked, until the table has this many entries."""
    while len(somebody.room.table.log) < length:
        question = somebody.room.table.question(seat)
        if question is None:
            await asyncio.sleep(0.002)
        else:
            await somebody.pick(chance.choice(question.options))


@pytest.mark.parametrize("most", [200, 500, 8000])  # bytes: notices of a number, of one job, of many jobs
async def test_games_between_two_workers_are_stored_as_they_were_played(
    workers: Workers, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    """However the entries are told, nobody plays on a table that is not the one that is stored."""
    monkeypatch.setattr(postgres, "MAX_ENTRIES_BYTES", most)
    one, two = workers
    people, chance = list[Somebody](), random.Random(most)
    for _ in range(8):
        here = await table(one, "mister")
        people += [Somebody(one, here, 0), Somebody(two, await two.room(here.code), 1)]
    async with asyncio.timeout(60):
        await asyncio.gather(*(random_picks(each, at % 2, chance, 100) for at, each in enumerate(people)))
    for first, second in zip(people[::2], people[1::2], strict=True):
        await until(partial(agree, first.room, second.room))
        stored = one.restore_table(await one.load("id", first.room.id))

        assert stored.record().data() == first.room.table.record().data() == second.room.table.record().data()
