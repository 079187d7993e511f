"""Dice that anybody can verify: HMAC(key, label, counter) by rejection sampling.

Before the first roll the server commits to a secret (`commitment`); every seat adds bytes of its own, so that the key
is nobody's choice; after the game the secret is told and `check` recomputes every face.  A seat may add fresh bytes
to the rolls that its pick causes (a nonce), which the server cannot have known before.  docs/dice.md has test vectors.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Final

from touchline.kernel.dealer import Dealer
from touchline.kernel.errors import BadRecord
from touchline.kernel.game import DEALER
from touchline.kernel.record import Record

SCHEME: Final = "touchline-dice-1"
INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))
WORDS: Final = 8  # of 32 bits in one HMAC-SHA256


def commitment(secret: bytes, table: str) -> str:
    """What is shown before the first roll."""
    return hashlib.sha256(secret + table.encode()).hexdigest()


def mixed_key(secret: bytes, seeds: list[bytes]) -> bytes:
    """The server's secret and every seat's own bytes, in the order of the seats."""
    return hmac.digest(secret, SCHEME.encode() + b"".join(framed(seed) for seed in seeds), "sha256")


def framed(part: bytes) -> bytes:
    return len(part).to_bytes(4, "big") + part


def fair_face(key: bytes, table: str, count: int, sides: int, nonce: bytes = b"") -> int:
    """Roll number `count` of the table: a face from 1 to sides, each as likely as the others."""
    limit = 0x100000000 - 0x100000000 % sides
    block = 0
    while True:
        label = framed(table.encode()) + count.to_bytes(8, "big") + framed(nonce) + block.to_bytes(4, "big")
        digest = keyed_hash(key, label)
        for at in range(0, 4 * WORDS, 4):
            word = int.from_bytes(digest[at : at + 4], "big")
            if word < limit:
                return word % sides + 1
        block += 1


def keyed_hash(key: bytes, label: bytes) -> bytes:
    """HMAC-SHA256 by a key of at most 64 bytes; unlike `hmac.digest` it hands the interpreter to no other thread."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(padded.translate(INNER) + label).digest()
    return hashlib.sha256(padded.translate(OUTER) + inner).digest()


class Fair(Dealer):
    """The dealer of a table whose dice can be verified."""

    __slots__ = ("count", "key", "nonce", "table")

    def __init__(self, key: bytes, table: str, count: int = 0, nonce: bytes = b"") -> None:
        self.key = key
        self.table = table
        self.count = count  # rolls so far
        self.nonce = nonce  # of the pick that causes the next rolls

    def roll(self, sides: int) -> int:
        self.count += 1
        return fair_face(self.key, self.table, self.count - 1, sides, self.nonce)

    def below(self, n: int) -> int:
        return self.roll(n) - 1

    def resume(self, rolls: int) -> None:
        self.count = rolls

    def clone(self) -> Fair:
        return Fair(self.key, self.table, self.count, self.nonce)


def check(record: Record) -> int:
    """Recompute every roll of a finished game; how many there are.  BadRecord names the first that does not fit."""
    dice = told(record)
    secret, seeds = bytes.fromhex(dice["secret"]), [bytes.fromhex(seed) for seed in dice["seeds"]]
    if commitment(secret, dice["table"]) != dice["commitment"]:
        raise BadRecord("wrong-commitment", "dice")
    key, count = mixed_key(secret, seeds), 0
    for at, entry in enumerate(record.log):
        if entry[0] != DEALER:
            continue
        nonce = bytes.fromhex(dice["nonces"].get(str(count), ""))
        if fair_face(key, dice["table"], count, entry[2], nonce) != entry[1]:
            raise BadRecord("wrong-face", f"entry {at}", {"roll": count})
        count += 1
    return count


def told(record: Record) -> dict[str, Any]:
    """What the record says of its dice, if it says all that is needed."""
    dice = record.dice
    if not dice:
        raise BadRecord("no-dice", "dice")
    if "secret" not in dice:
        raise BadRecord("not-revealed", "dice")
    kinds = {"scheme": str, "table": str, "commitment": str, "secret": str, "seeds": list, "nonces": dict}
    texts = [dice.get("secret"), *([*dice["seeds"]] if isinstance(dice.get("seeds"), list) else [])]
    nonces = dice.get("nonces")
    texts += list(nonces.values()) if isinstance(nonces, dict) else []
    if any(type(dice.get(name)) is not kind for name, kind in kinds.items()) or not all(map(is_hex, texts)):
        raise BadRecord("wrong-type", "dice")
    if dice["scheme"] != SCHEME:
        raise BadRecord("unknown-scheme", "dice", {"value": dice["scheme"], "known": SCHEME})
    return dice


def is_hex(text: object) -> bool:
    if not isinstance(text, str):
        return False
    try:
        bytes.fromhex(text)
    except ValueError:
        return False
    return True
