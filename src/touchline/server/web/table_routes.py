"""HTTP for tables: making, listing and joining them, seats, and the dice before a game."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter
from litestar.response import Redirect

from touchline.server.lobby import dice_service, seat_links
from touchline.server.lobby.seating import own_seats
from touchline.server.lobby.table_info import table_info
from touchline.server.messages.errors import RequestError
from touchline.server.messages.table_bodies import SeatResponse, TableInfo
from touchline.server.messages.table_requests import (
    Anyone,
    Commit,
    FillSeat,
    GiveBack,
    HandOver,
    Join,
    MakeTable,
    Reveal,
)
from touchline.server.messages.title_bodies import TitleInfo
from touchline.server.tables.device_windows import pass_before
from touchline.server.web.openapi_errors import REFUSALS
from touchline.server.web.parameters import CodeParam
from touchline.server.web.visitors import (
    client_address,
    holdings_of,
    is_page_visit,
    keep_holdings,
    limit_new_tables,
    seat_response,
    service_of,
)

MAX_LISTED_TABLES = 120  # on the home page of one person


@get("/shelf", summary="The titles that can be played, with their options", responses=REFUSALS)
async def shelf(request: Request[Any, Any, Any]) -> list[TitleInfo]:
    return service_of(request).shelf()


@post("/tables", summary="Make a table", responses=REFUSALS)
async def make_table(request: Request[Any, Any, Any], data: MakeTable) -> Response[SeatResponse]:
    limit_new_tables(request)
    room, secrets = await service_of(request).make_table(data, client_address(request))
    mine = next((seat.seat for seat in room.seats if seat.kind == "person"), -1)
    return await seat_response(request, room, mine, secrets)


@get("/tables", summary="My tables, those that wait for me first", responses=REFUSALS)
async def my_tables(request: Request[Any, Any, Any]) -> list[TableInfo]:
    return await service_of(request).my_tables(await holdings_of(request), MAX_LISTED_TABLES)


@get("/tables/{code:str}", summary="A table, for anybody with its code", responses=REFUSALS)
async def get_table(request: Request[Any, Any, Any], code: CodeParam) -> TableInfo:
    service = service_of(request)
    return table_info(await service.registry.room(code), await holdings_of(request))


@post("/tables/{code:str}/join", summary="Take an open seat, or a bot's", responses=REFUSALS)
async def join_table(request: Request[Any, Any, Any], code: CodeParam, data: Join) -> Response[SeatResponse]:
    service, holdings = service_of(request), await holdings_of(request)
    sit_down = (
        seat_links.take_over(service, code, data, holdings) if data.ticket else service.join(code, data, holdings)
    )
    room, seat, secret = await sit_down
    return await seat_response(request, room, seat, [secret])


@post(
    "/tables/{code:str}/fill",
    status_code=200,
    summary="The host puts a bot into an open seat, or takes it out",
    responses=REFUSALS,
)
async def fill_seat(request: Request[Any, Any, Any], code: CodeParam, data: FillSeat) -> TableInfo:
    service, holdings = service_of(request), await holdings_of(request)
    return table_info(await service.fill(code, data, holdings), holdings)


@post("/tables/{code:str}/commit", status_code=200, summary="Show the hash of my seed for the dice", responses=REFUSALS)
async def commit_seed(request: Request[Any, Any, Any], code: CodeParam, data: Commit) -> TableInfo:
    service, holdings = service_of(request), await holdings_of(request)
    return table_info(await dice_service.commit(service, code, data, holdings), holdings)


@post("/tables/{code:str}/reveal", status_code=200, summary="Show my seed for the dice", responses=REFUSALS)
async def reveal_seed(request: Request[Any, Any, Any], code: CodeParam, data: Reveal) -> TableInfo:
    service, holdings = service_of(request), await holdings_of(request)
    return table_info(await dice_service.reveal(service, code, data, holdings), holdings)


@post("/tables/{code:str}/stand-in", status_code=200, summary="A bot plays for me", responses=REFUSALS)
async def stand_in(request: Request[Any, Any, Any], code: CodeParam, data: HandOver) -> TableInfo:
    service, holdings = service_of(request), await holdings_of(request)
    return table_info(await service.stand_in(code, data.seat, data.level, holdings), holdings)


@post("/tables/{code:str}/anyone", status_code=200, summary="On one device: all pass, or one asks", responses=REFUSALS)
async def anyone(request: Request[Any, Any, Any], code: CodeParam, data: Anyone) -> TableInfo:
    service, holdings = service_of(request), await holdings_of(request)
    room = await service.registry.room(code)
    await pass_before(service.registry, room, [each.seat for each in own_seats(room, holdings)], data.seat)
    return table_info(room, holdings)


@post("/tables/{code:str}/back", status_code=200, summary="I play again myself", responses=REFUSALS)
async def give_back(request: Request[Any, Any, Any], code: CodeParam, data: GiveBack) -> TableInfo:
    service, holdings = service_of(request), await holdings_of(request)
    return table_info(await service.stand_in(code, data.seat, "", holdings), holdings)


@post("/tables/{code:str}/leave", status_code=200, summary="Leave the seat", responses=REFUSALS)
async def leave_table(request: Request[Any, Any, Any], code: CodeParam, data: GiveBack) -> TableInfo:
    service, holdings = service_of(request), await holdings_of(request)
    return table_info(await service.leave(code, data.seat, holdings), holdings)


@get("/tables/{code:str}/view", summary="What a spectator may know", responses=REFUSALS)
async def spectate(request: Request[Any, Any, Any], code: CodeParam) -> dict[str, Any]:
    room = await service_of(request).registry.room(code)
    async with room.lock:  # nothing is shown that is not durable
        return room.views.view(None)


@get("/r/{secret:str}", include_in_schema=False)
async def return_link(
    request: Request[Any, Any, Any], secret: Annotated[str, Parameter(max_length=40)]
) -> Response[Any]:
    """Open a personal link: from now on this device holds the seat, too."""
    if not is_page_visit(request):
        raise RequestError("other-site", 403)
    found = await seat_links.find_return_link(service_of(request), secret)
    if found is None:
        raise RequestError("unknown-seat", 404)
    code, holding = found
    return Redirect(f"/t/{code}", cookies=await keep_holdings(request, [holding]))


API: list[Any] = [
    shelf,
    make_table,
    my_tables,
    get_table,
    join_table,
    fill_seat,
    commit_seed,
    reveal_seed,
    stand_in,
    anyone,
    give_back,
    leave_table,
    spectate,
]
PAGES: list[Any] = [return_link]
