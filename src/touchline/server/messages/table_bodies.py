"""Answers about tables: their seats, clocks and dice, links, replays, and the data of one person."""

from __future__ import annotations

from typing import Any

import msgspec


class SeatInfo(msgspec.Struct):
    seat: int
    kind: str
    level: str
    name: str
    mine: bool
    host: bool
    here: bool
    offered: bool  # a bot's seat that may be taken in the game
    locked: bool  # an open seat that only a link to it opens


class SeatCommitment(msgspec.Struct):
    seat: int
    value: str


class ExchangeInfo(msgspec.Struct):
    """The dice before the game: the table's id, the round, the seats that the table waits for, and the commitments.

    `closed`: all commitments are there, and the table waits for the seeds.
    """

    table: str
    round: int
    closed: bool
    waiting: list[int]
    commitments: list[SeatCommitment]


class ClockInfo(msgspec.Struct, omit_defaults=True):
    """As `ClockWish`; empty: no clock."""

    bank: float | None = None
    increment: float | None = None
    each: float | None = None
    zone: str = ""
    nights: list[int] = []
    weekends: bool = False
    on_timeout: str = "default"
    holidays: int = 0
    grace: float = 0.0


class TableInfo(msgspec.Struct):
    """Everything about a table, except its game, that everybody with the code may know."""

    code: str
    title: str
    seats: list[SeatInfo]
    options: dict[str, str | int | bool]
    cards: str
    pace: str
    clock: ClockInfo
    dice: str
    casual: bool
    state: str
    commitment: str
    exchange: ExchangeInfo
    link: str
    your_move: bool
    created: float
    touched: float
    lesson: bool
    hints: bool
    odds: bool
    rematch: str | None  # the code of the next table of the same people


class SeatLink(msgspec.Struct):
    """A link to one seat, and its QR code as SVG; `until`: when it expires."""

    link: str
    qr: str
    until: float


class SeatResponse(msgspec.Struct):
    table: TableInfo
    seat: int
    return_link: str


class ReplayIndex(msgspec.Struct):
    """A replay from one seat: the moments with something new, the count of its events at each, and the events."""

    moments: list[int]
    counts: list[int]
    events: list[dict[str, Any]]


class MyChatMessage(msgspec.Struct):
    """A chat message of the person who asks: a quick phrase, or a text."""

    seat: int
    phrase: str
    text: str
    at: float


class MyTable(msgspec.Struct):
    table: TableInfo
    chat: list[MyChatMessage]
    record: dict[str, Any] | None  # once the game is over


class MyData(msgspec.Struct):
    """Everything that the server stores about one person."""

    tables: list[MyTable]
