"""A WebSocket client that does little, so that what is measured is the server: text frames in, masked frames out."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = b"\0\0\0\0"  # masking by nothing is masking


class Socket(asyncio.Protocol):
    """`hear` is called with each text that comes."""

    def __init__(self, path: str, cookie: str, hear: Callable[[Socket, bytes], None]) -> None:
        self.path = path
        self.cookie = cookie
        self.hear = hear
        self.buffer = b""
        self.open = asyncio.get_running_loop().create_future()
        self.bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport = cast("asyncio.Transport", transport)  # uvloop's is none by descent
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {self.path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"Cookie: {self.cookie}"] if self.cookie else []
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.buffer = rest
            self.open.set_result(None)
        self.read_frames()

    def read_frames(self) -> None:
        buffer, at = self.buffer, 0
        while len(buffer) >= at + 2:
            kind, length, start = buffer[at] & 15, buffer[at + 1] & 127, at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + length:
                break
            at = start + length
            self.bytes += length
            if kind == TEXT:
                self.hear(self, buffer[start:at])
            elif kind == PING:
                self.frame(PONG, buffer[start:at])
        self.buffer = buffer[at:]

    def say(self, text: bytes) -> None:
        self.frame(TEXT, text)

    def frame(self, kind: int, data: bytes) -> None:
        size = len(data)
        length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + length + MASK + data)

    def close(self) -> None:
        self.transport.close()


async def connect(port: int, path: str, cookie: str, hear: Callable[[Socket, bytes], None]) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(path, cookie, hear), "127.0.0.1", port)
    await socket.open
    return socket
