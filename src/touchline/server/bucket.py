"""How often somebody may do something."""

from __future__ import annotations

import time


class Bucket:
    """So many messages a second, with some at once."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self.level, self.at = most, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level, self.at = min(self.most, self.level + (now - self.at) * self.rate), now
        if self.level < 1:
            return False
        self.level -= 1
        return True
