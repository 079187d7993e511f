"""What each seat is shown of a table: the view, and the message with the events it has not had yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from touchline.kernel.event_feed import EventFeed
from touchline.server.messages import wire
from touchline.server.store import rows
from touchline.server.tables.audience import ClientConnection
from touchline.server.tables.real_dice import dice_question
from touchline.server.tables.windows import Window

if TYPE_CHECKING:
    from touchline.server.tables.room import Room

Messages = dict[tuple[int | None, int], tuple[int, bytes]]  # (seat, events it has) -> events it has then, the message


class SeatViews:
    """The views of one room's table.  It reads the room and changes nothing of it."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._feed = EventFeed()

    def forget_events(self) -> None:
        """The table was read again, or something was taken back: events are counted from the beginning."""
        self._feed = EventFeed()

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the engine lets the seat know, and what the room adds: clocks, window, orders, limits."""
        room = self._room
        if room.row.state == "lobby":
            return lobby_view(room.row)
        view = room.table.view(seat)
        if room.window is not None:
            show_window(view, seat, room.window)
        dice = dice_question(room.table, seat)
        if dice is not None:
            assert seat is not None
            view["question"] = room.table.title.typed_data(dice, seat, room.table.decision(seat))
        if seat is not None and room.last_typed() is not None:
            view["undo"], view["undo_blocked_by"] = True, None
        view["waiting_since"] = room.row.touched
        if room.row.settings.get("odds", True) is False:
            view["game"] = without_odds(view["game"])
        view["orders"] = [] if seat is None else room.private.standing_orders(seat, room.table)
        view["limit"] = None if seat is None else room.private.limits.get(seat)
        view["clocks"] = room.clocks.shown() if room.clocks.running else None
        view["state"] = room.row.state
        return view

    def state_message(self, seat: int | None, since: int) -> tuple[int, bytes]:
        """The number of events the seat has then, and the message that brings it there: a `wire.State`, encoded."""
        count, events = self._feed.unheard(self._room.table, seat, since)
        head = f'{{"t":"state","since":{since},"count":{count},"events":{events},"view":'
        return count, b"".join((head.encode(), wire.encode(self.view(seat)), b"}"))

    def send_to_all(self) -> None:
        """Every connection gets what is new for its seat; encoded once for each seat."""
        made: Messages = {}
        for connection in self._room.audience.connections():
            self.send(connection, made)

    def send_to_seat(self, seat: int) -> None:
        made: Messages = {}
        for connection in self._room.audience.connections():
            if connection.seat == seat:
                self.send(connection, made)

    def send(self, connection: ClientConnection, made: Messages) -> None:
        key = (connection.seat, connection.since)
        if key not in made:
            made[key] = self.state_message(*key)
        connection.since, data = made[key]
        self._room.audience.send(connection, data)


def show_window(view: dict[str, Any], seat: int | None, window: Window) -> None:
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
