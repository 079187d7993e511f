"""Makes, lists and erases tables, and changes their seats; a table in play is a Room."""

from __future__ import annotations

import logging
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from touchline.bots import levels_of
from touchline.server.lobby.begin import begin_if_full
from touchline.server.lobby.new_table import check_options, new_row, new_seat
from touchline.server.lobby.seating import (
    check_host,
    check_second_seat,
    clean_name,
    find_free_seat,
    find_own_seat,
    find_seat_for_bot,
    issue_secrets,
    vacate_seat,
)
from touchline.server.lobby.table_info import table_info, title_info
from touchline.server.messages import wire
from touchline.server.messages.errors import RequestError
from touchline.server.messages.table_bodies import TableInfo
from touchline.server.messages.table_requests import FillSeat, Join, MakeTable
from touchline.server.messages.title_bodies import TitleInfo
from touchline.server.store import chat_rows, keys, rows
from touchline.server.store.holdings import forget_holding
from touchline.server.store.job import SEATS_CHANGED
from touchline.server.tables import dice_exchange
from touchline.server.tables.hints import allows_help
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room
from touchline.titles import SHELF

log = logging.getLogger("touchline.table_service")
MAX_CODE_TRIES = 20  # new codes are drawn until one is free
MAX_BOT_TABLES = 4  # with bots alone, at the same time, for one client


