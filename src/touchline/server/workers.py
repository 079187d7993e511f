"""Processes that the server starts end with it, even if it is killed and can tell them nothing."""

from __future__ import annotations

import multiprocessing
import os
import threading
from multiprocessing.process import BaseProcess


def end_with_parent() -> None:
    """In a process that `multiprocessing` started: leave as soon as the process that started it is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=leave_after, args=(parent,), name="parent", daemon=True).start()


def leave_after(parent: BaseProcess) -> None:
    """The operating system tells of the end by a pipe that nobody else holds open."""
    parent.join()
    os._exit(1)
