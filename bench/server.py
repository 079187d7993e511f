"""`make bench-server`: moves a second, latency, bytes and memory of the server, beside boardgame.io's in the same run.

200 tables of Mister, two people each, over loopback WebSockets on one worker with a durable SQLite store; whoever is
asked answers at once.  boardgame.io keeps its matches in memory and plays a smaller game.  The people of both run in
this process.  Figures of one run can be compared with each other, not with those of another machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
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

from bench.peer_load import peer, peer_players
from bench.sockets import Socket, connected
from bench.stored import filled_store

TABLES = 200
STORED = 10_000
SPARE = 4  # tables made for each in play: a game is soon over


class Asked(msgspec.Struct):
    decision: int
    options: list[int]


class View(msgspec.Struct):
    question: Asked | None
    over: bool = False


class Heard(msgspec.Struct):
    t: str
    view: View | None = None
    code: str = ""


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

    async def sit_down(self) -> None:
        code, cookie = next(self.tables)
        self.sent, self.asked = 0.0, -1
        path = f"/api/tables/{code}/play?seat={self.seat}"
        self.load.sockets[await connected(self.port, path, cookie, self.hear)] = b'{"t":"sync","id":"go"}'

    def hear(self, socket: Socket, text: bytes) -> None:
        message = heard.decode(text)
        if message.t == "done":
            self.load.waits += [time.perf_counter() - self.sent] if self.sent else []
            self.sent = 0.0
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
            pick, move = self.chance.choice(question.options), f"{self.chance.getrandbits(50):x}".encode()
            self.sent = time.perf_counter()
            socket.say(b'{"t":"pick","id":"%b","decision":%d,"picks":[%d]}' % (move, question.decision, pick))


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
    told, cookie = posted(f"http://127.0.0.1:{port}/api/tables", {"title": "mister", "seats": wishes})
    return told["table"]["code"], cookie


def posted(address: str, body: Any) -> tuple[dict[str, Any], str]:
    asked = urllib.request.Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked, timeout=60) as answer:
        told: dict[str, Any] = json.load(answer)
        return told, (answer.headers.get("Set-Cookie") or "").split(";")[0]


async def measured(
    port: int, pid: int, tables: int, seconds: float, sit: Callable[[int, int, Load], Any]
) -> dict[str, Any]:
    """All sit down; then they begin, warm up, and it is counted for so long."""
    load = Load()
    await sit(port, tables, load)
    load.running = True
    for socket, word in load.sockets.items():
        socket.say(word)
    await asyncio.sleep(1.0)
    load.waits = []
    received, began, used = load.bytes, time.perf_counter(), cpu(pid)
    await asyncio.sleep(seconds)
    found = load.figures(time.perf_counter() - began, load.bytes - received)
    found["cpu_us_per_move"] = 1e6 * (cpu(pid) - used) / len(load.waits)
    load.running = False
    for each in list(load.sockets):
        load.close(each)
    return found


def cpu(pid: int) -> float:
    """Seconds of CPU that the process has used: what counts where others use the machine too."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: subprocess.Popen[Any]) -> int:
    """Bytes that the process has in memory."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return 1024 * int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


@contextmanager
def ours(folder: str) -> Any:
    port = free_port()
    settings = {"port": port, "data": folder, "new_tables": [1e6, 1e6], "messages": [1e6, 1e6]}
    command = [sys.executable, "-m", "touchline.server", json.dumps(settings)]
    process = subprocess.Popen(command)
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
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


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
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--ours", action="store_true", help="without boardgame.io")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found: dict[str, Any] = {"python": platform.python_version(), "sqlite": sqlite3.sqlite_version}
    with tempfile.TemporaryDirectory() as folder:
        server: AbstractContextManager[Any] = ours(folder)
        with server as (port, process, _):
            found["bytes_of_memory_per_idle_table"] = idle_memory(port, process, 400)
            found["touchline"] = asyncio.run(measured(port, process.pid, chosen.tables, chosen.seconds, players))
    if not chosen.ours:
        with peer(port := free_port()) as pid:
            found["boardgame.io"] = asyncio.run(measured(port, pid, chosen.tables, chosen.seconds, peer_players))
    with tempfile.TemporaryDirectory() as folder:
        filled_store(Path(folder), STORED)
        server = ours(folder)
        with server as (_, process, seconds):
            found["start_seconds_with_stored_tables"] = seconds
            found["start_cpu_seconds_with_stored_tables"] = cpu(process.pid)
    print(json.dumps(found, indent=2) if chosen.json else told(found))


def told(found: dict[str, Any]) -> str:
    lines = [f"{'':16}{'moves/s':>10}{'p50':>10}{'p99':>10}{'CPU a move':>14}{'bytes a move':>15}"]
    for name in ("touchline", "boardgame.io"):
        if name in found:
            each = found[name]
            times = f"{each['p50_ms']:>7.1f} ms{each['p99_ms']:>7.1f} ms"
            costs = f"{each['cpu_us_per_move']:>11,.0f} us{each['bytes_per_move']:>15,.0f}"
            lines.append(f"{name:16}{each['moves_per_second']:>10,.0f}{times}{costs}")
    lines.append(f"memory of an idle table: {found['bytes_of_memory_per_idle_table'] / 1000:.0f} kB")
    start, used = found["start_seconds_with_stored_tables"], found["start_cpu_seconds_with_stored_tables"]
    lines.append(f"start with {STORED:,} stored tables: {start:.2f} s ({used:.2f} s of CPU)")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
