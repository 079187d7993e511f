"""Tables that nobody has touched for long are removed with all that belongs to them, if the operator says so."""

from __future__ import annotations

import pytest

from tests.server.inside import later, seat_two
from touchline.server.lobby.retention import DAY_SECONDS, Retention
from touchline.server.messages.errors import RequestError
from touchline.server.store import schema
from touchline.server.tables.registry import Registry

pytestmark = pytest.mark.anyio


async def test_an_old_table_goes_with_its_entries_and_a_young_one_stays(registry: Registry) -> None:
    old, first, _ = await seat_two(registry)
    await first.pick(20)
    await later(registry, 31 * DAY_SECONDS)
    young, _, _ = await seat_two(registry)
    code = old.code

    assert await Retention(registry, 30).sweep() == [code]
    with pytest.raises(RequestError, match="unknown-table"):
        await registry.room(code)
    assert (await registry.room(young.code)).code == young.code
    of_old = schema.entries.select().where(schema.entries.c.table_id == old.id)
    left = await registry.store.read(lambda connection: connection.execute(of_old).all())
    assert left == []
    assert await Retention(registry, 30).sweep() == []
