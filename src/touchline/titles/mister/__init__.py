"""Mister: draft a squad, lay eleven face down, and play the action cards.  The rules: docs/rules/mister.md."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from touchline.kernel.declared import Book, Bots, Lazy
from touchline.kernel.title import Title
from touchline.titles.mister.agenda import AGENDA
from touchline.titles.mister.bots.amateur import AmateurMister
from touchline.titles.mister.bots.coach import CoachMister
from touchline.titles.mister.bots.newcomer import best
from touchline.titles.mister.bots.outlook import MisterOutlook
from touchline.titles.mister.bots.pro import ProMister
from touchline.titles.mister.cards import OURS, load_cards
from touchline.titles.mister.hidden import candidates, hidden, redeal
from touchline.titles.mister.labels import LABELS
from touchline.titles.mister.options import OPTIONS, settle
from touchline.titles.mister.preview import alike, preview
from touchline.titles.mister.rules.setup import start
from touchline.titles.mister.runs import runs
from touchline.titles.mister.view import observe, observe_public, result
from touchline.titles.mister.view_types import MisterView
from touchline.titles.mister.words import WORDS

TITLE: Final = Title(
    code="mister",
    name="Mister",
    shelf_rank=10,
    edition=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    words=WORDS,
    load_cards=load_cards,
    start=start,
    agenda=AGENDA,
    observe=observe,
    observe_public=observe_public,
    view=MisterView,
    redeal=redeal,
    hidden=hidden,
    candidates=candidates,
    result=result,
    settle=settle,
    runs=runs,
    preview=preview,
    alike=alike,
    best=best,
    labels=LABELS,
    text=Path(__file__).with_name("text"),
    own_cards=OURS,
    book=Book("MIS", "mister.md"),
    bots=Bots(
        {"amateur": AmateurMister, "pro": ProMister},
        instinct=ProMister,
        outlook=MisterOutlook(4.0, 0.5),
        coach=CoachMister,
    ),
    story=Lazy(f"{__name__}.story:STORY"),
    lab=Lazy(f"{__name__}.lab:LAB"),
    terminal=Lazy(f"{__name__}.terminal"),
    lesson=Lazy(f"{__name__}.lesson:LESSON"),
    first_times=Lazy(f"{__name__}.first_times:FIRST_TIMES"),
    print_decks=Lazy(f"{__name__}.print:decks"),
)
