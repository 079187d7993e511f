"""Best 11: team cards, event cards, management cards and formations; money by round."""

from typing import Final

from touchline.kernel.declared import Lab
from touchline.titles.best_11.state import Best11

CARDS = {"player": "team_ids", "card": "event_ids", "management": "management_ids", "formation": "formation_ids"}
HELD = {
    "player": ["bought", "signed", "poached"],
    "card": ["played", "white"],
    "management": ["used"],
    "formation": ["board"],
}  # the events by which a seat has a card
PRICES = {"player": "price"}


def purses(game: Best11) -> list[int]:
    return [team.money for team in game.teams]


def period(game: Best11) -> int:
    return game.round


def seat_of(game: Best11, domain: str, number: int) -> int | None:
    return number if domain == "seat" and 0 <= number < game.seats else None


def figures(game: Best11) -> dict[str, int]:
    """Return the figures of a game, summed over all managers."""
    return {
        "rounds": game.round,
        "goals": sum(team.scored for team in game.teams),
        "stands": sum(team.stands for team in game.teams),
    }


LAB: Final = Lab(
    cards=CARDS,
    held=HELD,
    prices=PRICES,
    purses=purses,
    period=period,
    seat_of=seat_of,
    figures=figures,
)
