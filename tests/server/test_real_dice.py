"""With real dice, cards are typed in by the person who sees them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.inside import again, seat_two, stop_registry
from touchline.kernel.game import DEALER
from touchline.kernel.vocabulary import PASS
from touchline.server.tables.registry import Registry

pytestmark = pytest.mark.anyio


async def test_with_real_dice_whoever_sees_the_card_types_it_in(registry: Registry) -> None:
    room, first, second = await seat_two(registry, dice="real")
    await first.pick(20)
    await second.pick(PASS)

    assert room.views.view(0)["question"]["kind"] == "card"
    assert room.views.view(1)["question"] is None
    assert await second.pick(12) == "not-asked"
    assert await first.pick(12) == "done"
    assert first.view["game"]["hands"] == [[12], []]


async def test_a_wrongly_typed_face_can_be_corrected_until_somebody_answers(registry: Registry, tmp_path: Path) -> None:
    room, first, second = await seat_two(registry, dice="real")
    await first.pick(20)
    await second.pick(PASS)
    assert (await first.pick(12), first.view["undo"]) == ("done", True)

    assert await first.say("undo") == "done"
    assert first.view["question"]["kind"] == "card"
    assert await first.pick(11) == "done"
    assert first.view["game"]["hands"] == [[11], []]
    assert (await second.say("undo"), second.view["undo"]) == ("done", False)  # by whoever saw that it was wrong
    new = await again(registry, tmp_path)
    table = (await new.room(room.code)).table
    assert table.to_act == [DEALER]  # still typed in after a restart
    await stop_registry(new)
