"""The socket against RFC 6455, frame by frame: the cases of the Autobahn test suite that concern a server of texts.

Whole texts are read by our own code (web/socket.py), everything else by the websockets library; a client must not be
able to tell which of the two has read a frame.
"""

from __future__ import annotations

import asyncio
import importlib.metadata
import tomllib
from pathlib import Path

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Request

from tests.server.test_sockets import Pipe
from touchline.server.web.socket_protocol import Socket

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).resolve().parents[2]
MAX_BYTES = 65_536  # the longest text, as run.py sets it
PROTOCOL_ERROR, INVALID_TEXT, TOO_BIG = 1002, 1007, 1009


HANDSHAKE = (
    b"GET /play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def shaken() -> tuple[Socket, Pipe]:
    """A socket after its handshake."""
    config = Config(app=lambda: None, factory=True, ws_ping_interval=None, ws_max_size=MAX_BYTES)
    config.load()
    socket, pipe = Socket(config, ServerState(), {}), Pipe(0)
    socket.connection_made(pipe)
    socket.conn.receive_data(HANDSHAKE)
    [request] = socket.conn.events_received()
    assert isinstance(request, Request)
    socket.conn.send_response(socket.conn.accept(request))
    socket.conn.data_to_send()
    socket.handshake_complete = True
    return socket, pipe


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def text(data: bytes, fin: bool = True) -> bytes:
    return frame(Opcode.TEXT, data, fin)


def rest(data: bytes, fin: bool = True) -> bytes:
    return frame(Opcode.CONT, data, fin)


def close_code(pipe: Pipe) -> int | None:
    """The code of the close frame that was sent, if it was the last frame."""
    at = pipe.sent.rfind(b"\x88")
    return int.from_bytes(pipe.sent[at + 2 : at + 4], "big") if at >= 0 else None


async def listen_socket(*data: bytes) -> tuple[list[bytes], Pipe]:
    """The texts that reach the table, and what was sent back."""
    socket, pipe = await shaken()
    for each in data:
        socket.data_received(each)
    await asyncio.sleep(0)
    return list(socket.channel.texts), pipe


# -- 1: lengths of payloads


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 128, 65_535, 65_536])
@pytest.mark.parametrize("chop", [0, 1, 997])
async def test_a_text_of_any_length_arrives_whole(size: int, chop: int) -> None:
    sent = text(b"*" * size)
    if chop == 1 and size > 200:
        parts = [sent[at : at + 1] for at in range(20)] + [sent[20:]]
    else:
        parts = [sent[at : at + chop] for at in range(0, len(sent), chop)] if chop else [sent]
    texts, pipe = await listen_socket(*parts)

    assert texts == [b"*" * size]
    assert pipe.sent == b""


async def test_a_text_that_is_too_long_is_refused_by_its_header_alone() -> None:
    texts, pipe = await listen_socket(text(b"*" * (MAX_BYTES + 1))[:14])

    assert texts == []
    assert close_code(pipe) == TOO_BIG


async def test_pieces_that_are_too_long_together_are_refused() -> None:
    texts, pipe = await listen_socket(text(b"*" * MAX_BYTES, fin=False), rest(b"*"))

    assert texts == []
    assert close_code(pipe) == TOO_BIG


# -- 2: pings and pongs


@pytest.mark.parametrize("size", [0, 1, 125])
async def test_a_ping_is_answered_with_its_own_payload(size: int) -> None:
    texts, pipe = await listen_socket(frame(Opcode.PING, b"p" * size))

    assert texts == []
    assert pipe.sent == Frame(Opcode.PONG, b"p" * size).serialize(mask=False)


async def test_a_pong_that_nobody_asked_for_is_ignored() -> None:
    texts, pipe = await listen_socket(frame(Opcode.PONG, b"?"), text(b"a"))

    assert (texts, pipe.sent) == ([b"a"], b"")


async def test_a_control_frame_has_at_most_125_bytes() -> None:
    long_ping = bytes([0x89, 0x80 | 126, 0, 126]) + bytes(4) + b"p" * 126
    texts, pipe = await listen_socket(long_ping, text(b"a"))

    assert close_code(pipe) == PROTOCOL_ERROR
    assert texts == []


async def test_a_control_frame_is_never_in_pieces() -> None:
    _, pipe = await listen_socket(bytes([0x09, 0x80]) + bytes(4))

    assert close_code(pipe) == PROTOCOL_ERROR


# -- 3 and 4: reserved bits and opcodes


@pytest.mark.parametrize("reserved", [0x40, 0x20, 0x10, 0x70])
@pytest.mark.parametrize("opcode", [Opcode.TEXT, Opcode.PING, Opcode.CLOSE])
async def test_reserved_bits_are_a_protocol_error(reserved: int, opcode: Opcode) -> None:
    texts, pipe = await listen_socket(
        text(b"before"), bytes([0x80 | reserved | opcode, 0x80]) + bytes(4), text(b"after")
    )

    assert texts == [b"before"]
    assert close_code(pipe) == PROTOCOL_ERROR


