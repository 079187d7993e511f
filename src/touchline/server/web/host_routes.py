"""HTTP for the operator's page `/host`: how the server is, closing a table, removing abandoned ones."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, post
from sqlalchemy import Connection

import touchline
from touchline.server.lobby.removal import remove_tables
from touchline.server.lobby.retention import DAY_SECONDS
from touchline.server.messages import host_bodies
from touchline.server.messages.errors import unknown_table
from touchline.server.store import retention, worker_reports
from touchline.server.tables.measures import percentile_ms
from touchline.server.tables.registry import Registry
from touchline.server.tables.worker_reports import WorkerReports, sum_reports
from touchline.server.web.host_token import host_token_of, token_cookie
from touchline.server.web.openapi_errors import REFUSALS
from touchline.server.web.parameters import CodeParam
from touchline.server.web.visitors import service_of

LISTED_TABLES: Final = 200
ABANDONED_DAYS: Final = (1, 7, 30, 90)


@post("/host/enter", status_code=200, summary="Show the token that the server printed", responses=REFUSALS)
async def enter_host(request: Request[Any, Any, Any], data: host_bodies.EnterHost) -> Response[dict[str, bool]]:
    token = data.token.strip()
    host_token_of(request).compare(request, token)
    return Response({"entered": True}, cookies=[token_cookie(request, token)])


@post("/host/leave", status_code=200, summary="Forget the token in this browser", responses=REFUSALS)
async def leave_host(request: Request[Any, Any, Any]) -> Response[dict[str, bool]]:
    return Response({"entered": False}, cookies=[token_cookie(request, "")])


@get("/host", summary="How this server is, for its operator", responses=REFUSALS)
async def host_info(request: Request[Any, Any, Any]) -> host_bodies.HostInfo:
    host_token_of(request).check(request)
    return await info_of(service_of(request).registry, reports_of(request))


@post("/host/tables/{code:str}/close", status_code=200, summary="Close a table for good", responses=REFUSALS)
async def close_table(request: Request[Any, Any, Any], code: CodeParam) -> host_bodies.RemovedTables:
    host_token_of(request).check(request)
    registry, name = service_of(request).registry, code.upper()
    codes = await remove_tables(registry, lambda connection: retention.remove_table(connection, name))
    if not codes:
        raise unknown_table()
    return host_bodies.RemovedTables(codes)


@post("/host/abandoned", status_code=200, summary="Remove games that nobody plays on", responses=REFUSALS)
async def remove_abandoned(
    request: Request[Any, Any, Any], data: host_bodies.RemoveAbandoned
) -> host_bodies.RemovedTables:
    host_token_of(request).check(request)
    registry = service_of(request).registry
    before, in_use = (
        registry.clock() - data.days * DAY_SECONDS,
        list(sum_reports(await reports_of(request).all()).people),
    )
    codes = await remove_tables(registry, lambda connection: retention.remove_abandoned(connection, before, in_use))
    return host_bodies.RemovedTables(codes)


async def info_of(registry: Registry, reports: WorkerReports) -> host_bodies.HostInfo:
    told, now = await reports.all(), registry.clock()
    whole = sum_reports(told)

    def read(connection: Connection) -> tuple[dict[str, int], tuple[int, int | None], list[Any], list[int]]:
        befores = [now - days * DAY_SECONDS for days in ABANDONED_DAYS]
        return (
            worker_reports.tables_by_state(connection),
            worker_reports.disk_use(connection),
            worker_reports.newest_tables(connection, LISTED_TABLES),
            [retention.count_abandoned(connection, before, list(whole.people)) for before in befores],
        )

    states, (used, free), rows, abandoned = await registry.store.read(read)
    return host_bodies.HostInfo(
        version=touchline.__version__,
        workers=len(told),
        lobby=states.get("lobby", 0),
        playing=states.get("playing", 0),
        over=states.get("over", 0),
        people=sum(whole.people.values()),
        watching=whole.watching,
        moves_a_minute=whole.moves_a_minute,
        p50_ms=percentile_ms(whole.latency, 0.5),
        p99_ms=percentile_ms(whole.latency, 0.99),
        disk_bytes=used,
        disk_free=free,
        bots_thinking=whole.bots_thinking,
        bots_waiting=whole.bots_waiting,
        errors=whole.errors,
        last_errors=[host_bodies.HostError(each.at, each.log, each.what, each.fault) for each in whole.last_errors],
        abandoned=[host_bodies.AbandonedTables(*each) for each in zip(ABANDONED_DAYS, abandoned, strict=True)],
        tables=[table_info(row, whole.people) for row in rows],
    )


def table_info(row: Any, people: dict[str, int]) -> host_bodies.HostTable:
    connected = people.get(row.id, 0)
    return host_bodies.HostTable(
        row.code, row.title, row.state, row.pace, row.persons, row.bots, connected, row.changed
    )


def reports_of(request: Request[Any, Any, Any]) -> WorkerReports:
    reports: WorkerReports = request.app.state.reports
    return reports


API: list[Any] = [enter_host, leave_host, host_info, close_table, remove_abandoned]
