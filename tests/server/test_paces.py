"""Windows in the four paces: when they close, and what an answer does until then."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.inside import Somebody, again, at_window, card, later, stop_registry, until
from touchline.kernel.vocabulary import PASS
from touchline.server.tables.open_window import DAYS_PASS_AFTER_SECONDS, RELAXED_MIN_SECONDS
from touchline.server.tables.registry import Registry
from touchline.server.tables.windows import STRICT_SECONDS

pytestmark = pytest.mark.anyio


GAME, MATCH = 0, 1  # the duel's scopes


async def test_relaxed_a_window_closes_when_all_have_passed(registry: Registry) -> None:
    room, first, second = await at_window(registry)
    assert first.view["window"]["seats"] == second.view["window"]["seats"] == [0, 1]
    assert await first.pick(PASS) == "done"
    assert first.view["question"] is None
    await later(registry, 60)
    assert room.window is not None
    assert await second.pick(PASS) == "done"

    await until(lambda: room.window is None)
    assert room.table.to_act == [0, 1]


async def test_an_answer_waits_for_the_window_and_for_those_before(registry: Registry) -> None:
    room, first, second = await at_window(registry)
    played = card(first)
    await first.pick(played)
    length = len(room.table.log)
    assert await second.pick(99) == "not-offered"
    assert await second.pick(PASS) == "done"
    await later(registry, RELAXED_MIN_SECONDS + 0.1)
    await until(lambda: room.window is None)

    assert [(entry.who, entry.value) for entry in room.table.log[length:]][:2] == [(1, PASS), (0, played)]
    assert first.view["game"]["hand_sizes"] == [0, 1]


async def test_the_first_answer_by_the_rules_counts_and_the_other_keeps_the_card(registry: Registry) -> None:
    _, first, second = await at_window(registry)
    kept = card(first)
    await first.pick(kept)
    await second.pick(card(second))
    await later(registry, RELAXED_MIN_SECONDS + 0.1)
    await until(lambda: second.view["game"]["hands"][1] == [])

    assert first.view["game"]["hands"][0] == [kept]
    assert first.view["window"]["seats"] == [0]  # he may answer what has happened


async def test_strict_a_window_has_its_full_length_and_an_answer_may_change(registry: Registry) -> None:
    room, first, second = await at_window(registry, pace="strict")
    window = room.window
    assert window is not None
    await first.pick(PASS)
    await second.pick(card(second), decision=room.window.number + 1 if room.window else 0)
    for who in (first, second):
        assert await who.pick(PASS, decision=window.number) == "done"
    await later(registry, STRICT_SECONDS - 0.5)
    assert room.window is window
    await later(registry, 0.6)

    await until(lambda: room.window is None)


async def test_over_days_nobody_waits_for_who_gave_an_order(registry: Registry) -> None:
    room, first, second = await at_window(registry, pace="days")
    await first.say("order", scope=GAME, standing=True)
    await second.pick(PASS)
    await later(registry, DAYS_PASS_AFTER_SECONDS[0] - 1)
    assert room.window is not None
    await later(registry, DAYS_PASS_AFTER_SECONDS[1])

    await until(lambda: room.window is None)


async def test_an_answer_in_a_window_survives_a_start(registry: Registry, tmp_path: Path) -> None:
    room, _, second = await at_window(registry, pace="days")
    played = card(second)
    assert await second.pick(played, id="mine") == "done"
    new = await again(registry, tmp_path)
    try:
        back = await new.room(room.code)
        await until(lambda: back.window is not None)
        assert back.window is not None
        assert back.window.answers == {1: played}
        assert Somebody(new, back, 1).view["question"] is None
        await later(new, RELAXED_MIN_SECONDS + 0.1)
        await until(lambda: back.has_played("1-mine"))

        assert [entry.value for entry in back.table.log].count(played) == 1
        stored = await new.load("id", back.id)
        assert "1-mine" in stored.moves
    finally:
        await stop_registry(new)
