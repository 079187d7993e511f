"""A list that grows at its end and is cheap to copy: old items are stored once and shared by all copies."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final, Generic, TypeVar, overload

T = TypeVar("T")
MAX_NEW_ITEMS: Final = 48  # with more, a copy first moves the new items to the shared part


class SharedList(Generic[T]):
    """A list in two parts; the items in `old` are never changed, because copies share them."""

    __slots__ = ("new", "old")

    def __init__(self, old: list[T]) -> None:
        self.old = old
        self.new: list[T] = []

    def __len__(self) -> int:
        return len(self.old) + len(self.new)

    @overload
    def __getitem__(self, at: int) -> T: ...

    @overload
    def __getitem__(self, at: slice) -> list[T]: ...

    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            return self.between(*at.indices(len(self)))
        place = at + len(self) if at < 0 else at
        if not 0 <= place < len(self):
            raise IndexError(at)
        return self.old[place] if place < len(self.old) else self.new[place - len(self.old)]

    def since(self, first: int) -> list[T]:
        """Return the items from this index on: mostly new ones."""
        if first >= len(self.old):
            return self.new[first - len(self.old) :]
        return (self.old + self.new)[first:]

    def between(self, first: int, last: int, step: int) -> list[T]:
        """Return the items between two indices; mostly new ones, and then the old part is not read."""
        if first >= len(self.old) and step == 1:
            return self.new[first - len(self.old) : max(last - len(self.old), 0)]
        return (self.old + self.new)[first:last:step]

    def __iter__(self) -> Iterator[T]:
        return chain(self.old, self.new)

    def __reversed__(self) -> Iterator[T]:
        return chain(reversed(self.new), reversed(self.old))

    def append(self, item: T) -> None:
        self.new.append(item)

    def extend(self, items: list[T]) -> None:
        self.new += items

    def cut(self, number: int) -> None:
        """Keep only the first items, this many."""
        if number < len(self.old):
            self.old, self.new = self.old[:number], []
        else:
            del self.new[number - len(self.old) :]

    def clone(self) -> SharedList[T]:
        if len(self.new) > MAX_NEW_ITEMS:
            self.old, self.new = self.old + self.new, []
        copy = SharedList(self.old)
        copy.new = self.new[:]
        return copy
