"""`python -m bench.transports`: our WebSocket frames against libraries, by turns in one run.

200 tables with two seats each.  A seat sends a pick; the server decodes it, works as long as our engine and writer do
for a move, sends a state of the usual size to both seats and `done` to the one that picked; then the other seat picks.
The same client plays against every transport.  Each server runs in its own process, one after the other, in several
rounds; the medians are printed.  The libraries are not dependencies of Touchline: install picows, granian and wsproto
to measure them; those that are missing are left out.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import importlib.util
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec
import uvicorn
import uvloop

from bench.server import cpu, free_port
from bench.sockets import Socket, connect
from touchline.server.messages.seat_messages import Pick
from touchline.server.web.socket_protocol import Socket as OurProtocol
from touchline.server.web.socket_protocol import channel_of

TABLES = 200
MOVES = 12_000
WARM_SHARE = 0.15  # share of the moves that is played before the count
ROUNDS = 3
STATE_BYTES = 980  # a partial state of Mister, mean over a game
WORK_US = 100.0  # engine and writer, for each move
MAX_FRAME_BYTES = 65_536
STUCK_SECONDS = 30.0
Figures = dict[str, float]
Send = Callable[[bytes], Any]
decoder = msgspec.json.Decoder(Pick)


class Tables:
    """The seats' send functions by table, and the work of a move."""

    def __init__(self, work_us: float) -> None:
        self.work_seconds = work_us / 1e6
        self.seats: dict[tuple[str, int], Send] = {}

    def handle(self, table: str, seat: int, text: bytes) -> list[tuple[Send, bytes]]:
        """Decode a pick, do a move's work, and return the messages to send."""
        pick = decoder.decode(text)
        end = time.thread_time() + self.work_seconds
        while time.thread_time() < end:
            pass
        number = pick.decision + 1
        head = f'{{"t":"state","since":{number},"count":{number},"seat":{1 - seat},"view":"'
        state = (head + "x" * (STATE_BYTES - len(head)) + '"}').encode()
        both = [(self.seats[table, each], state) for each in (0, 1) if (table, each) in self.seats]
        return [*both, (self.seats[table, seat], f'{{"t":"done","id":"{pick.id}"}}'.encode())]


def place_of(path: str) -> tuple[str, int]:
    _, table, seat = path.split("/")
    return table, int(seat)


# -- the servers


def serve_ours(port: int, tables: Tables) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        channel, (table, seat) = channel_of(scope), place_of(scope["path"])
        tables.seats[table, seat] = channel.send_text

        def handler(text: bytes, on_answered: Callable[[], None]) -> bool:
            for say, message in tables.handle(table, seat, text):
                say(message)
            on_answered()
            return True

        channel.handler = handler
        await channel.next_text()

    run_uvicorn(app, port, OurProtocol)


def asgi_app(tables: Tables) -> Any:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        table, seat = place_of(scope["path"])
        tables.seats[table, seat] = lambda text: send({"type": "websocket.send", "text": text.decode()})
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            data = text.encode() if text is not None else message["bytes"]
            for say, answer in tables.handle(table, seat, data):
                await say(answer)

    return app


def run_uvicorn(app: Any, port: int, ws: Any) -> None:
    more: dict[str, Any] = {"ws_per_message_deflate": False, "ws_max_size": MAX_FRAME_BYTES, "lifespan": "off"}
    uvicorn.run(app, port=port, log_level="warning", access_log=False, ws=ws, loop="uvloop", **more)


def serve_uvicorn_websockets(port: int, tables: Tables) -> None:
    run_uvicorn(asgi_app(tables), port, "websockets-sansio")


def serve_wsproto(port: int, tables: Tables) -> None:
    run_uvicorn(asgi_app(tables), port, "wsproto")


def serve_websockets(port: int, tables: Tables) -> None:
    """The public API of the websockets library, without a framework."""
    server = importlib.import_module("websockets.asyncio.server")

    async def handler(connection: Any) -> None:
        table, seat = place_of(connection.request.path)
        tables.seats[table, seat] = lambda text: connection.send(text, text=True)
        async for text in connection:
            for say, message in tables.handle(table, seat, text.encode()):
                await say(message)

    async def run() -> None:
        async with server.serve(handler, "127.0.0.1", port, compression=None, max_size=MAX_FRAME_BYTES):
            await asyncio.get_running_loop().create_future()

    uvloop.run(run())


def serve_picows(port: int, tables: Tables) -> None:
    picows = importlib.import_module("picows")

    class Listener(picows.WSListener):  # type: ignore[name-defined, misc]
        def __init__(self, place: tuple[str, int]) -> None:
            super().__init__()
            self.place = place

        def on_ws_connected(self, transport: Any) -> None:
            tables.seats[self.place] = lambda text: transport.send(picows.WSMsgType.TEXT, text)

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type == picows.WSMsgType.TEXT:
                for say, message in tables.handle(*self.place, frame.get_payload_as_bytes()):
                    say(message)

    async def run() -> None:
        def listener(request: Any) -> Any:
            return Listener(place_of(request.path.decode()))

        server = await picows.ws_create_server(listener, "127.0.0.1", port, max_frame_size=MAX_FRAME_BYTES)
        await server.serve_forever()

    uvloop.run(run())


def granian_app() -> Any:
    return asgi_app(Tables(float(sys.argv[3])))


