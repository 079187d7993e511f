"""The texts and numbers on a title's cards and the names of its codes, as the client reads them."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from touchline import texts
from touchline.kernel.title import Title
from touchline.kernel.vocabulary import Field
from touchline.server.messages.title_bodies import Cards, Vocabulary
from touchline.server.tables.snapshots import slot_names
from touchline.titles import SHELF

MAX_NUMBERS_TRIED = 4096  # for each domain
MAX_ENDLESS_LABELS = 200  # sent for a domain in which every number has a label
PROBE = 1_234_567  # a number that no card has


@functools.lru_cache(maxsize=32)
def encode_cards(code: str, cards: Any) -> bytes:
    title = SHELF[code]
    return msgspec.json.encode(
        Cards(labels_by_domain(title, cards), number_patterns(title, cards), vocabulary_of(title), plain(cards))
    )


def vocabulary_of(title: Title) -> Vocabulary:
    """Return the domain of every number that a question, event or reason carries, and the rules of each kind."""

    def domains(fields: list[Field]) -> dict[str, str]:
        return {field.name: field.domain for field in fields}

    words = title.words
    return Vocabulary(
        {word.name: domains(word.context) for word in words.asks.values()},
        {word.name: domains(word.numbers) for word in words.tells.values()},
        {word.name: domains(word.numbers) for word in words.reasons.values()},
        {word.name: domains(word.preview) for word in words.asks.values() if word.preview},
        {name: list(rules) for name, rules in words.question_rules.items()},
        {word.name: list(word.rules) for word in words.tells.values() if word.rules},
    )


def labels_by_domain(title: Title, cards: Any) -> dict[str, dict[str, str]]:
    known = texts.Texts("en", title.text)
    return {domain: labels(label, cards, known) for domain, label in title.labels.items()}


def labels(label: Callable[[Any, int], str], cards: Any, known: texts.Texts) -> dict[str, str]:
    found: dict[str, str] = {}
    for number in range(MAX_NUMBERS_TRIED):
        name = label_or_empty(label, cards, number)
        if name and (name[0] != "@" or known.has(name[1:].partition(" ")[0])):
            found[str(number)] = name
    endless = len(found) == MAX_NUMBERS_TRIED
    return dict(list(found.items())[:MAX_ENDLESS_LABELS]) if endless else found


def label_or_empty(label: Callable[[Any, int], str], cards: Any, number: int) -> str:
    """Return the label of a number; empty for a number outside the domain."""
    try:
        return label(cards, number)
    except (LookupError, ValueError, ArithmeticError):
        return ""


def number_patterns(title: Title, cards: Any) -> dict[str, list[str]]:
    """Return the signs before and after the number, for labels that are a number with signs (money)."""
    found: dict[str, list[str]] = {}
    for domain, label in title.labels.items():
        made = label_or_empty(label, cards, PROBE)
        digits = "".join(sign for sign in made if sign.isdigit())
        if digits == str(PROBE) and not made.startswith("@"):
            found[domain] = [made[: made.index("1")], made[made.rindex("7") + 1 :]]
    return found


def plain(value: Any) -> Any:
    """Return card data as plain JSON values; an object by its fields."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, dict):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(each) for each in value]
    if isinstance(value, Path) or callable(value):
        return None
    names = slot_names(type(value)) or vars(value)
    return {name: plain(getattr(value, name, None)) for name in names if not name.startswith("_")}
