"""A table as it is shown: to each seat what it may know, to whoever comes what the others know already."""

from __future__ import annotations

import time
from collections import deque
from typing import TYPE_CHECKING, Any

from touchline.kernel.drivers import Question
from touchline.kernel.event_feed import EventFeed
from touchline.kernel.game import DEALER, sees
from touchline.kernel.table import REWIND, UNDO, Table
from touchline.server.messages import wire
from touchline.server.messages.errors import RequestError
from touchline.server.store import rows
from touchline.server.tables.audience import Audience, Connection
from touchline.server.tables.clocks import Clocks
from touchline.server.tables.stored_table import StoredTable
from touchline.server.tables.windows import Window

if TYPE_CHECKING:
    from touchline.server.tables.registry import Registry


class SeatViews(Audience):
    """One table, who sits at it, and all that a view is made of."""

    def __init__(self, registry: Registry, stored: StoredTable, table: Table) -> None:
        super().__init__(registry, stored.row.id)
        self.row = stored.row
        self.seats = stored.seats
        self.table = table
        self.private = stored.private
        self.lines = deque(stored.lines, maxlen=rows.LINES)
        self.clocks = Clocks(self.row.seats, self.row.clock)
        self.window: Window | None = None
        self.asking: dict[int, bool] = {}  # seats whose people have said whether to be asked in every window
        self.proposal: tuple[int, set[int]] | None = None  # a take-back: by whom, who has agreed
        self.touched = time.monotonic()
        self.hearing = EventFeed()
        self.owner = self.row.id  # in whose name its bots think: the client that made the table, while it is known

    # -- what a seat sees

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the engine lets the seat know, and what the room adds: clocks, window, orders, limits."""
        if self.row.state == "lobby":
            return lobby_view(self.row)
        view = self.table.view(seat)
        if self.window is not None:
            self.show_window(view, seat, self.window)
        dice = self.dice_asked(seat)
        if dice is not None:
            assert seat is not None
            view["question"] = self.table.title.typed_data(dice, seat, self.table.decision(seat))
        if seat is not None and self.mistyped() is not None:
            view["undo"], view["undo_blocked_by"] = True, None
        view["waiting_since"] = self.row.touched
        if self.row.settings.get("odds", True) is False:
            view["game"] = without_odds(view["game"])
        view["orders"] = [] if seat is None else self.standing(seat)
        view["limit"] = None if seat is None else self.private.limits.get(seat)
        view["clocks"] = self.clocks.shown() if self.clocks.running else None
        view["state"] = self.row.state
        return view

    def dice_asked(self, seat: int | None) -> Question | None:
        """With real dice: what somebody who sees the die, or the card, is to type in."""
        question = self.table.question(DEALER)
        return question if question is not None and seat is not None and sees(question.seen, seat) else None

    def show_window(self, view: dict[str, Any], seat: int | None, window: Window) -> None:
        view["to_act"] = sorted(window.seats)
        view["waiting"] = [{"seat": each, "kind": None} for each in view["to_act"]]
        view["window"] = {
            "seats": sorted(window.seats),
            "opened": window.shown_at,
            "until": window.shown_at + window.longest if window.pace == "strict" else None,
            "held": window.held,
        }
        view["question"] = None
        if seat in window.tables and seat not in window.answers and seat not in window.unasked:
            twin = window.tables[seat]
            view["question"] = twin.view(seat)["question"] | {"decision": window.number}

    def standing(self, seat: int) -> list[int]:
        if not self.private.orders:
            return []
        spans = {scope: span for (who, scope), span in self.private.orders.items() if who == seat}
        return sorted(scope for scope, span in spans.items() if self.table.now.span(scope) == span)

    def nobody_types(self) -> bool:
        """With real dice: only bots see the die or the card that is asked for."""
        question = self.table.question(DEALER)
        if question is None:
            return False
        return not any(sees(question.seen, each.seat) for each in self.seats if not each.is_played_by_bot)

    def mistyped(self) -> int | None:
        """The number of the last face that was typed in, while no person has answered since: it can be corrected."""
        if not self.row.real_dice or self.table.over:
            return None
        log = self.table.log
        answering = [seat for seat in self.persons() if not self.seats[seat].is_played_by_bot]
        for at in range(len(log) - 1, -1, -1):
            if log[at].who == DEALER and log[at].typed_by != DEALER:
                return at
            if log[at].who in answering or log[at].who in (UNDO, REWIND):
                break
        return None

    # -- telling

    def state(self, seat: int | None, since: int) -> tuple[int, bytes]:
        """How many events the seat knows then, and the message that brings it there: a `wire.State`, encoded."""
        count, events = self.hearing.unheard(self.table, seat, since)
        head = f'{{"t":"state","since":{since},"count":{count},"events":{events},"view":'
        return count, b"".join((head.encode(), wire.encode(self.view(seat)), b"}"))

    def tell_all(self) -> None:
        """Everybody connected hears what happened, as the own seat may know it; encoded once for each seat."""
        said: dict[tuple[int | None, int], tuple[int, bytes]] = {}
        for connection in list(self.connections):
            self.bring_up(connection, said)

    def outside(self) -> tuple[int, list[int]] | None:
        """While several choose unseen, all that the others see of it: who has not chosen yet.  None: they see more."""
        return (self.table.opened, self.table.to_act) if self.table.hidden else None

    def tell_seat(self, seat: int) -> None:
        for connection in list(self.connections):
            if connection.seat == seat:
                self.bring_up(connection, {})

    def bring_up(self, connection: Connection, said: dict[tuple[int | None, int], tuple[int, bytes]]) -> None:
        key = (connection.seat, connection.since)
        if key not in said:
            said[key] = self.state(*key)
        connection.since, data = said[key]
        self.give(connection, data)

    def welcome(self, connection: Connection) -> None:
        """The state, the last lines of the chat, and a take-back that is being agreed on."""
        self.touched = time.monotonic()
        self.bring_up(connection, {})
        if self.lines:
            self.give(connection, wire.encode(wire.Lines(list(self.lines))))
        if self.proposal is not None:
            self.give(connection, wire.encode(self.proposed()))

    def proposed(self) -> wire.Proposal:
        """The take-back as it stands: who still has to agree."""
        assert self.proposal is not None
        by, agreed = self.proposal
        return wire.Proposal(by, [person for person in self.persons() if person not in agreed])

    def is_held_by(self, connection: Connection) -> bool:
        seat = connection.seat
        return seat is None or self.seats[seat].secret_hash == connection.holding

    def seat_of(self, connection: Connection) -> int:
        if connection.seat is None:
            raise RequestError("not-seated", 403)
        return connection.seat

    def playing_seat(self, seat: int) -> int:
        """The seat, if its holder plays; while a bot stands in, the holder looks on."""
        if self.seats[seat].is_played_by_bot:
            raise RequestError("bot-plays", 409)
        return seat

    def is_solo(self) -> bool:
        """One person among bots: there is nobody to hide anything from, and nobody to wait for."""
        return len(self.persons()) <= 1

    def persons(self) -> list[int]:
        """The seats that people hold, also those for whom a bot plays just now."""
        return [each.seat for each in self.seats if each.kind == "person"]


def without_odds(part: Any) -> Any:
    """A copy of what is shown of a game with every `odds` empty: the table is played without them."""
    if isinstance(part, dict):
        return {name: None if name == "odds" else without_odds(each) for name, each in part.items()}
    return [without_odds(each) for each in part] if isinstance(part, list) else part


def lobby_view(row: rows.TableRow) -> dict[str, Any]:
    """Before the game there is nothing to see but who sits where."""
    empty: dict[str, Any] = {"question": None, "game": None, "result": None, "limit": None, "clocks": None}
    empty["undo_blocked_by"] = None
    lists: dict[str, Any] = {"to_act": [], "waiting": [], "chosen": [], "orders": []}
    known = {"title": row.title, "seats": row.seats, "number": 0, "over": False, "undo": False, "state": row.state}
    return known | lists | empty | {"waiting_since": row.touched}
