"""A view as rows of numbers, nothing lost: for networks that take tables of them.

A row is (path, first, second, third, fourth, value): the number of the path through the view (`game.sides.lineup`), the
positions in the lists on the way, and what stands there.  Words are numbered as paths are, yes is 1, no is 0; what is
None has no row.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

MAX_NESTED_LISTS = 4  # one in the other, at most
WIDTH = MAX_NESTED_LISTS + 2
Row = tuple[float, ...]


def number_of(word: str) -> int:
    """Return the number of a text: the same on every machine, and never 0, which is used as padding."""
    return crc32(word.encode()) % 0x7FFFFFFF + 1


def rows_of(view: dict[str, Any]) -> list[Row]:
    found: list[Row] = []
    walk(view, "", (), found)
    return found


def walk(what: Any, path: str, places: tuple[int, ...], found: list[Row]) -> None:
    if isinstance(what, dict):
        for key, value in what.items():
            walk(value, f"{path}.{key}" if path else str(key), places, found)
    elif isinstance(what, list | tuple):
        for at, value in enumerate(what):
            walk(value, path, (*places, at), found)
    elif what is not None:
        found.append(row(path, places, number_of(what) if isinstance(what, str) else what))


def row(path: str, places: tuple[int, ...], value: float) -> Row:
    if len(places) > MAX_NESTED_LISTS:
        raise ValueError(f"{path}: more lists in each other than {MAX_NESTED_LISTS}")
    return (number_of(path), *places, *[0] * (MAX_NESTED_LISTS - len(places)), value)
