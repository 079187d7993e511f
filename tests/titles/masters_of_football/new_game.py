"""A game before its first step, with the cards of the box."""

from __future__ import annotations

from tests.titles.masters_of_football.laid import OURS

from touchline.titles.masters_of_football.options import OPTIONS, settle
from touchline.titles.masters_of_football.rules import setup
from touchline.titles.masters_of_football.state import Mof

GOLD, SILVER, BRONZE, WOOD = OURS.piles


def new(people: int, **options: object) -> Mof:
    given = {option.name: option.default for option in OPTIONS} | options
    return setup.start(people, settle(people, given, set(options)), OURS)


def players_before(game: Mof, team: int) -> list[int]:
    """Return how many gold, silver, bronze and wood players are before him."""
    return [sum(OURS.tier[each] == tier for each in game.teams[team].dealt) for tier in range(4)]


def costing(*costs: int) -> list[int]:
    """Players with these printed costs, ascending."""
    found: list[int] = []
    for cost in costs:
        found.append(next(each for each in range(66) if OURS.cost[each] == cost and each not in found))
    return sorted(found)
