"""Finds the seats that a person holds or may take."""

from __future__ import annotations

from touchline.server.messages.errors import RequestError, not_yours
from touchline.server.store import keys, rows
from touchline.server.tables.hints import allows_help, is_absent
from touchline.server.tables.room import Room


def issue_secrets(seats: list[rows.SeatRow]) -> list[str]:
    """Make a secret for each seat that a person holds; the first of these seats becomes the host's."""
    own = [seat for seat in seats if seat.kind == "person"]
    made = [keys.new_secret() for _ in own]
    for seat, secret in zip(own, made, strict=True):
        seat.secret_hash, seat.host = keys.hash_secret(secret), seat is own[0]
    return made


def clean_name(name: str) -> str:
    """Return the name without line breaks and unprintable letters, at most 40 letters long."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())[:40] or "-"


def find_free_seat(room: Room, wish: int | None) -> rows.SeatRow:
    """Return the seat for a new person: the wanted one, else an open one, else an offered seat of a bot."""
    if wish is not None:
        if wish >= len(room.seats) or room.seats[wish].kind == "person":
            raise RequestError("seat-taken", 409)
        if room.seats[wish].kind == "open" and room.seats[wish].locked:
            raise RequestError("seat-locked", 409)
        if not is_available(room, room.seats[wish]):
            raise RequestError("not-offered-by-host", 409)
        return room.seats[wish]
    for kind in ("open", "bot"):
        for seat in room.seats:
            if seat.kind == kind and is_available(room, seat):
                return seat
    raise RequestError("table-full", 409)


def is_available(room: Room, seat: rows.SeatRow) -> bool:
    """Return whether a person may take the seat.

    An open seat must not be locked.  A bot's seat must be offered by the host, in a casual game.
    """
    if seat.kind == "open":
        return room.status.is_in_lobby and not seat.locked
    return not room.status.is_over and seat.offered and allows_help(room)


def check_second_seat(room: Room, holdings: list[str]) -> None:
    """Refuse a second seat for the same person, unless the game is casual."""
    if not allows_help(room) and own_seats(room, holdings):
        raise RequestError("already-seated", 409)


def check_host(room: Room, holdings: list[str]) -> None:
    if not any(seat.host for seat in own_seats(room, holdings)):
        raise RequestError("not-the-host", 403)


def own_seats(room: Room, holdings: list[str]) -> list[rows.SeatRow]:
    """Return the seats that are held by one of these hashes of secrets."""
    return [seat for seat in room.seats if seat.secret_hash in holdings]


def find_seat_for_bot(room: Room, number: int, level: str, holdings: list[str]) -> rows.SeatRow:
    """Return the seat for which this person may call a bot: the person's own, or one whose person is absent."""
    if level and own_seats(room, holdings) and is_absent(room, number):
        return room.seats[number]
    return find_own_seat(room, number, holdings)


def find_own_seat(room: Room, number: int, holdings: list[str]) -> rows.SeatRow:
    for seat in own_seats(room, holdings):
        if seat.seat == number:
            return seat
    raise not_yours()


def vacate_seat(room: Room, seat: rows.SeatRow) -> list[rows.SeatRow]:
    """Return the changed seats after this one's holder has left: another person may become the host."""
    left = seat.copy()
    left.kind, left.level = ("open", "") if room.status.is_in_lobby else ("bot", "amateur")
    left.name, left.secret_hash, left.host = "", None, False
    if not seat.host:
        return [left]
    heirs = [each.copy() for each in room.seats if each.kind == "person" and each.seat != seat.seat][:1]
    for heir in heirs:
        heir.host = True
    return [left, *heirs]
