"""What the lab reads in the games of a title: the module `lab` of the title.

`purses(game)`: the money of each seat.  `period(game)`: the season, matchday or round, by which money is followed.
`seat_of(game, domain, number)`: whose a number of an event is, None if nobody's.  `CARDS`: the domains that are cards,
each with the name of the list in the card set that has an entry for each.  `HELD`: the events by which a seat has
one.  `PRICES`: the lists of what they cost.
"""

from types import ModuleType
from typing import Any

from touchline.titles import part


def facts_of(title: str) -> ModuleType | None:
    """None for a title of which the lab knows nothing but who won."""
    return part(title, "lab")


def known_cards(facts: ModuleType | None, cards: Any) -> dict[str, int]:
    """How many cards of each domain the set has."""
    if facts is None:
        return {}
    return {domain: len(getattr(cards, column)) for domain, column in facts.CARDS.items()}


def price_of(facts: ModuleType | None, cards: Any, domain: str, number: int) -> int | None:
    column = facts.PRICES.get(domain) if facts is not None else None
    return None if column is None else int(getattr(cards, column)[number])
