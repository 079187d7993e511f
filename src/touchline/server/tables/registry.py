"""The registry: the tables that this worker has in memory, and how they are opened from the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from typing import Any, Final

from touchline.kernel.drivers import ByHand, Journal
from touchline.kernel.record import feed, play_again
from touchline.kernel.shared_list import SharedList
from touchline.kernel.table import Table
from touchline.kernel.title import Title
from touchline.kernel.undo import REWIND
from touchline.server.messages import peer_messages
from touchline.server.messages.errors import RequestError, RoomClosed, unknown_table
from touchline.server.store import keys, rows
from touchline.server.store.database import Store
from touchline.server.tables.audience import RECONNECT
from touchline.server.tables.bot_workers import BotWorkers
from touchline.server.tables.card_sets import CardSets
from touchline.server.tables.dice_exchange import dealer_of
from touchline.server.tables.measures import Measures
from touchline.server.tables.reach import Reach
from touchline.server.tables.room import Room
from touchline.server.tables.room_memory import RoomMemory
from touchline.server.tables.snapshots import thaw_snapshot
from touchline.server.tables.stored_table import StoredTable, load_table
from touchline.server.tables.times import Times
from touchline.server.tables.watcher import Watcher
from touchline.server.tables.window_runner import WindowRunner
from touchline.titles import SHELF

log = logging.getLogger("touchline.registry")
MESSAGE_RATE = (20.0, 60.0)  # messages a second for one connection, and the largest burst
CLOSE_SECONDS = 2.0  # for background tasks to end when the server is stopped
SendNudge = Callable[[Room, int], Coroutine[Any, Any, None]]


class Registry:
    """The tables of one worker, with what all of them share: store, bots, card sets, clocks, watcher."""

    def __init__(
        self,
        store: Store,
        bot_workers: BotWorkers,
        card_sets: Path | None = None,
        address: str = "",
        bot_delay: float = 0.6,
        scale: float = 1.0,
        times: Times | None = None,
        messages: tuple[float, float] = MESSAGE_RATE,
        reach: Reach | None = None,
    ) -> None:
        self.store: Final = store
        self.bot_workers: Final = bot_workers
        self.card_sets: Final = CardSets(card_sets)
        self.address: Final = address
        self.reach: Final[Reach] = reach or Reach(address)
        self.bot_delay: Final[float] = bot_delay
        self.scale: Final[float] = scale  # factor for the times of windows; tests play faster
        self.times: Final[Times] = times or Times()
        self.messages: Final = messages
        self.measures: Final = Measures()
        self.windows: Final = WindowRunner(self)
        self.watcher: Final = Watcher(self)
        self._memory = RoomMemory(self)
        self._rooms: dict[str, Room] = {}
        self._rooms_by_id: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._background: set[asyncio.Task[None]] = set()
        self._send_nudge: SendNudge | None = None

    async def close(self) -> None:
        await self.watcher.close()
        if self._background:
            await asyncio.wait(self._background, timeout=CLOSE_SECONDS)
        await self.store.drain()
        self.bot_workers.close()

    @property
    def task_count(self) -> int:
        """Return how many rooms are being opened, and how many tasks run in the background."""
        return len(self._opening) + len(self._background)

    def clock(self) -> float:
        """Return the time of day, to be shown and stored."""
        return self.times.wall()

    def timer(self) -> float:
        """Return the monotonic time, by which everything waits."""
        return self.times.timer()

    # -- rooms

    @property
    def rooms(self) -> Mapping[str, Room]:
        """Return the rooms in memory by code; only the registry adds and removes them."""
        return self._rooms

    def open_room_by_id(self, table_id: str) -> Room | None:
        return self._rooms_by_id.get(table_id)

    async def room(self, code: str) -> Room:
        """Return the room of this table, from memory or from the store."""
        code = code.upper()
        if code in self._rooms:
            room = self._rooms[code]
            room.touch()
            if room.updates.is_behind:
                await room.updates.catch_up()
            return room
        if len(code) != 6 or any(letter not in keys.LETTERS for letter in code):
            raise unknown_table()
        opening = self._opening.get(code)
        if opening is None:
            opening = self._opening[code] = asyncio.get_running_loop().create_task(self.open_room(code))
            opening.add_done_callback(self.on_room_opened)
        room = await asyncio.shield(opening)
        if room.is_closed:
            raise RoomClosed
        return room

    async def open_room(self, code: str) -> Room:
        stored = await self.load("code", code)
        room = Room(self, stored, await asyncio.to_thread(self.restore_table, stored))
        self._rooms[code] = room
        self._rooms_by_id[stored.row.id] = room
        self._memory.free()
        if self.store.postgres:  # entries that were written during the read are not notified again
            try:
                await room.updates.catch_up()
                await room.audience.send_to_workers(peer_messages.WhoIsHere())
            except BaseException:
                self.close_room(room)
                raise
        self.watcher.watch(room)
        return room

    def on_room_opened(self, opening: asyncio.Task[Room]) -> None:
        """Forget the task; so nothing of an unknown code stays in memory."""
        self._opening = {code: task for code, task in self._opening.items() if task is not opening}
        if not opening.cancelled():
            opening.exception()  # marked as seen: perhaps nobody waits for it any more

    async def load(self, key: str, value: str) -> StoredTable:
        stored = await self.store.read(lambda connection: load_table(connection, key, value))
        if stored is None:
            raise unknown_table()
        return stored

    def close_room(self, room: Room, close_code: int = RECONNECT) -> None:
        """Close the room, also for those who wait for its lock; the table can be opened again from the store."""
        if room.is_closed:
            return  # a new room of the same table may be open
        room.lock.close()
        self._rooms.pop(room.code, None)
        self._rooms_by_id.pop(room.id, None)
        room.audience.close(close_code)
        self.watcher.stop(room)

    def publish_change(self, room: Room) -> None:
        """Send the new state to everybody, and wake the watcher (windows, bots, clocks)."""
        room.touch()
        self._memory.count_move()
        self.watcher.watch(room)
        room.views.send_to_all()

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine that nobody waits for; an error in it is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._background.add(task)
        task.add_done_callback(self.on_background_done)

    def send_nudges_by(self, send: SendNudge) -> None:
        """Set the function that sends a notice to a person who is nudged."""
        self._send_nudge = send

    def send_nudge(self, room: Room, seat: int) -> None:
        if self._send_nudge is not None:
            self.run_in_background(self._send_nudge(room, seat))

    def on_background_done(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None and not isinstance(fault, RoomClosed):
            log.error("a background task failed", exc_info=fault)

    def publish_to_seat(self, room: Room, seat: int) -> None:
        """Send the new state to one seat; nobody else learns that anything happened."""
        room.views.send_to_seat(seat)
        self.watcher.watch(room)

    # -- tables and their cards

    def title(self, code: str) -> Title:
        if code not in SHELF:
            raise RequestError("unknown-title", 404, code)
        return SHELF[code]

    def restore_table(self, stored: StoredTable) -> Table:
        """Return the table as it is stored: the last snapshot, if there is one, and the entries after it."""
        table = self.fresh_table(stored.row)
        if stored.row.state == "lobby":
            return table
        if not (stored.snapshot and restore_from_snapshot(table, stored)):
            table = self.fresh_table(stored.row)
            play_again(table, stored.entries)
        return table

    def fresh_table(self, row: rows.TableRow) -> Table:
        """Return the table before its first entry; refuse if its edition or its cards are not installed."""
        title = self.title(row.title)
        cards = self.card_sets.cards_of(title, row.card_set)
        if (row.edition, row.cards) != (title.edition, cards.digest):
            raise RequestError("other-edition", 409)
        return self.new_table(row, title, cards)

    def new_table(self, row: rows.TableRow, title: Title, cards: Any) -> Table:
        return Table(title, row.options, cards, title.start(row.seats, row.options, cards), self.new_journal(row))

    def new_journal(self, row: rows.TableRow) -> Journal:
        fair = dealer_of(row)
        return ByHand(fair) if row.real_dice else Journal(fair)


def restore_from_snapshot(table: Table, stored: StoredTable) -> bool:
    """Play on from the snapshot; return False if a later rewind goes back before it."""
    assert stored.snapshot is not None
    number, data = stored.snapshot
    if any(entry.who == REWIND for entry in stored.entries[number:]):
        return False
    try:
        thaw_snapshot(table, data)
        table.log = SharedList(stored.entries[:number])
        feed(table, stored.entries[number:])
    except Exception:  # the snapshot only saves time: the log has everything
        log.warning("snapshot not used", extra={"table": stored.row.code})
        return False
    return True
