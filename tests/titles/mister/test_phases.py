"""MIS-PHASE: what each phase tells, and who stands for a side."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.mister.laid import ATT, DEF, fate_of, match_begun, numbers_of, player

from touchline.titles.mister.printed import BACK_HEEL, B, D, E
from touchline.titles.mister.state import LEFT, RIGHT


@rule("MIS-PHASE-04", "MIS-PHASE-05")
@pytest.mark.parametrize(("value", "passed"), [(7, 0), (8, 1), (9, 1)])
def test_the_best_on_the_pitch_is_enough_with_exactly_the_value(value: int, passed: int) -> None:
    game = match_begun(f"att LM.E={value}")

    fate_of(game, 7)

    assert numbers_of(game, "any-of") == [
        {"phase": 1, "player": player(ATT, "LM"), "characteristic": E, "value": value, "needed": 8, "passed": passed}
    ]


@rule("MIS-PHASE-05")
def test_the_first_of_several_with_the_highest_value_is_told() -> None:
    game = match_begun("att RB.E=8, att LM.E=8")

    fate_of(game, 7)

    assert numbers_of(game, "any-of")[0]["player"] == player(ATT, "RB")


@rule("MIS-PHASE-04")
@pytest.mark.parametrize(("value", "passed"), [(1, 0), (2, 1), (3, 1)])
def test_the_own_keeper_is_enough_with_exactly_the_value(value: int, passed: int) -> None:
    game = match_begun(f"att GK.D={value}")

    fate_of(game, 31)

    assert numbers_of(game, "own-keeper") == [
        {"phase": 1, "player": player(ATT, "GK"), "characteristic": D, "value": value, "needed": 2, "passed": passed}
    ]


@rule("MIS-CARD-09", "MIS-CARD-09a")
@pytest.mark.parametrize(("value", "passed"), [(9, 1), (10, 0)])
def test_the_wall_blocks_with_exactly_the_value(value: int, passed: int) -> None:
    game = match_begun(f"def LCB.B={value}")

    fate_of(game, 9, player(ATT, "LS"), *([LEFT, RIGHT] if passed else []))

    assert numbers_of(game, "wall") == [
        {"phase": 2, "player": player(DEF, "LCB"), "characteristic": B, "value": value, "needed": 10, "passed": passed}
    ]


@rule("MIS-PHASE-04", "MIS-CARD-23a")
@pytest.mark.parametrize(
    ("given", "shooter"),
    [
        ("att LM has back_heel, att LS has back_heel, att LM.A=7", "LM"),
        ("att LM has back_heel, att LS has back_heel, att LS.A=7", "LS"),
        ("att LM has back_heel, att LS has back_heel", "LM"),
    ],
)
def test_the_best_finisher_of_several_holders_shoots_and_the_first_of_equals(given: str, shooter: str) -> None:
    game = match_begun(f"att RM.D=6, {given}")

    fate_of(game, 23, LEFT, RIGHT)

    told = {"phase": 2, "trait": BACK_HEEL, "player": player(ATT, shooter), "passed": 1}
    assert numbers_of(game, "trait-needed") == [told]
    assert numbers_of(game, "shot")[0]["player"] == player(ATT, shooter)


@rule("MIS-PHASE-04")
def test_without_a_holder_the_action_fades() -> None:
    game = match_begun("att RM.D=6")

    fate_of(game, 23)

    assert numbers_of(game, "trait-needed") == [{"phase": 2, "trait": BACK_HEEL, "player": -1, "passed": 0}]
    assert numbers_of(game, "faded") == [{"seat": ATT, "phase": 2}]
