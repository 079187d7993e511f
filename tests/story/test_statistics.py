"""Statistics of a finished game, held against what the game itself says at the end."""

from __future__ import annotations

from typing import Any

import pytest

import touchline
from tests.golden import names, record_of
from touchline.kernel.game import ALL, Event
from touchline.kernel.record import Record, entry
from touchline.kernel.undo import REWIND, UNDO
from touchline.story import story
from touchline.story.steps import moments, standing
from touchline.titles import SHELF
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.story.statistics import count

AT_FIRST = 100_000  # MOTS-SETUP: what each team begins with


def statistics_of(name: str) -> tuple[dict[str, Any], Any]:
    """The statistics, and the game as it ended."""
    record = record_of(name)
    return story(SHELF[record.title], record)["statistics"], touchline.replay(record).base


@pytest.mark.parametrize("name", names())
def test_every_seat_has_every_figure(name: str) -> None:
    figures, game = statistics_of(name)

    assert len(figures["seats"]) == game.seats
    for seat in figures["seats"]:
        assert list(seat) == [figure["code"] for figure in figures["figures"]]


@pytest.mark.parametrize("name", names())
def test_the_steps_of_a_record_tell_what_its_replay_tells(name: str) -> None:
    record = record_of(name)
    events = [event for moment in moments(SHELF[record.title], record) for event in moment.told]

    assert [(each.code, each.numbers) for each in events] == [
        (each.code, each.numbers) for each in touchline.replay(record).events
    ]


def test_mister_goals_shots_saves_and_scorers() -> None:
    figures, game = statistics_of("mister-match")

    for seat, rival in ((0, 1), (1, 0)):
        mine, theirs = figures["seats"][seat], figures["seats"][rival]
        assert mine["goals"] == game.sides[seat].goals()
        assert mine["shots"] == mine["goals"] + theirs["saves"]
        assert mine["duels-won"] == theirs["duels-lost"]
        assert mine["goals"] == sum(each["goals"] for each in figures["scorers"] if each["seat"] == seat)


def test_match_of_the_season_money_is_all_there() -> None:
    figures, game = statistics_of("match-of-the-season")

    for seat, mine in enumerate(figures["seats"]):
        teams = [team for team, owner in zip(game.teams, game.seat_of, strict=True) if owner == seat]
        assert AT_FIRST * len(teams) + mine["money-earned"] - mine["money-spent"] == sum(team.cash for team in teams)
        won = [honour for honour in game.honours if honour[2] == 1 and game.seat_of[honour[3]] == seat]
        assert mine["trophies"] == len(won)
    assert sum(figures["faces"]) > 100


def test_a_void_match_of_the_season_is_no_match_in_the_figures() -> None:
    game = SHELF["match_of_the_season"].game(4, {})
    tally = count(game, [Event(c.TELL_RESULT, (0, 1, c.VOID, c.LEAGUE_MATCH), ALL)])

    assert [(seat["won"], seat["drawn"], seat["lost"]) for seat in tally.seats] == [(0, 0, 0)] * 4


def test_masters_goals_are_those_of_the_results() -> None:
    figures, game = statistics_of("masters-league")

    for seat, team in enumerate(game.team_numbers):
        mine = figures["seats"][seat]
        goals = sum(each[4] for each in game.results if each[2] == team) + sum(
            each[5] for each in game.results if each[3] == team
        )
        assert mine["goals"] == goals
        assert mine["won"] + mine["drawn"] + mine["lost"] == sum(team in each[2:4] for each in game.results)


@pytest.mark.parametrize("name", ["best-11-duel", "best-11-club", "best-11-clubs"])
def test_best_11_points_by_item_make_the_score(name: str) -> None:
    figures, game = statistics_of(name)
    result = SHELF["best_11"].result(game)

    for seat, mine in enumerate(figures["seats"]):
        items = [number for code, number in mine.items() if code.startswith("points-")]
        assert sum(items) == mine["points"] == result.scores[seat]
        assert mine["goals"] == game.teams[seat].scored
        assert mine["conceded"] == game.teams[seat].conceded


def test_moves_that_were_taken_back_are_not_in_the_story() -> None:
    log = [entry(0, 1), entry(0, 2), entry(UNDO, 0), entry(1, 3)]

    assert [each.value for each in standing(log)] == [1, 3]
    assert [each.value for each in standing([*log, entry(REWIND, 1), entry(0, 9)])] == [1, 9]


def test_a_record_that_ends_early_has_a_story_so_far() -> None:
    record = record_of("mister-match")
    half = Record(
        record.title, record.edition, record.seats, record.options, record.cards, record.log[: len(record.log) // 2]
    )

    assert story(SHELF["mister"], half)["statistics"] is not None
