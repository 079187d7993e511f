"""Opens the table of a lesson: bots play until the learner comes in."""

from __future__ import annotations

from touchline.bots import Bot, bot
from touchline.bots.bot import answer
from touchline.kernel.errors import BadOption
from touchline.kernel.lesson import LEARNER, Lesson
from touchline.kernel.table import Table
from touchline.kernel.title import Title
from touchline.kernel.vocabulary import name_numbers


def lesson_of(title: Title) -> Lesson:
    """Return the lesson that the title declares; a title without one is a BadOption."""
    if title.lesson is None:
        raise BadOption("no-lesson", title.code)
    found: Lesson = title.lesson.load()
    return found


def open_lesson(title: Title) -> Table:
    """Return the table of the lesson, where the learner is asked for the first time."""
    lesson = lesson_of(title)
    table = title.table(lesson.seats, lesson.options, dealer=lesson.dealer(title.code))
    play_prologue(table, lesson)
    return table


def play_prologue(table: Table, lesson: Lesson) -> None:
    """Let bots play for everybody until the learner is asked what the lesson opens with."""
    while not table.over:
        question = table.question(LEARNER)
        if question is not None:
            word = table.title.words.asks[question.kind]
            if lesson.is_opened_by(word.name, name_numbers(word.context, question.context)):
                return
        seat = table.to_act[0]
        table.pick(seat, answer(lesson_bot(table, lesson, seat), table, seat))
    raise ValueError(f"the lesson of {table.title.code} never opens")


def lesson_bot(table: Table, lesson: Lesson, seat: int) -> Bot:
    """Return the bot that answers now; its seed is the one that the server gives its bots."""
    level = lesson.helper if seat == LEARNER else lesson.rival
    return bot(table.title, level, f"{lesson.secret(table.title.code).hex()} {seat} {len(table.log)}")
