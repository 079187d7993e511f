"""Bad messages on a socket get an answer with a code, change nothing, and the room goes on."""

from __future__ import annotations

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies

from tests.kernel.duel import TITLE
from tests.server.inside import Somebody, at_window, seat_two, start_registry, stop_registry
from tests.state import whole
from touchline.server.tables.room import Room
from touchline.titles import SHELF

KINDS = ["pick", "undo", "take_back", "order", "limit", "nudge", "chat", "sync", "state", "no-such", "", None, 7]


JSON = strategies.recursive(
    strategies.one_of(
        strategies.none(),
        strategies.booleans(),
        strategies.integers(-5, 40),
        strategies.integers(),
        strategies.floats(),
        strategies.text(max_size=8),
    ),
    lambda inner: strategies.one_of(
        strategies.lists(inner, max_size=4), strategies.dictionaries(strategies.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=10,
)


FIELDS = ("id", "decision", "picks", "agree", "scope", "standing", "amount", "after", "seat", "text", "since")


LIKELY = strategies.fixed_dictionaries(
    {"t": strategies.sampled_from(KINDS), "id": strategies.one_of(strategies.just("a1"), JSON)},
    optional=dict.fromkeys(FIELDS[1:], JSON),
)


RAW = strategies.one_of(
    JSON.map(json.dumps),
    LIKELY.map(json.dumps),
    strategies.text(max_size=60),
    strategies.binary(max_size=60),
    strategies.sampled_from(
        [
            "[" * 8000,
            '{"t":' * 1600,
            "9" * 8000,
            '"' + "x" * 100_000 + '"',
            "\ud800",
            '{"t":"pick","id":"a","decision":1e400,"picks":[1]}',
            '{"t":"pick","id":"a","decision":0,"picks":' + json.dumps([1] * 65) + "}",
            '{"t":"chat","id":"a","text":"\\ud800"}',
            '{"t":"pick","t":"undo","id":"a"}',
        ]
    ),
)


def state(room: Room) -> list[Any]:
    return [*whole(room.table), room.status.state, sorted(room._moves)]


async def check_refusals(messages: list[tuple[int, str | bytes]], windowed: bool) -> None:
    """Everything that is not a right message leaves the table as it was."""
    with tempfile.TemporaryDirectory() as folder:
        registry = start_registry(Path(folder))
        try:
            room, first, second = await (at_window(registry) if windowed else seat_two(registry))
            who = [first, second, Somebody(registry, room, None)]
            for at, raw in messages:
                before = state(room)
                answer = await who[at].raw(raw)
                if answer["t"] == "refused":
                    assert state(room) == before
                    assert set(answer) <= {"t", "id", "code", "place", "facts", "rule"}
            assert await second.say("sync") == "done"
        finally:
            await stop_registry(registry)


PICKS = strategies.fixed_dictionaries(
    {
        "t": strategies.just("pick"),
        "id": strategies.sampled_from(["a", "b", "c", "d"]),
        "decision": strategies.integers(0, 12),
        "picks": strategies.lists(
            strategies.sampled_from([-1, 0, 1, 2, 3, 4, 5, 10, 20, 30, 12]), min_size=1, max_size=3
        ),
    }
)


OTHER: list[dict[str, Any]] = [
    {"t": "undo"},
    {"t": "take_back"},
    {"t": "take_back", "agree": False},
    {"t": "order", "scope": 0, "standing": True},
    {"t": "order", "scope": 1, "standing": False},
    {"t": "limit", "amount": 30},
    {"t": "limit", "amount": None},
    {"t": "nudge", "seat": 0},
    {"t": "nudge", "seat": 5},
    {"t": "sync", "since": 99999},
]


OTHERS = strategies.sampled_from(OTHER).map(lambda message: {"id": "x", **message})


@pytest.mark.parametrize("windowed", [False, True])
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(messages=strategies.lists(strategies.tuples(strategies.integers(0, 2), RAW), min_size=5, max_size=40))
def test_nonsense_is_refused_by_a_code(windowed: bool, messages: list[tuple[int, str | bytes]]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(SHELF, "duel", TITLE)
        asyncio.run(check_refusals(messages, windowed))


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    said=strategies.lists(strategies.tuples(strategies.integers(0, 2), strategies.one_of(PICKS, OTHERS)), max_size=60)
)
def test_stale_moves_replays_and_other_peoples_seats_change_nothing(said: list[tuple[int, dict[str, Any]]]) -> None:
    """Correct picks are played and others refused; the store and the room hold the same entries."""

    async def commands() -> None:
        with tempfile.TemporaryDirectory() as folder:
            registry = start_registry(Path(folder))
            try:
                room, first, second = await seat_two(registry, pace="device")
                who = [first, second, Somebody(registry, room, None)]
                for at, message in said:
                    before, length = state(room), len(room.table.log)
                    answer = await who[at].raw(json.dumps(message))
                    if answer["t"] == "refused" and not room.private._limits and not room.private._orders:
                        assert state(room) == before
                    assert at != 2 or len(room.table.log) == length or room.private._limits or room.private._orders
                async with room.lock:
                    stored = await registry.load("id", room.id)
                    assert [(each.who, each.value) for each in stored.entries] == [
                        (each.who, each.value) for each in room.table.log
                    ]
            finally:
                await stop_registry(registry)

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(SHELF, "duel", TITLE)
        asyncio.run(commands())
