"""Settings: presets, what they fill, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from tests.titles.best_11.laid import open_game

from touchline.kernel.errors import BadOption
from touchline.titles.best_11 import TITLE
from touchline.titles.best_11.options import OPTIONS


def settled_options(seats: int = 3, **given: Any) -> dict[str, Any]:
    return TITLE.resolve_options(seats, given)


def test_the_defaults_are_the_whole_game() -> None:
    full = settled_options()

    assert full == {option.name: option.default for option in OPTIONS}
    assert (full["end_mode"], full["start_money"], full["start_events"]) == ("complete_team", 15, 2)
    assert (full["max_rounds"], full["stand_count"], full["stadium_points"]) == (20, 4, 5)


def test_the_preset_of_the_fragment() -> None:
    full = settled_options(preset="fragment-only")

    assert (full["formation_mode"], full["formation_bonus_mode"], full["stadium"]) == ("free", "off", False)
    assert (full["end_mode"], full["coach_required"]) == ("eleven_only", False)


def test_the_long_preset() -> None:
    assert settled_options(preset="long")["opportunities_per_turn"] == "all"


def test_given_settings_override_a_preset() -> None:
    full = settled_options(preset="fragment-only", stadium=True)

    assert (full["stadium"], full["end_mode"]) == (True, "eleven_only")


def test_settings_that_say_the_same_agree() -> None:
    assert settled_options(coach_required=False)["end_mode"] == "eleven_only"
    assert settled_options(end_mode="eleven_only")["coach_required"] is False
    assert settled_options(coach_required=False, end_mode="fixed_rounds")["end_mode"] == "fixed_rounds"
    assert settled_options(formation_mode="free")["formation_bonus_mode"] == "off"


BAD: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (6, {}),
    (3, {"boxes": 0}),
    (3, {"boxes": 4}),
    (3, {"boxes": "two"}),
    (3, {"box_1": 4}),
    (3, {"box_6": 1}),
    (3, {"end_mode": "never"}),
    (3, {"fixed_rounds": 0}),
    (3, {"max_rounds": 11}),
    (3, {"start_money": -1}),
    (3, {"start_events": 5}),
    (3, {"base_income": -1}),
    (3, {"stand_cost": 0}),
    (3, {"stand_count": 0}),
    (3, {"stadium": "big"}),
    (3, {"preset": "rulebook"}),
    (3, {"opportunities_per_turn": 2}),
    (3, {"no_such_setting": True}),
]


@pytest.mark.parametrize(("seats", "given"), BAD)
def test_settings_that_make_no_sense_are_refused(seats: int, given: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        open_game(seats, **given)


def test_a_start_without_money_or_cards() -> None:
    game = open_game(2, start_money=0, start_events=0)

    assert (game.rules.start_money, game.rules.start_events) == (0, 0)
