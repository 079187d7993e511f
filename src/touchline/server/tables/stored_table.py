"""One table as it is stored."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, select

from touchline.server.messages import wire
from touchline.server.store import chat_rows, rows, schema
from touchline.server.store.rows import SeatRow, TableRow, rows_of_table
from touchline.server.tables.private_state import PrivateState


class StoredTable:
    """All stored data of one table."""

    def __init__(self, connection: Connection, row: TableRow) -> None:
        held = rows_of_table(connection, schema.seats, row.id, schema.seats.c.seat)
        entries = rows_of_table(connection, schema.entries, row.id, schema.entries.c.number)
        snaps = rows_of_table(connection, schema.snapshots, row.id)
        lines = chat_rows.last_chat_lines(connection, row.id)
        self.row = row
        self.seats = [
            SeatRow(s.seat, s.kind, s.level, s.name, s.secret_hash, s.host, s.offered, s.locked) for s in held
        ]
        self.entries = [rows.entry_from_row(each) for each in entries]
        self.moves = {each.move for each in entries if each.move}
        self.clock: dict[str, Any] = json.loads(entries[-1].clock) if entries and entries[-1].clock else {}
        self.snapshot: tuple[int, bytes] | None = (snaps[0].number, snaps[0].data) if snaps else None
        self.lines = [
            wire.ChatMessage(each.number, each.seat, each.text, each.phrase, each.at, each.event) for each in lines
        ]
        self.private = PrivateState(connection, row.id)


def load_table(connection: Connection, key: str, value: str) -> StoredTable | None:
    """Return the table with this `id` or `code`, or None."""
    found = connection.execute(select(schema.tables).where(schema.tables.c[key] == value)).first()
    return None if found is None else StoredTable(connection, TableRow.of(found))
