"""Links to one seat, stored as hashes: `return` for another device of its holder, `hand` for a new holder.

A link is valid only while the seat has the holder that it had when the link was made.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, delete, select

from touchline.server.store import schema


def add_link(connection: Connection, link: dict[str, object], now: float) -> None:
    """Store a new link, and delete links that have expired."""
    links = schema.seat_links
    connection.execute(delete(links).where(links.c.until < now))
    connection.execute(links.insert(), link)


def find_link(connection: Connection, token_hash: str, kind: str, now: float) -> Row[Any, Any, Any, Any] | None:
    """Return the link with the table's code, if it is still valid."""
    links, seats, tables = schema.seat_links, schema.seats, schema.tables
    at_seat = (seats.c.table_id == links.c.table_id) & (seats.c.seat == links.c.seat)
    joined = links.join(seats, at_seat).join(tables, tables.c.id == links.c.table_id)
    is_good = (
        links.c.token_hash == token_hash,
        links.c.kind == kind,
        links.c.until >= now,
        seats.c.secret_hash.is_not_distinct_from(links.c.held_by),
    )
    asked = select(links.c.seat, links.c.table_id, links.c.held_by, tables.c.code).select_from(joined).where(*is_good)
    return connection.execute(asked).first()


def use_link(connection: Connection, token_hash: str) -> bool:
    """Delete the link; return False if it was used already."""
    links = schema.seat_links
    return connection.execute(delete(links).where(links.c.token_hash == token_hash)).rowcount == 1
