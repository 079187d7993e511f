"""`make bench-server`: moves a second, latency, bytes and memory of the server, beside boardgame.io's in the same run.

200 tables of Mister, two people each, over loopback WebSockets on one worker with a durable SQLite store; whoever is
asked answers at once.  boardgame.io keeps its matches in memory and plays a smaller game.  The people of both run in
this process, one after the other, by the same sockets.  A number of moves is counted, not a number of seconds: each
table plays through the market and most of a long match, and as in boardgame.io's load hardly any game ends meanwhile.
In boardgame.io's game one moves at a time; in Mister's match both often choose at once.  So that the same number of
moves is under way, the second waits there until the first was answered; one more row shows what comes of it where
nobody waits, another the market alone, which is a draft as boardgame.io's game is.  All are measured
by turns, three times, and the medians are told.  Figures of one run can be compared with each other, not with those of
another machine.
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
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Coroutine
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import uvloop
from tests.compiled.wheel import unpack_wheel
from tests.server.launch import postgres

from bench.filled_store import filled_store
from bench.load import Load, made_table, players
from bench.peer_load import peer, peer_players

TABLES = 200
MOVES = 25_000  # that are counted
MARKET = 0.32  # of them: about as many as are made before the first table has its squads
WARM = 0.1  # share of the counted moves that are played before
ROUNDS = 3
STUCK = 60.0  # seconds without a move
STORED = 10_000
PORTS = range(20_000, 30_000)  # below those that outgoing connections are given


Sit = Callable[[int, int, Load], Coroutine[Any, Any, None]]
Figures = dict[str, float]


async def measure(port: int, pids: list[int], tables: int, moves: int, sit: Sit) -> Figures:
    """All sit down; then they begin, warm up, and this many moves are counted."""
    load = Load()
    await sit(port, tables, load)
    load.running = True
    for socket, word in load.sockets.items():
        socket.say(word)
    await wait_for_moves(load, int(moves * WARM))
    load.waits = []
    received, began, used, own = load.bytes, time.perf_counter(), sum(map(cpu, pids)), time.process_time()
    await wait_for_moves(load, moves)
    found = load.figures(time.perf_counter() - began, load.bytes - received)
    found["cpu_us_per_move"] = 1e6 * (sum(map(cpu, pids)) - used) / len(load.waits)
    found["cpu_us_of_people_per_move"] = 1e6 * (time.process_time() - own) / len(load.waits)
    load.running = False
    for each in list(load.sockets):
        load.close(each)
    return found


async def wait_for_moves(load: Load, moves: int) -> None:
    """Until this many moves were answered."""
    before, since = 0, time.monotonic()
    while len(load.waits) < moves:
        await asyncio.sleep(0.01)
        if len(load.waits) > before:
            before, since = len(load.waits), time.monotonic()
        assert time.monotonic() - since < STUCK, "nobody is answered any more"


def cpu(pid: int) -> float:
    """Seconds of CPU that the process and those it has started have used; others use the machine too."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    started = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") + sum(cpu(int(each)) for each in started)


