"""A pick passes the functions of docs/walk.md, in the order of the page."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from tests.server.inside import Somebody, table, until
from tests.server.test_sockets import open_socket
from tests.test_walk import ROOT, STEPS
from touchline.server.store.writer_link import WriterLink
from touchline.server.tables.commands import Commands
from touchline.server.tables.registry import Registry
from touchline.server.tables.sweeper import cancel
from touchline.server.web.play_socket import serve_connection
from touchline.server.web.socket import SocketConnection

pytestmark = pytest.mark.anyio
ELSEWHERE = "src/touchline/server/store/writer_process.py"  # it runs in a separate process
WALKED = [(name, file) for _, name, file in STEPS if file.endswith(".py") and file != ELSEWHERE]


@contextmanager
def calls_noted() -> Iterator[list[tuple[str, str]]]:
    """Yield a list to which every call of a function of Touchline is added, by its name and file."""
    noted: list[tuple[str, str]] = []
    above = f"{ROOT}/"

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(above):
            noted.append((frame.f_code.co_qualname, frame.f_code.co_filename.removeprefix(above)))

    sys.setprofile(note)
    try:
        yield noted
    finally:
        sys.setprofile(None)


async def test_a_pick_passes_the_functions_of_the_page_in_their_order(registry: Registry) -> None:
    room = await table(registry)
    first, (socket, pipe) = Somebody(registry, room, 0), await open_socket(0)
    assert await first.pick(20) == "done"
    writer_link = registry.store.writer_link
    assert isinstance(writer_link, WriterLink)
    await until(lambda: writer_link.ready)
    connection = SocketConnection(socket.channel, 1, 0, room.seats[1].secret_hash, True)
    serving = asyncio.create_task(serve_connection(socket.channel, Commands(registry, room, connection)))
    await until(lambda: socket.channel.handler is not None and b'"state"' in pipe.sent)
    first.listen()
    pick = {"t": "pick", "id": "second", "decision": room.table.decision(1), "picks": [30]}
    with calls_noted() as calls:
        socket.data_received(Frame(Opcode.TEXT, msgspec.json.encode(pick)).serialize(mask=True))
        await until(lambda: b'"done"' in pipe.sent)
    await cancel(serving)

    assert [each["view"]["number"] for each in first.listen() if each["t"] == "state"] == [2]
    assert [step for step in WALKED if step not in calls] == []
    assert sorted(WALKED, key=calls.index) == WALKED
