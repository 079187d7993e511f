"""Dice that anybody can verify: published vectors, and a verifier that finds every single change."""

from __future__ import annotations

import copy
import hmac
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests import conformance
from tests.kernel.duel import TITLE
from touchline.kernel.dealer import Seeded
from touchline.kernel.errors import BadRecord
from touchline.kernel.fair import (
    SCHEME,
    Fair,
    fair_face,
    keyed_hash,
    mixed_key,
    seat_commitment,
    server_commitment,
)
from touchline.kernel.game import DEALER
from touchline.kernel.record import Record
from touchline.kernel.verify import check

PAGE = Path(__file__).resolve().parents[2] / "docs" / "dice.md"
SECRET, TABLE = bytes(range(32)), bytes(range(16))
SEEDS = [(0, b"\x11" * 32), (2, b"\x22" * 32)]
KEY = mixed_key(SECRET, TABLE, 1, SEEDS)


def test_the_published_vectors_hold() -> None:
    """The figures of docs/dice.md: an implementation in another language must give the same."""
    page = PAGE.read_text(encoding="utf-8")
    vectors = json.loads(re.findall(r"```json\n(.*?)```", page, re.S)[0])

    assert vectors == made_vectors()


def made_vectors() -> dict[str, Any]:
    return {
        "secret": SECRET.hex(),
        "table": TABLE.hex(),
        "seeds": {str(seat): seed.hex() for seat, seed in SEEDS},
        "server commitment": server_commitment(SECRET, TABLE, 0),
        "server commitment with 7 rolls before": server_commitment(SECRET, TABLE, 7),
        "commitment of seat 0, round 1": seat_commitment(SEEDS[0][1], TABLE, 1, 0),
        "commitment of seat 2, round 1": seat_commitment(SEEDS[1][1], TABLE, 1, 2),
        "commitment of seat 0, round 2": seat_commitment(SEEDS[0][1], TABLE, 2, 0),
        "key of round 1": KEY.hex(),
        "key of round 2": mixed_key(SECRET, TABLE, 2, SEEDS).hex(),
        "key without seeds": mixed_key(SECRET, TABLE, 1, []).hex(),
        "rolls 0 to 11 with 6 sides": [fair_face(KEY, TABLE, count, 6) for count in range(12)],
        "rolls 0 to 5 with 81 sides": [fair_face(KEY, TABLE, count, 81) for count in range(6)],
        "rolls 0 to 3 with 3221225472 sides": [fair_face(KEY, TABLE, count, 3 << 30) for count in range(4)],
    }


def test_faces_are_fair() -> None:
    count = [0] * 6
    for roll in range(30_000):
        count[fair_face(KEY, TABLE, roll, 6) - 1] += 1

    assert sum((each - 5_000) ** 2 / 5_000 for each in count) < 20.5


def finished_record(seed: int = 1, before: int = 0) -> Record:
    table, picks = TITLE.table(dealer=Fair(KEY, TABLE)), Seeded(seed)
    while not table.over:
        table.pick(*conformance.next_pick(table, picks))
    record = table.record()
    record.dice = {
        "scheme": SCHEME,
        "table": TABLE.hex(),
        "before": 0,
        "commitment": server_commitment(SECRET, TABLE, 0),
        "secret": SECRET.hex(),
        "transcript": transcript(),
    }
    return Record.load(record.dump())


def transcript() -> list[list[Any]]:
    committed = [["commit", seat, seat_commitment(seed, TABLE, 1, seat)] for seat, seed in SEEDS]
    return [*committed, ["close"], *(["reveal", seat, seed.hex()] for seat, seed in SEEDS)]


@pytest.mark.parametrize("seed", range(20))
def test_a_true_game_is_accepted(seed: int) -> None:
    record = finished_record(seed)
    proof = check(record)

    assert proof.rolls == sum(entry[0] == DEALER for entry in record.log)
    assert (proof.before, proof.rounds, proof.seats) == (0, 1, [0, 2])


def test_every_changed_face_is_found() -> None:
    record = finished_record()
    for at, entry in enumerate(record.log):
        if entry[0] == DEALER:
            forged = copy.copy(record.log)
            forged[at] = [DEALER, entry[1] % entry[2] + 1, entry[2]]
            other = Record(record.title, 1, 2, record.options, record.cards, forged, record.dice)
            with pytest.raises(BadRecord) as refused:
                check(other)
            assert refused.value.place == f"entry {at}"


