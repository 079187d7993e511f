"""The people of `make bench-server` at our own tables: two at each, who answer at once whatever they are asked."""

from __future__ import annotations

import asyncio
import json
import random
import time
import urllib.request
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec

from bench.sockets import Socket, connect

LONG_GAME = {"deck_passes": 4}  # four times through the action cards: a game has more moves than are counted at a table
SPARE = 2  # tables made for each in play: some games are over early


class Asked(msgspec.Struct):
    decision: int
    options: list[int]


class View(msgspec.Struct):
    question: Asked | None = None  # or as it was before
    over: bool = False


class Heard(msgspec.Struct):
    t: str
    id: str = ""
    view: View | None = None


heard = msgspec.json.Decoder(Heard)


class Load:
    """The measurements of the people of one load."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.running = False
        self.refused = 0
        self.received = 0  # bytes, by sockets that are closed again
        self.sockets: dict[Socket, bytes] = {}  # and what is said to be asked again
        self.following: set[asyncio.Future[Any]] = set()

    @property
    def bytes(self) -> int:
        return self.received + sum(each.bytes for each in self.sockets)

    def close(self, socket: Socket) -> None:
        self.received += socket.bytes
        self.sockets.pop(socket, None)
        socket.close()

    def figures(self, seconds: float, received: int) -> dict[str, float]:
        waits = sorted(self.waits)
        return {
            "moves_per_second": len(waits) / seconds,
            "p50_ms": 1000 * waits[len(waits) // 2],
            "p99_ms": 1000 * waits[int(len(waits) * 0.99)],
            "bytes_per_move": received / len(waits),
            "refused": self.refused,
        }


class Pair:
    """The two of a table; where they do not answer both at once, the second waits until the first was answered."""

    def __init__(self, at_once: bool) -> None:
        self.at_once = at_once
        self.under_way = False
        self.waiting: deque[Callable[[], None]] = deque()

    def begin(self, answer: Callable[[], None]) -> None:
        if self.under_way and not self.at_once:
            self.waiting.append(answer)
        else:
            self.under_way = True
            answer()

    def end(self) -> None:
        self.under_way = False
        if self.waiting:
            self.begin(self.waiting.popleft())


class Player:
    """Answers every question at once, at one table after the other."""

    def __init__(self, load: Load, port: int, seat: int, tables: Iterator[tuple[str, str]], pair: Pair) -> None:
        self.load = load
        self.port = port
        self.seat = seat
        self.tables = tables
        self.pair = pair
        self.chance = random.Random(seat)
        self.sent: dict[str, float] = {}  # a move's id -> when; the next may be on its way before the last is answered

    async def sit_down(self) -> None:
        code, cookie = next(self.tables)
        self.asked = -1
        path = f"/api/tables/{code}/play?seat={self.seat}&changes=true"
        self.load.sockets[await connect(self.port, path, cookie, self.hear)] = b'{"t":"sync","id":"go"}'

    def hear(self, socket: Socket, text: bytes) -> None:
        message = heard.decode(text)
        if message.t == "done" and message.id in self.sent:
            self.load.waits.append(time.perf_counter() - self.sent.pop(message.id))
            self.pair.end()
        elif message.t == "refused":
            self.load.refused += 1
            self.pair.end()
        elif message.view is not None and message.view.over:
            self.load.close(socket)
            self.load.following.add(asyncio.ensure_future(self.sit_down()))
        elif message.view is not None and message.view.question is not None and self.load.running:
            if message.view.question.decision != self.asked:
                self.asked = message.view.question.decision
                self.pair.begin(partial(self.answer, socket, message.view.question))

    def answer(self, socket: Socket, question: Asked) -> None:
        pick, move = self.chance.choice(question.options), f"{self.chance.getrandbits(50):x}"
        self.sent[move] = time.perf_counter()
        said = f'{{"t":"pick","id":"{move}","decision":{question.decision},"picks":[{pick}]}}'
        socket.say(said.encode())


async def players(port: int, tables: int, load: Load, at_once: bool = False) -> None:
    """Two at each table; more tables are made, for those whose game is over."""
    with ThreadPoolExecutor(4) as several:
        made = list(several.map(lambda _: made_table(port), range(tables * SPARE)))
    lines = [iter(made), iter(made)]
    for _ in range(tables):
        pair = Pair(at_once)
        for seat in range(2):
            await Player(load, port, seat, lines[seat], pair).sit_down()


def made_table(port: int) -> tuple[str, str]:
    wishes = [{"kind": "me"}] * 2
    told, cookie = post(
        f"http://127.0.0.1:{port}/api/tables", {"title": "mister", "seats": wishes, "options": LONG_GAME}
    )
    return told["table"]["code"], cookie


def post(address: str, body: Any) -> tuple[dict[str, Any], str]:
    asked = urllib.request.Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked, timeout=60) as answer:
        told: dict[str, Any] = json.load(answer)
        return told, (answer.headers.get("Set-Cookie") or "").split(";")[0]
