"""The stadium.

B11-STADIUM-01  Everybody can complete a stadium; a complete one scores 5.
B11-STADIUM-02  (ruling) Four stands, each for money paid to the bank.
B11-STADIUM-03  (ruling) One stand a turn at most.
B11-STADIUM-04  (ruling) An incomplete stadium scores nothing; stands are never lost or sold.
B11-STADIUM-05  (ruling) Building is not a purchase.
"""

from __future__ import annotations

from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.state import Best11, Team


def can_build(game: Best11, team: Team) -> bool:
    """B11-STADIUM-02, B11-STADIUM-03"""
    rules = game.rules
    return (
        rules.stadium
        and team.stands < rules.stand_count
        and team.built < rules.stands_per_turn
        and team.money >= rules.stand_cost
    )


def build(game: Best11, seat: int) -> None:
    """B11-STADIUM-02, B11-STADIUM-05: the right to buy is not touched."""
    team = game.teams[seat]
    team.money -= game.rules.stand_cost
    team.stands += 1
    team.built += 1
    game.tell(c.TELL_BUILT, seat, team.stands, game.rules.stand_cost)


def is_complete(game: Best11, team: Team) -> bool:
    return game.rules.stadium and team.stands >= game.rules.stand_count


def points(game: Best11, team: Team) -> int:
    """B11-STADIUM-01, B11-STADIUM-04"""
    return game.rules.stadium_points if is_complete(game, team) else 0
