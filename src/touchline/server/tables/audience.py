"""The connections of one table, at this worker and at others, and messages to all of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from mypy_extensions import mypyc_attr

from touchline.server.messages import peer_messages, wire
from touchline.server.messages.errors import RequestError
from touchline.server.messages.state import EncodedView
from touchline.server.store.database import Store
from touchline.server.tables.seats import Seats

ANNOUNCE_SECONDS = 20.0  # interval at which a worker tells the others who is connected to it
WORKER_TIMEOUT_SECONDS = 3 * ANNOUNCE_SECONDS  # a worker that was silent for this time has ended
TABLE_GONE: Final = 4404  # close code: the table was removed from this server
RECONNECT: Final = 4408  # close code: connect again, the seat is still yours
SEAT_LOST: Final = 4410  # close code: the seat has another holder now
OTHER_VERSION: Final = 4426  # close code: the client speaks another version of the wire


@mypyc_attr(allow_interpreted_subclasses=True)
class ClientConnection:
    """The connection of a seat or a spectator; a subclass for each kind of socket sends the data."""

    def __init__(
        self, seat: int | None, since: int = 0, holding: str | None = None, wants_changes: bool = False
    ) -> None:
        self.seat = seat
        self.since = since  # count of events that it has
        self.holding = holding  # the hash of the secret by which the seat was held when the socket was opened
        self.looking = True  # the page is visible; the client tells when it is not
        self.wants_changes = wants_changes  # send only the fields of the view that have changed
        self.view: EncodedView | None = None  # as last sent, if it wants changes

    def push(self, data: bytes) -> bool:
        """Send without waiting; return False if the client does not read."""
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
        self,
        table_id: str,
        seats: Seats,
        store: Store,
        run_in_background: Callable[[Coroutine[Any, Any, None]], None],
        on_presence: Callable[[set[int]], None] = lambda seats: None,
    ) -> None:
        self._on_presence = on_presence  # called with the seats whose people are connected, when that may have changed
        self._table_id = table_id
        self._seats = seats
        self._store = store
        self._run_in_background = run_in_background
        self._connections: list[ClientConnection] = []
        self._elsewhere: dict[str, tuple[float, peer_messages.Here]] = {}  # worker -> when it told, who is connected

    def __len__(self) -> int:
        return len(self._connections)

    def __contains__(self, connection: object) -> bool:
        return connection in self._connections

    def connections(self) -> list[ClientConnection]:
        """Return a copy, because connections may be removed while it is used."""
        return list(self._connections)

    # -- sending

    def send(self, connection: ClientConnection, data: bytes) -> None:
        if not connection.push(data):
            connection.drop()
            self.remove(connection)

    def tell(self, reply: wire.Reply, seat: int | None = None) -> None:
        """Send a message to all connections, or to those of one seat."""
        data = wire.encode(reply)
        for connection in self.connections():
            if seat is None or connection.seat == seat:
                self.send(connection, data)

    def tell_everywhere(self, reply: peer_messages.Broadcast, seat: int | None = None) -> None:
        """Send a message to all connections, also at other workers."""
        self.tell(reply, seat)
        self._run_in_background(self.send_to_workers(reply, seat))

    async def send_to_workers(self, reply: peer_messages.PeerMessage, seat: int | None = None) -> None:
        """Send a message to the other workers and their connections."""
        if self._store.postgres:
            news = wire.encode(peer_messages.PeerEnvelope(reply, seat)).decode()
            await self._store.append((), news=(self._table_id, news))

    # -- who is connected

    def add(self, connection: ClientConnection) -> bool:
        """Add the connection, unless its seat was given up while it was being opened."""
        if not self._is_held_by(connection):
            self._drop_from_seat(connection)
            return False
        self._connections.append(connection)
        return True

    def remove(self, connection: ClientConnection) -> None:
        if connection in self._connections:
            self._connections.remove(connection)
            self.tell_presence()

    def close(self, code: int = RECONNECT) -> None:
        """Close all connections; by default the clients connect again and get the stored table."""
        for connection in self.connections():
            connection.drop(code)

    def drop_former_holders(self) -> None:
        """Close every connection whose seat has another holder now, or none."""
        for connection in self.connections():
            if not self._is_held_by(connection):
                self._drop_from_seat(connection)

    def _is_held_by(self, connection: ClientConnection) -> bool:
        """Whether the connection's seat is still held by the secret with which it was opened."""
        return self._seats.is_held_by(connection.seat, connection.holding)

    def _drop_from_seat(self, connection: ClientConnection) -> None:
        """Close the connection of a former holder; messages that are still queued count as a spectator's."""
        connection.seat = None
        connection.drop(SEAT_LOST)
        self.remove(connection)

    # -- presence, also at other workers

    def presence(self) -> wire.Presence:
        known = [self._connected_here(), *(here for _, here in self._elsewhere.values())]
        return wire.Presence(sorted({seat for here in known for seat in here.seats}), sum(h.watching for h in known))

    def seats_looking(self) -> set[int]:
        """Return the seats whose holders have the page visible, at any worker."""
        known = [self._connected_here(), *(here for _, here in self._elsewhere.values())]
        return {seat for here in known for seat in here.looking}

    def set_looking(self, connection: ClientConnection, looking: bool) -> None:
        """Note that the page has become visible or hidden."""
        if connection.looking != looking:
            connection.looking = looking
            self.announce()

    def tell_presence(self) -> None:
        self.tell(self.presence())
        self.announce()
        self._on_presence(set(self.presence().here))

    def announce(self) -> None:
        """Tell the other workers who is connected to this one."""
        if self._store.postgres:
            self._run_in_background(self.send_to_workers(self._connected_here()))

    def worker_announced(self, worker: str, here: peer_messages.Here) -> None:
        before = self.presence()
        self._elsewhere[worker] = (time.monotonic(), here)
        if not here.seats and not here.watching:
            del self._elsewhere[worker]
        self._tell_if_changed(before)

    def forget_lost_workers(self) -> None:
        """Forget the connections of workers that were killed and could not say so."""
        before, now = self.presence(), time.monotonic()
        self._elsewhere = {
            each: said for each, said in self._elsewhere.items() if now - said[0] < WORKER_TIMEOUT_SECONDS
        }
        self._tell_if_changed(before)

    def _connected_here(self) -> peer_messages.Here:
        """Return who is connected to this worker."""
        here = sorted({each.seat for each in self._connections if each.seat is not None})
        looking = sorted({each.seat for each in self._connections if each.seat is not None and each.looking})
        return peer_messages.Here(here, sum(each.seat is None for each in self._connections), looking)

    def _tell_if_changed(self, before: wire.Presence) -> None:
        if self.presence() != before:
            self.tell(self.presence())
            self._on_presence(set(self.presence().here))
