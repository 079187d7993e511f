"""Own card sets: what is refused, and where the fault is said to be."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.scenes import rule
from tests.titles.best_11.laid import ANN, BOB, CLEO, DAN, attack, duel, event, fours, round_one

from touchline.kernel.errors import BadCard
from touchline.titles.best_11 import TITLE
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import FILES, OURS, CardSet, load_cards
from touchline.titles.best_11.labels import LABELS
from touchline.titles.best_11.rules.events import plays


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(OURS, tmp_path / "mine"))


def change(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def cut(folder: Path, file: str, keep: Callable[[str], bool]) -> None:
    """Only the heading and the rows to keep."""
    head, *rows = (folder / file).read_text(encoding="utf-8").splitlines()
    (folder / file).write_text("\n".join([head, *filter(keep, rows)]) + "\n", encoding="utf-8")


def test_a_folder_of_the_same_files_is_the_same_set(folder: Path) -> None:
    ours, mine = load_cards(None), load_cards(folder)

    assert (ours.digest, ours.name, mine.name) == (mine.digest, "best_11", "mine")
    assert all(mine.event_known + mine.event_same + mine.play_known)


def test_a_set_of_ones_own_names_its_cards_itself(folder: Path) -> None:
    change(folder, "events.csv", "Jinx", "Evil eye")
    mine = load_cards(folder)

    assert LABELS["card"](mine, mine.event_ids.index("jinx")) == "Evil eye"
    assert LABELS["card"](mine, mine.event_ids.index("club_dna")) == "@card-club-dna"
    assert mine.event_same[mine.event_ids.index("jinx")]  # called otherwise, it does what ours does
    assert mine.digest != load_cards(None).digest
    assert TITLE.game(2, {}, folder) is not None


def test_a_card_that_does_something_else_is_not_told_of_by_our_texts(folder: Path) -> None:
    change(folder, "events.csv", "performer,add,3,0,0,0,1", "performer,add,4,0,0,0,1")
    mine = load_cards(folder)

    assert mine.event_same.count(False) == 1
    assert all(mine.event_known)


def test_prices_may_differ_from_values(folder: Path) -> None:
    change(folder, "footballers.csv", "VER-P01,VER,Brondani,P,6,6", "VER-P01,VER,Brondani,P,6,9")
    change(folder, "footballers.csv", "VER-P02,VER,Brondazzi,P,5,5", "VER-P02,VER,Brondazzi,P,5,")
    mine = load_cards(folder)

    assert (mine.value[:2], mine.price[:2]) == ([6, 5], [9, 5])


FAULTS = [
    ("boxes.csv", "Lagune Unite", "Vermiglia 1911", "same-club", "name"),
    ("formations.csv", "4-4-2,1,4,4,2", "4-4-2,1,4,4,3", "not-eleven", "P"),
    ("formations.csv", "4-4-2,1,4,4,2", "4-4-2,1,4,x,2", "not-a-number", "C"),
    ("formations.csv", "4-3-1-2,4-3-2-1", "4-3-1-2,9-9-9", None, "malus"),
    ("footballers.csv", "Brondani,P", "Brondani,K", None, "role"),
    ("footballers.csv", "Brondani,P,6", "Brondani,P,99", None, "value"),
    ("footballers.csv", "VER-P02", "VER-P01", None, "id"),
    ("footballers.csv", "VER-P02,VER", "VER-P02,ROM", None, "box"),
    ("coaches.csv", "Bruvizzi,5,5,4-3-3", "Bruvizzi,5,5,2-3-5", None, "favours"),
    ("management.csv", ",B1,", ",B9,", None, "bonus"),
    ("management.csv", "poach", "steal", None, "various"),
    ("actions.csv", "C+D=6", "C+D", "bad-requirement", "attack_needs"),
    ("actions.csv", "C+D=6", "C+Z=6", "bad-requirement", "attack_needs"),
    ("actions.csv", "P=4", "P=0", "bad-requirement", "defence_needs"),
    ("actions.csv", "K01,corner", "K01,save", "wrong-side", "attack"),
    ("actions.csv", "K01,corner", "K01,dribble", None, "attack"),
    ("events.csv", "jinx,Jinx,3", "jinx,Jinx,4", "not-sixty-seven", "copies"),
    ("events.csv", "jinx,Jinx,3,0,revealed", "jinx,Jinx,3,0,open", "wrong-window", "window"),
    ("events.csv", "revealed,outsider", "revealed,scorer", "wrong-player", "by"),
    ("events.csv", "boost,performer,club", "boost,opponent,club", "wrong-player", "by"),
    ("events.csv", "boost,opponent,caution", "boost,performer,caution", "wrong-player", "by"),
    ("events.csv", "declared,outsider,bet", "declared,not_challenger,bet", "wrong-player", "by"),
    ("events.csv", "jinx,Jinx,3,0", "jinx,Jinx,3,1", "not-lasting", "white"),
    ("events.csv", "TV rights,2,1", "TV rights,2,0", "not-lasting", "white"),
    ("events.csv", "steal,1,0,0,0,1", "steal,1,0,0,0,0", "leaves-its-box", "not_between_clubs"),
    ("events.csv", "switch,0,0,0,0,1", "switch,0,0,0,0,0", "leaves-its-box", "not_between_clubs"),
    ("events.csv", "look,0,0,0,0,1", "look,0,0,0,0,0", "leaves-its-box", "not_between_clubs"),
    ("events.csv", "bet,3,3,2", "bet,0,3,2", "out-of-range", "amount"),
    ("events.csv", "outsider,redraw", "outsider,dance", None, "effect"),
]


@rule("B11-MULTI-03", "B11-MULTI-19", "B11-PITCH-03", "B11-SETUP-07")
@pytest.mark.parametrize(("file", "old", "new", "code", "column"), FAULTS)
def test_a_fault_is_found_in_its_place(
    folder: Path, file: str, old: str, new: str, code: str | None, column: str
) -> None:
    change(folder, file, old, new)

    with pytest.raises(BadCard) as caught:
        load_cards(folder)
    assert caught.value.file == file
    assert caught.value.column == column
    assert code in (None, caught.value.code)


@rule("B11-EVENT-22")
def test_the_column_by_says_who_plays_a_card(folder: Path) -> None:
    change(folder, "events.csv", "declared,not_challenger,redirect", "declared,outsider,redirect")
    game = round_one(4)
    fours(game, ANN, BOB, CLEO, DAN)
    duel(game, ANN, CLEO, attack("C+D=6", "corner"))
    for seat in (ANN, BOB, CLEO):
        game.teams[seat].hand = [event("fixture_list")]
    offered = [bool(plays(game, seat, c.W_DECLARED)) for seat in (ANN, BOB, CLEO)]
    game.cards = load_cards(folder)

    assert offered == [False, True, True]
    assert [bool(plays(game, seat, c.W_DECLARED)) for seat in (ANN, BOB, CLEO)] == [False, True, False]


@pytest.mark.parametrize("file", FILES)
def test_no_file_may_be_missing(folder: Path, file: str) -> None:
    (folder / file).unlink()

    with pytest.raises(BadCard) as caught:
        load_cards(folder)
    assert caught.value.file == file


@rule("B11-TEAM-60")
def test_there_are_ten_management_cards(folder: Path) -> None:
    cut(folder, "management.csv", lambda row: not row.startswith("G10"))

    with pytest.raises(BadCard, match="not-ten"):
        load_cards(folder)


def test_somebody_must_be_able_to_save(folder: Path) -> None:
    cut(folder, "actions.csv", lambda row: ",save," not in row)

    with pytest.raises(BadCard, match="no-save"):
        load_cards(folder)


@rule("B11-CHALLENGE-40")
def test_one_action_card_is_too_few_for_an_attack_and_a_defence(folder: Path) -> None:
    cut(folder, "actions.csv", lambda row: row.startswith("id,") or ",save," in row)
    rows = (folder / "actions.csv").read_text(encoding="utf-8").splitlines()
    (folder / "actions.csv").write_text("\n".join(rows[:2]) + "\n", encoding="utf-8")
    with pytest.raises(BadCard, match=r"too-few: actions.csv, column id"):
        load_cards(folder)

    (folder / "actions.csv").write_text("\n".join(rows[:3]) + "\n", encoding="utf-8")
    assert len(load_cards(folder).action_ids) == 2


@pytest.mark.parametrize(
    ("file", "keep"),
    [
        ("footballers.csv", lambda row: not row.startswith("LAG-P0") or row.startswith("LAG-P01")),
        ("footballers.csv", lambda row: not row.startswith("BRU-A")),
        ("coaches.csv", lambda row: row.startswith(("VER", "LAG", "BRU-X01"))),
    ],
)
def test_five_people_can_complete_their_teams(folder: Path, file: str, keep: Callable[[str], bool]) -> None:
    cut(folder, file, keep)

    with pytest.raises(BadCard, match="too-few"):
        load_cards(folder)


def test_our_own_set_is_as_the_catalogue_counts_it() -> None:
    cards = CardSet(OURS)

    assert (len(cards.box_ids), len(cards.formation_ids), len(cards.action_ids)) == (3, 8, 40)
    assert sorted(cards.bonus_formation) == sorted(cards.malus_formation) == list(range(8))
    assert sum(cards.is_save(card) for card in range(40)) >= 8


def test_a_set_has_at_most_a_thousand_team_cards(folder: Path) -> None:
    """More would have the numbers of event cards in a turn."""
    rows = "".join(f"Z{k},VER,Zeno {k},D,1,1\n" for k in range(c.PLAY - c.BUY))
    with (folder / "footballers.csv").open("a", encoding="utf-8") as file:
        file.write(rows)

    with pytest.raises(BadCard, match=r"too-many: footballers\.csv"):
        load_cards(folder)