def memory(process: subprocess.Popen[Any]) -> int:
    """Bytes that the process has in memory."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return 1024 * int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


@contextmanager
def ours(folder: str, package: str = "", **more: Any) -> Any:
    """The server on this folder; `package`: where the compiled form lies, before the source."""
    port = free_port()
    settings = {"port": port, "data": folder, "new_tables": [1e6, 1e6], "messages": [1e6, 1e6]} | more
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
    """Return what one more table in memory costs, in the middle of its first match, with nobody connected."""

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
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="all are measured by turns so often")
    parser.add_argument("--ours", action="store_true", help="without boardgame.io")
    parser.add_argument("--source", action="store_true", help="without the compiled engine")
    parser.add_argument("--postgres", action="store_true", help="one worker on SQLite, one and two on PostgreSQL")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found: dict[str, Any] = {"python": platform.python_version(), "sqlite": sqlite3.sqlite_version}
    loads = by_name(chosen)
    rounds = [{name: load() for name, load in loads.items()} for _ in range(chosen.rounds)]
    found["rows"] = [{"what": name} | middle([each[name] for each in rounds]) for name in loads]
    found |= {} if chosen.postgres else start()
    print(json.dumps(found | {"rounds": rounds}, indent=2) if chosen.json else as_table(found))


def by_name(chosen: argparse.Namespace) -> dict[str, Callable[[], Figures]]:
    """Return all that is measured, in the order in which it is measured."""
    loads: dict[str, Callable[[], Figures]] = {}
    tables, moves = chosen.tables, chosen.moves
    if chosen.postgres:
        package = "" if chosen.source else str(unpack_wheel())
        loads["one worker on SQLite"] = partial(our_figures, package, tables, moves)
        for workers, name in ((1, "one worker"), (2, "two workers")):
            loads[f"{name} on PostgreSQL"] = partial(postgres_figures, package, tables, moves, workers)
        return loads
    if not chosen.source:
        compiled, at_once = str(unpack_wheel()), partial(players, at_once=True)
        loads["Touchline, compiled"] = partial(our_figures, compiled, tables, moves)
        loads["the same, the market alone"] = partial(our_figures, compiled, tables, int(MARKET * moves))
        loads["the same, both at once"] = partial(our_figures, compiled, tables, moves, at_once)
    loads["Touchline, from source"] = partial(our_figures, "", tables, moves)
    if not chosen.ours:
        loads["boardgame.io"] = partial(peer_figures, tables, moves)
    return loads


def our_figures(package: str, tables: int, moves: int, sit: Sit = players) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        server: AbstractContextManager[Any] = ours(folder, package)
        with server as (port, process, _):
            idle = idle_memory(port, process, 400)
            figures = uvloop.run(measure(port, [process.pid], tables, moves, sit))
    return {"bytes_of_memory_per_idle_table": idle} | figures


def postgres_figures(package: str, tables: int, moves: int, workers: int) -> Figures:
    """Half of the tables have their two people at different workers: the kernel deals connections out.

    People, workers and database share this machine.  The CPU of a move is that of all workers and of the database.
    """
    with tempfile.TemporaryDirectory() as folder, postgres() as database:
        server: AbstractContextManager[Any] = ours(folder, package, database=database.url, workers=workers)
        with server as (port, process, _):
            return uvloop.run(measure(port, [process.pid, database.pid], tables, moves, players))


def peer_figures(tables: int, moves: int) -> Figures:
    with peer(port := free_port()) as pid:
        return uvloop.run(measure(port, [pid], tables, moves, peer_players))


def middle(rounds: list[Figures]) -> Figures:
    """Each figure's median: others use the machine too."""
    return {name: statistics.median(each[name] for each in rounds) for name in rounds[0]}


def start() -> dict[str, float]:
    """Return how long a server takes to start where many tables are stored."""
    with tempfile.TemporaryDirectory() as folder:
        filled_store(Path(folder), STORED)
        server: AbstractContextManager[Any] = ours(folder)
        with server as (_, process, seconds):
            return {"start_seconds": seconds, "start_cpu_seconds": cpu(process.pid)}


def as_table(found: dict[str, Any]) -> str:
    lines = ["| what | moves/s | p50 | p99 | CPU a move | bytes a move |", "| --- | ---: | ---: | ---: | ---: | ---: |"]
    for each in found["rows"]:
        times = f"{each['p50_ms']:.1f} ms | {each['p99_ms']:.1f} ms"
        costs = f"{each['cpu_us_per_move']:,.0f} us | {each['bytes_per_move']:,.0f}"
        lines.append(f"| {each['what']} | {each['moves_per_second']:,.0f} | {times} | {costs} |")
    if "start_seconds" not in found:
        return "\n".join(lines)
    idle = found["rows"][0]["bytes_of_memory_per_idle_table"] / 1000
    lines += ["", f"An idle table takes {idle:.0f} kB;"]
    lines[-1] += f" a server with {STORED:,} stored tables starts in {found['start_seconds']:.1f} s"
    lines[-1] += f" ({found['start_cpu_seconds']:.1f} s of CPU)."
    return "\n".join(lines)


if __name__ == "__main__":
    main()
