"""A test whether a number is in a list, written as a loop, because rules call it very often."""

from __future__ import annotations


def among(number: int, row: list[int]) -> bool:
    """Return `number in row`, which compiled would compare objects and take five times as long."""
    for each in row:  # noqa: SIM110 (from source, a generator would be slower)
        if each == number:
            return True
    return False
