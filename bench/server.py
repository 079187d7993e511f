"""`make bench-server`: moves a second, latency, bytes and memory of the server, beside boardgame.io's in the same run.

200 tables of Mister, two people each, over loopback WebSockets on one worker with a durable SQLite store; whoever is
asked answers at once.  boardgame.io keeps its matches in memory and plays a smaller game.  The people of both run in
this process, one after the other, by the same sockets.  So many moves are counted rather than so many seconds: each
table plays through the market and most of a long match, and as in boardgame.io's load hardly any game ends meanwhile.
In the market one moves at a time, as in boardgame.io's game; in the match both often choose at once, so that twice as
many moves are under way.  Figures of one run can be compared with each other, not with those of another machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import socket as sockets
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from tests.compiled.wheel import unpacked

from bench.peer_load import peer, peer_players
from bench.sockets import Socket, connected
from bench.stored import filled_store

TABLES = 200
MOVES = 25_000  # that are counted
MARKET = 0.32  # of them: about as many as are made before the first table has its squads
WARM = 0.1  # of those counted, played before
LONG = {"deck_passes": 4}  # four times through the action cards: a game has more moves than are counted at a table
STUCK = 60.0  # seconds without a move
STORED = 10_000
SPARE = 2  # tables made for each in play: some games are over early
PORTS = range(20_000, 30_000)  # below those that outgoing connections are given


class Asked(msgspec.Struct):
    decision: int
    options: list[int]


class View(msgspec.Struct):
    question: Asked | None
    over: bool = False


class Heard(msgspec.Struct):
    t: str
    id: str = ""
    view: View | None = None


heard = msgspec.json.Decoder(Heard)


class Load:
    """What the people of one load have seen."""

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

    def figures(self, seconds: float, received: int) -> dict[str, Any]:
        waits = sorted(self.waits)
        return {
            "moves_per_second": len(waits) / seconds,
            "p50_ms": 1000 * waits[len(waits) // 2],
            "p99_ms": 1000 * waits[int(len(waits) * 0.99)],
            "bytes_per_move": received / len(waits),
            "refused": self.refused,
        }


class Player:
    """Answers every question at once, at one table after the other."""

    def __init__(self, load: Load, port: int, seat: int, tables: Iterator[tuple[str, str]]) -> None:
        self.load = load
        self.port = port
        self.seat = seat
        self.tables = tables
        self.chance = random.Random(seat)
        self.sent: dict[str, float] = {}  # a move's id -> when; the next may be on its way before the last is answered

    async def sit_down(self) -> None:
        code, cookie = next(self.tables)
        self.asked = -1
        path = f"/api/tables/{code}/play?seat={self.seat}"
        self.load.sockets[await connected(self.port, path, cookie, self.hear)] = b'{"t":"sync","id":"go"}'

    def hear(self, socket: Socket, text: bytes) -> None:
        message = heard.decode(text)
        if message.t == "done" and message.id in self.sent:
            self.load.waits.append(time.perf_counter() - self.sent.pop(message.id))
        elif message.t == "refused":
            self.load.refused += 1
        elif message.view is not None and message.view.over:
            self.load.close(socket)
            self.load.following.add(asyncio.ensure_future(self.sit_down()))
        elif message.view is not None and message.view.question is not None and self.load.running:
            self.answer(socket, message.view.question)

    def answer(self, socket: Socket, question: Asked) -> None:
        if question.decision != self.asked:
            self.asked = question.decision
            pick, move = self.chance.choice(question.options), f"{self.chance.getrandbits(50):x}"
            self.sent[move] = time.perf_counter()
            said = f'{{"t":"pick","id":"{move}","decision":{question.decision},"picks":[{pick}]}}'
            socket.say(said.encode())


async def players(port: int, tables: int, load: Load) -> None:
    """Two at each table; more tables are made, for those whose game is over."""
    with ThreadPoolExecutor(4) as several:
        made = list(several.map(lambda _: made_table(port), range(tables * SPARE)))
    lines = [iter(made), iter(made)]
    for _ in range(tables):
        for seat in range(2):
            await Player(load, port, seat, lines[seat]).sit_down()


def made_table(port: int) -> tuple[str, str]:
    wishes = [{"kind": "me"}] * 2
    told, cookie = posted(f"http://127.0.0.1:{port}/api/tables", {"title": "mister", "seats": wishes, "options": LONG})
    return told["table"]["code"], cookie


def posted(address: str, body: Any) -> tuple[dict[str, Any], str]:
    asked = urllib.request.Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked, timeout=60) as answer:
        told: dict[str, Any] = json.load(answer)
        return told, (answer.headers.get("Set-Cookie") or "").split(";")[0]


Sit = Callable[[int, int, Load], Any]


async def measured(port: int, pid: int, tables: int, moves: int, sit: Sit) -> dict[str, Any]:
    """All sit down; then they begin, warm up, and so many moves are counted."""
    load = Load()
    await sit(port, tables, load)
    load.running = True
    for socket, word in load.sockets.items():
        socket.say(word)
    await played(load, int(moves * WARM))
    load.waits = []
    received, began, used, own = load.bytes, time.perf_counter(), cpu(pid), time.process_time()
    await played(load, moves)
    found = load.figures(time.perf_counter() - began, load.bytes - received)
    found["cpu_us_per_move"] = 1e6 * (cpu(pid) - used) / len(load.waits)
    found["cpu_us_of_people_per_move"] = 1e6 * (time.process_time() - own) / len(load.waits)
    load.running = False
    for each in list(load.sockets):
        load.close(each)
    return found


async def played(load: Load, moves: int) -> None:
    """Until so many moves were answered."""
    before, since = 0, time.monotonic()
    while len(load.waits) < moves:
        await asyncio.sleep(0.01)
        if len(load.waits) > before:
            before, since = len(load.waits), time.monotonic()
        assert time.monotonic() - since < STUCK, "nobody is answered any more"


def cpu(pid: int) -> float:
    """Seconds of CPU that the process has used: what counts where others use the machine too."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: subprocess.Popen[Any]) -> int:
    """Bytes that the process has in memory."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return 1024 * int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


@contextmanager
def ours(folder: str, package: str = "") -> Any:
    """The server on this folder; `package`: where the compiled form lies, before the source."""
    port = free_port()
    settings = {"port": port, "data": folder, "new_tables": [1e6, 1e6], "messages": [1e6, 1e6]}
    command = [sys.executable, "-m", "touchline.server", json.dumps(settings)]
    process = subprocess.Popen(command, env=os.environ | ({"PYTHONPATH": package} if package else {}))
    began = time.perf_counter()
    try:
        while not is_well(port):
            assert process.poll() is None
            time.sleep(0.01)
        yield port, process, time.perf_counter() - began
    finally:
        process.terminate()
        process.wait()


def is_well(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def free_port() -> int:
    for port in random.sample(PORTS, len(PORTS)):
        with sockets.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port
    raise OSError("no port is free")


def idle_memory(port: int, process: subprocess.Popen[Any], tables: int) -> float:
    """What one more table in memory costs, in the middle of its first match, with nobody connected."""

    for _ in range(50):
        made_table(port)
    before = memory(process)
    for _ in range(tables):
        made_table(port)
    return (memory(process) - before) / tables


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.server", description=__doc__)
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--ours", action="store_true", help="without boardgame.io")
    parser.add_argument("--source", action="store_true", help="without the compiled engine")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found: dict[str, Any] = {"python": platform.python_version(), "sqlite": sqlite3.sqlite_version, "rows": []}
    if not chosen.source:
        compiled, market = str(unpacked()), int(MARKET * chosen.moves)
        found["rows"].append(our_row("Touchline, compiled", compiled, chosen.tables, chosen.moves))
        found["rows"].append(our_row("Touchline, compiled, the market alone", compiled, chosen.tables, market))
    found["rows"].append(our_row("Touchline, from source", "", chosen.tables, chosen.moves))
    if not chosen.ours:
        with peer(port := free_port()) as pid:
            row = uvloop.run(measured(port, pid, chosen.tables, chosen.moves, peer_players))
            found["rows"].append({"what": "boardgame.io"} | row)
    found |= start()
    print(json.dumps(found, indent=2) if chosen.json else told(found))


def our_row(what: str, package: str, tables: int, moves: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        server: AbstractContextManager[Any] = ours(folder, package)
        with server as (port, process, _):
            idle = idle_memory(port, process, 400)
            row = uvloop.run(measured(port, process.pid, tables, moves, players))
    return {"what": what, "bytes_of_memory_per_idle_table": idle} | row


def start() -> dict[str, float]:
    """How long a server takes to start where many tables are stored."""
    with tempfile.TemporaryDirectory() as folder:
        filled_store(Path(folder), STORED)
        server: AbstractContextManager[Any] = ours(folder)
        with server as (_, process, seconds):
            return {"start_seconds": seconds, "start_cpu_seconds": cpu(process.pid)}


def told(found: dict[str, Any]) -> str:
    lines = ["| what | moves/s | p50 | p99 | CPU a move | bytes a move |", "| --- | ---: | ---: | ---: | ---: | ---: |"]
    for each in found["rows"]:
        times = f"{each['p50_ms']:.1f} ms | {each['p99_ms']:.1f} ms"
        costs = f"{each['cpu_us_per_move']:,.0f} us | {each['bytes_per_move']:,.0f}"
        lines.append(f"| {each['what']} | {each['moves_per_second']:,.0f} | {times} | {costs} |")
    idle = found["rows"][0]["bytes_of_memory_per_idle_table"] / 1000
    lines += ["", f"An idle table takes {idle:.0f} kB;"]
    lines[-1] += f" a server with {STORED:,} stored tables starts in {found['start_seconds']:.1f} s"
    lines[-1] += f" ({found['start_cpu_seconds']:.1f} s of CPU)."
    return "\n".join(lines)


if __name__ == "__main__":
    main()
