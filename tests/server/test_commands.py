"""The messages of a seat, one by one: done, or refused by a code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.inside import Somebody, again, at_window, later, seat_two, start_registry, stop_registry
from touchline.kernel.vocabulary import PASS
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.table_requests import ClockWish, MakeTable, SeatWish
from touchline.server.store.job import Job
from touchline.server.tables.registry import Registry
from touchline.server.tables.token_bucket import TokenBucket

pytestmark = pytest.mark.anyio


async def test_a_pick_is_played_and_told_to_everybody(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    watcher = Somebody(registry, room, None)

    assert await first.pick(20) == "done"
    assert [entry.value for entry in room.table.log] == [20]
    for other in (second, watcher):
        state = next(each for each in other.listen() if each["t"] == "state")
        assert state["view"]["to_act"] == [1]
    assert second.view["question"]["kind"] == "bid"
    assert watcher.view["question"] is None


async def test_a_run_of_picks_is_played_whole_or_not_at_all(registry: Registry) -> None:
    room, first, second = await at_window(registry, pace="device", everywhere=True)
    for who in (second, first):
        await who.pick(PASS)
    length = len(room.table.log)

    assert await first.pick(3, 99) == "not-offered"
    assert len(room.table.log) == length
    assert await first.pick(3, 99, whole=True) == "not-offered"
    assert await first.pick(3, 4, whole=True) == "done"
    assert first.view["chosen"] == [3, 4]
    assert second.view["chosen"] == []


async def test_how_a_hidden_choice_is_put_together_is_told_to_nobody_else(registry: Registry) -> None:
    """Neither what is picked nor how often nor when: the others hear that it is made."""
    room, first, second = await at_window(registry, pace="device", everywhere=True)
    for who in (second, first):
        await who.pick(PASS)
    watcher = Somebody(registry, room, None)
    second.listen(), watcher.listen()
    before = [second.view, watcher.view]
    assert await first.pick(3) == "done"
    assert await first.say("undo") == "done"
    assert await first.pick(4) == "done"

    assert second.listen() == watcher.listen() == []
    assert [second.view, watcher.view] == before
    assert [each for each in first.heard if each["t"] == "state"][-1]["view"]["chosen"] == [4]
    assert await first.pick(first.view["question"]["options"][0]) == "done"
    assert [each["view"]["to_act"] for each in second.listen()] == [[1]]


async def test_with_a_clock_everybody_sees_the_time_that_is_left_when_a_hidden_choice_is_made(
    registry: Registry,
) -> None:
    _, first, second = await at_window(registry, pace="device", everywhere=True, clock=ClockWish(bank=60.0))
    for who in (second, first):
        await who.pick(PASS)
    second.listen()
    await later(registry, 20)
    await first.pick(3)

    assert second.listen() == []
    await first.pick(4)
    assert [each["view"]["clocks"][0]["left"] for each in second.listen()] == [40.0]


async def test_a_move_that_is_sent_again_is_answered_and_not_played_again(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    assert await first.pick(20, id="mine") == "done"
    await second.pick(30)

    assert await first.pick(20, id="mine", decision=0) == "done"
    assert [entry.value for entry in room.table.log] == [20, 30]
    assert await second.pick(30, id="mine") == "not-asked"  # another seat's id is another move


async def test_a_move_sent_again_to_a_server_that_was_started_again(registry: Registry, tmp_path: Path) -> None:
    room, first, _ = await seat_two(registry)
    await first.pick(20, id="mine")
    new = await again(registry, tmp_path)
    try:
        back = await new.room(room.code)

        assert await Somebody(new, back, 0).pick(20, id="mine", decision=0) == "done"
        assert len(back.table.log) == 1
    finally:
        await stop_registry(new)


async def test_picks_out_of_turn_and_out_of_date_are_refused(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    watcher = Somebody(registry, room, None)

    assert await second.pick(10) == "not-asked"
    assert await first.pick(20, decision=7) == "stale"
    assert await first.pick(21) == "not-offered"
    assert await first.pick(60) == "too-dear"
    assert await watcher.pick(20) == "not-seated"
    assert not len(room.table.log)


async def test_a_refusal_says_what_the_rules_say(registry: Registry) -> None:
    _, first, _ = await seat_two(registry)
    answer = await first.raw(json.dumps({"t": "pick", "id": "a", "decision": 0, "picks": [60]}))

    assert answer == {
        "t": "refused",
        "id": "a",
        "code": "too-dear",
        "place": "seat 0",
        "facts": {"option": 60, "cash": 50},
        "rule": "DUEL-BID-03",
    }


async def test_a_pick_adds_nothing_to_the_dice(registry: Registry) -> None:
    """Bytes that come with a pick could be tried out until the roll suits."""
    _, first, second = await seat_two(registry)
    await first.pick(20)

    said = {"t": "pick", "id": "a", "decision": 1, "picks": [PASS], "nonce": "abcd"}
    assert (await second.raw(json.dumps(said)))["code"] == "bad-message"


async def test_messages_are_limited_in_number_and_size(registry: Registry) -> None:
    _, first, _ = await seat_two(registry)
    assert (await first.raw(b" " * 9000))["code"] == "too-large"
    first.commands.bucket = TokenBucket(0.0, 2.0)
    codes = [await first.say("sync") for _ in range(2)]
    answer = await first.raw(json.dumps({"t": "sync", "id": "x"}))

    assert codes == ["done", "done"]
    assert answer["code"] == "too-fast"


async def test_in_the_lobby_nothing_is_played(registry: Registry) -> None:
    room, _ = await TableService(registry).make_table(MakeTable("duel", [SeatWish("me"), SeatWish("open")]))
    first = Somebody(registry, room, 0)

    assert await first.say("pick", decision=0, picks=[20]) == "not-playing"
    assert await first.say("undo") == "not-playing"
    assert await first.say("limit", amount=10) == "no-auction"
    assert await first.say("take_back") == "nothing-to-take-back"
    assert await first.say("sync") == "done"


async def test_a_change_that_was_not_written_did_not_happen(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, first, _ = await seat_two(registry)

    def full(job: Job) -> None:
        job.fault = OSError("the disk is full")
        job.loop.call_soon(job.then, job)

    with monkeypatch.context() as patch:
        patch.setattr(registry.store, "enqueue", full)
        with pytest.raises(OSError, match="disk"):
            await first.commands.handle(json.dumps({"t": "pick", "id": "a", "decision": 0, "picks": [20]}))
    back = await registry.room(room.code)

    assert first.connection.is_dropped
    assert back is not room
    assert not len(back.table.log)


async def test_one_of_two_workers_is_told_to_look_again(registry: Registry, tmp_path: Path) -> None:
    room, first, second = await seat_two(registry)
    other = start_registry(tmp_path)
    try:
        there = await other.room(room.code)
        assert await Somebody(other, there, 0).pick(30) == "done"

        assert await first.pick(20) == "stale"
        assert [entry.value for entry in room.table.log] == [30]
        assert any(each["t"] == "state" and each["view"]["to_act"] == [1] for each in second.listen())
    finally:
        await stop_registry(other)
