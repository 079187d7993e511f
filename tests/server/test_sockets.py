"""The fast path of a socket's texts: unusual frames still work, and a client that does not read stops nobody."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx
import pytest
import websockets
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import State

from tests.server.inside import until
from tests.server.launch import Server
from tests.server.players import Person, table_of
from touchline.server.messages.wire import WIRE_VERSION
from touchline.server.tables.audience import OTHER_VERSION, RECONNECT
from touchline.server.web.socket import MAX_QUEUED_TEXTS, MAX_UNSENT_BYTES, frame_at, text_frame
from touchline.server.web.socket_protocol import Socket

pytestmark = pytest.mark.anyio


async def join_table(server: Server) -> list[Person]:
    return await table_of(server.address, "mister", people=2, bots=0, seed="sockets")


def line(who: Person) -> Any:
    return connect(who.uri(), additional_headers={"Cookie": who.cookie}, max_size=None)


async def next_message(socket: ClientConnection, kind: str, **fields: Any) -> dict[str, Any]:
    """The next message of this kind, with these fields."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
        if message["t"] == kind and all(message.get(name) == value for name, value in fields.items()):
            return message


async def say(socket: ClientConnection, t: str, **fields: Any) -> dict[str, Any]:
    move = f"{random.getrandbits(60):x}"
    await socket.send(json.dumps({"t": t, "id": move, **fields}))
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
        if message["t"] in ("done", "refused") and message["id"] == move:
            return message


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_frames_are_those_of_the_library(size: int) -> None:
    text = b"x" * size

    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
    masked = Frame(Opcode.TEXT, text).serialize(mask=True)
    start, end = frame_at(b"??" + masked, 2) or (0, 0)
    assert (end - start, end) == (size, len(masked) + 2)
    assert all(frame_at(masked[:short], 0) is None for short in range(start - 2 - 4))


async def test_a_text_may_come_in_pieces_as_bytes_and_beside_a_ping(server: Server) -> None:
    first, _ = await join_table(server)
    async with line(first) as socket:
        await next_message(socket, "state")
        await socket.send(['{"t":"sync",', '"id":"pieces"', "}"])
        await next_message(socket, "done", id="pieces")
        await (await socket.ping())
        await socket.send(b'{"t":"sync","id":"bytes"}')
        await next_message(socket, "done", id="bytes")
        await socket.send("\udcff".encode("utf-8", "surrogatepass"), text=True)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await next_message(socket, "refused")

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007


async def test_a_frame_may_come_byte_by_byte(server: Server) -> None:
    first, _ = await join_table(server)
    async with line(first) as socket:
        await next_message(socket, "state")
        frames = [
            Frame(Opcode.TEXT, json.dumps({"t": "sync", "id": f"s{at}"}).encode()).serialize(mask=True)
            for at in range(3)
        ]
        for each in b"".join(frames):
            socket.transport.write(bytes([each]))
            await asyncio.sleep(0)
        for at in range(3):
            await next_message(socket, "done", id=f"s{at}")


async def test_many_messages_at_once_are_answered_in_order(server: Server) -> None:
    first, _ = await join_table(server)
    async with line(first) as socket:
        await next_message(socket, "state")
        for at in range(3 * MAX_QUEUED_TEXTS):
            await socket.send(json.dumps({"t": "nudge", "id": f"n{at}", "seat": 7}))
        answers = [(await next_message(socket, "refused"))["id"] for _ in range(3 * MAX_QUEUED_TEXTS)]

        assert answers == [f"n{at}" for at in range(3 * MAX_QUEUED_TEXTS)]


async def test_a_page_of_another_version_is_told_to_reload(server: Server) -> None:
    first, _ = await join_table(server)
    uri = f"{first.uri()}&version={WIRE_VERSION}"
    async with connect(uri, additional_headers={"Cookie": first.cookie}, max_size=None) as socket:
        await next_message(socket, "state")

    uri = f"{first.uri()}&version={WIRE_VERSION - 1}"
    async with connect(uri, additional_headers={"Cookie": first.cookie}) as socket:
        with pytest.raises(websockets.ConnectionClosed) as ended:
            await asyncio.wait_for(socket.recv(), 60)
    assert ended.value.rcvd == Close(OTHER_VERSION, "other-version")


async def test_a_message_too_large_closes_the_socket(server: Server) -> None:
    first, _ = await join_table(server)
    async with line(first) as socket:
        await next_message(socket, "state")
        await socket.send("x" * 100_000)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await next_message(socket, "done")

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


