"""Dice that anybody can verify: published vectors, and a verifier that finds every single change."""

from __future__ import annotations

import copy
import hmac
import json
from typing import Any

import pytest

from tests import conformance
from tests.kernel.duel import TITLE
from touchline.kernel.dealer import Seeded
from touchline.kernel.errors import BadRecord
from touchline.kernel.fair import Fair, check, commitment, fair_face, keyed_hash, mixed_key
from touchline.kernel.game import DEALER
from touchline.kernel.record import Record

SECRET = bytes(range(32))
SEEDS = [b"seat zero", b"", b"seat two"]


def test_the_published_vectors_hold() -> None:
    """The figures of docs/dice.md: an implementation in another language must give the same."""
    key = mixed_key(SECRET, SEEDS)

    assert commitment(SECRET, "T1") == VECTORS["commitment"]
    assert key.hex() == VECTORS["key"]
    assert [fair_face(key, "T1", count, 6) for count in range(12)] == VECTORS["d6"]
    assert [fair_face(key, "T1", count, 81) for count in range(6)] == VECTORS["d81"]
    assert fair_face(key, "T1", 0, 6, b"nonce") == VECTORS["nonce"]
    assert [fair_face(key, "T1", count, 3 << 30) for count in range(4)] == VECTORS["large"]


VECTORS: dict[str, Any] = {
    "commitment": "76806d7e4d78b88e735658f3c1db3ced32c9c9ab6d2b4ccf83430c1db4158d34",
    "key": "f91dbfd44682a822cd6e0e0b4d1787ca28b31ac69276c5381633a6f1848d1b4d",
    "d6": [4, 3, 3, 5, 3, 5, 1, 3, 4, 2, 6, 3],
    "d81": [61, 6, 72, 29, 30, 53],
    "nonce": 5,
    "large": [1851117118, 1882087737, 725182381, 1344748604],
}


def test_faces_are_fair() -> None:
    key, count = mixed_key(SECRET, []), [0] * 6
    for roll in range(30_000):
        count[fair_face(key, "fair", roll, 6) - 1] += 1

    assert sum((each - 5_000) ** 2 / 5_000 for each in count) < 20.5


def finished(seed: int = 1) -> Record:
    dealer = Fair(mixed_key(SECRET, SEEDS), "T1")
    table, picks = TITLE.table(dealer=dealer), Seeded(seed)
    nonces: dict[str, str] = {}
    while not table.over:
        fair = table.journal.dealer
        assert isinstance(fair, Fair)
        before, fair.nonce = fair.count, bytes([picks.below(256)])
        table.pick(*conformance.next_pick(table, picks))
        after = table.journal.dealer
        assert isinstance(after, Fair)
        nonces |= {str(roll): fair.nonce.hex() for roll in range(before, after.count)}
    record = table.record()
    record.dice = {
        "scheme": "touchline-dice-1",
        "table": "T1",
        "commitment": commitment(SECRET, "T1"),
        "secret": SECRET.hex(),
        "seeds": [seed.hex() for seed in SEEDS],
        "nonces": nonces,
    }
    return Record.load(record.dump())


@pytest.mark.parametrize("seed", range(20))
def test_a_true_game_is_accepted(seed: int) -> None:
    record = finished(seed)

    assert check(record) == sum(entry[0] == DEALER for entry in record.log)


def test_every_changed_face_is_found() -> None:
    record = finished()
    for at, entry in enumerate(record.log):
        if entry[0] == DEALER:
            forged = copy.copy(record.log)
            forged[at] = [DEALER, entry[1] % entry[2] + 1, entry[2]]
            other = Record(record.title, 1, 2, record.options, record.cards, forged, record.dice)
            with pytest.raises(BadRecord) as refused:
                check(other)
            assert refused.value.place == f"entry {at}"


def test_every_single_changed_byte_is_found() -> None:
    text = finished().dump().rstrip().encode()
    for at, byte in enumerate(text):
        with pytest.raises(BadRecord):
            check(Record.load(text[:at] + bytes([byte ^ 1]) + text[at + 1 :]))


@pytest.mark.soak
def test_a_thousand_games_are_accepted() -> None:
    for seed in range(1000):
        assert check(finished(seed)) > 0


@pytest.mark.parametrize("name", ["secret", "commitment", "table", "seeds", "nonces"])
def test_every_changed_promise_is_found(name: str) -> None:
    record = finished()
    assert record.dice is not None
    told = json.dumps(record.dice[name])
    changed = told.replace("0", "1", 1) if "0" in told else told.replace("1", "2", 1)
    record.dice[name] = json.loads(changed)
    with pytest.raises(BadRecord):
        check(record)


@pytest.mark.parametrize(
    ("dice", "code"),
    [
        (None, "no-dice"),
        ({"commitment": "ab"}, "not-revealed"),
        ({"secret": 5}, "wrong-type"),
        ({"secret": "zz", "seeds": []}, "wrong-type"),
    ],
)
def test_records_that_say_too_little_are_refused(dice: Any, code: str) -> None:
    record = finished()
    record.dice = dice
    with pytest.raises(BadRecord) as refused:
        check(record)

    assert refused.value.code == code


def test_an_unknown_scheme_is_refused() -> None:
    record = finished()
    assert record.dice is not None
    record.dice["scheme"] = "dice-9"
    with pytest.raises(BadRecord, match="unknown-scheme"):
        check(record)


def test_a_record_with_broken_dice_does_not_load() -> None:
    data = finished().data()
    with pytest.raises(BadRecord, match="wrong-type"):
        Record.from_data(data | {"dice": 5})


@pytest.mark.parametrize("size", [0, 1, 32, 64])
def test_the_keyed_hash_is_hmac(size: int) -> None:
    for label in (b"", b"label", bytes(300)):
        assert keyed_hash(b"k" * size, label) == hmac.digest(b"k" * size, label, "sha256")
