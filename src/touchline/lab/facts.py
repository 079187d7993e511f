"""The facts that the lab knows about the cards of a title."""

from typing import Any

from touchline.kernel.declared import Lab
from touchline.kernel.title import Title


def facts_of(title: Title) -> Lab | None:
    """Return what the title declares for the lab; None if the lab knows only who won."""
    if title.lab is None:
        return None
    lab: Lab = title.lab.load()
    return lab


def known_cards(facts: Lab | None, cards: Any) -> dict[str, int]:
    """Return how many cards of each domain the set has."""
    if facts is None:
        return {}
    return {domain: len(getattr(cards, column)) for domain, column in facts.cards.items()}


def price_of(facts: Lab | None, cards: Any, domain: str, number: int) -> int | None:
    """Return what a card costs; None where nothing is paid or not money (a negative entry)."""
    column = facts.prices.get(domain) if facts is not None else None
    price = -1 if column is None else int(getattr(cards, column)[number])
    return price if price >= 0 else None
