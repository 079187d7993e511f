"""WebSockets as uvicorn serves them, with a short way for texts (socket.py).

Handshake, pings, closing and all that is unusual is the business of uvicorn and of the websockets library, which get it
frame by frame.  What is cut short is the way of a text through queues, wrappers and tasks.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from touchline.server.tables.audience import RECONNECT, SEAT_LOST, TABLE_GONE
from touchline.server.web.connection_limits import limits
from touchline.server.web.socket import UNSENT, TextChannel

EXTENSION: Final = "touchline"  # in a socket's scope: its line
INVALID_TEXT: Final = 1007  # close code
MOST_PIECES: Final = 1000  # of one text
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
            self.take(data)

    def take(self, data: bytes) -> None:
        """What is no whole text."""
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A text that came in pieces, or as bytes."""
        whole, self.frames = b"".join(self.frames), []
        self.channel.hear(whole)

    def reject_text(self) -> None:
        """A text that is no UTF-8 ends the connection (RFC 6455, 8.1)."""
        self.conn.send_close(INVALID_TEXT)
        self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Answer, unless the answers to earlier pings are not being read."""
        if self.transport.get_write_buffer_size() > UNSENT:
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= MOST_PIECES:
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
        self.channel.say_all()
        super().shutdown()

    def hang_up(self, code: int = RECONNECT) -> None:
        """Close the socket without waiting for what is unsent."""
        if self.closing is None and not self.disconnected:
            self.channel.say_all()
            close: Any = {"type": "websocket.close", "code": code, "reason": REASONS[code]}
            self.writable.set()  # what lies unsent is not waited for
            self.closing = self.loop.create_task(self.send(close))
            self.loop.call_later(self.close_timeout, self.transport.abort)  # who does not read does not answer either


def channel_of(scope: Any) -> TextChannel:
    channel: TextChannel = scope["extensions"][EXTENSION]["channel"]
    return channel
