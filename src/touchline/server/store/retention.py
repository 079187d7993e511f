"""Removal of old tables, if the operator wants it."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, case, delete, func, select

from touchline.server.store import schema

CHILDREN = (
    schema.outbox,
    schema.subscriptions,
    schema.seat_links,
    schema.snapshots,
    schema.chat,
    schema.holds,
    schema.days_off,
    schema.answers,
    schema.limits,
    schema.orders,
    schema.plans,
    schema.entries,
    schema.seats,
)
Removed = list[tuple[str, str]]  # the id and the code of each table


def last_change() -> ColumnElement[float]:
    """Return the time of the last change at a table: of its last entry, or of the table's own row."""
    tables, entries = schema.tables, schema.entries
    of_table = select(entries.c.at).where(entries.c.table_id == tables.c.id).order_by(entries.c.number.desc())
    at = func.coalesce(of_table.limit(1).correlate(tables).scalar_subquery(), tables.c.touched)
    return case((at > tables.c.touched, at), else_=tables.c.touched)


def is_abandoned(before: float, in_use: Collection[str]) -> ColumnElement[bool]:
    """Return the condition for games that are not over, not in use, and unchanged since then."""
    tables = schema.tables
    return (tables.c.state != "over") & (last_change() < before) & tables.c.id.not_in(in_use)


def count_abandoned(connection: Connection, before: float, in_use: Collection[str]) -> int:
    counted = select(func.count()).select_from(schema.tables).where(is_abandoned(before, in_use))
    return connection.execute(counted).scalar_one()


def remove_abandoned(connection: Connection, before: float, in_use: Collection[str]) -> Removed:
    return remove_where(connection, is_abandoned(before, in_use))


def remove_untouched(connection: Connection, before: float) -> Removed:
    """Remove every table at which nothing has happened since then."""
    return remove_where(connection, last_change() < before)


def remove_table(connection: Connection, code: str) -> Removed:
    return remove_where(connection, schema.tables.c.code == code)


def remove_where(connection: Connection, chosen: ColumnElement[bool]) -> Removed:
    """Remove these tables with all that belongs to them."""
    tables = schema.tables
    found = connection.execute(select(tables.c.id, tables.c.code).where(chosen)).all()
    old = [row.id for row in found]
    for child in CHILDREN:
        connection.execute(delete(child).where(child.c.table_id.in_(old)))
    connection.execute(delete(tables).where(tables.c.id.in_(old)))
    return [(row.id, row.code) for row in found]
