"""What the store dictates to the scribe: one group at a time, all of it in the players' thread, which never waits."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
from collections.abc import Callable

from touchline.server import scribe

log = logging.getLogger("touchline.dictation")
ENDING = 10.0  # seconds in which a scribe that has nothing more to write ends


class Dictation:
    """The line to one scribe.  `then` is called in the loop: true if it is durable, false if it was not written."""

    def __init__(self, file: str, loop: asyncio.AbstractEventLoop) -> None:
        command = [sys.executable, "-I", "-S", scribe.__file__, file]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.outward, self.inward = self.process.stdin, self.process.stdout.fileno()
        self.loop = loop
        self.ready = False  # to write the next group
        self.then: Callable[[bool], None] | None = None
        loop.add_reader(self.inward, self.hear)

    def say(self, statements: list[scribe.Statement], then: Callable[[bool], None]) -> None:
        """The scribe has nothing else to do and reads at once: to write to it is not to wait."""
        self.ready, self.then = False, then
        try:
            self.outward.write(scribe.message(statements))
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
            then(word == scribe.WRITTEN)

    def hang_up(self) -> None:
        self.ready = False
        if not self.loop.is_closed():
            self.loop.remove_reader(self.inward)

    def close(self) -> None:
        """What was said is written first."""
        while self.then is not None:
            self.hear()
        self.hang_up()
        try:
            self.process.communicate(timeout=ENDING)
        except subprocess.TimeoutExpired:
            log.warning("the scribe does not end")
            self.process.kill()
