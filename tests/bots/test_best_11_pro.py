"""The pro of Best 11: it waits in good time, outspends whom it can, reads nothing hidden, and beats the amateur."""

import pytest
from tests.bots import pros

from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.titles import SHELF
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.bots.amateur import AmateurBest11
from touchline.titles.best_11.bots.pro import ProBest11, best_of, best_within
from touchline.titles.best_11.bots.waiting import place_worth, single_worth
from touchline.titles.best_11.bots.worth import (
    challenge_gain,
    left_over,
    loss_of_rivals,
    rounds,
    swing,
    worth_of_million,
)
from touchline.titles.best_11.cards import COACH
from touchline.titles.best_11.state import Best11

TITLE = SHELF["best_11"]


def finished_game(seats: int) -> Best11:
    """A whole game between pros, as it lies at the end."""
    game = pros.play_game("best_11", [ProBest11] * seats, f"{seats} pros")
    assert isinstance(game, Best11)
    return game


def test_a_place_is_worth_more_while_there_is_time_to_fill_it_well() -> None:
    assert place_worth(1, 3) == 0
    worths = [place_worth(left, 3) for left in range(2, 12)]
    assert worths == sorted(worths)
    assert place_worth(8, 9) == pytest.approx(0)
    assert worths[-1] > 3


def test_the_one_place_of_a_role_waits_for_the_best_of_it() -> None:
    assert single_worth((2, 4, 6), 25, 1) == 0
    assert single_worth((2, 4, 6), 25, 2) == pytest.approx(1)
    assert single_worth((2, 4, 6), 25, 3) < single_worth((2, 4, 6), 25, 20) < 6


def test_money_is_worth_little_once_all_places_are_filled() -> None:
    game = finished_game(2)
    full = [seat for seat in range(2) if len(game.teams[seat].footballers) == 11 and game.teams[seat].coach >= 0]
    assert full
    assert rounds(game) == 1
    assert all(worth_of_million(game, seat) < 0.1 for seat in full)


def test_a_poor_rival_is_outspent_and_a_rich_one_is_not() -> None:
    game = finished_game(2)
    game.teams[0].money, game.teams[1].money = 12, 1
    assert left_over(game, 0, 1, 2, 0.1, 0.5) == swing(game)
    assert left_over(game, 0, 1, 1, 0.1, 0.5) > 2
    game.teams[1].money = 12
    assert left_over(game, 0, 1, 1, 0.1, 0.5) < 1


def test_a_challenge_of_a_team_without_money_brings_more() -> None:
    game = finished_game(2)
    gains = []
    for money in (0, 4, 12):
        game.teams[0].money, game.teams[1].money = 8, money
        gains.append(challenge_gain(game, 0, 1, c.NONE))
    assert gains[0] > gains[1] > gains[2] > 0


def test_more_money_buys_no_worse() -> None:
    game = TITLE.game(2, {})
    assert isinstance(game, Best11)
    coach = game.cards.role.index(COACH)
    game.market = [coach, 0, 1]
    worths = [best_within(game, 0, money) for money in range(8)]
    assert worths == sorted(worths)
    assert worths[-1] > worths[0]


def test_it_counts_what_a_rival_who_is_still_to_move_would_have_had() -> None:
    game = TITLE.game(2, {})
    assert isinstance(game, Best11)
    game.driver = Inline([ProBest11(seat) for seat in range(2)], Seeded("denied"))
    while not game.market:
        TITLE.perform(game, game.next_step())
    first, second = game.order
    defenders = [card for card, role in enumerate(game.cards.role) if role == c.DEFENDER]
    low, high = sorted(defenders, key=lambda card: game.cards.value[card])[:: len(defenders) - 1]
    game.market, game.teams[second].money = [low, high], 9

    assert loss_of_rivals(game, first, high) > 0
    assert loss_of_rivals(game, first, low) == 0
    assert loss_of_rivals(game, second, high) == 0  # the other has moved
    game.teams[second].money = 0
    assert loss_of_rivals(game, first, high) == 0  # he cannot pay


def test_the_best_of_equals_is_the_first() -> None:
    assert best_of([(7, 1.0), (5, 2.0), (6, 2.0)]) == 5


@pytest.mark.parametrize("seats", [2, 4])
def test_it_picks_by_what_its_seat_may_know(seats: int) -> None:
    assert pros.is_honest("best_11", ProBest11, seats, 7, 60) > 30


def test_it_plays_with_as_many_as_there_may_be() -> None:
    for seats in (3, 5):
        assert len(TITLE.result(finished_game(seats)).scores) == seats


def test_a_pro_beats_an_amateur_from_either_seat() -> None:
    """Over 1,000 games it is about 66 of 100; 105 of 200 leave four deviations to chance."""
    assert pros.victories("best_11", ProBest11, AmateurBest11, 200) >= 105
