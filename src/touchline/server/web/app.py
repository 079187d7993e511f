"""HTTP and WebSocket by Litestar: decodes requests, calls the table service or the room, and answers."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Litestar, Request, Response, Router, delete, get, post
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.params import Parameter
from litestar.response import Redirect

import touchline
from touchline.kernel.lesson import LEARNER
from touchline.server.lobby import dice_service, lessons, seat_links
from touchline.server.lobby.records import Records
from touchline.server.lobby.replay import MAX_FRAMES
from touchline.server.lobby.retention import Retention
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.bodies import ErrorBody
from touchline.server.messages.errors import RequestError
from touchline.server.messages.table_bodies import MyData, ReplayIndex, SeatResponse, TableInfo
from touchline.server.messages.table_requests import (
    Commit,
    FillSeat,
    GiveBack,
    HandOver,
    ImportRecord,
    Join,
    Learn,
    MakeTable,
    PlayOn,
    Reveal,
)
from touchline.server.messages.title_bodies import FirstTimeInfo, LessonInfo, TitleInfo
from touchline.server.notices.delivery import LEASE_SECONDS
from touchline.server.notices.notices import GRACE_SECONDS, Notices
from touchline.server.notices.subscription_service import open_subscription_service
from touchline.server.tables.deadlines import Deadlines
from touchline.server.tables.peer_workers import Listener
from touchline.server.tables.registry import Registry
from touchline.server.tables.token_bucket import TokenBuckets
from touchline.server.tables.worker_reports import WorkerReports
from touchline.server.web import host_routes, hosting, invitations, metrics, notice_routes, pages, stories
from touchline.server.web.health import health
from touchline.server.web.host_token import HostToken
from touchline.server.web.openapi_errors import REFUSALS
from touchline.server.web.play_socket import play
from touchline.server.web.request_checks import check_request
from touchline.server.web.responses import API_PAGES, keep_private
from touchline.server.web.visitors import (
    check_guesses,
    client_address,
    count_guess,
    forget_person,
    holdings_of,
    is_page_visit,
    keep_holdings,
    limit_new_tables,
    records_of,
    seat_response,
    seats_and_host,
    service_of,
)

log = logging.getLogger("touchline.app")
MAX_BODY_BYTES = 2_000_000  # an imported record
NEW_TABLES = (0.2, 60.0)  # tables a second and at once, for one client
GUESSES = (0.2, 40.0)  # codes that do not exist, a second and at once, for one client
MAX_LISTED_TABLES = 120  # on the home page of one person
CodeParam = Annotated[str, Parameter(max_length=12)]
TitleParam = Annotated[str, Parameter(max_length=40)]
MomentsParam = Annotated[list[int], Parameter(max_items=MAX_FRAMES)]


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
async def table_info(request: Request[Any, Any, Any], code: CodeParam) -> TableInfo:
    service = service_of(request)
    return service.info(await service.registry.room(code), await holdings_of(request))


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
    return service.info(await service.fill(code, data, holdings), holdings)


@post("/tables/{code:str}/commit", status_code=200, summary="Show the hash of my seed for the dice", responses=REFUSALS)
async def commit_seed(request: Request[Any, Any, Any], code: CodeParam, data: Commit) -> TableInfo:
    service, holdings = service_of(request), await holdings_of(request)
    return service.info(await dice_service.commit(service, code, data, holdings), holdings)


@post("/tables/{code:str}/reveal", status_code=200, summary="Show my seed for the dice", responses=REFUSALS)
async def reveal_seed(request: Request[Any, Any, Any], code: CodeParam, data: Reveal) -> TableInfo:
    service, holdings = service_of(request), await holdings_of(request)
    return service.info(await dice_service.reveal(service, code, data, holdings), holdings)


@post("/tables/{code:str}/stand-in", status_code=200, summary="A bot plays for me", responses=REFUSALS)
async def stand_in(request: Request[Any, Any, Any], code: CodeParam, data: HandOver) -> TableInfo:
    service, holdings = service_of(request), await holdings_of(request)
    return service.info(await service.stand_in(code, data.seat, data.level, holdings), holdings)


@post("/tables/{code:str}/back", status_code=200, summary="I play again myself", responses=REFUSALS)
async def give_back(request: Request[Any, Any, Any], code: CodeParam, data: GiveBack) -> TableInfo:
    service, holdings = service_of(request), await holdings_of(request)
    return service.info(await service.stand_in(code, data.seat, "", holdings), holdings)


@post("/tables/{code:str}/leave", status_code=200, summary="Leave the seat", responses=REFUSALS)
async def leave_table(request: Request[Any, Any, Any], code: CodeParam, data: GiveBack) -> TableInfo:
    service, holdings = service_of(request), await holdings_of(request)
    return service.info(await service.leave(code, data.seat, holdings), holdings)


@get("/tables/{code:str}/view", summary="What a spectator may know", responses=REFUSALS)
async def spectate(request: Request[Any, Any, Any], code: CodeParam) -> dict[str, Any]:
    room = await service_of(request).registry.room(code)
    async with room.lock:  # nothing is shown that is not durable
        return room.view(None)


@get("/tables/{code:str}/record", summary="The record of a finished game", responses=REFUSALS)
async def export_record(request: Request[Any, Any, Any], code: CodeParam) -> dict[str, Any]:
    return await records_of(request).export(code)


@get("/lessons/{title:str}", summary="The steps of a title's guided match", responses=REFUSALS)
async def lesson_steps(title: TitleParam) -> LessonInfo:
    return lessons.lesson_info(title)


@get("/first-times/{title:str}", summary="What is explained the first time that it comes up", responses=REFUSALS)
async def first_times(title: TitleParam) -> list[FirstTimeInfo]:
    return lessons.first_times(title)


@post("/lessons/{title:str}", summary="Begin the guided match of a title", responses=REFUSALS)
async def begin_lesson(request: Request[Any, Any, Any], title: TitleParam, data: Learn) -> Response[SeatResponse]:
    limit_new_tables(request)
    room, secrets = await lessons.make_lesson_table(service_of(request), title, data.name)
    return await seat_response(request, room, LEARNER, secrets)


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
    return await records.replays.index(room.row, seat, *seats_and_host(room, holdings))


@get("/tables/{code:str}/replay/frames", summary="What the seat was shown at these moments", responses=REFUSALS)
async def frames(
    request: Request[Any, Any, Any], code: CodeParam, moments: MomentsParam, seat: int | None = None
) -> list[dict[str, Any]]:
    records, holdings = records_of(request), await holdings_of(request)
    room = await records.registry.room(code)
    return await records.replays.frames(room.row, seat, *seats_and_host(room, holdings), moments)


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


async def check_before_route(request: Request[Any, Any, Any]) -> None:
    """Refuse requests of other sites and of clients that guess codes."""
    await check_request(request)
    if "code" in request.path_params and request.url.path.startswith("/api/"):
        await check_guesses(request, str(request.path_params["code"]))


def error_response(request: Request[Any, Any, Any], fault: RequestError) -> Response[Any]:
    count_guess(request, fault)
    if fault.status == 404 and pages.wants_page(request):
        return pages.page(404)
    return Response(ErrorBody(fault.code, fault.place, fault.facts), status_code=fault.status)


def framework_error_response(request: Request[Any, Any, Any], fault: HTTPException) -> Response[Any]:
    """Return Litestar's own errors in our form, without the data that was sent."""
    if fault.status_code == 404 and pages.wants_page(request):
        return pages.page(404)
    codes = {400: "bad-request", 404: "not-found", 405: "not-allowed", 413: "too-large"}
    extra = fault.extra if isinstance(fault.extra, list) else []
    place = ", ".join(str(each.get("key", "")) for each in extra if isinstance(each, dict))
    status = fault.status_code
    return Response(ErrorBody(codes.get(status, "refused"), place), status_code=status)


def failure_response(_: Any, fault: Exception) -> Response[ErrorBody]:
    log.error("request failed", exc_info=fault)
    return Response(ErrorBody("server-error"), status_code=500)


API = [
    shelf,
    make_table,
    my_tables,
    table_info,
    join_table,
    fill_seat,
    commit_seed,
    reveal_seed,
    stand_in,
    give_back,
    leave_table,
    spectate,
    export_record,
    lesson_steps,
    first_times,
    begin_lesson,
    import_record,
    watch,
    frames,
    play_on,
    my_data,
    erase_me,
    health,
    play,
    stories.story_of,
    *invitations.API,
    *hosting.API,
    *host_routes.API,
    *notice_routes.API,
    *pages.API,
]


PAGES = [return_link, metrics.Metrics, *notice_routes.PAGES, *pages.PAGES]


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
        registry.on_nudge = notices.nudge
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
