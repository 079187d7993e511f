"""The views of a table for each seat, and the messages with the events that are new for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from touchline.kernel.event_feed import EventFeed
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import name_numbers
from touchline.server.messages.state import EncodedPart, EncodedView, TwoFields, encode_state
from touchline.server.store import rows
from touchline.server.tables.auctions import lots_data
from touchline.server.tables.audience import ClientConnection
from touchline.server.tables.device_windows import seats_asked
from touchline.server.tables.open_window import Window
from touchline.server.tables.plans import plannable_data, plans_data
from touchline.server.tables.real_dice import dice_question
from touchline.server.tables.times import Times

if TYPE_CHECKING:
    from touchline.server.tables.room import Room


ViewData = tuple[dict[str, Any], Mapping[str, Any]]  # fields of the table, fields of the game on it
NO_PLANS: Final[dict[str, Any]] = {"orders": [], "limits": [], "plans": [], "plannable": [], "lots": []}


class Batch:
    """Views and messages of one moment, so that each is made once for all connections of a seat."""

    def __init__(self) -> None:
        self.public: EncodedPart | None = None  # the part that all seats see; the first view makes it
        self.public_changes: dict[int, TwoFields | None] = {}  # id of the known part -> what has changed
        self.views: dict[int | None, EncodedView] = {}
        # (seat, count of its events, id of its last view) -> new count of events, the message
        self.messages: dict[tuple[int | None, int, int], tuple[int, bytes]] = {}


class SeatViews:
    """Makes the views of one room's table; it reads the room and does not change it."""

    def __init__(self, room: Room, times: Times) -> None:
        self._room = room
        self._times = times
        self._feed = EventFeed()

    def forget_events(self) -> None:
        """Count events from the beginning, because the table was reloaded or picks were taken back."""
        self._feed = EventFeed()

    def count_events(self, seat: int | None) -> int:
        """Return how many events the seat may know; None: how many everybody may know."""
        return self._feed.count(self._room.table, seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the engine's view for the seat, with the room's clocks, window, orders, limits and plans."""
        own, game = self._public_fields()
        mine, of_game = self._seat_fields(seat)
        view = own | mine
        if game or of_game:
            view["game"] = {**game, **of_game}
        return view

    def _public_fields(self) -> ViewData:
        """Return what all see: of the table, and of the game."""
        room, status = self._room, self._room.status
        if status.is_in_lobby:
            return lobby_view(status.row), {}
        own = room.table.public_view()
        own["window"] = None
        if room.window is not None:
            own |= window_fields(room.window)
            own["window"] |= window_cause(room.table, self.count_events(None))
        own["waiting_since"] = status.last_change
        own["clocks"] = room.clocks.public_data(self._times.wall()) if room.clocks.running else None
        own["state"] = status.state
        return own, self._shown(room.table.title.observe_public(room.table.now))

    def _seat_fields(self, seat: int | None) -> ViewData:
        """Return what only this seat sees (None: a spectator): of the table, and of the game."""
        room, table = self._room, self._room.table
        if room.status.is_in_lobby:
            return {}, {}
        own = table.seat_view(seat)
        own["anyone"] = None
        if seat is None:
            self._add_anyone(own)
        if room.window is not None:
            own["question"] = window_question(room.window, seat)
        if seat is not None and table.is_by_hand:
            self._add_dice(own, seat)
        own |= self._plans(seat)
        return own, self._shown(table.title.observe_seat(table.now, seat))

    def _shown(self, game: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return these fields of the game, without odds where the table is played without."""
        return game if self._room.status.shows("odds") else without_odds(game)

    def _add_anyone(self, view: dict[str, Any]) -> None:
        """Add the seats that are asked "Anyone?" on one device."""
        seats = seats_asked(self._room)
        if seats:
            view["anyone"] = {"seats": seats, **window_cause(self._room.table, self.count_events(None))}

    def _add_dice(self, view: dict[str, Any], seat: int) -> None:
        """Add the die or card that this seat types in, and whether the last one can be corrected."""
        table = self._room.table
        dice = dice_question(table, seat)
        if dice is not None:
            view["question"] = table.title.typed_data(dice, seat, table.decision(seat))
        if self._room.last_typed() is not None:
            view["undo"], view["undo_blocked_by"] = True, None

    def _plans(self, seat: int | None) -> dict[str, Any]:
        """Return what the seat has ordered and planned, and what it may plan; nobody else sees this."""
        private, table = self._room.private, self._room.table
        if seat is None or not (table.title.has_plans or private.has_plans()):
            return NO_PLANS
        may_plan = self._room.status.pace != "device" and not self._room.seats.is_solo()
        return {
            "orders": private.standing_orders(seat, table),
            "limits": private.limits_of(seat),
            "plans": plans_data(private.plans_of(seat)),
            "plannable": plannable_data(table, seat) if may_plan else [],
            "lots": lots_data(table, seat) if may_plan else [],
        }

    def state_message(self, seat: int | None, since: int, known: EncodedView | None = None) -> tuple[int, bytes]:
        """Return the seat's new count of events, and the message with what is new since the known view."""
        batch = Batch()
        return self._message(seat, since, self._encoded_view(seat, batch), known, batch)

    def send_to_all(self) -> None:
        """Send each connection what is new for its seat."""
        batch = Batch()
        for connection in self._room.audience.connections():
            self.send(connection, batch)

    def send_to_seat(self, seat: int) -> None:
        batch = Batch()
        for connection in self._room.audience.connections():
            if connection.seat == seat:
                self.send(connection, batch)

    def send_again(self, connection: ClientConnection, since: int) -> None:
        """Send the whole view, and the events from this number on."""
        connection.since, connection.view = since, None
        self.send(connection, Batch())

    def send(self, connection: ClientConnection, batch: Batch) -> None:
        seat, known = connection.seat, connection.view
        view = self._encoded_view(seat, batch)
        key = (seat, connection.since, id(known))
        message = batch.messages.get(key)
        if message is None:
            message = batch.messages[key] = self._message(seat, connection.since, view, known, batch)
        if connection.wants_changes:
            connection.view = view
        connection.since, data = message
        self._room.audience.send(connection, data)

    def _encoded_view(self, seat: int | None, batch: Batch) -> EncodedView:
        view = batch.views.get(seat)
        if view is None:
            if batch.public is None:
                batch.public = EncodedPart(*self._public_fields())
            view = batch.views[seat] = EncodedView(batch.public, EncodedPart(*self._seat_fields(seat)))
        return view

    def _message(
        self, seat: int | None, since: int, view: EncodedView, known: EncodedView | None, batch: Batch
    ) -> tuple[int, bytes]:
        count, events = self._feed.unheard(self._room.table, seat, since)
        if known is not None:
            public, mine = public_changes(view.public, known.public, batch), view.seat.changes_since(known.seat)
            if public is not None and mine is not None:
                return count, encode_state(since, count, events, public, mine, partial=True)
        return count, encode_state(since, count, events, view.public.whole(), view.seat.whole(), partial=False)


def public_changes(new: EncodedPart, known: EncodedPart, batch: Batch) -> TwoFields | None:
    """Return what has changed of what all see; most connections know the same."""
    key = id(known)
    if key not in batch.public_changes:
        batch.public_changes[key] = new.changes_since(known)
    return batch.public_changes[key]


def window_fields(window: Window) -> dict[str, Any]:
    """Return what all see of an open window: the seats asked, and how long it is open."""
    seats = sorted(window.seats)
    times = {
        "opened": window.shown_at,
        "until": window.shown_at + window.strict_seconds if window.pace == "strict" else None,
        "held": window.hold_count,
    }
    waiting = [{"seat": each, "kind": None} for each in seats]
    return {"to_act": seats, "waiting": waiting, "window": {"seats": seats, **times}}


def window_question(window: Window, seat: int | None) -> dict[str, Any] | None:
    """Return what this seat is asked in the window."""
    if seat is None or not window.waits_for(seat) or window.is_unasked(seat):
        return None
    question = window.question(seat)
    return window.table_for(seat).title.question_data(question, window.number)


def window_cause(table: Table, events: int) -> dict[str, Any]:
    """Return what a window answers: the last event that all know, and the question where it is put to all."""
    [question] = table.questions.values()
    kind = table.public_kind(question)
    context = table.title.words.asks[question.kind].context
    told = {} if kind is None else name_numbers(context, question.context)
    return {"about": events - 1 if events else None, "kind": kind, "context": told}


def without_odds(part: Any) -> Any:
    """Return a copy with every `odds` empty, for tables that are played without odds."""
    if isinstance(part, dict):
        return {name: None if name == "odds" else without_odds(each) for name, each in part.items()}
    return [without_odds(each) for each in part] if isinstance(part, list) else part


def lobby_view(row: rows.TableRow) -> dict[str, Any]:
    """Return the view before the game: only the seats are known."""
    empty: dict[str, Any] = {"question": None, "result": None, "clocks": None}
    empty["undo_blocked_by"] = empty["window"] = empty["anyone"] = None
    lists: dict[str, Any] = {"to_act": [], "waiting": [], "chosen": [], **NO_PLANS}
    known = {"title": row.title, "seats": row.seats, "number": 0, "over": False, "undo": False, "state": row.state}
    return known | lists | empty | {"waiting_since": row.touched, "game": None}
