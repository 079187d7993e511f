"""A rematch: the same people and bots at a new table, each one seat further."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Connection, update

from touchline.server.lobby.seating import own_seats
from touchline.server.lobby.table_service import TableService
from touchline.server.messages import wire
from touchline.server.messages.errors import RequestError, not_yours
from touchline.server.store import keys, rows, schema
from touchline.server.store.holdings import copy_holdings
from touchline.server.store.job import SEATS_CHANGED
from touchline.server.tables import dice_exchange
from touchline.server.tables.room import Room


async def rematch(service: TableService, code: str, holdings: list[str]) -> Room:
    """Return the table at which these people play again; the first request makes it and tells the others."""
    room = await service.registry.room(code)
    if not own_seats(room, holdings):
        raise not_yours()
    if not room.status.is_over:
        raise RequestError("not-over", 409)
    if room.status.rematch_code is None:
        await make_rematch(service, room)
    assert room.status.rematch_code is not None
    return await service.registry.room(room.status.rematch_code)


async def make_rematch(service: TableService, room: Room) -> None:
    seats = [move_seat(seat, len(room.seats)) for seat in room.seats]
    moved = {
        old.secret_hash: new.secret_hash
        for old, new in zip(room.seats, seats, strict=True)
        if old.secret_hash and new.secret_hash
    }
    row = new_row_like(service, room.status.row, [seat.seat for seat in seats if seat.kind == "person"])
    made = await service.open_table(row, sorted(seats, key=lambda seat: seat.seat))
    tables = schema.tables

    def write(connection: Connection) -> bool:
        is_first = (tables.c.id == room.id, tables.c.rematch.is_(None))
        if connection.execute(update(tables).where(*is_first).values(rematch=made.code)).rowcount == 0:
            connection.execute(tables.delete().where(tables.c.id == made.id))
            return False
        copy_holdings(connection, moved)
        return True

    async with room.lock:
        first = await room.save(write, SEATS_CHANGED)
        await room.reload()
    if not first:
        service.registry.close_room(made)
        return
    await service.tell_seating(room)
    room.audience.tell_everywhere(wire.Rematch(made.code))


def move_seat(seat: rows.SeatRow, count: int) -> rows.SeatRow:
    """Return the seat of the same holder one place further, with a new secret."""
    new = seat.copy()
    new.seat = (seat.seat + 1) % count
    new.offered = new.locked = False
    if seat.kind == "person":
        new.level, new.secret_hash = "", keys.hash_secret(keys.new_secret())
    elif seat.kind == "open":
        new.kind, new.level = "bot", "amateur"
    return new


def new_row_like(service: TableService, old: rows.TableRow, waits: list[int]) -> rows.TableRow:
    """Return a row with the settings of the old table; every person's browser takes part in the dice."""
    now = service.registry.clock()
    kept: dict[str, Any] = {name: getattr(old, name) for name in rows.TableRow.__slots__}
    dice = dice_exchange.new_dice([] if old.real_dice else waits)
    new = {"id": keys.new_id(), "code": "", "secret": secrets.token_hex(32), "dice": dice, "state": "lobby"}
    return rows.TableRow(**kept | new | {"created": now, "touched": now, "brought": 0, "rematch": None})
