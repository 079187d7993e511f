"""Once an hour tables that nobody has touched for `--keep-days` are removed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from touchline.server.store.retention import remove_untouched
from touchline.server.tables.registry import Registry

log = logging.getLogger("touchline.retention")
EVERY_SECONDS: Final = 3600.0
DAY_SECONDS: Final = 24 * 3600.0


class Retention:
    """With `days` of 0 everything is kept."""

    def __init__(self, registry: Registry, days: float) -> None:
        self.registry = registry
        self.days = days
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.days > 0:
            self.task = asyncio.get_running_loop().create_task(self.run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def run(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:  # a database that is away comes back
                log.warning("could not remove old tables", exc_info=True)
            await asyncio.sleep(EVERY_SECONDS)

    async def sweep(self) -> list[str]:
        before = self.registry.clock() - self.days * DAY_SECONDS
        codes = await self.registry.store.write(lambda connection: remove_untouched(connection, before))
        for code in codes:
            room = self.registry.rooms.get(code)
            if room is not None:
                self.registry.forget(room)
        if codes:
            log.info("old tables removed", extra={"tables": len(codes)})
        return codes
