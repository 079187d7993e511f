"""Chat and nudges: who gets them, how often, and what is erased."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.inside import Somebody, again, later, people, seat_two, stop_registry
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.table_requests import MakeTable, SeatWish
from touchline.server.store import keys
from touchline.server.store.chat_rows import CHAT_LINES_SENT
from touchline.server.tables.chat import NUDGE_EVERY_SECONDS, QUICK_PHRASES
from touchline.server.tables.registry import Registry

pytestmark = pytest.mark.anyio


async def test_a_nudge_reaches_who_is_waited_for_and_not_too_often(registry: Registry) -> None:
    _, first, second = await seat_two(registry)

    assert await second.say("nudge", seat=0) == "done"
    assert {"t": "nudged", "by": 1} in first.listen()
    assert await second.say("nudge", seat=0) == "too-soon"
    assert await first.say("nudge", seat=1) == "not-waiting"
    await later(registry, NUDGE_EVERY_SECONDS + 1)
    assert await second.say("nudge", seat=0) == "done"


async def test_over_days_a_nudge_waits_half_a_day(registry: Registry) -> None:
    _, _, second = await seat_two(registry, pace="days")
    await second.say("nudge", seat=0)
    await later(registry, NUDGE_EVERY_SECONDS + 1)

    assert await second.say("nudge", seat=0) == "too-soon"
    await later(registry, 12 * 3600)
    assert await second.say("nudge", seat=0) == "done"


async def test_chat_reaches_everybody_as_text_or_phrase(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
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


async def test_a_new_connection_gets_the_last_chat_lines(registry: Registry, tmp_path: Path) -> None:
    room, first, _ = await seat_two(registry)
    for at in range(CHAT_LINES_SENT + 5):
        await first.say("chat", text=f"line {at}")
    new = await again(registry, tmp_path)
    try:
        back = await new.room(room.code)
        for place in (room, back):
            told = [each["messages"] for each in Somebody(new, place, None).heard if each["t"] == "chat_history"]
            assert [line["text"] for line in told[0]] == [f"line {at}" for at in range(5, CHAT_LINES_SENT + 5)]
            assert told[0][0]["number"] == 6
    finally:
        await stop_registry(new)


async def test_erasing_a_person_deletes_their_chat_lines(registry: Registry) -> None:
    room, secrets = await TableService(registry).make_table(MakeTable("duel", [SeatWish("me"), SeatWish("me")]))
    first, second = people(registry, room)
    await first.say("chat", text="my name is Ann")
    await second.say("chat", text="hello")
    second.listen()
    assert await TableService(registry).erase([keys.hash_secret(secrets[0])]) == 1

    assert [[line["text"] for line in each["messages"]] for each in second.listen() if each["t"] == "chat_history"] == [
        ["hello"]
    ]
    stored = await registry.load("id", room.id)
    assert [line.text for line in stored.lines] == ["hello"]
