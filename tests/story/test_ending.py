"""How a game ended, for each seat: score, curve, turning points, luck, best player, advice."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.golden import names, record_of
from tests.story.test_luck import play_record
from touchline.story import story
from touchline.story.parts import story_of
from touchline.titles import SHELF

RULES = Path(__file__).resolve().parent.parent.parent / "docs" / "rules"


def ending_of(name: str) -> dict[str, Any]:
    record = record_of(name)
    told = story(SHELF[record.title], record)
    assert told["endings"] is not None
    return told


@pytest.mark.parametrize("name", names())
def test_every_seat_of_every_game_has_an_ending_in_its_own_view(name: str) -> None:
    told = ending_of(name)
    seats = told["endings"]["seats"]

    assert len(seats) == len(told["luck"]["seats"])
    for seat, each in enumerate(seats):
        assert each["rival"] != seat
        assert len(each["score"]) == 2
        assert len(each["turns"]) <= 3
        assert each["luck"]["amount"] == told["luck"]["seats"][seat]
        assert all(0 <= share <= 1 for share in each["curve"])
        assert all(abs(turn["after"] - turn["before"]) >= 0.039 for turn in each["turns"])
        assert each["turns"] == sorted(each["turns"], key=lambda turn: turn["at"])


@pytest.mark.parametrize("title", sorted(SHELF))
def test_every_decider_of_a_game_has_its_rules_in_the_catalogue(title: str) -> None:
    declared = story_of(SHELF[title])
    assert declared is not None
    catalogue = (RULES / f"{title.replace('_', '-')}.md").read_text()
    for rules in declared.why_rules.values():
        assert rules
        assert all(rule in catalogue for rule in rules)


def test_the_curve_of_a_match_ends_with_its_result_and_the_turns_lie_on_it() -> None:
    """The two sides of a match see the same curve from both sides, three points or more between two turns."""
    told = story(SHELF["mister"], play_record("mister", "0"))
    mine, theirs = told["endings"]["seats"]
    assert mine["score"] == theirs["score"][::-1]
    goals = mine["score"]
    assert mine["curve"][-1] == (goals[0] > goals[1]) or goals[0] == goals[1]
    assert mine["curve"] == pytest.approx([1 - share for share in theirs["curve"]])
    for one in (mine, theirs):
        assert [one["curve"][turn["at"]] for turn in one["turns"]] == [turn["after"] for turn in one["turns"]]
        places = [turn["at"] for turn in one["turns"]]
        assert all(later - earlier >= 3 for earlier, later in pairwise(places))


def test_the_best_player_is_one_who_did_something_for_that_seat() -> None:
    told = story(SHELF["mister"], play_record("mister", "0"))
    scorers = {(each["seat"], each["player"]): each["goals"] for each in told["statistics"]["scorers"]}
    for seat, each in enumerate(told["endings"]["seats"]):
        best = each["best"]
        assert best["deeds"].get("goals", 0) == scorers.get((seat, best["player"]), 0)
        assert sum(best["deeds"].values()) > 0


def test_the_man_of_the_match_is_the_best_of_one_of_the_seats() -> None:
    for name in names():
        told = ending_of(name)["endings"]
        bests = [each["best"] for each in told["seats"]]
        assert told["best"] in bests
        assert (told["best"] is None) == (bests == [None] * len(bests))


def test_a_manager_behind_a_team_without_a_person_is_no_champion() -> None:
    """MOF-TABLE-07: of thirty leagues with two managers some are won by a team that nobody manages."""
    seen = set()
    for seed in range(30):
        told = story(SHELF["masters_of_football"], play_record("masters_of_football", str(seed)))["endings"]
        seen.add(any(each["champion"] for each in told["seats"]))
    assert seen == {True, False}


def test_advice_names_a_figure_in_which_the_other_was_better() -> None:
    for name in names():
        for each in ending_of(name)["endings"]["seats"]:
            if each["next"] is not None:
                assert each["next"]["mine"] != each["next"]["theirs"]


def test_a_game_that_is_not_over_has_no_ending() -> None:
    record = play_record("mister", "0")
    record.log = record.log[: len(record.log) // 2]
    assert story(SHELF["mister"], record)["endings"] is None
