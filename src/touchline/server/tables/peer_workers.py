"""Several workers on PostgreSQL: each listens to the notifications of the others and updates its rooms."""

from __future__ import annotations

import asyncio
import logging
from itertools import groupby
from typing import TYPE_CHECKING

from touchline.server.messages import peer_messages
from touchline.server.store import postgres
from touchline.server.store.engine import postgres_address
from touchline.server.store.job import PRIVATE_CHANGED, SEATS_CHANGED, TABLE_REMOVED
from touchline.server.tables import audience

if TYPE_CHECKING:
    from touchline.server.tables.registry import Registry

log = logging.getLogger("touchline.notices")


class Listener:
    """Listens on a connection of the event loop: new entries, tables that have changed, and messages to everybody."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.loop = asyncio.get_running_loop()
        self.listening = asyncio.Event()

    def start(self) -> None:
        self.tasks = [self.loop.create_task(self.listen()), self.loop.create_task(self.announce_regularly())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def announce_regularly(self) -> None:
        """Tell the other workers regularly who is connected here, and forget workers that are silent."""
        while True:
            await asyncio.sleep(audience.ANNOUNCE_SECONDS)
            for room in list(self.registry.rooms.values()):
                room.audience.forget_lost_workers()
                if len(room.audience):
                    room.audience.announce()

    async def listen(self) -> None:
        """Listen until stopped; after a lost connection all rooms are read again."""
        import psycopg

        address = postgres_address(self.registry.store.engine)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {postgres.CHANNEL}")
                    self.listening.set()
                    self.catch_up_all()
                    async for notice in connection.notifies():
                        self.handle_notification(notice.payload)
            except psycopg.Error:
                log.warning("listening again")
                await asyncio.sleep(postgres.RETRY_SECONDS)

    def handle_notification(self, payload: str) -> None:
        """Handle `WORKER [[entry], ...]` or `WORKER TABLE NEWS`; a worker ignores its own notifications."""
        worker, what = payload.split(" ", 1)
        if worker == self.registry.store.name:
            return
        if what.startswith("["):
            self.handle_entries(postgres.entry_rows.decode(what))
        else:
            self.handle_news(worker, *what.split(" ", 1))

    def handle_entries(self, entries: list[postgres.StoredEntry]) -> None:
        """Give the entries to their rooms; entries of one table follow each other."""
        for table, new in groupby(entries, lambda entry: entry.table_id):
            room = self.registry.open_room_by_id(table)
            if room is not None:
                room.updates.receive_entries(list(new))

    def handle_news(self, worker: str, table: str, news: str) -> None:
        """Handle a message, a code that tells what to read again, or the number of the last of many entries."""
        room = self.registry.open_room_by_id(table)
        if room is None:
            return
        if news.startswith("{"):
            room.updates.receive_message(worker, news)
        elif int(news) == SEATS_CHANGED:
            self.registry.run_in_background(room.updates.reload_and_tell())
        elif int(news) == PRIVATE_CHANGED:
            self.registry.run_in_background(room.updates.reload_private_state())
        elif int(news) == TABLE_REMOVED:
            self.registry.close_room(room, audience.TABLE_GONE)
        else:
            self.registry.run_in_background(room.updates.catch_up())

    def catch_up_all(self) -> None:
        for room in list(self.registry.rooms.values()):
            self.registry.run_in_background(room.updates.reload_and_tell())
            self.registry.run_in_background(room.audience.send_to_workers(peer_messages.WhoIsHere()))
