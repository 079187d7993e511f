"""Begins the game of a table when every seat is taken and every seed of the dice is revealed."""

from __future__ import annotations

from touchline.server.store import rows
from touchline.server.store.job import SEATS_CHANGED
from touchline.server.tables import dice_exchange
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room


async def begin_if_full(registry: Registry, room: Room) -> None:
    """Begin the game if nobody is missing; the first rolls are written with that."""
    row, now = room.status.row, registry.clock()
    if not room.status.is_in_lobby or not room.seats.is_full() or not dice_exchange.exchange_of(row).is_revealed:
        return
    room.status.begin(now)
    title = room.table.title
    table = registry.new_table(row, title, registry.card_sets.cards_of(title, row.card_set))
    table.advance()
    first = [rows.entry_row(row.id, at, entry, now) for at, entry in enumerate(table.log)]
    if await write_beginning(registry, room, first):
        room.begin_game(table)
        registry.publish_change(room)
    else:
        await room.reload()


async def write_beginning(registry: Registry, room: Room, first: list[rows.EntryRow]) -> bool:
    """Write that the game has begun; return False if another worker was first; close the room if it fails."""
    row = room.status.row
    try:
        return await registry.store.append(
            first, lambda connection: rows.begin_game(connection, row), (row.id, SEATS_CHANGED)
        )
    except BaseException:
        registry.close_room(room)
        raise
