"""Names of numbers: cards and managers of our set are named in three languages, those of other sets by their files."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Final

from touchline.games.masters_of_football.cards import OURS, CardSet, sheet
from touchline.games.masters_of_football.printed import LEVELS, POINTS

ON_THE_TABLE: Final = 100  # a source of rerolls: 100 + card is a use left on a card already played


@functools.cache
def ours() -> dict[str, str]:
    """What our own files call each id."""
    names: dict[str, str] = {}
    for file in ("managers.csv", "action_cards.csv", "personless.csv"):
        found = sheet(OURS, file)
        names.update(zip(found.texts("id"), found.texts("name"), strict=True))
    return names


def label(cards: CardSet, domain: str, number: int, lang: str) -> str:
    """A text to show, or `@` and the id of a message of the title."""
    if domain == "player":
        return cards.player_names[number]
    if domain == "card" or domain == "source":
        card = number - ON_THE_TABLE if number >= ON_THE_TABLE else number
        return named("card", cards.card_ids[card], cards.card_names[card])
    if domain == "manager":
        return named("manager", cards.manager_ids[number], cards.manager_names[number])
    if domain == "personless":
        return named("personless", cards.personless_ids[number], cards.personless_names[number])
    if domain == "money":
        return "?" if number == POINTS else f"{number}M"
    return str(number)


def named(domain: str, code: str, name: str) -> str:
    return f"@{domain}-{code}" if ours().get(code) == name else name


def domain_label(domain: str) -> Callable[[CardSet, int], str]:
    """The same by domain, as the title offers it."""
    return lambda cards, number: label(cards, domain, number, "")


def die_label(side: str, level: int) -> Callable[[CardSet, int], str]:
    """What a face of a die shows, for dice that are typed in."""

    def shown(cards: CardSet, face: int) -> str:
        dice = cards.attack_dice if side == "attack" else cards.defence_dice
        return f"{face}: {dice[level][face - 1]}"

    return shown


def genius_label(cards: CardSet, face: int) -> str:
    return f"{face}: {'G' if cards.flame[face - 1] else cards.genius_die[face - 1]}"


def tactics_label(cards: CardSet, face: int) -> str:
    return f"{face}: {cards.tactics_die[face - 1]}"


LABELS: Final[dict[str, Callable[[CardSet, int], str]]] = {
    **{domain: domain_label(domain) for domain in ("player", "card", "source", "manager", "personless", "money")},
    **{
        f"{side}-face-{colour}": die_label(side, level)
        for side in ("attack", "defence")
        for level, colour in enumerate(LEVELS)
    },
    "genius-face": genius_label,
    "tactics-face": tactics_label,
}
