"""Check the dice of a finished game from its record alone: the transcript, every opening, and every roll."""

from __future__ import annotations

from typing import Any, Final

from touchline.kernel.errors import BadRecord
from touchline.kernel.fair import OLD_SCHEMES, SCHEME, TABLE_BYTES, fair_face, mixed_key, server_commitment
from touchline.kernel.game import DEALER
from touchline.kernel.record import Record
from touchline.kernel.seeds import BadStep, SeedExchange, is_hex

MAX_ROLLS: Final = 1 << 60


class Proof:
    """The result of a check: the number of proven rolls, and the seats that took part in them."""

    __slots__ = ("before", "rolls", "rounds", "seats")

    def __init__(self, rolls: int, before: int, rounds: int, seats: list[int]) -> None:
        self.rolls = rolls  # recomputed
        self.before = before  # rolls that came with another record, and prove nothing
        self.rounds = rounds  # of commitments; more than one: somebody was replaced, and the dice had a second try
        self.seats = seats  # those whose clients gave a seed


def check(record: Record) -> Proof:
    """Recompute every roll of a finished game.  BadRecord names the first thing that does not fit."""
    dice = dice_of_record(record)
    table, secret, before = bytes.fromhex(dice["table"]), bytes.fromhex(dice["secret"]), int(dice["before"])
    if server_commitment(secret, table, before) != dice["commitment"]:
        raise BadRecord("wrong-commitment", "dice")
    exchange = revealed_exchange(table, dice["transcript"])
    key = mixed_key(secret, table, exchange.number, list(exchange.seeds.items()))
    rolls = check_rolls(record.log, key, table, before)
    return Proof(rolls, before, exchange.number, sorted(exchange.seeds))


def revealed_exchange(table: bytes, steps: list[Any]) -> SeedExchange:
    """Return the transcript, checked step by step; at its end everybody who committed has revealed."""
    try:
        exchange = SeedExchange(table, steps)
    except BadStep as fault:
        raise BadRecord(fault.code, f"dice, {fault.place}") from fault
    if exchange.steps != steps:  # the same thing said twice
        raise BadRecord("bad-step", "dice")
    if not exchange.is_revealed:
        raise BadRecord("seed-missing", "dice")
    return exchange


def check_rolls(log: list[list[int]], key: bytes, table: bytes, before: int) -> int:
    """Return how many rolls were recomputed: all but the first `before`."""
    count = -before
    for at, entry in enumerate(log):
        if entry[0] != DEALER:
            continue
        if count >= 0 and fair_face(key, table, count, entry[2]) != entry[1]:
            raise BadRecord("wrong-face", f"entry {at}", {"roll": count})
        count += 1
    if count < 0:
        raise BadRecord("wrong-type", "dice")
    return count


def dice_of_record(record: Record) -> dict[str, Any]:
    """Return what the record says of its dice, if it says all that is needed."""
    dice = record.dice
    if not dice:
        raise BadRecord("no-dice", "dice")
    if dice.get("scheme") in OLD_SCHEMES:
        raise BadRecord("old-scheme", "dice", {"value": dice["scheme"], "known": SCHEME})
    if "secret" not in dice:
        raise BadRecord("not-revealed", "dice")
    if type(dice.get("scheme")) is not str or not is_complete(dice):
        raise BadRecord("wrong-type", "dice")
    if dice["scheme"] != SCHEME:
        raise BadRecord("unknown-scheme", "dice", {"value": dice["scheme"], "known": SCHEME})
    return dice


def is_complete(dice: dict[str, Any]) -> bool:
    before = dice.get("before")
    texts = is_hex(dice.get("table"), TABLE_BYTES) and is_hex(dice.get("secret")) and is_hex(dice.get("commitment"))
    return texts and type(before) is int and 0 <= before < MAX_ROLLS and type(dice.get("transcript")) is list
