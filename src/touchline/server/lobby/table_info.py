"""The descriptions of titles and tables that clients get."""

from __future__ import annotations

from typing import Any

from touchline.bots import levels_of
from touchline.kernel.title import Title
from touchline.server.messages.table_bodies import ClockInfo, SeatInfo, TableInfo
from touchline.server.messages.title_bodies import OptionInfo, TitleInfo
from touchline.server.tables import dice_exchange
from touchline.server.tables.hints import gives_hints
from touchline.server.tables.room import Room


def table_info(room: Room, holdings: list[str]) -> TableInfo:
    """Return what everybody with the code may know; `mine` marks the seats of these holdings."""
    row = room.status.row
    here = room.audience.presence().here
    seats = [
        SeatInfo(
            s.seat, s.kind, s.level, s.name, s.secret_hash in holdings, s.host, s.seat in here, s.offered, s.locked
        )
        for s in room.seats
    ]
    acting = set(room.acting_seats())
    return TableInfo(
        code=row.code,
        title=row.title,
        seats=seats,
        options=row.options,
        cards=row.card_set,
        pace=row.pace,
        clock=clock_info(row.clock),
        dice="real" if row.real_dice else "server",
        casual=row.casual,
        state=row.state,
        commitment=dice_exchange.commitment_of(row),
        exchange=dice_exchange.exchange_info(row),
        link=room.link,
        your_move=row.state == "playing" and any(each.mine and each.seat in acting for each in seats),
        created=row.created,
        touched=row.touched,
        lesson=dice_exchange.is_lesson(row),
        hints=gives_hints(room),
        odds=row.settings.get("odds", True),
        rematch=row.rematch,
    )


def clock_info(rule: dict[str, Any]) -> ClockInfo:
    """Return the stored rule for clients; version 1 of the wire stored `out` instead of `on_timeout`."""
    return ClockInfo(**{"on_timeout" if name == "out" else name: value for name, value in rule.items()})


def title_info(title: Title, card_sets: list[str]) -> TitleInfo:
    options = [
        OptionInfo(o.name, o.kind, o.values, o.default, list(o.rules), o.meaning, o.on_device) for o in title.options
    ]
    return TitleInfo(
        title.code,
        title.name,
        title.edition,
        list(title.seats),
        options,
        levels_of(title),
        list(title.scopes),
        card_sets,
        title.lesson is not None,
    )
