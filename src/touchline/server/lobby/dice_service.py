"""Takes the clients' part in the dice before a game: first their commitments, then their seeds."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from touchline.server.lobby.begin import begin_if_full
from touchline.server.lobby.seating import find_own_seat
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.errors import RequestError
from touchline.server.messages.table_requests import Commit, Reveal
from touchline.server.store.job import SEATS_CHANGED
from touchline.server.tables import dice_exchange
from touchline.server.tables.room import Room


async def commit(service: TableService, code: str, wish: Commit, holdings: list[str]) -> Room:
    """Store the hash of a client's seed; after the last hash every client has to reveal its seed."""
    step = dice_exchange.commit_step(wish.seat, wish.round, wish.commitment)
    return await apply_dice_step(service, code, wish.seat, holdings, step)


async def reveal(service: TableService, code: str, wish: Reveal, holdings: list[str]) -> Room:
    """Store a client's seed; after the last seed the game begins."""
    return await apply_dice_step(
        service, code, wish.seat, holdings, dice_exchange.reveal_step(wish.seat, wish.round, wish.seed)
    )


async def apply_dice_step(
    service: TableService, code: str, seat: int, holdings: list[str], step: dice_exchange.Step
) -> Room:
    room = await service.registry.room(code)
    find_own_seat(room, seat, holdings)

    def write(connection: Connection) -> dict[str, Any] | None:
        return dice_exchange.apply_step(connection, room.id, step)

    async with room.lock:
        dice = await room.save(write, SEATS_CHANGED)
        if dice is None:
            raise RequestError("game-begun", 409)
        room.status.set_dice(dice)
        await begin_if_full(service.registry, room)
    await service.tell_seating(room)
    return room
