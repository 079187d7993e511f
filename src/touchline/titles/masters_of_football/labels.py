"""Names of numbers: cards and managers of our set are named in three languages, those of other sets by their files."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Final

from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.cards import OURS, CardSet, sheet
from touchline.titles.masters_of_football.printed import LEVELS

Label = Callable[[CardSet, int], str]


@functools.cache
def ours() -> dict[str, str]:
    """Return what our own files call each id."""
    names: dict[str, str] = {}
    for file in ("managers.csv", "action_cards.csv", "personless.csv"):
        found = sheet(OURS, file)
        names.update(zip(found.texts("id"), found.texts("name"), strict=True))
    return names


def label_or_text(domain: str, code: str, name: str) -> str:
    """Return `@` and the id of a message for our own names, the name itself for others."""
    return f"@{domain}-{code}" if ours().get(code) == name else name


def player(cards: CardSet, number: int) -> str:
    return cards.player_names[number]


def card(cards: CardSet, number: int) -> str:
    return label_or_text("card", cards.card_ids[number], cards.card_names[number])


def source(cards: CardSet, number: int) -> str:
    """Return the name of a card that rerolls, from the hand or already on the table."""
    return card(cards, number - c.ON_TABLE if number >= c.ON_TABLE else number)


def manager(cards: CardSet, number: int) -> str:
    return label_or_text("manager", cards.manager_ids[number], cards.manager_names[number])


def personless(cards: CardSet, number: int) -> str:
    return label_or_text("personless", cards.personless_ids[number], cards.personless_names[number])


def money(cards: CardSet, number: int) -> str:
    return f"{number}M"


def lot(cards: CardSet, number: int) -> str:
    return str(number + 1)


def fixture(cards: CardSet, number: int) -> str:
    """Return a match of the list by its two teams; the second league follows the first."""
    league, at = divmod(number, len(cards.fixtures))
    day, home, away = cards.fixtures[at]
    return f"{day + 1}: {4 * league + home + 1}-{4 * league + away + 1}"


def tactics_face(cards: CardSet, number: int) -> str:
    return str(cards.tactics_die[number - 1])


def genius_face(cards: CardSet, number: int) -> str:
    return "G" if cards.flame[number - 1] else str(cards.genius_die[number - 1])


def attack_face(level: int) -> Label:
    return lambda cards, number: str(cards.attack_dice[level][number - 1])


def defence_face(level: int) -> Label:
    return lambda cards, number: str(cards.defence_dice[level][number - 1])


LABELS: Final[dict[str, Label]] = {
    "player": player,
    "card": card,
    "source": source,
    "manager": manager,
    "personless": personless,
    "money": money,
    "lot": lot,
    "fixture": fixture,
    "tactics-face": tactics_face,
    "genius-face": genius_face,
    **{"attack-face-" + colour: attack_face(level) for level, colour in enumerate(LEVELS)},
    **{"defence-face-" + colour: defence_face(level) for level, colour in enumerate(LEVELS)},
}
