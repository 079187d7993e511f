"""Best 11: two to five people build eleven and a coach, challenge each other for goals and complete their stadiums.

The first half of the rulebook is lost: docs/rules/best-11.md tells the book, what is reconstructed, and rulings.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from touchline.kernel.declared import Book, Bots, Lazy
from touchline.kernel.title import Title
from touchline.titles.best_11.agenda import AGENDA
from touchline.titles.best_11.ahead import plannable, window_seconds
from touchline.titles.best_11.alike import alike
from touchline.titles.best_11.bots.amateur import AmateurBest11
from touchline.titles.best_11.bots.boards import best
from touchline.titles.best_11.bots.coach import CoachBest11
from touchline.titles.best_11.bots.outlook import Best11Outlook
from touchline.titles.best_11.bots.pro import ProBest11
from touchline.titles.best_11.cards import OURS, load_cards
from touchline.titles.best_11.hidden import candidates
from touchline.titles.best_11.labels import LABELS
from touchline.titles.best_11.options import OPTIONS, settle
from touchline.titles.best_11.preview import preview
from touchline.titles.best_11.rules.scoring import result
from touchline.titles.best_11.rules.setup import start
from touchline.titles.best_11.runs import runs
from touchline.titles.best_11.state import SCOPES
from touchline.titles.best_11.view import hidden, observe, observe_public, redeal
from touchline.titles.best_11.view_types import Best11View
from touchline.titles.best_11.words import WORDS
from touchline.titles.best_11.worth import worth

TITLE: Final = Title(
    code="best_11",
    name="Best 11",
    shelf_rank=40,
    edition=2,
    seats=(2, 3, 4, 5),
    options=OPTIONS,
    words=WORDS,
    load_cards=load_cards,
    start=start,
    agenda=AGENDA,
    observe=observe,
    observe_public=observe_public,
    view=Best11View,
    redeal=redeal,
    hidden=hidden,
    candidates=candidates,
    result=result,
    settle=settle,
    runs=runs,
    preview=preview,
    alike=alike,
    worth=worth,
    best=best,
    plannable=plannable,
    window_seconds=window_seconds,
    labels=LABELS,
    scopes=SCOPES,
    text=Path(__file__).with_name("text"),
    own_cards=OURS,
    book=Book("B11", "best-11.md"),
    bots=Bots(
        {"amateur": AmateurBest11, "pro": ProBest11},
        instinct=ProBest11,
        outlook=Best11Outlook(6.0),
        coach=CoachBest11,
    ),
    lesson=Lazy(f"{__name__}.lesson:LESSON"),
    first_times=Lazy(f"{__name__}.first_times:FIRST_TIMES"),
    story=Lazy(f"{__name__}.story:STORY"),
    lab=Lazy(f"{__name__}.lab:LAB"),
    terminal=Lazy(f"{__name__}.terminal"),
    print_decks=Lazy(f"{__name__}.print:decks"),
)
