"""Suggested line-ups, pick by pick."""

from __future__ import annotations

import pytest
from tests.titles.match_of_the_season.laid import (
    BLUE,
    RED,
    YELLOW,
    asked_at,
    eleven,
    four_squads,
    lined_up,
    names,
    own,
    table,
)

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.runs import picks_for_choice, runs
from touchline.titles.match_of_the_season.state import INTERNATIONAL, Mots


def run_of(game: Mots, name: str, opponent: int = RED, competition: int = c.LEAGUE_MATCH) -> list[int]:
    return ready_runs(game, c.ASK_FORMATION, (BLUE, competition, opponent))[name]


def ready_runs(game: Mots, kind: int, context: tuple[int, ...]) -> dict[str, list[int]]:
    """The picks of each ready-made line-up."""
    return {name: picks_for_choice(game, 0, kind, context, laid) for name, laid in runs(game, 0, kind, context)}


def test_the_last_line_up_is_offered_again_if_everybody_may_play() -> None:
    game = four_squads(bench="GK1 D1 M1 A1")
    before = game.teams[BLUE].lineup[:]
    assert run_of(game, "last") == [1, before[0], *before[1:5], *before[5:9], *before[9:11]]

    game.marks[before[9]] = c.INJURED
    assert "last" not in ready_runs(game, c.ASK_FORMATION, (BLUE, c.LEAGUE_MATCH, RED))
    assert "last" in ready_runs(game, c.ASK_FORMATION, (BLUE, c.NATIONAL_SEMI, RED))


@pytest.mark.parametrize("name", ["best", "last", "strongest"])
def test_a_ready_made_line_up_is_accepted_pick_by_pick(name: str) -> None:
    game = four_squads(bench="GK1 D1 M1 A1 D2")
    picks = run_of(game, name)

    question = asked_at(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH, picks=picks)
    assert question.seat == 1


def test_the_strongest_line_up_has_the_most_stars() -> None:
    game = four_squads(bench="GK5 D4 M1 A4")
    picks = run_of(game, "strongest")
    taken = [pick for pick in picks[1:] if pick != NOBODY]

    best = game.cards.formation_names[picks[0]]
    assert best in ("4-3-3", "3-4-3", "4-4-2")
    assert {"GK5", "D4", "A4", "A5"} <= set(names(game, taken))


def test_against_an_international_team_the_best_line_up_looks_at_its_card() -> None:
    game = four_squads(bench="GK1 D1 M1 A1")

    assert run_of(game, "best", INTERNATIONAL + 13, c.EUROPEAN_MATCH)
    game.teams[RED].formation = NOBODY
    assert run_of(game, "best") == run_of(game, "strongest")
    assert runs(game, 0, c.ASK_CHANGE_OUT, (BLUE, RED)) == []


def test_in_a_manager_s_own_derby_no_run_is_offered() -> None:
    game = four_squads(2)

    assert runs(game, 0, c.ASK_FORMATION, (BLUE, c.LEAGUE_MATCH, YELLOW)) == []


def test_with_one_possible_formation_the_first_slot_comes_with_the_runs() -> None:
    game = table()
    eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    first = asked_at(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH)
    assert (first.kind, first.context[1]) == (c.ASK_SLOT, 2)
    ready = ready_runs(game, c.ASK_SLOT, first.context)
    assert sorted(ready) == ["best", "last", "strongest"]
    for picks in ready.values():
        assert asked_at(game.clone(), c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH, picks=picks).seat == 1

    second = asked_at(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH, picks=ready["last"][:1])
    assert runs(game, 0, c.ASK_SLOT, second.context) == []


def test_at_kick_off_too_the_first_slot_comes_with_a_run() -> None:
    game = table()
    for team in game.order:
        own(game, team, "GK2 GK1 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2")
    question = asked_at(game, c.STEP_LAY_OUT)
    assert (question.kind, question.context[1]) == (c.ASK_SLOT, 1)

    ready = ready_runs(game, c.ASK_SLOT, question.context)
    assert list(ready) == ["strongest"]
    assert asked_at(game, c.STEP_LAY_OUT, picks=ready["strongest"]).seat == 1


def test_the_layout_of_a_season_s_end_needs_no_run() -> None:
    game = table()
    own(game, BLUE, "GK3 GK2 D4 D3 D2 D1 M5 M4 M3 M2 M1 A3 A2 A1")

    question = asked_at(game, c.STEP_STRONGEST, BLUE)
    assert question.kind == c.ASK_LAYOUT
    assert runs(game, 0, c.ASK_LAYOUT, question.context) == []


def test_a_line_that_is_ordered_again_is_no_beginning() -> None:
    game = table()
    blue = eleven(game, BLUE, "A", "D2")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)
    game.agenda = []

    question = asked_at(game, c.STEP_CHANGES, picks=[blue[1], blue[11], c.REARRANGE])
    assert question.kind == c.ASK_SLOT
    assert runs(game, 0, c.ASK_SLOT, question.context) == []


def test_a_whole_line_up_that_is_not_possible_is_no_choice() -> None:
    game = four_squads(bench="GK1 D1 M1 A1")
    context = (BLUE, c.LEAGUE_MATCH, RED)
    laid = dict(runs(game, 0, c.ASK_FORMATION, context))["last"]
    foreign = game.teams[RED].lineup[3]

    def picks(choice: list[int]) -> list[int]:
        return picks_for_choice(game, 0, c.ASK_FORMATION, context, choice)

    assert picks(laid)
    for wrong in (laid[:-1], [99, *laid[1:]], [*laid[:4], foreign, *laid[5:]], [*laid[:4], NOBODY, *laid[5:]], []):
        assert picks(wrong) == []
    assert picks_for_choice(game, 0, c.ASK_CHANGE_OUT, context, [5]) == [5]
