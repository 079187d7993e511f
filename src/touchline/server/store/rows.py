"""Rows of the database as objects, and the queries for them."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, Row, delete, func, select, update
from sqlalchemy.exc import IntegrityError

from touchline.kernel.drivers import NO_CARD, Entry
from touchline.kernel.game import ALL
from touchline.server.store import schema

EntryRow = tuple[str, int, int, int, int, str, float, str, int]
ENTRY_COLUMNS = tuple(column.name for column in schema.entries.columns)


class SeatRow:
    """One seat of a table: a person's, a bot's, or open.  While a bot plays for a person, the person's secret stays."""

    __slots__ = ("host", "kind", "level", "locked", "name", "offered", "seat", "secret_hash")

    def __init__(
        self,
        seat: int,
        kind: str,
        level: str,
        name: str,
        secret_hash: str | None,
        host: bool,
        offered: bool = False,
        locked: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind  # person, bot, open
        self.level = level  # the bot's, also of a bot that plays for a person; empty: no bot
        self.name = name
        self.secret_hash = secret_hash
        self.host = host
        self.offered = offered  # a bot's seat in a game that the host lets somebody take
        self.locked = locked  # an open seat that can be taken only by a link to it

    @property
    def is_played_by_bot(self) -> bool:
        return bool(self.level)

    def copy(self) -> SeatRow:
        held = (self.seat, self.kind, self.level, self.name, self.secret_hash, self.host)
        return SeatRow(*held, self.offered, self.locked)

    def row(self, table: str) -> dict[str, Any]:
        return {"table_id": table} | {name: getattr(self, name) for name in self.__slots__}


class TableRow:
    """The settings and the state of one table."""

    __slots__ = (
        "brought",
        "card_set",
        "cards",
        "casual",
        "clock",
        "code",
        "created",
        "dice",
        "edition",
        "id",
        "options",
        "pace",
        "real_dice",
        "rematch",
        "seats",
        "secret",
        "settings",
        "state",
        "title",
        "touched",
    )

    def __init__(self, **fields: Any) -> None:
        given = {"brought": 0, "settings": {}, "rematch": None} | fields
        for name in self.__slots__:
            setattr(self, name, given[name])

    id: str
    code: str
    title: str
    edition: int
    seats: int
    options: dict[str, Any]
    cards: str
    card_set: str
    pace: str
    clock: dict[str, Any]
    real_dice: bool
    casual: bool
    secret: str
    dice: dict[str, Any] | None  # see dice_exchange.py; None: begun under an older scheme
    state: str  # lobby, playing, over
    created: float
    touched: float
    brought: int  # entries that came with an imported record, so they are known
    settings: dict[str, Any]  # `hints` and `odds`: shown unless they are False
    rematch: str | None  # the code of the next table of the same people

    @classmethod
    def of(cls, row: Row[Any]) -> TableRow:
        fields = dict(row._mapping)
        for name in ("options", "clock", "dice", "settings"):
            fields[name] = json.loads(fields[name] or "null")
        return cls(**fields)

    def row(self) -> dict[str, Any]:
        fields = {name: getattr(self, name) for name in self.__slots__}
        dice = None if self.dice is None else json.dumps(self.dice)
        written = {name: json.dumps(fields[name]) for name in ("options", "clock", "settings")}
        return fields | written | {"dice": dice}


def rows_of_table(connection: Connection, table: Any, table_id: str, *order: Any) -> list[Any]:
    return list(connection.execute(select(table).where(table.c.table_id == table_id).order_by(*order)))


def entries_from(connection: Connection, table: str, number: int) -> list[Any]:
    entries = schema.entries
    asked = select(entries).where(entries.c.table_id == table, entries.c.number >= number).order_by(entries.c.number)
    return list(connection.execute(asked))


def has_entry_count(connection: Connection, table: str, number: int) -> bool:
    """Whether the table has `number` entries; no window of it can be closed before this transaction ends."""
    lock_table(connection, table)
    last = select(func.max(schema.entries.c.number)).where(schema.entries.c.table_id == table)
    stored: int = connection.execute(select(func.coalesce(last.scalar_subquery(), -1))).scalar_one()
    return stored + 1 == number


def lock_table(connection: Connection, table: str) -> None:
    """Lock the table's row, so that at all workers one at a time answers in a window or closes it."""
    tables = schema.tables
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True))


