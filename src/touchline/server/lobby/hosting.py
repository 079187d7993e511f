"""What the host of a table does with its seats: locks them and removes people."""

from __future__ import annotations

from touchline.server.lobby.seating import check_host
from touchline.server.lobby.table_service import Desk, vacated
from touchline.server.messages.errors import Refusal
from touchline.server.store import rows
from touchline.server.tables.hints import is_absent, is_fair
from touchline.server.tables.room import Room


async def lock(desk: Desk, code: str, number: int, locked: bool, holdings: list[str]) -> Room:
    """An open seat that is locked is taken by a link to it only."""
    room = await desk.house.room(code)
    check_host(room, holdings)
    async with room.lock:
        seat = seat_at(room, number).copy()
        if seat.kind != "open":
            raise Refusal("seat-taken", 409)
        seat.locked = locked
        await desk.change_seats(room, [seat])
    await desk.seating(room)
    return room


async def remove(desk: Desk, code: str, number: int, holdings: list[str]) -> Room:
    """A guest loses the seat: it is open before the game, and a bot's in it.

    Where it counts only somebody for whom the clock decides again and again is removed from a game.
    """
    room = await desk.house.room(code)
    check_host(room, holdings)
    async with room.lock:
        seat = seat_at(room, number)
        if seat.kind != "person" or seat.secret_hash in holdings:
            raise Refusal("not-a-guest", 409)
        if room.row.state == "over":
            raise Refusal("not-playing", 409)
        if room.row.state == "playing" and not is_fair(room) and not is_absent(room, number):
            raise Refusal("not-casual", 409)
        await desk.change_seats(room, vacated(room, seat), freed=number)
    await desk.seating(room)
    return room


def seat_at(room: Room, number: int) -> rows.SeatRow:
    if number >= len(room.seats):
        raise Refusal("unknown-seat", 404)
    return room.seats[number]
