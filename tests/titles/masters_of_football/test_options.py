"""Settings: their defaults, what depends on others, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.laid import league, run

from touchline.kernel.errors import BadOption
from touchline.titles.masters_of_football import TITLE
from touchline.titles.masters_of_football.rules import setup


def test_the_defaults_are_those_of_the_catalogue() -> None:
    assert TITLE.resolve_options(4) == {
        "personless_teams": "listed",
        "simultaneous_matches": False,
        "companion_mode": False,
        "level_thresholds": "printed",
        "red_tie_rises_to": "orange",
        "turn_attackers": "printed",
        "squad_visibility": "hidden_until_fielded",
        "manager_cards_dealt": 2,
        "substitution_announcement_binds": True,
        "attack_genius_spent": "by_a_goal",
        "reroll_targets": "either_side",
        "observers_other_league": True,
        "full_tie": "shared_title",
        "fixtures": "printed",
    }


@rule("MOF-SETUP-02, 22")
@pytest.mark.parametrize(("people", "cards"), [(2, 2), (4, 2), (5, 2), (6, 1), (7, 1), (8, 1)])
def test_manager_cards_follow_the_number_of_people(people: int, cards: int) -> None:
    assert TITLE.resolve_options(people)["manager_cards_dealt"] == cards


@rule("MOF-SETUP-02")
def test_one_manager_card_may_be_dealt_to_four() -> None:
    game = league(4, manager_cards_dealt=1)

    run(game, setup.deal_managers)

    assert [len(team.offer) for team in game.teams] == [1] * 4


@pytest.mark.parametrize(
    ("people", "options", "code", "place"),
    [
        (1, {}, "seats", "masters_of_football"),
        (9, {}, "seats", "masters_of_football"),
        (True, {}, "seats", "masters_of_football"),
        ("4", {}, "seats", "masters_of_football"),
        (4, {"colour": "red"}, "unknown-option", "colour"),
        (4, {"full_tie": "penalties"}, "unknown-choice", "full_tie"),
        (4, {"full_tie": 1}, "unknown-choice", "full_tie"),
        (4, {"simultaneous_matches": "yes"}, "unknown-choice", "simultaneous_matches"),
        (4, {"simultaneous_matches": 1}, "unknown-choice", "simultaneous_matches"),
        (4, {"manager_cards_dealt": 3}, "unknown-choice", "manager_cards_dealt"),
        (4, {"manager_cards_dealt": 0}, "unknown-choice", "manager_cards_dealt"),
        (4, {"manager_cards_dealt": True}, "unknown-choice", "manager_cards_dealt"),
        (6, {"manager_cards_dealt": 2}, "too-few-manager-cards", "manager_cards_dealt"),
        (4, {"personless_teams": "1-1-2"}, "unknown-choice", "personless_teams"),
        (4, {"level_thresholds": None}, "unknown-choice", "level_thresholds"),
    ],
)
def test_unknown_settings_are_refused_by_name(people: Any, options: dict[str, Any], code: str, place: str) -> None:
    with pytest.raises(BadOption) as caught:
        TITLE.resolve_options(people, options)

    assert (caught.value.code, caught.value.place) == (code, place)
