"""The services behind the routes of a worker, and the tasks that run in the background."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import NamedTuple, Protocol

from litestar import Litestar

from touchline.server.lobby.records import Records
from touchline.server.lobby.retention import Retention
from touchline.server.lobby.table_service import TableService
from touchline.server.notices.delivery import LEASE_SECONDS
from touchline.server.notices.notices import GRACE_SECONDS, Notices
from touchline.server.notices.subscription_service import open_subscription_service
from touchline.server.tables.deadlines import Deadlines
from touchline.server.tables.peer_workers import Listener
from touchline.server.tables.registry import Registry
from touchline.server.tables.token_bucket import TokenBuckets
from touchline.server.tables.worker_reports import WorkerReports
from touchline.server.web.host_token import HostToken

NEW_TABLES = (0.2, 60.0)  # tables a second and at once, for one client
GUESSES = (0.2, 40.0)  # codes that do not exist, a second and at once, for one client


class ServiceSettings(NamedTuple):
    """The settings of a worker's services; `mail` is the SMTP address and the sender's."""

    new_tables: tuple[float, float] = NEW_TABLES
    guesses: tuple[float, float] = GUESSES
    mail: tuple[str, str] = ("", "")
    grace: float = GRACE_SECONDS
    lease: float = LEASE_SECONDS
    private_hooks: bool = False
    keep_days: float = 0.0
    host_token_hash: str = ""


class BackgroundTask(Protocol):
    def start(self) -> None: ...

    async def stop(self) -> None: ...


@contextlib.asynccontextmanager
async def run_services(app: Litestar, registry: Registry, settings: ServiceSettings) -> AsyncIterator[None]:
    """Give the routes their services and run the background tasks, until the application ends."""
    tasks = await open_services(app, registry, settings)
    for task in tasks:
        task.start()
    try:
        yield
    finally:
        for task in reversed(tasks):
            await task.stop()
        app.state.records.checker.close()
        await registry.close()
        registry.store.close()


async def open_services(app: Litestar, registry: Registry, settings: ServiceSettings) -> list[BackgroundTask]:
    """Put the services into the application's state; return the tasks in the order in which they are started."""
    state = app.state
    state.service = TableService(registry)
    state.records = Records(state.service)
    state.new_tables = TokenBuckets(*settings.new_tables)
    state.guesses = TokenBuckets(*settings.guesses)
    state.host_token = HostToken(settings.host_token_hash)
    state.reports = WorkerReports(registry)
    state.subscription_service = await open_subscription_service(
        registry, settings.mail, settings.private_hooks, settings.lease
    )
    delivery = state.subscription_service.delivery
    notices = Notices(registry, delivery, settings.grace)
    registry.send_nudges_by(notices.nudge)
    listeners: list[BackgroundTask] = [Listener(registry)] if registry.store.postgres else []
    return [*listeners, Deadlines(registry), delivery, notices, state.reports, Retention(registry, settings.keep_days)]
