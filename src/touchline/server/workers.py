"""Ends the processes that the server starts: with the server, even if it is killed, or when they take too long."""

from __future__ import annotations

import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
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


def kill_pool(pool: ProcessPoolExecutor) -> None:
    """Kill the processes of a pool; `shutdown` would wait for what they are doing.  Calls that wait for them fail."""
    processes = list((pool._processes or {}).values())  # noqa: SLF001 (a public way comes with Python 3.14)
    pool.shutdown(wait=False)
    for process in processes:
        process.kill()
