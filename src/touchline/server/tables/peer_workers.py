"""Several workers on PostgreSQL: each listens to what the others have written, and gives it to the rooms it holds."""

from __future__ import annotations

import asyncio
import logging
from itertools import groupby
from typing import TYPE_CHECKING

from touchline.server.messages import wire
from touchline.server.store import postgres
from touchline.server.store.database import PRIVATE_CHANGED, SEATS_CHANGED, postgres_address
from touchline.server.tables import audience

if TYPE_CHECKING:
    from touchline.server.tables.registry import Registry

log = logging.getLogger("touchline.notices")


class Listener:
    """A connection of the loop's own; it carries what was written, which table has news, and what all may hear."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.loop = asyncio.get_running_loop()
        self.listening = asyncio.Event()

    def start(self) -> None:
        self.tasks = [self.loop.create_task(self.listen()), self.loop.create_task(self.beat())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def beat(self) -> None:
        """Now and then all workers say who is connected to them, and forget one that says nothing any more."""
        while True:
            await asyncio.sleep(audience.ANNOUNCE_SECONDS)
            for room in list(self.registry.rooms.values()):
                room.audience.forget_lost_workers()
                if len(room.audience):
                    room.audience.announce()

    async def listen(self) -> None:
        """Until it is stopped; after a lost connection nobody knows what was missed."""
        import psycopg

        address = postgres_address(self.registry.store.engine)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {postgres.CHANNEL}")
                    self.listening.set()
                    self.catch_up_all()
                    async for notice in connection.notifies():
                        self.hear(notice.payload)
            except psycopg.Error:
                log.warning("listening again")
                await asyncio.sleep(postgres.RETRY_SECONDS)

    def hear(self, payload: str) -> None:
        """Take a notice: `WORKER [[entry], ...]` or `WORKER TABLE NEWS`; a worker hears its own notices too."""
        worker, what = payload.split(" ", 1)
        if worker == self.registry.store.name:
            return
        if what.startswith("["):
            self.hear_entries(postgres.entry_rows.decode(what))
        else:
            self.hear_news(worker, *what.split(" ", 1))

    def hear_entries(self, entries: list[postgres.StoredEntry]) -> None:
        """Entries of a table stand together; whoever has nobody connected there reads them when somebody comes."""
        for table, new in groupby(entries, lambda entry: entry.table_id):
            room = self.registry.rooms_by_id.get(table)
            if room is not None:
                room.hear_entries(list(new))

    def hear_news(self, worker: str, table: str, news: str) -> None:
        """Something said, a code that tells what to read, or the number of the last entry of many."""
        room = self.registry.rooms_by_id.get(table)
        if room is None:
            return
        if news.startswith("{"):
            room.overhear(worker, news)
        elif int(news) == SEATS_CHANGED:
            self.registry.later(room.look_again())
        elif int(news) == PRIVATE_CHANGED:
            self.registry.later(room.keep_sealed())
        else:
            self.registry.later(room.catch_up())

    def catch_up_all(self) -> None:
        for room in list(self.registry.rooms.values()):
            self.registry.later(room.look_again())
            self.registry.later(room.audience.pass_on(wire.WhoIsHere()))
