"""`python -m bench.asgi_pipeline`: the whole server with our frames against the same server by ASGI, by turns.

Both play Mister's market from source with the load of `bench.server`.  By ASGI the frames are those of uvicorn and the
websockets library: a task reads each connection, and a second one sends what the pipeline has queued, because the
writer calls back and cannot wait.  In each round both are measured, in changing order; the medians of the ratios are
printed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from typing import Any

import uvloop

from bench.load import players
from bench.server import Figures, free_port, is_well, measure
from touchline.server import run
from touchline.server.web.socket import TextHandler
from touchline.server.web.socket_protocol import EXTENSION, REASONS

SHOWN = ("cpu_us_per_move", "moves_per_second", "p99_ms")


class AsgiChannel:
    """The face of `TextChannel`, by an ASGI connection's `receive` and `send`."""

    def __init__(self, receive: Any, send: Any) -> None:
        self.receive, self.send = receive, send
        self.socket = self  # `SocketConnection.drop` calls its `hang_up`
        self.handler: TextHandler | None = None
        self.texts: deque[bytes | None] = deque()
        self.unsent: deque[dict[str, Any]] = deque()
        self.has_texts, self.has_unsent = asyncio.Event(), asyncio.Event()
        self.is_answering = False
        self.tasks: list[asyncio.Task[None]] = []

    async def next_text(self) -> bytes | None:
        if not self.tasks:
            self.tasks = [asyncio.create_task(self.read_all()), asyncio.create_task(self.send_all())]
        while not self.texts or self.is_answering:
            self.has_texts.clear()
            await self.has_texts.wait()
        text = self.texts.popleft()
        if text is None:
            self.tasks[1].cancel()
        return text

    async def read_all(self) -> None:
        while (message := await self.receive())["type"] == "websocket.receive":
            text = message["text"].encode()
            if self.is_answering or self.texts or not self.handle_at_once(text):
                self.texts.append(text)
                self.has_texts.set()
        self.texts.append(None)
        self.has_texts.set()

    def handle_at_once(self, text: bytes) -> bool:
        self.is_answering = self.handler is not None
        if self.handler is not None and self.handler(text, self.on_answered):
            return True
        self.is_answering = False
        return False

    def on_answered(self) -> None:
        self.is_answering = False
        self.has_texts.set()

    async def send_all(self) -> None:
        while True:
            await self.has_unsent.wait()
            self.has_unsent.clear()
            while self.unsent:
                await self.send(self.unsent.popleft())

    def send_text(self, text: bytes) -> bool:
        self.unsent.append({"type": "websocket.send", "text": text.decode()})
        self.has_unsent.set()
        return True

    def hang_up(self, code: int) -> None:
        self.unsent.append({"type": "websocket.close", "code": code, "reason": REASONS[code]})
        self.has_unsent.set()


def serve_by_asgi(settings: dict[str, Any]) -> None:
    """Run the server with the frames of uvicorn and the websockets library."""
    make_app = run.app

    def app() -> Any:
        inner = make_app()

        async def with_channel(scope: Any, receive: Any, send: Any) -> None:
            if scope["type"] == "websocket":
                scope["extensions"][EXTENSION] = {"channel": AsgiChannel(receive, send)}
            await inner(scope, receive, send)

        return with_channel

    run.app, run.Socket = app, "websockets-sansio"  # type: ignore[assignment, attr-defined]
    run.serve(run.Settings(**settings))


def one_run(by_asgi: bool, tables: int, moves: int) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        settings = {"port": port, "data": folder, "new_tables": [1e6, 1e6], "messages": [1e6, 1e6]}
        module = ["bench.asgi_pipeline", "--serve"] if by_asgi else ["touchline.server"]
        process = subprocess.Popen([sys.executable, "-m", *module, json.dumps(settings)], env=os.environ)
        try:
            while not is_well(port):
                assert process.poll() is None
                time.sleep(0.05)
            return uvloop.run(measure(port, [process.pid], tables, moves, players))
        finally:
            process.terminate()
            process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.asgi_pipeline", description=__doc__)
    parser.add_argument("--serve", help="settings: run a server by ASGI")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=4_000)
    parser.add_argument("--rounds", type=int, default=9)
    chosen = parser.parse_args()
    if chosen.serve:
        serve_by_asgi(json.loads(chosen.serve))
        return
    rounds: list[list[Figures]] = []
    for number in range(chosen.rounds):
        pair = {by: one_run(by, chosen.tables, chosen.moves) for by in ((False, True), (True, False))[number % 2]}
        rounds.append([pair[False], pair[True]])
    for name in SHOWN:
        ratios = [asgi[name] / ours[name] for ours, asgi in rounds]
        ours, asgi = (statistics.median(each[at][name] for each in rounds) for at in (0, 1))
        spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
        print(f"{name}: ours {ours:.1f}, by ASGI {asgi:.1f}, ratio {statistics.median(ratios):.2f} ({spread})")


if __name__ == "__main__":
    main()
