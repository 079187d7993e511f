"""Repairs tables that a failed write has damaged, in versions that stored entries after a gap.

The repair keeps the longest beginning of the log that has no gap and that the rules can replay: this is what people
saw as durable.  It removes everything after it.  In games that are over, and where the edition or the card set is
missing, it looks for gaps only.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, delete, select, update

from touchline.kernel.drivers import Entry
from touchline.kernel.errors import BadOption, TouchlineError
from touchline.kernel.record import play_again
from touchline.server.messages.errors import RequestError
from touchline.server.run import CARDS
from touchline.server.store import rows, schema
from touchline.server.store.data_file import lock_file
from touchline.server.store.database import Store
from touchline.server.store.engine import sqlite_url
from touchline.server.store.job import SEATS_CHANGED
from touchline.server.store.migrate import upgrade
from touchline.server.store.rows import TableRow
from touchline.server.tables.bot_workers import BotWorkers
from touchline.server.tables.registry import Registry

GAP: Final = "gap"
UNPLAYABLE: Final = "does-not-replay"


class Cut:
    """The damage of one table: the first `kept` entries stay, those with `numbers` are removed."""

    def __init__(self, row: TableRow, kept: int, numbers: list[int], reason: str) -> None:
        self.row = row
        self.kept = kept
        self.numbers = numbers
        self.reason = reason

    def apply(self, connection: Connection) -> None:
        """Remove the entries, and what was stored for a later state of the table."""
        table, kept = self.row.id, self.kept
        entries, snapshots = schema.entries, schema.snapshots
        connection.execute(delete(entries).where(entries.c.table_id == table, entries.c.number >= kept))
        connection.execute(delete(snapshots).where(snapshots.c.table_id == table, snapshots.c.number > kept))
        for each in (schema.answers, schema.holds):
            connection.execute(delete(each).where(each.c.table_id == table, each.c.number > kept))
        state = "playing" if kept else "lobby"
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(state=state))


def table_ids(connection: Connection) -> list[str]:
    return list(connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.created)).scalars())


def find_damage(registry: Registry, connection: Connection, table: str) -> Cut | None:
    """Return the entries to remove from this table; None if it is not damaged."""
    found = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one()
    row = TableRow.of(found)
    stored = rows.entries_from(connection, table, 0)
    unbroken = next((at for at, each in enumerate(stored) if each.number != at), len(stored))
    if unbroken == len(stored) and row.state != "playing":
        return None
    entries = [rows.entry_from_row(each) for each in stored[:unbroken]]
    kept = playable_length(registry, row, entries)
    if kept == len(stored):
        return None
    reason = GAP if kept == unbroken else UNPLAYABLE
    return Cut(row, kept, [each.number for each in stored[kept:]], reason)


def playable_length(registry: Registry, row: TableRow, entries: list[Entry]) -> int:
    """Return the number of entries that the rules can replay, up to the end of a move."""
    try:
        registry.fresh_table(row)
    except RequestError:
        return len(entries)
    if replayed_length(registry, row, entries) == len(entries):
        return len(entries)
    good, bad = 0, len(entries) + 1
    while bad - good > 1:
        middle = (good + bad) // 2
        if replayed_length(registry, row, entries[:middle]) is None:
            bad = middle
        else:
            good = middle
    whole = (at for at in range(good, 0, -1) if replayed_length(registry, row, entries[:at]) == at)
    return next(whole, 0)


def replayed_length(registry: Registry, row: TableRow, entries: list[Entry]) -> int | None:
    """Return the length of the log after a replay of these entries, or None if the rules refuse one of them.

    The log is longer than the entries if they end before a roll.
    """
    table = registry.fresh_table(row)
    try:
        play_again(table, entries)
    except TouchlineError:
        return None
    return len(table.log)


async def repair(registry: Registry, table: str) -> Cut | None:
    """Remove the damaged entries of one table in one transaction; workers that have the table open read it again."""

    def mend(connection: Connection) -> Cut | None:
        cut = find_damage(registry, connection, table)
        if cut is not None:
            cut.apply(connection)
        return cut

    return await registry.store.write(mend, (table, SEATS_CHANGED))


async def repair_all(registry: Registry, check_only: bool, say: Callable[[Cut], None]) -> tuple[int, int]:
    """Return the number of tables and the number of damaged ones; call `say` for each damaged table."""
    found = 0
    ids = await registry.store.read(table_ids)
    for table in ids:
        cut = await registry.store.read(lambda connection: find_damage(registry, connection, table))  # noqa: B023
        if cut is not None and not check_only:
            cut = await repair(registry, table)
        if cut is not None:
            found += 1
            say(cut)
    return len(ids), found


@contextlib.contextmanager
def open_registry(file: Path, database: str, cards: Path | None) -> Iterator[Registry]:
    """Open the store.  A server on PostgreSQL may run at the same time; with SQLite no server may run."""
    if not database and not file.is_file():
        raise BadOption("no-store", str(file))
    url = database or sqlite_url(file)
    with contextlib.nullcontext() if database else lock_file(file, alone=True):
        store = Store(url)
        try:
            upgrade(store.engine, url)
            yield Registry(store, BotWorkers(), cards or file.parent / CARDS)
        finally:
            store.close()
