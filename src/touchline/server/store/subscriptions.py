"""Subscriptions to notices: the addresses of people, and the webhooks of tables."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from touchline.server.store import schema

subs = schema.subscriptions


class Subscription:
    """One address for notices: a person's browser, webhook or mail address, or a table's own webhook (`table_id`)."""

    def __init__(self, row: Any) -> None:
        self.id: str = row.id
        self.person: str = row.person
        self.kind: str = row.kind
        self.target: dict[str, Any] = json.loads(row.target)
        self.lang: str = row.lang
        self.quiet: dict[str, Any] = json.loads(row.quiet)
        self.confirmed: bool = row.confirmed
        self.failures: int = row.failures
        self.table_id: str | None = row.table_id


def add(connection: Connection, row: dict[str, Any]) -> None:
    connection.execute(subs.insert(), row)


def of_person(connection: Connection, person: str) -> list[Subscription]:
    found = connection.execute(select(subs).where(subs.c.person == person).order_by(subs.c.created))
    return [Subscription(row) for row in found]


def by_id(connection: Connection, name: str) -> Subscription | None:
    row = connection.execute(select(subs).where(subs.c.id == name)).first()
    return None if row is None else Subscription(row)


def of_table(connection: Connection, table_id: str) -> Subscription | None:
    row = connection.execute(select(subs).where(subs.c.table_id == table_id)).first()
    return None if row is None else Subscription(row)


def replace_of_table(connection: Connection, table_id: str, row: dict[str, Any] | None) -> None:
    """Give the table this webhook instead of the one it has; None: it has none any more."""
    connection.execute(delete(subs).where(subs.c.table_id == table_id))
    if row is not None:
        add(connection, row)


def remove_of_person(connection: Connection, person: str) -> None:
    connection.execute(delete(subs).where(subs.c.person == person, subs.c.table_id.is_(None)))


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
    at_table = seats.join(tables, tables.c.id == seats.c.table_id).join(subs, subs.c.table_id == tables.c.id)
    public = select(tables.c.code, seats.c.seat, subs).select_from(at_table)
    public = public.where(tables.c.state == "playing", seats.c.level == "", seats.c.kind == "person")
    return [(row.code, row.seat, Subscription(row)) for each in (asked, public) for row in connection.execute(each)]


def key(connection: Connection, name: str, new: str) -> str:
    """Return the server's key of this name; the first time, store the new one."""
    keys = schema.server_keys
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(insert(keys).values(name=name, value=new).on_conflict_do_nothing())
    return str(connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar_one())