class TableService:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    # -- what there is

    def shelf(self) -> list[TitleInfo]:
        return [title_info(title, self.registry.card_sets.names(title)) for title in SHELF.values()]

    async def my_tables(self, holdings: list[str], most: int | None = None) -> list[TableInfo]:
        """Return the tables of these holdings, those that wait for an answer first; at most the `most` newest."""
        found = await self.registry.store.read(lambda connection: rows.seats_held_by(connection, holdings))
        codes = list(dict.fromkeys(each.code for each in found))[:most]
        infos = [table_info(await self.registry.room(code), holdings) for code in codes]
        return sorted(infos, key=lambda info: (not info.your_move, info.state == "over", -info.touched))

    # -- making

    async def make_table(self, wish: MakeTable, client: str = "") -> tuple[Room, list[str]]:
        """Make a table; return it with the secrets of its maker's seats."""
        title = self.registry.title(wish.title)
        if client and all(each.kind == "bot" for each in wish.seats):
            self.limit_bot_tables(client)
        options = check_options(title, len(wish.seats), wish.options)
        seats = [new_seat(title, at, each) for at, each in enumerate(wish.seats)]
        row = new_row(self.registry, title, len(seats), options, wish)
        own = issue_secrets(seats)
        return await self.open_table(row, seats, client=client), own

    def limit_bot_tables(self, client: str) -> None:
        """Refuse another table with bots alone: it takes processor time, and nobody waits for it."""
        rooms = [room for room in self.registry.rooms.values() if room.owner == client and room.status.is_in_play]
        if sum(all(seat.kind == "bot" for seat in room.seats) for room in rooms) >= MAX_BOT_TABLES:
            raise RequestError("too-many-tables", 429)

    async def open_table(
        self, row: rows.TableRow, seats: list[rows.SeatRow], log: list[rows.EntryRow] | None = None, client: str = ""
    ) -> Room:
        if row.state == "lobby":
            dice_exchange.close_unless_waiting(row, all(each.kind != "open" for each in seats))
        for _ in range(MAX_CODE_TRIES):
            row.code = keys.new_code()
            try:
                await self.registry.store.write(lambda connection: rows.create_table(connection, row, seats, log or []))
            except IntegrityError:
                continue
            room = await self.registry.room(row.code)
            room.set_owner(client or room.owner)
            await begin_if_full(self.registry, room)
            return room
        raise RequestError("no-code-free", 503)

    # -- seats

    async def join(self, code: str, wish: Join, holdings: list[str]) -> tuple[Room, int, str]:
        """Take an open seat, or a bot's between two decisions; if two people want it, on any workers, one gets it."""
        room = await self.registry.room(code)
        async with room.lock:
            check_second_seat(room, holdings)
            number, secret = find_free_seat(room, wish.seat).seat, keys.new_secret()
            from_bot = room.status.is_in_play
            host = not any(each.host for each in room.seats)
            seat = rows.SeatRow(number, "person", "", clean_name(wish.name), keys.hash_secret(secret), host)

            takes_part = wish.contributes and not room.status.has_real_dice

            def write(connection: Connection) -> bool:
                taken = rows.take_seat(connection, room.id, seat)
                if taken:
                    dice_exchange.apply_step(connection, room.id, dice_exchange.join_step(number, takes_part))
                return taken

            taken = await room.save(write, SEATS_CHANGED)
            await room.reload()
            if not taken:
                raise RequestError("seat-taken", 409)
            await begin_if_full(self.registry, room)
        await self.tell_seating(room, number if from_bot else None)
        return room, number, secret

    async def fill(self, code: str, wish: FillSeat, holdings: list[str]) -> Room:
        """Give an open seat to a bot, or open a bot's seat; during the game the bot plays until a person takes it."""
        room = await self.registry.room(code)
        check_host(room, holdings)
        async with room.lock:
            if wish.seat >= len(room.seats) or not self.may_fill(room, wish):
                raise RequestError("seat-taken", 409)
            if not room.status.is_in_lobby:
                await self.offer(room, room.seats[wish.seat], wish.kind == "open")
                return room
            if wish.kind == "bot" and wish.level not in levels_of(room.table.title):
                raise RequestError("unknown-bot", 400, wish.level)
            person = room.seats[wish.seat].kind == "person"
            changed = vacate_seat(room, room.seats[wish.seat]) if person else [room.seats[wish.seat].copy()]
            changed[0].kind, changed[0].level = wish.kind, wish.level if wish.kind == "bot" else ""
            await self.change_seats(room, changed, freed=wish.seat)
            await begin_if_full(self.registry, room)
        await self.tell_seating(room)
        return room

    def may_fill(self, room: Room, wish: FillSeat) -> bool:
        """Return whether the host may fill this seat: nobody holds it, or a full table waits for its guest's seed."""
        seat = room.seats[wish.seat]
        if seat.kind != "person":
            return True
        waited = room.status.is_in_lobby and wish.seat in dice_exchange.exchange_info(room.status.row).waiting
        return waited and room.seats.is_full() and not seat.host and wish.kind == "bot"

    async def offer(self, room: Room, seat: rows.SeatRow, offered: bool) -> None:
        """During a game, let a person take a bot's seat, with its hand; or stop this.  Everybody is told."""
        if not room.status.is_in_play or not allows_help(room):
            raise RequestError("not-casual", 409)
        changed = seat.copy()
        changed.offered = offered
        await self.change_seats(room, [changed])
        await self.tell_seating(room)

    async def stand_in(self, code: str, number: int, level: str, holdings: list[str]) -> Room:
        """Let a bot of this level play for the seat's person; an empty level ends it."""
        room = await self.registry.room(code)
        find_seat_for_bot(room, number, level, holdings)
        if level and level not in levels_of(room.table.title):
            raise RequestError("unknown-bot", 400, level)
        async with room.lock:
            seat = find_seat_for_bot(room, number, level, holdings).copy()
            seat.level = level
            await self.change_seats(room, [seat])
        await self.tell_seating(room)
        return room

    async def leave(self, code: str, number: int, holdings: list[str]) -> Room:
        """Leave the seat: before the game it is open again, during the game a bot takes it."""
        room = await self.registry.room(code)
        async with room.lock:
            await self.change_seats(room, vacate_seat(room, find_own_seat(room, number, holdings)), freed=number)
        await self.tell_seating(room)
        return room

    async def change_seats(
        self, room: Room, changed: list[rows.SeatRow], erased: int | None = None, freed: int | None = None
    ) -> None:
        """Store these seats, if they are held as this worker knows.

        With `erased` also delete that seat's chat; with `freed` that seat takes no part in the dice to come.
        """
        held = [(seat, room.seats[seat.seat].secret_hash) for seat in changed]

        def write(connection: Connection) -> dict[str, Any] | None:
            for seat, holding in held:
                if not rows.save_seat(connection, room.id, seat, holding):
                    raise RequestError("stale", 409)
                if holding is not None and holding != seat.secret_hash:
                    forget_holding(connection, holding)
            if erased is not None:
                chat_rows.erase_chat(connection, room.id, erased)
            return (
                dice_exchange.apply_step(connection, room.id, dice_exchange.leave_step(freed))
                if freed is not None
                else None
            )

        try:
            dice = await room.save(write, SEATS_CHANGED)
            if dice is not None:
                room.status.set_dice(dice)
        except RequestError:
            await room.reload()
            raise
        room.seats.replace(changed)
        room.audience.drop_former_holders()

    async def tell_seating(self, room: Room, taken: int | None = None) -> None:
        room.audience.tell(wire.Seating(table_info(room, []), taken))
        self.registry.publish_change(room)

    async def erase(self, holdings: list[str]) -> int:
        """Erase everything that names this person: bots take the seats, the chat is deleted."""
        found = await self.registry.store.read(lambda connection: rows.seats_held_by(connection, holdings))
        for each in found:
            await self.erase_seat(await self.registry.room(each.code), each.seat, holdings)
        return len(found)

    async def erase_seat(self, room: Room, number: int, holdings: list[str]) -> None:
        """Erase one seat; try again if another worker has changed the table at the same time."""
        async with room.lock:
            for last in (False, False, True):
                try:
                    left = vacate_seat(room, find_own_seat(room, number, holdings))
                    await self.change_seats(room, left, erased=number, freed=number)
                    break
                except RequestError:
                    await room.reload()
                    if last:
                        raise
        room.chat.erase(number)
        await self.tell_seating(room)
