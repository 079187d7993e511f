"""Limits on connections: how many in all and for one address, and how long a request may take to arrive.

A client that opens connections and sends nothing, or half a request, must not keep others out.  Therefore the number of
connections stays below the number of files that the process may open, and when it is reached, the connection that has
waited longest without a request is closed for the new one.
"""

from __future__ import annotations

import asyncio
import ipaddress
import os
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MAX_CONNECTIONS: Final = 10_000
RESERVED_FILES: Final = 200  # for the store, the bots' processes, built files
DEFAULT_FILES: Final = 1024  # if the system does not tell its limit
CONNECTIONS_EACH: Final = 200  # for each address
REQUEST_SECONDS: Final = 10.0  # from the first byte to the last of the headers, and while nothing comes
BODY_SECONDS: Final = 60.0  # from the headers to the end of the body
UNREAD_SECONDS: Final = 60.0  # in which a client has to read what it asked for


def file_limit() -> int:
    """Return how many files this process may open; the soft limit is raised as far as the system allows."""
    if os.name != "posix":
        return DEFAULT_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_CONNECTIONS + RESERVED_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else soft


def address_group(host: str) -> str:
    """Return the group of one client's addresses: an IPv4 address, or an IPv6 network of 64 bits."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, 64), strict=False).network_address)


def trusted_proxies() -> list[str]:
    """Return the addresses and networks whose forwarded headers uvicorn believes; `*` stands for all."""
    return [name.strip() for name in os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").split(",")]


def is_among(host: str, names: list[str]) -> bool:
    """Whether one of these addresses and networks is, or holds, this host."""
    for name in names:
        try:
            if name == host or ipaddress.ip_address(host) in ipaddress.ip_network(name):
                return True
        except ValueError:
            continue
    return False


class ConnectionLimits:
    """The open connections of this worker."""

    def __init__(self) -> None:
        self.total, self.each, self.request_seconds = MAX_CONNECTIONS, CONNECTIONS_EACH, REQUEST_SECONDS
        self.proxies = trusted_proxies()
        self.open: dict[Any, str] = {}  # transport -> address group; empty for a proxy
        self.idle: dict[Any, None] = {}  # transports without a request, the longest first
        self.by_address: Counter[str] = Counter()
        self.sockets: Counter[str] = Counter()  # WebSockets by client, also behind a proxy

    def configure(self, total: int = 0, each: int = 0, request_seconds: float = 0.0) -> None:
        """Set the limits; 0 means the default, which depends on how many files may be open."""
        self.total = total or min(MAX_CONNECTIONS, max(1, file_limit() - RESERVED_FILES))
        self.each = each or CONNECTIONS_EACH
        self.request_seconds = request_seconds or REQUEST_SECONDS

    def add(self, transport: Any, host: str) -> bool:
        """Count a new connection; false if there are too many.  Everybody may be behind one proxy."""
        group = "" if "*" in self.proxies else self.client_group(host)
        if group and self.by_address[group] >= self.each:
            return False
        if len(self.open) >= self.total and not self.close_longest_idle():
            return False
        self.open[transport] = group
        self.by_address[group] += 1
        self.idle[transport] = None
        return True

    def client_group(self, host: str) -> str:
        """Return the group of a client's address; empty for a proxy that does not name its client."""
        return "" if is_among(host, self.proxies) else address_group(host)

    def close_longest_idle(self) -> bool:
        for transport in self.idle:
            self.remove(transport)
            transport.abort()
            return True
        return False

    def begin_request(self, transport: Any) -> None:
        self.idle.pop(transport, None)

    def end_request(self, transport: Any) -> None:
        if transport in self.open:
            self.idle[transport] = None

    def remove(self, transport: Any) -> None:
        group = self.open.pop(transport, None)
        self.idle.pop(transport, None)
        if group is not None:
            forget_one(self.by_address, group)

    def open_socket(self, host: str) -> bool:
        """Count a WebSocket of this client; false if it has too many."""
        group = self.client_group(host)
        if group and self.sockets[group] >= self.each:
            return False
        self.sockets[group] += 1
        return True

    def close_socket(self, host: str) -> None:
        forget_one(self.sockets, self.client_group(host))


def forget_one(counts: Counter[str], key: str) -> None:
    counts[key] -= 1
    if counts[key] <= 0:
        del counts[key]


limits = ConnectionLimits()  # one server runs in a process


class HttpConnection(HttpToolsProtocol):
    """uvicorn's HTTP connection, which gives up a request that does not arrive and an answer that is not read."""

    arrival_timer: asyncio.TimerHandle | None = None
    unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if limits.add(transport, self.client[0] if self.client else ""):
            self.start_arrival_timer(limits.request_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        limits.remove(self.transport)
        self.stop_arrival_timer()
        self.stop_read_timer()
        super().connection_lost(exc)

    def stop_arrival_timer(self) -> None:
        if self.arrival_timer is not None:
            self.arrival_timer.cancel()
            self.arrival_timer = None

    def stop_read_timer(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def start_arrival_timer(self, seconds: float) -> None:
        """Close the connection unless what is due has arrived by then."""
        self.stop_arrival_timer()
        self.arrival_timer = self.loop.call_later(seconds, self.transport.abort)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.arrival_timer is None:
            self.start_arrival_timer(limits.request_seconds)

    def on_headers_complete(self) -> None:
        limits.begin_request(self.transport)
        self.start_arrival_timer(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.stop_arrival_timer()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        limits.end_request(self.transport)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self.stop_arrival_timer()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop_read_timer()
