"""The writer process: writes entries to SQLite in a separate process.

A writer thread takes the interpreter lock from the event loop many times in every commit.  The process gets all
statements of a group in one message, runs them in one transaction, and answers with one byte: durable, or not written.
It imports the standard library only, and ends when the server ends, even if the server was killed.
"""

from __future__ import annotations

import marshal
import os
import signal
import sqlite3
import sys
from typing import Any, BinaryIO, Final

# An answered move survives a power cut, and readers do not wait for the writer.  The statement journal of an INSERT of
# many rows is kept in memory.
SETTINGS: Final[tuple[str, ...]] = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    "temp_store=MEMORY",
)
CACHED_STATEMENTS: Final = 128
LENGTH_BYTES: Final = 4  # the size of a message's length, before its data
READY, WRITTEN, FAILED = b"r", b"w", b"f"
Statement = tuple[str, tuple[Any, ...]]
FileId = tuple[int, int]  # device and inode


def configure_connection(connection: Any, *_: object) -> None:
    """Set the PRAGMAs of a connection to SQLite, here and in the server."""
    for setting in SETTINGS:
        connection.execute(f"PRAGMA {setting}")


def file_id(file: str) -> FileId | None:
    """Return device and inode, which differ if the file was replaced; None if there is no file."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def encode_group(statements: list[Statement]) -> bytes:
    """Return a message; `marshal` is safe here, because both ends are the same interpreter."""
    data = marshal.dumps(statements)
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


def read_group(inward: BinaryIO) -> list[Statement] | None:
    """Return the next message; None if the server has ended, even in the middle of a message."""
    size = int.from_bytes(inward.read(LENGTH_BYTES), "big")
    data = inward.read(size)
    return marshal.loads(data) if size and len(data) == size else None


def write_group(connection: sqlite3.Connection, statements: list[Statement]) -> bool:
    """Run the statements in one transaction; return False if they could not be written."""
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
    for stop in (signal.SIGINT, signal.SIGTERM):  # it ends when the pipe is closed, after the last group
        signal.signal(stop, signal.SIG_IGN)
    connection = sqlite3.connect(file, isolation_level=None, cached_statements=CACHED_STATEMENTS)
    configure_connection(connection)
    opened = file_id(file)
    send_answer(outward, READY)
    while (statements := read_group(inward)) is not None:
        in_place = file_id(file) == opened  # a write to a removed file would be lost
        send_answer(outward, WRITTEN if in_place and write_group(connection, statements) else FAILED)
    connection.close()


def send_answer(outward: BinaryIO, answer: bytes) -> None:
    outward.write(answer)
    outward.flush()


if __name__ == "__main__":
    main(sys.argv[1], sys.stdin.buffer, sys.stdout.buffer)
