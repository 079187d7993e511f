"""The score and the ranking."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CLEO,
    deal,
    ex,
    formation,
    lay_white,
    own,
    pay,
    round_one,
    sign,
)

from touchline.titles.best_11.cards import load_cards
from touchline.titles.best_11.rules.scoring import lines, result, score
from touchline.titles.best_11.state import Best11


@rule("B11-SCORE-01", "B11-SCORE-02")
def test_footballers_score_their_value_and_the_captain_two_more() -> None:
    game = round_one(2)
    sign(game, ANN, "P4 D3")
    assert lines(game, ANN)[0] == 7

    game.teams[ANN].captain = own(game, ANN, "D3")

    assert lines(game, ANN)[0] == 9


@rule("B11-SCORE-05", "B11-SCORE-06")
def test_goals_score_three_and_cost_one() -> None:
    game = round_one(2)
    game.teams[ANN].scored, game.teams[ANN].conceded = 4, 3

    assert score(game, ANN) == 12 - 3


@rule("B11-SCORE-07")
def test_a_complete_stadium_scores_five() -> None:
    game = round_one(2)
    game.teams[ANN].stands = 4

    assert score(game, ANN) == 5


@rule("B11-SCORE-08", "B11-EVENT-20")
def test_money_and_cards_score_nothing() -> None:
    game = round_one(2)
    pay(game, 30)
    deal(game, ANN, "injury", "red_card")
    lay_white(game, ANN, "tv_rights", "superior_tactics")

    assert score(game, ANN) == 0
    assert len(game.teams[ANN].hand) == 2  # white cards in play are not in the hand


@rule("B11-SCORE-09")
def test_an_incomplete_team_scores_what_it_has() -> None:
    game = round_one(2)
    sign(game, ANN, "A6")

    assert score(game, ANN) == 6


@rule("B11-SCORE-10")
def test_the_highest_score_wins() -> None:
    game = round_one(3)
    sign(game, ANN, "D3")
    sign(game, BOB, "D5")
    sign(game, CLEO, "D4")
    pay(game, 99)

    found = result(game)

    assert (found.places, found.scores, found.why) == ([3, 1, 2], [3, 5, 4], "points")


TIES = [
    ({"scored": (2, 1), "conceded": (3, 0)}, [1, 2], "goals-scored"),
    ({"scored": (1, 1), "conceded": (1, 0)}, [2, 1], "goals-conceded"),
    ({"scored": (1, 1), "conceded": (1, 1), "money": (4, 5)}, [2, 1], "money"),
    ({"scored": (1, 1), "conceded": (1, 1), "money": (5, 5)}, [1, 1], "shared"),
]


@rule("B11-SCORE-11")
@pytest.mark.parametrize(("given", "places", "why"), TIES)
def test_ties(given: dict[str, tuple[int, int]], places: list[int], why: str) -> None:
    game = round_one(2)
    for name, numbers in given.items():
        for seat in (ANN, BOB):
            setattr(game.teams[seat], name, numbers[seat])
    level(game)

    found = result(game)

    assert found.scores[ANN] == found.scores[BOB]
    assert (found.places, found.why) == (places, why)


def level(game: Best11) -> None:
    """Footballers make the scores equal."""
    gap = score(game, ANN) - score(game, BOB)
    if gap:
        sign(game, BOB if gap > 0 else ANN, f"D{abs(gap)}")


@rule("B11-COACH-04", "B11-SCORE-03", "B11-SCORE-04")
def test_the_points_of_coaches_are_a_setting() -> None:
    game = round_one(2, coach_fit_points=5, coach_value_scores=False)
    sign(game, ANN, "X4:4-4-2")

    assert lines(game, ANN)[1:3] == [0, 5]
    assert lines(game, BOB)[1:3] == [0, 0]


def final_team(worth: int, favours: str) -> Best11:
    """The team of both examples, with a coach of this value who favours this formation."""
    game = round_one(2)
    team = game.teams[ANN]
    team.board = formation("4-3-3")
    *_, team.coach = sign(game, ANN, "P4 D5 D4 D3 D3 C4 C4 C3 A6 A3 A2 X3")
    game.cards = load_cards(None)  # to be written on
    game.cards.value[team.coach] = worth
    game.cards.favours[team.coach] = formation(favours)
    team.captain = own(game, ANN, "A6")
    team.scored, team.conceded, team.stands, team.money = 2, 1, 4, 7
    return game


@rule(
    "B11-SCORE-01",
    "B11-SCORE-02",
    "B11-SCORE-03",
    "B11-SCORE-04",
    "B11-SCORE-05",
    "B11-SCORE-06",
    "B11-SCORE-07",
    "B11-SCORE-08",
)
@ex("X-66")
def test_a_final_score() -> None:
    game = final_team(3, "4-2-3-1")

    assert lines(game, ANN) == [43, 3, 3, 6, -1, 5]
    assert score(game, ANN) == 59


@rule("B11-COACH-04")
@ex("X-67")
def test_a_coach_of_the_malus_formation() -> None:
    game = final_team(5, "5-3-2")

    assert lines(game, ANN) == [43, 5, -3, 6, -1, 5]
    assert score(game, ANN) == 55


@rule("B11-SCORE-11")
@ex("X-69")
def test_fewer_goals_conceded_break_a_tie() -> None:
    game = round_one(2)
    sign(game, ANN, "D1")
    sign(game, BOB, "D3")
    for seat, conceded in ((ANN, 1), (BOB, 3)):
        game.teams[seat].scored, game.teams[seat].conceded = 2, conceded

    found = result(game)

    assert found.scores == [6, 6]
    assert (found.places, found.why) == ([1, 2], "goals-conceded")


@rule("B11-SCORE-10", "B11-SCORE-11")
def test_the_decider_is_the_first_difference_between_first_and_second() -> None:
    game = round_one(3)
    sign(game, CLEO, "D1")
    pay(game, 2, 1)
    for seat in (ANN, BOB):
        sign(game, seat, "C4")

    assert (result(game).places, result(game).why) == ([1, 2, 3], "money")
