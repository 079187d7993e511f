"""Mister: footballers and actions; no money."""

from typing import Final

from touchline.kernel.declared import Lab
from touchline.titles.mister.state import Mister

CARDS = {"player": "ids", "action": "actions"}
HELD = {"player": ["fielded"], "action": ["action"]}  # the events by which a seat has a card
PRICES = {"player": "overall"}  # nothing is paid: what a footballer should be worth


def purses(game: Mister) -> list[int]:
    return []


def period(game: Mister) -> int:
    return 0


def seat_of(game: Mister, domain: str, number: int) -> int | None:
    return number if domain == "seat" and 0 <= number < game.seats else None


def figures(game: Mister) -> dict[str, int]:
    """Return the figures of all matches of the game: of the only one, or of a cup or a league."""
    counted = {"matches": 0, "goals": 0, "draws": 0, "shootouts": 0}
    for _, _, _, goals, against, _, scored, conceded in game.results:
        counted["matches"] += 1
        counted["goals"] += goals + against
        counted["draws"] += goals == against
        counted["shootouts"] += scored != conceded
    return counted


LAB: Final = Lab(
    cards=CARDS,
    held=HELD,
    prices=PRICES,
    purses=purses,
    period=period,
    seat_of=seat_of,
    figures=figures,
)
