"""Backups of an SQLite store: a whole copy while the server runs, and back."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from touchline.kernel.errors import BadOption
from touchline.server.store.data_file import create_private, locked


def copy(source: Path, target: Path) -> int:
    """SQLite's online backup into a new file; how many tables it holds."""
    if not source.is_file():
        raise BadOption("no-store", str(source))
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    create_private(part)
    try:
        with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(part)) as new:
            count = tables_in(old, source)
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)
    return count


def tables_in(connection: sqlite3.Connection, file: Path) -> int:
    try:
        if connection.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
            raise BadOption("broken-store", str(file))
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.DatabaseError:
        raise BadOption("not-a-store", str(file)) from None


def restore(backup: Path, store: Path, force: bool = False) -> int:
    """The store as the backup holds it; one that is there already is replaced only when that is said.

    It is refused while a server runs, which would go on writing to the file that was replaced.
    """
    if store.exists() and not force:
        raise BadOption("store-exists", str(store))
    with locked(store, alone=True):
        count = copy(backup, store)
        for rest in ("-wal", "-shm"):
            store.with_name(store.name + rest).unlink(missing_ok=True)
    return count
