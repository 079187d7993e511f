"""Requests about tables: making and joining one, seats, dice, records, lessons."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from touchline.server.messages.bodies import Bytes32, Code, Count, Name, Pace, RequestBody


class SeatWish(RequestBody):
    kind: Literal["me", "open", "bot"]
    level: Code = "amateur"
    name: Name = "-"


class ClockWish(RequestBody):
    """Live: a bank of seconds and an increment a pick.  Over days: seconds for each decision.

    `nights`: the hours, as [23, 8], in which no time over days passes, in the time zone `zone`.  `on_timeout`: what
    answers when time is up, the question's default or a bot.  `holidays`: days that each seat may take off over days.
    `grace`: seconds that a live clock waits when the connection of a seat that is asked is lost.
    """

    bank: Annotated[float, msgspec.Meta(ge=1, le=864_000)] | None = None
    increment: Annotated[float, msgspec.Meta(ge=0, le=3_600)] = 0.0
    each: Annotated[float, msgspec.Meta(ge=1, le=2_592_000)] | None = None
    zone: Annotated[str, msgspec.Meta(max_length=60, pattern="^[A-Za-z0-9_+/-]*$")] = ""
    nights: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=23)]], msgspec.Meta(max_length=2)] = []
    weekends: bool = False
    on_timeout: Literal["default", "bot"] = "default"
    holidays: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    grace: Annotated[float, msgspec.Meta(ge=0, le=300)] = 0.0


class MakeTable(RequestBody):
    """`contributes`: this client takes part in the dice; it will commit to a seed for each of its seats, and reveal."""

    title: Code
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, str | int | bool] = {}
    cards: Annotated[str, msgspec.Meta(max_length=80)] = ""
    pace: Pace = "relaxed"
    clock: ClockWish | None = None
    dice: Literal["server", "real"] = "server"
    casual: bool = True
    contributes: bool = False
    hints: bool = True
    odds: bool = True


class Join(RequestBody):
    """`ticket`: the token of a link to one seat, which is then taken over."""

    name: Name
    seat: Count | None = None
    contributes: bool = False
    ticket: Annotated[str, msgspec.Meta(max_length=40)] = ""


class LockSeat(RequestBody):
    """The host locks an open seat, so that only a link to it opens it; or unlocks it."""

    seat: Count
    locked: bool


class RemovePerson(RequestBody):
    seat: Count


class MakeSeatLink(RequestBody):
    """`return`: another device of the holder gets the seat, too.  `hand`: the person who opens the link takes it."""

    seat: Count
    kind: Literal["return", "hand"]
    address: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Commit(RequestBody):
    """The hash of a seat's seed, in this round; see docs/dice.md."""

    seat: Count
    round: Count
    commitment: Bytes32


class Reveal(RequestBody):
    """The seed of a seat, when every commitment is there."""

    seat: Count
    round: Count
    seed: Bytes32


class FillSeat(RequestBody):
    seat: Count
    kind: Literal["open", "bot"]
    level: Code = "amateur"


class HandOver(RequestBody):
    seat: Count
    level: Code = "amateur"


class Anyone(RequestBody):
    """On one device: who wants to answer in the open window; nobody: all pass."""

    seat: Count | None = None


class GiveBack(RequestBody):
    seat: Count


class ImportRecord(RequestBody):
    record: dict[str, Any]
    name: Name = "-"


class PlayOn(RequestBody):
    """Go on from a moment of a game that is over, at a new table: this seat is mine, bots hold the others."""

    moment: Count
    seat: Count = 0
    name: Name = "-"


class Learn(RequestBody):
    """Begin the lesson of a title."""

    name: Name = "-"
