"""A socket's texts, in and out: what nearly every message is, one whole frame of text, taken the short way.

Compiled with the rules.  Handshake, pings, closing and all that is unusual is the business of socket_protocol.py.
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
except ImportError:  # where the library was built without a compiler
    from websockets.utils import apply_mask

log = logging.getLogger("touchline.socket")
Takes = Callable[[bytes, Callable[[], None]], bool]  # what is to be called when the text is answered; false: not taken
TEXT: Final = 0x81  # the first byte of a text that is whole
MASKED: Final = 0x80
UNSENT: Final = 1 << 20  # bytes: who lets more pile up does not read
UNHEARD: Final = 64  # texts that may wait before nothing more is read


class Outbox:
    """Lines on which something was said in this turn of the loop: it all goes out when the turn is over.

    One write for each channel, which costs more than a message, and one call of the loop for all of them.
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
                channel.say_all()
            except Exception:  # it is gone; the others are not
                log.exception("could not be told")


outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class TextChannel:
    """`say` sends a text without waiting, `next` waits for one that `takes` has not taken up at once."""

    def __init__(self, socket: Any, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop, most: int) -> None:
        self.socket = socket
        self.transport: Any = transport
        self.loop = loop
        self.most = most  # bytes of one text
        self.outbox = outboxes.setdefault(loop, Outbox())
        self.rest = b""  # of a frame that is not whole yet
        self.texts: deque[bytes] = deque()
        self.waiter: asyncio.Future[None] | None = None
        self.takes: Takes | None = None
        self.busy = False  # with a text that was taken up
        self.is_closed = False  # by the client: what comes after its close frame is not read
        self.unsaid: list[bytes] = []  # frames of this turn of the loop

    # -- hearing

    def receive(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        at, size = 0, len(data)
        while at < size and (frame := frame_at(data, at)) is not None:
            start, end = frame
            if end - start > self.most:
                at, self.rest = size, b""
                self.socket.take(data)  # it says that this is too much, and hangs up
            elif end > size:
                break
            elif data[at] == TEXT and data[at + 1] & MASKED and not self.socket.frames:  # no pieces of another text
                self.hear(apply_mask(data[start:end], data[start - 4 : start]))
                at = end
            else:
                self.socket.take(data[at:end])
                at = end
        self.rest = data[at:]

    def hear(self, text: bytes) -> None:
        if self.is_closed or self.socket.close_sent:
            return
        if not is_utf8(text):
            self.socket.reject_text()
            return
        if self.takes is not None and self.is_waited_for() and self.take_up(text, self.takes):
            return
        self.texts.append(text)
        if not self.busy:
            self.wake()
        if len(self.texts) == UNHEARD:
            self.transport.pause_reading()

    def is_waited_for(self) -> bool:
        """Nothing that came before is still to be answered."""
        return not self.busy and self.waiter is not None and not self.waiter.done()

    def take_up(self, text: bytes, takes: Takes) -> bool:
        self.busy = True
        if takes(text, self.rest_again):
            return True
        self.busy = False
        return False

    def rest_again(self) -> None:
        """What was taken up is answered."""
        self.busy = False
        if self.texts:
            self.wake()

    def wake(self) -> None:
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    async def next(self) -> bytes | None:
        """The next text; None when nobody is there any more."""
        while not self.texts:
            if self.socket.disconnected:
                return None
            self.waiter = self.loop.create_future()
            await self.waiter
        if len(self.texts) == UNHEARD:
            self.transport.resume_reading()
        return self.texts.popleft()

    # -- saying

    def say(self, text: bytes) -> bool:
        """False if the other side does not read."""
        if not self.unsaid:
            if self.socket.close_sent or self.socket.disconnected:
                return True
            if self.transport.get_write_buffer_size() > UNSENT:
                return False
            self.outbox.add(self)
        self.unsaid.append(framed(text))
        return True

    def say_all(self) -> None:
        frames, self.unsaid = self.unsaid, []
        if frames and not self.socket.close_sent and not self.socket.disconnected:
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))


class SocketConnection(ClientConnection):
    """A connection by such a channel."""

    def __init__(
        self, channel: TextChannel, seat: int | None, since: int, holding: str | None, wants_changes: bool
    ) -> None:
        super().__init__(seat, since, holding, wants_changes)
        self.channel = channel

    def push(self, data: bytes) -> bool:
        return self.channel.say(data)

    def drop(self, code: int = RECONNECT) -> None:
        self.channel.socket.hang_up(code)


def is_utf8(text: bytes) -> bool:
    """Nearly every text is ASCII, which is seen at once."""
    if text.isascii():
        return True
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def frame_at(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the content of the frame begins and ends; None if that is not known yet."""
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


def framed(text: bytes) -> bytes:
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, 126, size >> 8, size & 255)) + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text
