"""Records: a finished game is exported as a record, and a table can go on from one."""

from __future__ import annotations

from typing import Any

from touchline.kernel.errors import TouchlineError
from touchline.kernel.game import DEALER
from touchline.kernel.record import Record, entry
from touchline.kernel.seeds import CLOSE
from touchline.server.lobby.record_check import RecordChecker
from touchline.server.lobby.replay import ReplayCache
from touchline.server.lobby.seating import handed_out, own_seats
from touchline.server.lobby.table_service import TableService, levels, settled
from touchline.server.messages import bodies
from touchline.server.messages.errors import RequestError
from touchline.server.store import rows
from touchline.server.tables.dice_exchange import dice_record, is_lesson, new_dice
from touchline.server.tables.room import Room


class Records:
    def __init__(self, service: TableService) -> None:
        self.service = service
        self.registry = service.registry
        self.replays = ReplayCache(service.registry)
        self.checker = RecordChecker()

    async def export(self, code: str) -> dict[str, Any]:
        """The whole record, once the game is over: before that it would tell what is hidden."""
        room = await self.registry.room(code)
        if room.row.state != "over":
            raise RequestError("not-over", 409)
        record = room.table.record()
        if not room.row.real_dice and not is_lesson(room.row):
            record.dice = dice_record(room.row)
        return record.data()

    async def of_mine(self, holdings: list[str]) -> bodies.MyData:
        """What names me, to be taken home: my tables, what I said there, and the games that are over."""
        return bodies.MyData([await self.my_table(info) for info in await self.service.mine(holdings)])

    async def my_table(self, info: bodies.TableInfo) -> bodies.MyTable:
        room = await self.registry.room(info.code)
        mine = [seat.seat for seat in info.seats if seat.mine]
        found = await self.registry.store.read(lambda connection: rows.chat_lines_of(connection, room.row.id, mine))
        said = [bodies.Spoken(line.seat, line.phrase, line.text, line.at) for line in found]
        return bodies.MyTable(info, said, await self.export(info.code) if info.state == "over" else None)

    async def take_in(self, wish: bodies.ImportRecord) -> tuple[Room, list[str]]:
        """A table that goes on from a record: the first seat is mine, bots hold the others."""
        try:
            record = Record.from_data(wish.record)
        except TouchlineError as fault:
            raise RequestError(fault.code, 400, fault.place, fault.facts) from fault
        return await self.go_on(record, 0, wish.name)

    async def play_on(self, code: str, wish: bodies.PlayOn, holdings: list[str]) -> tuple[Room, list[str]]:
        """A table that goes on from a moment of another."""
        room = await self.registry.room(code)
        host = any(seat.host for seat in own_seats(room, holdings))
        record = await self.replays.record(room.row, wish.moment, host)
        if wish.seat >= record.seats:
            raise RequestError("unknown-seat", 404)
        return await self.go_on(record, wish.seat, wish.name, room.row.card_set)

    async def go_on(self, record: Record, mine: int, name: str, cards: str = "") -> tuple[Room, list[str]]:
        title = self.registry.title(record.title)
        over, rolled = await self.checker.check(record, self.registry.card_sets.folder(cards))
        options = settled(title, record.seats, record.options)
        known = levels(title)
        level = "amateur" if "amateur" in known else known[0]
        wishes = [bodies.SeatWish("bot", level) for _ in range(record.seats)]
        wishes[mine] = bodies.SeatWish("me", name=name)
        seats = [self.service.seat(title, at, each) for at, each in enumerate(wishes)]
        own = handed_out(seats)
        row = self.service.row(title, record.seats, options, bodies.MakeTable(record.title, wishes, {}, cards))
        row.state = "over" if over else "playing"
        entries = [entry(*each) for each in (*record.log, *rolled)]
        row.dice = new_dice([], sum(each.who == DEALER for each in entries)) | {"steps": [[CLOSE]]}
        row.brought = len(entries)
        # each entry a moment of its own, in their order
        first = row.created - len(entries)
        log = [rows.entry_row(row.id, at, each, first + at) for at, each in enumerate(entries)]
        return await self.service.open(row, seats, log), own
