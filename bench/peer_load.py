"""The same load on boardgame.io's server: its socket.io messages, spoken by hand."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from bench.sockets import Socket, connect

HERE = Path(__file__).parent / "peer"
GAME = "draft"


@contextmanager
def peer(port: int) -> Iterator[int]:
    """The process of its server; installed on the first run."""
    npm = shutil.which("npm")
    assert npm, "boardgame.io needs Node and npm; --ours leaves it out"
    if not (HERE / "node_modules").exists():
        subprocess.run([npm, "install", "--no-audit", "--no-fund", "--no-package-lock"], cwd=HERE, check=True)
    process = subprocess.Popen(["node", "serve.mjs", str(port)], cwd=HERE, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == "ready"
        yield process.pid
    finally:
        process.terminate()
        process.wait()


class Turn(msgspec.Struct):
    seat: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    number: int = msgspec.field(name="_stateID")
    turn: Turn = msgspec.field(name="ctx")


class Synced(msgspec.Struct):
    state: State


class Sync(msgspec.Struct, array_like=True):
    kind: str
    match: str
    what: Synced


class Update(msgspec.Struct, array_like=True):
    kind: str
    match: str
    what: State


HEAD = f"42/{GAME},".encode()
encode = msgspec.json.Encoder().encode
synced, updated = msgspec.json.Decoder(Sync), msgspec.json.Decoder(Update)


class PeerPlayer:
    def __init__(self, load: Any, match: str, seat: int) -> None:
        self.load = load
        self.match = match
        self.seat = str(seat)
        self.sent = 0.0
        self.number = -1

    def hear(self, socket: Socket, text: bytes) -> None:
        if text == b"2":
            socket.say(b"3")
        elif text.startswith(b"0"):
            socket.say(f"40/{GAME},".encode())
        elif text.startswith(b"40"):
            socket.say(self.message(["sync", self.match, self.seat, None, 2]))
        elif text.startswith(b'["update"', len(HEAD)):
            self.note_state(socket, updated.decode(text[len(HEAD) :]).what)
        elif text.startswith(b'["sync"', len(HEAD)):
            self.note_state(socket, synced.decode(text[len(HEAD) :]).what.state)

    def note_state(self, socket: Socket, state: State) -> None:
        number = state.number
        if self.sent and number > self.number:
            self.load.waits.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        if state.turn.seat == self.seat and number > self.number and self.load.running:
            self.number = number
            self.sent = time.perf_counter()
            payload = {"type": "pick", "args": [random.randrange(5)], "playerID": self.seat}
            action = {"type": "MAKE_MOVE", "payload": payload}
            socket.say(self.message(["update", action, number, self.match, self.seat]))

    def message(self, data: list[Any]) -> bytes:
        return HEAD + encode(data)


async def peer_players(port: int, tables: int, load: Any) -> None:
    """Two at each match."""
    for _ in range(tables):
        match = await asyncio.to_thread(create_game, port)
        for seat in range(2):
            player = PeerPlayer(load, match, seat)
            socket = await connect(port, "/socket.io/?EIO=4&transport=websocket", "", player.hear)
            load.sockets[socket] = player.message(["sync", match, str(seat), None, 2])
    await asyncio.sleep(1.0)


def create_game(port: int) -> str:
    address = f"http://127.0.0.1:{port}/games/{GAME}/create"
    asked = urllib.request.Request(address, b'{"numPlayers": 2}', {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked, timeout=60) as answer:
        return str(json.load(answer)["matchID"])
