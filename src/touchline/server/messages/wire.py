"""The messages of the WebSocket, typed and tagged by `t`: first those of a seat, then those of the server."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from touchline.server.messages.bodies import Count, RequestBody
from touchline.server.messages.table_bodies import TableInfo

MoveId = Annotated[str, msgspec.Meta(min_length=1, max_length=36, pattern="^[A-Za-z0-9_-]+$")]
Number = Annotated[int, msgspec.Meta(ge=-1_000_000_000, le=1_000_000_000)]
WIRE_VERSION: Final = 2  # raise it when a client of an earlier version cannot read or write a message any more

# -- from a seat to the server


class SeatMessage(RequestBody, tag_field="t"):
    """`id` comes back with the answer; sending the same move again is harmless."""

    id: MoveId


class Pick(SeatMessage, tag="pick"):
    """Picks one after the other; `whole`: a choice as it was made (a line-up, a set of cards), of which the title makes
    the picks."""

    decision: Count
    picks: Annotated[list[Number], msgspec.Meta(min_length=1, max_length=64)]
    whole: bool = False


class Undo(SeatMessage, tag="undo"):
    """Take back the own last pick; `whole`: the whole hidden choice, as long as another seat has not chosen."""

    whole: bool = False


class TakeBack(SeatMessage, tag="take_back"):
    """Propose to go back before the own last pick, or agree to such a proposal."""

    agree: bool = True


class Order(SeatMessage, tag="order"):
    scope: Count
    standing: bool


class Asking(SeatMessage, tag="asking"):
    """Whether to be asked in every window, or only where an answer is worth it."""

    everywhere: bool


class Limit(SeatMessage, tag="limit"):
    """A sealed limit for a lot on offer (without one, for the lot under the hammer); no amount takes it back."""

    amount: Count | None
    after: Literal["pass", "ask"] = "pass"
    lot: Number | None = None


class PlanStep(RequestBody):
    """The answer to a question that follows a planned one: whom a card hits."""

    kind: Annotated[str, msgspec.Meta(max_length=40)]
    pick: Number


class Plan(SeatMessage, tag="plan"):
    """An answer given in advance, kept under its number; without picks the server forgets it."""

    plan: Annotated[int, msgspec.Meta(ge=0, le=15)]
    kind: Annotated[str, msgspec.Meta(max_length=40)] = ""
    picks: Annotated[list[Number], msgspec.Meta(max_length=64)] = msgspec.field(default_factory=list)
    when: Annotated[dict[str, Number], msgspec.Meta(max_length=4)] = msgspec.field(default_factory=dict)
    pays: bool = False
    then: Annotated[list[PlanStep], msgspec.Meta(max_length=4)] = msgspec.field(default_factory=list)


class Nudge(SeatMessage, tag="nudge"):
    seat: Count


class Chat(SeatMessage, tag="chat"):
    """A line, a ready-made phrase, or a reaction to an event: the phrase, and the event's number among those that
    everybody may know."""

    text: Annotated[str, msgspec.Meta(max_length=280)] = ""
    phrase: Annotated[str, msgspec.Meta(max_length=40, pattern="^[a-z0-9-]*$")] = ""
    event: Count | None = None


class Hold(SeatMessage, tag="hold"):
    """In a strict window: more time for everybody; nobody is told who asked."""


class TakeDaysOff(SeatMessage, tag="days_off"):
    """Take days off: the own deadlines move by this number of days, from now or from the end of those taken before."""

    days: Annotated[int, msgspec.Meta(ge=1, le=60)]


class AskHint(SeatMessage, tag="hint"):
    """Ask which option a bot would pick for this seat, and why."""


class LetBot(SeatMessage, tag="let_bot"):
    """A bot answers once: for the own seat, or for an absent person, for whom the clock decides again and again.

    `decision`: the number of the asker's view, so that a bot answers only a question that the asker has seen.
    """

    seat: Count
    decision: Count


class Attention(SeatMessage, tag="attention"):
    """Whether the person looks at the page: a notice is sent to a person who is connected but does not look."""

    looking: bool


class Sync(SeatMessage, tag="sync"):
    """Ask for the whole state, with the events from this number on."""

    since: Count = 0


Message = (
    Pick
    | Undo
    | TakeBack
    | Order
    | Asking
    | Limit
    | Plan
    | Nudge
    | Chat
    | Hold
    | TakeDaysOff
    | AskHint
    | LetBot
    | Sync
    | Attention
)


# -- from the server to a seat


class ServerMessage(msgspec.Struct, tag_field="t", omit_defaults=True):
    pass


class State(ServerMessage, tag="state"):
    """The view of this seat and the events since a number: on connecting, and after every move.

    `count`: the number of all events; those that a client has after it were taken back.  `partial`: the view, and the
    game in it, have only the fields that changed since the last state on this socket; only for clients that ask for it
    (`changes=true`), and never in the first state.
    """

    since: int
    count: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    partial: bool = False


class Done(ServerMessage, tag="done"):
    id: str


class Rejected(ServerMessage, tag="refused"):
    id: str
    code: str
    place: str = ""
    facts: dict[str, Any] = {}
    rule: str = ""


class HintReason(msgspec.Struct):
    """A reason of a bot: the text `hint-<code>` of the title, and its numbers."""

    code: str
    numbers: dict[str, int]


class HintOption(msgspec.Struct):
    """An option as a bot sees it; the value is in the title's own measure."""

    option: int
    value: float
    because: list[HintReason]


