"""The names of the numbers of each domain: names from the card files, or the id of a text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.titles.match_of_the_season.cards import CardSet
from touchline.titles.match_of_the_season.printed import COLOURS, POSITIONS, SQUARES

INTERNATIONAL: Final = len(COLOURS)  # sides from here are international teams


def player_label(cards: CardSet, player: int) -> str:
    """Return a text that takes the name: the short word for a position depends on the language."""
    return f"@card-{POSITIONS[cards.position[player]]} {cards.player_names[player]} {cards.stars[player]}★"


def chance_label(cards: CardSet, card: int) -> str:
    return f"@chance-{cards.kind_codes[cards.chance_kind[card]]}"


def formation_label(cards: CardSet, formation: int) -> str:
    return cards.formation_names[formation]


def money_label(cards: CardSet, amount: int) -> str:
    """Return a sum with a space between thousands, which all languages understand."""
    return f"{amount:,}".replace(",", "\u00a0")


def square_label(cards: CardSet, square: int) -> str:
    return f"@square-{SQUARES[cards.kind[square]].replace('_', '-')}"


def side_label(cards: CardSet, side: int) -> str:
    """Return the name of a team from abroad; the four colours have their own texts."""
    return cards.intl_names[side - INTERNATIONAL]


LABELS: Final[dict[str, Callable[[CardSet, int], str]]] = {
    "player": player_label,
    "chance": chance_label,
    "formation": formation_label,
    "money": money_label,
    "square": square_label,
    "side": side_label,
}
