"""Who may sit where, and who sits there already."""

from __future__ import annotations

from touchline.server.messages.errors import RequestError, not_yours
from touchline.server.store import keys, rows
from touchline.server.tables.hints import allows_help, is_absent
from touchline.server.tables.room import Room


def handed_out(seats: list[rows.SeatRow]) -> list[str]:
    """A secret for each seat that is mine; the first of them is the host's."""
    own = [seat for seat in seats if seat.kind == "person"]
    made = [keys.new_secret() for _ in own]
    for seat, secret in zip(own, made, strict=True):
        seat.secret_hash, seat.host = keys.hash_secret(secret), seat is own[0]
    return made


def clean(name: str) -> str:
    """One line of printable letters."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())[:40] or "-"


def free_seat(room: Room, wish: int | None) -> rows.SeatRow:
    """The seat that somebody who comes gets: an open one first."""
    if wish is not None:
        if wish >= len(room.seats) or room.seats[wish].kind == "person":
            raise RequestError("seat-taken", 409)
        if room.seats[wish].kind == "open" and room.seats[wish].locked:
            raise RequestError("seat-locked", 409)
        if not may_be_taken(room, room.seats[wish]):
            raise RequestError("not-offered-by-host", 409)
        return room.seats[wish]
    for kind in ("open", "bot"):
        for seat in room.seats:
            if seat.kind == kind and may_be_taken(room, seat):
                return seat
    raise RequestError("table-full", 409)


def may_be_taken(room: Room, seat: rows.SeatRow) -> bool:
    """An open seat, unless it is locked; a bot's seat only if the host offers it, and never where it counts."""
    if seat.kind == "open":
        return room.row.state == "lobby" and not seat.locked
    return room.row.state != "over" and seat.offered and allows_help(room)


def check_second_seat(room: Room, holdings: list[str]) -> None:
    """Where it counts, one person plays one seat."""
    if not allows_help(room) and own_seats(room, holdings):
        raise RequestError("already-seated", 409)


def check_host(room: Room, holdings: list[str]) -> None:
    if not any(seat.host for seat in own_seats(room, holdings)):
        raise RequestError("not-the-host", 403)


def own_seats(room: Room, holdings: list[str]) -> list[rows.SeatRow]:
    """The seats that are held by one of these hashes of secrets."""
    return [seat for seat in room.seats if seat.secret_hash in holdings]


def seat_in_reach(room: Room, number: int, level: str, holdings: list[str]) -> rows.SeatRow:
    """One's own; or one whose person lets the clock decide again and again: then a bot may be asked to play on."""
    if level and own_seats(room, holdings) and is_absent(room, number):
        return room.seats[number]
    return own_seat(room, number, holdings)


def own_seat(room: Room, number: int, holdings: list[str]) -> rows.SeatRow:
    for seat in own_seats(room, holdings):
        if seat.seat == number:
            return seat
    raise not_yours()