class Pipe(asyncio.Transport):
    """In the place of a connection: so much lies unsent."""

    def __init__(self, unsent: int) -> None:
        super().__init__()
        self.unsent = unsent
        self.sent = b""
        self.writes = 0
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def is_closing(self) -> bool:
        return False

    def write(self, data: Any) -> None:
        self.sent += data
        self.writes += 1

    def close(self) -> None:
        """Close without reading the unsent bytes first."""

    def abort(self) -> None:
        self.aborted = True


async def open_socket(unsent: int) -> tuple[Socket, Pipe]:
    """A socket in mid-conversation."""
    config = Config(app=lambda: None, factory=True, ws_ping_interval=None)
    config.load()
    socket, pipe = Socket(config, ServerState(), {}), Pipe(unsent)
    socket.connection_made(pipe)
    socket.conn.state = State.OPEN
    socket.handshake_complete = True
    return socket, pipe


async def test_all_messages_of_one_loop_iteration_are_one_write() -> None:
    socket, pipe = await open_socket(MAX_UNSENT_BYTES)

    assert socket.channel.send_text(b"hello")
    assert socket.channel.send_text(b"again")
    await asyncio.sleep(0)
    assert (pipe.sent, pipe.writes) == (text_frame(b"hello") + text_frame(b"again"), 1)
    assert socket.channel.send_text(b"once more")
    await asyncio.sleep(0)
    assert pipe.writes == 2


async def test_a_broken_connection_does_not_stop_the_others() -> None:
    (gone, _), (there, pipe) = await open_socket(0), await open_socket(0)
    gone.channel.transport = None
    assert gone.channel.outbox is there.channel.outbox
    gone.channel.unsent_frames.append(b"lost")
    gone.channel.outbox.add(gone.channel)
    assert there.channel.send_text(b"hello")
    await asyncio.sleep(0)

    assert pipe.sent == text_frame(b"hello")
    assert gone.channel.unsent_frames == []


async def test_queued_messages_are_sent_before_the_server_closes_the_socket() -> None:
    socket, pipe = await open_socket(0)

    assert socket.channel.send_text(b"hello")
    socket.shutdown()
    await asyncio.sleep(0)
    assert pipe.sent == text_frame(b"hello") + Frame(Opcode.CLOSE, Close(1012, "").serialize()).serialize(mask=False)


async def test_a_client_that_does_not_read_is_disconnected() -> None:
    socket, pipe = await open_socket(MAX_UNSENT_BYTES + 1)
    socket.close_timeout = 0.0
    assert not socket.channel.send_text(b"hello")
    assert pipe.sent == b""
    socket.pause_writing()
    socket.hang_up()
    await until(lambda: pipe.aborted)

    assert pipe.sent == Frame(Opcode.CLOSE, Close(RECONNECT, "come-again").serialize()).serialize(mask=False)
    assert socket.channel.send_text(b"hello")  # nobody hears it, and nothing is wrong with that
    assert pipe.sent.count(b"hello") == 0


async def test_a_take_back_is_proposed_declined_and_agreed_on(server: Server) -> None:
    first, second = await join_table(server)
    async with line(first) as one, line(second) as two:
        begun = (await next_message(one, "state"))["view"]
        await next_message(two, "state")
        options, decision = begun["question"]["options"], begun["question"]["decision"]
        assert (await say(one, "pick", decision=decision, picks=[options[0]]))["t"] == "done"
        assert (await say(one, "take_back"))["t"] == "done"
        await next_message(two, "take_back", by=0, waiting=[1])
        assert (await say(two, "take_back", agree=False))["t"] == "done"
        await next_message(one, "take_back", by=1, waiting=[])
        assert (await say(one, "take_back"))["t"] == "done"
        await next_message(two, "take_back", by=0, waiting=[1])
        async with line(second) as again:
            await next_message(again, "take_back", by=0, waiting=[1])
            assert (await say(again, "take_back"))["t"] == "done"
            assert (await next_message(one, "state"))["view"]["question"]["options"] == options


async def test_the_last_lines_of_the_chat_are_told_to_whoever_comes(server: Server) -> None:
    first, second = await join_table(server)
    async with line(first) as one:
        await next_message(one, "state")
        assert (await say(one, "chat", text="hello"))["t"] == "done"
        async with line(second) as two:
            assert [each["text"] for each in (await next_message(two, "chat_history"))["messages"]] == ["hello"]
    async with httpx.AsyncClient(base_url=server.address, headers={"Cookie": first.cookie}, timeout=60) as client:
        kept = (await client.get("/api/me")).json()["tables"]
        assert [line["text"] for line in kept[0]["chat"]] == ["hello"]
        assert (await client.delete("/api/me")).status_code == 200
    async with line(second) as two:
        await next_message(two, "presence")
        assert (await say(two, "chat", phrase="hello"))["t"] == "done"
    async with line(second) as two:
        assert [each["phrase"] for each in (await next_message(two, "chat_history"))["messages"]] == ["hello"]
