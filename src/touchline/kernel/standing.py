"""Finds the entries of a log that undos and rewinds have left valid, in one pass however these are nested."""

from __future__ import annotations

from touchline.kernel.drivers import Entry
from touchline.kernel.errors import BadRecord
from touchline.kernel.undo import REWIND, UNDO


def last_rewind(log: list[Entry]) -> int:
    """Return the number of the last rewind, or -1."""
    for at in range(len(log) - 1, -1, -1):
        if log[at].who == REWIND:
            return at
    return -1


def path_of(log: list[Entry]) -> list[int]:
    """Return the numbers of the entries that no rewind has taken back; undos and what they undo are among them."""
    found: list[int] = []
    at = len(log)
    while at > 0:
        at -= 1
        entry = log[at]
        if entry.who != REWIND:
            found.append(at)
        elif 0 <= entry.value <= at:
            at = entry.value
        else:
            raise BadRecord("altered-entry", f"entry {at}")
    found.reverse()
    return found


def standing_numbers(log: list[Entry], path: list[int]) -> list[int]:
    """Return the numbers of the path that were not undone either: an undo takes away the last pick of its seat."""
    picks: dict[int, list[int]] = {}
    undone: set[int] = set()
    for at in path:
        entry = log[at]
        if entry.who == UNDO:
            if not picks.get(entry.value):
                raise BadRecord("altered-entry", f"entry {at}")
            undone.add(picks[entry.value].pop())
        elif entry.who >= 0:
            picks.setdefault(entry.who, []).append(at)
    return [at for at in path if log[at].who != UNDO and at not in undone]
