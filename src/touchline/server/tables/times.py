"""The time: a wall clock for what is shown and stored, and a monotonic timer for everything that waits."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


def timer_source() -> str:
    """Return the name of what the timer counts from: this boot of this machine or, if unknown, this process."""
    try:
        return BOOT_ID.read_text().strip()
    except OSError:
        return secrets.token_hex(8)


class Times:
    """The wall clock, the timer, and the name of what the timer counts from."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        timer: Callable[[], float] = time.monotonic,
        source: str = "",
    ) -> None:
        self.wall: Final = wall
        self.timer: Final = timer
        self.source: Final = source or timer_source()

    def stamp(self) -> dict[str, Any]:
        """Return this moment in a form that can be stored."""
        return {"wall": self.wall(), "timer": self.timer(), "source": self.source}

    def seconds_since(self, stamp: dict[str, Any]) -> float:
        """Return the seconds since a stored moment, at least zero; by the wall clock if another timer was used."""
        if stamp.get("source") == self.source:
            return max(0.0, self.timer() - float(stamp["timer"]))
        return max(0.0, self.wall() - float(stamp["wall"]))
