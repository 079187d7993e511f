"""Backups of an SQLite store: a whole copy while the server runs, and back."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from touchline.kernel.errors import BadOption
from touchline.server.store.data_file import create_private, lock_file


def copy(source: Path, target: Path) -> int:
    """Copy a store by SQLite's online backup; return the count of its tables."""
    if not source.is_file():
        raise BadOption("no-store", str(source))
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    create_private(part)
    try:
        with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(part)) as new:
            count = count_tables(old, source)
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)
    return count


def count_tables(connection: sqlite3.Connection, file: Path) -> int:
    try:
        if connection.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
            raise BadOption("broken-store", str(file))
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.DatabaseError:
        raise BadOption("not-a-store", str(file)) from None


def restore(backup: Path, store: Path, force: bool = False) -> int:
    """Replace the store by a backup; an existing store only with `force`.  Return the count of its tables.

    This is refused while a server runs, which would continue to write to the replaced file.
    """
    if store.exists() and not force:
        raise BadOption("store-exists", str(store))
    with lock_file(store, alone=True):
        count = copy(backup, store)
        for rest in ("-wal", "-shm"):
            store.with_name(store.name + rest).unlink(missing_ok=True)
    return count
