"""uvicorn's WebSocket protocol with a faster path for texts (socket.py).

uvicorn and the websockets library get everything else frame by frame: handshake, pings, closing, unusual frames.  The
faster path leaves out their queues, wrappers and tasks.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from touchline.server.tables.audience import RECONNECT, SEAT_LOST, TABLE_GONE
from touchline.server.web.connection_limits import limits
from touchline.server.web.socket import MAX_UNSENT_BYTES, TextChannel

EXTENSION: Final = "touchline"  # the key in a socket's scope under which its channel is
INVALID_TEXT: Final = 1007  # close code
MAX_FRAGMENTS: Final = 1000  # for one text
REASONS: Final = {RECONNECT: "come-again", SEAT_LOST: "seat-lost", TABLE_GONE: "table-gone"}


class Socket(WebSocketsSansIOProtocol):
    channel: TextChannel
    closing: asyncio.Task[None] | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.channel = TextChannel(self, self.transport, self.loop, self.config.ws_max_size)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"channel": self.channel}

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete:
            self.channel.receive(data)
        else:
            self.parse_by_library(data)

    def parse_by_library(self, data: bytes) -> None:
        """Let uvicorn and the websockets library parse the data: it is not a text in one frame."""
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Pass on a text that came in fragments, or in a binary frame."""
        whole, self.frames = b"".join(self.frames), []
        self.channel.on_text(whole)

    def reject_text(self) -> None:
        """Close the connection: the text is not UTF-8 (RFC 6455, 8.1)."""
        self.conn.send_close(INVALID_TEXT)
        self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Answer the ping, unless the client does not read the answers to earlier ones."""
        if self.transport.get_write_buffer_size() > MAX_UNSENT_BYTES:
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= MAX_FRAGMENTS:
            self.hang_up()
        else:
            super().handle_cont(event)

    def handle_close(self, event: Any) -> None:
        self.channel.is_closed = True
        super().handle_close(event)

    def connection_lost(self, exc: Exception | None) -> None:
        limits.remove(self.transport)
        super().connection_lost(exc)
        self.channel.wake()

    def shutdown(self) -> None:
        self.channel.flush()
        super().shutdown()

    def hang_up(self, code: int = RECONNECT) -> None:
        """Close the socket without waiting for what is unsent."""
        if self.closing is None and not self.disconnected:
            self.channel.flush()
            close: Any = {"type": "websocket.close", "code": code, "reason": REASONS[code]}
            self.writable.set()  # do not wait for data that is not sent yet
            self.closing = self.loop.create_task(self.send(close))
            self.loop.call_later(self.close_timeout, self.transport.abort)  # the client may never answer


def channel_of(scope: Any) -> TextChannel:
    channel: TextChannel = scope["extensions"][EXTENSION]["channel"]
    return channel