def create_table(connection: Connection, row: TableRow, seats: list[SeatRow], log: list[EntryRow]) -> None:
    connection.execute(schema.tables.insert(), row.row())
    connection.execute(schema.seats.insert(), [seat.row(row.id) for seat in seats])
    if log:
        connection.execute(schema.entries.insert(), [dict(zip(ENTRY_COLUMNS, each, strict=True)) for each in log])


def save_seat(connection: Connection, table: str, seat: SeatRow, holding: str | None) -> bool:
    """Store the seat; return False if it is no longer held by the secret with this hash (None: by nobody)."""
    seats = schema.seats
    held = (seats.c.table_id == table, seats.c.seat == seat.seat, seats.c.secret_hash.is_not_distinct_from(holding))
    return connection.execute(update(seats).where(*held).values(seat.row(table))).rowcount == 1


def take_seat(connection: Connection, table: str, seat: SeatRow) -> bool:
    """Store a person on an open, unlocked seat or on a bot's that the host offers; return False if it is neither."""
    tables, seats = schema.tables, schema.seats
    state = connection.execute(select(tables.c.state).where(tables.c.id == table).with_for_update()).scalar_one()
    if state == "over":
        return False
    free = [seats.c.table_id == table, seats.c.seat == seat.seat, seats.c.secret_hash.is_(None)]
    is_open = (seats.c.kind == "open") & seats.c.locked.is_(False)
    free.append(is_open | seats.c.offered if state == "lobby" else seats.c.offered)
    return connection.execute(update(seats).where(*free).values(seat.row(table))).rowcount > 0


def lock_dice(connection: Connection, table: str) -> tuple[dict[str, Any], bool] | None:
    """Return the dice of a table before its game, locked until they are saved, and whether every seat is taken."""
    tables, seats = schema.tables, schema.seats
    asked = select(tables.c.state, tables.c.dice).where(tables.c.id == table).with_for_update()
    state, dice = connection.execute(asked).one()
    if state != "lobby":
        return None
    free = select(func.count()).select_from(seats).where(seats.c.table_id == table, seats.c.kind == "open")
    return json.loads(dice), connection.execute(free).scalar_one() == 0


def save_dice(connection: Connection, table: str, dice: dict[str, Any]) -> None:
    connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(dice=json.dumps(dice)))


def begin_game(connection: Connection, row: TableRow) -> None:
    """Store that the game has begun; a conflict if another worker has changed the dice meanwhile."""
    stored = lock_dice(connection, row.id)
    if stored is None or stored[0] != row.dice:
        raise IntegrityError("begin", None, ValueError("another worker was quicker"))
    save_table(connection, row)


def save_table(connection: Connection, row: TableRow) -> None:
    connection.execute(update(schema.tables).where(schema.tables.c.id == row.id).values(row.row()))


def seats_held_by(connection: Connection, hashes: list[str]) -> list[Row[Any]]:
    """Return the seats that are held by these hashes of secrets, those of the newest table first."""
    joined = schema.seats.join(schema.tables)
    columns = (schema.seats.c.seat, schema.seats.c.table_id, schema.tables.c.code, schema.tables.c.touched)
    asked = select(*columns).select_from(joined).where(schema.seats.c.secret_hash.in_(hashes))
    return list(connection.execute(asked.order_by(schema.tables.c.touched.desc())))


def replace_row(connection: Connection, table: Any, keys: dict[str, Any], values: dict[str, Any] | None) -> None:
    """Replace the row with these keys, or delete it if `values` is None."""
    connection.execute(delete(table).where(*(table.c[name] == value for name, value in keys.items())))
    if values is not None:
        connection.execute(table.insert(), keys | values)


def count_tables(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(schema.tables)).scalar_one()


def entry_row(table: str, number: int, entry: Entry, at: float, move: str = "", clock: str = "") -> EntryRow:
    """Return the values of one row, in the order of the columns."""
    return (table, number, entry.who, entry.value, entry.sides, move, at, clock, entry.typed_by)


def entry_from_row(row: Any) -> Entry:
    return Entry(row.who, row.value, row.sides, 0, ALL, NO_CARD, row.typed_by)
