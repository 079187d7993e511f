"""The seats that a person holds: rows of (person, secret of the seat), both as hashes.

A browser has one cookie with a random id.  The secrets of seats appear in return links only.  One seat may be held by
several persons: somebody's laptop and the phone that followed the return link.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, literal, select
from sqlalchemy.dialects import postgresql, sqlite

from touchline.server.store import schema

MAX_HOLDINGS: Final = 1000  # seats of one person that a request looks at


def holdings_of(connection: Connection, person: str, most: int | None = None) -> list[str]:
    """Return the hashes of the secrets by which this person holds seats, the newest table first."""
    kept, seats, tables = schema.holdings, schema.seats, schema.tables
    joined = kept.join(seats, seats.c.secret_hash == kept.c.secret_hash).join(tables, tables.c.id == seats.c.table_id)
    asked = select(kept.c.secret_hash).select_from(joined).where(kept.c.person == person)
    return list(connection.execute(asked.order_by(tables.c.touched.desc()).limit(most)).scalars())


def add_holdings(connection: Connection, person: str, hashes: list[str]) -> None:
    """Add these holdings to a person; hashes that hold no seat are left out."""
    seats = schema.seats
    held = select(literal(person), seats.c.secret_hash).where(seats.c.secret_hash.in_(hashes))
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    added = insert(schema.holdings).from_select(["person", "secret_hash"], held)
    connection.execute(added.on_conflict_do_nothing())


def forget_holding(connection: Connection, secret_hash: str) -> None:
    """Remove this holding from every person."""
    connection.execute(delete(schema.holdings).where(schema.holdings.c.secret_hash == secret_hash))


def forget_person(connection: Connection, person: str) -> None:
    connection.execute(delete(schema.holdings).where(schema.holdings.c.person == person))


def copy_holdings(connection: Connection, moved: dict[str, str]) -> None:
    """Give each person with an old holding the new one, too; `moved`: old hash -> new hash."""
    kept = schema.holdings
    found = connection.execute(select(kept).where(kept.c.secret_hash.in_(list(moved)))).all()
    for each in found:
        add_holdings(connection, each.person, [moved[each.secret_hash]])
