"""Requests and answers of HTTP, typed.  The client's TypeScript types are generated from here and from `wire`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Code = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[a-z0-9_-]+$")]
Bytes32 = Annotated[str, msgspec.Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
Natural = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Pace = Literal["relaxed", "strict", "days", "device"]


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """A message from outside: unknown fields are refused."""


class SeatWish(Asked):
    kind: Literal["me", "open", "bot"]
    level: Code = "amateur"
    name: Name = "-"


class ClockWish(Asked):
    """Live: a bank of seconds and an increment a pick.  Over days: seconds for each decision.

    `nights`: from which hour to which no time over days passes, as [23, 8], in the time zone `zone`.  `out`: who picks
    when time is up, the question's default or a bot.
    """

    bank: Annotated[float, msgspec.Meta(ge=1, le=864_000)] | None = None
    increment: Annotated[float, msgspec.Meta(ge=0, le=3_600)] = 0.0
    each: Annotated[float, msgspec.Meta(ge=1, le=2_592_000)] | None = None
    zone: Annotated[str, msgspec.Meta(max_length=60, pattern="^[A-Za-z0-9_+/-]*$")] = ""
    nights: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=23)]], msgspec.Meta(max_length=2)] = []
    weekends: bool = False
    out: Literal["default", "bot"] = "default"


class MakeTable(Asked):
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


class Join(Asked):
    """`ticket`: the token of a link to one seat, which is then taken over."""

    name: Name
    seat: Natural | None = None
    contributes: bool = False
    ticket: Annotated[str, msgspec.Meta(max_length=40)] = ""


class LockSeat(Asked):
    """The host locks an open seat, so that only a link to it opens it; or unlocks it."""

    seat: Natural
    locked: bool


class RemovePerson(Asked):
    seat: Natural


class WishLink(Asked):
    """`return`: another device of mine holds the seat, too.  `hand`: whoever opens the link takes the seat over."""

    seat: Natural
    kind: Literal["return", "hand"]
    address: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Commit(Asked):
    """The hash of a seat's seed, in this round; see docs/dice.md."""

    seat: Natural
    round: Natural
    commitment: Bytes32


class Reveal(Asked):
    """The seed of a seat, when every commitment is there."""

    seat: Natural
    round: Natural
    seed: Bytes32


class FillSeat(Asked):
    seat: Natural
    kind: Literal["open", "bot"]
    level: Code = "amateur"


class HandOver(Asked):
    seat: Natural
    level: Code = "amateur"


class GiveBack(Asked):
    seat: Natural


class ImportRecord(Asked):
    record: dict[str, Any]
    name: Name = "-"


class PlayOn(Asked):
    """Go on from a moment of a game that is over, at a new table: this seat is mine, bots hold the others."""

    moment: Natural
    seat: Natural = 0
    name: Name = "-"


class Learn(Asked):
    """Begin the lesson of a title."""

    name: Name = "-"


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
    """What is explained once, the first time that a question of the kind `asked` or an event of `told` comes up.

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
    """The dice before the game: the table's id, the round, the seats that are waited for, and the commitments.

    `closed`: all commitments are there, so those who are waited for are to reveal their seeds.
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
    out: str = "default"


class TableInfo(msgspec.Struct):
    """What anybody with the code may know before and beside the game."""

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


class QuietHours(Asked):
    """From and to which hour nothing is sent, as [22, 8], in this time zone."""

    hours: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=23)]], msgspec.Meta(max_length=2)] = []
    zone: Annotated[str, msgspec.Meta(max_length=60, pattern="^[A-Za-z0-9_+/-]*$")] = ""


class PushKeys(Asked):
    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class Subscribe(Asked):
    """A way to tell me that it is my turn: a browser (`endpoint`, `keys`), a webhook (`url`, `format`), `address`."""

    kind: Literal["push", "webhook", "mail"]
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"
    quiet: QuietHours = msgspec.field(default_factory=QuietHours)
    endpoint: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    keys: PushKeys | None = None
    url: Annotated[str, msgspec.Meta(max_length=500)] = ""
    format: Literal["discord", "slack", "ntfy", "json"] = "json"
    address: Annotated[str, msgspec.Meta(max_length=200)] = ""


class SubscriptionInfo(msgspec.Struct):
    """`shown`: where it goes, without what is secret in it; `secret`: of a webhook, told once."""

    id: str
    kind: str
    shown: str
    confirmed: bool
    secret: str = ""


class NoticeInfo(msgspec.Struct):
    """My ways, the server's key for web push, and whether it sends mail."""

    ways: list[SubscriptionInfo]
    push_key: str
    mail: bool


class ReachInfo(msgspec.Struct):
    """The addresses by which other devices open this server, the best first; none: only this machine reaches it."""

    addresses: list[str]


class Seated(msgspec.Struct):
    table: TableInfo
    seat: int
    return_link: str


class Refused(msgspec.Struct):
    """Every refusal: a code, where, and the numbers that belong to it."""

    code: str
    place: str = ""
    facts: dict[str, Any] = {}
    rule: str = ""


class Reel(msgspec.Struct):
    """A game to be watched from one seat: the moments that brought it something, its events at each, and these."""

    moments: list[int]
    counts: list[int]
    events: list[dict[str, Any]]


class Spoken(msgspec.Struct):
    """A line of mine in the chat of a table: a quick phrase, or words."""

    seat: int
    phrase: str
    text: str
    at: float


class MyTable(msgspec.Struct):
    table: TableInfo
    said: list[Spoken]
    record: dict[str, Any] | None  # once the game is over


class MyData(msgspec.Struct):
    """All that is kept of whoever holds these seats."""

    tables: list[MyTable]


class Health(msgspec.Struct):
    ok: bool
    version: str
    tables: int
    connections: int


class Blurb(msgspec.Struct):
    name: str
    blurb: str


class SharedTexts(msgspec.Struct):
    """The Fluent source of the shared words, and what each title is called."""

    ftl: str
    titles: dict[str, Blurb]


class Vocabulary(msgspec.Struct):
    """For each question, event, reason and preview of an option: number -> domain."""

    asks: dict[str, dict[str, str]]
    tells: dict[str, dict[str, str]]
    reasons: dict[str, dict[str, str]]
    previews: dict[str, dict[str, str]]


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
