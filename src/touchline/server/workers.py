"""Ends the processes that the server starts when the server ends, even if it is killed."""

from __future__ import annotations

import multiprocessing
import os
import threading
from multiprocessing.process import BaseProcess


def end_with_parent() -> None:
    """Exit as soon as the parent process has ended.  Call it in a process that `multiprocessing` started."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=leave_after, args=(parent,), name="parent", daemon=True).start()


def leave_after(parent: BaseProcess) -> None:
    """Wait for the end of the parent, which closes a pipe that no other process holds open; then exit."""
    parent.join()
    os._exit(1)
