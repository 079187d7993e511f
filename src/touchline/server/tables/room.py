"""A room: one table in play with its seats, connections, window and clocks.  It knows no web framework.

Every change of the table goes through the pick pipeline and is answered when its entries are durable.  Entries that
other workers have written come in through `RoomUpdates`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from touchline.kernel.drivers import Entry
from touchline.kernel.table import Table
from touchline.kernel.undo import REWIND, UNDO
from touchline.server.messages import wire
from touchline.server.messages.errors import RequestError
from touchline.server.tables.asking import Asking
from touchline.server.tables.auctions import lots_on_offer
from touchline.server.tables.audience import Audience, ClientConnection
from touchline.server.tables.chat import REACTION_RATE, ChatLog, Nudges
from touchline.server.tables.clocks import Clocks
from touchline.server.tables.fifo_lock import FifoLock
from touchline.server.tables.open_window import Window
from touchline.server.tables.pending_change import PendingChange
from touchline.server.tables.private_state import PrivateState
from touchline.server.tables.proposal import Proposal
from touchline.server.tables.real_dice import CardTries, last_typed
from touchline.server.tables.room_updates import RoomUpdates
from touchline.server.tables.seat_view import Batch, SeatViews
from touchline.server.tables.seats import Seats
from touchline.server.tables.snapshots import SnapshotSchedule
from touchline.server.tables.stored_table import StoredTable
from touchline.server.tables.table_status import TableStatus
from touchline.server.tables.token_bucket import TokenBuckets
from touchline.server.tables.windows import has_windows

if TYPE_CHECKING:
    from touchline.server.tables.registry import Registry

T = TypeVar("T")


class Room:
    """A table in play, built of its parts.  `lock` is held during every change.

    The parts are public and never replaced.  What changes is private: other modules read it by a property and change it
    by a method (tests/test_composition.py).
    """

    def __init__(self, registry: Registry, stored: StoredTable, table: Table) -> None:
        row = stored.row
        self.id: Final = row.id
        self.code: Final = row.code
        self.has_windows: Final = has_windows(table.title, row.pace)
        self.lock: Final = FifoLock()
        self.status: Final = TableStatus(row)
        self.seats: Final = Seats(stored.seats)
        self.audience: Final = Audience(
            row.id, self.seats, registry.store, registry.run_in_background, self._note_presence
        )
        self.views: Final = SeatViews(self, registry.times)
        self.updates: Final = RoomUpdates(self, registry)
        self.clocks: Final = Clocks(row.seats, row.clock)
        self.asking: Final = Asking()
        self.chat: Final = ChatLog(stored.lines, self.audience.tell)
        self.nudges: Final = Nudges()
        self.reaction_rates: Final = TokenBuckets(*REACTION_RATE)
        self.proposal: Final = Proposal(self.seats)  # to take back
        self.card_tries: Final = CardTries()
        self.snapshots: Final = SnapshotSchedule(row.id, stored.snapshot)
        self.wake_up: Final = asyncio.Event()  # set when something has happened since the watcher looked
        self._registry = registry
        self._table = table
        self._private = stored.private
        self._window: Window | None = None
        self._moves = stored.moves  # ids of the moves that were played
        self._present: set[int] = set()  # seats whose people are connected, at any worker
        self._touched = time.monotonic()
        self._owner = row.id
        self._restore_clocks(stored)

    # -- what other modules read

    @property
    def table(self) -> Table:
        return self._table

    @property
    def window(self) -> Window | None:
        """Return the open window; None if there is none."""
        return self._window

    @property
    def private(self) -> PrivateState:
        return self._private

    @property
    def is_closed(self) -> bool:
        """Whether a write has failed or the room has left the memory; the table can be opened again."""
        return self.lock.is_closed

    @property
    def owner(self) -> str:
        """Return by whom bots share their time: the client that made the table, if known, else the table's id."""
        return self._owner

    @property
    def link(self) -> str:
        """Return the address at which a browser opens the table."""
        return f"{self._registry.address}/t/{self.code}"

    @property
    def idle_seconds(self) -> float:
        return time.monotonic() - self._touched

    def acting_seats(self) -> list[int]:
        """Return the seats that everybody sees as asked."""
        return self._table.to_act if self._window is None else self._window.seats

    def has_played(self, move: str) -> bool:
        """Whether the move with this id was played before."""
        return move in self._moves

    def last_typed(self) -> int | None:
        """Return, with real dice, the number of the last typed face that can be corrected."""
        return last_typed(self._table, self.seats) if self.status.has_real_dice else None

    def hidden_choice_progress(self) -> tuple[int, list[int]] | None:
        """Return what the others see of a hidden choice: the seats that have not chosen; else None."""
        return (self._table.opened, self._table.to_act) if self._table.hidden else None

    # -- who comes and goes

    def touch(self) -> None:
        """Note that somebody uses the room now."""
        self._touched = time.monotonic()

    def set_owner(self, owner: str) -> None:
        self._owner = owner

    def enter(self, connection: ClientConnection) -> None:
        """Add a connection; send it the state, the last chat lines and an open proposal to take back."""
        if not self.audience.add(connection):
            return
        self.touch()
        self.views.send(connection, Batch())
        if self.chat.lines():
            self.audience.send(connection, wire.encode(self.chat.message()))
        if self.proposal.by is not None:
            self.audience.send(connection, wire.encode(self.proposal.message()))
        self.audience.tell_presence()
        if self.updates.is_behind:
            self._registry.run_in_background(self.updates.catch_up())

    def leave(self, connection: ClientConnection) -> None:
        self.audience.remove(connection)

    def _note_presence(self, seats: set[int]) -> None:
        """Let the clocks of seats wait whose connections were lost, and run on when their people are back."""
        lost, back = self._present - seats, seats - self._present
        self._present = seats
        if self.clocks.note_presence(lost, back, self._registry.timer()):
            self.views.send_to_all()
            self._registry.watcher.watch(self)

    # -- changes

    async def save(self, change: Callable[[Any], T], news: int) -> T:
        """Write a change of this room's seats or private state; close the room if that fails."""
        try:
            return await self._registry.store.write(change, (self.id, news))
        except RequestError:  # nothing was changed
            raise
        except BaseException:
            self._registry.close_room(self)
            raise

    def apply(self, played: PendingChange) -> None:
        """Take over a change that is durable now."""
        self.adopt_table(played.table, played.entries)
        self.add_moves(filter(None, played.ids))
        if played.now is not None:
            self.status.touch(played.now)

    def adopt_table(self, table: Table, entries: list[Entry]) -> None:
        """Use this table; drop what belonged to the old state: window, proposal, limits for other lots."""
        self._table = table
        self._window = None
        self.proposal.clear()
        if any(entry.who in (UNDO, REWIND) for entry in entries):
            self.views.forget_events()
            self.chat.erase_reactions_from(self.views.count_events(None))
        if self._private.has_limits:
            self._private.drop_other_limits(lots_on_offer(table))

    def begin_game(self, table: Table) -> None:
        """Use the table of a game that has begun, and start the clocks."""
        self._table = table
        self.clocks.ask(table.to_act, self._registry.timer(), self.status.last_change)

    def add_moves(self, ids: Iterable[str]) -> None:
        """Keep the ids of moves, so that none of them is played again."""
        self._moves.update(ids)

    def use_window(self, window: Window | None) -> None:
        self._window = window

    def use_private_state(self, private: PrivateState) -> bool:
        """Use what is stored; return whether everybody can see a difference: in days off or in time asked for."""
        window = self._window
        before = self._private.days_off, window and window.hold_count
        self._private = private
        self.clocks.use_days_off(private.days_off)
        if window is not None:
            window.load_answers(private)
        return before != (private.days_off, window and window.hold_count)

    # -- other workers

    async def reload(self) -> None:
        """Load the table as it is stored, after another worker was first; close the room if it cannot be read."""
        try:
            stored = await self._registry.load("id", self.id)
            table = self._registry.restore_table(stored)
        except BaseException:
            self._registry.close_room(self)
            raise
        self.seats.reload(stored.seats)
        self._moves = stored.moves
        self.audience.drop_former_holders()
        self.status.reload(stored.row)
        self._private = stored.private
        self.chat.reload(stored.lines)
        self._table = table
        self.updates.note_reload()
        self._restore_clocks(stored)
        self.snapshots.reload(stored.snapshot)
        self._window = None
        self.views.forget_events()

    def _restore_clocks(self, stored: StoredTable) -> None:
        """Set the clocks as they were at the last pick; before the first pick, count from the start of the game."""
        times = self._registry.times
        self.clocks.use_days_off(self._private.days_off)
        self.clocks.restore(stored.clock, times)
        if self.status.is_in_play and not stored.clock:
            passed = max(0.0, times.wall() - self.status.last_change)
            self.clocks.ask(self._table.to_act, times.timer() - passed, times.wall() - passed)
