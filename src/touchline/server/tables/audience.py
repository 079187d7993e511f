"""Who is connected to a table, here and at other workers, and what is told to all of them alike."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from touchline.server.messages import wire

if TYPE_CHECKING:
    from touchline.server.tables.registry import Registry

BEAT = 20.0  # seconds after which a worker says again who is connected to it
LOST = 3 * BEAT  # a worker that has said nothing for so long is gone
RECONNECT: Final = 4408  # close code: connect again, the seat is still yours
SEAT_LOST: Final = 4410  # close code: this seat is no longer held by whoever opened the connection


@mypyc_attr(allow_interpreted_subclasses=True)
class Connection:
    """One socket: a seat's or a spectator's.  Whoever owns the socket says how something is sent."""

    def __init__(self, seat: int | None, since: int = 0, holding: str | None = None) -> None:
        self.seat = seat
        self.since = since  # events that it has
        self.holding = holding  # the hash of the secret by which the seat was held when the socket was opened

    def push(self, data: bytes) -> bool:
        """Never waits; false if the socket does not read."""
        raise NotImplementedError

    def drop(self, code: int = RECONNECT) -> None:
        """Close the socket; by default because it does not read, or because its room was put away."""
        raise NotImplementedError


class Audience:
    """The connections of one table."""

    def __init__(self, registry: Registry, table: str) -> None:
        self.registry = registry
        self.table_id = table
        self.connections: list[Connection] = []
        self.elsewhere: dict[str, tuple[float, wire.Here]] = {}  # worker -> when it said so, who is there

    # -- telling

    def give(self, connection: Connection, data: bytes) -> None:
        if not connection.push(data):
            connection.drop()
            self.leave(connection)

    def tell(self, reply: wire.Reply, seat: int | None = None) -> None:
        """To all, or to the connections of one seat."""
        data = wire.encode(reply)
        for connection in list(self.connections):
            if seat is None or connection.seat == seat:
                self.give(connection, data)

    async def pass_on(self, reply: wire.Passing, seat: int | None = None) -> None:
        """To those who are connected to other workers."""
        if self.registry.store.postgres:
            news = wire.encode(wire.Passed(reply, seat)).decode()
            await self.registry.store.append((), news=(self.table_id, news))

    # -- who is here

    def enter(self, connection: Connection) -> None:
        """Add the connection, unless its seat was given up while it was being opened."""
        if not self.is_held_by(connection):
            self.take_seat_from(connection)
            return
        self.connections.append(connection)
        self.welcome(connection)
        self.tell(self.presence())
        self.announce()

    def welcome(self, connection: Connection) -> None:
        """What somebody who comes is told first."""
        raise NotImplementedError

    def is_held_by(self, connection: Connection) -> bool:
        """Whether the connection's seat is still held by the secret with which it was opened."""
        raise NotImplementedError

    def take_seat_from(self, connection: Connection) -> None:
        """Messages from this connection that wait already are those of a spectator."""
        connection.seat = None
        connection.drop(SEAT_LOST)
        self.leave(connection)

    def drop_former_holders(self) -> None:
        """Close every connection whose seat has another holder now, or none."""
        for connection in list(self.connections):
            if not self.is_held_by(connection):
                self.take_seat_from(connection)

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self.tell(self.presence())
            self.announce()

    def own(self) -> wire.Here:
        """Who is connected to this worker."""
        here = sorted({each.seat for each in self.connections if each.seat is not None})
        return wire.Here(here, sum(each.seat is None for each in self.connections))

    def presence(self) -> wire.Presence:
        """Who is connected to any."""
        known = [self.own(), *(here for _, here in self.elsewhere.values())]
        return wire.Presence(sorted({seat for here in known for seat in here.seats}), sum(h.watching for h in known))

    def announce(self) -> None:
        """The other workers learn who is connected to this one."""
        if self.registry.store.postgres:
            self.registry.later(self.pass_on(self.own()))

    def hear_from(self, worker: str, here: wire.Here) -> None:
        before = self.presence()
        self.elsewhere[worker] = (time.monotonic(), here)
        if not here.seats and not here.watching:
            del self.elsewhere[worker]
        self.tell_if_changed(before)

    def forget_lost(self) -> None:
        """A worker that was killed has told nobody that its connections are gone."""
        before, now = self.presence(), time.monotonic()
        self.elsewhere = {each: said for each, said in self.elsewhere.items() if now - said[0] < LOST}
        self.tell_if_changed(before)

    def tell_if_changed(self, before: wire.Presence) -> None:
        if self.presence() != before:
            self.tell(self.presence())
