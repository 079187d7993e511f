"""Scripted people: they sit down by HTTP, play by WebSocket, lose their connection and come back."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from touchline.kernel.fair import seat_commitment


class Person:
    """Somebody with a cookie, sitting on a seat; keeps every event heard and every pick answered."""

    def __init__(self, address: str, name: str, chance: random.Random, drops: float = 0.0, undoes: float = 0.0) -> None:
        self.address = address
        self.name = name
        self.chance = chance
        self.drops = drops  # how often the connection is lost after a pick
        self.undoes = undoes  # how often the last pick is taken back, where that is possible
        self.cookie = ""
        self.seed = chance.randbytes(32)  # for the dice
        self.code = ""
        self.seat: int | None = None
        self.events: list[dict[str, Any]] = []
        self.answered: list[str] = []
        self.in_windows: set[str] = set()  # of these: answers in a window, which are not played if another counts
        self.heard = 0  # bytes
        self.refusals: list[str] = []
        self.moves = 0
        self.result: dict[str, Any] | None = None

    # -- by HTTP

    async def make(self, title: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        answer = await self.post("/api/tables", {"title": title, "seats": seats, **more})
        self.sit(answer)
        return answer

    async def join(self, code: str, **more: Any) -> dict[str, Any]:
        answer = await self.post(f"/api/tables/{code}/join", {"name": self.name, **more})
        self.sit(answer)
        return answer

    async def commit(self, number: int = 1) -> dict[str, Any]:
        table = bytes.fromhex((await self.info())["exchange"]["table"])
        value = seat_commitment(self.seed, table, number, self.own)
        said = {"seat": self.own, "round": number, "commitment": value}
        return await self.post(f"/api/tables/{self.code}/commit", said)

    async def reveal(self, number: int = 1) -> dict[str, Any]:
        said = {"seat": self.own, "round": number, "seed": self.seed.hex()}
        return await self.post(f"/api/tables/{self.code}/reveal", said)

    async def info(self) -> dict[str, Any]:
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as client:
            told: dict[str, Any] = (await client.get(f"/api/tables/{self.code}")).json()
        return told

    @property
    def own(self) -> int:
        assert self.seat is not None
        return self.seat

    def sit(self, answer: dict[str, Any]) -> None:
        self.code, self.seat = answer["table"]["code"], answer["seat"]

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as client:
            answer = await client.post(path, json=body, headers=headers)
        assert answer.status_code < 300, answer.text
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        told: dict[str, Any] = answer.json()
        return told

    # -- by WebSocket

    def uri(self) -> str:
        seat = "" if self.seat is None else f"&seat={self.seat}"
        return f"{self.address.replace('http', 'ws')}/api/tables/{self.code}/play?since={len(self.events)}{seat}"

    async def play(self, picks: int = 10**9, patience: float = 60.0) -> None:
        """Until the game is over or this many picks are answered, through whatever cuts the connection."""
        tries = 0
        while self.result is None and self.moves < picks:
            try:
                async with connect(self.uri(), additional_headers={"Cookie": self.cookie}, max_size=None) as socket:
                    tries = 0
                    await self.converse(socket, picks, patience)
            except (OSError, websockets.ConnectionClosed, websockets.InvalidHandshake):
                tries += 1
                assert tries < 400, "the server is gone"
                await asyncio.sleep(0.05)

    async def converse(self, socket: ClientConnection, picks: int, patience: float) -> None:
        sent: set[str] = set()  # picks without an answer yet
        spoken_at = -1  # the number of the last view to which something was said
        while self.result is None and self.moves < picks:
            raw = await asyncio.wait_for(socket.recv(), patience)
            self.heard += len(raw)
            message = json.loads(raw)
            if message["t"] == "state":
                self.hear(message)
                view = message["view"]
                said = self.next_message(view) if view["number"] != spoken_at else None
                if said is not None:
                    spoken_at = view["number"]
                    sent.add(said["id"])
                    await socket.send(self.encode_message(said))
            elif message["t"] == "done" and message["id"] in sent:
                sent.remove(message["id"])
                self.answered.append(message["id"])
                self.moves += 1
                if self.chance.random() < self.drops:
                    return
            elif message["t"] == "refused":
                self.refusals.append(message["code"])
                spoken_at = -1
                if message["code"] == "too-fast":
                    await asyncio.sleep(0.5)
                await socket.send(json.dumps({"t": "sync", "id": "again", "since": len(self.events)}))

    def hear(self, message: dict[str, Any]) -> None:
        del self.events[message["since"] :]
        self.events += message["events"]
        del self.events[message["count"] :]
        if message["view"]["over"]:
            self.result = message["view"]["result"]

    def encode_message(self, message: dict[str, Any]) -> str:
        """Every other person's client writes JSON as browsers do, so that a pick takes the server's fast path."""
        return json.dumps(message, separators=None if (self.seat or 0) % 2 else (",", ":"))

    def next_message(self, view: dict[str, Any]) -> dict[str, Any] | None:
        """Return what this person says to this view: a pick, an undo, or nothing."""
        question = view.get("question")
        if view.get("undo") and self.chance.random() < self.undoes:
            return {"t": "undo", "id": self.move_id()}
        if not question:
            return None
        message = self.pick(question)
        if view.get("window"):
            self.in_windows.add(message["id"])
        return message

    def move_id(self) -> str:
        return f"{self.chance.getrandbits(60):x}"

    def pick(self, question: dict[str, Any]) -> dict[str, Any]:
        option = self.chance.choice(question["options"])
        return {"t": "pick", "id": self.move_id(), "decision": question["decision"], "picks": [option]}


async def table_of(
    address: str,
    title: str,
    people: int,
    bots: int,
    drops: float = 0.0,
    seed: str = "",
    undoes: float = 0.0,
    **more: Any,
) -> list[Person]:
    """A table at which this many people and bots sit."""
    persons = [Person(address, f"P{at}", random.Random(f"{seed} {at}"), drops, undoes) for at in range(people)]
    seats = [{"kind": "me", "name": "P0"}] + [{"kind": "open"}] * (people - 1)
    takes_part = more.get("dice") != "real"
    await persons[0].make(title, seats + [{"kind": "bot", "level": "rookie"}] * bots, contributes=takes_part, **more)
    for person in persons[1:]:
        await person.join(persons[0].code, contributes=takes_part)
    if takes_part:
        for person in persons:
            await person.commit()
        for person in persons:
            await person.reveal()
    return persons
