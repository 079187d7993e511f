"""The registry: the tables that this worker has in memory, and how they are opened from the store."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from touchline.kernel.drivers import ByHand, Journal
from touchline.kernel.record import feed, play_again
from touchline.kernel.shared_list import SharedList
from touchline.kernel.table import REWIND, Table
from touchline.kernel.title import Title
from touchline.server.messages import wire
from touchline.server.messages.errors import RequestError, RoomClosed, unknown_table
from touchline.server.store import keys, rows
from touchline.server.store.database import Store
from touchline.server.tables.bot_workers import BotWorkers
from touchline.server.tables.card_sets import CardSets
from touchline.server.tables.dice_exchange import fair_of
from touchline.server.tables.reach import Reach
from touchline.server.tables.room import Room
from touchline.server.tables.snapshots import thaw_snapshot
from touchline.server.tables.stored_table import StoredTable, load
from touchline.server.tables.times import Times
from touchline.server.tables.watcher import Watcher
from touchline.titles import SHELF

log = logging.getLogger("touchline.registry")
MESSAGES = (20.0, 60.0)  # of one connection: so many a second, and so many at once
ENDING = 2.0  # seconds in which what is under way ends when the server is stopped
MAX_ROOM_BYTES = 128_000_000  # of all rooms in memory together; those that nobody uses leave first
SPACE_EVERY_MOVES = 500  # how often is looked whether rooms have grown beyond that
IDLE_SECONDS = 5.0  # a room that was asked for since is in use, though nobody is connected


class Registry:
    def __init__(
        self,
        store: Store,
        bot_workers: BotWorkers,
        card_sets: Path | None = None,
        address: str = "",
        bot_delay: float = 0.6,
        scale: float = 1.0,
        times: Times | None = None,
        messages: tuple[float, float] = MESSAGES,
    ) -> None:
        self.store = store
        self.bot_workers = bot_workers
        self.card_sets = CardSets(card_sets)
        self.address = address
        self.reach = Reach(address)
        self.on_nudge: Callable[[Room, int], Coroutine[Any, Any, None]] | None = None  # tells somebody who is away
        self.bot_delay = bot_delay
        self.scale = scale  # of the times of windows: tests play faster
        self.times = times or Times()
        self.messages = messages
        self.rooms: dict[str, Room] = {}
        self.rooms_by_id: dict[str, Room] = {}
        self.max_room_bytes = MAX_ROOM_BYTES
        self.moves_until_look = SPACE_EVERY_MOVES
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.watcher = Watcher(self)
        self.background: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        await self.watcher.close()
        if self.background:
            await asyncio.wait(self.background, timeout=ENDING)
        await self.store.drain()
        self.bot_workers.close()

    def clock(self) -> float:
        """The time of day, to be shown and stored."""
        return self.times.wall()

    def timer(self) -> float:
        """The time by which everything waits."""
        return self.times.timer()

    # -- rooms

    async def room(self, code: str) -> Room:
        """The room of this table, from memory or from the store."""
        code = code.upper()
        if code in self.rooms:
            room = self.rooms[code]
            room.touched = time.monotonic()
            if room.behind:
                await room.catch_up()
            return room
        if len(code) != 6 or any(letter not in keys.LETTERS for letter in code):
            raise unknown_table()
        opening = self.loading.get(code)
        if opening is None:
            opening = self.loading[code] = asyncio.get_running_loop().create_task(self.open_room(code))
            opening.add_done_callback(self.opened)
        room = await asyncio.shield(opening)
        if room.lock.closed:
            raise RoomClosed
        return room

    async def open_room(self, code: str) -> Room:
        stored = await self.stored("code", code)
        room = Room(self, stored, await asyncio.to_thread(self.table_of, stored))
        self.rooms[code] = room
        self.rooms_by_id[stored.row.id] = room
        self.make_space()
        if self.store.postgres:  # what was written while we read is not told again
            try:
                await room.catch_up()
                await room.audience.pass_on(wire.WhoIsHere())
            except BaseException:
                self.forget(room)
                raise
        self.watcher.watch(room)
        return room

    def opened(self, opening: asyncio.Task[Room]) -> None:
        """Whatever came of it: nothing of an unknown code stays."""
        self.loading = {code: task for code, task in self.loading.items() if task is not opening}
        if not opening.cancelled():
            opening.exception()  # whoever waits is told; perhaps nobody does any more

    async def stored(self, key: str, value: str) -> StoredTable:
        stored = await self.store.read(lambda connection: load(connection, key, value))
        if stored is None:
            raise unknown_table()
        return stored

    def make_space(self) -> None:
        """Forget rooms that nobody uses, the longest idle first, until a tenth of the allowed memory is free again."""
        total = sum([room.memory_estimate() for room in self.rooms.values()])
        if total <= self.max_room_bytes:
            return
        for room in sorted(filter(self.is_idle, self.rooms.values()), key=lambda each: each.touched):
            if total <= self.max_room_bytes * 0.9:
                return
            total -= room.memory_estimate()
            self.forget(room)

    def is_idle(self, room: Room) -> bool:
        """Nobody is connected, nothing is being written, and it was not asked for just now."""
        used = len(room.audience) > 0 or room.lock.locked()
        return not used and time.monotonic() - room.touched >= IDLE_SECONDS

    def forget(self, room: Room) -> None:
        """Close the room, also for those who hold it or wait for its lock: the store has the table."""
        if room.lock.closed:
            return  # the room that is there now, and its task, are others
        room.lock.close()
        self.rooms.pop(room.row.code, None)
        self.rooms_by_id.pop(room.row.id, None)
        room.audience.close()
        task = self.watcher.tasks.pop(room.row.id, None)
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    def after(self, room: Room) -> None:
        """Something has happened at the table: tell it, and see what follows."""
        room.touched = time.monotonic()
        self.moves_until_look -= 1
        if self.moves_until_look <= 0:
            self.moves_until_look = SPACE_EVERY_MOVES
            self.make_space()
        self.watcher.watch(room)
        room.views.send_to_all()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self.background.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.background.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None and not isinstance(fault, RoomClosed):
            log.error("could not do what was to be done", exc_info=fault)

    def quietly(self, room: Room, seat: int) -> None:
        """Something that only this seat may know of: nobody else hears anything, not even that there was something."""
        room.views.send_to_seat(seat)
        self.watcher.watch(room)

    # -- tables and their cards

    def title(self, code: str) -> Title:
        if code not in SHELF:
            raise RequestError("unknown-title", 404, code)
        return SHELF[code]

    def table_of(self, stored: StoredTable) -> Table:
        """The table as it is stored: from the last snapshot, if there is one, and what came after it."""
        table = self.fresh_table(stored.row)
        if stored.row.state == "lobby":
            return table
        if not (stored.snapshot and from_snapshot(table, stored)):
            table = self.fresh_table(stored.row)
            play_again(table, stored.entries)
        return table

    def fresh_table(self, row: rows.TableRow) -> Table:
        """The table before its first entry, if the rules and cards it was made with are at hand."""
        title = self.title(row.title)
        cards = self.card_sets.of(title, row.card_set)
        if (row.edition, row.cards) != (title.edition, cards.digest):
            raise RequestError("other-edition", 409)
        return self.laid(row, title, cards)

    def laid(self, row: rows.TableRow, title: Title, cards: Any) -> Table:
        return Table(title, row.options, cards, title.start(row.seats, row.options, cards), self.journal(row))

    def journal(self, row: rows.TableRow) -> Journal:
        fair = fair_of(row)
        return ByHand(fair) if row.real_dice else Journal(fair)


def from_snapshot(table: Table, stored: StoredTable) -> bool:
    """The short cut; false where something before the snapshot was taken back after it."""
    assert stored.snapshot is not None
    number, data = stored.snapshot
    if any(entry.who == REWIND for entry in stored.entries[number:]):
        return False
    try:
        thaw_snapshot(table, data)
        table.log = SharedList(stored.entries[:number])
        feed(table, stored.entries[number:])
    except Exception:  # it is only a short cut: the log has everything
        log.warning("snapshot not used", extra={"table": stored.row.code})
        return False
    return True
