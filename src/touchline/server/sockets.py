"""WebSockets as uvicorn serves them, with a short way for what nearly every message is: one whole frame of text.

Handshake, pings, closing and all that is unusual is the business of uvicorn and of the websockets library, which get it
frame by frame.  What is cut short is the way of a text through queues, wrappers and tasks.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from touchline.server.crowd import Connection

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library was built without a compiler
    from websockets.utils import apply_mask

Takes = Callable[[bytes, Callable[[], None]], bool]  # what is to be called when the text is answered; false: not taken
EXTENSION: Final = "touchline"  # in a socket's scope: the socket itself
TEXT: Final = 0x81  # the first byte of a text that is whole
MASKED: Final = 0x80
UNSENT: Final = 1 << 20  # bytes: who lets more pile up does not read
UNHEARD: Final = 64  # texts that may wait before nothing more is read
COME_AGAIN: Final = 4408


class Socket(WebSocketsSansIOProtocol):
    """`say` sends a text without waiting, `next` waits for one that `takes` has not taken up at once."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.rest = b""  # of a frame that is not whole yet
        self.texts: deque[bytes] = deque()
        self.waiter: asyncio.Future[None] | None = None
        self.takes: Takes | None = None
        self.busy = False  # with a text that was taken up
        self.closing: asyncio.Task[None] | None = None
        self.unsaid: list[bytes] = []  # frames of this turn of the loop

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"socket": self}

    # -- hearing

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            super().data_received(data)
            return
        if self.rest:
            data = self.rest + data
        at, size = 0, len(data)
        while at < size and (frame := frame_at(data, at)) is not None:
            start, end = frame
            if end - start > self.config.ws_max_size:
                at, self.rest = size, b""
                super().data_received(data)  # it says that this is too much, and hangs up
            elif end > size:
                break
            elif data[at] == TEXT and data[at + 1] & MASKED:
                self.heard(apply_mask(data[start:end], data[start - 4 : start]))
                at = end
            else:
                super().data_received(data[at:end])
                at = end
        self.rest = data[at:]

    def send_receive_event_to_app(self) -> None:
        """A text that came in pieces, or as bytes."""
        whole, self.frames = b"".join(self.frames), []
        self.heard(whole)

    def heard(self, text: bytes) -> None:
        if self.close_sent:
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
            if self.disconnected:
                return None
            self.waiter = self.loop.create_future()
            await self.waiter
        if len(self.texts) == UNHEARD:
            self.transport.resume_reading()
        return self.texts.popleft()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.wake()

    # -- saying

    def say(self, text: bytes) -> bool:
        """False if the other side does not read."""
        if self.close_sent or self.disconnected:
            return True
        if self.transport.get_write_buffer_size() > UNSENT:
            return False
        if not self.unsaid:
            self.loop.call_soon(self.say_all)
        self.unsaid.append(framed(text))
        return True

    def say_all(self) -> None:
        """What was said in one turn of the loop goes out in one write, which costs more than a message."""
        frames, self.unsaid = self.unsaid, []
        if frames and not self.close_sent and not self.disconnected:
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def shutdown(self) -> None:
        self.say_all()
        super().shutdown()

    def hang_up(self) -> None:
        if self.closing is None and not self.disconnected:
            self.say_all()
            close: Any = {"type": "websocket.close", "code": COME_AGAIN, "reason": "come-again"}
            self.writable.set()  # what lies unsent is not waited for
            self.closing = self.loop.create_task(self.send(close))
            self.loop.call_later(self.close_timeout, self.transport.abort)  # who does not read does not answer either


class Seated(Connection):
    """A connection by such a socket."""

    def __init__(self, socket: Socket, seat: int | None, since: int) -> None:
        super().__init__(seat, since)
        self.socket = socket

    def push(self, data: bytes) -> bool:
        return self.socket.say(data)

    def drop(self) -> None:
        self.socket.hang_up()


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


def socket_of(scope: Any) -> Socket:
    socket: Socket = scope["extensions"][EXTENSION]["socket"]
    return socket
