"""Answers about titles: options, lessons, texts, cards and rules."""

from __future__ import annotations

from typing import Any

import msgspec


class LessonStepInfo(msgspec.Struct):
    """One idea of a lesson; its texts are `lesson-<name>`, the sign it speaks of is `element`.

    It begins the first time that a question of the kind `asked` is put to the learner or an event of `told` is shown,
    and not before the step `after` has begun.  `suggest` is an option, `run` a ready-made run of picks.
    """

    name: str
    element: str
    asked: str
    told: list[str]
    after: str
    suggest: int | None
    run: str


class LessonInfo(msgspec.Struct):
    steps: list[LessonStepInfo]


class FirstTimeInfo(msgspec.Struct):
    """An explanation that is shown once: with the first question of the kind `asked` or the first event of `told`.

    Its text is `first-<name>`; `picture` is the name of a drawing.
    """

    name: str
    picture: str
    asked: str
    told: list[str]


class OptionInfo(msgspec.Struct):
    name: str
    kind: str
    choices: list[str | int | bool]
    default: str | int | bool
    rules: list[str]
    meaning: str
    on_device: str | int | bool | None = None  # the page proposes this value for a table on one device


class TitleInfo(msgspec.Struct):
    code: str
    name: str
    edition: int
    seats: list[int]
    options: list[OptionInfo]
    levels: list[str]
    scopes: list[str]
    card_sets: list[str]
    lesson: bool


class Blurb(msgspec.Struct):
    name: str
    blurb: str


class SharedTexts(msgspec.Struct):
    """The Fluent source of the shared texts, and name and short description of each title."""

    ftl: str
    titles: dict[str, Blurb]


class Vocabulary(msgspec.Struct):
    """For each question, event, reason and preview of an option: number -> domain; rules of questions and events."""

    asks: dict[str, dict[str, str]]
    tells: dict[str, dict[str, str]]
    reasons: dict[str, dict[str, str]]
    previews: dict[str, dict[str, str]]
    question_rules: dict[str, list[str]]
    event_rules: dict[str, list[str]]


class Cards(msgspec.Struct):
    """Labels by domain and number (`@` before the id of a text), signs round bare numbers, words, printed data."""

    labels: dict[str, dict[str, str]]
    patterns: dict[str, list[str]]
    words: Vocabulary
    cards: Any


class RuleText(msgspec.Struct):
    """In the reader's language; the reason behind a ruling (`note`) is the catalogue's, in English."""

    id: str
    title: str
    tag: str
    heading: str
    text: str
    note: str


class RuleSection(msgspec.Struct):
    heading: str
    rules: dict[str, str]
