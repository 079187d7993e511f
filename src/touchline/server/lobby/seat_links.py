"""Links to one seat: for another device of its holder, or for another person who takes the seat over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection

from touchline.server.lobby.begin import begin_if_full
from touchline.server.lobby.hosting import seat_at
from touchline.server.lobby.seating import check_host, check_second_seat, clean_name, own_seats
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.errors import RequestError, not_yours
from touchline.server.messages.table_requests import Join, MakeSeatLink
from touchline.server.store import keys, rows, seat_links
from touchline.server.store.holdings import forget_holding
from touchline.server.store.job import SEATS_CHANGED
from touchline.server.tables import dice_exchange
from touchline.server.tables.hints import allows_help
from touchline.server.tables.room import Room

LINK_LIFETIME_SECONDS: Final = {"return": 24 * 3600.0, "hand": 7 * 24 * 3600.0}


async def make_link(service: TableService, code: str, wish: MakeSeatLink, holdings: list[str]) -> tuple[str, float]:
    """Return a new token for this seat, and when it expires."""
    room = await service.registry.room(code)
    seat = seat_at(room, wish.seat)
    check_may_link(room, seat, wish.kind, holdings)
    token, now = keys.new_secret(), service.registry.clock()
    until = now + LINK_LIFETIME_SECONDS[wish.kind]
    link = {
        "token_hash": keys.hash_secret(token),
        "table_id": room.id,
        "seat": seat.seat,
        "kind": wish.kind,
        "held_by": seat.secret_hash,
        "until": until,
    }
    await service.registry.store.write(lambda connection: seat_links.add_link(connection, link, now))
    return token, until


async def find_return_link(service: TableService, secret: str) -> tuple[str, str] | None:
    """Return the table's code and the seat's holding for a return link: by the seat's own secret, or by a token."""
    hashed, now = keys.hash_secret(secret), service.registry.clock()
    seats = await service.registry.store.read(lambda connection: rows.seats_held_by(connection, [hashed]))
    if seats:
        return seats[0].code, hashed
    found = await service.registry.store.read(
        lambda connection: seat_links.find_link(connection, hashed, "return", now)
    )
    return None if found is None or found.held_by is None else (found.code, found.held_by)


def check_may_link(room: Room, seat: rows.SeatRow, kind: str, holdings: list[str]) -> None:
    """Allow a link to one's own seat.  The host may also link to seats of bots and open seats.

    During a game the host may do this only if the game is casual.
    """
    if seat in own_seats(room, holdings):
        return
    if kind == "return":
        raise not_yours()
    check_host(room, holdings)
    if seat.kind == "person":
        raise not_yours()
    if not room.status.is_in_lobby and not allows_help(room):
        raise RequestError("not-casual", 409)


async def take_over(service: TableService, code: str, wish: Join, holdings: list[str]) -> tuple[Room, int, str]:
    """Take the seat that the link is for; its former holder loses it."""
    room = await service.registry.room(code)
    token, now, secret = keys.hash_secret(wish.ticket), service.registry.clock(), keys.new_secret()
    async with room.lock:
        found = await service.registry.store.read(
            lambda connection: seat_links.find_link(connection, token, "hand", now)
        )
        if found is None or found.code != room.code:
            raise RequestError("unknown-seat", 404)
        old = room.seats[int(found.seat)]
        check_taker(room, old, holdings)
        host = old.host or not any(each.host for each in room.seats)
        seat = rows.SeatRow(old.seat, "person", "", clean_name(wish.name), keys.hash_secret(secret), host)
        takes_part = wish.contributes and not room.status.has_real_dice
        taken = await room.save(write_new_holder(room.id, token, old, seat, takes_part), SEATS_CHANGED)
        await room.reload()
        if not taken:
            raise RequestError("seat-taken", 409)
        await begin_if_full(service.registry, room)
    await service.tell_seating(room, seat.seat if old.kind == "bot" and room.status.is_in_play else None)
    return room, seat.seat, secret


def write_new_holder(
    table: str, token: str, old: rows.SeatRow, new: rows.SeatRow, takes_part: bool
) -> Callable[[Connection], bool]:
    """Return a write that gives the seat to its new holder and uses up the link; it returns False if that failed."""

    def write(connection: Connection) -> bool:
        if not seat_links.use_link(connection, token):
            return False
        if not rows.save_seat(connection, table, new, old.secret_hash):
            return False
        if old.secret_hash is not None:
            forget_holding(connection, old.secret_hash)
            dice_exchange.apply_step(connection, table, dice_exchange.leave_step(new.seat))
        dice_exchange.apply_step(connection, table, dice_exchange.join_step(new.seat, takes_part))
        return True

    return write


def check_taker(room: Room, seat: rows.SeatRow, holdings: list[str]) -> None:
    if room.status.is_over:
        raise RequestError("not-playing", 409)
    if seat.secret_hash in holdings:
        raise RequestError("already-seated", 409)
    check_second_seat(room, holdings)
    if seat.kind == "bot" and not room.status.is_in_lobby and not allows_help(room):
        raise RequestError("not-casual", 409)
