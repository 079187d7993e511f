"""Tables of lessons: a guided match with a fixed deal, and afterwards an ordinary game against bots."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from touchline.kernel.drivers import Entry
from touchline.kernel.errors import TouchlineError
from touchline.kernel.first_time import FirstTime
from touchline.kernel.lesson import LEARNER, Lesson, LessonStep
from touchline.learn import lesson_of, open_lesson
from touchline.server.lobby.new_table import check_options, new_row, new_seat, rows_of_record
from touchline.server.lobby.seating import issue_secrets
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.errors import RequestError
from touchline.server.messages.table_requests import MakeTable, SeatWish
from touchline.server.messages.title_bodies import FirstTimeInfo, LessonInfo, LessonStepInfo
from touchline.server.tables.dice_exchange import lesson_dice
from touchline.server.tables.room import Room
from touchline.titles import SHELF


def find_lesson(title: str) -> Lesson:
    """Return the lesson of a title; a title without one is refused."""
    if title not in SHELF:
        raise RequestError("unknown-title", 404)
    try:
        return lesson_of(SHELF[title])
    except TouchlineError as fault:
        raise RequestError(fault.code, 404, fault.place) from fault


def lesson_info(title: str) -> LessonInfo:
    """Return the steps of a lesson, as the client shows them."""
    return LessonInfo([step_info(step) for step in find_lesson(title).steps])


def step_info(step: LessonStep) -> LessonStepInfo:
    suggest = step.suggest if step.has_suggestion else None
    return LessonStepInfo(step.name, step.element, step.asked, list(step.told), step.after, suggest, step.run)


def first_times(title: str) -> list[FirstTimeInfo]:
    """Return the explanations that are shown once; none for a title that declares none."""
    if title not in SHELF:
        raise RequestError("unknown-title", 404)
    declared = SHELF[title].first_times
    cards: tuple[FirstTime, ...] = declared.load() if declared is not None else ()
    return [FirstTimeInfo(each.name, each.picture, each.asked, list(each.told)) for each in cards]


@lru_cache(maxsize=32)
def prologue(title: str) -> list[Entry]:
    """Return the log up to the learner's first question; it is the same every time."""
    return list(open_lesson(SHELF[title]).log)


async def make_lesson_table(service: TableService, title: str, name: str) -> tuple[Room, list[str]]:
    """Make the table of a lesson: the learner has the first seat, bots the others."""
    lesson = find_lesson(title)
    wishes = [SeatWish("bot", lesson.rival) for _ in range(lesson.seats)]
    wishes[LEARNER] = SeatWish("me", name=name)
    wanted = MakeTable(title, wishes, lesson.options)
    seats = [new_seat(SHELF[title], at, each) for at, each in enumerate(wishes)]
    own = issue_secrets(seats)
    entries = await asyncio.to_thread(prologue, title)
    row = new_row(
        service.registry, SHELF[title], lesson.seats, check_options(SHELF[title], lesson.seats, lesson.options), wanted
    )
    row.state, row.secret, row.dice = "playing", lesson.secret(title).hex(), lesson_dice()
    row.brought = len(entries)
    return await service.open_table(row, seats, rows_of_record(row, entries)), own
