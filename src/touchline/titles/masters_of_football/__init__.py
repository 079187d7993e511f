"""Masters of Football: a squad of footballers, a hidden tactic, twelve turns, and cards from every side.

The rules: docs/rules/masters-of-football.md.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from touchline.kernel.declared import Book, Bots, Lazy
from touchline.kernel.title import Title
from touchline.titles.masters_of_football.agenda import AGENDA
from touchline.titles.masters_of_football.bots.amateur import AmateurMastersOfFootball
from touchline.titles.masters_of_football.bots.asking import best, runs, worth
from touchline.titles.masters_of_football.bots.coach import CoachMastersOfFootball
from touchline.titles.masters_of_football.bots.outlook import MastersOutlook
from touchline.titles.masters_of_football.bots.pro import ProMastersOfFootball
from touchline.titles.masters_of_football.bots.season import SeasonMastersOfFootball
from touchline.titles.masters_of_football.cards import OURS
from touchline.titles.masters_of_football.hidden import candidates, hidden, redeal
from touchline.titles.masters_of_football.labels import LABELS
from touchline.titles.masters_of_football.loader import load_cards
from touchline.titles.masters_of_football.options import OPTIONS, SEATS, settle
from touchline.titles.masters_of_football.rules.setup import start
from touchline.titles.masters_of_football.view.ahead import plannable, window_seconds
from touchline.titles.masters_of_football.view.previews import preview, seat_of
from touchline.titles.masters_of_football.view.seat_view import observe, observe_public, result
from touchline.titles.masters_of_football.view_types import MastersOfFootballView
from touchline.titles.masters_of_football.whole import picks_for_choice
from touchline.titles.masters_of_football.words import WORDS

TITLE: Final = Title(
    code="masters_of_football",
    name="Masters of Football",
    shelf_rank=30,
    edition=2,
    seats=SEATS,
    options=OPTIONS,
    words=WORDS,
    load_cards=load_cards,
    start=start,
    agenda=AGENDA,
    observe=observe,
    observe_public=observe_public,
    view=MastersOfFootballView,
    redeal=redeal,
    hidden=hidden,
    candidates=candidates,
    result=result,
    settle=settle,
    runs=runs,
    picks_for_choice=picks_for_choice,
    preview=preview,
    worth=worth,
    best=best,
    seat_of=seat_of,
    plannable=plannable,
    window_seconds=window_seconds,
    labels=LABELS,
    scopes=("half", "match", "season"),
    text=Path(__file__).with_name("text"),
    own_cards=OURS,
    book=Book("MOF", "masters-of-football.md"),
    bots=Bots(
        {"amateur": AmateurMastersOfFootball, "pro": ProMastersOfFootball},
        instinct=SeasonMastersOfFootball,
        outlook=MastersOutlook(4.0, spread=0.006),
        coach=CoachMastersOfFootball,
    ),
    story=Lazy(f"{__name__}.story:STORY"),
    lab=Lazy(f"{__name__}.lab:LAB"),
    lesson=Lazy(f"{__name__}.lesson:LESSON"),
    first_times=Lazy(f"{__name__}.first_times:FIRST_TIMES"),
    terminal=Lazy(f"{__name__}.terminal"),
    print_decks=Lazy(f"{__name__}.print:decks"),
)
