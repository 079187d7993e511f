"""The State message is written from parts and equals its encoded Struct, byte for byte."""

from __future__ import annotations

import pytest

from tests.conformance import as_sent
from tests.server.inside import people, play_on, table
from touchline.kernel.dealer import Seeded
from touchline.kernel.game import ALL, Event
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
            count, said = room.views.state_message(seat, since)
            events = [as_sent(event) for event in room.table.events_since(since, seat)]

            assert count == since + len(events)
            assert said == wire.encode(wire.State(since, count, events, room.views.view(seat)))


@pytest.mark.parametrize("code", sorted(SHELF))
def test_every_event_fills_its_form(code: str) -> None:
    title = SHELF[code]
    game = title.table(seats=title.seats[0], seed=1).now
    for number, word in title.words.tells.items():
        event = Event(number, (0,) * len(word.numbers), ALL)
        sent = as_sent(title.event_data(event, 7, game))

        assert f'{{"n":7,{title.event_json(event, game)}'.encode() == wire.encode(sent)
