"""A state is written from parts: it is, byte for byte, the message that encoding its Struct would give."""

from __future__ import annotations

import pytest

from tests.server.inside import people, play_on, table
from touchline.kernel.dealer import Seeded
from touchline.server.messages import wire
from touchline.server.tables.registry import Registry
from touchline.titles import SHELF

pytestmark = pytest.mark.anyio
PICKS = 12


@pytest.mark.parametrize("code", sorted(SHELF))
async def test_a_state_is_what_encoding_gives(registry: Registry, code: str) -> None:
    room = await table(registry, code, SHELF[code].seats[0])
    await play_on(room, people(registry, room), Seeded(f"state {code}"), PICKS)
    for seat in (None, 0):
        for since in (0, 2):
            count, said = room.state(seat, since)
            events = room.table.events_since(since, seat)

            assert count == since + len(events)
            assert said == wire.encode(wire.State(since, count, events, room.view(seat)))


@pytest.mark.parametrize("code", sorted(SHELF))
def test_every_event_fills_its_form(code: str) -> None:
    for word in SHELF[code].words.tells.values():
        numbers = tuple(range(1, len(word.numbers) + 1))
        written = {field.name: number for field, number in zip(word.numbers, numbers, strict=True)}
        told = {"n": 7, "event": word.name, "numbers": written, "rules": list(word.rules)}

        assert f'{{"n":7,{word.form % numbers}'.encode() == wire.encode(told)
