"""Statistics and luck of a finished game, computed once and kept."""

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

MAX_STORIES = 64  # in memory
MAX_TELLING = 1  # at the same time; each takes a thread for up to seconds


class Stories:
    """The story of each finished table; requests that come while it is computed wait for the same result."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.stories: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.free = asyncio.Semaphore(MAX_TELLING)

    async def story_of(self, room: Room) -> dict[str, Any]:
        if not room.status.is_over:
            raise RequestError("not-over", 409)
        if room.id not in self.stories:
            self.stories[room.id] = asyncio.ensure_future(self.make_story(room))
            self.remove_oldest()
        try:
            return await asyncio.shield(self.stories[room.id])
        except Exception:
            self.stories.pop(room.id, None)
            raise

    async def make_story(self, room: Room) -> dict[str, Any]:
        title, record = room.table.title, Record.of(room.table)
        cards = self.registry.card_sets.folder(room.status.card_set) or None
        async with self.free:
            return await asyncio.to_thread(story, title, record, cards)

    def remove_oldest(self) -> None:
        done = [key for key, stories in self.stories.items() if stories.done()]
        for key in done[: max(0, len(self.stories) - MAX_STORIES)]:
            del self.stories[key]


@get("/tables/{code:str}/story", summary="Statistics and luck of a finished game", responses=REFUSALS)
async def story_of(request: Request[Any, Any, Any], code: Annotated[str, Parameter(max_length=12)]) -> dict[str, Any]:
    registry: Registry = request.app.state.service.registry
    stories: Stories = request.app.state.setdefault("stories", Stories(registry))
    return await stories.story_of(await registry.room(code))
