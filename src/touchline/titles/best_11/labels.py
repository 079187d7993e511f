"""The names of numbers: proper names from the card files, or the ids of texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import COACH, CardSet


def position(role: int) -> str:
    """Return the text with the word for a role, or for the coach."""
    return f"{{position-{role}}}"


def player(cards: CardSet, card: int) -> str:
    """Return `Brondani (keeper, 6)`; for a coach also the formation that he favours: `Bruvizzi (coach, 4-3-3, 5)`."""
    facts = [position(cards.role[card])]
    if cards.role[card] == COACH:
        facts.append(cards.formation_ids[cards.favours[card]])
    return f"{cards.team_names[card]} ({', '.join(facts)}, {cards.value[card]})"


def event(cards: CardSet, card: int) -> str:
    return f"@card-{cards.event_ids[card].replace('_', '-')}" if cards.event_known[card] else cards.event_names[card]


def as_word(label: str) -> str:
    """Turn a label that is a text into a part of a longer one: `@card-jinx` becomes `{card-jinx}`."""
    return f"{{{label[1:]}}}" if label.startswith("@") else label


def management(cards: CardSet, card: int) -> str:
    return cards.management_ids[card]


def play(cards: CardSet, number: int) -> str:
    return f"@play-{cards.play_ids[number].replace('_', '-')}" if cards.play_known[number] else cards.play_names[number]


def attack(cards: CardSet, card: int) -> str:
    return play(cards, cards.play[0][card])


def defence(cards: CardSet, card: int) -> str:
    return play(cards, cards.play[1][card])


def action(cards: CardSet, card: int) -> str:
    return cards.action_ids[card]


def needs(cards: CardSet, number: int) -> str:
    """Return a requirement in words: `midfielder + defender, 6 points`."""
    requirement = cards.needs[number % 2][number // 2]
    return f"{' + '.join(roles(cards, term) for term in requirement.terms)}, {requirement.number} {{word-points}}"


def roles(cards: CardSet, bits: int) -> str:
    """Return some roles in words: `defender or midfielder`."""
    return " {word-or} ".join(position(role) for role in range(COACH) if bits >> role & 1)


def formation(cards: CardSet, number: int) -> str:
    return cards.formation_ids[number]


def box(cards: CardSet, number: int) -> str:
    return cards.box_names[number]


def item(cards: CardSet, number: int) -> str:
    """Return the name of an item of a turn."""
    if number >= c.PLAY:
        return f"{{word-play}} {as_word(event(cards, number - c.PLAY))}"
    if number >= c.BUY:
        return f"{{word-buy}} {player(cards, number - c.BUY)}"
    if number == c.BUILD:
        return "@opt-build"
    return opportunity(cards, (number - c.USE) // 4, (number - c.USE) % 4)


def opportunity(cards: CardSet, card: int, kind: int) -> str:
    if kind == c.ECONOMIC:
        return f"@use-money {cards.economic[card]}"
    if kind == c.EVENTS:
        return f"@use-events-{cards.event_draws[card]}"
    if kind == c.EVENTS + 1:
        what = "negation" if cards.negation[card] else c.BONUS_NAMES[cards.bonus[card]].lower()
        return f"@use-challenge-{what}"
    return f"@use-{c.VARIOUS_NAMES[cards.various[card]].replace('_', '-')}"


def boost(cards: CardSet, number: int) -> str:
    """Return this number of points in words, or the name of a card."""
    return event(cards, number - c.PLAY) if number >= c.PLAY else f"@boost-points {number}"


def bet(cards: CardSet, number: int) -> str:
    return f"@bet-{number // 2}-{'goal' if number % 2 else 'no-goal'}"


def kind_name(cards: CardSet, number: int) -> str:
    return f"@kind-{number}"


def bonus(cards: CardSet, number: int) -> str:
    return f"@bonus-{c.BONUS_NAMES[number].lower()}"


def shelter(cards: CardSet, number: int) -> str:
    return f"@shelter-{number}"


def flag(cards: CardSet, number: int) -> str:
    return "@flag-true" if number else "@flag-false"


LABELS: Final[dict[str, Callable[[CardSet, int], str]]] = {
    "player": player,
    "card": event,
    "management": management,
    "attack": attack,
    "defence": defence,
    "action": action,
    "needs": needs,
    "roles": roles,
    "formation": formation,
    "box": box,
    "item": item,
    "boost": boost,
    "bet": bet,
    "kind": kind_name,
    "bonus": bonus,
    "shelter": shelter,
    "flag": flag,
}
