"""Requests and answers of HTTP, typed.  The client's TypeScript types are generated from here and from `wire`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Code = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[a-z0-9_-]+$")]
Bytes32 = Annotated[str, msgspec.Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]  # also a seat, a decision, an amount of money
Pace = Literal["relaxed", "strict", "days", "device"]


class RequestBody(msgspec.Struct, forbid_unknown_fields=True):
    """A message of a client: unknown fields are refused."""


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


class QuietHours(RequestBody):
    """From and to which hour nothing is sent, as [22, 8], in this time zone."""

    hours: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=23)]], msgspec.Meta(max_length=2)] = []
    zone: Annotated[str, msgspec.Meta(max_length=60, pattern="^[A-Za-z0-9_+/-]*$")] = ""


class PushKeys(RequestBody):
    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class Subscribe(RequestBody):
    """A new subscription: a browser (`endpoint`, `keys`), a webhook (`url`, `format`), or a mail `address`."""

    kind: Literal["push", "webhook", "mail"]
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"
    quiet: QuietHours = msgspec.field(default_factory=QuietHours)
    endpoint: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    keys: PushKeys | None = None
    url: Annotated[str, msgspec.Meta(max_length=500)] = ""
    format: Literal["discord", "slack", "ntfy", "json"] = "json"
    address: Annotated[str, msgspec.Meta(max_length=200)] = ""


class TableWebhook(RequestBody):
    """The host's wish that a webhook is told whose turn it is at this table; without `url`: not any more."""

    url: Annotated[str, msgspec.Meta(max_length=500)] = ""
    format: Literal["discord", "slack", "ntfy", "json"] = "json"
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class TableWebhookInfo(msgspec.Struct):
    """The address of a table's webhook, without its secret part; empty: it has none."""

    destination: str
    format: str


class SubscriptionInfo(msgspec.Struct):
    """`destination`: the receiver's address without its secret part; `secret`: a webhook's key, sent only once."""

    id: str
    kind: str
    destination: str
    confirmed: bool
    secret: str = ""


class NoticeInfo(msgspec.Struct):
    """My subscriptions, the server's key for web push, and whether it sends mail."""

    subscriptions: list[SubscriptionInfo]
    push_key: str
    mail: bool


class ReachInfo(msgspec.Struct):
    """The addresses by which other devices open this server, the best first; none: only this machine reaches it."""

    addresses: list[str]


class SeatResponse(msgspec.Struct):
    table: TableInfo
    seat: int
    return_link: str


class ErrorBody(msgspec.Struct):
    """Every error: its code, its place in the request, and the numbers that belong to it."""

    code: str
    place: str = ""
    facts: dict[str, Any] = {}
    rule: str = ""


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


class Health(msgspec.Struct):
    ok: bool
    version: str
    tables: int
    connections: int


class Blurb(msgspec.Struct):
    name: str
    blurb: str


class SharedTexts(msgspec.Struct):
    """The Fluent source of the shared texts, and name and short description of each title."""

    ftl: str
    titles: dict[str, Blurb]


class Vocabulary(msgspec.Struct):
    """For each question, event, reason and preview of an option: number -> domain; the rules of each question."""

    asks: dict[str, dict[str, str]]
    tells: dict[str, dict[str, str]]
    reasons: dict[str, dict[str, str]]
    previews: dict[str, dict[str, str]]
    question_rules: dict[str, list[str]]


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
