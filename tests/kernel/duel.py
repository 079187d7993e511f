"""The title of the tutorial (examples/touchline-duel) bare: without any part that a title may leave out."""

from __future__ import annotations

from typing import Final

from touchline.kernel.title import Title
from touchline_duel import TITLE as WHOLE
from touchline_duel.rules import AGENDA, auction, result, scout, start
from touchline_duel.state import CLUB_OF, MATCH, TALK, Duel, load_cards
from touchline_duel.view import candidates, hidden, observe, preview, redeal, seat_of, worth
from touchline_duel.words import ASK_ANSWER as ANSWER
from touchline_duel.words import ROLL_CARD as CARD
from touchline_duel.words import ROLL_DIE as DIE
from touchline_duel.words import WORDS

__all__ = ["ANSWER", "CARD", "CLUB_OF", "DIE", "MATCH", "TALK", "TITLE", "Duel", "auction", "scout"]

TITLE: Final = Title(
    code="duel",
    name="Duel",
    edition=1,
    seats=(2,),
    options=WHOLE.options,
    words=WORDS,
    load_cards=load_cards,
    start=start,
    agenda=AGENDA,
    observe=observe,
    redeal=redeal,
    hidden=hidden,
    result=result,
    candidates=candidates,
    preview=preview,
    worth=worth,
    seat_of=seat_of,
    scopes=WHOLE.scopes,
)
