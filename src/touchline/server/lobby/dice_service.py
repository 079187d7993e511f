"""What clients say about the dice before a game: commitments, then seeds."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from touchline.server.lobby.seating import own_seat
from touchline.server.lobby.table_service import TableService
from touchline.server.messages import bodies
from touchline.server.messages.errors import RequestError
from touchline.server.store.database import SEATS_CHANGED
from touchline.server.tables import dice_exchange
from touchline.server.tables.room import Room


async def commit(service: TableService, code: str, wish: bodies.Commit, holdings: list[str]) -> Room:
    """A client shows the hash of its seed; with the last one all are to reveal."""
    step = dice_exchange.commit_step(wish.seat, wish.round, wish.commitment)
    return await change(service, code, wish.seat, holdings, step)


async def reveal(service: TableService, code: str, wish: bodies.Reveal, holdings: list[str]) -> Room:
    """A client shows its seed; with the last one the game begins."""
    return await change(service, code, wish.seat, holdings, dice_exchange.reveal_step(wish.seat, wish.round, wish.seed))


async def change(service: TableService, code: str, seat: int, holdings: list[str], step: dice_exchange.Step) -> Room:
    room = await service.registry.room(code)
    own_seat(room, seat, holdings)

    def write(connection: Connection) -> dict[str, Any] | None:
        return dice_exchange.apply_step(connection, room.row.id, step)

    async with room.lock:
        dice = await room.save(write, SEATS_CHANGED)
        if dice is None:
            raise RequestError("game-begun", 409)
        room.row.dice = dice
        await service.begin_if_full(room)
    await service.seating(room)
    return room
