"""Best 11: two to five people build eleven and a coach, challenge each other for goals and complete their stadiums.

The first half of the rulebook is lost: docs/rules/best-11.md tells the book, what is reconstructed, and rulings.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from touchline.kernel.title import Title
from touchline.titles.best_11.agenda import perform
from touchline.titles.best_11.cards import load_cards
from touchline.titles.best_11.labels import LABELS
from touchline.titles.best_11.options import OPTIONS, settle
from touchline.titles.best_11.rules.scoring import result
from touchline.titles.best_11.rules.setup import start
from touchline.titles.best_11.runs import runs
from touchline.titles.best_11.state import SCOPES
from touchline.titles.best_11.view import hidden, observe, redeal
from touchline.titles.best_11.words import WORDS

TITLE: Final = Title(
    code="best_11",
    name="Best 11",
    edition=1,
    seats=(2, 3, 4, 5),
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
    scopes=SCOPES,
    text=Path(__file__).parent / "text",
)
