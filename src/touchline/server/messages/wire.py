"""The messages of the WebSocket from the server to a seat, typed and tagged by `t`; and the version of the wire.

What a seat sends is in `seat_messages.py`, what workers send each other in `peer_messages.py`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from touchline.server.messages.table_bodies import TableInfo

WIRE_VERSION: Final = 3  # raise it when a client of an earlier version cannot read or write a message any more


class ServerMessage(msgspec.Struct, tag_field="t", omit_defaults=True):
    pass


class State(ServerMessage, tag="state"):
    """The view of this seat and the events since a number: on connecting, and after every move.

    `count`: the number of all events; those that a client has after it were taken back.  The rules of an event are not
    sent again and again: `words.event_rules` of the title's cards has them for each kind.  `partial`: the view, and the
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
    """With real dice: this seat has typed in a card that is elsewhere.  Everybody checks their own cards."""

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


encode = msgspec.json.Encoder().encode
encode_lines = msgspec.json.Encoder().encode_lines  # one line for each
