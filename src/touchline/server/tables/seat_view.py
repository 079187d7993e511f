"""The views of a table for each seat, and the messages with the events that are new for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from touchline.kernel.event_feed import EventFeed
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import name_numbers
from touchline.server.messages.state import EncodedView, encode_state
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


class Batch:
    """Views and messages of one moment, so that each is made once for all connections of a seat."""

    def __init__(self) -> None:
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
        room = self._room
        if room.status.is_in_lobby:
            return lobby_view(room.status.row)
        view = room.table.view(seat)
        view["window"], view["anyone"] = None, None
        seats = seats_asked(room) if seat is None else []
        if seats:
            view["anyone"] = {"seats": seats, **window_cause(room.table, self.count_events(None))}
        if room.window is not None:
            add_window(view, seat, room.window)
            view["window"] |= window_cause(room.table, self.count_events(None))
        dice = dice_question(room.table, seat)
        if dice is not None:
            assert seat is not None
            view["question"] = room.table.title.typed_data(dice, seat, room.table.decision(seat))
        if seat is not None and room.last_typed() is not None:
            view["undo"], view["undo_blocked_by"] = True, None
        view["waiting_since"] = room.status.last_change
        if not room.status.shows("odds"):
            view["game"] = without_odds(view["game"])
        view["orders"] = [] if seat is None else room.private.standing_orders(seat, room.table)
        view["limits"] = [] if seat is None else room.private.limits_of(seat)
        view["plans"] = [] if seat is None else plans_data(room.private.plans_of(seat))
        plans = seat is not None and room.status.pace != "device" and not room.seats.is_solo()
        view["plannable"] = plannable_data(room.table, seat) if plans and seat is not None else []
        view["lots"] = lots_data(room.table, seat) if plans and seat is not None else []
        view["clocks"] = room.clocks.public_data(self._times.wall()) if room.clocks.running else None
        view["state"] = room.status.state
        view["game"] = view.pop("game")  # the last field, as `EncodedView` wants it
        return view

    def state_message(self, seat: int | None, since: int, known: EncodedView | None = None) -> tuple[int, bytes]:
        """Return the seat's new count of events, and the message with what is new since the known view."""
        return self._message(seat, since, EncodedView(self.view(seat)), known)

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
        view = batch.views.get(seat)
        if view is None:
            view = batch.views[seat] = EncodedView(self.view(seat))
        key = (seat, connection.since, id(known))
        message = batch.messages.get(key)
        if message is None:
            message = batch.messages[key] = self._message(seat, connection.since, view, known)
        if connection.wants_changes:
            connection.view = view
        connection.since, data = message
        self._room.audience.send(connection, data)

    def _message(self, seat: int | None, since: int, view: EncodedView, known: EncodedView | None) -> tuple[int, bytes]:
        count, events = self._feed.unheard(self._room.table, seat, since)
        return count, encode_state(since, count, events, view, known)


def add_window(view: dict[str, Any], seat: int | None, window: Window) -> None:
    view["to_act"] = sorted(window.seats)
    view["waiting"] = [{"seat": each, "kind": None} for each in view["to_act"]]
    view["window"] = {
        "seats": sorted(window.seats),
        "opened": window.shown_at,
        "until": window.shown_at + window.strict_seconds if window.pace == "strict" else None,
        "held": window.hold_count,
    }
    view["question"] = None
    if seat is not None and window.waits_for(seat) and not window.is_unasked(seat):
        twin = window.table_for(seat)
        view["question"] = twin.view(seat)["question"] | {"decision": window.number}


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
    lists: dict[str, Any] = {"to_act": [], "waiting": [], "chosen": [], "orders": [], "limits": [], "plans": []}
    lists |= {"plannable": [], "lots": []}
    known = {"title": row.title, "seats": row.seats, "number": 0, "over": False, "undo": False, "state": row.state}
    return known | lists | empty | {"waiting_since": row.touched, "game": None}
