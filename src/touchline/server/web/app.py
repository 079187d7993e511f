"""The application: all routes, and what every request and answer passes through."""

from __future__ import annotations

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

import touchline
from touchline.server.messages.errors import RequestError
from touchline.server.tables.registry import Registry
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
from touchline.server.web.play_socket import play
from touchline.server.web.responses import API_PAGES, keep_private
from touchline.server.web.services import ServiceSettings, run_services

MAX_BODY_BYTES = 2_000_000  # an imported record


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


def make_app(registry: Registry, settings: ServiceSettings | None = None) -> Litestar:
    return Litestar(
        route_handlers=[Router("/api", route_handlers=API), *PAGES],
        lifespan=[lambda app: run_services(app, registry, settings or ServiceSettings())],
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
