"""Security headers for every answer, HEAD for every GET route, and a plain page that lists the calls."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from litestar.openapi.plugins import OpenAPIRenderPlugin

from touchline.server.web.openapi_titles import JsonWithTitles, YamlWithTitles

# The client sets styles on single elements (a bar's width); everything else comes from files of our own.
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS: Final = [
    ("Content-Security-Policy", POLICY),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
]  # on every answer, also on those that uvicorn gives by itself
CACHE: Final = b"cache-control"
NO_STORE: Final = (CACHE, b"no-store")
REVALIDATE: Final = {"Cache-Control": "no-cache"}
PRIVATE_PAGE: Final = {"Cache-Control": "private, no-cache"}  # it may come with a cookie
IMMUTABLE: Final = {"Cache-Control": "public, max-age=31536000, immutable"}


async def keep_private(message: Any, scope: Any) -> None:
    """Forbid caching of an answer that does not say how long it may be cached."""
    if message["type"] == "http.response.start" and all(name.lower() != CACHE for name, _ in message["headers"]):
        message["headers"] = [*message["headers"], NO_STORE]


class HeadAsGet:
    """Answers HEAD as GET; uvicorn leaves out the body."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await self.app(scope, receive, send)


class ApiPage(OpenAPIRenderPlugin):
    """A plain page that lists the calls; it links to the whole document, as JSON and YAML."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        lines = [
            f"<tr><td>{method.upper()}<td><code>{escape(path)}</code><td>{escape(call.get('summary', ''))}"
            for path, calls in sorted(openapi_schema["paths"].items())
            for method, call in calls.items()
            if isinstance(call, dict)
        ]
        title = escape(openapi_schema["info"]["title"])
        return (
            f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title><h1>{title}</h1>"
            "<p><a href=/api/schema/openapi.json>openapi.json</a> <a href=/api/schema/openapi.yaml>openapi.yaml</a>"
            f"<table>{''.join(lines)}</table>"
        ).encode()


API_PAGES: Final = [ApiPage(), JsonWithTitles(), YamlWithTitles()]
