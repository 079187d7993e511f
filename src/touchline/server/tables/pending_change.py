"""Plays a change of a table and makes what has to be written; nobody may see the change before that."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from touchline.kernel.drivers import Entry
from touchline.kernel.table import Table
from touchline.server.messages.errors import RequestError
from touchline.server.store import rows
from touchline.server.tables.times import Times

if TYPE_CHECKING:
    from touchline.server.tables.room import Room


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


def play_change(
    room: Room, times: Times, change: Callable[[Table], Table | None], move_ids: Callable[[list[Entry]], list[str]]
) -> PendingChange:
    """Change the table and return what has to be written."""
    if not room.status.is_in_play:
        raise RequestError("not-playing", 409)
    table = room.table
    before, choice = len(table.log), table.choice
    new = change(table) or table
    entries = new.log.since(before)
    now = times.wall()
    clock = room.clocks.record_entries(new, entries, times) if room.clocks.running else ""
    ids = move_ids(entries)
    written = [rows.entry_row(room.id, before + at, entry, now, ids[at], clock) for at, entry in enumerate(entries)]
    unseen = choice >= 0 and new.choice == choice
    return PendingChange(new, entries, written, ids, None if unseen else now)


def write_with_entries(
    room: Room, times: Times, table: Table, check: Callable[[Any], None] | None
) -> Callable[[Any], None] | None:
    """Return the change that is written in the transaction of the entries, if any."""
    milestone = milestone_write(room, times, table)
    if check is None or milestone is None:
        return check or milestone

    def both(connection: Any) -> None:
        check(connection)
        milestone(connection)

    return both


def milestone_write(room: Room, times: Times, table: Table) -> Callable[[Any], None] | None:
    """Return the write for the end of the game, or for a snapshot if one is due."""
    if table.over and not room.status.is_over:
        room.status.finish()
        room.status.touch(times.wall())
        return lambda connection: rows.save_table(connection, room.status.row)
    return room.snapshots.write_if_due(table)
