"""Masters of Football: a squad of footballers, a hidden tactic, twelve turns, and cards from every side.

The rules: docs/rules/masters-of-football.md.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from touchline.kernel.title import Title
from touchline.titles.masters_of_football.advice import runs
from touchline.titles.masters_of_football.agenda import perform
from touchline.titles.masters_of_football.hidden import hidden, redeal
from touchline.titles.masters_of_football.labels import LABELS
from touchline.titles.masters_of_football.loader import load_cards
from touchline.titles.masters_of_football.options import OPTIONS, SEATS, settle
from touchline.titles.masters_of_football.rules.setup import start
from touchline.titles.masters_of_football.view import observe, result
from touchline.titles.masters_of_football.words import WORDS

TITLE: Final = Title(
    code="masters_of_football",
    name="Masters of Football",
    edition=1,
    seats=SEATS,
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
    scopes=("half", "match", "season"),
    text=Path(__file__).with_name("text"),
)
