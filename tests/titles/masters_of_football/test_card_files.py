"""Own card sets: a folder of CSV files, refused with file, row, column and code where it cannot be played."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.scenes import rule

from touchline.kernel.errors import BadCard
from touchline.titles.masters_of_football.cards import FILES, OURS
from touchline.titles.masters_of_football.labels import LABELS
from touchline.titles.masters_of_football.loader import load_cards
from touchline.titles.masters_of_football.printed import GENIUS_ATTACK, GENIUS_DEFENCE, MOD_DEFENCE, ZERO_COST_EVOLUTION


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    own = tmp_path / "own"
    shutil.copytree(OURS, own)
    return own


def change(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {file}"
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def place_refused(folder: Path) -> tuple[str, int, str, str]:
    with pytest.raises(BadCard) as caught:
        load_cards(folder)
    return caught.value.file, caught.value.row, caught.value.column, caught.value.code


FAULTS = [
    pytest.param("managers.csv", "MG10,Sports Scientist,11,3\n", "", ("abilities.csv", 15, "manager", "unknown-word")),
    pytest.param("players.csv", "P66,", "P65,", ("players.csv", 67, "id", "duplicate"), id="id-twice"),
    pytest.param("players.csv", "gold,D,5", "golden,D,5", ("players.csv", 2, "tier", "unknown-word"), id="tier"),
    pytest.param("players.csv", "gold,D,5", "gold,G,5", ("players.csv", 2, "position", "unknown-word"), id="position"),
    pytest.param("players.csv", "gold,D,5", "gold,D,x", ("players.csv", 2, "cost", "not-a-number"), id="cost"),
    pytest.param("players.csv", "id,name", "id,nam", ("players.csv", 1, "name", "missing-column"), id="column"),
    pytest.param("action_cards.csv", "id,name", "id,name,x", ("action_cards.csv", 1, "x", "unknown-column"), id="more"),
    pytest.param("players.csv", "P02,", "P02,,", ("players.csv", 3, "", "ragged-row"), id="ragged"),
    pytest.param("managers.csv", "MG01,Master", "MG01,\x00\xff", None, id="odd-name"),
    pytest.param("managers.csv", ",10,3", ",-1,3", ("managers.csv", 2, "budget", "out-of-range"), id="budget"),
    pytest.param("abilities.csv", "mod_tactic", "mod_taktik", ("abilities.csv", 2, "symbol", "unknown-word"), id="sym"),
    pytest.param(
        "abilities.csv", "A04,MG03,academy_advantage", "A04,MG03,skip_next_turn",
        ("managers.csv", 4, "id", "symbol-not-on-managers"), id="ability",
    ),
    pytest.param("action_cards.csv", "strategy,before_match,2,,team", "blue,before_match,2,,team",
                 ("action_cards.csv", 2, "kind", "unknown-word"), id="kind"),
    pytest.param("action_cards.csv", "strategy,before_match,2,,team", "strategy,sometimes,2,,team",
                 ("action_cards.csv", 2, "moment", "unknown-word"), id="moment"),
    pytest.param("action_cards.csv", "strategy,before_match,2,,team", "strategy,before_match,two,,team",
                 ("action_cards.csv", 2, "cost", "not-a-number"), id="price"),
    pytest.param("action_cards.csv", "strategy,before_match,2,,team", "strategy,before_match,99,,team",
                 ("action_cards.csv", 2, "cost", "out-of-range"), id="too-dear"),
    pytest.param("action_cards.csv", "possession direct", "possession tikitaka",
                 ("action_cards.csv", 3, "tactics", "unknown-word"), id="restriction"),
    pytest.param("action_cards.csv", "Time-Wasting,anti_football,during", "Time-Wasting,anti_football,before",
                 ("action_cards.csv", 34, "moment", "never-playable"), id="never"),
    pytest.param("effects.csv", "AC32,academy_advantage,1",
                 "AC32,academy_advantage,1\nE99,AC32,requires_home_advantage,1",
                 ("action_cards.csv", 33, "scope", "symbol-does-not-fit"), id="academy-at-home"),
    pytest.param("action_cards.csv", "before_match,2,,match", "before_match,2,direct,match",
                 ("action_cards.csv", 11, "tactics", "no-tactic-yet"), id="too-early", marks=rule("MOF-CARD-07")),
    pytest.param("effects.csv", "tactic,possession", "tactic,attack", ("effects.csv", 12, "n", "unknown-word"), id="f"),
    pytest.param("effects.csv", "E01,AC01,mod_attack,2", "E01,AC01,mod_attack,much",
                 ("effects.csv", 2, "n", "not-a-number"), id="amount"),
    pytest.param("effects.csv", "skip_next_turn,1", "skip_next_turn,0", ("effects.csv", 0, "n", "out-of-range"),
                 id="none-of-it"),
    pytest.param("effects.csv", "AC33,skip_next", "AC33,extra_attack",
                 ("action_cards.csv", 34, "scope", "symbol-does-not-fit"), id="scope", marks=rule("MOF-COMP-11")),
    pytest.param("effects.csv", "E08,AC07,reroll_attack,1\n", "", ("action_cards.csv", 8, "id", "no-effect"),
                 id="no-effect", marks=rule("MOF-COMP-11")),
    pytest.param("abilities.csv", "A01,MG01,mod_tactic,2,own,always\n", "", ("managers.csv", 2, "id", "no-ability"),
                 id="no-ability", marks=rule("MOF-COMP-10")),
    pytest.param("effects.csv", "E12,AC10,requires_home_advantage,1\n", "",
                 ("action_cards.csv", 11, "id", "force-needs-home-advantage"), id="force", marks=rule("MOF-TACTIC-19")),
    pytest.param("effects.csv", "E12,AC10,requires_home_advantage,1", "E12,AC10,force_tactic,direct",
                 ("action_cards.csv", 11, "id", "two-forced-tactics"), id="two-forced", marks=rule("MOF-TACTIC-24")),
    pytest.param("action_cards.csv", "AC20,Whistleblower,strategy", "AC20,Whistleblower,corruption",
                 ("action_cards.csv", 21, "kind", "blocker-is-corrupt"), id="blocker", marks=rule("MOF-CARD-28")),
    pytest.param("action_cards.csv", "points,,own_team", "points,,team",
                 ("action_cards.csv", 16, "cost", "points-need-own-team"), id="points", marks=rule("MOF-CARD-22")),
    pytest.param("dice.csv", "attack-red,attack,red", "attack-red,attack,",
                 ("dice.csv", 2, "level", "empty-cell"), id="level"),
    pytest.param("dice.csv", "attack-red,attack,red", "attack-red,attack,blue",
                 ("dice.csv", 6, "level", "die-twice"), id="die-twice", marks=rule("MOF-COMP-13")),
    pytest.param("dice.csv", "defence-purple,defence,purple,3,4,5,6,6,6\n", "",
                 ("dice.csv", 0, "id", "die-missing"), id="die-missing", marks=rule("MOF-COMP-05, 13")),
    pytest.param("dice.csv", "tactics,tactics,,1,2,3,4,5,6\n", "", ("dice.csv", 0, "id", "die-missing"),
                 id="no-tactics-die", marks=rule("MOF-COMP-06")),
    pytest.param("dice.csv", "1,1,1,2,2,G", "1,1,1,2,2,2", ("dice.csv", 0, "id", "no-genius-face"),
                 id="no-flame", marks=rule("MOF-COMP-06")),
    pytest.param("dice.csv", "0,0,0,1,2,4", "0,0,0,1,2,G", ("dice.csv", 2, "face_6", "not-a-number"), id="face"),
    pytest.param("levels.csv", "orange,5", "orange,3", ("levels.csv", 4, "lowest", "not-rising"),
                 id="levels", marks=rule("MOF-LEVEL-12")),
    pytest.param("levels.csv", "purple,11\n", "", ("levels.csv", 0, "", "wrong-count"), id="five-levels"),
    pytest.param("turns.csv", "12,home,90\n", "", ("turns.csv", 0, "", "wrong-count"), id="eleven-turns",
                 marks=rule("MOF-PLAY-02, 08")),
    pytest.param("components.csv", "tactic_cards,16", "tactic_cards,12", ("components.csv", 0, "", "wrong-count"),
                 id="tactic-cards", marks=rule("MOF-COMP-04")),
    pytest.param("fixtures.csv", "12,6,1,3\n", "", ("fixtures.csv", 0, "", "wrong-count"), id="eleven-matches",
                 marks=rule("MOF-CAL-02")),
    pytest.param("fixtures.csv", "12,6,1,3", "12,6,3,1", ("fixtures.csv", 13, "away", "pairing-wrong"), id="pairing",
                 marks=rule("MOF-CAL-01")),
    pytest.param("fixtures.csv", "12,6,1,3", "12,5,1,3", ("fixtures.csv", 13, "matchday", "plays-twice"), id="twice",
                 marks=rule("MOF-CAL-02")),
    pytest.param("personless.csv", "P13,P19,P25", "P13,P13,P25", ("personless.csv", 2, "player_2", "player-twice"),
                 id="player-twice"),
    pytest.param("personless.csv", "P13,P19,P25", "P13,P15,P16", ("personless.csv", 2, "player_1", "one-position"),
                 id="one-position", marks=rule("MOF-LINEUP-02")),
    pytest.param("personless.csv", "P13,P19,P25", "P13,P19,P99", ("personless.csv", 2, "player_3", "unknown-word"),
                 id="unknown-player"),
    pytest.param("personless.csv", "PT1,\"Up High, Above the Sky\",direct,P13,P19,P25\n", "",
                 ("personless.csv", 0, "", "wrong-count"), id="two-teams", marks=rule("MOF-AI-07")),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "place"), FAULTS)
def test_a_fault_is_named_by_file_row_and_column(
    folder: Path, file: str, old: str, new: str, place: tuple[str, int, str, str] | None
) -> None:
    change(folder, file, old, new)

    if place is None:
        load_cards(folder)
    else:
        assert place_refused(folder) == place


@pytest.mark.parametrize(
    ("file", "last"),
    [
        pytest.param("players.csv", "P66,", marks=rule("MOF-COMP-02")),
        pytest.param("action_cards.csv", "AC50,", marks=rule("MOF-COMP-03")),
        pytest.param("managers.csv", "MG10,", marks=rule("MOF-COMP-01")),
    ],
)
def test_a_set_that_is_not_complete_is_refused(folder: Path, file: str, last: str) -> None:
    for each in (file, "effects.csv", "abilities.csv"):
        lines = (folder / each).read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [line for line in lines if last not in line]
        (folder / each).write_text("".join(kept), encoding="utf-8")

    assert place_refused(folder) == (file, 0, "", "wrong-count")


@rule("MOF-COMP-08")
@pytest.mark.parametrize("value", ["8", "-1"])
def test_a_value_beyond_0_to_7_is_refused(folder: Path, value: str) -> None:
    change(folder, "players.csv", "gold,D,5,4,1,", f"gold,D,5,4,{value},")

    assert place_refused(folder) == ("players.csv", 2, "attack_possession", "out-of-range")


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(folder: Path, file: str) -> None:
    (folder / file).unlink()

    assert place_refused(folder) == (file, 0, "", "missing-file")


@pytest.mark.parametrize("file", FILES)
def test_bytes_that_are_not_text_are_refused(folder: Path, file: str) -> None:
    (folder / file).write_bytes(b"\xff\xfe\x00")

    assert place_refused(folder) == (file, 0, "", "not-utf-8")


@rule("MOF-COMP-12")
def test_a_player_may_carry_more_than_one_mark_of_genius(folder: Path) -> None:
    change(folder, "players.csv", "4,2,4,6,0,1,0", "4,2,4,6,1,1,0")

    assert load_cards(folder).genius[0] == GENIUS_ATTACK | GENIUS_DEFENCE


@rule("MOF-SYM-34")
def test_any_symbol_may_stand_on_a_manager(folder: Path) -> None:
    change(folder, "abilities.csv", "A01,MG01,mod_tactic,2", "A01,MG01,mod_defence,2")
    change(folder, "abilities.csv", "A09,MG07,reroll_any,1", "A09,MG07,zero_cost_evolution,1")

    cards = load_cards(folder)

    assert (cards.ability(0, MOD_DEFENCE), cards.ability(6, ZERO_COST_EVOLUTION)) == (2, 1)


def test_other_values_give_another_digest(folder: Path) -> None:
    same = load_cards(folder).digest
    change(folder, "players.csv", "gold,D,5,4,", "gold,D,5,3,")

    assert same == load_cards().digest != load_cards(folder).digest


def test_a_card_renamed_is_shown_by_its_new_name(folder: Path) -> None:
    change(folder, "action_cards.csv", "Call to Arms", "All Forward")
    cards = load_cards(folder)

    assert LABELS["card"](cards, 0) == "All Forward"
    assert LABELS["card"](cards, 1) == "@card-AC02"
