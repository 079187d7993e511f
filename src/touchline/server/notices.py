"""Several workers on PostgreSQL: NOTIFY tells "table number", and whoever has that table open reads what is new."""

from __future__ import annotations

import asyncio
import logging
import threading
from typing import TYPE_CHECKING

from touchline.server import crowd, wire
from touchline.server.store import CHANNEL, SEALED, SEATING

if TYPE_CHECKING:
    from touchline.server.house import House

log = logging.getLogger("touchline.notices")


class Listener:
    """A thread with a connection of its own; it carries which table has news, and what everybody may hear."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.loop = asyncio.get_running_loop()
        self.stopped = threading.Event()
        self.listening = threading.Event()
        self.thread = threading.Thread(target=self.listen, name="listener", daemon=True)

    def start(self) -> None:
        self.thread.start()
        self.beating = self.loop.create_task(self.beat())

    def stop(self) -> None:
        self.beating.cancel()
        self.stopped.set()
        self.thread.join(timeout=5)

    async def beat(self) -> None:
        """Now and then all workers say who is connected to them, and forget one that says nothing any more."""
        while True:
            await asyncio.sleep(crowd.BEAT)
            for room in list(self.house.rooms.values()):
                room.forget_lost()
                if room.connections:
                    room.announce()

    def listen(self) -> None:
        import psycopg

        address = self.house.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self.stopped.is_set():
            try:
                with psycopg.connect(address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.listening.set()
                    self.catch_up_all()
                    while not self.stopped.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            self.heard(notice.payload)
            except psycopg.Error:
                log.warning("listening again")
                self.stopped.wait(1.0)

    def heard(self, payload: str) -> None:
        table, worker, news = payload.split(" ", 2)
        if worker != self.house.store.name:
            self.loop.call_soon_threadsafe(self.look, table, worker, news)

    def look(self, table: str, worker: str, news: str) -> None:
        room = next((room for room in self.house.rooms.values() if room.row.id == table), None)
        if room is None:
            return
        if news.startswith("{"):
            room.overhear(worker, news)
            return
        number = int(news)
        if number == SEATING:
            self.house.later(room.look_again())
        elif number == SEALED:
            self.house.later(room.keep_sealed())
        else:
            self.house.later(room.catch_up(number))

    def catch_up_all(self) -> None:
        """After a lost connection nobody knows what was missed."""
        self.loop.call_soon_threadsafe(self.all_later)

    def all_later(self) -> None:
        for room in list(self.house.rooms.values()):
            self.house.later(room.look_again())
            self.house.later(room.pass_on(wire.WhoIsHere()))