def test_every_single_changed_byte_is_found() -> None:
    text = finished_record().dump().rstrip().encode()
    for at, byte in enumerate(text):
        with pytest.raises(BadRecord):
            check(Record.load(text[:at] + bytes([byte ^ 1]) + text[at + 1 :]))


@pytest.mark.soak
def test_a_thousand_games_are_accepted() -> None:
    for seed in range(1000):
        assert check(finished_record(seed)).rolls > 0


@pytest.mark.parametrize("name", ["secret", "commitment", "table", "before", "transcript"])
def test_every_changed_promise_is_found(name: str) -> None:
    record = finished_record()
    assert record.dice is not None
    told = json.dumps(record.dice[name])
    changed = told.replace("0", "1", 1) if "0" in told else told.replace("1", "2", 1)
    record.dice[name] = json.loads(changed)
    with pytest.raises(BadRecord):
        check(record)


def refusal_after(steps: list[list[Any]]) -> str:
    record = finished_record()
    assert record.dice is not None
    record.dice["transcript"] = steps
    with pytest.raises(BadRecord) as refused:
        check(record)
    return refused.value.code


def test_a_transcript_in_another_order_proves_nothing() -> None:
    one, two, close, three, four = transcript()

    assert refusal_after([one, close, three, two, four]) == "commit-too-late"
    assert refusal_after([one, two, three, close, four]) == "reveal-too-early"
    assert refusal_after([one, two, close, three]) == "seed-missing"
    assert refusal_after([one, two, close, three, ["reveal", 2, "33" * 32]]) == "wrong-seed"
    assert refusal_after([one, two, close, four, ["reveal", 0, SEEDS[1][1].hex()]]) == "wrong-seed"
    assert refusal_after([one, two, close, three, four, four]) == "bad-step"
    assert refusal_after([one, two, close, three, four, ["again"]]) == "seed-missing"
    assert refusal_after([["commit", 0, "A" * 64], close]) == "bad-step"
    assert refusal_after([["grind"]]) == "bad-step"
    assert refusal_after([one, close, three]) == "wrong-face"  # one seed was left out


def test_rolls_that_came_with_a_record_are_counted_and_not_checked() -> None:
    record = finished_record()
    assert record.dice is not None
    record.log = [[DEALER, 1, 6], [DEALER, 2, 6], *record.log]
    record.dice |= {"before": 2, "commitment": server_commitment(SECRET, TABLE, 2)}
    proof = check(record)

    assert (proof.before, proof.rolls) == (2, sum(entry[0] == DEALER for entry in record.log) - 2)
    record.log.insert(0, [DEALER, 1, 6])
    with pytest.raises(BadRecord, match="wrong-face"):
        check(record)


@pytest.mark.parametrize(
    ("dice", "code"),
    [
        (None, "no-dice"),
        ({"commitment": "ab"}, "not-revealed"),
        ({"secret": 5}, "wrong-type"),
        ({"secret": "zz", "transcript": []}, "wrong-type"),
        ({"scheme": "touchline-dice-1", "secret": "00", "seeds": [], "nonces": {}}, "old-scheme"),
    ],
)
def test_records_that_say_too_little_are_refused(dice: Any, code: str) -> None:
    record = finished_record()
    record.dice = dice
    with pytest.raises(BadRecord) as refused:
        check(record)

    assert refused.value.code == code


def test_an_unknown_scheme_is_refused() -> None:
    record = finished_record()
    assert record.dice is not None
    record.dice["scheme"] = "dice-9"
    with pytest.raises(BadRecord, match="unknown-scheme"):
        check(record)


def test_a_record_with_broken_dice_does_not_load() -> None:
    data = finished_record().data()
    with pytest.raises(BadRecord, match="wrong-type"):
        Record.from_data(data | {"dice": 5})


@pytest.mark.parametrize("size", [0, 1, 32, 64])
def test_the_keyed_hash_is_hmac(size: int) -> None:
    for label in (b"", b"label", bytes(300)):
        assert keyed_hash(b"k" * size, label) == hmac.digest(b"k" * size, label, "sha256")
