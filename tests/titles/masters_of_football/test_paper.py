"""Facts that the view works out for screens: sums on paper, the course of a match, the season, the final."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.laid import lay, league, pitch, play, scene, trio

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football import TITLE, codes
from touchline.titles.masters_of_football.odds import odds, shares
from touchline.titles.masters_of_football.printed import HOME, PHYSICAL, POSSESSION
from touchline.titles.masters_of_football.rules import levels
from touchline.titles.masters_of_football.rules.standings import FINAL, table_rows
from touchline.titles.masters_of_football.state import Match, Mof
from touchline.titles.masters_of_football.view_types import MatchView

D, M, F = 0, 1, 2
X, Y, Z, W = 0, 1, 2, 3


def match_view(game: Mof, seat: int | None) -> MatchView:
    found: MatchView = TITLE.observe(game, seat)["matches"][0]
    return found


def before(game: Mof) -> Match:
    """A match whose lineups are still to be laid."""
    match = pitch(game)
    match.lineup, match.shown, match.tactic, match.stage = [[], []], 0, NOBODY, NOBODY
    return match


@rule("MOF-LINEUP-02")
def test_the_view_names_the_threes_that_may_not_be_fielded() -> None:
    game = scene()
    a, b, c, _ = trio(game, 0, rating=(0, 0, 0, 0), positions=(D, D, D, F))
    before(game)

    assert match_view(game, 0)["barred"] == [{"first": a, "second": b, "third": c}]
    assert match_view(game, 1)["barred"] == match_view(game, None)["barred"] == [], "that is nobody else's business"


@rule("MOF-LINEUP-07")
def test_threes_without_the_wood_player_who_must_play_are_barred() -> None:
    game = scene()
    a, b, c, d = trio(game, 0, rating=(0, 0, 0, 0), positions=(D, D, D, F))
    before(game).must[HOME] = d

    barred = [(each["first"], each["second"], each["third"]) for each in match_view(game, 0)["barred"]]

    assert barred == [(a, b, c)]


@rule("MOF-LEVEL-01", "MOF-LEVEL-06", "MOF-INFO-01")
def test_the_best_three_of_the_opponent_is_of_those_who_are_known() -> None:
    game = scene()
    players = trio(game, 1, attack=(5, 1, 1, 7), defence=(0, 1, 0, 7), rating=(0, 0, 0, 0), positions=(D, M, F, F))
    before(game)

    assert match_view(game, 0)["rival_best"] == []
    game.teams[1].seen = players[:3]
    best = {"attack": 7, "defence": 1, "attack_level": 3, "defence_level": 0}
    assert match_view(game, 0)["rival_best"] == [best] * 4
    game.boards[0].lineup[HOME] = game.teams[0].squad[:3]
    assert match_view(game, 0)["rival_best"] == [], "once the own lineup is laid it is of no use"


@rule("MOF-LEVEL-12")
@pytest.mark.parametrize(("option", "first"), [("printed", 3), ("one_lower", 2)])
def test_the_table_of_levels_follows_the_option(option: str, first: int) -> None:
    table = TITLE.observe(scene(level_thresholds=option), 0)["rules"]["levels"]

    assert (table.index(1), table[0], table[21]) == (first, 0, 5)


@rule("MOF-CARD-06")
def test_a_card_that_does_not_fit_the_tactic_is_shown_asleep() -> None:
    game = scene()
    match = pitch(game)
    restricted = next(card for card in range(len(game.cards.tactics)) if game.cards.tactics[card] == 1 << POSSESSION)
    lay(game, match, restricted + 1, 0, HOME)

    assert match_view(game, 2)["table"][0]["asleep"] is False
    match.tactic = PHYSICAL
    assert match_view(game, 2)["table"][0]["asleep"] is True


def test_the_course_has_the_chances_at_the_beginning_of_every_turn() -> None:
    game = scene()
    trio(game, 0, attack=(7, 0, 0))
    match = pitch(game)
    at_kick_off = shares(odds(game, match))

    play(game, match, [(codes.STEP_TURN, 1)])
    after_one = shares(odds(game, match))
    play(game, match, [(codes.STEP_TURN, 2)])

    game.boards = [match]  # cleared away, since nothing is ahead
    course = match_view(game, None)["course"]
    assert [each["turn"] for each in course] == [0, 1]
    for point, expected in zip(course, (at_kick_off, after_one), strict=True):
        assert [point["home"], point["draw"], point["away"]] == pytest.approx(expected, abs=1e-4)


@rule("MOF-LEVEL-08")
def test_the_levels_tell_how_far_home_advantage_has_moved_them() -> None:
    game = scene()
    trio(game, 0, attack=(5, 0, 0), defence=(3, 0, 0))
    trio(game, 1, attack=(5, 0, 0), defence=(0, 0, 0))
    match = pitch(game)
    game.told = []

    levels.set_levels(game, match)

    told = [event.numbers for event in game.told if event.code == codes.TELL_LEVELS_SET]
    assert told == [(0, 2, 1, 0, 0), (1, 1, 0, -1, 0)]


@rule("MOF-TABLE-02", "MOF-TABLE-03", "MOF-TABLE-04", "MOF-TABLE-05")
@pytest.mark.parametrize(
    ("scores", "by"),
    [
        ([(X, W, 1, 0)], "points"),
        ([(X, W, 2, 0), (Y, Z, 1, 0)], "difference"),
        ([(X, W, 3, 2), (Y, Z, 1, 0)], "goals"),
        ([(W, X, 1, 2), (Y, Z, 2, 1)], "away-goals"),
        ([], "nothing"),
    ],
)
def test_a_row_says_what_puts_it_before_the_next(scores: list[tuple[int, int, int, int]], by: str) -> None:
    rows = table_rows([(0, 1, *score) for score in scores], 0)

    assert (rows[0]["team"], rows[0]["before_next_by"]) == (X, by)


@rule("MOF-APP-04")
def test_a_row_has_the_form_of_the_team_and_its_race() -> None:
    row = table_rows([(0, 1, X, W, 2, 1), (0, 2, W, X, 2, 2), (0, 3, X, Y, 0, 1)], 0)[0]

    assert (row["team"], row["form"], row["race"]) == (X, ["won", "drew", "lost"], [3, 4, 4])


@rule("MOF-CAL-03", "MOF-CAL-04", "MOF-8P-03")
def test_the_stops_of_the_season_stand_in_their_order() -> None:
    def stops(game: Mof) -> list[str]:
        return [stop["kind"] for stop in TITLE.observe(game, 0)["season"]]

    kinds = ["matchday", "matchday", "academy", "matchday", "market", "matchday", "matchday", "matchday"]
    assert stops(league()) == kinds
    assert stops(league(8)) == [*kinds, "final"]
    assert stops(league(companion_mode=True)) == ["matchday"] * 6


@rule("MOF-CAL-06", "MOF-CAL-08")
def test_fixtures_have_their_result_or_the_score_of_a_match_that_is_on() -> None:
    game = scene()
    first, second = TITLE.observe(game, 0)["fixtures"][:2]
    game.results = [(0, 1, first["home"], first["away"], 2, 1)]
    match = pitch(game, second["home"], second["away"])
    match.stage, match.goals = 3, [0, 4]

    rows = TITLE.observe(game, None)["fixtures"]

    assert (rows[0]["home_goals"], rows[0]["away_goals"], rows[0]["is_on"]) == (2, 1, False)
    assert (rows[1]["home_goals"], rows[1]["away_goals"], rows[1]["is_on"]) == (0, 4, True)
    assert (rows[2]["home_goals"], rows[2]["matchday"], rows[2]["is_on"]) == (None, 2, False)


@rule("MOF-8P-03")
def test_the_final_has_two_legs_and_the_goals_of_both() -> None:
    game = league(8)
    game.finalists = [1, 6]
    game.results = [(FINAL, 7, 6, 1, 2, 3)]
    game.agenda = [(codes.STEP_FINAL_LEG, 2, 1, 6), (codes.STEP_FINAL_END,)]

    final = TITLE.observe(game, 0)["final"]

    assert final is not None
    assert [(leg["home"], leg["away"], leg["home_goals"]) for leg in final["legs"]] == [(6, 1, 2), (1, 6, None)]
    assert (final["first"], final["first_goals"], final["second_goals"]) == (1, 3, 2)
    assert TITLE.observe(league(), 0)["final"] is None
