"""Connections that are opened and not used, or flooded and never read, cost the others nothing."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from tests.server.launch import Server, run_server
from tests.server.players import table_of
from touchline.server.tables.audience import RECONNECT
from touchline.server.web.connection_limits import ConnectionLimits, address_group
from touchline.server.web.socket import MAX_UNSENT_BYTES
from touchline.server.web.socket_protocol import MAX_FRAGMENTS

pytestmark = pytest.mark.anyio
HALF = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"
FLOOD_BYTES = 60_000_000


@contextlib.asynccontextmanager
async def half_sent(server: Server, count: int, source: str = "127.0.0.1") -> AsyncIterator[list[asyncio.StreamReader]]:
    """Connections from this address, on each of which half a request was sent."""
    port = int(server.address.rpartition(":")[2])
    opened = [await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0)) for _ in range(count)]
    for _, writer in opened:
        writer.write(HALF)
    yield [reader for reader, _ in opened]
    for _, writer in opened:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def is_closed(reader: asyncio.StreamReader, patience: float = 10.0) -> bool:
    try:
        return await asyncio.wait_for(reader.read(), patience) == b""
    except ConnectionError:
        return True


async def is_answered(server: Server) -> bool:
    async with httpx.AsyncClient(timeout=10) as client:
        return (await client.get(f"{server.address}/api/health")).status_code == 200


async def test_pings_that_are_never_read_end_the_connection(server: Server) -> None:
    first, _ = await table_of(server.address, "mister", people=2, bots=0, seed="flood")
    ping = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 500
    first.seat = None  # a spectator
    socket = await connect(first.uri(), max_size=None)
    socket.transport.pause_reading()
    sent = 0
    while not socket.transport.is_closing() and sent < FLOOD_BYTES:
        socket.transport.write(ping)
        sent += len(ping)
        while socket.transport.get_write_buffer_size() > MAX_UNSENT_BYTES and not socket.transport.is_closing():
            await asyncio.sleep(0.01)

    assert sent < FLOOD_BYTES
    assert await is_answered(server)


async def test_a_text_in_endless_empty_pieces_ends_the_connection(server: Server) -> None:
    first, _ = await table_of(server.address, "mister", people=2, bots=0, seed="pieces")
    first.seat = None
    begin = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
    piece = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
    async with connect(first.uri(), max_size=None) as socket:
        socket.transport.write(begin + piece * MAX_FRAGMENTS)
        await asyncio.wait_for(socket.wait_closed(), 10)

    assert socket.close_code == RECONNECT


async def test_half_sent_requests_do_not_lock_out_others(tmp_path: Path) -> None:
    with run_server(data=str(tmp_path), connections=60) as server:
        async with half_sent(server, 150):
            assert await is_answered(server)


async def test_a_request_that_does_not_arrive_in_time_is_given_up(tmp_path: Path) -> None:
    with run_server(data=str(tmp_path), request_seconds=0.5) as server:
        begun = time.monotonic()
        async with half_sent(server, 1) as [reader]:
            assert await is_closed(reader)
        assert time.monotonic() - begun < 5


async def test_one_address_has_no_more_than_its_share(tmp_path: Path) -> None:
    """127.0.0.1 may be a proxy, behind which everybody is; another address is one client."""
    with run_server(data=str(tmp_path), connections_each=20) as server:
        async with half_sent(server, 25, "127.0.0.2") as readers:
            assert all([await is_closed(reader) for reader in readers[20:]])
            assert not readers[0].at_eof()
            assert await is_answered(server)


async def closed_by(uri: str, headers: dict[str, str]) -> int:
    """The status of the refused handshake; 0 if it was accepted."""
    try:
        async with connect(uri, additional_headers=headers):
            return 0
    except websockets.InvalidStatus as refused:
        return refused.response.status_code


async def test_one_client_behind_a_proxy_has_no_more_sockets_than_its_share(tmp_path: Path) -> None:
    with run_server(data=str(tmp_path), connections_each=5) as server:
        first, _ = await table_of(server.address, "mister", people=2, bots=0, seed="share")
        first.seat = None
        one, other = {"X-Forwarded-For": "203.0.113.7"}, {"X-Forwarded-For": "203.0.113.8"}
        held = [await connect(first.uri(), additional_headers=one) for _ in range(5)]

        assert await closed_by(first.uri(), one) == 403
        assert await closed_by(first.uri(), other) == 0
        await held[0].close()
        await asyncio.sleep(0.2)
        assert await closed_by(first.uri(), one) == 0
        for socket in held:
            await socket.close()


def test_a_proxy_that_names_no_client_is_not_limited_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.1, 10.0.0.0/8")
    limits = ConnectionLimits()
    limits.configure(each=2)
    for proxy in ("127.0.0.1", "10.1.2.3"):
        assert all(limits.add(FakeTransport(), proxy) for _ in range(5))
        assert all(limits.open_socket(proxy) for _ in range(5))

    assert [limits.add(FakeTransport(), "203.0.113.7") for _ in range(3)] == [True, True, False]
    assert [limits.open_socket("203.0.113.7") for _ in range(3)] == [True, True, False]
    limits.close_socket("203.0.113.7")
    assert limits.open_socket("203.0.113.7")


class FakeTransport:
    """It only knows whether it was aborted."""

    aborted = False

    def abort(self) -> None:
        self.aborted = True


def test_the_oldest_connection_without_a_request_makes_room_for_a_new_one() -> None:
    limits = ConnectionLimits()
    limits.configure(total=3, each=10)
    busy, idle, new, last = (FakeTransport() for _ in range(4))
    transports: list[Any] = [busy, idle, new]
    assert all(limits.add(each, "203.0.113.7") for each in transports)
    limits.begin_request(busy)
    limits.begin_request(new)

    assert limits.add(last, "203.0.113.8")
    assert [each.aborted for each in (busy, idle, new, last)] == [False, True, False, False]
    limits.begin_request(last)
    assert not limits.add(FakeTransport(), "203.0.113.9")
    limits.remove(busy)
    assert limits.add(FakeTransport(), "203.0.113.9")


@pytest.mark.parametrize(
    ("host", "group"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("unix", "unix"),
        ("", ""),
    ],
)
def test_addresses_of_one_home_count_as_one(host: str, group: str) -> None:
    assert address_group(host) == group
