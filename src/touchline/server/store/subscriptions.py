"""Subscriptions to notices, and the notices that were sent."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from touchline.server.store import schema

subs = schema.subscriptions


class Subscription:
    """One address for one person's notices: a browser, a webhook or a mail address."""

    def __init__(self, row: Any) -> None:
        self.id: str = row.id
        self.person: str = row.person
        self.kind: str = row.kind
        self.target: dict[str, Any] = json.loads(row.target)
        self.lang: str = row.lang
        self.quiet: dict[str, Any] = json.loads(row.quiet)
        self.confirmed: bool = row.confirmed
        self.failures: int = row.failures


def add(connection: Connection, row: dict[str, Any]) -> None:
    connection.execute(subs.insert(), row)


def of_person(connection: Connection, person: str) -> list[Subscription]:
    found = connection.execute(select(subs).where(subs.c.person == person).order_by(subs.c.created))
    return [Subscription(row) for row in found]


def remove(connection: Connection, name: str, person: str | None = None) -> bool:
    """Remove a subscription; with `person` only if it is this person's."""
    own = () if person is None else (subs.c.person == person,)
    return connection.execute(delete(subs).where(subs.c.id == name, *own)).rowcount == 1


def confirm(connection: Connection, name: str) -> bool:
    return connection.execute(update(subs).where(subs.c.id == name).values(confirmed=True)).rowcount == 1


def count_failure(connection: Connection, name: str, most: int) -> None:
    """Count a failure; remove the subscription after `most` failures in a row."""
    connection.execute(update(subs).where(subs.c.id == name).values(failures=subs.c.failures + 1))
    connection.execute(delete(subs).where(subs.c.id == name, subs.c.failures >= most))


def forget_failures(connection: Connection, name: str) -> None:
    connection.execute(update(subs).where(subs.c.id == name).values(failures=0))


def seats_with_subscribers(connection: Connection) -> list[tuple[str, int, Subscription]]:
    """Return code, seat and subscription for each subscriber at a table in play."""
    seats, tables, kept = schema.seats, schema.tables, schema.holdings
    joined = (
        seats.join(tables, tables.c.id == seats.c.table_id)
        .join(kept, kept.c.secret_hash == seats.c.secret_hash)
        .join(subs, subs.c.person == kept.c.person)
    )
    asked = select(tables.c.code, seats.c.seat, subs).select_from(joined)
    asked = asked.where(tables.c.state == "playing", seats.c.level == "", subs.c.confirmed)
    return [(row.code, row.seat, Subscription(row)) for row in connection.execute(asked)]


def claim(connection: Connection, notice: dict[str, Any]) -> bool:
    """Store that this notice is being sent; return False if it was sent before, or another worker sends it."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return connection.execute(insert(schema.notices).values(notice).on_conflict_do_nothing()).rowcount == 1


def key(connection: Connection, name: str, new: str) -> str:
    """Return the server's key of this name; the first time, store the new one."""
    keys = schema.server_keys
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(insert(keys).values(name=name, value=new).on_conflict_do_nothing())
    return str(connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar_one())
