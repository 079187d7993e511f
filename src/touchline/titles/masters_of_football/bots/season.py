"""The instinct of a legend of Masters of Football: it looks beyond the current match at the season.

It knows all that a pro knows of a match, and also what money and cards bring later, that a rival's points count
against its own, what managers are worth, and whom to buy for all the matches to come.
"""

from __future__ import annotations

from typing import Final

from touchline.bots.judge import Because, Judged
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.bots.amateur import first_of
from touchline.titles.masters_of_football.bots.pro import ProMastersOfFootball
from touchline.titles.masters_of_football.bots.sense import player_power
from touchline.titles.masters_of_football.bots.squad import best_three, manager_worth, shopping
from touchline.titles.masters_of_football.bots.stakes import Stakes
from touchline.titles.masters_of_football.state import Mof, Team

MILLIONS: Final[list[float]] = [0.26, 0.26, 0.22, 0.22, 0.16, 0.0]  # points that a million brings later, by matchday
MIN_CARD_FACTOR: Final = 1.3  # times that a card must bring: later ones may be better ...
FACTOR_EACH_MILLION_SHORT: Final = 0.08  # ... more for each million that is missing for the cards in hand, or less
CARD_MILLIONS: Final = 1.4  # millions that a card costs as a rule
MIN_MILLION_POINTS: Final = 0.4
KEPT: Final[list[float]] = [0.03, 0.02, 0.01, 0.03, 0.02, 0.0]  # points that a card in hand brings later


class SeasonStakes(Stakes):
    """The match at hand, and those to come."""

    def million(self, game: Mof, number: int) -> float:
        """Return the points of a million: more with cards that the money cannot pay for, fewer for a rich manager."""
        team = game.teams[number]
        lacking = CARD_MILLIONS * len(team.hand) - team.money
        return lasting(game) * max(MIN_MILLION_POINTS, MIN_CARD_FACTOR + FACTOR_EACH_MILLION_SHORT * lacking)

    def card_worth(self, game: Mof) -> float:
        return KEPT[max(0, min(game.matchday, len(KEPT)) - 1)]

    def rival(self, game: Mof) -> float:
        return -1.0 / max(1, game.seats - 1)


def lasting(game: Mof) -> float:
    """Return what a million brings later; nothing is carried beyond the last matchday."""
    return MILLIONS[max(0, min(game.matchday, len(MILLIONS)) - 1)]


class SeasonMastersOfFootball(ProMastersOfFootball):
    """The instinct of a legend."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.stakes = SeasonStakes()
        self.lists: dict[tuple[int, ...], list[int]] = {}

    def in_season(self, game: Mof, team: Team, kind: int, options: list[int]) -> int:
        if kind == c.ASK_MANAGER:
            return best_manager(game, options)
        if kind == c.ASK_BUY:
            return first_of(self.shopping_list(game, team), options)
        if kind == c.ASK_TAKE:
            return best_recruit(game, team, options)
        return super().in_season(game, team, kind, options)

    def shopping_list(self, game: Mof, team: Team) -> list[int]:
        key = (game.matchday, team.money, *team.dealt, *team.squad)
        if key not in self.lists:
            self.lists[key] = shopping(game, team, lasting(game))
        return self.lists[key]

    def judge_options(
        self, game: Mof, seat: int, kind: int, options: list[int], context: tuple[int, ...]
    ) -> list[Judged]:
        if kind == c.ASK_MANAGER:
            return [told_manager(game, each) for each in options]
        if kind == c.ASK_TAKE:
            team = game.teams[game.team_numbers[seat]]
            joined = [(each, best_three(game, team, [*team.squad, each])) for each in options if each != PASS]
            return [Judged(player, worth, []) for player, worth in joined]
        return super().judge_options(game, seat, kind, options, context)


def told_manager(game: Mof, manager: int) -> Judged:
    worth = manager_worth(game, manager)
    return Judged(manager, worth, [Because("manager", {"millions": round(worth)})])


def best_manager(game: Mof, options: list[int]) -> int:
    best, most = options[0], -99.0
    for manager in options:
        worth = manager_worth(game, manager)
        if worth > most:
            best, most = manager, worth
    return best


def best_recruit(game: Mof, team: Team, options: list[int]) -> int:
    """Return the player who makes the three strongest; among equals the best on paper."""
    best, most = PASS, -99.0
    for player in options:
        if player != PASS:
            worth = best_three(game, team, [*team.squad, player]) + 0.001 * player_power(game, player)
            if worth > most:
                best, most = player, worth
    return best
