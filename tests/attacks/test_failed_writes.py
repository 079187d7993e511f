"""Attack: a write fails while others wait for the same table.  They must not play on what was not written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, OperationalError

from tests.server.inside import Somebody, at_window, card, seat_two
from touchline.server.lobby.begin import begin_if_full
from touchline.server.lobby.seating import vacate_seat
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.errors import RoomClosed
from touchline.server.store import schema
from touchline.server.store.job import Job
from touchline.server.tables.commands import PICK_PREFIX
from touchline.server.tables.registry import Registry

pytestmark = pytest.mark.anyio
FAULT = OperationalError("", None, Exception("database is locked"))


def fail_once(registry: Registry, patch: pytest.MonkeyPatch, fault: Exception = FAULT) -> None:
    """The next write fails, all later ones are written."""
    enqueue = registry.store.enqueue

    def failing(job: Job) -> None:
        patch.setattr(registry.store, "enqueue", enqueue)
        job.fault = fault
        job.loop.call_later(0.02, job.then, job)

    patch.setattr(registry.store, "enqueue", failing)


def fast_pick(option: int, decision: int) -> bytes:
    return PICK_PREFIX + f'"id":"fast","decision":{decision},"picks":[{option}]}}'.encode()


def slow_pick(option: int, decision: int) -> bytes:
    return b'{"t": "pick", ' + fast_pick(option, decision)[len(PICK_PREFIX) :]


async def send(who: Somebody, raw: bytes) -> None:
    """As the socket does: by the fast way if it takes the text, else by the slow one."""
    answered = asyncio.Event()
    if who.commands.start_pick(raw, answered.set):
        await answered.wait()
    else:
        await who.commands.handle(raw)


async def stored_values(registry: Registry, table: str) -> list[int]:
    return [entry.value for entry in (await registry.load("id", table)).entries]


@pytest.mark.parametrize("first_pick", [fast_pick, slow_pick])
@pytest.mark.parametrize("second_pick", [fast_pick, slow_pick])
async def test_a_request_that_waits_for_a_room_whose_write_failed_does_not_play(
    registry: Registry,
    monkeypatch: pytest.MonkeyPatch,
    first_pick: Callable[[int, int], bytes],
    second_pick: Callable[[int, int], bytes],
) -> None:
    room, first, second = await seat_two(registry)
    number = len(room.table.log)
    before = await stored_values(registry, room.id)
    fail_once(registry, monkeypatch)
    picks = (send(first, first_pick(20, number)), send(second, second_pick(40, number + 1)))
    await asyncio.gather(*picks, return_exceptions=True)

    assert await stored_values(registry, room.id) == before
    assert [each.connection.is_dropped for each in (first, second)] == [True, True]
    assert not any(each["t"] == "done" for who in (first, second) for each in who.listen())
    fresh = await registry.room(room.code)
    assert fresh is not room
    assert await Somebody(registry, fresh, 0).pick(20) == "done"


async def test_a_room_that_was_closed_refuses_everything(registry: Registry) -> None:
    room, first, _ = await seat_two(registry)
    registry.close_room(room)

    assert await first.say("undo") == await first.say("sync") == "try-again"
    with pytest.raises(RoomClosed):
        async with room.lock:
            raise AssertionError("nobody gets this lock")


async def test_the_bot_of_a_closed_room_makes_no_more_picks(registry: Registry) -> None:
    room, _, _ = await seat_two(registry)
    registry.close_room(room)
    room.seats[0].level = "rookie"
    registry.watcher.watch(room)

    assert registry.watcher.task_of(room) is None


async def test_a_seat_that_could_not_be_saved_is_not_shown_as_given_up(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A room whose seats could not be written is closed; the seats stay as they are stored."""
    room, _, _ = await seat_two(registry)
    service = TableService(registry)
    fail_once(registry, monkeypatch)
    with pytest.raises(OperationalError):
        await service.change_seats(room, vacate_seat(room, room.seats[1]))

    assert [seat.kind for seat in (await registry.room(room.code)).seats] == ["person", "person"]


async def test_a_game_whose_beginning_could_not_be_written_begins_later(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _, _ = await seat_two(registry)
    room.status.row.state = "lobby"
    fail_once(registry, monkeypatch)
    with pytest.raises(OperationalError):
        await begin_if_full(registry, room)

    assert (await registry.room(room.code)) is not room


async def test_an_order_that_could_not_be_written_is_not_followed(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _, second = await at_window(registry)
    fail_once(registry, monkeypatch)
    with pytest.raises(OperationalError):
        await second.say("order", scope=0, standing=True)

    assert (await registry.room(room.code)).private._orders == {}


async def test_a_room_that_cannot_be_read_again_is_closed(registry: Registry, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another worker was quicker, and then the database is gone: what is in memory is wrong."""
    room, first, _ = await seat_two(registry)

    def gone(*_: object) -> None:
        raise FAULT

    with monkeypatch.context() as patch:
        patch.setattr(registry, "load", gone)
        fail_once(registry, patch, IntegrityError("", None, Exception()))
        await send(first, fast_pick(20, len(room.table.log)))

    assert first.connection.is_dropped
    assert room.lock.is_closed
    assert (await registry.room(room.code)) is not room


async def test_an_answer_in_a_window_that_could_not_be_written_is_not_played(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _, second = await at_window(registry)
    fail_once(registry, monkeypatch)
    await send(second, fast_pick(card(second), second.view["number"]))
    fresh = await registry.room(room.code)

    assert not any(each["t"] == "done" for each in second.listen())
    assert fresh is not room
    assert fresh.private._answers == {}


async def test_a_move_that_was_not_written_is_not_in_the_log(registry: Registry) -> None:
    """The parameters of a statement hold hidden picks and the secret of the dice."""
    room, _, _ = await seat_two(registry)

    def fail(connection: Connection) -> None:
        connection.execute(schema.tables.insert(), room.status.row.row())

    with pytest.raises(IntegrityError) as raised:
        await registry.store.write(fail)
    assert room.status.row.secret not in str(raised.value)
