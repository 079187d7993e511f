"""A room: one table in play, who sits where, who is connected.  Free of any web framework.

Everything that changes the table goes through the pick pipeline: it is answered when its entries are durable.  What
other workers have written comes in through `catch_up`.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from touchline.kernel.drivers import Entry
from touchline.kernel.errors import BadRecord
from touchline.kernel.record import feed
from touchline.kernel.table import REWIND, UNDO, Table
from touchline.server.messages import wire
from touchline.server.messages.errors import RequestError
from touchline.server.store import rows, schema
from touchline.server.store.postgres import StoredEntry
from touchline.server.tables.audience import Audience, ClientConnection
from touchline.server.tables.chat import ChatLog, Nudges
from touchline.server.tables.clocks import Clocks
from touchline.server.tables.fifo_lock import FifoLock
from touchline.server.tables.private_state import PrivateState
from touchline.server.tables.proposal import Proposal
from touchline.server.tables.real_dice import CardTries, last_typed
from touchline.server.tables.seat_view import Batch, SeatViews
from touchline.server.tables.seats import Seats
from touchline.server.tables.snapshots import freeze_snapshot, settled_length
from touchline.server.tables.stored_table import StoredTable
from touchline.server.tables.windows import Window, has_windows, is_bid, lot_of

if TYPE_CHECKING:
    from touchline.server.tables.registry import Registry

log = logging.getLogger("touchline.room")
T = TypeVar("T")
ROOM_BYTES = 40_000  # a room before the first move (measured; tests/attacks/test_memory.py compares)
LINE_BYTES = 150  # an entry or an event, with the id of its move
CHAT_BYTES = 600  # a line of chat
SNAPSHOT_EVERY = 500  # entries: so many are played again in a moment


class Played:
    """A change of the table that is being written."""

    __slots__ = ("entries", "ids", "now", "rows", "table")

    def __init__(
        self,
        table: Table,
        entries: list[Entry],
        written: list[rows.EntryRow],
        ids: list[str],
        now: float | None,
    ) -> None:
        self.table = table
        self.entries = entries
        self.rows = written
        self.ids = ids
        self.now = now  # None: nobody may see that there was something


class Room:
    """A table in play, built of its parts.  `lock` is held by whoever changes it."""

    def __init__(self, registry: Registry, stored: StoredTable, table: Table) -> None:
        self.registry = registry
        self.row = stored.row
        self.table = table
        self.seats = Seats(stored.seats)
        self.audience = Audience(self.row.id, self.seats, registry.store, registry.later)
        self.views = SeatViews(self)
        self.window: Window | None = None
        self.asking: dict[int, bool] = {}  # seats whose people have said whether to be asked in every window
        self.clocks = Clocks(self.row.seats, self.row.clock)
        self.private = stored.private
        self.chat = ChatLog(stored.lines)
        self.nudges = Nudges()
        self.proposal = Proposal(self.seats)  # to take back
        self.card_tries = CardTries()
        self.lock = FifoLock()
        self.moves = stored.moves  # ids of the moves that were made
        self.has_windows = has_windows(table.title, self.row.pace)
        self.behind = False  # another worker has written entries that were not read here: nobody is connected
        self.stirred = asyncio.Event()  # something has happened since the watcher looked
        self.touched = time.monotonic()
        self.owner = self.row.id  # in whose name its bots think: the client that made the table, while it is known
        self._snapped = stored.snapshot[0] if stored.snapshot else 0  # entries that the last snapshot holds
        self._restore_clocks(stored)

    # -- who comes and goes

    def enter(self, connection: ClientConnection) -> None:
        """Send the state, the last lines of the chat, and a take-back that is being agreed on."""
        if not self.audience.add(connection):
            return
        self.touched = time.monotonic()
        self.views.send(connection, Batch())
        if self.chat.lines():
            self.audience.send(connection, wire.encode(wire.Lines(self.chat.lines())))
        if self.proposal.by is not None:
            self.audience.send(connection, wire.encode(self.proposal.message()))
        self.audience.tell_presence()
        if self.behind:
            self.registry.later(self.catch_up())

    def leave(self, connection: ClientConnection) -> None:
        self.audience.leave(connection)

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.views.view(seat)

    def last_typed(self) -> int | None:
        """With real dice: the number of the last face that was typed in and can be corrected."""
        return last_typed(self.table, self.seats) if self.row.real_dice else None

    def outside(self) -> tuple[int, list[int]] | None:
        """While several choose unseen, all that the others see of it: who has not chosen yet.  None: they see more."""
        return (self.table.opened, self.table.to_act) if self.table.hidden else None

    # -- playing

    async def append(
        self, written: list[rows.EntryRow], change: Callable[[Any], None] | None = None, news: int | None = None
    ) -> bool:
        """Write entries that are in this room's table already; the room is closed if that fails."""
        try:
            told = None if news is None else (self.row.id, news)
            return await self.registry.store.append(written, change, told)
        except BaseException:
            self.registry.forget(self)
            raise

    async def save(self, change: Callable[[Any], T], news: int) -> T:
        """Write a change of what this room knows; the room is closed if that fails."""
        try:
            return await self.registry.store.write(change, (self.row.id, news))
        except RequestError:  # nothing was changed
            raise
        except BaseException:
            self.registry.forget(self)
            raise

    def play(self, change: Callable[[Table], Table | None], move_ids: Callable[[list[Entry]], list[str]]) -> Played:
        """Change the table and return what is to be written; until it is, nobody may see the table."""
        if self.row.state != "playing":
            raise RequestError("not-playing", 409)
        before, choice = len(self.table.log), self.table.choice
        new = change(self.table) or self.table
        entries = new.log.since(before)
        now = self.registry.clock()
        clock = self.keep_time(new, entries) if self.clocks.running else ""
        ids = move_ids(entries)
        written = [
            rows.entry_row(self.row.id, before + at, entry, now, ids[at], clock) for at, entry in enumerate(entries)
        ]
        unseen = choice >= 0 and new.choice == choice
        return Played(new, entries, written, ids, None if unseen else now)

    def keep(self, played: Played) -> None:
        """It is durable: it has happened."""
        self.take_over(played.table, played.entries)
        self.moves.update(filter(None, played.ids))
        if played.now is not None:
            self.row.touched = played.now

    def take_over(self, table: Table, entries: list[Entry]) -> None:
        """What belonged to the state before is gone: window, proposal, limits for a lot that is sold."""
        self.table = table
        self.window = None
        self.proposal.clear()
        if any(entry.who in (UNDO, REWIND) for entry in entries):
            self.views.forget_events()
        if self.private.limits:
            lots = {lot_of(table, question) for question in table.questions.values() if is_bid(table, question)}
            self.private.keep_limits_of(lots)

    def finisher(self, table: Table, check: Callable[[Any], None] | None) -> Callable[[Any], None] | None:
        """What is written with the entries."""
        milestone = self.milestone(table)
        if check is None or milestone is None:
            return check or milestone

        def both(connection: Any) -> None:
            check(connection)
            milestone(connection)

        return both

    def milestone(self, table: Table) -> Callable[[Any], None] | None:
        """With the last entry the table is over; now and then a snapshot is kept."""
        if table.over and self.row.state != "over":
            self.row.state = "over"
            self.row.touched = self.registry.clock()
            return lambda connection: rows.save_table(connection, self.row)
        number = settled_length(table) if len(table.log) >= self._snapped + SNAPSHOT_EVERY else None
        if number is None:
            return None
        self._snapped = number
        values = {"number": number, "data": freeze_snapshot(table)}
        return lambda connection: rows.replace(connection, schema.snapshots, {"table_id": self.row.id}, values)

    def keep_time(self, table: Table, entries: list[Entry]) -> str:
        """How the clocks stand now, as it is stored.  What is put together unseen counts when it is whole."""
        times = self.registry.times
        for entry in entries:
            if entry.who == UNDO:
                self.clocks.reopen(entry.value, times.timer(), times.wall())
            if entry.who >= 0 and not (entry.who in table.questions and table.has_chosen_part(entry.who)):
                self.clocks.answered(entry.who, times.timer())
        self.clocks.ask(table.to_act, times.timer(), times.wall())
        return json.dumps(self.clocks.data(times))

    def asked(self, seat: int) -> tuple[Table, int] | None:
        """The table before the question that the seat is to answer now, which no pick changes, and its number."""
        window = self.window
        if window is None:
            open_now = self.row.state == "playing" and self.table.question(seat) is not None
            return (self.table.clone(), self.table.decision(seat)) if open_now else None
        if seat not in window.tables or seat in window.answers:
            return None
        return window.tables[seat].clone(), window.number

    def memory_estimate(self) -> int:
        """About how many bytes this room takes in memory."""
        lines = len(self.table.log) + len(self.table.events)
        return ROOM_BYTES + LINE_BYTES * lines + CHAT_BYTES * len(self.chat.lines())

    # -- other workers

    async def reload(self) -> None:
        """Another worker was there first: take what is stored; the room is closed if that cannot be read."""
        try:
            stored = await self.registry.stored("id", self.row.id)
            table = self.registry.table_of(stored)
        except BaseException:
            self.registry.forget(self)
            raise
        self.seats.reload(stored.seats)
        self.moves = stored.moves
        self.audience.drop_former_holders()
        self.row, self.private = stored.row, stored.private
        self.chat.reload(stored.lines)
        self.table = table
        self.behind = False
        self._restore_clocks(stored)
        self._snapped = stored.snapshot[0] if stored.snapshot else 0
        self.window = None
        self.views.forget_events()

    def _restore_clocks(self, stored: StoredTable) -> None:
        """As they stood at the last pick; before the first, since the game began."""
        times = self.registry.times
        self.clocks.restore(stored.clock, times)
        if self.row.state == "playing" and not stored.clock:
            passed = max(0.0, times.wall() - self.row.touched)
            self.clocks.ask(self.table.to_act, times.timer() - passed, times.wall() - passed)

    async def look_again(self) -> None:
        """Another worker has seated somebody, begun the game, or erased what somebody said."""
        lines = self.chat.lines()
        async with self.lock:
            await self.reload()
        if self.chat.lines() != lines:
            self.audience.tell(wire.Lines(self.chat.lines()))
        self.registry.after(self)

    def erase_lines(self, seat: int) -> None:
        self.chat.erase(seat)
        self.audience.tell(wire.Lines(self.chat.lines()))

    async def keep_sealed(self) -> None:
        """Another worker was given an order, a limit or an answer; nobody here is told of it, but of time asked for."""
        async with self.lock:  # what is being written here has happened, or has not, before the other is looked at
            self.private = await self.registry.store.read(lambda connection: PrivateState(connection, self.row.id))
            if self.window is not None:
                held = self.window.held
                self.window.take_up(self.private)
                if self.window.held != held:
                    self.views.send_to_all()
        self.registry.watcher.watch(self)

    def hear_entries(self, new: list[StoredEntry]) -> None:
        """Another worker has written these entries; without an audience they are read when somebody comes."""
        if len(self.audience):
            self.registry.later(self.catch_up(new))
        else:
            self.behind = True

    async def catch_up(self, heard: Sequence[StoredEntry] = ()) -> None:
        """Take in what another worker has written: the entries that were heard, or what the store has."""
        async with self.lock:
            known, self.behind = len(self.table.log), False
            if heard and heard[-1].number < known:
                return
            new: list[Any] = [entry for entry in heard if entry.number >= known]
            if not new or new[0].number != known:
                new = await self.registry.store.read(
                    lambda connection: rows.entries_from(connection, self.row.id, known)
                )
            if not new:
                return
            try:
                entries = [rows.entry_of(each) for each in new]
                if new[0].number != known or any(entry.who == REWIND for entry in entries):
                    raise BadRecord("gap", "entries")
                feed(self.table, entries)
                self.take_note(new)
                self.take_over(self.table, entries)
            except BadRecord:
                await self.reload()
        self.registry.after(self)

    def take_note(self, new: list[Any]) -> None:
        self.moves |= {each.move for each in new if each.move}
        if new[-1].clock:
            self.clocks.restore(json.loads(new[-1].clock), self.registry.times)
        if self.table.over:
            self.row.state = "over"

    def overhear(self, worker: str, news: str) -> None:
        """What another worker has told its own, or tells this one."""
        passed = wire.passed.decode(news)
        match passed.reply:
            case wire.Here():
                self.audience.worker_announced(worker, passed.reply)
                return
            case wire.WhoIsHere():
                self.audience.announce()
                return
            case wire.Proposal():
                self.proposal.restore(passed.reply)
            case wire.Line():
                self.chat.add(passed.reply)
        self.audience.tell(passed.reply, passed.seat)
