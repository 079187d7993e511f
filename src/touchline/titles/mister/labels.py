"""The names of numbers: proper names from the card files, or the ids of texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from touchline.titles.mister.cards import CardSet


def player_label(cards: CardSet, number: int) -> str:
    return cards.names[number]


def action_label(cards: CardSet, number: int) -> str:
    return "@action-" + cards.actions[number].title


def message(domain: str) -> Callable[[Any, int], str]:
    """Return a word of the text files by its number."""
    return lambda cards, number: f"@{domain}-{number}"


LABELS: Final[dict[str, Callable[[Any, int], str]]] = {
    "player": player_label,
    "action": action_label,
    "slot": message("slot"),
    "characteristic": message("characteristic"),
    "trait": message("trait"),
    "shot": message("shot"),
    "direction": message("direction"),
    "coin": message("coin"),
    "market-choice": message("market-choice"),
    "window-choice": message("window-choice"),
}
