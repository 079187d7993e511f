"""Chat lines and reactions as they are stored."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, delete, func, select

from touchline.server.store import schema
from touchline.server.store.rows import lock_table

CHAT_LINES_SENT = 50  # the last lines of a chat, sent to a new connection
REACTIONS_SENT = 100  # the last reactions to events


def add_chat_line(connection: Connection, table: str, said: dict[str, Any]) -> int:
    """Store a chat line with the next number of its table, and return the number."""
    lock_table(connection, table)
    lines = schema.chat
    last = connection.execute(select(func.max(lines.c.number)).where(lines.c.table_id == table)).scalar() or 0
    connection.execute(lines.insert(), said | {"table_id": table, "number": last + 1})
    return int(last + 1)


def last_chat_lines(connection: Connection, table: str) -> list[Row[Any]]:
    """Return the last lines and the last reactions, by number."""
    lines = schema.chat
    found: list[Row[Any]] = []
    for some, most in ((lines.c.event.is_(None), CHAT_LINES_SENT), (lines.c.event.is_not(None), REACTIONS_SENT)):
        asked = select(lines).where(lines.c.table_id == table, some).order_by(lines.c.number.desc()).limit(most)
        found += connection.execute(asked)
    return sorted(found, key=lambda line: int(line.number))


def chat_of_seats(connection: Connection, table: str, seats: list[int]) -> list[Row[Any]]:
    """Return all chat lines of these seats."""
    lines = schema.chat
    asked = select(lines).where(lines.c.table_id == table, lines.c.seat.in_(seats)).order_by(lines.c.number)
    return list(connection.execute(asked))


def erase_reactions(connection: Connection, table: str, number: int) -> None:
    """Delete the reactions to this public event and to all after it: they were taken back."""
    lines = schema.chat
    connection.execute(delete(lines).where(lines.c.table_id == table, lines.c.event >= number))


def erase_chat(connection: Connection, table: str, seat: int) -> None:
    connection.execute(delete(schema.chat).where(schema.chat.c.table_id == table, schema.chat.c.seat == seat))
