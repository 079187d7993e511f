"""Removes tables from the server: on request of the operator, or because they are old."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection

from touchline.server.store.job import TABLE_REMOVED
from touchline.server.store.retention import Removed
from touchline.server.tables.audience import TABLE_GONE
from touchline.server.tables.registry import Registry


async def remove_tables(registry: Registry, remove: Callable[[Connection], Removed]) -> list[str]:
    """Call `remove`, which deletes tables in the store; close their connections and return their codes."""
    removed = await registry.store.write(remove)
    for table_id, _ in removed:
        room = registry.open_room_by_id(table_id)
        if room is not None:
            registry.close_room(room, TABLE_GONE)
        if registry.store.postgres:
            await registry.store.append((), news=(table_id, TABLE_REMOVED))
    return [code for _, code in removed]
