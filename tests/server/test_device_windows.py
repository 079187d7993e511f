"""One device asks the table: "Anyone?"  All pass, or one of them speaks and is asked as usual."""

from __future__ import annotations

import pytest

from tests.server.inside import at_rest, at_window
from touchline.kernel.vocabulary import PASS
from touchline.server.messages.errors import RequestError
from touchline.server.tables.device_windows import pass_before, seats_asked
from touchline.server.tables.registry import Registry

pytestmark = pytest.mark.anyio


async def test_all_pass_at_once(registry: Registry) -> None:
    room, _, _ = await at_window(registry, pace="device", everywhere=True)
    assert room.views.view(None)["anyone"]["seats"] == seats_asked(room) == [1, 0]
    assert room.views.view(0)["anyone"] is None
    before = len(room.table.log)
    await pass_before(registry, room, [0, 1], None)

    assert [(entry.who, entry.value) for entry in room.table.log[before : before + 2]] == [(1, PASS), (0, PASS)]


async def test_the_speaker_is_asked_and_the_seats_before_have_passed(registry: Registry) -> None:
    room, _, _ = await at_window(registry, pace="device", everywhere=True)
    for seat in (0, 1):
        room.asking.set_everywhere(seat, False)
    await pass_before(registry, room, [0, 1], 0)
    await at_rest(registry)

    assert room.table.to_act == [0]  # also if nothing is worth it: he has asked for it
    assert [(entry.who, entry.value) for entry in room.table.log[-1:]] == [(1, PASS)]
    assert seats_asked(room) == [0]


@pytest.mark.parametrize(("own", "speaker"), [([0], None), ([0, 1], 2), ([], 1)])
async def test_nobody_passes_for_others(registry: Registry, own: list[int], speaker: int | None) -> None:
    room, _, _ = await at_window(registry, pace="device", everywhere=True)
    before = len(room.table.log)
    with pytest.raises(RequestError) as caught:
        await pass_before(registry, room, own, speaker)

    assert caught.value.code == "no-window"
    assert len(room.table.log) == before


async def test_at_other_paces_the_table_is_not_asked(registry: Registry) -> None:
    room, _, _ = await at_window(registry)

    assert seats_asked(room) == []
    assert room.views.view(None)["anyone"] is None
