"""What the host of a table does with its seats: locks them and removes people."""

from __future__ import annotations

from touchline.server.lobby.seating import check_host
from touchline.server.lobby.table_service import TableService, vacated
from touchline.server.messages.errors import RequestError
from touchline.server.store import rows
from touchline.server.tables.hints import allows_help, is_absent
from touchline.server.tables.room import Room


async def lock(service: TableService, code: str, number: int, locked: bool, holdings: list[str]) -> Room:
    """An open seat that is locked is taken by a link to it only."""
    room = await service.registry.room(code)
    check_host(room, holdings)
    async with room.lock:
        seat = seat_at(room, number).copy()
        if seat.kind != "open":
            raise RequestError("seat-taken", 409)
        seat.locked = locked
        await service.change_seats(room, [seat])
    await service.seating(room)
    return room


async def remove(service: TableService, code: str, number: int, holdings: list[str]) -> Room:
    """A guest loses the seat: it is open before the game, and a bot's in it.

    Where it counts only somebody for whom the clock decides again and again is removed from a game.
    """
    room = await service.registry.room(code)
    check_host(room, holdings)
    async with room.lock:
        seat = seat_at(room, number)
        if seat.kind != "person" or seat.secret_hash in holdings:
            raise RequestError("not-a-guest", 409)
        if room.row.state == "over":
            raise RequestError("not-playing", 409)
        if room.row.state == "playing" and not allows_help(room) and not is_absent(room, number):
            raise RequestError("not-casual", 409)
        await service.change_seats(room, vacated(room, seat), freed=number)
    await service.seating(room)
    return room


def seat_at(room: Room, number: int) -> rows.SeatRow:
    if number >= len(room.seats):
        raise RequestError("unknown-seat", 404)
    return room.seats[number]
