"""The host of a table locks seats and removes people."""

from __future__ import annotations

from touchline.server.lobby.seating import check_host, vacate_seat
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.errors import RequestError
from touchline.server.store import rows
from touchline.server.tables.hints import allows_help, is_absent
from touchline.server.tables.room import Room


async def lock_seat(service: TableService, code: str, number: int, locked: bool, holdings: list[str]) -> Room:
    """Lock or unlock an open seat; a locked seat can only be taken by a link to it."""
    room = await service.registry.room(code)
    check_host(room, holdings)
    async with room.lock:
        seat = seat_at(room, number).copy()
        if seat.kind != "open":
            raise RequestError("seat-taken", 409)
        seat.locked = locked
        await service.change_seats(room, [seat])
    await service.tell_seating(room)
    return room


async def remove_person(service: TableService, code: str, number: int, holdings: list[str]) -> Room:
    """Remove a guest: before the game the seat is open again, during the game a bot takes it.

    In a game that is not casual, only a person for whom the clock decides again and again can be removed.
    """
    room = await service.registry.room(code)
    check_host(room, holdings)
    async with room.lock:
        seat = seat_at(room, number)
        if seat.kind != "person" or seat.secret_hash in holdings:
            raise RequestError("not-a-guest", 409)
        if room.status.is_over:
            raise RequestError("not-playing", 409)
        if room.status.is_in_play and not allows_help(room) and not is_absent(room, number):
            raise RequestError("not-casual", 409)
        await service.change_seats(room, vacate_seat(room, seat), freed=number)
    await service.tell_seating(room)
    return room


def seat_at(room: Room, number: int) -> rows.SeatRow:
    if number >= len(room.seats):
        raise RequestError("unknown-seat", 404)
    return room.seats[number]
