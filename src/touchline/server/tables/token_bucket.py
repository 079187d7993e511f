"""How often somebody may do something."""

from __future__ import annotations

import time


class TokenBucket:
    """So many messages a second, with some at once."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self.level, self.at = most, time.monotonic()

    def is_empty(self) -> bool:
        now = time.monotonic()
        self.level, self.at = min(self.most, self.level + (now - self.at) * self.rate), now
        return self.level < 1

    def take(self) -> bool:
        if self.is_empty():
            return False
        self.level -= 1
        return True


class TokenBuckets:
    """One bucket for each key, an address for example; those that were not used for longest are forgotten first."""

    def __init__(self, rate: float, most: float, most_keys: int = 10_000) -> None:
        self.rate, self.most, self.most_keys = rate, most, most_keys
        self.kept: dict[str, TokenBucket] = {}

    def take(self, key: str) -> bool:
        bucket = self.kept.pop(key, None) or TokenBucket(self.rate, self.most)
        self.kept[key] = bucket
        if len(self.kept) > self.most_keys:
            del self.kept[next(iter(self.kept))]
        return bucket.take()

    def is_empty(self, key: str) -> bool:
        bucket = self.kept.get(key)
        return bucket is not None and bucket.is_empty()
