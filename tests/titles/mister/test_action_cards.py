"""Every action card against the catalogue's machine-readable table (section 8.3).

For an attack a scene is laid in which each comparison of the card is met to the point and nothing else is; it ends in
a goal.  Then one opponent after another gets one point more, or one condition is taken away, and the card must fail
exactly there.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.scenes import rule
from tests.state import slots
from tests.titles.mister.laid import ATT, DEF, fate_of, match_begun, numbers_of, player

from touchline.titles.mister.cards import load_cards
from touchline.titles.mister.printed import (
    ATTACK,
    BOOST,
    CROWD_FAVOURITE,
    GK,
    INJURY,
    OWN_TRAIT,
    RED_CARD,
    SLOT_NAMES,
    TRUE_LEADER,
)
from touchline.titles.mister.state import FADED, LEFT, RIGHT, SAVED, SCORED, Mister

CATALOGUE = Path(__file__).resolve().parents[3] / "docs" / "rules" / "mister.md"
TABLE = {
    card["n"]: card
    for card in map(
        json.loads, CATALOGUE.read_text(encoding="utf-8").split("```json\n")[1].split("```")[0].splitlines()
    )
}


def point_to_point(card: dict[str, Any]) -> str:
    """Return what must be given so that every condition is met and none by more than needed."""
    given = []
    for phase in card["phases"]:
        if phase["op"] == "duel":
            letter, slot = phase["att"].split("@")
            given.append(f"att {slot}.{letter}={5 + phase['m']}")
        elif phase["op"] == "own_any":
            given.append(f"att GK.{phase['char']}={phase['min']}")
        elif phase["op"] == "own_keeper":
            given.append(f"att GK.{phase['char']}={phase['min']}")
        elif phase["op"] == "own_trait":
            given.append(f"att LCM has {phase['trait']}")
    return ", ".join(given) + shot_to_the_point(card, ", ".join(given))


def shot_to_the_point(card: dict[str, Any], given: str) -> str:
    """The keeper's value is the shooter's: a goal in another direction only."""
    if "att" not in card["shot"]:
        return ""
    letter, slot = card["shot"]["att"].split("@")
    slot = "RS" if slot == "taker" else slot
    worth = 5
    for clause in given.split(", "):
        if clause.startswith(f"att {slot}.{letter}="):
            worth = int(clause.split("=")[1])
    more = 1 if card["shot"]["kind"] == "penalty" else 0
    return f", def GK.{card['shot']['keeper']}={worth + more}"


def picks(card: dict[str, Any], same: bool = False) -> list[int]:
    taker = [player(ATT, "RS")] if {"op": "taker"} in card["phases"] else []
    return [*taker, LEFT, LEFT if same else RIGHT]


def thwart(game: Mister, phase: dict[str, Any]) -> bool:
    """One point too few for this phase; false if it cannot fail."""
    if phase["op"] == "duel":
        letter, slot = phase["def"].split("@")
        raise_value(game, player(DEF, slot), letter)
    elif phase["op"] in ("own_any", "own_keeper"):
        game.cards.values[player(ATT, "GK")]["ABCDEFGH".index(phase["char"])] -= 1
    elif phase["op"] == "own_trait":
        game.cards.traits[player(ATT, "LCM")] = 0
    elif phase["op"] == "block":
        game.cards.values[player(DEF, "LM")]["ABCDEFGH".index(phase["char"])] = phase["min"]
    else:
        return False
    return True


def raise_value(game: Mister, who: int, letter: str) -> None:
    game.cards.values[who]["ABCDEFGH".index(letter)] += 1


ATTACKS = [
    pytest.param(1, marks=rule("MIS-CARD-01")),
    pytest.param(2, marks=rule("MIS-CARD-02")),
    pytest.param(3, marks=rule("MIS-CARD-03")),
    pytest.param(4, marks=rule("MIS-CARD-04")),
    pytest.param(5, marks=rule("MIS-CARD-05")),
    pytest.param(6, marks=rule("MIS-CARD-06")),
    pytest.param(7, marks=rule("MIS-CARD-07")),
    pytest.param(8, marks=rule("MIS-CARD-08, 08a")),
    pytest.param(9, marks=rule("MIS-CARD-09")),
    pytest.param(10, marks=rule("MIS-CARD-10, 10a")),
    pytest.param(11, marks=rule("MIS-CARD-11")),
    pytest.param(12, marks=rule("MIS-CARD-12")),
    pytest.param(13, marks=rule("MIS-CARD-13")),
    pytest.param(14, marks=rule("MIS-CARD-14")),
    pytest.param(15, marks=rule("MIS-CARD-15")),
    pytest.param(16, marks=rule("MIS-CARD-16")),
    pytest.param(17, marks=rule("MIS-CARD-17")),
    pytest.param(18, marks=rule("MIS-CARD-18")),
    pytest.param(20, marks=rule("MIS-CARD-20")),
    pytest.param(21, marks=rule("MIS-CARD-21, 21a")),
    pytest.param(23, marks=rule("MIS-CARD-23")),
    pytest.param(24, marks=rule("MIS-CARD-24")),
    pytest.param(27, marks=rule("MIS-CARD-27")),
    pytest.param(28, marks=rule("MIS-CARD-28")),
    pytest.param(29, marks=rule("MIS-CARD-29")),
    pytest.param(30, marks=rule("MIS-CARD-30")),
    pytest.param(31, marks=rule("MIS-CARD-31")),
    pytest.param(32, marks=rule("MIS-CARD-32")),
]


@pytest.mark.parametrize("number", ATTACKS)
def test_an_attack_asks_for_what_the_catalogue_says_and_no_more(number: int) -> None:
    card = TABLE[number]
    given = point_to_point(card)

    assert fate_of(match_begun(given), number, *picks(card)) == SCORED
    assert fate_of(match_begun(given), number, *picks(card, same=True)) == SAVED
    for at, phase in enumerate(card["phases"], 1):
        game = match_begun(given)
        if thwart(game, phase):
            assert fate_of(game, number, *picks(card)[:-2]) == FADED
            assert numbers_of(game, "faded") == [{"seat": ATT, "phase": at}]


@pytest.mark.parametrize("number", ATTACKS)
def test_a_shot_meets_the_value_of_the_keeper_that_the_card_names(number: int) -> None:
    card = TABLE[number]
    game = match_begun(point_to_point(card))
    if card["shot"]["kind"] == "unstoppable":
        return
    raise_value(game, player(DEF, "GK"), card["shot"]["keeper"])

    assert fate_of(game, number, *picks(card)) == SAVED


@pytest.mark.parametrize("number", ATTACKS)
def test_an_attack_fades_at_once_without_a_slot_that_it_names(number: int) -> None:
    card = TABLE[number]
    assert [SLOT_NAMES[slot] for slot in load_cards().actions[number - 1].needs] == sorted(
        card["needs"], key=SLOT_NAMES.index
    )
    for slot in SLOT_NAMES[1:]:
        game = match_begun(f"{point_to_point(card)}, att slot {slot} empty")
        if slot in card["needs"]:
            assert (fate_of(game, number), numbers_of(game, "faded")) == (FADED, [{"seat": ATT, "phase": 0}])
        elif slot not in ("RS", "LCM"):  # the taker of the kick, the holder of the trait
            assert fate_of(game, number, *picks(card)) == SCORED


@rule("MIS-CARD-21a")
def test_as_printed_card_21_meets_the_left_centre_back() -> None:
    ruled, printed = match_begun("def LCB.C=8"), match_begun("def LCB.C=8", card_21_defender="LCB")

    assert fate_of(ruled, 21, LEFT, RIGHT) == SAVED
    assert fate_of(printed, 21) == FADED


def test_only_card_21_is_printed_otherwise_than_played() -> None:
    cards = load_cards()

    assert [
        action.number for action, other in zip(cards.actions, cards.printed, strict=True) if differs(action, other)
    ] == [21]


def differs(one: Any, other: Any) -> bool:
    return any(
        getattr(mine, name) != getattr(theirs, name)
        for mine, theirs in zip(one.phases, other.phases, strict=True)
        for name in slots(mine)
    )


@rule("MIS-SETUP-01", "MIS-CARD-19, 22, 25, 26")
def test_four_cards_are_no_attack() -> None:
    actions = load_cards().actions

    assert len(actions) == 32
    assert [action.number for action in actions] == list(range(1, 33))
    assert {action.number: action.kind for action in actions if action.kind != ATTACK} == {
        19: RED_CARD,
        22: INJURY,
        25: BOOST,
        26: BOOST,
    }
    asked = {action.number: action.phases[0] for action in actions if action.kind == BOOST}
    assert [(phase.op, phase.value, phase.slot) for phase in asked.values()] == [
        (OWN_TRAIT, CROWD_FAVOURITE, GK),
        (OWN_TRAIT, TRUE_LEADER, GK),
    ]


def test_the_titles_sides_are_those_of_the_catalogue() -> None:
    for action in load_cards().actions:
        assert ("none", "left", "right")[action.side] == (TABLE[action.number]["side"] or "none")
