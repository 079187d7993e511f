"""Odds without cards: the matrix of the catalogue, its table of expected results, and ten thousand simulations."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.titles.masters_of_football.laid import OURS as CARDS

from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.titles.masters_of_football import TITLE, codes
from touchline.titles.masters_of_football.odds import OUTCOMES, attack_chances, goal_chance, odds
from touchline.titles.masters_of_football.printed import BLUE, BROWN, GREEN, ORANGE, PURPLE, RED
from touchline.titles.masters_of_football.rules.levels import with_ties
from touchline.titles.masters_of_football.rules.rerolls import totals
from touchline.titles.masters_of_football.rules.stoppage import stoppage
from touchline.titles.masters_of_football.rules.turns import attack, decide
from touchline.titles.masters_of_football.state import (
    AFTER_STOPPAGE,
    LAST_TURN,
    Match,
    Mof,
)

MATRIX = [
    [30, 22, 15, 10, 7, 4],
    [41, 31, 23, 17, 12, 8],
    [50, 38, 28, 20, 14, 9],
    [68, 53, 41, 29, 21, 13],
    [82, 66, 52, 38, 28, 20],
    [92, 76, 64, 49, 38, 27],
]  # section 10.3, in 144ths


def laid_match(home: tuple[int, int], away: tuple[int, int]) -> tuple[Mof, Match]:
    """A match at kick-off with these attack and defence values, nobody a genius."""
    game = TITLE.game(4, {}, CARDS)
    assert isinstance(game, Mof)
    match = Match(0, 1, 0, 3)
    plain = [player for player in range(CARDS.players) if not CARDS.genius[player]]
    match.lineup = [plain[:3], plain[3:6]]
    match.attack_level = with_ties(game, home[0], away[0], 0)
    match.defence_level = with_ties(game, home[1], away[1], 0)
    match.stage = 0
    game.boards = [match]
    return game, match


def percent(counts: tuple[int, int, int]) -> list[int]:
    return [round(100 * Fraction(count, sum(counts))) for count in counts]


@pytest.mark.parametrize("attack_level", range(6))
@pytest.mark.parametrize("defence_level", range(6))
def test_the_goal_matrix_follows_from_the_dice(attack_level: int, defence_level: int) -> None:
    assert goal_chance(CARDS, attack_level, defence_level) == 9 * MATRIX[attack_level][defence_level]


@pytest.mark.parametrize(
    ("levels", "expected"),
    [
        ((ORANGE, ORANGE), (19.4, 31.9, 17.1, 27.4)),
        ((RED, PURPLE), (2.8, 18.8, 2.5, 15.8)),
        ((PURPLE, RED), (63.9, 68.5, 54.6, 58.3)),
    ],
)
def test_geniuses_change_the_chance_of_a_goal(levels: tuple[int, int], expected: tuple[float, ...]) -> None:
    found = [
        100 * goal_chance(CARDS, *levels, genius, saver) / OUTCOMES
        for genius, saver in ((False, False), (True, False), (False, True), (True, True))
    ]

    assert found == pytest.approx(expected, abs=0.06)


@pytest.mark.parametrize(
    ("home", "away", "expected"),
    [
        ((4, 4), (4, 4), [63, 22, 15]),
        ((6, 6), (6, 6), [58, 24, 18]),
        ((8, 8), (8, 8), [65, 21, 13]),
        ((11, 11), (11, 11), [62, 23, 15]),
        ((8, 7), (5, 6), [65, 21, 13]),
        ((4, 4), (9, 9), [3, 9, 89]),
        ((4, 9), (4, 9), [46, 41, 12]),
        ((9, 4), (9, 4), [73, 15, 12]),
    ],
)
def test_a_whole_match_has_the_odds_of_the_catalogue(
    home: tuple[int, int], away: tuple[int, int], expected: list[int]
) -> None:
    game, match = laid_match(home, away)

    assert percent(odds(game, match)) == expected


def test_chances_of_an_attack_sum_to_all_outcomes() -> None:
    spending, plain, shown = attack_chances(CARDS, GREEN, BROWN, True, True)

    assert spending == OUTCOMES * 5 // 36  # the face, unless the other side's shows too
    assert shown == OUTCOMES // 36
    assert 0 < plain < OUTCOMES - spending - shown


def test_when_all_is_played_the_odds_are_the_result() -> None:
    game, match = laid_match((6, 6), (6, 6))
    match.turn, match.stage, match.goals = LAST_TURN + 1, AFTER_STOPPAGE, [0, 1]

    assert percent(odds(game, match)) == [0, 0, 100]


def test_a_skipped_turn_is_no_chance() -> None:
    game, match = laid_match((6, 6), (6, 6))
    match.turn, match.skips, match.goals = LAST_TURN - 1, 1, [2, 0]

    assert percent(odds(game, match)) == [100, 0, 0]


def test_stoppage_time_counts_for_the_holder_of_home_advantage() -> None:
    game, match = laid_match((9, 4), (9, 4))
    match.turn, match.goals = LAST_TURN, [1, 1]
    goal = Fraction(2, 3) * Fraction(MATRIX[BLUE][RED], 144)

    counts = odds(game, match)

    assert Fraction(counts[0], sum(counts)) == goal
    assert counts[2] == 0


@pytest.mark.parametrize("genius", [False, True])
def test_ten_thousand_simulations_agree(genius: bool) -> None:
    game, match = laid_match((8, 5), (6, 7))
    if genius:
        match.lineup = [[3, 3, 3], [0, 0, 0]]  # a genius in attack at home, one in defence away
    expected = [float(Fraction(count, sum(odds(game, match)))) for count in odds(game, match)]
    game.driver = Inline([], Seeded("odds"))
    found = [0, 0, 0]
    for k in range(10_000):
        match = game.boards[0] = laid_again(match)
        goals = simulate_match(game, match)
        found[0 if goals[0] > goals[1] else 1 if goals[0] == goals[1] else 2] += 1

    assert [count / 10_000 for count in found] == pytest.approx(expected, abs=0.015)


def laid_again(match: Match) -> Match:
    new = match.clone()
    new.ahead, new.goals, new.spent, new.turn = [(codes.STEP_KICK_OFF,)], [0, 0], [0, 0], 0
    return new


def simulate_match(game: Mof, match: Match) -> list[int]:
    """Twelve attacks and stoppage time with the rules' own dice, all windows passed."""
    for turn in range(LAST_TURN):
        one_attack(game, match, game.rules.attackers[turn])
    match.ahead = [(codes.STEP_STOPPAGE,)]
    stoppage(game, match)
    if len(match.ahead) > 1:
        one_attack(game, match, match.home_advantage)
    return match.goals


def one_attack(game: Mof, match: Match, side: int) -> None:
    match.ahead = []
    attack(game, match, side)
    match.ahead = []
    decide(game, match, *totals(game, match))
    match.goals[side] += len(match.ahead)
