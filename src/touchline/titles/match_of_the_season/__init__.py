"""Match of the Season: six seasons of league and cups.  The rules: docs/rules/match-of-the-season.md."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from touchline.kernel.declared import Book, Bots, Lazy
from touchline.kernel.title import Title
from touchline.titles.match_of_the_season.agenda import AGENDA
from touchline.titles.match_of_the_season.bots.amateur import AmateurMatchOfTheSeason
from touchline.titles.match_of_the_season.bots.coach import CoachMatchOfTheSeason
from touchline.titles.match_of_the_season.bots.outlook import SeasonOutlook
from touchline.titles.match_of_the_season.bots.pro import ProMatchOfTheSeason
from touchline.titles.match_of_the_season.hidden import candidates, hidden, redeal
from touchline.titles.match_of_the_season.labels import LABELS
from touchline.titles.match_of_the_season.load import OURS, load_cards
from touchline.titles.match_of_the_season.options import OPTIONS, settle, start
from touchline.titles.match_of_the_season.rules.ranking import result
from touchline.titles.match_of_the_season.runs import picks_for_choice, runs
from touchline.titles.match_of_the_season.view.ahead import lots, plannable, window_seconds
from touchline.titles.match_of_the_season.view.previews import alike, preview
from touchline.titles.match_of_the_season.view.seat_view import observe, observe_public
from touchline.titles.match_of_the_season.view.worth import seat_of, worth
from touchline.titles.match_of_the_season.view_types import MatchOfTheSeasonView
from touchline.titles.match_of_the_season.words import WORDS

TITLE: Final = Title(
    code="match_of_the_season",
    name="Match of the Season",
    shelf_rank=20,
    edition=2,
    seats=(2, 3, 4),
    options=OPTIONS,
    words=WORDS,
    load_cards=load_cards,
    start=start,
    agenda=AGENDA,
    observe=observe,
    observe_public=observe_public,
    view=MatchOfTheSeasonView,
    redeal=redeal,
    hidden=hidden,
    candidates=candidates,
    result=result,
    settle=settle,
    runs=runs,
    picks_for_choice=picks_for_choice,
    preview=preview,
    alike=alike,
    worth=worth,
    seat_of=seat_of,
    lots=lots,
    plannable=plannable,
    window_seconds=window_seconds,
    labels=LABELS,
    scopes=("day", "season", "game"),
    text=Path(__file__).with_name("text"),
    own_cards=OURS,
    book=Book("MOTS", "match-of-the-season.md"),
    bots=Bots(
        {"amateur": AmateurMatchOfTheSeason, "pro": ProMatchOfTheSeason},
        instinct=ProMatchOfTheSeason,
        outlook=SeasonOutlook(6.0),
        coach=CoachMatchOfTheSeason,
    ),
    lesson=Lazy(f"{__name__}.lesson:LESSON"),
    first_times=Lazy(f"{__name__}.first_times:FIRST_TIMES"),
    story=Lazy(f"{__name__}.story:STORY"),
    lab=Lazy(f"{__name__}.lab:LAB"),
    terminal=Lazy(f"{__name__}.terminal"),
    print_decks=Lazy(f"{__name__}.print:decks"),
)
