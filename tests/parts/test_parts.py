"""Sheets, decks, fixtures and standings."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kernel.duel import TITLE
from tests.scenes import script
from touchline.kernel.errors import BadCard
from touchline.parts.deck import Deck
from touchline.parts.fixtures import round_robin, swap_sides
from touchline.parts.sheet import Sheet, digest
from touchline.parts.standings import (
    Match,
    difference,
    goals_scored,
    mutual_difference,
    mutual_points,
    points,
    rank,
)


def write_file(folder: Path, text: str | bytes) -> Path:
    raw = text.encode() if isinstance(text, str) else text
    (folder / "cards.csv").write_bytes(raw)
    return folder


def test_a_sheet_is_read_by_columns(tmp_path: Path) -> None:
    sheet = Sheet(write_file(tmp_path, "id,stars,role,traits\na, 3,back,fast tall\n\nb,,front,\n"), "cards.csv")

    assert len(sheet) == 2
    assert sheet.texts("id", unique=True) == ["a", "b"]
    assert sheet.numbers("stars", 1, 5, empty=0) == [3, 0]
    assert sheet.choices("role", ["front", "back"]) == [1, 0]
    assert sheet.sets("traits", ["fast", "tall"]) == [[0, 1], []]


def read(folder: Path) -> None:
    sheet = Sheet(folder, "cards.csv", ["id", "stars"])
    sheet.texts("id", unique=True)
    sheet.numbers("stars", 1, 5)


@pytest.mark.parametrize(
    ("text", "code", "row", "column"),
    [
        ("", "empty-file", 1, ""),
        ("id,stars\na,3,4\n", "ragged-row", 2, ""),
        ("id\na\n", "missing-column", 1, "stars"),
        ("id,stars,stars\n", "duplicate-column", 1, "stars"),
        ("id,stars,hue\n", "unknown-column", 1, "hue"),
        ("id,stars\na,\n", "empty-cell", 2, "stars"),
        ("id,stars\n\na,x\n", "not-a-number", 3, "stars"),
        ("id,stars\na," + "9" * 5000 + "\n", "not-a-number", 2, "stars"),
        ("id,stars\na,²\n", "not-a-number", 2, "stars"),
        ("id,stars\na,6\n", "out-of-range", 2, "stars"),
        ("id,stars\na,3\na,4\n", "duplicate", 3, "id"),
        ('id,stars\n"a,3\n', "not-csv", 0, ""),
        (b"id,stars\n\xff,3\n", "not-utf-8", 0, ""),
        ("id,stars\n" + "a,3\n" * 300_000, "too-large", 0, ""),
    ],
)
def test_a_fault_in_a_sheet_has_a_place(tmp_path: Path, text: str | bytes, code: str, row: int, column: str) -> None:
    with pytest.raises(BadCard) as refused:
        read(write_file(tmp_path, text))

    assert (refused.value.code, refused.value.row, refused.value.column) == (code, row, column)
    assert refused.value.file == "cards.csv"


def test_words_that_are_not_known_are_refused(tmp_path: Path) -> None:
    sheet = Sheet(write_file(tmp_path, "role\nwing\n"), "cards.csv")
    for read in (sheet.choices, sheet.sets):
        with pytest.raises(BadCard, match="unknown-word"):
            read("role", ["back"])
    with pytest.raises(BadCard, match="missing-column"):
        sheet.texts("name")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadCard, match=r"missing-file: none\.csv"):
        Sheet(tmp_path, "none.csv")
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(BadCard, match="unreadable-file"):
        Sheet(tmp_path, "folder.csv")


def test_the_digest_is_of_the_content_alone(tmp_path: Path) -> None:
    first = digest(write_file(tmp_path, "id,stars\na,3\n"), ["cards.csv"])

    assert digest(write_file(tmp_path, "\ufeffid, stars\r\na,3\r\n\r\n"), ["cards.csv"]) == first
    assert digest(write_file(tmp_path, "id,stars\na,4\n"), ["cards.csv"]) != first


def test_a_deck_gives_its_bag_first_then_the_known_cards_in_order() -> None:
    deck = Deck([4, 5], [])
    deck.bury(1)
    deck.bury(2)
    twin = deck.clone()
    drawn = script(TITLE.game(2), lambda game: [deck.draw(game) for _ in range(4)], faces=[5])

    assert drawn == [5, 4, 1, 2]
    assert len(deck) == 0
    assert len(twin) == 4
    twin.shuffle_in([9])
    assert sorted(twin.bag) == [1, 2, 4, 5, 9]
    assert twin.under == []


@pytest.mark.parametrize("sides", range(2, 9))
def test_everybody_meets_everybody_once(sides: int) -> None:
    days = round_robin(list(range(sides)))
    met = [frozenset(fixture) for day in days for fixture in day]

    assert len(met) == len(set(met)) == sides * (sides - 1) // 2
    for day in days:
        assert len({side for fixture in day for side in fixture}) == 2 * len(day)
    assert swap_sides([[(0, 1)]]) == [[(1, 0)]]


def test_level_sides_are_told_apart_by_the_matches_among_them() -> None:
    results = [Match(0, 1, 1, 0), Match(1, 2, 5, 0), Match(2, 0, 1, 0), Match(1, 3, 1, 0), Match(3, 0, 0, 3)]

    by_points = rank(results, [0, 1, 2, 3], [points], restart=True)
    assert by_points == [[0, 1], [2], [3]]
    assert rank(results, [0, 1, 2, 3], [points, difference], restart=True)[0] == [1]
    assert rank(results, [0, 1, 2, 3], [points, mutual_points, difference], restart=False)[0] == [0]


def test_a_part_that_is_still_level_starts_again_among_its_own() -> None:
    results = [Match(0, 1, 2, 0), Match(1, 0, 0, 1), Match(0, 2, 1, 0), Match(2, 0, 1, 0), Match(1, 2, 1, 0)]
    results += [Match(2, 1, 0, 0)]
    criteria = [mutual_points, mutual_difference, difference, goals_scored]

    assert rank(results, [0, 1, 2], criteria, restart=True) == [[0], [1], [2]]
    assert rank([], [0, 1], criteria, restart=True) == [[0, 1]]


def test_the_winner_of_a_shoot_out_gets_the_points_of_a_win() -> None:
    results = [Match(0, 1, 2, 2, winner=1), Match(0, 1, 1, 1)]

    assert [points(results, side, []) for side in (0, 1)] == [1, 4]
