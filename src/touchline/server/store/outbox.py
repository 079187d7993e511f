"""The outbox: notices that wait to be sent, and those that are done.

A notice has an id that is made from what it tells, so it is put in once, whichever workers try.  A worker takes a
notice for a limited time (a lease) and marks it as done when the receiver has answered.  If the worker ends before
that, the notice is taken again when the lease is over, with the same id and the same text.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

from sqlalchemy import Connection, Row, exists, select, update
from sqlalchemy.dialects import postgresql, sqlite

from touchline.server.store import schema

box = schema.outbox
WAITING: Final = "waiting"
DONE: Final = "done"
NO_SEAT: Final = -1


def notice_id(*parts: object) -> str:
    """Return the id of a notice: the same for the same parts, on every worker."""
    return hashlib.sha256(" ".join(str(part) for part in parts).encode()).hexdigest()[:32]


def put(connection: Connection, notice: dict[str, Any]) -> bool:
    """Put a notice in; return False if it was put in before, or its subscription was removed meanwhile."""
    subs = schema.subscriptions
    if not connection.execute(select(exists().where(subs.c.id == notice["subscription"]))).scalar_one():
        return False
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    row = {"state": WAITING, "due": notice["made"], "attempts": 0} | notice
    return connection.execute(insert(box).values(row).on_conflict_do_nothing()).rowcount == 1


def is_known(connection: Connection, name: str) -> bool:
    return bool(connection.execute(select(exists().where(box.c.id == name))).scalar_one())


def has_due(connection: Connection, now: float) -> bool:
    return bool(connection.execute(select(exists().where(box.c.state == WAITING, box.c.due <= now))).scalar_one())


def lease_due(connection: Connection, now: float, lease: float, most: int) -> list[Row[Any]]:
    """Take notices that are due, the oldest first; no other worker takes them before the lease is over."""
    is_due = (box.c.state == WAITING) & (box.c.due <= now)
    oldest = select(box.c.id).where(is_due).order_by(box.c.made, box.c.id).limit(most)
    if connection.dialect.name == "postgresql":
        oldest = oldest.with_for_update(skip_locked=True)
    taken = update(box).where(box.c.id.in_(oldest.scalar_subquery()), is_due)
    taken = taken.values(due=now + lease, attempts=box.c.attempts + 1).returning(box)
    return sorted(connection.execute(taken), key=lambda row: (row.made, row.id))


def finish(connection: Connection, name: str) -> None:
    """Mark a notice as done: its receiver has answered, or nobody needs it any more."""
    connection.execute(update(box).where(box.c.id == name).values(state=DONE))


def postpone(connection: Connection, name: str, until: float) -> None:
    """Give a notice back, to be taken again at that time."""
    connection.execute(update(box).where(box.c.id == name, box.c.state == WAITING).values(due=until))
