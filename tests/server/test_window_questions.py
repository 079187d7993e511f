"""Windows ask seats with a useful answer, and seats that want to be asked everywhere."""

from __future__ import annotations

import pytest

from tests.server.inside import Somebody, at_rest, at_window, later, table, until
from touchline.kernel.vocabulary import PASS
from touchline.server.tables import windows
from touchline.server.tables.open_window import PASS_AFTER_SECONDS, RELAXED_MIN_SECONDS
from touchline.server.tables.registry import Registry

pytestmark = pytest.mark.anyio


@pytest.fixture
def worthless(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card of the duel is worth asking about."""
    monkeypatch.setattr("touchline.server.tables.watcher.is_worth_asking", lambda *_: False)


async def test_a_person_with_nothing_worth_asking_about_passes_unasked_and_in_as_much_time(
    registry: Registry, worthless: None
) -> None:
    room, first, second = await at_window(registry)
    window = room.window
    assert window is not None
    assert first.view["question"] is not None  # a seat without a setting is waited for

    assert await first.say("asking", everywhere=False) == "done"

    assert first.view["question"] is None
    assert second.view["question"] is not None
    assert second.view["to_act"] == [0, 1]  # nobody sees who is asked
    assert PASS_AFTER_SECONDS[0] <= window.pass_times[0] - registry.timer() <= PASS_AFTER_SECONDS[1]
    assert await second.pick(PASS) == "done"
    await later(registry, RELAXED_MIN_SECONDS + 0.1)
    await until(lambda: room.window is not window)


async def test_a_person_who_wants_every_window_is_asked_in_the_open_one_too(
    registry: Registry, worthless: None
) -> None:
    room, first, _ = await at_window(registry)
    await first.say("asking", everywhere=False)
    assert not first.view["question"]

    await first.say("asking", everywhere=True)

    assert first.view["question"] is not None
    assert room.window is not None
    assert 0 not in room.window.pass_times


async def test_an_open_question_is_not_withdrawn(registry: Registry, worthless: None) -> None:
    _, first, _ = await at_window(registry)
    await first.say("asking", everywhere=True)

    await first.say("asking", everywhere=False)

    assert first.view["question"] is not None


async def test_one_person_among_bots_waits_for_nobody(registry: Registry, worthless: None) -> None:
    room = await table(registry, bots=1)
    person = Somebody(registry, room, 0)
    await person.say("asking", everywhere=False)
    began, asked = registry.timer(), 0
    while True:
        await at_rest(registry)
        await until(lambda: room.table.over or person.view["question"] is not None)
        if room.table.over:
            break
        question = person.view["question"]
        asked += bool(question.get("window"))
        await person.pick(question["options"][-1], decision=question["decision"])

    assert asked == 0
    assert registry.timer() == began  # the clock of the test stands still: nothing has waited for it


async def test_on_one_device_a_window_in_which_nobody_has_anything_is_passed_over(
    registry: Registry, worthless: None
) -> None:
    room, first, second = await at_window(registry, pace="device")
    await at_rest(registry)
    registry.watcher.watch(room)
    await until(lambda: not windows.is_window(room.table))

    assert first.view["question"] or second.view["question"]
