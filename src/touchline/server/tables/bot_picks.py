"""Asks a bot for a pick at a table; the bot knows only what the seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from touchline.kernel.table import Table

if TYPE_CHECKING:
    from touchline.server.tables.registry import Registry
    from touchline.server.tables.room import Room


async def pick_by_bot(
    registry: Registry, room: Room, table: Table, seat: int, level: str = "", purpose: str = ""
) -> int:
    """Return the pick of a bot of this level, by default of the level that plays for the seat."""
    seed = room.status.bot_seed(seat, len(table.log), purpose)
    cards = registry.card_sets.folder(room.status.card_set)
    return await registry.bot_workers.pick(table, level or room.seats[seat].level, seat, seed, cards, room.owner)
