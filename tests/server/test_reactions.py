"""Reactions to an event: who may send them, how often, and to what."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Somebody, again, people, seat_two, stop_registry, table
from touchline.kernel.game import ALL
from touchline.kernel.vocabulary import PASS
from touchline.server.store.chat_rows import CHAT_LINES_SENT
from touchline.server.tables.chat import QUICK_PHRASES, REACTION_RATE, REACTIONS
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room

pytestmark = pytest.mark.anyio


def reactions(who: Somebody) -> list[dict[str, Any]]:
    return [each for each in who.listen() if each["t"] == "chat" and "event" in each]


def public_events(room: Room) -> list[Any]:
    return [each for each in [*room.table.events, *(room.table.now.told or [])] if each.seen == ALL]


async def with_events(registry: Registry, **more: Any) -> tuple[Room, Somebody, Somebody]:
    room, first, second = await seat_two(registry, **more)
    assert await first.pick(20) == "done"
    assert await second.pick(PASS) == "done"
    assert public_events(room)
    return room, first, second


async def test_a_reaction_reaches_everybody_with_the_number_of_its_event(registry: Registry) -> None:
    room, first, second = await with_events(registry)
    watcher = Somebody(registry, room, None)
    assert await first.say("chat", phrase="clap", event=0) == "done"

    for who in (second, watcher):
        [told] = reactions(who)
        assert (told["seat"], told["phrase"], told["event"], told["text"]) == (0, "clap", 0, "")


async def test_a_reaction_is_one_of_a_few_words_and_comes_from_a_seat(registry: Registry) -> None:
    room, first, _ = await with_events(registry)
    watcher = Somebody(registry, room, None)
    for wrong in ({"phrase": "hello"}, {"text": "free words"}, {}, {"phrase": "clap", "text": "x"}):
        assert await first.say("chat", event=0, **wrong) == "bad-message"
    assert await first.say("chat", phrase=REACTIONS[0]) == "bad-message"  # without an event it is no phrase
    assert REACTIONS[0] not in QUICK_PHRASES
    assert await watcher.say("chat", phrase="clap", event=0) == "not-seated"


async def test_an_event_that_not_all_may_know_has_no_number_to_react_to(registry: Registry) -> None:
    room = await table(registry, "mister")
    first, second = people(registry, room)
    own = [each for each in first.heard if each["t"] == "state"][-1]["events"]
    other = [each for each in second.heard if each["t"] == "state"][-1]["events"]
    assert any(each.get("private") for each in own + other)  # a card that one seat alone has drawn
    count = len(public_events(room))

    assert [len([each for each in seen if not each.get("private")]) for seen in (own, other)] == [count, count]
    assert max(len(own), len(other)) > count
    for number in (count, count + 1, 10_000):
        assert await first.say("chat", phrase="ouch", event=number) == "no-such-event"
        assert await second.say("chat", phrase="ouch", event=number) == "no-such-event"


async def test_one_reaction_to_an_event_from_each_seat_and_not_too_many(registry: Registry) -> None:
    room, first, second = await with_events(registry)
    assert await first.say("chat", phrase="clap", event=0) == "done"
    assert await first.say("chat", phrase="wow", event=0) == "already-reacted"
    assert await second.say("chat", phrase="wow", event=0) == "done"
    room.views.count_events = lambda seat: 1000  # type: ignore[method-assign]
    answers = [await first.say("chat", phrase="clap", event=at) for at in range(1, 10)]

    assert answers[: int(REACTION_RATE[1]) - 1] == ["done"] * (int(REACTION_RATE[1]) - 1)
    assert answers[-1] == "too-fast"
    assert await Somebody(registry, room, 0).say("chat", phrase="clap", event=20) == "too-fast"  # another tab


async def test_reactions_are_kept_beside_the_chat_and_after_a_restart(registry: Registry, tmp_path: Path) -> None:
    room, first, _ = await with_events(registry)
    assert await first.say("chat", phrase="clap", event=0) == "done"
    for at in range(CHAT_LINES_SENT + 1):
        await first.say("chat", text=f"line {at}")
    new = await again(registry, tmp_path)
    try:
        lines = (await new.room(room.code)).chat.lines()
        assert [line.event for line in lines if line.event is not None] == [0]
        assert len(lines) == CHAT_LINES_SENT + 1
    finally:
        await stop_registry(new)


async def test_events_that_were_taken_back_keep_no_reaction(registry: Registry) -> None:
    room, first, second = await with_events(registry, casual=True)
    last = len(public_events(room)) - 1
    assert await first.say("chat", phrase="laugh", event=last) == "done"
    assert [await who.say("take_back") for who in (second, first)] == ["done", "done"]
    assert len(public_events(room)) <= last

    assert [each["messages"] for each in second.listen() if each["t"] == "chat_history"] == [[]]
    stored = await registry.load("id", room.id)
    assert stored.lines == []