class Hint(ServerMessage, tag="hint"):
    """The answer to `AskHint`: what is preselected, then the other options; reasons are codes with numbers."""

    decision: int
    picks: list[int]  # the preselected answer, as in the question's `best`; the first option is the first pick
    options: list[HintOption]
    costly: list[int] = []  # options that would be a costly mistake


class Presence(ServerMessage, tag="presence"):
    here: list[int]
    watching: int = 0


class Nudged(ServerMessage, tag="nudged"):
    by: int


class CheckCards(ServerMessage, tag="check_cards"):
    """With real dice: this seat has typed in a card that is elsewhere.  Everybody checks the own cards."""

    by: int


class ChatMessage(ServerMessage, tag="chat"):
    """A line of the chat.  `event`: it is a reaction to the public event of this number."""

    number: int
    seat: int
    text: str
    phrase: str
    at: float
    event: int | None = None


class ChatHistory(ServerMessage, tag="chat_history"):
    """The whole chat: for a new connection, and for all when messages were erased."""

    messages: list[ChatMessage]


class Proposal(ServerMessage, tag="take_back"):
    """A take-back is proposed by a seat and waits for these seats to agree; none: it has ended."""

    by: int
    waiting: list[int]


class Seating(ServerMessage, tag="seating"):
    """The seats have changed.  `taken`: during the game a person has taken this seat from a bot, with its hand."""

    table: TableInfo
    taken: int | None = None


class Rematch(ServerMessage, tag="rematch"):
    """The people of a finished game play again at this table."""

    code: str


Reply = (
    State
    | Done
    | Rejected
    | Hint
    | Presence
    | Nudged
    | CheckCards
    | ChatMessage
    | ChatHistory
    | Proposal
    | Seating
    | Rematch
)

# -- from worker to worker


class Here(ServerMessage, tag="here"):
    """The seats that are connected to the sending worker."""

    seats: list[int]
    watching: int
    looking: list[int] = []


class WhoIsHere(ServerMessage, tag="who"):
    """A worker has opened this table, and asks the others for `Here`."""


Broadcast = Nudged | CheckCards | ChatMessage | Proposal | Rematch
PeerMessage = Broadcast | Here | WhoIsHere


class PeerEnvelope(msgspec.Struct):
    """A message to other workers that is not stored: for one seat, or for all."""

    reply: PeerMessage
    seat: int | None = None


peer_decoder = msgspec.json.Decoder(PeerEnvelope)
decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
pick_decoder = msgspec.json.Decoder(Pick)
encode = msgspec.json.Encoder().encode
encode_lines = msgspec.json.Encoder().encode_lines  # one line for each
