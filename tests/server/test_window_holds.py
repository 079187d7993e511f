"""Time asked for in a strict window: everybody gets it, nobody learns who asked, twice a match at most."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.inside import Somebody, again, at_window, card, later, stop_registry, until
from touchline.kernel.vocabulary import PASS
from touchline.server.tables.open_window import HOLD_SECONDS, MAX_HOLDS_PER_MATCH
from touchline.server.tables.registry import Registry
from touchline.server.tables.windows import STRICT_SECONDS

pytestmark = pytest.mark.anyio


async def test_everybody_has_more_time_and_nobody_learns_who_asked(registry: Registry) -> None:
    room, first, second = await at_window(registry, pace="strict")
    watcher = Somebody(registry, room, None)
    for who in (first, second, watcher):
        who.listen()
    before = first.view["window"]
    assert await second.say("hold") == "done"

    after = first.view["window"]
    assert (before["held"], after["held"]) == (0, 1)
    assert after["until"] == before["until"] + HOLD_SECONDS == before["opened"] + STRICT_SECONDS + HOLD_SECONDS
    told = [[each for each in who.listen() if each["t"] == "state"][-1]["view"]["window"] for who in (first, watcher)]
    assert told == [after, after]
    assert [each for each in second.heard if each["t"] == "state"][-1]["view"]["window"] == after
    await later(registry, STRICT_SECONDS + HOLD_SECONDS - 0.5)
    assert room.window is not None
    await later(registry, 1.0)
    await until(lambda: room.window is None)


async def test_the_message_is_the_same_whichever_seat_asks(registry: Registry) -> None:
    heard = []
    for asks in (0, 1):
        room, *seats = await at_window(registry, pace="strict")
        watcher = Somebody(registry, room, None)
        watcher.listen()
        await seats[asks].say("hold")
        heard.append([(each["t"], each["view"]["window"]["held"], each["view"]["to_act"]) for each in watcher.listen()])

    assert heard[0] == heard[1] == [("state", 1, [0, 1])]


async def test_each_seat_may_ask_twice_a_match(registry: Registry) -> None:
    room, first, second = await at_window(registry, pace="strict")
    for _ in range(MAX_HOLDS_PER_MATCH):
        assert await first.say("hold") == "done"
    assert await first.say("hold") == "no-hold"
    assert await second.say("hold") == "done"

    assert room.views.view(None)["window"]["held"] == MAX_HOLDS_PER_MATCH + 1


async def test_in_the_next_match_it_may_be_asked_for_again(registry: Registry) -> None:
    room, first, second = await at_window(registry, pace="strict")
    for _ in range(MAX_HOLDS_PER_MATCH):
        await first.say("hold")
    await later(registry, STRICT_SECONDS + MAX_HOLDS_PER_MATCH * HOLD_SECONDS + 1)
    await until(lambda: room.window is None)
    for who, run in ((first, (3, 4)), (second, (1, 5))):
        assert await who.pick(*run) == "done"
    await later(registry, 0)
    while room.window is None:
        who = first if room.table.to_act == [0] else second
        await who.pick(PASS)

    assert room.window.hold_count == 0
    assert await first.say("hold") == "done"


async def test_saying_it_again_asks_once(registry: Registry) -> None:
    room, first, _ = await at_window(registry, pace="strict")
    for _ in range(3):
        assert await first.say("hold", id="once") == "done"

    assert room.views.view(0)["window"]["held"] == 1


@pytest.mark.parametrize("pace", ["relaxed", "days", "device"])
async def test_there_is_no_time_to_ask_for_elsewhere(registry: Registry, pace: str) -> None:
    room, first, _ = await at_window(registry, pace=pace)

    assert await first.say("hold") == "no-window"
    assert await Somebody(registry, room, None).say("hold") == "not-seated"


async def test_a_seat_that_has_answered_may_still_ask_for_time(registry: Registry) -> None:
    room, first, _ = await at_window(registry, pace="strict")
    await first.pick(PASS)

    assert await first.say("hold") == "done"
    assert room.window is not None
    assert room.window.answers == {0: PASS}


async def test_asked_time_survives_a_restart(registry: Registry, tmp_path: Path) -> None:
    room, first, _ = await at_window(registry, pace="strict")
    await first.say("hold")
    await first.say("hold")
    new = await again(registry, tmp_path)
    try:
        back = await new.room(room.code)
        someone = Somebody(new, back, 0)

        assert back.views.view(None)["window"]["held"] == 2
        assert await someone.say("hold") == "no-hold"
        assert await Somebody(new, back, 1).pick(card(Somebody(new, back, 1))) == "done"
    finally:
        await stop_registry(new)
