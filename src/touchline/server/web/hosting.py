"""HTTP for the host and for those who change devices: locks, removals, links to a seat, rematches."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, post

from touchline.server.lobby import hosting, rematch, seat_links
from touchline.server.lobby.table_info import table_info
from touchline.server.messages.table_bodies import SeatLink, TableInfo
from touchline.server.messages.table_requests import LockSeat, MakeSeatLink, RemovePerson
from touchline.server.web.invitations import page_address, qr_svg
from touchline.server.web.openapi_errors import REFUSALS
from touchline.server.web.parameters import CodeParam
from touchline.server.web.visitors import holdings_of, keep_holdings, limit_new_tables, service_of


@post("/tables/{code:str}/lock", status_code=200, summary="The host locks or unlocks an open seat", responses=REFUSALS)
async def lock_seat(request: Request[Any, Any, Any], code: CodeParam, data: LockSeat) -> TableInfo:
    service, holdings = service_of(request), await holdings_of(request)
    return table_info(await hosting.lock_seat(service, code, data.seat, data.locked, holdings), holdings)


@post("/tables/{code:str}/remove", status_code=200, summary="The host removes a guest", responses=REFUSALS)
async def remove_person(request: Request[Any, Any, Any], code: CodeParam, data: RemovePerson) -> TableInfo:
    service, holdings = service_of(request), await holdings_of(request)
    return table_info(await hosting.remove_person(service, code, data.seat, holdings), holdings)


@post(
    "/tables/{code:str}/seat-link",
    summary="A link to one seat: for another device of mine, or for somebody who takes it over",
    responses=REFUSALS,
)
async def link_to_seat(request: Request[Any, Any, Any], code: CodeParam, data: MakeSeatLink) -> SeatLink:
    service, registry = service_of(request), service_of(request).registry
    token, until = await seat_links.make_link(service, code, data, await holdings_of(request))
    address = registry.reach.choose(data.address, page_address(request)) or registry.address
    path = f"/r/{token}" if data.kind == "return" else f"/t/{code.upper()}?ticket={token}"
    return SeatLink(address + path, qr_svg(address + path).decode(), until)


@post("/tables/{code:str}/rematch", summary="The same people again, one seat further", responses=REFUSALS)
async def play_again(request: Request[Any, Any, Any], code: CodeParam) -> Response[TableInfo]:
    service = service_of(request)
    limit_new_tables(request)
    room = await rematch.rematch(service, code, await holdings_of(request))
    cookies = await keep_holdings(request, [])
    return Response(table_info(room, await holdings_of(request)), cookies=cookies)


API: list[Any] = [lock_seat, remove_person, link_to_seat, play_again]
