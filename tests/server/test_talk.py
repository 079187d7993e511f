"""What a seat says to its room, message by message: it is done, or refused by a code; who reads slowly is dropped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.inside import Somebody, again, at_window, closed, later, opened, people, seated
from touchline.kernel.game import DEALER
from touchline.kernel.vocabulary import PASS
from touchline.server.lobby.table_service import TableService
from touchline.server.messages import bodies
from touchline.server.store import keys
from touchline.server.store.database import Job
from touchline.server.store.rows import CHAT_LINES_SENT
from touchline.server.tables.chat import NUDGE_EVERY_SECONDS, QUICK_PHRASES
from touchline.server.tables.registry import Registry
from touchline.server.tables.token_bucket import TokenBucket

pytestmark = pytest.mark.anyio


# -- picks


async def test_a_pick_is_played_and_told_to_everybody(registry: Registry) -> None:
    room, first, second = await seated(registry)
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
    _, first, second = await at_window(registry, pace="device", everywhere=True, clock=bodies.ClockWish(bank=60.0))
    for who in (second, first):
        await who.pick(PASS)
    second.listen()
    await later(registry, 20)
    await first.pick(3)

    assert second.listen() == []
    await first.pick(4)
    assert [each["view"]["clocks"][0]["left"] for each in second.listen()] == [40.0]


async def test_a_move_that_is_sent_again_is_answered_and_not_played_again(registry: Registry) -> None:
    room, first, second = await seated(registry)
    assert await first.pick(20, id="mine") == "done"
    await second.pick(30)

    assert await first.pick(20, id="mine", decision=0) == "done"
    assert [entry.value for entry in room.table.log] == [20, 30]
    assert await second.pick(30, id="mine") == "not-asked"  # another seat's id is another move


async def test_a_move_sent_again_to_a_server_that_was_started_again(registry: Registry, tmp_path: Path) -> None:
    room, first, _ = await seated(registry)
    await first.pick(20, id="mine")
    new = await again(registry, tmp_path)
    try:
        back = await new.room(room.row.code)

        assert await Somebody(new, back, 0).pick(20, id="mine", decision=0) == "done"
        assert len(back.table.log) == 1
    finally:
        await closed(new)


async def test_picks_out_of_turn_and_out_of_date_are_refused(registry: Registry) -> None:
    room, first, second = await seated(registry)
    watcher = Somebody(registry, room, None)

    assert await second.pick(10) == "not-asked"
    assert await first.pick(20, decision=7) == "stale"
    assert await first.pick(21) == "not-offered"
    assert await first.pick(60) == "too-dear"
    assert await watcher.pick(20) == "not-seated"
    assert not len(room.table.log)


async def test_a_refusal_says_what_the_rules_say(registry: Registry) -> None:
    _, first, _ = await seated(registry)
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
    _, first, second = await seated(registry)
    await first.pick(20)

    said = {"t": "pick", "id": "a", "decision": 1, "picks": [PASS], "nonce": "abcd"}
    assert (await second.raw(json.dumps(said)))["code"] == "bad-message"


async def test_with_real_dice_whoever_sees_the_card_types_it_in(registry: Registry) -> None:
    room, first, second = await seated(registry, dice="real")
    await first.pick(20)
    await second.pick(PASS)

    assert room.view(0)["question"]["kind"] == "card"
    assert room.view(1)["question"] is None
    assert await second.pick(12) == "not-asked"
    assert await first.pick(12) == "done"
    assert first.view["game"]["hands"] == [[12], []]


async def test_what_was_typed_in_wrongly_is_corrected_until_somebody_answers(
    registry: Registry, tmp_path: Path
) -> None:
    room, first, second = await seated(registry, dice="real")
    await first.pick(20)
    await second.pick(PASS)
    assert (await first.pick(12), first.view["undo"]) == ("done", True)

    assert await first.say("undo") == "done"
    assert first.view["question"]["kind"] == "card"
    assert await first.pick(11) == "done"
    assert first.view["game"]["hands"] == [[11], []]
    assert (await second.say("undo"), second.view["undo"]) == ("done", False)  # by whoever saw that it was wrong
    new = await again(registry, tmp_path)
    table = (await new.room(room.row.code)).table
    assert table.to_act == [DEALER]  # still typed in after a restart
    await closed(new)


# -- taking back


async def test_undo_takes_back_the_own_last_pick(registry: Registry) -> None:
    _, first, second = await seated(registry)
    await first.pick(20)
    events = len(first.heard)

    assert await second.say("undo") == "no-undo"
    assert await first.say("undo", id="back") == "done"
    assert len(first.heard) > events
    assert first.view["question"]["kind"] == "bid"
    await first.pick(30)
    assert await first.say("undo", id="back") == "done"  # said before: nothing happens
    assert second.view["question"]["context"]["price"] == 30


async def test_all_together_take_back_in_a_casual_game(registry: Registry) -> None:
    room, first, second = await seated(registry)
    await first.pick(20)
    await second.pick(30)

    assert await first.say("take_back") == "done"
    assert {"t": "take_back", "by": 0, "waiting": [1]} in second.listen()
    assert len(room.table.log) == 2
    assert await second.say("take_back") == "done"
    assert first.view["question"]["context"] == {"price": 0, "leader": -1}
    assert await first.pick(10) == "done"


async def test_a_take_back_needs_also_the_person_for_whom_a_bot_plays(registry: Registry) -> None:
    room, first, second = await seated(registry)
    await first.pick(20)
    room.seats[1].level = "rookie"

    assert await first.say("take_back") == "done"
    assert {"t": "take_back", "by": 0, "waiting": [1]} in second.listen()
    assert len(room.table.log) == 1
    assert await second.say("take_back") == "done"
    assert first.view["question"]["context"] == {"price": 0, "leader": -1}


async def test_a_take_back_that_is_refused_is_off(registry: Registry) -> None:
    room, first, second = await seated(registry)
    await first.pick(20)
    await first.say("take_back")

    assert await second.say("take_back", agree=False) == "done"
    assert {"t": "take_back", "by": 1, "waiting": []} in first.listen()
    assert room.proposal.by is None
    assert await second.say("take_back") == "nothing-to-take-back"


async def test_a_move_ends_a_proposal(registry: Registry) -> None:
    room, first, second = await seated(registry)
    await first.pick(20)
    await first.say("take_back")
    await second.pick(30)

    assert room.proposal.by is None


async def test_no_take_back_where_it_counts(registry: Registry) -> None:
    _, first, _ = await seated(registry, casual=False)
    await first.pick(20)

    assert await first.say("take_back") == "not-casual"


# -- nudge, chat, sync


async def test_a_nudge_reaches_who_is_waited_for_and_not_too_often(registry: Registry) -> None:
    _, first, second = await seated(registry)

    assert await second.say("nudge", seat=0) == "done"
    assert {"t": "nudged", "by": 1} in first.listen()
    assert await second.say("nudge", seat=0) == "too-soon"
    assert await first.say("nudge", seat=1) == "not-waiting"
    await later(registry, NUDGE_EVERY_SECONDS + 1)
    assert await second.say("nudge", seat=0) == "done"


async def test_over_days_a_nudge_waits_half_a_day(registry: Registry) -> None:
    _, _, second = await seated(registry, pace="days")
    await second.say("nudge", seat=0)
    await later(registry, NUDGE_EVERY_SECONDS + 1)

    assert await second.say("nudge", seat=0) == "too-soon"
    await later(registry, 12 * 3600)
    assert await second.say("nudge", seat=0) == "done"


async def test_chat_reaches_everybody_as_text_or_phrase(registry: Registry) -> None:
    room, first, second = await seated(registry)
    watcher = Somebody(registry, room, None)

    assert await first.say("chat", text=" <b>well</b>\n played ") == "done"
    assert await second.say("chat", phrase=QUICK_PHRASES[0]) == "done"
    lines = [each for each in watcher.listen() if each["t"] == "chat"]
    assert [(line["number"], line["seat"], line["text"], line["phrase"]) for line in lines] == [
        (1, 0, "<b>well</b> played", ""),
        (2, 1, "", QUICK_PHRASES[0]),
    ]
    for wrong in ({}, {"text": "  "}, {"phrase": "no-such"}, {"text": "a", "phrase": QUICK_PHRASES[0]}):
        assert await first.say("chat", **wrong) == "bad-message"
    assert (await first.raw(json.dumps({"t": "chat", "id": "a", "text": "x" * 281})))["code"] == "bad-message"
    assert await watcher.say("chat", text="hi") == "not-seated"


async def test_who_comes_is_told_what_was_said_last(registry: Registry, tmp_path: Path) -> None:
    room, first, _ = await seated(registry)
    for at in range(CHAT_LINES_SENT + 5):
        await first.say("chat", text=f"line {at}")
    new = await again(registry, tmp_path)
    try:
        back = await new.room(room.row.code)
        for place in (room, back):
            told = [each["messages"] for each in Somebody(new, place, None).heard if each["t"] == "chat_history"]
            assert [line["text"] for line in told[0]] == [f"line {at}" for at in range(5, CHAT_LINES_SENT + 5)]
            assert told[0][0]["number"] == 6
    finally:
        await closed(new)


async def test_who_wants_to_be_forgotten_has_said_nothing(registry: Registry) -> None:
    room, secrets = await TableService(registry).make_table(
        bodies.MakeTable("duel", [bodies.SeatWish("me"), bodies.SeatWish("me")])
    )
    first, second = people(registry, room)
    await first.say("chat", text="my name is Ann")
    await second.say("chat", text="hello")
    second.listen()
    assert await TableService(registry).erase([keys.hash_secret(secrets[0])]) == 1

    assert [[line["text"] for line in each["messages"]] for each in second.listen() if each["t"] == "chat_history"] == [
        ["hello"]
    ]
    stored = await registry.load("id", room.row.id)
    assert [line.text for line in stored.lines] == ["hello"]


async def test_who_comes_is_told_of_a_take_back_that_is_proposed(registry: Registry) -> None:
    room, first, _ = await seated(registry)
    await first.pick(20)
    await first.say("take_back")

    assert {"t": "take_back", "by": 0, "waiting": [1]} in Somebody(registry, room, 1).heard


async def test_sync_tells_everything_again(registry: Registry) -> None:
    room, first, _ = await at_window(registry)
    before = room.table.events_since(0, 0)
    await first.say("sync")
    state = [each for each in first.heard if each["t"] == "state"][-1]

    assert state["events"] == before
    assert state["count"] == len(before)
    await first.say("sync", since=len(before) - 1)
    assert [each for each in first.heard if each["t"] == "state"][-1]["events"] == before[-1:]
    assert await Somebody(registry, room, None).say("sync") == "done"


async def test_somebody_who_comes_late_counts_what_stands(registry: Registry) -> None:
    """After a take-back the number of events is that of the events that are left."""
    room, first, second = await seated(registry)
    Somebody(registry, room, None)
    await first.pick(20)
    await second.pick(PASS)
    await first.pick(1)
    await first.say("take_back")
    await second.say("take_back")
    late = Somebody(registry, room, None)
    state = next(each for each in late.heard if each["t"] == "state")

    assert state["count"] == len(state["events"]) == len(room.table.events_since(0, None))


async def test_presence_is_told(registry: Registry) -> None:
    room, first, second = await seated(registry)
    room.leave(second.connection)

    assert first.listen()[-1] == {"t": "presence", "here": [0]}


async def test_messages_are_limited_in_number_and_size(registry: Registry) -> None:
    _, first, _ = await seated(registry)
    assert (await first.raw(b" " * 9000))["code"] == "too-large"
    first.commands.bucket = TokenBucket(0.0, 2.0)
    codes = [await first.say("sync") for _ in range(2)]
    answer = await first.raw(json.dumps({"t": "sync", "id": "x"}))

    assert codes == ["done", "done"]
    assert answer["code"] == "too-fast"


async def test_in_the_lobby_nothing_is_played(registry: Registry) -> None:
    room, _ = await TableService(registry).make_table(
        bodies.MakeTable("duel", [bodies.SeatWish("me"), bodies.SeatWish("open")])
    )
    first = Somebody(registry, room, 0)

    assert await first.say("pick", decision=0, picks=[20]) == "not-playing"
    assert await first.say("undo") == "not-playing"
    assert await first.say("limit", amount=10) == "no-auction"
    assert await first.say("take_back") == "nothing-to-take-back"
    assert await first.say("sync") == "done"


# -- slow readers


async def test_a_slow_reader_is_dropped_and_holds_up_nobody(registry: Registry) -> None:
    room, first, second = await seated(registry)
    for _ in range(300):
        await first.say("chat", phrase=QUICK_PHRASES[0])

    assert second.connection.dropped
    assert second.connection not in room.audience
    assert not first.connection.dropped
    assert await first.pick(20) == "done"


async def test_what_could_not_be_written_did_not_happen(registry: Registry, monkeypatch: pytest.MonkeyPatch) -> None:
    room, first, _ = await seated(registry)

    def full(job: Job) -> None:
        job.fault = OSError("the disk is full")
        job.loop.call_soon(job.then, job)

    with monkeypatch.context() as patch:
        patch.setattr(registry.store, "enqueue", full)
        with pytest.raises(OSError, match="disk"):
            await first.commands.handle(json.dumps({"t": "pick", "id": "a", "decision": 0, "picks": [20]}))
    back = await registry.room(room.row.code)

    assert first.connection.dropped
    assert back is not room
    assert not len(back.table.log)


async def test_of_two_workers_one_is_told_to_look_again(registry: Registry, tmp_path: Path) -> None:
    room, first, second = await seated(registry)
    other = opened(tmp_path)
    try:
        there = await other.room(room.row.code)
        assert await Somebody(other, there, 0).pick(30) == "done"

        assert await first.pick(20) == "stale"
        assert [entry.value for entry in room.table.log] == [30]
        assert any(each["t"] == "state" and each["view"]["to_act"] == [1] for each in second.listen())
    finally:
        await closed(other)
