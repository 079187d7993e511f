"""A pick on its way: checked, played, written, applied, told; and what happens when a stage fails."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from tests.server.inside import Somebody, at_window, card, seat_two
from touchline.kernel.table import Table
from touchline.server.store.job import Job
from touchline.server.tables import pick_pipeline
from touchline.server.tables.commands import PICK_PREFIX
from touchline.server.tables.registry import Registry

pytestmark = pytest.mark.anyio


def pick(option: int, decision: int, move: str = "mine") -> bytes:
    said = PICK_PREFIX + f'"id":"{move}","decision":{decision},"picks":[{option}]}}'.encode()
    assert json.loads(said)["t"] == "pick"
    return said


async def wait_for_answer(who: Somebody, said: bytes) -> None:
    await asyncio.wait_for(who.heard_out(said), 10)


def failing(fault: Exception) -> Callable[[Job], None]:
    """In the place of the store: nothing is ever written."""

    def take(job: Job) -> None:
        job.fault = fault
        job.loop.call_soon(job.then, job)

    return take


async def test_a_pick_is_answered_when_it_is_durable_and_not_before(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    first.listen()
    done = asyncio.Event()
    assert first.commands.start_pick(pick(20, len(room.table.log)), done.set)

    assert room.lock.is_locked()
    assert first.listen() == second.listen() == []
    await asyncio.wait_for(done.wait(), 10)
    assert [each["t"] for each in first.listen()] == ["state", "done"]
    assert [each["t"] for each in second.listen()] == ["state"]
    assert not room.lock.is_locked()
    assert "0-mine" in (await registry.load("id", room.id)).moves


async def test_a_pick_waits_while_another_is_being_written(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    number, answers = len(room.table.log), [asyncio.Event(), asyncio.Event()]
    assert first.commands.start_pick(pick(20, number), answers[0].set)
    assert second.commands.start_pick(pick(40, number + 1), answers[1].set)  # as if it had known
    assert not answers[1].is_set()
    for each in answers:
        await asyncio.wait_for(each.wait(), 10)

    assert [entry.value for entry in room.table.log[number:]] == [20, 40]
    assert second.listen()[-1] == {"t": "done", "id": "mine"}


async def test_a_repeated_move_is_answered_again_and_not_played_twice(registry: Registry) -> None:
    room, first, _ = await seat_two(registry)
    said, number = pick(20, len(room.table.log)), len(room.table.log)
    for _ in range(2):
        await wait_for_answer(first, said)
        assert first.listen()[-1]["t"] == "done"

    assert len(room.table.log) == number + 1


async def test_a_pick_in_a_window_is_kept_until_it_closes(registry: Registry) -> None:
    room, _, second = await at_window(registry)
    assert room.window is not None
    played = card(second)
    await wait_for_answer(second, pick(played, room.window.number))

    assert second.listen()[-1] == {"t": "done", "id": "mine"}
    assert room.window.answers == {1: played}


async def test_other_messages_go_to_the_task_of_the_connection(registry: Registry) -> None:
    _, first, _ = await seat_two(registry)

    assert not first.commands.start_pick(b'{"t":"sync","id":"a"}', lambda: None)
    await wait_for_answer(first, PICK_PREFIX + b'"id":"a","decision":"?","picks":[1]}')
    assert first.listen()[-1]["code"] == "bad-message"


async def test_a_pick_is_stale_if_another_worker_was_first(registry: Registry, monkeypatch: pytest.MonkeyPatch) -> None:
    room, first, _ = await seat_two(registry)
    number = len(room.table.log)
    with monkeypatch.context() as patch:
        patch.setattr(registry.store, "enqueue", failing(IntegrityError("", None, Exception())))
        await wait_for_answer(first, pick(20, number))

    assert first.listen()[-1]["code"] == "stale"
    assert (len(room.table.log), room.lock.is_locked()) == (number, False)
    assert await first.pick(20) == "done"


async def test_a_pick_that_cannot_be_written_has_not_happened(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, first, second = await seat_two(registry)
    number = len(room.table.log)
    first.listen()
    with monkeypatch.context() as patch:
        patch.setattr(registry.store, "enqueue", failing(OperationalError("", None, Exception())))
        await wait_for_answer(first, pick(20, number))
    fresh = await registry.room(room.code)

    assert [each.is_dropped for each in (first.connection, second.connection)] == [True, True]
    assert first.listen() == []
    assert fresh is not room
    assert len(fresh.table.log) == number
    assert not room.lock.is_locked()


async def test_a_written_pick_counts_whatever_fails_after_it(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, first, _ = await seat_two(registry)
    number = len(room.table.log)

    def fail(*_: Any) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(registry, "publish_change", fail)
        await wait_for_answer(first, pick(20, number))
    fresh = await registry.room(room.code)

    assert first.connection.is_dropped
    assert fresh is not room
    assert fresh.table.log[number].value == 20
    assert not room.lock.is_locked()


async def test_a_fault_of_the_rules_ends_one_conversation_only(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, first, second = await seat_two(registry)

    def fail(*_: Any) -> Table:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(pick_pipeline, "play_change", fail)
        await wait_for_answer(first, pick(20, len(room.table.log)))

    assert (first.connection.is_dropped, second.connection.is_dropped) == (True, False)
    assert not room.lock.is_locked()
