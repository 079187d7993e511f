"""The rows of a new table and its seats, made from what a client asks for."""

from __future__ import annotations

import secrets
from typing import Any

from touchline.bots import levels_of
from touchline.kernel.drivers import Entry
from touchline.kernel.errors import TouchlineError
from touchline.kernel.title import Title
from touchline.server.lobby.seating import clean_name
from touchline.server.messages.errors import RequestError
from touchline.server.messages.table_requests import ClockWish, MakeTable, SeatWish
from touchline.server.store import keys, rows
from touchline.server.tables import dice_exchange
from touchline.server.tables.registry import Registry


def new_seat(title: Title, at: int, wish: SeatWish) -> rows.SeatRow:
    """Return the row of a seat as it is wished; a level that the title does not have is refused."""
    if wish.kind == "bot" and wish.level not in levels_of(title):
        raise RequestError("unknown-bot", 400, wish.level, {"levels": levels_of(title)})
    kind = {"me": "person", "open": "open", "bot": "bot"}[wish.kind]
    name = wish.name if kind == "person" else ""
    return rows.SeatRow(at, kind, wish.level if kind == "bot" else "", clean_name(name), None, False)


def new_row(registry: Registry, title: Title, seats: int, options: dict[str, Any], wish: MakeTable) -> rows.TableRow:
    """Return the row of a new table, without its code."""
    now = registry.clock()
    cards = registry.card_sets.cards_of(title, wish.cards)
    clock = clock_rule(wish.clock)
    takes_part = wish.contributes and wish.dice == "server"
    waits = [at for at, each in enumerate(wish.seats) if each.kind == "me" and takes_part]
    return rows.TableRow(
        id=keys.new_id(),
        code="",
        title=title.code,
        edition=title.edition,
        seats=seats,
        options=options,
        cards=cards.digest,
        card_set=wish.cards,
        pace=wish.pace,
        clock=clock,
        real_dice=wish.dice == "real",
        casual=wish.casual,
        secret=secrets.token_hex(32),
        dice=dice_exchange.new_dice(waits),
        state="lobby",
        created=now,
        touched=now,
        settings={"hints": wish.hints, "odds": wish.odds},
    )


def clock_rule(wish: ClockWish | None) -> dict[str, Any]:
    """Return the rule of the clocks as it is stored; time off is only for clocks over days."""
    if wish is None:
        return {}
    rule: dict[str, Any] = {"bank": wish.bank, "increment": wish.increment, "each": wish.each}
    if wish.on_timeout == "bot":
        rule["on_timeout"] = "bot"
    if wish.each is not None and (len(wish.nights) == 2 or wish.weekends):
        rule |= {"zone": wish.zone or "UTC", "nights": wish.nights if len(wish.nights) == 2 else []}
        rule["weekends"] = wish.weekends
    if wish.each is not None and wish.holidays:
        rule["holidays"] = wish.holidays
    if wish.bank is not None and wish.grace:
        rule["grace"] = wish.grace
    return rule


def check_options(title: Title, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    try:
        return title.resolve_options(seats, options)
    except TouchlineError as fault:
        raise RequestError(fault.code, 400, fault.place, fault.facts) from fault


def rows_of_record(row: rows.TableRow, entries: list[Entry]) -> list[rows.EntryRow]:
    """Return the rows of a record's entries; each gets a different time, so that it is one moment of the replay."""
    first = row.created - len(entries)
    return [rows.entry_row(row.id, at, each, first + at) for at, each in enumerate(entries)]
