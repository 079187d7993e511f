"""Card sets that do not hold are refused with file, row, column and reason."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.scenes import rule

from touchline.kernel.errors import BadCard
from touchline.titles.match_of_the_season.load import FILES, OURS, load_cards

CARDS = load_cards()

Cells = list[list[str]]


def change_file(folder: Path, file: str, change: Callable[[Cells], object]) -> Path:
    """A copy of our set with one file changed."""
    for each in FILES:
        shutil.copy(OURS / each, folder / each)
    rows = [line.split(",") for line in (OURS / file).read_text(encoding="utf-8").splitlines()]
    change(rows)
    (folder / file).write_text("\n".join(",".join(row) for row in rows) + "\n", encoding="utf-8")
    return folder


def setting(row: int, column: int, text: str) -> Callable[[Cells], object]:
    def change(rows: Cells) -> None:
        rows[row - 1][column] = text

    return change


def dropping(first: int, count: int = 1) -> Callable[[Cells], object]:
    def change(rows: Cells) -> None:
        del rows[first - 1 : first - 1 + count]

    return change


def adding(*cells: str) -> Callable[[Cells], object]:
    return lambda rows: rows.append(list(cells))


BAD = [
    ("players.csv", setting(2, 3, "6"), (2, "stars", "out-of-range")),
    ("players.csv", setting(2, 3, "five"), (2, "stars", "not-a-number")),
    ("players.csv", setting(2, 2, "sweeper"), (2, "position", "unknown-word")),
    ("players.csv", setting(2, 4, ""), (2, "country", "country-missing")),
    ("players.csv", setting(101, 4, "italy"), (101, "country", "no-international")),
    ("players.csv", setting(3, 0, "P001"), (3, "id", "duplicate")),
    ("players.csv", setting(3, 1, ""), (3, "name", "empty-cell")),
    ("players.csv", dropping(2, 5), (0, "stars", "too-few-to-deal")),
    ("players.csv", dropping(70, 17), (0, "stars", "too-few-to-deal")),
    ("players.csv", setting(24, 2, "goalkeeper"), (0, "position", "too-many-goalkeepers")),
    ("players.csv", setting(1, 3, "star"), (1, "stars", "missing-column")),
    ("players.csv", adding("P101", "Only Three", "defender"), (102, "", "ragged-row")),
    ("board.csv", setting(3, 0, "9"), (3, "id", "out-of-order")),
    ("board.csv", setting(3, 1, "2"), (3, "id", "out-of-order")),
    ("board.csv", setting(3, 2, "sun"), (3, "id", "out-of-order")),
    ("board.csv", setting(3, 3, "whistle"), (3, "kind", "whistle-on-the-track")),
    ("board.csv", setting(3, 3, "casino"), (3, "kind", "unknown-word")),
    ("board.csv", setting(3, 7, "everybody"), (3, "scope", "unknown-word")),
    ("board.csv", setting(8, 5, "blue-black yellow-green"), (8, "fixtures", "not-a-fixture")),
    ("board.csv", setting(8, 5, "blue-red"), (8, "fixtures", "not-a-round")),
    ("board.csv", setting(2, 5, "blue-red yellow-green"), (2, "fixtures", "not-a-round")),
    ("board.csv", setting(8, 5, "red-blue yellow-green"), (0, "fixtures", "not-home-and-away")),
    ("board.csv", setting(7, 6, "narnia"), (7, "countries", "unknown-word")),
    ("board.csv", setting(7, 6, ""), (7, "countries", "countries-missing")),
    ("board.csv", setting(2, 6, "italy"), (2, "countries", "not-a-duty-square")),
    ("board.csv", setting(8, 4, "2"), (0, "round", "rounds-out-of-order")),
    ("board.csv", setting(11, 4, "2"), (0, "round", "rounds-out-of-order")),
    ("board.csv", setting(2, 3, "super_cup"), (0, "kind", "two-super-cups")),
    ("board.csv", adding("43", "7", "mon", "chance", "0", "", "", "default"), (0, "kind", "league-must-end-it")),
    ("chance.csv", setting(2, 2, "red"), (2, "colour", "not-its-colour")),
    ("chance.csv", setting(2, 4, "lottery"), (2, "effect", "unknown-word")),
    ("chance.csv", setting(2, 5, "1234"), (2, "amount", "not-in-notes")),
    ("chance.csv", setting(20, 5, "1234"), (20, "amount", "not-in-notes")),
    ("chance.csv", setting(2, 6, "window"), (2, "moments", "not-its-moments")),
    ("chance.csv", setting(15, 6, ""), (15, "moments", "not-its-moments")),
    ("chance.csv", setting(15, 6, "window rx_move"), (15, "moments", "not-its-moments")),
    ("chance.csv", setting(15, 6, "rx_home"), (15, "moments", "not-its-moments")),
    ("chance.csv", setting(18, 6, "window"), (18, "moments", "not-its-moments")),
    ("chance.csv", setting(18, 6, "rx_home"), (18, "moments", "not-its-moments")),
    ("chance.csv", setting(19, 6, "window rx_home"), (19, "moments", "not-its-moments")),
    ("chance.csv", setting(15, 6, "midnight"), (15, "moments", "unknown-word")),
    ("chance.csv", setting(24, 6, "window"), (24, "moments", "not-its-moments")),
    ("chance.csv", setting(2, 7, "4-4-2"), (2, "formations", "no-formations-here")),
    ("chance.csv", setting(25, 7, "4-3-3"), (25, "formations", "no-wings")),
    ("chance.csv", setting(25, 7, "9-9-9"), (25, "formations", "unknown-word")),
    ("chance.csv", setting(2, 3, "-1"), (2, "copies", "out-of-range")),
    ("international.csv", setting(2, 2, "1-1-8"), (2, "formation", "unknown-word")),
    ("international.csv", setting(2, 5, "0"), (2, "slot_3", "out-of-range")),
    ("international.csv", dropping(2), (0, "id", "entrants-do-not-fit")),
    ("trophies.csv", setting(3, 2, "1"), (3, "place", "no-such-card")),
    ("trophies.csv", setting(6, 2, "3"), (6, "place", "no-such-card")),
    ("trophies.csv", setting(2, 1, "darts"), (2, "competition", "unknown-word")),
    ("teams.csv", setting(2, 0, "red"), (0, "id", "not-the-four-colours")),
    ("teams.csv", dropping(5), (0, "id", "not-the-four-colours")),
    ("money.csv", setting(2, 1, "100001"), (2, "amount", "not-in-notes")),
    ("money.csv", setting(2, 1, "-5000"), (2, "amount", "out-of-range")),
    ("money.csv", setting(12, 1, "0"), (12, "amount", "too-small")),
    ("money.csv", setting(2, 0, "jackpot"), (2, "id", "unknown-amount")),
    ("money.csv", dropping(2), (0, "id", "missing-amount")),
    ("formations.csv", setting(2, 0, "5-3-3"), (2, "id", "not-its-digits")),
    ("formations.csv", setting(2, 3, "3"), (2, "attackers", "not-eleven")),
    ("formations.csv", setting(2, 4, "maybe"), (2, "optional", "unknown-word")),
    ("events.csv", setting(2, 2, "2"), (2, "face", "faces-out-of-order")),
    ("events.csv", setting(2, 3, "streaker"), (2, "event", "unknown-word")),
    ("events.csv", dropping(31), (0, "face", "no-such-die")),
]


@pytest.mark.parametrize(("file", "change", "place"), BAD)
def test_a_fault_is_named_with_file_row_and_column(
    tmp_path: Path, file: str, change: Callable[[Cells], object], place: tuple[int, str, str]
) -> None:
    folder = change_file(tmp_path, file, change)

    with pytest.raises(BadCard) as caught:
        load_cards(folder)
    assert (caught.value.file, caught.value.row, caught.value.column, caught.value.code) == (file, *place)


@rule("MOTS-GEN-12")
def test_an_amount_that_the_notes_cannot_make_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadCard, match="not-in-notes"):
        load_cards(change_file(tmp_path, "money.csv", setting(9, 1, "75001")))


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_is_missing_or_no_text_is_named(tmp_path: Path, file: str) -> None:
    folder = change_file(tmp_path, file, list)
    (folder / file).write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadCard, match=f"not-utf-8: {file}"):
        load_cards(folder)
    (folder / file).unlink()
    with pytest.raises(BadCard, match=f"missing-file: {file}"):
        load_cards(folder)


def test_formations_by_option_only_are_not_enough(tmp_path: Path) -> None:
    def change(rows: Cells) -> None:
        for row in rows[1:]:
            row[4] = "yes"

    with pytest.raises(BadCard, match=r"no-formation: formations\.csv, column optional"):
        load_cards(change_file(tmp_path, "formations.csv", change))


def test_a_copy_of_our_set_has_the_same_digest_and_a_changed_one_another(tmp_path: Path) -> None:
    same = load_cards(change_file(tmp_path, "players.csv", list))
    assert (same.digest, same.name) == (CARDS.digest, tmp_path.name)

    other = load_cards(change_file(tmp_path, "players.csv", setting(2, 1, "Somebody Else")))
    assert other.digest != CARDS.digest
    assert CARDS.name == "standard"


@rule("MOTS-MOVE-10")
def test_a_square_may_be_printed_for_all(tmp_path: Path) -> None:
    cards = load_cards(change_file(tmp_path, "board.csv", setting(6, 7, "all")))
    assert (cards.scope[5], CARDS.scope[5]) == (1, 0)
    cards = load_cards(change_file(tmp_path, "board.csv", setting(31, 7, "active")))
    assert (cards.scope[30], CARDS.scope[30]) == (0, 1)