@pytest.mark.parametrize("opcode", [3, 4, 5, 6, 7, 11, 12, 13, 14, 15])
async def test_reserved_opcodes_are_a_protocol_error(opcode: int) -> None:
    texts, pipe = await listen_socket(bytes([0x80 | opcode, 0x80]) + bytes(4), text(b"after"))

    assert texts == []
    assert close_code(pipe) == PROTOCOL_ERROR


async def test_a_frame_without_a_mask_is_a_protocol_error() -> None:
    texts, pipe = await listen_socket(Frame(Opcode.TEXT, b"bare").serialize(mask=False), text(b"after"))

    assert texts == []
    assert close_code(pipe) == PROTOCOL_ERROR


# -- 5: texts in pieces


@pytest.mark.parametrize("pieces", [[b"a", b"b"], [b"", b"", b"ab"], [b"a", b"b", b""]])
async def test_a_text_in_pieces_arrives_whole(pieces: list[bytes]) -> None:
    frames = [text(pieces[0], fin=False), *(rest(each, fin=False) for each in pieces[1:-1]), rest(pieces[-1])]
    texts, _ = await listen_socket(*frames, text(b"next"))
    at_once, _ = await listen_socket(b"".join(frames) + text(b"next"))

    assert texts == at_once == [b"".join(pieces), b"next"]


async def test_a_ping_between_the_pieces_is_answered_at_once() -> None:
    texts, pipe = await listen_socket(text(b"a", fin=False), frame(Opcode.PING, b"!"), rest(b"b"))

    assert texts == [b"ab"]
    assert pipe.sent == Frame(Opcode.PONG, b"!").serialize(mask=False)


async def test_a_piece_of_nothing_is_a_protocol_error() -> None:
    texts, pipe = await listen_socket(rest(b"b"), text(b"after"))

    assert texts == []
    assert close_code(pipe) == PROTOCOL_ERROR


async def test_a_new_text_between_the_pieces_of_another_is_a_protocol_error() -> None:
    texts, pipe = await listen_socket(text(b"a", fin=False), text(b"whole"), rest(b"b"))

    assert texts == []
    assert close_code(pipe) == PROTOCOL_ERROR


# -- 6: UTF-8

VALID = ["κόσμε".encode(), b"\xf0\x90\x80\x80", b"\xf4\x8f\xbf\xbf", b"\xef\xbf\xbf", b"\x00", b"\x7f"]
INVALID = [
    b"\xff",
    b"\xc0\xaf",
    b"\xed\xa0\x80",
    b"\xf4\x90\x80\x80",
    b"\xce\xba\xe1",
    b"\x80",
    b"a\xf8\x88\x80\x80\x80",
]


@pytest.mark.parametrize("data", VALID)
async def test_valid_texts_pass(data: bytes) -> None:
    assert (await listen_socket(text(data)))[0] == [data]
    assert (await listen_socket(text(data[:1], fin=False), rest(data[1:])))[0] == [data]  # a letter may be cut in two


@pytest.mark.parametrize("data", INVALID)
async def test_a_text_that_is_no_utf_8_ends_the_connection(data: bytes) -> None:
    for frames in ([text(data)], [text(data[:1], fin=False), rest(data[1:])]):
        texts, pipe = await listen_socket(*frames, text(b"after"))

        assert texts == []
        assert close_code(pipe) == INVALID_TEXT


# -- 7: closing


@pytest.mark.parametrize("code", [1000, 1001, 1002, 1003, 1007, 1011, 3000, 3999, 4000, 4999])
async def test_a_close_is_answered_with_its_code(code: int) -> None:
    texts, pipe = await listen_socket(frame(Opcode.CLOSE, Close(code, "bye").serialize()), text(b"after"))

    assert texts == []
    assert close_code(pipe) == code


async def test_a_close_without_a_code_is_answered() -> None:
    _, pipe = await listen_socket(frame(Opcode.CLOSE, b""))

    assert pipe.sent[:1] == b"\x88"


@pytest.mark.parametrize("payload", [b"\x03", b"\x00\x00", b"\x03\xe7", b"\x03\xec", b"\x03\xed", b"\x07\xd0"])
async def test_a_close_that_makes_no_sense_is_a_protocol_error(payload: bytes) -> None:
    """One byte, and the codes 0, 999, 1004, 1005 and 2000."""
    _, pipe = await listen_socket(frame(Opcode.CLOSE, payload))

    assert close_code(pipe) == PROTOCOL_ERROR


# -- what is subclassed


def test_the_library_that_is_subclassed_is_pinned_exactly() -> None:
    """WebSocketsSansIOProtocol is no public class of uvicorn: another version is tried by hand first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert f"uvicorn[standard]=={importlib.metadata.version('uvicorn')}" in project["optional-dependencies"]["server"]
