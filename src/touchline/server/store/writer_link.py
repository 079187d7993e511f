"""What the store dictates to the scribe: one group at a time, all of it in the players' thread, which never waits."""

from __future__ import annotations

import asyncio
import logging
import os
import select
import subprocess
import sys
import time
from collections.abc import Callable

from touchline.server.store import writer_process

log = logging.getLogger("touchline.writer_link")
ENDING = 10.0  # seconds in which a scribe ends, and before that answers what it was told; then it is killed
PIPE_BYTES = 1 << 20  # a whole group fits into the pipe, even if the scribe does not read


class WriterLink:
    """The line to one scribe.  `then` is called in the loop: true if it is durable, false if it was not written."""

    def __init__(self, file: str, loop: asyncio.AbstractEventLoop) -> None:
        command = [sys.executable, "-I", "-S", writer_process.__file__, file]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, pipesize=PIPE_BYTES)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.outward, self.inward = self.process.stdin, self.process.stdout.fileno()
        self.loop = loop
        self.ready = False  # to write the next group
        self.then: Callable[[bool], None] | None = None
        loop.add_reader(self.inward, self.hear)

    def say(self, statements: list[writer_process.Statement], then: Callable[[bool], None]) -> None:
        """The scribe has nothing else to do and reads at once: to write to it is not to wait."""
        self.ready, self.then = False, then
        try:
            self.outward.write(writer_process.message(statements))
            self.outward.flush()
        except OSError:
            self.take(b"")

    def hear(self) -> None:
        self.take(os.read(self.inward, 1))

    def take(self, word: bytes) -> None:
        then, self.then = self.then, None
        if word:
            self.ready = True
        else:
            log.warning("the scribe is gone")
            self.hang_up()
        if then is not None:
            then(word == writer_process.WRITTEN)

    def hang_up(self) -> None:
        self.ready = False
        if not self.loop.is_closed():
            self.loop.remove_reader(self.inward)

    def close(self) -> None:
        """What was said is written first, by the scribe or, if it does not answer in time, by whoever is told so."""
        deadline = time.monotonic() + ENDING
        while self.then is not None and self.answers_by(deadline):
            self.hear()
        self.hang_up()
        self.end_process(deadline)
        if self.then is not None:
            self.take(b"")

    def answers_by(self, deadline: float) -> bool:
        """False if nothing has come by then: a process that was stopped (SIGSTOP) never answers."""
        waiting = select.poll()
        waiting.register(self.inward, select.POLLIN)
        return bool(waiting.poll(max(0.0, deadline - time.monotonic()) * 1000))

    def end_process(self, deadline: float) -> None:
        try:
            self.process.communicate(timeout=max(0.1, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            log.warning("the scribe does not end")
            self.process.kill()
            self.process.communicate()
