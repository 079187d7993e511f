"""Standing orders pass windows."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scenes import rule
from tests.server.inside import Somebody, again, at_window, later, seat_two, stop_registry, table, until
from touchline.kernel.dealer import Seeded
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import PASS
from touchline.server.tables.open_window import RELAXED_MIN_SECONDS
from touchline.server.tables.registry import Registry
from touchline.server.tables.window_runner import passes_by_order
from touchline.titles import SHELF

pytestmark = pytest.mark.anyio


GAME, MATCH = 0, 1  # the duel's scopes


def best_11_at(kind: str) -> Table:
    """A game of Best 11 that waits for an answer of this kind, with more to choose from than a pass."""
    found, dealer = SHELF["best_11"].table(3, seed="immunity"), Seeded("immunity")
    while True:
        question = found.question(found.to_act[0])
        assert question is not None
        if SHELF["best_11"].words.asks[question.kind].name == kind and len(question.options) > 1:
            return found
        found.pick(question.seat, question.options[dealer.below(len(question.options))])


async def test_a_standing_order_passes_windows_by_delay(registry: Registry) -> None:
    room, first, second = await at_window(registry)
    assert await first.say("order", scope=GAME, standing=True) == "done"
    assert first.view["orders"] == [GAME]
    assert second.view["orders"] == []
    window = room.window
    assert window is not None

    assert window.answers == {}
    assert await second.pick(PASS) == "done"
    await later(registry, RELAXED_MIN_SECONDS + 0.1)
    await until(lambda: room.window is not window)
    assert room.table.to_act == [0, 1]
    assert await first.say("order", scope=GAME, standing=False) == "done"
    assert first.view["orders"] == []
    assert await first.say("order", scope=9, standing=True) == "unknown-scope"


@rule("B11-TEAM-56")
@pytest.mark.parametrize(("kind", "passes"), [("event", True), ("shelter", False)])
async def test_a_standing_order_passes_cards_but_never_gives_up_immunity(
    registry: Registry, kind: str, passes: bool
) -> None:
    room = await table(registry, "best_11", 3, pace="device")
    room.adopt_table(best_11_at(kind), [])
    question = room.table.question(room.table.to_act[0])
    assert question is not None
    room.private._orders[question.seat, 0] = room.table.now.span(0)

    assert passes_by_order(room, question.seat, question) is passes
    assert room.table.view(question.seat)["question"]["window"] is passes


async def test_a_standing_order_lasts_as_long_as_its_span(registry: Registry) -> None:
    room, first, second = await at_window(registry, pace="device", everywhere=True)
    await second.say("order", scope=MATCH, standing=True)
    await until(lambda: room.table.to_act == [0])
    await first.pick(PASS)
    for who, run in ((first, (3, 4)), (second, (1, 5))):
        await who.pick(*run)
    await first.pick(PASS)

    await until(lambda: room.table.to_act == [1])
    assert second.view["orders"] == []


async def test_one_device_passes_at_once_by_order(registry: Registry) -> None:
    room, first, _ = await at_window(registry, pace="device", everywhere=True)
    assert room.window is None
    assert room.table.to_act == [1]
    assert await first.say("order", scope=GAME, standing=True) == "done"
    assert await Somebody(registry, room, 1).pick(PASS) == "done"

    await until(lambda: room.table.to_act == [0, 1])


async def test_orders_and_limits_survive_a_start(registry: Registry, tmp_path: Path) -> None:
    room, first, second = await seat_two(registry)
    await second.say("limit", amount=35)
    await first.say("order", scope=GAME, standing=True)
    new = await again(registry, tmp_path)
    try:
        back = await new.room(room.code)

        assert back.views.view(1)["limits"] == [{"lot": 0, "amount": 35, "after": "pass"}]
        assert back.views.view(0)["orders"] == [GAME]
    finally:
        await stop_registry(new)
