"""What travels on a WebSocket, typed: what a seat may say (tagged by `t`), then what it hears."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from touchline.server.messages.bodies import Asked, Natural, TableInfo

MoveId = Annotated[str, msgspec.Meta(min_length=1, max_length=36, pattern="^[A-Za-z0-9_-]+$")]
Small = Annotated[int, msgspec.Meta(ge=-1_000_000_000, le=1_000_000_000)]

# -- what a seat may say


class Said(Asked, tag_field="t"):
    """`id` comes back with the answer; sending the same move again is harmless."""

    id: MoveId


class Pick(Said, tag="pick"):
    decision: Natural
    picks: Annotated[list[Small], msgspec.Meta(min_length=1, max_length=64)]


class Undo(Said, tag="undo"):
    """Take back the own last pick; `whole`: all that was chosen unseen, as long as not all have chosen."""

    whole: bool = False


class TakeBack(Said, tag="take_back"):
    """Propose to go back before the own last pick, or agree to what is proposed."""

    agree: bool = True


class Order(Said, tag="order"):
    scope: Natural
    standing: bool


class Asking(Said, tag="asking"):
    """Whether to be asked in every window, or only where an answer is worth it."""

    everywhere: bool


class Limit(Said, tag="limit"):
    """A sealed limit for a lot on offer (without one, for the lot under the hammer); no amount takes it back."""

    amount: Natural | None
    after: Literal["pass", "ask"] = "pass"
    lot: Small | None = None


class Plan(Said, tag="plan"):
    """An answer given in advance, kept under its number; without picks the server forgets it."""

    plan: Annotated[int, msgspec.Meta(ge=0, le=15)]
    kind: Annotated[str, msgspec.Meta(max_length=40)] = ""
    picks: Annotated[list[Small], msgspec.Meta(max_length=64)] = msgspec.field(default_factory=list)
    when: Annotated[dict[str, Small], msgspec.Meta(max_length=4)] = msgspec.field(default_factory=dict)
    pays: bool = False


class Nudge(Said, tag="nudge"):
    seat: Natural


class Chat(Said, tag="chat"):
    text: Annotated[str, msgspec.Meta(max_length=280)] = ""
    phrase: Annotated[str, msgspec.Meta(max_length=40, pattern="^[a-z0-9-]*$")] = ""


class Hold(Said, tag="hold"):
    """In a strict window: more time for everybody; nobody is told who asked."""


class AskHint(Said, tag="hint"):
    """What a bot would pick in this seat's place, and why."""


class LetBot(Said, tag="let_bot"):
    """A bot answers once: for oneself, or for somebody who has let the clock decide again and again.

    `decision`: the number of the asker's view, so that nothing is answered that has not been seen.
    """

    seat: Natural
    decision: Natural


class Attention(Said, tag="attention"):
    """Whether the page is in front of somebody: notices are sent by attention, not by connection."""

    looking: bool


class Sync(Said, tag="sync"):
    """Everything again, with the events from this number on."""

    since: Natural = 0


Message = (
    Pick | Undo | TakeBack | Order | Asking | Limit | Plan | Nudge | Chat | Hold | AskHint | LetBot | Sync | Attention
)


# -- what it hears


class Heard(msgspec.Struct, tag_field="t", omit_defaults=True):
    pass


class State(Heard, tag="state"):
    """The view of this seat and the events since a number: on connecting, and after every move.

    `count`: how many events there are in all; what a client has beyond it was taken back.  `part`: the view, and
    the game in it, hold only the fields that have changed since the last state on this socket; for clients that ask for
    it (`changes=true`), and never in the first state.
    """

    since: int
    count: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    part: bool = False


class Done(Heard, tag="done"):
    id: str


class No(Heard, tag="refused"):
    id: str
    code: str
    place: str = ""
    facts: dict[str, Any] = {}
    rule: str = ""


class Hint(Heard, tag="hint"):
    """For the seat that asked: the options worth thinking of, the best first, with reasons as codes and numbers."""

    decision: int
    level: str
    options: list[dict[str, Any]]


class Presence(Heard, tag="presence"):
    here: list[int]
    watching: int = 0


class Nudged(Heard, tag="nudged"):
    by: int


class CheckCards(Heard, tag="check_cards"):
    """With real dice: this seat has typed in a card that another place holds.  All look whether theirs are right."""

    by: int


class Line(Heard, tag="chat"):
    number: int
    seat: int
    text: str
    phrase: str
    at: float


class Lines(Heard, tag="lines"):
    """The chat as it stands: to whoever comes, and to all when something was erased."""

    lines: list[Line]


class Proposal(Heard, tag="take_back"):
    """A take-back is proposed: by whom, and who still has to agree; empty: it is off."""

    by: int
    waiting: list[int]


class Seating(Heard, tag="seating"):
    """Somebody sat down, left or was stood in for.  `taken`: in the game, this seat from a bot, with the bot's hand."""

    table: TableInfo
    taken: int | None = None


class Rematch(Heard, tag="rematch"):
    """The game is over, and its people play again at this table."""

    code: str


Reply = State | Done | No | Hint | Presence | Nudged | CheckCards | Line | Lines | Proposal | Seating | Rematch

# -- from worker to worker


class Here(Heard, tag="here"):
    """Who is connected to the worker that says this."""

    seats: list[int]
    watching: int
    looking: list[int] = []


class WhoIsHere(Heard, tag="who"):
    """A worker has opened this table, and wants to know."""


Telling = Nudged | CheckCards | Line | Proposal | Rematch
Passing = Telling | Here | WhoIsHere


class Passed(msgspec.Struct):
    """Something said that is not kept: for one seat, or for all."""

    reply: Passing
    seat: int | None = None


passed = msgspec.json.Decoder(Passed)
decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
pick_decoder = msgspec.json.Decoder(Pick)
encode = msgspec.json.Encoder().encode
