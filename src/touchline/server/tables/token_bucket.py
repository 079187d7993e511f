"""Rate limits by token buckets."""

from __future__ import annotations

import time


class TokenBucket:
    """Allows `rate` actions a second, and bursts of up to `capacity`."""

    def __init__(self, rate: float, capacity: float) -> None:
        self.rate, self.capacity = rate, capacity
        self.level, self.at = capacity, time.monotonic()

    def is_empty(self) -> bool:
        now = time.monotonic()
        self.level, self.at = min(self.capacity, self.level + (now - self.at) * self.rate), now
        return self.level < 1

    def take(self) -> bool:
        if self.is_empty():
            return False
        self.level -= 1
        return True


class TokenBuckets:
    """One bucket for each key, for example an address; the longest unused are forgotten first."""

    def __init__(self, rate: float, capacity: float, max_keys: int = 10_000) -> None:
        self.rate, self.capacity, self.max_keys = rate, capacity, max_keys
        self.kept: dict[str, TokenBucket] = {}

    def take(self, key: str) -> bool:
        bucket = self.kept.pop(key, None) or TokenBucket(self.rate, self.capacity)
        self.kept[key] = bucket
        if len(self.kept) > self.max_keys:
            del self.kept[next(iter(self.kept))]
        return bucket.take()

    def is_empty(self, key: str) -> bool:
        bucket = self.kept.get(key)
        return bucket is not None and bucket.is_empty()
