"""HTTP for invitations: the addresses that other devices can reach, and the table's link as a QR code."""

from __future__ import annotations

import io
from typing import Annotated, Any

import segno
from litestar import Request, Response, get
from litestar.params import Parameter

from touchline.server.messages.bodies import ReachInfo
from touchline.server.web.openapi_errors import REFUSALS
from touchline.server.web.parameters import CodeParam
from touchline.server.web.visitors import service_of

AddressParam = Annotated[str, Parameter(max_length=200)]


@get("/reach", summary="The addresses by which other devices open this server", responses=REFUSALS)
async def reach(request: Request[Any, Any, Any]) -> ReachInfo:
    return ReachInfo(service_of(request).registry.reach.addresses(page_address(request)))


@get("/tables/{code:str}/qr.svg", media_type="image/svg+xml", summary="The link as a QR code", responses=REFUSALS)
async def qr_code(request: Request[Any, Any, Any], code: CodeParam, address: AddressParam = "") -> Response[bytes]:
    """Return a table's link as a QR code; only our own addresses are drawn."""
    registry = service_of(request).registry
    room = await registry.room(code)
    chosen = registry.reach.choose(address, page_address(request)) or registry.address
    return Response(qr_svg(f"{chosen}/t/{room.code}"), media_type="image/svg+xml")


def qr_svg(text: str) -> bytes:
    drawn = io.BytesIO()
    segno.make(text, error="m").save(drawn, kind="svg", scale=8, border=2)
    return drawn.getvalue()


def page_address(request: Request[Any, Any, Any]) -> str:
    """Return the address that the browser has opened."""
    return f"{request.scope['scheme']}://{request.headers.get('host', '')}"


API: list[Any] = [reach, qr_code]
