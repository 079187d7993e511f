"""The SQL that stores entries in SQLite: one statement for many rows."""

from __future__ import annotations

from itertools import chain

from touchline.server.store.rows import ENTRY_COLUMNS, EntryRow
from touchline.server.store.writer_process import Statement

MAX_ROWS_PER_INSERT = 64  # one statement for each count of rows; a connection keeps fewer than 128 prepared


def insert_statement(count: int) -> str:
    one = f"({', '.join(['?'] * len(ENTRY_COLUMNS))})"
    return f"INSERT INTO entries ({', '.join(ENTRY_COLUMNS)}) VALUES {', '.join([one] * count)}"


INSERTS = {count: insert_statement(count) for count in range(1, MAX_ROWS_PER_INSERT + 1)}


def insert_statements(rows: list[EntryRow]) -> list[Statement]:
    """Return INSERT statements, each for many rows."""
    parts = [rows[at : at + MAX_ROWS_PER_INSERT] for at in range(0, len(rows), MAX_ROWS_PER_INSERT)]
    return [(INSERTS[len(part)], tuple(chain.from_iterable(part))) for part in parts]