def serve_granian(port: int, tables: Tables) -> None:
    """Granian starts its worker as another process, which loads the application by name."""
    granian = importlib.import_module("granian")
    options: dict[str, Any] = {"interface": "asginl", "loop": "uvloop", "websockets": True, "log_enabled": False}
    granian.Granian("bench.transports:granian_app", port=port, factory=True, workers=1, **options).serve()


TRANSPORTS: dict[str, tuple[str, Callable[[int, Tables], None], str]] = {
    "ours": ("ours: frames by socket.py on uvicorn", serve_ours, "uvicorn"),
    "uvicorn": ("uvicorn with websockets, by ASGI", serve_uvicorn_websockets, "websockets"),
    "wsproto": ("uvicorn with wsproto, by ASGI", serve_wsproto, "wsproto"),
    "websockets": ("websockets, its own server", serve_websockets, "websockets"),
    "picows": ("picows", serve_picows, "picows"),
    "granian": ("Granian, by ASGI", serve_granian, "granian"),
}


# -- the load


class Load:
    """All seats; the one that a state names picks."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.sockets: list[Socket] = []

    async def sit_down(self, port: int, tables: int) -> None:
        for table in range(tables):
            for seat in (0, 1):
                self.sockets.append(await connect(port, f"/{table}/{seat}", "", Seat(self, seat).hear))
        await asyncio.sleep(0.3)  # until the server has registered the last seats

    async def play(self, moves: int) -> None:
        before, since = -1, time.monotonic()
        while len(self.waits) < moves:
            await asyncio.sleep(0.005)
            if len(self.waits) > before:
                before, since = len(self.waits), time.monotonic()
            assert time.monotonic() - since < STUCK_SECONDS, "the server does not answer any more"


class Seat:
    def __init__(self, load: Load, seat: int) -> None:
        self.load, self.seat, self.sent = load, seat, 0.0

    def hear(self, socket: Socket, text: bytes) -> None:
        if text.startswith(b'{"t":"done"'):
            self.load.waits.append(time.perf_counter() - self.sent)
        elif text.startswith(b'{"t":"state"'):
            message = json.loads(text)
            if message["seat"] == self.seat:
                self.pick(socket, message["count"])

    def pick(self, socket: Socket, decision: int) -> None:
        self.sent = time.perf_counter()
        socket.say(f'{{"t":"pick","id":"{decision:x}","decision":{decision},"picks":[1]}}'.encode())


async def play_against(port: int, pid: int, tables: int, moves: int) -> Figures:
    load = Load()
    await load.sit_down(port, tables)
    for socket in load.sockets[::2]:
        owner: Any = socket.hear
        owner.__self__.pick(socket, 0)
    await load.play(int(moves * WARM_SHARE))
    load.waits = []
    began, used = time.perf_counter(), cpu(pid)
    await load.play(moves)
    seconds, waits = time.perf_counter() - began, sorted(load.waits)
    return {
        "moves_per_second": len(waits) / seconds,
        "p99_ms": 1000 * waits[int(len(waits) * 0.99)],
        "cpu_us_per_move": 1e6 * (cpu(pid) - used) / len(waits),
    }


def measure(name: str, tables: int, moves: int, work_us: float) -> Figures:
    port = free_port()
    command = [sys.executable, "-m", "bench.transports", "--serve", name, str(work_us), "--port", str(port)]
    process = subprocess.Popen(command)
    try:
        return uvloop.run(when_up(port, process.pid, tables, moves))
    finally:
        process.terminate()
        process.wait()


async def when_up(port: int, pid: int, tables: int, moves: int) -> Figures:
    for _ in range(200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            break
        except OSError:
            await asyncio.sleep(0.05)
    return await play_against(port, pid, tables, moves)


def table_of(rounds: list[dict[str, Figures]]) -> str:
    """Return the medians as a table, and the ratios to ours in the same round."""
    lines = [
        "| transport | moves/s | to ours | p99 | to ours | CPU a move |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for name in rounds[0]:
        found = {what: statistics.median(each[name][what] for each in rounds) for what in rounds[0][name]}
        speed, wait = (
            statistics.median(each[name][what] / each["ours"][what] for each in rounds)
            for what in ("moves_per_second", "p99_ms")
        )
        times = f"{found['moves_per_second']:,.0f} | {speed:.2f} | {found['p99_ms']:.1f} ms | {wait:.2f}"
        lines.append(f"| {TRANSPORTS[name][0]} | {times} | {found['cpu_us_per_move']:.0f} us |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.transports", description=__doc__)
    parser.add_argument("--serve", nargs=2, metavar=("TRANSPORT", "WORK_US"), help="run one server")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--work", type=float, nargs="*", default=[0.0, WORK_US], help="microseconds for each move")
    chosen = parser.parse_args()
    if chosen.serve:
        name, work = chosen.serve
        TRANSPORTS[name][1](chosen.port, Tables(float(work)))
        return
    present = [name for name, (_, _, module) in TRANSPORTS.items() if importlib.util.find_spec(module)]
    for work in chosen.work:
        rounds = [
            {name: measure(name, chosen.tables, chosen.moves, work) for name in present} for _ in range(chosen.rounds)
        ]
        print(f"{work:.0f} us of work for each move:\n\n{table_of(rounds)}\n", flush=True)


if __name__ == "__main__":
    main()
