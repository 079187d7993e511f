"""The scribe: a process of its own that writes to SQLite.

A thread that writes takes the interpreter from the players' thread many times for every commit.  The scribe gets all
statements of a group in one message, carries them out in one transaction, and answers with one byte: they are durable,
or could not be written.  It needs nothing but the standard library, and ends with the server, whichever way that ends.
"""

from __future__ import annotations

import marshal
import os
import signal
import sqlite3
import sys
from typing import Any, BinaryIO, Final

# An answered move survives a power cut; readers do not wait for the writer.  What a statement of many rows would need
# to undo itself is kept in memory.
SETTINGS: Final[tuple[str, ...]] = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    "temp_store=MEMORY",
)
PREPARED: Final = 128  # statements that a connection keeps
HEAD: Final = 4  # bytes that tell how long a message is
READY, WRITTEN, FAILED = b"r", b"w", b"f"
Statement = tuple[str, tuple[Any, ...]]
FileId = tuple[int, int]  # device and inode


def prepare(connection: Any, *_: object) -> None:
    """Every connection to SQLite, the server's own too."""
    for setting in SETTINGS:
        connection.execute(f"PRAGMA {setting}")


def file_id(file: str) -> FileId | None:
    """What tells a file from another that was put in its place; None if there is none."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def message(statements: list[Statement]) -> bytes:
    """Both ends are the same interpreter."""
    data = marshal.dumps(statements)
    return len(data).to_bytes(HEAD, "big") + data


def heard(inward: BinaryIO) -> list[Statement] | None:
    """None when nobody is there any more, even if it was in the middle of a message."""
    size = int.from_bytes(inward.read(HEAD), "big")
    data = inward.read(size)
    return marshal.loads(data) if size and len(data) == size else None


def written(connection: sqlite3.Connection, statements: list[Statement]) -> bool:
    try:
        connection.execute("BEGIN IMMEDIATE")
        for statement, values in statements:
            connection.execute(statement, values)
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return False
    return True


def main(file: str, inward: BinaryIO, outward: BinaryIO) -> None:
    for stop in (signal.SIGINT, signal.SIGTERM):  # it ends after the server, which may have something to write
        signal.signal(stop, signal.SIG_IGN)
    connection = sqlite3.connect(file, isolation_level=None, cached_statements=PREPARED)
    prepare(connection)
    opened = file_id(file)
    answer(outward, READY)
    while (statements := heard(inward)) is not None:
        in_place = file_id(file) == opened  # what is written to a file that was removed is lost
        answer(outward, WRITTEN if in_place and written(connection, statements) else FAILED)
    connection.close()


def answer(outward: BinaryIO, word: bytes) -> None:
    outward.write(word)
    outward.flush()


if __name__ == "__main__":
    main(sys.argv[1], sys.stdin.buffer, sys.stdout.buffer)
