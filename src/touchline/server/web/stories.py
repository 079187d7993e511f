"""After the game: its statistics and its luck, told once and kept."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, get
from litestar.params import Parameter

from touchline.kernel.record import Record
from touchline.server.messages.errors import RequestError
from touchline.server.web.openapi_errors import REFUSALS
from touchline.story import story

if TYPE_CHECKING:
    from touchline.server.tables.registry import Registry
    from touchline.server.tables.room import Room

KEPT = 64  # stories in memory
AT_ONCE = 1  # told at a time: they take a thread for up to seconds


class Stories:
    """One for each table that is over; whoever asks while it is being told waits for the same."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.told: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.free = asyncio.Semaphore(AT_ONCE)

    async def of(self, room: Room) -> dict[str, Any]:
        if room.row.state != "over":
            raise RequestError("not-over", 409)
        if room.row.id not in self.told:
            self.told[room.row.id] = asyncio.ensure_future(self.tell(room))
            self.make_space()
        try:
            return await asyncio.shield(self.told[room.row.id])
        except Exception:
            self.told.pop(room.row.id, None)
            raise

    async def tell(self, room: Room) -> dict[str, Any]:
        title, record = self.registry.title(room.row.title), Record.of(room.table)
        cards = self.registry.card_sets.folder(room.row.card_set) or None
        async with self.free:
            return await asyncio.to_thread(story, title, record, cards)

    def make_space(self) -> None:
        done = [key for key, told in self.told.items() if told.done()]
        for key in done[: max(0, len(self.told) - KEPT)]:
            del self.told[key]


@get("/tables/{code:str}/story", summary="Statistics and luck of a finished game", responses=REFUSALS)
async def story_of(request: Request[Any, Any, Any], code: Annotated[str, Parameter(max_length=12)]) -> dict[str, Any]:
    registry: Registry = request.app.state.service.registry
    stories: Stories = request.app.state.setdefault("stories", Stories(registry))
    return await stories.of(await registry.room(code))
