"""Dice that anybody can verify, scheme touchline-dice-2; docs/dice.md has it step by step, with test vectors.

The server commits to a secret, every client that takes part to a seed (seeds.py); the key of all rolls is mixed from
them when the last seed is revealed.  Every hash begins with a tag for its purpose, and every part with its length.
"""

from __future__ import annotations

import hashlib
from typing import Final

from touchline.kernel.dealer import Dealer

SCHEME: Final = "touchline-dice-2"
OLD_SCHEMES: Final = ("touchline-dice-1",)
SECRET_BYTES: Final = 32  # the server's secret, and a seat's seed
TABLE_BYTES: Final = 16  # a table's id
INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))
WORDS: Final = 8  # of 32 bits in one HMAC-SHA256


def tag_parts(purpose: str, *parts: bytes) -> bytes:
    """Return the tag of the purpose and the parts, each after its length in four bytes."""
    whole = b""
    for part in (f"{SCHEME} {purpose}".encode(), *parts):
        whole += len(part).to_bytes(4, "big") + part
    return whole


def server_commitment(secret: bytes, table: bytes, before: int) -> str:
    """Return the commitment shown when the table is made; `before`: the rolls that came with an imported record."""
    return hashlib.sha256(tag_parts("server", table, before.to_bytes(8, "big"), secret)).hexdigest()


def seat_commitment(seed: bytes, table: bytes, number: int, seat: int) -> str:
    """Return what a client shows before it knows another's seed; `number`: of the round, from 1."""
    place = (number.to_bytes(4, "big"), seat.to_bytes(4, "big"))
    return hashlib.sha256(tag_parts("seat", table, *place, seed)).hexdigest()


def mixed_key(secret: bytes, table: bytes, number: int, seeds: list[tuple[int, bytes]]) -> bytes:
    """Return the key of all rolls: from the secret and the revealed seeds, in the order of the seats."""
    parts = [table, number.to_bytes(4, "big")]
    for seat, seed in sorted(seeds):
        parts += [seat.to_bytes(4, "big"), seed]
    return keyed_hash(secret, tag_parts("key", *parts))


def fair_face(key: bytes, table: bytes, count: int, sides: int) -> int:
    """Roll number `count` of the table: a face from 1 to sides, each as likely as the others."""
    limit = 0x100000000 - 0x100000000 % sides
    block = 0
    while True:
        digest = keyed_hash(key, tag_parts("roll", table, count.to_bytes(8, "big"), block.to_bytes(4, "big")))
        for at in range(0, 4 * WORDS, 4):
            word = int.from_bytes(digest[at : at + 4], "big")
            if word < limit:
                return word % sides + 1
        block += 1


def keyed_hash(key: bytes, label: bytes) -> bytes:
    """Return HMAC-SHA256 by a key of at most 64 bytes; unlike `hmac.digest` it does not release the interpreter
    lock."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(padded.translate(INNER) + label).digest()
    return hashlib.sha256(padded.translate(OUTER) + inner).digest()


class Fair(Dealer):
    """The dealer of a table whose dice can be verified."""

    __slots__ = ("before", "count", "key", "table")

    def __init__(self, key: bytes, table: bytes, before: int = 0, count: int = 0) -> None:
        self.key = key
        self.table = table
        self.before = before  # rolls of the log that came with a record
        self.count = count  # rolls of the table's own so far

    def roll(self, sides: int) -> int:
        self.count += 1
        return fair_face(self.key, self.table, self.count - 1, sides)

    def below(self, n: int) -> int:
        return self.roll(n) - 1

    def resume(self, rolls: int) -> None:
        self.count = max(0, rolls - self.before)

    def clone(self) -> Fair:
        return Fair(self.key, self.table, self.before, self.count)
