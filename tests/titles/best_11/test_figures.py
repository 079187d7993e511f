"""Games of amateurs beside the catalogue: rounds, scores, goals, stadiums, wins by seat.  `-s` prints them.

The catalogue (section 4.6) has 11.5 to 14.7 rounds and winners at about 52; what was tuned is told in docs/decisions.
"""

from __future__ import annotations

import pytest

from touchline.bots.bot import Bot, Rookie
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.titles.best_11 import TITLE
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.bots.amateur import AmateurBest11
from touchline.titles.best_11.cards import load_cards
from touchline.titles.best_11.rules.stadium import is_complete
from touchline.titles.best_11.state import Best11

CARDS = load_cards(None)
CATALOGUE = {2: (13.7, 52.3), 3: (12.7, 51.9), 4: (12.0, 52.2), 5: (11.5, 52.0)}  # rounds, winner's score


class Figures:
    """Sums over games; every figure is a mean."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = self.rounds = self.score = self.winner = 0
        self.challenges = self.goals = self.stadiums = self.capped = 0
        self.wins = [0.0] * seats  # by place in the base order

    def add(self, game: Best11) -> None:
        result = TITLE.result(game)
        first = [game.base_order.index(seat) for seat, place in enumerate(result.places) if place == 1]
        for place in first:
            self.wins[place] += 1 / len(first)
        self.games += 1
        self.rounds += game.round
        self.capped += game.round == game.rules.max_rounds
        self.score += sum(result.scores)
        self.winner += max(result.scores)
        self.challenges += sum(event.code == c.TELL_CHALLENGED for event in game.told or [])
        self.goals += sum(team.scored for team in game.teams)
        self.stadiums += sum(is_complete(game, team) for team in game.teams)

    def mean(self, total: float) -> float:
        return total / self.games

    def line(self) -> str:
        rounds, winner = CATALOGUE[self.seats]
        wins = "/".join(f"{100 * self.mean(each):.0f}" for each in self.wins)
        return (
            f"{self.seats} people, {self.games} games: rounds {self.mean(self.rounds):.1f} (catalogue {rounds}), "
            f"winners {self.mean(self.winner):.1f} (catalogue {winner}), mean score {self.share(self.score):.1f}, "
            f"challenges {self.mean(self.challenges):.1f}, goals {self.mean(self.goals):.2f}, "
            f"stadiums {100 * self.share(self.stadiums):.0f} %, cap reached {100 * self.mean(self.capped):.1f} %, "
            f"wins by seat {wins}"
        )

    def share(self, total: int) -> float:
        return total / self.games / self.seats


def figures_of(seats: int, games: int) -> Figures:
    figures = Figures(seats)
    for number in range(games):
        game = TITLE.game(seats, {}, CARDS)
        game.told = []
        game.driver = Inline([AmateurBest11(f"{number} {seat}") for seat in range(seats)], Seeded(number))
        while game.ahead:
            TITLE.perform(game, game.next_step())
        assert isinstance(game, Best11)
        figures.add(game)
    print(figures.line())
    return figures


def holds(figures: Figures, slack: float) -> None:
    """Rounds and winners as in the catalogue; goals and stadiums as the issue asks."""
    assert 11.5 - 1.0 - slack < figures.mean(figures.rounds) < 14.7 + slack
    assert 52 - 2.0 - slack < figures.mean(figures.winner) < 52 + 2.0 + slack
    assert figures.mean(figures.goals) > 2.0 - slack / 2
    assert 0.4 - slack / 10 < figures.share(figures.stadiums) < 0.85 + slack / 10


@pytest.mark.figures
@pytest.mark.parametrize(("seats", "games"), [(2, 120), (3, 40), (4, 30), (5, 20)])
def test_amateurs_play_as_the_catalogue_says(seats: int, games: int) -> None:
    holds(figures_of(seats, games), 1.5)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_thousand_games_of_amateurs(seats: int) -> None:
    figures = figures_of(seats, 1000)

    holds(figures, 0.2)
    assert max(figures.wins) / figures.games < 1.5 / seats
    assert min(figures.wins) / figures.games > 0.6 / seats


@pytest.mark.parametrize("seats", [2, 4])
def test_an_amateur_beats_rookies(seats: int) -> None:
    won = 0
    for number in range(20):
        game = TITLE.game(seats, {}, CARDS)
        bots: list[Bot] = [Rookie(f"{number} {seat}") for seat in range(seats)]
        bots[number % seats] = AmateurBest11(number)
        game.driver = Inline(bots, Seeded(number))
        while game.ahead:
            TITLE.perform(game, game.next_step())
        won += TITLE.result(game).places[number % seats] == 1

    assert won >= 18
