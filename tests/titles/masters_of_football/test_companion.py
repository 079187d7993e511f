"""The companion: the results pad as a separate game, and the scoreboard."""

from __future__ import annotations

import json
from typing import Final

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.laid import (
    OURS,
    Wish,
    kinds,
    league,
    numbers_told,
    pitch,
    plain_dice,
    play,
    rolls,
    run,
    scene,
)
from tests.titles.masters_of_football.pad_cases import DONE, FILE, cases, enters, keep_pad

from touchline.kernel.vocabulary import PASS
from touchline.texts import LANGUAGES, Texts
from touchline.titles.masters_of_football import TITLE, codes
from touchline.titles.masters_of_football.printed import AWAY, LEVELS, PHYSICAL
from touchline.titles.masters_of_football.rules.companion import pad_review, scoreboard
from touchline.titles.masters_of_football.rules.standings import FINAL


@rule("MOF-APP-05, 02")
def test_the_scoreboard_shows_the_public_facts_of_a_match() -> None:
    game = scene()
    plain_dice(game)
    match = pitch(game, 2, 1, PHYSICAL)
    play(
        game,
        match,
        [(codes.STEP_TURN, 1), (codes.STEP_TURN, 2), (codes.STEP_TURN, 3)],
        faces=rolls((6, 2, 0, 1), (0, 1, 6, 1), (6, 2, 0, 1)),
    )

    assert scoreboard(game, match) == {
        "home": 2,
        "away": 1,
        "goals": [1, 1],
        "turn": 3,
        "minute": 23,
        "half": 1,
        "attacker": 1,
        "tactic": PHYSICAL,
        "attack_levels": [2, 0],
        "defence_levels": [2, 0],
        "home_advantage": 2,
        "scorers": [{"turn": 1, "team": 2}, {"turn": 3, "team": 1}],
    }


@rule("MOF-APP-05")
@pytest.mark.parametrize(("turn", "printed_turn", "attacker"), [(0, 1, None), (1, 1, 1), (12, 12, 1), (13, 12, 1)])
def test_the_minute_is_that_of_the_turn_or_of_the_first_and_last_beyond_them(
    turn: int, printed_turn: int, attacker: int | None
) -> None:
    game = scene()
    match = pitch(game, 2, 1)
    match.turn, match.attacker = turn, AWAY

    board = scoreboard(game, match)

    assert (board["minute"], board["attacker"]) == (OURS.minutes[printed_turn - 1], attacker)


def corrects(number: int, *goals: int) -> list[Wish]:
    return [(0, codes.ASK_PAD_FIX, number), *enters(*goals)]


FIRST_WINS_ALL: Final = [goal for day, home, away in OURS.fixtures for goal in (int(home < away), int(away < home))]


def leagues(one: int, two: int) -> list[int]:
    """Goals of both leagues in the order of play: lower team numbers win, by this many goals in each league."""
    found: list[int] = []
    for k in range(0, len(FIRST_WINS_ALL), 4):
        day = FIRST_WINS_ALL[k : k + 4]
        found += [one * each for each in day] + [two * each for each in day]
    return found


@rule("MOF-APP-01, 02, 07, 08", "MOF-CAL-08")
def test_companion_mode_asks_for_results_and_nothing_else() -> None:
    goals = enters(*(k % 3 for k in range(24)))
    game, plan = keep_pad(2, [*goals, *corrects(0, 9, 0), DONE])

    assert set(kinds(plan)) == {codes.ASK_PAD_GOALS, codes.ASK_PAD_FIX}
    assert {question.seat for question in plan.asked} == {0}
    assert len(game.results) == 12
    assert game.results[0][4:] == (9, 0)
    assert numbers_told(game, codes.TELL_CHAMPION) == [(team,) for team in game.champions]


