"""Removes, once an hour, the tables that nobody has touched for `--keep-days`."""

from __future__ import annotations

import logging
from typing import Final

from touchline.server.lobby.removal import remove_tables
from touchline.server.store.retention import remove_untouched
from touchline.server.tables.registry import Registry
from touchline.server.tables.sweeper import Sweeper

log = logging.getLogger("touchline.retention")
EVERY_SECONDS: Final = 3600.0
DAY_SECONDS: Final = 24 * 3600.0


class Retention:
    """Removes tables older than `days`; with 0 everything is kept."""

    def __init__(self, registry: Registry, days: float) -> None:
        self.registry = registry
        self.days = days
        self.sweeper = Sweeper(self.sweep, EVERY_SECONDS, log, "could not remove old tables")

    def start(self) -> None:
        if self.days > 0:
            self.sweeper.start()

    async def stop(self) -> None:
        await self.sweeper.stop()

    async def sweep(self) -> list[str]:
        before = self.registry.clock() - self.days * DAY_SECONDS
        codes = await remove_tables(self.registry, lambda connection: remove_untouched(connection, before))
        if codes:
            log.info("old tables removed", extra={"tables": len(codes)})
        return codes
