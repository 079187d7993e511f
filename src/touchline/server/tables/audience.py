"""The connections of one table, at this worker and at others, and what is told to all of them alike."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from mypy_extensions import mypyc_attr

from touchline.server.messages import wire
from touchline.server.messages.errors import RequestError
from touchline.server.messages.state import EncodedView
from touchline.server.store.database import Store
from touchline.server.tables.seats import Seats

ANNOUNCE_SECONDS = 20.0  # after which a worker says again who is connected to it
WORKER_TIMEOUT_SECONDS = 3 * ANNOUNCE_SECONDS  # a worker that was silent for so long is gone
RECONNECT: Final = 4408  # close code: connect again, the seat is still yours
SEAT_LOST: Final = 4410  # close code: this seat is no longer held by whoever opened the connection


@mypyc_attr(allow_interpreted_subclasses=True)
class ClientConnection:
    """A seat's or a spectator's connection.  Whoever owns the socket says how something is sent."""

    def __init__(
        self, seat: int | None, since: int = 0, holding: str | None = None, wants_changes: bool = False
    ) -> None:
        self.seat = seat
        self.since = since  # events that it has
        self.holding = holding  # the hash of the secret by which the seat was held when the socket was opened
        self.looking = True  # the page is in front of somebody: the client says when it is not
        self.wants_changes = wants_changes  # of the view: only the fields that have changed
        self.view: EncodedView | None = None  # as last sent, if it wants changes

    def push(self, data: bytes) -> bool:
        """Send without waiting; false if the client does not read."""
        raise NotImplementedError

    def drop(self, code: int = RECONNECT) -> None:
        """Close the socket; by default because the client does not read, or because its room was closed."""
        raise NotImplementedError

    def own_seat(self) -> int:
        if self.seat is None:
            raise RequestError("not-seated", 403)
        return self.seat


class Audience:
    def __init__(
        self, table_id: str, seats: Seats, store: Store, later: Callable[[Coroutine[Any, Any, None]], None]
    ) -> None:
        self._table_id = table_id
        self._seats = seats
        self._store = store
        self._later = later
        self._connections: list[ClientConnection] = []
        self._elsewhere: dict[str, tuple[float, wire.Here]] = {}  # worker -> when it said so, who is there

    def __len__(self) -> int:
        return len(self._connections)

    def __contains__(self, connection: object) -> bool:
        return connection in self._connections

    def connections(self) -> list[ClientConnection]:
        """A copy: whoever does not read is dropped while others are told."""
        return list(self._connections)

    # -- telling

    def send(self, connection: ClientConnection, data: bytes) -> None:
        if not connection.push(data):
            connection.drop()
            self.leave(connection)

    def tell(self, reply: wire.Reply, seat: int | None = None) -> None:
        """To all, or to the connections of one seat."""
        data = wire.encode(reply)
        for connection in self.connections():
            if seat is None or connection.seat == seat:
                self.send(connection, data)

    def tell_everywhere(self, reply: wire.Telling, seat: int | None = None) -> None:
        """Also to those who are connected to other workers."""
        self.tell(reply, seat)
        self._later(self.pass_on(reply, seat))

    async def pass_on(self, reply: wire.Passing, seat: int | None = None) -> None:
        """To other workers, and to those who are connected to them."""
        if self._store.postgres:
            news = wire.encode(wire.Passed(reply, seat)).decode()
            await self._store.append((), news=(self._table_id, news))

    # -- who is connected

    def add(self, connection: ClientConnection) -> bool:
        """Add the connection, unless its seat was given up while it was being opened."""
        if not self._is_held_by(connection):
            self._take_seat_from(connection)
            return False
        self._connections.append(connection)
        return True

    def leave(self, connection: ClientConnection) -> None:
        if connection in self._connections:
            self._connections.remove(connection)
            self.tell_presence()

    def close(self) -> None:
        """Drop everybody: they come back to the room as it is stored."""
        for connection in self.connections():
            connection.drop()

    def drop_former_holders(self) -> None:
        """Close every connection whose seat has another holder now, or none."""
        for connection in self.connections():
            if not self._is_held_by(connection):
                self._take_seat_from(connection)

    def _is_held_by(self, connection: ClientConnection) -> bool:
        """Whether the connection's seat is still held by the secret with which it was opened."""
        return self._seats.is_held_by(connection.seat, connection.holding)

    def _take_seat_from(self, connection: ClientConnection) -> None:
        """Messages from this connection that wait already are those of a spectator."""
        connection.seat = None
        connection.drop(SEAT_LOST)
        self.leave(connection)

    # -- presence, also at other workers

    def presence(self) -> wire.Presence:
        known = [self._own(), *(here for _, here in self._elsewhere.values())]
        return wire.Presence(sorted({seat for here in known for seat in here.seats}), sum(h.watching for h in known))

    def looking(self) -> set[int]:
        """Return the seats whose holders have the table before their eyes, at any worker."""
        known = [self._own(), *(here for _, here in self._elsewhere.values())]
        return {seat for here in known for seat in here.looking}

    def attend(self, connection: ClientConnection, looking: bool) -> None:
        """Note that somebody has turned to the page, or away from it."""
        if connection.looking != looking:
            connection.looking = looking
            self.announce()

    def tell_presence(self) -> None:
        self.tell(self.presence())
        self.announce()

    def announce(self) -> None:
        """Let the other workers learn who is connected to this one."""
        if self._store.postgres:
            self._later(self.pass_on(self._own()))

    def worker_announced(self, worker: str, here: wire.Here) -> None:
        before = self.presence()
        self._elsewhere[worker] = (time.monotonic(), here)
        if not here.seats and not here.watching:
            del self._elsewhere[worker]
        self._tell_if_changed(before)

    def forget_lost_workers(self) -> None:
        """A worker that was killed has told nobody that its connections are gone."""
        before, now = self.presence(), time.monotonic()
        self._elsewhere = {
            each: said for each, said in self._elsewhere.items() if now - said[0] < WORKER_TIMEOUT_SECONDS
        }
        self._tell_if_changed(before)

    def _own(self) -> wire.Here:
        """Who is connected to this worker."""
        here = sorted({each.seat for each in self._connections if each.seat is not None})
        looking = sorted({each.seat for each in self._connections if each.seat is not None and each.looking})
        return wire.Here(here, sum(each.seat is None for each in self._connections), looking)

    def _tell_if_changed(self, before: wire.Presence) -> None:
        if self.presence() != before:
            self.tell(self.presence())
