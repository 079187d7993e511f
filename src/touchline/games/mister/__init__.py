"""Mister: draft a squad, lay eleven face down, and play the action cards.  The rules: docs/rules/mister.md."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from touchline.games.mister.agenda import perform
from touchline.games.mister.cards import CardSet, load_cards
from touchline.games.mister.hidden import hidden, redeal
from touchline.games.mister.lineup import lineup_runs
from touchline.games.mister.setup import OPTIONS, settle, start
from touchline.games.mister.state import Mister
from touchline.games.mister.view import observe, result
from touchline.games.mister.words import FIELD, WORDS
from touchline.kernel.title import Title


def runs(game: Mister, seat: int, kind: int, context: tuple[int, ...]) -> list[tuple[str, list[int]]]:
    """Ready-made line-ups."""
    return lineup_runs(game, seat, context) if kind == FIELD else []


def player_label(cards: CardSet, number: int) -> str:
    return cards.names[number]


def action_label(cards: CardSet, number: int) -> str:
    return "@action-" + cards.actions[number].title


def message(domain: str) -> Callable[[Any, int], str]:
    """A word of the text files, by its number."""
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

TITLE: Final = Title(
    code="mister",
    name="Mister",
    edition=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    words=WORDS,
    load_cards=load_cards,
    start=start,
    perform=perform,
    observe=observe,
    redeal=redeal,
    hidden=hidden,
    result=result,
    settle=settle,
    runs=runs,
    labels=LABELS,
    text=Path(__file__).with_name("text"),
)
