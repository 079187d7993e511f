"""The SQLite file of a server: only its owner can read it, and no command replaces it while a server runs."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from touchline.kernel.errors import BadOption

PRIVATE_FILE = 0o600  # it holds the secrets of the dice and everybody's chat
PRIVATE_FOLDER = 0o700

if sys.platform == "win32":
    import msvcrt

    def try_lock(handle: int, alone: bool) -> None:
        """Take the lock; Windows has no shared locks, so there a second server is refused too."""
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def try_lock(handle: int, alone: bool) -> None:
        fcntl.flock(handle, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)


def create_private(file: Path) -> None:
    """Create the file and its folder if they are missing; SQLite gives `-wal` and `-shm` the same mode.

    A file that is there is not even opened: closing it would drop the locks that SQLite holds on it in this process,
    and another connection could then remove the write-ahead log under the first.
    """
    file.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE_FILE))


def refuse_missing(dialect: Any, record: Any, words: Sequence[Any], named: Any) -> None:
    """Raise an error if the file was removed while the server runs: SQLite would create a new, empty one."""
    if not os.path.exists(words[0]):
        raise sqlite3.OperationalError("the file of the store is gone")


@contextlib.contextmanager
def lock_file(file: Path, alone: bool) -> Iterator[None]:
    """Hold a lock on the file: shared between servers, exclusive (`alone`) for a command that changes the file.

    The lock is on a second file, because the data file itself can be replaced.  The system releases it when the
    process ends.
    """
    beside = file.with_name(file.name + ".lock")
    create_private(beside)
    handle = os.open(beside, os.O_RDWR)
    try:
        try_lock(handle, alone)
    except (BlockingIOError, PermissionError):
        os.close(handle)
        raise BadOption("store-in-use", str(file)) from None
    try:
        yield
    finally:
        os.close(handle)
