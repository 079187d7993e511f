"""A socket's texts reach the handler or the queue, one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from tests.server.test_sockets import Pipe, open_socket
from touchline.server.web.socket_protocol import Socket

pytestmark = pytest.mark.anyio


class Taking:
    """Takes what begins with T, and answers when it is told to."""

    def __init__(self) -> None:
        self.texts: list[bytes] = []
        self.then: list[Callable[[], None]] = []

    def __call__(self, text: bytes, then: Callable[[], None]) -> bool:
        if text.startswith(b"T"):
            self.texts.append(text)
            self.then.append(then)
        return text.startswith(b"T")


async def waiting() -> tuple[Socket, Pipe, Taking, asyncio.Future[bytes | None]]:
    (socket, pipe), taking = await open_socket(0), Taking()
    socket.channel.handler = taking
    reader = asyncio.ensure_future(socket.channel.next_text())
    await asyncio.sleep(0)
    return socket, pipe, taking, reader


async def test_texts_are_heard_one_after_the_other_whichever_way_they_go() -> None:
    socket, _, taking, reader = await waiting()
    for text in (b"T1", b"long", b"T2"):
        socket.channel.on_text(text)
    await asyncio.sleep(0)
    assert (taking.texts, reader.done()) == ([b"T1"], False)
    taking.then[0]()
    assert await asyncio.wait_for(reader, 10) == b"long"
    socket.channel.on_text(b"T3")  # while the task still handles the earlier one

    assert [await socket.channel.next_text(), await socket.channel.next_text()] == [b"T2", b"T3"]
    assert taking.texts == [b"T1"]


async def test_nothing_but_what_is_taken_wakes_nobody() -> None:
    socket, _, taking, reader = await waiting()
    for at in range(3):
        socket.channel.on_text(f"T{at}".encode())
        taking.then[at]()
    await asyncio.sleep(0)

    assert (len(taking.texts), reader.done()) == (3, False)
    reader.cancel()
