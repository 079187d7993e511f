"""The messages of the WebSocket from a seat to the server, typed and tagged by `t`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from touchline.server.messages.bodies import Count, RequestBody

MoveId = Annotated[str, msgspec.Meta(min_length=1, max_length=36, pattern="^[A-Za-z0-9_-]+$")]
Number = Annotated[int, msgspec.Meta(ge=-1_000_000_000, le=1_000_000_000)]


class SeatMessage(RequestBody, tag_field="t"):
    """`id` comes back with the answer; sending the same move again is harmless."""

    id: MoveId


class Pick(SeatMessage, tag="pick"):
    """One pick, or several in order.  `whole`: one choice (a line-up, a set of cards) that the title makes picks of."""

    decision: Count
    picks: Annotated[list[Number], msgspec.Meta(min_length=1, max_length=64)]
    whole: bool = False


class Undo(SeatMessage, tag="undo"):
    """Take back the seat's last pick; `whole`: the whole hidden choice, as long as another seat has not chosen."""

    whole: bool = False


class TakeBack(SeatMessage, tag="take_back"):
    """Propose to go back before the seat's last pick, or agree to such a proposal."""

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
    """Take days off: the seat's deadlines move on by this many days, from now or from the end of days taken before."""

    days: Annotated[int, msgspec.Meta(ge=1, le=60)]


class AskHint(SeatMessage, tag="hint"):
    """Ask which option a bot would pick for this seat, and why."""


class LetBot(SeatMessage, tag="let_bot"):
    """A bot answers once: for the asker's seat, or for an absent person, for whom the clock decides again and again.

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


decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
pick_decoder = msgspec.json.Decoder(Pick)
