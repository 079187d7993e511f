"""Duel: bid for a star, scout a card, lay two footballers, roll a die.  The rules: duel.md."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from touchline.kernel.declared import Book
from touchline.kernel.option import Option
from touchline.kernel.title import Title
from touchline_duel.rules import AGENDA, result, start
from touchline_duel.state import FIRST_CARD, Cards, load_cards
from touchline_duel.view import DuelView, candidates, hidden, observe, preview, redeal, seat_of, worth
from touchline_duel.words import WORDS

HERE: Final = Path(__file__).parent


def card_name(cards: Cards, number: int) -> str:
    return cards.names[number - FIRST_CARD]


TITLE: Final = Title(
    code="duel",
    name="Duel",
    edition=1,
    seats=(2,),
    options=(Option("matches", "number", (1, 3), 2, ("DUEL-MATCH-03",)),),
    words=WORDS,
    load_cards=load_cards,
    start=start,
    agenda=AGENDA,
    observe=observe,
    view=DuelView,
    redeal=redeal,
    hidden=hidden,
    result=result,
    candidates=candidates,
    preview=preview,
    worth=worth,
    seat_of=seat_of,
    labels={"card": card_name, "stars": lambda cards, stars: "★" * stars, "club": lambda cards, club: f"@club-{club}"},
    scopes=("game", "match"),
    text=HERE / "text",
    book=Book("DUEL", str(HERE / "duel.md")),
)
