"""The health check: the server is well while it can read its store."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from litestar import Request, Response, get

import touchline
from touchline.server.messages.bodies import Health
from touchline.server.store import rows
from touchline.server.store.database import Store
from touchline.server.web.openapi_errors import REFUSALS
from touchline.server.web.visitors import service_of

log = logging.getLogger("touchline.health")
STORE_SECONDS: Final = 3.0  # a store that takes longer to answer counts as gone
UNWELL: Final = 503


@get("/health", summary="Is the server well?", responses=REFUSALS)
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    registry = service_of(request).registry
    people = sum(len(room.audience) for room in registry.rooms.values())
    tables = await tables_in(registry.store)
    told = Health(tables is not None, touchline.__version__, tables or 0, people)
    return Response(told, status_code=200 if told.ok else UNWELL)


async def tables_in(store: Store) -> int | None:
    """Count the tables in the store; None if it is gone or does not answer."""
    try:
        async with asyncio.timeout(STORE_SECONDS):
            return await store.read(rows.count_tables) if store.is_in_place() else None
    except Exception as fault:  # for any reason the store cannot be read
        log.warning("the store cannot be read", extra={"fault": type(fault).__name__})
        return None
