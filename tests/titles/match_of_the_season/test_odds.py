"""Odds: enumerated exactly, told before the roll, and borne out by ten thousand rolls."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Any

import pytest
from tests.scenes import rule
from tests.titles.match_of_the_season.laid import BLUE, RED, eleven, go_on, hold, lined_up, table

from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Anything, Inline
from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.odds import is_exact, match_odds, observed_odds
from touchline.titles.match_of_the_season.rules.match import on
from touchline.titles.match_of_the_season.state import Mots

ROLLS = 10_000
SIGMAS = 4  # the distance, in binomial standard deviations


def new_match(home: str, away: str, competition: int = c.LEAGUE_MATCH, **options: Any) -> Mots:
    game = table(**options)
    eleven(game, BLUE, home)
    eleven(game, RED, away)
    lined_up(game, BLUE, RED, competition)
    return game


def chances(game: Mots) -> list[Fraction]:
    home, away, neither, of = match_odds(game, on(game))
    return [Fraction(home, of), Fraction(away, of), Fraction(neither, of)]


@rule("MOTS-MATCH-03", "MOTS-MATCH-08", "MOTS-MATCH-10", "MOTS-GEN-17", "MOTS-PEN-01", "MOTS-PEN-07")
def test_the_odds_of_one_roll_are_counted_exactly() -> None:
    """A v B: two faces for home, one for away, one level; 2 of 11 takers beat B's goalkeeper, 5 of 11 beat A's."""
    assert chances(new_match("A", "B")) == [Fraction(24, 66), Fraction(16, 66), Fraction(26, 66)]


@rule("MOTS-PEN-08")
def test_an_empty_slot_takes_no_penalty() -> None:
    home = chances(new_match("A10", "B"))[c.HOME]

    assert home == Fraction(1, 6) + Fraction(2, 10) / 6


@rule("MOTS-KO-02", "MOTS-KO-03")
def test_a_knock_out_match_has_a_winner() -> None:
    home, away, neither = chances(new_match("A", "B", c.NATIONAL_SEMI))
    draw = Fraction(26, 66)
    once, level = Fraction(24, 66), sum(draw**k for k in range(6))

    assert neither == 0
    assert home == once * level + draw**6 / 2
    assert home + away == 1


@rule("MOTS-HINT-08", "MOTS-OPT-08")
def test_more_events_give_the_better_side_its_due() -> None:
    lucky = [chances(new_match("A", "B", match_events=events)) for events in (1, 4, 12)]
    margins = [each[c.HOME] - each[c.AWAY] for each in lucky]

    assert margins == sorted(margins)
    assert margins[0] < margins[-1]


SCENES = [
    pytest.param("A", "B", c.LEAGUE_MATCH, {}, id="league"),
    pytest.param("C", "A10", c.LEAGUE_MATCH, {}, id="short side"),
    pytest.param("A", "C", c.NATIONAL_SEMI, {}, id="knock-out"),
    pytest.param("A10", "B0", c.LEAGUE_MATCH, {"penalty_no_taker": "saved"}, id="no taker"),
    pytest.param("A", "B", c.LEAGUE_MATCH, {"match_events": 4}, id="four events"),
    pytest.param("B", "A", c.NATIONAL_SEMI, {"match_events": 3, "cross_lines": True}, id="crossed lines"),
]


@rule(
    "MOTS-MATCH-03",
    "MOTS-PEN-04",
    "MOTS-PEN-05",
    "MOTS-KO-02",
    "MOTS-KO-03",
    "MOTS-KO-05",
    "MOTS-OPT-02",
    "MOTS-OPT-09",
)
@pytest.mark.parametrize(("home", "away", "competition", "options"), SCENES)
def test_ten_thousand_matches_agree_with_the_odds(home: str, away: str, competition: int, options: Any) -> None:
    game = new_match(home, away, competition, **options)
    expected, seen, dealer = chances(game), [0, 0, 0], Seeded(f"{home} {away} {options}")
    for _ in range(ROLLS):
        twin = game.clone()
        twin.driver = Inline([Anything(dealer)] * 4, dealer)
        go_on(twin)
        seen[on(twin).outcome] += 1
    for side in (c.HOME, c.AWAY, c.NEITHER):
        spread = sqrt(ROLLS * float(expected[side] * (1 - expected[side])))
        assert abs(seen[side] - ROLLS * float(expected[side])) <= SIGMAS * spread + 1e-9


def test_the_view_tells_what_each_face_would_mean() -> None:
    game = new_match("A", "B")
    odds = TITLE.observe(game, None)["odds"]

    assert odds == observed_odds(game)
    assert (odds["basis"], odds["exact"]) == ("public", True)
    assert [face["stars"] for face in odds["faces"]] == [[27, 26], [7, 7], [10, 7], [8, 9], None, None]
    assert [face["home"] for face in odds["faces"]] == [1, 0, 1, 0, 2 / 11, 0]
    assert [face["away"] for face in odds["faces"]] == [0, 0, 0, 1, 0, 5 / 11]
    assert odds["home"] + odds["draw"] + odds["away"] == pytest.approx(1)


@rule("MOTS-TACTIC-03")
def test_a_face_down_card_does_not_show_in_the_odds() -> None:
    game = new_match("A", "B")
    before = observed_odds(game)
    on(game).card = hold(game, BLUE, "wing-attack")[0]
    game.teams[BLUE].hand = []

    assert observed_odds(game) == before


def test_with_red_cards_among_the_faces_odds_are_of_this_moment() -> None:
    assert not is_exact(new_match("A", "B", advanced_game=True))
    assert is_exact(new_match("A", "B", match_events=4))


def test_without_line_ups_on_the_table_there_are_no_odds() -> None:
    game = table()

    assert observed_odds(game) is None
