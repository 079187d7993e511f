"""The event loop's side of the writer process: sends one group at a time and never blocks."""

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
CLOSE_SECONDS = 10.0  # for the last answer and the end of the process; after that it is killed
PIPE_BYTES = 1 << 20  # large enough for a whole group, even if the process does not read


class WriterLink:
    """A link to one writer process.  `then` is called in the loop: True if the group is durable, False if not."""

    def __init__(self, file: str, loop: asyncio.AbstractEventLoop) -> None:
        command = [sys.executable, "-I", "-S", writer_process.__file__, file]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, pipesize=PIPE_BYTES)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.outward, self.inward = self.process.stdin, self.process.stdout.fileno()
        self.loop = loop
        self.ready = False  # the process can take a group
        self.then: Callable[[bool], None] | None = None
        loop.add_reader(self.inward, self.on_readable)

    def write_group(self, statements: list[writer_process.Statement], then: Callable[[bool], None]) -> None:
        """Send a group; this does not block, because the pipe has space for it."""
        self.ready, self.then = False, then
        try:
            self.outward.write(writer_process.encode_group(statements))
            self.outward.flush()
        except OSError:
            self.handle_answer(b"")

    def on_readable(self) -> None:
        self.handle_answer(os.read(self.inward, 1))

    def handle_answer(self, answer: bytes) -> None:
        then, self.then = self.then, None
        if answer:
            self.ready = True
        else:
            log.warning("the writer process has ended")
            self.stop_listening()
        if then is not None:
            then(answer == writer_process.WRITTEN)

    def stop_listening(self) -> None:
        self.ready = False
        if not self.loop.is_closed():
            self.loop.remove_reader(self.inward)

    def close(self) -> None:
        """Wait for the answer to the last group, then end the process.  Without an answer `then` gets False."""
        deadline = time.monotonic() + CLOSE_SECONDS
        while self.then is not None and self.has_answer_by(deadline):
            self.on_readable()
        self.stop_listening()
        self.end_process(deadline)
        if self.then is not None:
            self.handle_answer(b"")

    def has_answer_by(self, deadline: float) -> bool:
        """Whether an answer came in time; a process that was stopped (SIGSTOP) never answers."""
        waiting = select.poll()
        waiting.register(self.inward, select.POLLIN)
        return bool(waiting.poll(max(0.0, deadline - time.monotonic()) * 1000))

    def end_process(self, deadline: float) -> None:
        try:
            self.process.communicate(timeout=max(0.1, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            log.warning("the writer process does not end")
            self.process.kill()
            self.process.communicate()
