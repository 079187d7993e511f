"""Reads and writes whole text frames, which nearly every message is, without uvicorn's queues and tasks.

It is compiled with the rules.  socket_protocol.py leaves handshake, pings, closing and unusual frames to uvicorn.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakKeyDictionary

from touchline.server.tables.audience import RECONNECT, ClientConnection

try:
    from websockets.speedups import apply_mask
except ImportError:  # the library was built without a compiler
    from websockets.utils import apply_mask

log = logging.getLogger("touchline.socket")
TextHandler = Callable[[bytes, Callable[[], None]], bool]  # (text, on_answered) -> whether it handles the text
TEXT: Final = 0x81  # the first byte of a text in one frame
MASKED: Final = 0x80
MAX_UNSENT_BYTES: Final = 1 << 20  # with more, the client does not read and is dropped
MAX_QUEUED_TEXTS: Final = 64  # at this number reading from the socket pauses


class Outbox:
    """The channels with something to send: all is sent at the end of this iteration of the event loop.

    This makes one write for each channel (a write costs more than a message), and one callback for all channels.
    """

    def __init__(self) -> None:
        self.channels: list[TextChannel] = []

    def add(self, channel: TextChannel) -> None:
        if not self.channels:
            channel.loop.call_soon(self.send)
        self.channels.append(channel)

    def send(self) -> None:
        channels, self.channels = self.channels, []
        for channel in channels:
            try:
                channel.flush()
            except Exception:  # one broken channel must not stop the others
                log.exception("could not send")


outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class TextChannel:
    """`handler` gets each text at once; texts that it does not handle are queued for `next_text`."""

    def __init__(
        self, socket: Any, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop, max_bytes: int
    ) -> None:
        self.socket = socket
        self.transport: Any = transport
        self.loop = loop
        self.max_bytes = max_bytes  # for one text
        self.outbox = outboxes.setdefault(loop, Outbox())
        self.incomplete = b""  # the beginning of a frame whose end has not arrived
        self.texts: deque[bytes] = deque()
        self.waiter: asyncio.Future[None] | None = None
        self.handler: TextHandler | None = None
        self.is_answering = False  # `handler` has a text that it has not answered yet
        self.is_closed = False  # by the client: nothing after its close frame is read
        self.unsent_frames: list[bytes] = []  # sent at the end of this iteration of the event loop

    # -- receiving

    def receive(self, data: bytes) -> None:
        if self.incomplete:
            data = self.incomplete + data
        at, size = 0, len(data)
        while at < size and (frame := frame_at(data, at)) is not None:
            start, end = frame
            if end - start > self.max_bytes:
                at, self.incomplete = size, b""
                self.socket.parse_by_library(data)  # it rejects the size and closes the connection
            elif end > size:
                break
            elif data[at] == TEXT and data[at + 1] & MASKED and not self.socket.frames:  # no pieces of another text
                self.on_text(apply_mask(data[start:end], data[start - 4 : start]))
                at = end
            else:
                self.socket.parse_by_library(data[at:end])
                at = end
        self.incomplete = data[at:]

    def on_text(self, text: bytes) -> None:
        if self.is_closed or self.socket.close_sent:
            return
        if not is_utf8(text):
            self.socket.reject_text()
            return
        if self.handler is not None and self.is_idle() and self.handle_at_once(text, self.handler):
            return
        self.texts.append(text)
        if not self.is_answering:
            self.wake()
        if len(self.texts) == MAX_QUEUED_TEXTS:
            self.transport.pause_reading()

    def is_idle(self) -> bool:
        """Return whether no earlier text waits for its answer."""
        return not self.is_answering and self.waiter is not None and not self.waiter.done()

    def handle_at_once(self, text: bytes, handler: TextHandler) -> bool:
        self.is_answering = True
        if handler(text, self.on_answered):
            return True
        self.is_answering = False
        return False

    def on_answered(self) -> None:
        """Go on with the queue: the handler has answered its text."""
        self.is_answering = False
        if self.texts:
            self.wake()

    def wake(self) -> None:
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    async def next_text(self) -> bytes | None:
        """Return the next text in the queue; None when the connection is closed."""
        while not self.texts:
            if self.socket.disconnected:
                return None
            self.waiter = self.loop.create_future()
            await self.waiter
        if len(self.texts) == MAX_QUEUED_TEXTS:
            self.transport.resume_reading()
        return self.texts.popleft()

    # -- sending

    def send_text(self, text: bytes) -> bool:
        """Queue a text to be sent; return False if the client does not read."""
        if not self.unsent_frames:
            if self.socket.close_sent or self.socket.disconnected:
                return True
            if self.transport.get_write_buffer_size() > MAX_UNSENT_BYTES:
                return False
            self.outbox.add(self)
        self.unsent_frames.append(text_frame(text))
        return True

    def flush(self) -> None:
        frames, self.unsent_frames = self.unsent_frames, []
        if frames and not self.socket.close_sent and not self.socket.disconnected:
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))


class SocketConnection(ClientConnection):
    """A connection of a table's audience by a WebSocket."""

    def __init__(
        self, channel: TextChannel, seat: int | None, since: int, holding: str | None, wants_changes: bool
    ) -> None:
        super().__init__(seat, since, holding, wants_changes)
        self.channel = channel

    def push(self, data: bytes) -> bool:
        return self.channel.send_text(data)

    def drop(self, code: int = RECONNECT) -> None:
        self.channel.socket.hang_up(code)


def is_utf8(text: bytes) -> bool:
    """Return whether the text is UTF-8; the quick check finds ASCII, which nearly every text is."""
    if text.isascii():
        return True
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def frame_at(data: bytes, at: int) -> tuple[int, int] | None:
    """Return where the content of the frame begins and ends; None if its header has not arrived."""
    if len(data) < at + 2:
        return None
    length, start = data[at + 1] & 127, at + 2
    if length >= 126:
        wide = 2 if length == 126 else 8
        if len(data) < start + wide:
            return None
        length, start = int.from_bytes(data[start : start + wide], "big"), start + wide
    start += 4 if data[at + 1] & MASKED else 0
    return start, start + length


def text_frame(text: bytes) -> bytes:
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, 126, size >> 8, size & 255)) + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text
