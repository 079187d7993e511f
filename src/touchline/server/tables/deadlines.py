"""Looks for deadlines in the store, so that clocks run whether or not anybody has opened the table.

A table whose time is nearly up is opened; its watcher then does what it does for tables that people look at.  Several
workers may open the same table: an entry is written once, by whoever is first.
"""

from __future__ import annotations

import contextlib
import json
import logging
from typing import Any, Final

from sqlalchemy import Connection, func, select

from touchline.server.messages.errors import RequestError, RoomClosed
from touchline.server.store import schema
from touchline.server.tables.clocks import Clocks
from touchline.server.tables.registry import Registry
from touchline.server.tables.sweeper import Sweeper

log = logging.getLogger("touchline.deadlines")
SWEEP_SECONDS: Final = 20.0
NO_CLOCK: Final = "{}"


class Deadlines:
    def __init__(self, registry: Registry, every: float = SWEEP_SECONDS) -> None:
        self.registry = registry
        self.every = every
        self.sweeper = Sweeper(self.sweep, every, log, "could not look for deadlines")

    def start(self) -> None:
        self.sweeper.start()

    async def stop(self) -> None:
        await self.sweeper.stop()

    async def sweep(self) -> list[str]:
        """Open every table whose time is up before the next look; return their codes."""
        rows = await self.registry.store.read(clocked_tables)
        due = [row.code for row in rows if self.is_due(row)]
        for code in due:
            with contextlib.suppress(RequestError, RoomClosed):
                self.registry.watcher.watch(await self.registry.room(code))
        return due

    def is_due(self, row: Any) -> bool:
        times = self.registry.times
        rule, stored = json.loads(row.clock), json.loads(row.stood or NO_CLOCK)
        clocks = Clocks(row.seats, rule)
        if not stored:  # nobody has picked yet: somebody is asked since the game began
            passed = max(0.0, times.wall() - row.touched)
            clocks.ask([0], times.timer() - passed, times.wall() - passed)
        else:
            clocks.restore(stored, times)
        end = clocks.next_deadline()
        return end is not None and end <= times.timer() + self.every


def clocked_tables(connection: Connection) -> list[Any]:
    """Return the tables in play with a clock, and their clocks at the last entry."""
    tables, entries = schema.tables, schema.entries
    newer = entries.alias()
    of_table = select(func.max(newer.c.number)).where(newer.c.table_id == tables.c.id)
    last = of_table.correlate(tables).scalar_subquery()
    joined = tables.outerjoin(entries, (entries.c.table_id == tables.c.id) & (entries.c.number == last))
    columns = (tables.c.code, tables.c.seats, tables.c.clock, tables.c.touched, entries.c.clock.label("stood"))
    asked = select(*columns).select_from(joined).where(tables.c.state == "playing", tables.c.clock != NO_CLOCK)
    return list(connection.execute(asked))
