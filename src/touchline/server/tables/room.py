"""A room: one table in play with its seats, connections, window and clocks.  It knows no web framework.

Every change of the table goes through the pick pipeline and is answered when its entries are durable.  Entries that
other workers have written come in through `RoomUpdates`.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from touchline.kernel.drivers import Entry
from touchline.kernel.table import Table
from touchline.kernel.undo import REWIND, UNDO
from touchline.server.messages import wire
from touchline.server.messages.errors import RequestError
from touchline.server.store import rows, schema
from touchline.server.tables.audience import Audience, ClientConnection
from touchline.server.tables.chat import REACTION_RATE, ChatLog, Nudges
from touchline.server.tables.clocks import Clocks
from touchline.server.tables.fifo_lock import FifoLock
from touchline.server.tables.proposal import Proposal
from touchline.server.tables.real_dice import CardTries, last_typed
from touchline.server.tables.room_updates import RoomUpdates
from touchline.server.tables.seat_view import Batch, SeatViews
from touchline.server.tables.seats import Seats
from touchline.server.tables.snapshots import finished_steps_length, freeze_snapshot
from touchline.server.tables.stored_table import StoredTable
from touchline.server.tables.token_bucket import TokenBuckets
from touchline.server.tables.windows import Window, has_windows, lots_on_offer

if TYPE_CHECKING:
    from touchline.server.tables.registry import Registry

log = logging.getLogger("touchline.room")
T = TypeVar("T")
ROOM_BYTES = 40_000  # a room before the first move (measured; tests/attacks/test_memory.py compares)
ENTRY_BYTES = 150  # an entry or an event, with its move id
CHAT_BYTES = 600  # a chat line
SNAPSHOT_EVERY_ENTRIES = 500  # playing 500 entries again takes milliseconds


class PendingChange:
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
        self.now = now  # None: the others must not see that there was a pick


class Room:
    """A table in play, built of its parts.  `lock` is held during every change."""

    def __init__(self, registry: Registry, stored: StoredTable, table: Table) -> None:
        self.registry = registry
        self.row = stored.row
        self.table = table
        self.seats = Seats(stored.seats)
        self.audience = Audience(
            self.row.id, self.seats, registry.store, registry.run_in_background, self.note_presence
        )
        self.present: set[int] = set()  # seats whose people are connected, at any worker
        self.views = SeatViews(self)
        self.updates = RoomUpdates(self)
        self.window: Window | None = None
        self.device_speaker: tuple[int, int | None] | None = None  # on one device: (entry, seat) that wants to answer
        self.asked_everywhere: dict[int, bool] = {}  # seat -> whether its person wants every window
        self.clocks = Clocks(self.row.seats, self.row.clock)
        self.private = stored.private
        self.chat = ChatLog(stored.lines)
        self.nudges = Nudges()
        self.reaction_rates = TokenBuckets(*REACTION_RATE)
        self.proposal = Proposal(self.seats)  # to take back
        self.card_tries = CardTries()
        self.lock = FifoLock()
        self.moves = stored.moves  # ids of the moves that were played
        self.has_windows = has_windows(table.title, self.row.pace)
        self.is_behind = False  # another worker has written entries that were not read here, as nobody is connected
        self.wake_up = asyncio.Event()  # set when something has happened since the watcher looked
        self.touched = time.monotonic()
        self.owner = self.row.id  # bots share time by owner: the client that made the table, if known
        self._snapped = stored.snapshot[0] if stored.snapshot else 0  # count of entries in the last snapshot
        self._restore_clocks(stored)

    # -- who comes and goes

    def enter(self, connection: ClientConnection) -> None:
        """Add a connection; send it the state, the last chat lines and an open proposal to take back."""
        if not self.audience.add(connection):
            return
        self.touched = time.monotonic()
        self.views.send(connection, Batch())
        if self.chat.lines():
            self.audience.send(connection, wire.encode(wire.ChatHistory(self.chat.lines())))
        if self.proposal.by is not None:
            self.audience.send(connection, wire.encode(self.proposal.message()))
        self.audience.tell_presence()
        if self.is_behind:
            self.registry.run_in_background(self.updates.catch_up())

    def note_presence(self, seats: set[int]) -> None:
        """Let the clocks of seats wait whose connections were lost, and run on when their people are back."""
        lost, back, now = self.present - seats, seats - self.present, self.registry.timer()
        self.present = seats
        if not self.clocks.grace.each or not (lost or back):
            return
        for seat in lost:
            self.clocks.lose_connection(seat, now)
        for seat in back:
            self.clocks.regain_connection(seat, now)
        self.views.send_to_all()
        self.registry.watcher.watch(self)

    def leave(self, connection: ClientConnection) -> None:
        self.audience.remove(connection)

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.views.view(seat)

    @property
    def is_in_play(self) -> bool:
        return self.row.state == "playing"

    @property
    def is_closed(self) -> bool:
        """Whether a write has failed or the room has left the memory; the table can be opened again."""
        return self.lock.closed

    def last_typed(self) -> int | None:
        """Return, with real dice, the number of the last typed face that can be corrected."""
        return last_typed(self.table, self.seats) if self.row.real_dice else None

    def hidden_choice_progress(self) -> tuple[int, list[int]] | None:
        """Return what the others see of a hidden choice: the seats that have not chosen; else None."""
        return (self.table.opened, self.table.to_act) if self.table.hidden else None

    # -- playing

    async def append(
        self, written: list[rows.EntryRow], change: Callable[[Any], None] | None = None, news: int | None = None
    ) -> bool:
        """Write entries that are in this room's table already; close the room if that fails."""
        try:
            told = None if news is None else (self.row.id, news)
            return await self.registry.store.append(written, change, told)
        except BaseException:
            self.registry.close_room(self)
            raise

    async def save(self, change: Callable[[Any], T], news: int) -> T:
        """Write a change of this room's seats or private state; close the room if that fails."""
        try:
            return await self.registry.store.write(change, (self.row.id, news))
        except RequestError:  # nothing was changed
            raise
        except BaseException:
            self.registry.close_room(self)
            raise

    def play(
        self, change: Callable[[Table], Table | None], move_ids: Callable[[list[Entry]], list[str]]
    ) -> PendingChange:
        """Change the table and return what has to be written; nobody may see the table before it is written."""
        if self.row.state != "playing":
            raise RequestError("not-playing", 409)
        before, choice = len(self.table.log), self.table.choice
        new = change(self.table) or self.table
        entries = new.log.since(before)
        now = self.registry.clock()
        clock = self.update_clocks(new, entries) if self.clocks.running else ""
        ids = move_ids(entries)
        written = [
            rows.entry_row(self.row.id, before + at, entry, now, ids[at], clock) for at, entry in enumerate(entries)
        ]
        unseen = choice >= 0 and new.choice == choice
        return PendingChange(new, entries, written, ids, None if unseen else now)

    def apply(self, played: PendingChange) -> None:
        """Take over a change that is durable now."""
        self.adopt_table(played.table, played.entries)
        self.moves.update(filter(None, played.ids))
        if played.now is not None:
            self.row.touched = played.now

    def adopt_table(self, table: Table, entries: list[Entry]) -> None:
        """Use this table; drop what belonged to the old state: window, proposal, limits for other lots."""
        self.table = table
        self.window = None
        self.proposal.clear()
        if any(entry.who in (UNDO, REWIND) for entry in entries):
            self.views.forget_events()
            self.erase_reactions()
        if self.private.limits:
            self.private.drop_other_limits(lots_on_offer(table))

    def write_with_entries(self, table: Table, check: Callable[[Any], None] | None) -> Callable[[Any], None] | None:
        """Return the change that is written in the transaction of the entries, if any."""
        milestone = self.milestone_write(table)
        if check is None or milestone is None:
            return check or milestone

        def both(connection: Any) -> None:
            check(connection)
            milestone(connection)

        return both

    def milestone_write(self, table: Table) -> Callable[[Any], None] | None:
        """Return the write for the end of the game, or for a snapshot if one is due."""
        if table.over and self.row.state != "over":
            self.row.state = "over"
            self.row.touched = self.registry.clock()
            return lambda connection: rows.save_table(connection, self.row)
        number = finished_steps_length(table) if len(table.log) >= self._snapped + SNAPSHOT_EVERY_ENTRIES else None
        if number is None:
            return None
        self._snapped = number
        values = {"number": number, "data": freeze_snapshot(table)}
        return lambda connection: rows.replace_row(connection, schema.snapshots, {"table_id": self.row.id}, values)

    def update_clocks(self, table: Table, entries: list[Entry]) -> str:
        """Update the clocks and return them as stored.  A hidden choice of several picks counts when it is complete."""
        times = self.registry.times
        for entry in entries:
            if entry.who == UNDO:
                self.clocks.reopen(entry.value, times.timer(), times.wall())
            if entry.who >= 0 and not (entry.who in table.questions and table.has_chosen_part(entry.who)):
                self.clocks.record_answer(entry.who, times.timer())
        self.clocks.ask(table.to_act, times.timer(), times.wall())
        return json.dumps(self.clocks.data(times))

    def open_question(self, seat: int) -> tuple[Table, int] | None:
        """Return a copy of the table at the seat's open question, and the question's number; None if there is none."""
        window = self.window
        if window is None:
            open_now = self.row.state == "playing" and self.table.question(seat) is not None
            return (self.table.clone(), self.table.decision(seat)) if open_now else None
        if not window.waits_for(seat):
            return None
        return window.tables[seat].clone(), window.number

    def memory_estimate(self) -> int:
        """Return about how many bytes this room takes in memory."""
        lines = len(self.table.log) + len(self.table.events)
        return ROOM_BYTES + ENTRY_BYTES * lines + CHAT_BYTES * len(self.chat.lines())

    # -- other workers

    async def reload(self) -> None:
        """Load the table as it is stored, after another worker was first; close the room if it cannot be read."""
        try:
            stored = await self.registry.load("id", self.row.id)
            table = self.registry.restore_table(stored)
        except BaseException:
            self.registry.close_room(self)
            raise
        self.seats.reload(stored.seats)
        self.moves = stored.moves
        self.audience.drop_former_holders()
        self.row, self.private = stored.row, stored.private
        self._reload_chat(stored)
        self.table = table
        self.is_behind = False
        self._restore_clocks(stored)
        self._snapped = stored.snapshot[0] if stored.snapshot else 0
        self.window = None
        self.views.forget_events()

    def _restore_clocks(self, stored: StoredTable) -> None:
        """Set the clocks as they were at the last pick; before the first pick, count from the start of the game."""
        times = self.registry.times
        self.clocks.days_off = self.private.days_off
        self.clocks.restore(stored.clock, times)
        if self.row.state == "playing" and not stored.clock:
            passed = max(0.0, times.wall() - self.row.touched)
            self.clocks.ask(self.table.to_act, times.timer() - passed, times.wall() - passed)

    def _reload_chat(self, stored: StoredTable) -> None:
        """Use the lines as they are stored; tell everybody if another worker has erased some."""
        lines = self.chat.lines()
        self.chat.reload(stored.lines)
        if self.chat.lines() != lines:
            self.audience.tell(wire.ChatHistory(self.chat.lines()))

    def erase_reactions(self) -> None:
        """Forget reactions to events that were taken back."""
        count = self.views.count_events(None)
        if self.chat.has_reactions_from(count):
            self.chat.erase_reactions_from(count)
            self.audience.tell(wire.ChatHistory(self.chat.lines()))

    def erase_chat_of(self, seat: int) -> None:
        self.chat.erase(seat)
        self.audience.tell(wire.ChatHistory(self.chat.lines()))
