"""Tables that nobody has touched for long are removed, if the operator says so."""

from __future__ import annotations

from sqlalchemy import Connection, delete

from touchline.server.store import schema

CHILDREN = (
    schema.notices,
    schema.seat_links,
    schema.snapshots,
    schema.chat,
    schema.holds,
    schema.answers,
    schema.limits,
    schema.orders,
    schema.entries,
    schema.seats,
)


def remove_untouched(connection: Connection, before: float) -> list[str]:
    """Remove every table that was last touched before this time, with all that belongs to it; return their codes."""
    tables = schema.tables
    found = connection.execute(tables.select().where(tables.c.touched < before)).all()
    old = [row.id for row in found]
    for child in CHILDREN:
        connection.execute(delete(child).where(child.c.table_id.in_(old)))
    connection.execute(delete(tables).where(tables.c.id.in_(old)))
    return [row.code for row in found]
