"""The exchange of seeds: a table's clients agree on a key that nobody chose.  First all commit, then all reveal.

A transcript is a list of steps in their order:
["commit", seat, hash]   a client shows the hash of its seed
["close"]                every seat is taken and everybody who takes part has committed: nothing is added any more
["reveal", seat, seed]   a client shows its seed, which has to fit its commitment
["again"]                somebody was replaced: all begin a new round, with new seeds
"""

from __future__ import annotations

from typing import Any, Final

from touchline.kernel.errors import TouchlineError
from touchline.kernel.fair import SECRET_BYTES, seat_commitment

COMMIT: Final = "commit"
CLOSE: Final = "close"
REVEAL: Final = "reveal"
AGAIN: Final = "again"
HEX_DIGITS: Final = frozenset("0123456789abcdef")


class BadStep(TouchlineError):
    """A step that does not fit the transcript; nothing was changed."""


class SeedExchange:
    """The transcript of one table, checked step by step; the server adds to it, a verifier reads it again."""

    __slots__ = ("commitments", "is_closed", "number", "seeds", "steps", "table")

    def __init__(self, table: bytes, steps: list[Any]) -> None:
        self.table = table
        self.steps: list[list[Any]] = []
        self.number = 1  # the round
        self.commitments: dict[int, str] = {}  # of this round, in the order in which they came
        self.seeds: dict[int, bytes] = {}
        self.is_closed = False
        for step in steps:
            self.add_step(step)

    @property
    def is_revealed(self) -> bool:
        """Whether everybody who committed has revealed, so that the key can be mixed."""
        return self.is_closed and len(self.seeds) == len(self.commitments)

    def add_step(self, step: Any) -> None:
        """Add a step as it stands in a transcript."""
        kind = step[0] if isinstance(step, list) and step else None
        if kind == COMMIT and len(step) == 3:
            self.commit(step[1], step[2])
        elif kind == REVEAL and len(step) == 3:
            self.reveal(step[1], step[2])
        elif kind == CLOSE and len(step) == 1:
            self.close()
        elif kind == AGAIN and len(step) == 1:
            self.begin_again()
        else:
            raise self.bad_step("bad-step")

    def commit(self, seat: Any, value: Any) -> None:
        if type(seat) is not int or not 0 <= seat < 1 << 16 or not is_hex(value):
            raise self.bad_step("bad-step")
        if self.commitments.get(seat) == value:
            return  # said twice
        if self.is_closed or seat in self.commitments:
            raise self.bad_step("commit-too-late")
        self.commitments[seat] = value
        self.steps.append([COMMIT, seat, value])

    def close(self) -> None:
        if self.is_closed:
            raise self.bad_step("bad-step")
        self.is_closed = True
        self.steps.append([CLOSE])

    def reveal(self, seat: Any, value: Any) -> None:
        if type(seat) is not int or not is_hex(value):
            raise self.bad_step("bad-step")
        if not self.is_closed or seat not in self.commitments:
            raise self.bad_step("reveal-too-early")
        seed = bytes.fromhex(value)
        if seat_commitment(seed, self.table, self.number, seat) != self.commitments[seat]:
            raise self.bad_step("wrong-seed")
        if seat not in self.seeds:
            self.seeds[seat] = seed
            self.steps.append([REVEAL, seat, value])

    def begin_again(self) -> None:
        self.number += 1
        self.commitments, self.seeds, self.is_closed = {}, {}, False
        self.steps.append([AGAIN])

    def bad_step(self, code: str) -> BadStep:
        return BadStep(code, f"step {len(self.steps)}")


def is_hex(value: Any, size: int = SECRET_BYTES) -> bool:
    """Whether the text is this many bytes in lower-case hexadecimal digits."""
    return isinstance(value, str) and len(value) == 2 * size and HEX_DIGITS.issuperset(value)
