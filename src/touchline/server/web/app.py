"""The application: all routes, the services behind them, and the tasks that run in the background."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

import touchline
from touchline.server.lobby.records import Records
from touchline.server.lobby.retention import Retention
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.errors import RequestError
from touchline.server.notices.delivery import LEASE_SECONDS
from touchline.server.notices.notices import GRACE_SECONDS, Notices
from touchline.server.notices.subscription_service import open_subscription_service
from touchline.server.tables.deadlines import Deadlines
from touchline.server.tables.peer_workers import Listener
from touchline.server.tables.registry import Registry
from touchline.server.tables.token_bucket import TokenBuckets
from touchline.server.tables.worker_reports import WorkerReports
from touchline.server.web import (
    client_files,
    host_routes,
    hosting,
    invitations,
    lesson_routes,
    metrics,
    notice_routes,
    pages,
    record_routes,
    stories,
    table_routes,
)
from touchline.server.web.error_responses import (
    check_before_route,
    error_response,
    failure_response,
    framework_error_response,
)
from touchline.server.web.health import health
from touchline.server.web.host_token import HostToken
from touchline.server.web.play_socket import play
from touchline.server.web.responses import API_PAGES, keep_private

MAX_BODY_BYTES = 2_000_000  # an imported record
NEW_TABLES = (0.2, 60.0)  # tables a second and at once, for one client
GUESSES = (0.2, 40.0)  # codes that do not exist, a second and at once, for one client


API = [
    *table_routes.API,
    *record_routes.API,
    *lesson_routes.API,
    health,
    play,
    stories.story_of,
    *invitations.API,
    *hosting.API,
    *host_routes.API,
    *notice_routes.API,
    *pages.API,
]


PAGES = [*table_routes.PAGES, metrics.Metrics, *notice_routes.PAGES, *client_files.PAGES]


def make_app(
    registry: Registry,
    new_tables: tuple[float, float] = NEW_TABLES,
    guesses: tuple[float, float] = GUESSES,
    extra: list[Any] | None = None,
    mail: tuple[str, str] = ("", ""),
    grace: float = GRACE_SECONDS,
    lease: float = LEASE_SECONDS,
    private_hooks: bool = False,
    keep_days: float = 0.0,
    host_token_hash: str = "",
) -> Litestar:
    @contextlib.asynccontextmanager
    async def lifespan_of_app(app: Litestar) -> AsyncIterator[None]:
        app.state.service = TableService(registry)
        app.state.records = Records(app.state.service)
        app.state.new_tables = TokenBuckets(*new_tables)
        app.state.guesses = TokenBuckets(*guesses)
        listener = Listener(registry) if registry.store.postgres else None
        deadlines = Deadlines(registry)
        deadlines.start()
        app.state.subscription_service = await open_subscription_service(registry, mail, private_hooks, lease)
        delivery = app.state.subscription_service.delivery
        notices = Notices(registry, delivery, grace)
        registry.send_nudges_by(notices.nudge)
        delivery.start()
        notices.start()
        app.state.host_token = HostToken(host_token_hash)
        app.state.reports = WorkerReports(registry)
        app.state.reports.start()
        retention = Retention(registry, keep_days)
        retention.start()
        if listener:
            listener.start()
        try:
            yield
        finally:
            await retention.stop()
            await app.state.reports.stop()
            await notices.stop()
            await delivery.stop()
            await deadlines.stop()
            if listener:
                await listener.stop()
            app.state.records.checker.close()
            await registry.close()
            registry.store.close()

    return Litestar(
        route_handlers=[Router("/api", route_handlers=API), *PAGES, *(extra or [])],
        lifespan=[lifespan_of_app],
        exception_handlers={
            RequestError: error_response,
            HTTPException: framework_error_response,
            Exception: failure_response,
        },
        middleware=[metrics.config.middleware],
        before_request=check_before_route,
        before_send=[keep_private],
        openapi_config=OpenAPIConfig(
            title="Touchline", version=touchline.__version__, path="/api/schema", render_plugins=API_PAGES
        ),
        request_max_body_size=MAX_BODY_BYTES,
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=6),
    )