@rule("MOF-APP-01", "MOF-CAL-06, 08")
def test_the_keeper_states_the_goals_of_home_and_away_for_each_match_in_order() -> None:
    game, plan = keep_pad(2, [*enters(*range(1, 21), 0, 3, 5, 4), DONE])

    assert [each[1:] for each in game.results[:3]] == [(1, 0, 3, 1, 2), (1, 1, 2, 3, 4), (2, 3, 2, 5, 6)]
    assert numbers_told(game, codes.TELL_RESULT_ENTERED)[:2] == [(0, 3, 1, 2), (1, 2, 3, 4)]
    assert [each.context for each in plan.asked[:2]] == [(0, 3, 0), (0, 3, 3)]
    assert plan.asked[0].options == list(range(21))
    assert plan.asked[24].options == [PASS, *range(12)]
    assert game.matchday == 6


@rule("MOF-APP-04", "MOF-8P-03, 10")
def test_on_the_pad_the_winners_of_two_leagues_meet_in_a_final() -> None:
    game, _plan = keep_pad(5, [*enters(*leagues(1, 2)), DONE, *enters(1, 0, 0, 3), DONE])

    assert numbers_told(game, codes.TELL_FINAL_BEGINS) == [(0, 4)]
    assert game.results[24:] == [(FINAL, 7, 0, 4, 1, 0), (FINAL, 8, 4, 0, 0, 3)]
    assert numbers_told(game, codes.TELL_CHAMPION) == [(0,)]
    assert TITLE.result(game).why == "pad"


@rule("MOF-APP-08")
def test_a_leg_may_be_corrected_before_the_champion_is_told() -> None:
    game, _plan = keep_pad(8, [*enters(*leagues(1, 2)), DONE, *enters(1, 0, 0, 3), *corrects(25, 4, 0), DONE])

    assert numbers_told(game, codes.TELL_CHAMPION) == [(4,)]
    assert [each[2:] for each in game.results[24:]] == [(0, 4, 1, 0), (4, 0, 4, 0)]


@rule("MOF-APP-08")
def test_a_league_result_corrected_after_the_final_asks_for_the_final_again() -> None:
    again = [*corrects(5, 0, 9), DONE, *enters(0, 0, 0, 1), DONE]
    game, _plan = keep_pad(8, [*enters(*leagues(1, 2)), DONE, *enters(1, 0, 0, 3), *again])

    assert [numbers[:2] for numbers in numbers_told(game, codes.TELL_FINAL_BEGINS)] == [(0, 4), (1, 4)]
    assert [each[2:] for each in game.results[24:]] == [(1, 4, 0, 0), (4, 1, 0, 1)]
    assert numbers_told(game, codes.TELL_CHAMPION) == [(1,)]


@rule("MOF-APP-08")
def test_no_finalists_are_shown_while_the_leagues_are_corrected() -> None:
    game = league(8, companion_mode=True)
    game.results, game.finalists = [(0, 1, 0, 3, 1, 0), (FINAL, 7, 0, 4, 1, 0)], [0, 4]

    run(game, pad_review, corrects(0, 0, 1))

    assert (game.results, game.finalists) == ([(0, 1, 0, 3, 0, 1)], [])


@rule("MOF-APP-04", "MOF-TABLE-06")
def test_the_pad_draws_lots_where_the_option_says_so() -> None:
    game, _plan = keep_pad(2, [*enters(*[0] * 24), DONE], draws=[0, 2], full_tie="lots")

    assert numbers_told(game, codes.TELL_LOTS_DRAWN) == [(2,)]
    assert numbers_told(game, codes.TELL_CHAMPION) == [(2,)]


@rule("MOF-APP-04, 07", "MOF-TABLE-05, 06", "MOF-8P-04 to 08", "MOF-8P-10")
def test_the_cases_for_the_pad_of_the_client_are_those_of_the_engine() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == cases()


@rule("MOF-LEVEL-07")
@pytest.mark.parametrize(
    ("lang", "clear", "opaque"),
    [("en", "translucent", "opaque"), ("it", "trasparente", "opaco"), ("pt-PT", "translúcido", "opaco")],
)
def test_attack_dice_are_translucent_and_defence_dice_opaque(lang: str, clear: str, opaque: str) -> None:
    texts = Texts(lang, TITLE.text)

    assert lang in LANGUAGES
    for colour in LEVELS:
        assert clear in texts.say(f"roll-attack-die-{colour}")
        assert opaque in texts.say(f"roll-defence-die-{colour}")
