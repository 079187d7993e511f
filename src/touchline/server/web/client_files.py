"""The browser client: its one page and its built files.

The client is built into `touchline/web` by the package's own build; where it is not, a plain page says so.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from touchline.server.messages.errors import RequestError
from touchline.server.web.responses import IMMUTABLE, PRIVATE_PAGE, REVALIDATE
from touchline.server.web.visitors import is_page_visit, keep_holdings

BUILT = Path(__file__).resolve().parents[2] / "web"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Touchline</title>"
    "<h1>Touchline</h1><p>The browser client is not built here: run <code>make web</code>, then load this page again."
)


def page(status: int = 200) -> Response[bytes]:
    file = BUILT / "index.html"
    content = file.read_bytes() if file.is_file() else NOT_BUILT.encode()
    return Response(content, media_type="text/html", headers=PRIVATE_PAGE, status_code=status)


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Whether a browser has opened this address, so that a page must say that nothing is there."""
    is_data = request.url.path.startswith(("/api/", "/assets/"))
    return request.method == "GET" and not is_data and "text/html" in request.headers.get("accept", "")


@get(
    [
        "/",
        "/t/{code:str}",
        "/t/{code:str}/board",
        "/t/{code:str}/replay",
        "/replay",
        "/settings",
        "/games",
        "/host",
        "/new/{title:str}/{mode:str}",
        "/learn/{title:str}",
        "/how/{title:str}",
        "/rules",
        "/rules/{title:str}",
        "/companion",
        "/companion/{title:str}",
        "/companion/{title:str}/{part:str}",
    ],
    include_in_schema=False,
)
async def client(
    request: Request[Any, Any, Any], code: str = "", title: str = "", mode: str = "", part: str = ""
) -> Response[bytes]:
    """Return the client's page, which is the same for every address; the client reads the address.

    The person's cookie is set here, before anything is made: two tables made at once are then made by one person.
    """
    answer = page()
    if is_page_visit(request):
        answer.cookies = await keep_holdings(request, [])
    return answer


@get(["/favicon.svg", "/favicon.ico"], include_in_schema=False)
async def favicon() -> Response[bytes]:
    return built_file(BUILT / "favicon.svg", REVALIDATE)


@get("/sw.js", include_in_schema=False)
async def service_worker() -> Response[bytes]:
    """Return the companion's service worker, for use without a network; it is revalidated every time."""
    return built_file(BUILT / "sw.js", REVALIDATE | {"Service-Worker-Allowed": "/companion"})


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest() -> Response[bytes]:
    """Return the manifest by which a browser installs the client as an app."""
    return built_file(BUILT / "manifest.webmanifest", REVALIDATE)


@get("/icons/{name:str}", include_in_schema=False)
async def icon(name: str) -> Response[bytes]:
    return built_file(BUILT / "icons" / Path(name).name, REVALIDATE)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(name: str) -> Response[bytes]:
    """Return a built file; its name holds its content's hash, so it never changes."""
    return built_file(BUILT / "assets" / Path(name).name, IMMUTABLE)


def built_file(file: Path, headers: dict[str, str]) -> Response[bytes]:
    if file.suffix not in KINDS or not file.is_file():
        raise RequestError("not-found", 404)
    return Response(file.read_bytes(), media_type=KINDS[file.suffix], headers=headers)


PAGES: list[Any] = [client, favicon, service_worker, manifest, icon, asset]
