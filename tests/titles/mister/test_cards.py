"""The card files: our own set, and everything that may be wrong with another."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.scenes import rule
from tests.titles.mister.laid import ex

from touchline.kernel.errors import BadCard
from touchline.titles.mister import TITLE
from touchline.titles.mister.cards import OURS, check_enough, load_cards
from touchline.titles.mister.printed import ROLES, TRAITS, B, D, E

Row = dict[str, str]
CARDS = load_cards()
COUNTS = {
    "goalkeeper": (9, [0, 0, 1, 1]),
    "full_back": (14, [0, 0, 1, 1]),
    "centre_back": (14, [0, 0, 1, 2]),
    "wide_midfielder": (14, [2, 1, 2, 1]),
    "centre_midfielder": (14, [1, 1, 1, 2]),
    "striker": (16, [2, 3, 2, 1]),
}


def folder(tmp_path: Path, edit: Callable[[str, list[Row]], None]) -> Path:
    """Our set, changed."""
    for file in ("footballers.csv", "actions.csv"):
        with (OURS / file).open(encoding="utf-8", newline="") as lines:
            rows = list(csv.DictReader(lines))
        edit(file, rows)
        with (tmp_path / file).open("w", encoding="utf-8", newline="") as lines:
            sheet = csv.DictWriter(lines, list(rows[0]))
            sheet.writeheader()
            sheet.writerows(rows)
    return tmp_path


def cell(file: str, at: int, column: str, value: str) -> Callable[[str, list[Row]], None]:
    """Change one cell; `at` is the row as a spreadsheet counts."""

    def edit(name: str, rows: list[Row]) -> None:
        if name == file:
            rows[at - 2][column] = value

    return edit


@rule("MIS-SETUP-01")
def test_there_are_81_footballers_and_32_action_cards() -> None:
    assert (len(CARDS.names), len(CARDS.actions)) == (81, 32)
    assert len(set(CARDS.ids)) == len(set(CARDS.names)) == 81


@pytest.mark.parametrize("role", ROLES)
def test_roles_and_traits_are_dealt_out_as_designed(role: str) -> None:
    those = [player for player in range(81) if ROLES[CARDS.role[player]] == role]
    held = [sum(CARDS.traits[player] >> trait & 1 for player in those) for trait in range(len(TRAITS))]

    assert (len(those), held) == COUNTS[role]


def test_the_set_keeps_its_promises() -> None:
    keepers = [player for player in range(81) if CARDS.keeper[player]]

    assert 8 <= sum(values[E] >= 8 for values in CARDS.values) <= 14
    assert 2 <= sum(values[B] == 10 for values in CARDS.values) <= 3
    assert 5 <= sum(CARDS.values[player][D] >= 2 for player in keepers) <= 7
    assert all(CARDS.overall[player] == sum(CARDS.values[player]) for player in range(81))


@rule("MIS-SETUP-07")
def test_a_footballer_has_role_values_score_and_traits(tmp_path: Path) -> None:
    def edit(file: str, rows: list[Row]) -> None:
        if file == "footballers.csv":
            rows[1] |= {"name": "Ugo", "role": "striker", "A": "9", "H": "2", "overall": "50"}
            rows[1]["traits"] = "back_heel true_leader"

    cards = load_cards(folder(tmp_path, edit))

    assert (cards.ids[1], cards.names[1], ROLES[cards.role[1]], cards.keeper[1]) == ("F02", "Ugo", "striker", False)
    assert cards.values[1] == [9, 2, 8, 3, 1, 1, 7, 2]
    assert (cards.overall[1], cards.traits[1]) == (50, 1 | 8)


@ex("EX-105")
@rule("MIS-SETUP-08")
def test_an_overall_score_that_is_not_given_is_the_sum(tmp_path: Path) -> None:
    def edit(file: str, rows: list[Row]) -> None:
        if file == "footballers.csv":
            rows[80] |= dict(zip("ABCDEFGH", "87346500", strict=True)) | {"overall": ""}

    assert load_cards(folder(tmp_path, edit)).overall[80] == 33


@rule("MIS-SETUP-09")
@pytest.mark.parametrize("value", ["11", "-1"])
@pytest.mark.parametrize("letter", "ABCDEFGH")
def test_values_lie_between_0_and_10(tmp_path: Path, letter: str, value: str) -> None:
    with pytest.raises(BadCard) as caught:
        load_cards(folder(tmp_path, cell("footballers.csv", 7, letter, value)))

    assert (caught.value.code, caught.value.row, caught.value.column) == ("out-of-range", 7, letter)


@rule("MIS-SETUP-09")
@pytest.mark.parametrize("value", ["0", "10"])
def test_0_and_10_are_values(tmp_path: Path, value: str) -> None:
    assert load_cards(folder(tmp_path, cell("footballers.csv", 2, "A", value))).values[0][0] == int(value)


def keepers_left(many: int) -> Callable[[str, list[Row]], None]:
    def edit(file: str, rows: list[Row]) -> None:
        if file == "footballers.csv":
            for row in rows[many:9]:
                row["role"] = "striker"

    return edit


def outfielders_left(many: int) -> Callable[[str, list[Row]], None]:
    def edit(file: str, rows: list[Row]) -> None:
        if file == "footballers.csv":
            del rows[9 + many :]

    return edit


@ex("EX-106")
@rule("MIS-SETUP-10")
def test_three_keepers_are_too_few_for_four(tmp_path: Path) -> None:
    cards = load_cards(folder(tmp_path, keepers_left(3)))

    with pytest.raises(BadCard) as caught:
        TITLE.game(4, {}, cards)
    assert (caught.value.code, caught.value.file, caught.value.column) == ("too-few-keepers", "footballers.csv", "role")
    assert TITLE.game(2, {}, cards).seats == 2


@rule("MIS-SETUP-10")
def test_fourteen_outfielders_are_needed_for_each(tmp_path: Path) -> None:
    cards = load_cards(folder(tmp_path, outfielders_left(55)))

    with pytest.raises(BadCard, match="too-few-outfielders"):
        TITLE.table(4, {"mode": "league"}, cards)
    check_enough(load_cards(folder(tmp_path, outfielders_left(56))), 4)
    check_enough(load_cards(folder(tmp_path, keepers_left(4))), 4)


BAD = [
    ("footballers.csv", 3, "role", "sweeper", "unknown-word"),
    ("footballers.csv", 3, "A", "many", "not-a-number"),
    ("footballers.csv", 3, "A", "", "empty-cell"),
    ("footballers.csv", 3, "B", "5.5", "not-a-number"),
    ("footballers.csv", 3, "id", "F01", "duplicate"),
    ("footballers.csv", 3, "name", "", "empty-cell"),
    ("footballers.csv", 4, "name", "Duilio Cernobbi", "duplicate"),
    ("footballers.csv", 3, "overall", "-4", "out-of-range"),
    ("footballers.csv", 3, "traits", "back_heel;captain", "unknown-word"),
    ("actions.csv", 2, "phase_1", "E@RM > C@XX", "misprint"),
    ("actions.csv", 2, "phase_2", "B@LS => B@RCB", "misprint"),
    ("actions.csv", 22, "printed_1", "nonsense", "misprint"),
    ("actions.csv", 24, "phase_2", "own.trait(charm) in MID_ATT", "misprint"),
    ("actions.csv", 2, "shot", "B@LS", "misprint"),
    ("actions.csv", 2, "shot", "", "misprint"),
    ("actions.csv", 24, "shot", "A@LS v G", "needless-shot"),
    ("actions.csv", 2, "shot_kind", "wild", "unknown-word"),
    ("actions.csv", 20, "phase_1", "taker", "phase-does-not-fit"),
    ("actions.csv", 26, "phase_1", "taker", "phase-does-not-fit"),
    ("actions.csv", 2, "title", "cross-left", "duplicate"),
    ("actions.csv", 2, "side", "up", "unknown-word"),
    ("actions.csv", 2, "kind", "corner", "unknown-word"),
]


@pytest.mark.parametrize(("file", "at", "column", "value", "code"), BAD)
def test_a_bad_cell_is_named(tmp_path: Path, file: str, at: int, column: str, value: str, code: str) -> None:
    with pytest.raises(BadCard) as caught:
        load_cards(folder(tmp_path, cell(file, at, column, value)))

    assert (caught.value.code, caught.value.file, caught.value.column) == (code, file, column)
    assert caught.value.row == (3 if code == "duplicate" and file == "actions.csv" else at)


def test_an_attack_without_a_shot_is_refused(tmp_path: Path) -> None:
    def edit(file: str, rows: list[Row]) -> None:
        if file == "actions.csv":
            rows[0] |= {"shot": "", "shot_kind": "none"}

    with pytest.raises(BadCard, match=r"shot-does-not-fit: actions.csv, row 2, column shot_kind"):
        load_cards(folder(tmp_path, edit))


def test_a_shot_of_a_taker_whom_nobody_names_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadCard, match=r"no-taker: actions.csv, row 11, column shot"):
        load_cards(folder(tmp_path, cell("actions.csv", 11, "phase_1", "story(RS)")))


@rule("MIS-SETUP-11")
def test_an_unstoppable_shot_without_a_shooter_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadCard, match=r"no-shooter: actions.csv, row 24, column shot_kind"):
        load_cards(folder(tmp_path, cell("actions.csv", 24, "phase_2", "story(RS)")))

    load_cards(folder(tmp_path, cell("actions.csv", 24, "phase_2", "taker")))


def test_numbers_of_action_cards_count_up(tmp_path: Path) -> None:
    with pytest.raises(BadCard, match=r"not-in-order: actions.csv, column number"):
        load_cards(folder(tmp_path, cell("actions.csv", 5, "number", "7")))


@pytest.mark.parametrize("file", ["footballers.csv", "actions.csv"])
def test_a_missing_file_is_named(tmp_path: Path, file: str) -> None:
    (folder(tmp_path, cell("", 0, "", "")) / file).unlink()

    with pytest.raises(BadCard, match=f"missing-file: {file}"):
        load_cards(tmp_path)


@pytest.mark.parametrize(("file", "column"), [("footballers.csv", "traits"), ("actions.csv", "printed_1")])
def test_missing_and_unknown_columns_are_named(tmp_path: Path, file: str, column: str) -> None:
    place = folder(tmp_path, cell("", 0, "", "")) / file
    place.write_text(place.read_text(encoding="utf-8").replace(column, "colour", 1), encoding="utf-8")

    with pytest.raises(BadCard, match=f"missing-column: {file}, row 1, column {column}"):
        load_cards(tmp_path)


def test_a_set_is_known_by_its_content(tmp_path: Path) -> None:
    same, other = tmp_path / "same", tmp_path / "other"
    same.mkdir()
    other.mkdir()
    copied = load_cards(folder(same, cell("", 0, "", "")))

    assert copied.digest == CARDS.digest
    assert copied.name == "same"
    assert load_cards(str(folder(other, cell("footballers.csv", 2, "A", "7")))).digest != CARDS.digest
