"""HTTP for lessons: their steps, first-time help, and the table of a guided match."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post

from touchline.kernel.lesson import LEARNER
from touchline.server.lobby import lessons
from touchline.server.messages.table_bodies import SeatResponse
from touchline.server.messages.table_requests import Learn
from touchline.server.messages.title_bodies import FirstTimeInfo, LessonInfo
from touchline.server.web.openapi_errors import REFUSALS
from touchline.server.web.parameters import TitleParam
from touchline.server.web.visitors import limit_new_tables, seat_response, service_of


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


API: list[Any] = [lesson_steps, first_times, begin_lesson]
