"""HTTP for what outlives a game: records, replays, playing on, and everything that is kept of a person."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.params import Parameter

from touchline.server.lobby.replay import MAX_FRAMES
from touchline.server.messages.table_bodies import MyData, ReplayIndex, SeatResponse
from touchline.server.messages.table_requests import ImportRecord, PlayOn
from touchline.server.web.openapi_errors import REFUSALS
from touchline.server.web.parameters import CodeParam
from touchline.server.web.visitors import (
    forget_person,
    holdings_of,
    limit_new_tables,
    records_of,
    seat_response,
    seats_and_host,
    service_of,
)

MomentsParam = Annotated[list[int], Parameter(max_items=MAX_FRAMES)]


@get("/tables/{code:str}/record", summary="The record of a finished game", responses=REFUSALS)
async def export_record(request: Request[Any, Any, Any], code: CodeParam) -> dict[str, Any]:
    return await records_of(request).export(code)


@post("/records", summary="A table that goes on from a record", responses=REFUSALS)
async def import_record(request: Request[Any, Any, Any], data: ImportRecord) -> Response[SeatResponse]:
    limit_new_tables(request)
    room, secrets = await records_of(request).import_record(data)
    return await seat_response(request, room, 0, secrets)


@get(
    "/tables/{code:str}/replay",
    summary="What there is to watch again, from a seat or as a spectator",
    responses=REFUSALS,
)
async def watch(request: Request[Any, Any, Any], code: CodeParam, seat: int | None = None) -> ReplayIndex:
    records, holdings = records_of(request), await holdings_of(request)
    room = await records.registry.room(code)
    return await records.replays.index(room.status.row, seat, *seats_and_host(room, holdings))


@get("/tables/{code:str}/replay/frames", summary="What the seat was shown at these moments", responses=REFUSALS)
async def frames(
    request: Request[Any, Any, Any], code: CodeParam, moments: MomentsParam, seat: int | None = None
) -> list[dict[str, Any]]:
    records, holdings = records_of(request), await holdings_of(request)
    room = await records.registry.room(code)
    return await records.replays.frames(room.status.row, seat, *seats_and_host(room, holdings), moments)


@post("/tables/{code:str}/play-on", summary="A table that goes on from a moment of this one", responses=REFUSALS)
async def play_on(request: Request[Any, Any, Any], code: CodeParam, data: PlayOn) -> Response[SeatResponse]:
    limit_new_tables(request)
    room, secrets = await records_of(request).play_on(code, data, await holdings_of(request))
    return await seat_response(request, room, data.seat, secrets)


@get("/me", summary="What is kept of me: my tables, what I said, the games that are over", responses=REFUSALS)
async def my_data(request: Request[Any, Any, Any]) -> MyData:
    return await records_of(request).export_mine(await holdings_of(request, None))


@delete("/me", status_code=200, summary="Erase what names me: seats, names, chat", responses=REFUSALS)
async def erase_me(request: Request[Any, Any, Any]) -> Response[dict[str, int]]:
    erased = await service_of(request).erase(await holdings_of(request, None))
    return Response({"seats": erased}, cookies=await forget_person(request))


API: list[Any] = [export_record, import_record, watch, frames, play_on, my_data, erase_me]
