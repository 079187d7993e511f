"""Every request that changes something has to come from our own page, with a body that is JSON.

A browser says with each such request which page made it (`Origin`, `Sec-Fetch-Site`).  Programs that are no browsers
say nothing, and carry no cookie that somebody else could make them send.
"""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Request, WebSocket

from touchline.server.messages.errors import RequestError

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
OWN_SITES: Final = ("same-origin", "none")
PORTS: Final = {"http": 80, "https": 443}
PAGE_SCHEMES: Final = {"ws": "http", "wss": "https"}
Origin = tuple[str, str, int]  # scheme, host, port
AnyRequest = Request[Any, Any, Any] | WebSocket[Any, Any, Any]
json_decoder: Final = msgspec.json.Decoder()


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Refuse a change that another site asks for, or whose body is not JSON."""
    if request.method in SAFE_METHODS:
        return
    check_site(request)
    if request.method == "POST":
        check_content_type(request)
        check_json(await request.body())


def check_site(request: AnyRequest) -> None:
    """Refuse a request that a page of another site makes; sites are compared by scheme, host and port."""
    if request.headers.get("sec-fetch-site", "same-origin") not in OWN_SITES:
        raise RequestError("other-site", 403)
    given = request.headers.get("origin")
    if given is not None and origin(given) not in own_origins(request):
        raise RequestError("other-site", 403)


def check_content_type(request: Request[Any, Any, Any]) -> None:
    """Refuse a body that is not declared as JSON: a form of another site can send any body but that."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise RequestError("wrong-content-type", 415)


def check_json(body: bytes) -> None:
    """Refuse a body that is not JSON, is nested too deep, or is not UTF-8."""
    try:
        json_decoder.decode(body)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
        raise RequestError("bad-request") from fault


def origin(address: str) -> Origin | None:
    """Return the origin of an address, with its port; None if it has none, as that of a file (`null`)."""
    try:
        parts = urlsplit(address)
        port = parts.port or PORTS.get(parts.scheme)
    except ValueError:
        return None
    if not parts.hostname or port is None:
        return None
    return parts.scheme, parts.hostname, port


def own_origins(request: AnyRequest) -> set[Origin | None]:
    """Return the origins of our own pages: the address of this request, and the one that the operator gave."""
    scheme = PAGE_SCHEMES.get(request.scope["scheme"], request.scope["scheme"])
    asked = origin(f"{scheme}://{request.headers.get('host', '')}")
    return {asked, origin(request.app.state.service.registry.address)} - {None}
