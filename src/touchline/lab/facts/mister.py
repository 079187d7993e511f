"""Mister: footballers and actions; no money."""

from touchline.games.mister.state import Mister

CARDS = {"player": "ids", "action": "actions"}
HELD = {"player": ["fielded"], "action": ["action"]}  # the events by which a seat has a card
PRICES = {"player": "overall"}  # nothing is paid: what a footballer should be worth


def purses(game: Mister) -> list[int]:
    return []


def period(game: Mister) -> int:
    return 0


def seat_of(game: Mister, domain: str, number: int) -> int | None:
    return number if domain == "seat" and 0 <= number < game.seats else None
