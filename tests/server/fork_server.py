"""A process that has imported the server already and forks, so that each server of the tests starts at once.

It reads a line for each, `{"settings": {...}, "errors": FILE}`, and answers with the number of the new process.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from typing import Any

from touchline.server.run import Settings, serve

living: set[int] = set()


def main() -> None:
    signal.signal(signal.SIGCHLD, reap)
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            become_server(**json.loads(line))
        living.add(pid)
        print(pid, flush=True)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for pid in living:  # the tests have ended, perhaps killed: no server may stay behind
        os.kill(pid, signal.SIGKILL)


def reap(*_: object) -> None:
    """Reap ended processes at once, as the tests expect."""
    with contextlib.suppress(ChildProcessError):
        while pid := os.waitpid(-1, os.WNOHANG)[0]:
            living.discard(pid)


def become_server(settings: dict[str, Any], errors: str) -> None:
    """Turn this process into a server like any other."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    said = os.open(errors, os.O_WRONLY | os.O_APPEND)
    for number, place in enumerate((os.open(os.devnull, os.O_RDONLY), said, said)):
        os.dup2(place, number)
    try:
        serve(Settings(**settings))
    finally:
        os._exit(1)


if __name__ == "__main__":
    main()
