"""Measures of this worker: moves, their latency, and errors.

Latencies are counted in buckets of fixed bounds, so that those of several workers can be summed.
"""

from __future__ import annotations

import logging
import time
from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

SLOT_SECONDS: Final = 10  # moves are counted for so long in one slot
SLOTS_A_MINUTE: Final = 6
SLOTS_KEPT: Final = 30  # five minutes
BOUNDS_MS: Final = tuple(
    0.25 * 1.25**step for step in range(49)
)  # upper bounds of the buckets; the last is about 11 seconds
LAST_ERRORS: Final = 10


class ErrorReport(msgspec.Struct):
    """One line of the log: when, which part of the server, and what; never a secret."""

    at: float
    log: str
    what: str
    fault: str = ""


class WorkerReport(msgspec.Struct):
    """The report of one worker; reports of several workers are added up."""

    moves_a_minute: int = 0
    moves: int = 0  # since the worker started
    latency: list[int] = []  # moves of the last five minutes in each bucket of BOUNDS_MS, and one for what took longer
    latency_all: list[int] = []  # the same since the worker started
    seconds: float = 0.0  # that all moves took together
    machine: str = ""  # on which the worker runs: see `Times.source`
    errors: int = 0  # since the worker started
    last_errors: list[ErrorReport] = []
    bots_thinking: int = 0
    bots_waiting: int = 0
    people: dict[str, int] = {}  # table's id -> seats whose people are connected here
    watching: int = 0  # spectators


class Measures:
    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now: Final = now
        self._moves = 0
        self._seconds = 0.0
        self._latency_all = [0] * (len(BOUNDS_MS) + 1)
        self._errors = 0
        self._last_errors: deque[ErrorReport] = deque(maxlen=LAST_ERRORS)
        self._slots: deque[tuple[int, list[int]]] = deque(maxlen=SLOTS_KEPT)  # which slot, moves in each bucket

    def count_move(self, begun: float) -> None:
        """Count a move that arrived at this time and is now stored and told to everybody."""
        at = self.now()
        slot = int(at / SLOT_SECONDS)
        if not self._slots or self._slots[-1][0] != slot:
            self._slots.append((slot, [0] * (len(BOUNDS_MS) + 1)))
        bucket = bisect_left(BOUNDS_MS, (at - begun) * 1000)
        self._slots[-1][1][bucket] += 1
        self._latency_all[bucket] += 1
        self._seconds += at - begun
        self._moves += 1

    def count_error(self, error: ErrorReport) -> None:
        self._errors += 1
        self._last_errors.append(error)

    def moves_in(self, slots: int) -> list[list[int]]:
        """Return the buckets of the last `slots` slots."""
        oldest = int(self.now() / SLOT_SECONDS) - slots
        return [counts for slot, counts in self._slots if slot > oldest]

    def report(self) -> WorkerReport:
        latency = [sum(each) for each in zip(*self.moves_in(SLOTS_KEPT), strict=True)]
        return WorkerReport(
            moves_a_minute=sum(sum(counts) for counts in self.moves_in(SLOTS_A_MINUTE)),
            moves=self._moves,
            latency=latency or [0] * (len(BOUNDS_MS) + 1),
            latency_all=list(self._latency_all),
            seconds=self._seconds,
            errors=self._errors,
            last_errors=list(self._last_errors),
        )


class ErrorCounter(logging.Handler):
    """Counts what is logged as an error."""

    def __init__(self, measures: Measures) -> None:
        super().__init__(logging.ERROR)
        self._measures = measures

    def emit(self, record: logging.LogRecord) -> None:
        fault = record.exc_info[1] if record.exc_info else None
        name = "" if fault is None else type(fault).__name__
        self._measures.count_error(ErrorReport(record.created, record.name, record.getMessage(), name))


def percentile_ms(latency: Sequence[int], share: float) -> float | None:
    """Return the milliseconds in which this share of the moves was made (a bucket's upper bound); None: no moves."""
    wanted, seen = sum(latency) * share, 0
    for bucket, count in enumerate(latency):
        seen += count
        if count and seen >= wanted:
            return round(BOUNDS_MS[min(bucket, len(BOUNDS_MS) - 1)], 1)
    return None
