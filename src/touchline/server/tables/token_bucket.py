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
        self._rate, self._capacity, self._max_keys = rate, capacity, max_keys
        self._kept: dict[str, TokenBucket] = {}

    def take(self, key: str) -> bool:
        bucket = self._kept.pop(key, None) or TokenBucket(self._rate, self._capacity)
        self._kept[key] = bucket
        if len(self._kept) > self._max_keys:
            del self._kept[next(iter(self._kept))]
        return bucket.take()

    def is_empty(self, key: str) -> bool:
        bucket = self._kept.get(key)
        return bucket is not None and bucket.is_empty()
