"""The dealer: the only random numbers in the project.

Seeded is sfc32: 32-bit operations only, the same numbers on every machine and in every language, cheap to copy.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
WORDS: Final = 0x100000000
MAX_SEEDS_KEPT: Final = 64  # bots that are made for one question have few seeds


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Rolls dice and draws cards without bias."""

    __slots__ = ()

    def below(self, n: int) -> int:
        raise NotImplementedError

    def roll(self, sides: int) -> int:
        return self.below(sides) + 1

    def clone(self) -> Dealer:
        raise NotImplementedError

    def resume(self, rolls: int) -> None:
        """Continue after this many rolls of the table's log; dealers that do not number their rolls ignore this."""

    def shuffle(self, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


class Seeded(Dealer):
    __slots__ = ("a", "b", "c", "count")

    def __init__(self, seed: int | str, state: tuple[int, int, int, int] | None = None) -> None:
        a, b, c, count = state or seed_state(seed)
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.count: i64 = count

    def word(self) -> i64:
        new = (self.a + self.b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + new) & WORD
        return new

    def below(self, n: int) -> int:
        """Return a uniform number from 0 to n - 1; words beyond the last whole multiple of n are discarded."""
        sides: i64 = n
        word = self.word()
        if word > WORDS - sides:  # else it is surely below: there is no need to divide
            while word >= WORDS - WORDS % sides:
                word = self.word()
        return word % sides

    def clone(self) -> Seeded:
        return Seeded(0, (self.a, self.b, self.c, self.count))


@lru_cache(MAX_SEEDS_KEPT)
def seed_state(seed: int | str) -> tuple[int, int, int, int]:
    mixed = hashlib.sha256(str(seed).encode()).digest()
    a, b, c = (int.from_bytes(mixed[at : at + 4], "little") for at in (0, 4, 8))
    return a, b, c, 1
