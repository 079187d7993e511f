"""Records: a finished game is exported as a record, and a new table can continue one."""

from __future__ import annotations

from typing import Any

from touchline.bots import levels_of
from touchline.kernel.errors import TouchlineError
from touchline.kernel.game import DEALER
from touchline.kernel.record import Record, entry
from touchline.kernel.seeds import CLOSE
from touchline.server.lobby.new_table import check_options, new_row, new_seat, rows_of_record
from touchline.server.lobby.record_check import RecordChecker
from touchline.server.lobby.replay import ReplayCache
from touchline.server.lobby.seating import issue_secrets, own_seats
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.errors import RequestError
from touchline.server.messages.table_bodies import MyChatMessage, MyData, MyTable, TableInfo
from touchline.server.messages.table_requests import ImportRecord, MakeTable, PlayOn, SeatWish
from touchline.server.store import chat_rows
from touchline.server.tables.dice_exchange import dice_record, is_lesson, new_dice
from touchline.server.tables.room import Room


class Records:
    def __init__(self, service: TableService) -> None:
        self.service = service
        self.registry = service.registry
        self.replays = ReplayCache(service.registry)
        self.checker = RecordChecker()

    async def export(self, code: str) -> dict[str, Any]:
        """Return the whole record of a finished game; during the game it would reveal hidden information."""
        room = await self.registry.room(code)
        if not room.status.is_over:
            raise RequestError("not-over", 409)
        record = room.table.record()
        if not room.status.has_real_dice and not is_lesson(room.status.row):
            record.dice = dice_record(room.status.row)
        return record.data()

    async def export_mine(self, holdings: list[str]) -> MyData:
        """Return everything that names this person: tables, chat, and the records of finished games."""
        return MyData([await self.my_table(info) for info in await self.service.my_tables(holdings)])

    async def my_table(self, info: TableInfo) -> MyTable:
        room = await self.registry.room(info.code)
        mine = [seat.seat for seat in info.seats if seat.mine]
        found = await self.registry.store.read(lambda connection: chat_rows.chat_of_seats(connection, room.id, mine))
        chat = [MyChatMessage(each.seat, each.phrase, each.text, each.at) for each in found]
        return MyTable(info, chat, await self.export(info.code) if info.state == "over" else None)

    async def import_record(self, wish: ImportRecord) -> tuple[Room, list[str]]:
        """Make a table that continues a record: the person has the first seat, bots have the others."""
        try:
            record = Record.from_data(wish.record)
        except TouchlineError as fault:
            raise RequestError(fault.code, 400, fault.place, fault.facts) from fault
        return await self.continue_from(record, 0, wish.name)

    async def play_on(self, code: str, wish: PlayOn, holdings: list[str]) -> tuple[Room, list[str]]:
        """Make a table that continues from a moment of another table."""
        room = await self.registry.room(code)
        host = any(seat.host for seat in own_seats(room, holdings))
        record = await self.replays.record(room.status.row, wish.moment, host)
        if wish.seat >= record.seats:
            raise RequestError("unknown-seat", 404)
        return await self.continue_from(record, wish.seat, wish.name, room.status.card_set)

    async def continue_from(self, record: Record, mine: int, name: str, cards: str = "") -> tuple[Room, list[str]]:
        title = self.registry.title(record.title)
        over, rolled = await self.checker.check(record, self.registry.card_sets.folder(cards))
        options = check_options(title, record.seats, record.options)
        known = levels_of(title)
        level = "amateur" if "amateur" in known else known[0]
        wishes = [SeatWish("bot", level) for _ in range(record.seats)]
        wishes[mine] = SeatWish("me", name=name)
        seats = [new_seat(title, at, each) for at, each in enumerate(wishes)]
        own = issue_secrets(seats)
        row = new_row(self.registry, title, record.seats, options, MakeTable(record.title, wishes, {}, cards))
        row.state = "over" if over else "playing"
        entries = [entry(*each) for each in (*record.log, *rolled)]
        row.dice = new_dice([], sum(each.who == DEALER for each in entries)) | {"steps": [[CLOSE]]}
        row.brought = len(entries)
        return await self.service.open_table(row, seats, rows_of_record(row, entries)), own
