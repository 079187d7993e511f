"""Tables with real dice: who is to type in what a die or a card shows."""

from __future__ import annotations

from touchline.kernel.drivers import Question
from touchline.kernel.errors import IllegalPick
from touchline.kernel.game import DEALER, sees
from touchline.kernel.table import REWIND, UNDO, Table
from touchline.server.tables.seats import Seats

MAX_CARD_TRIES = 3  # cards typed in at one draw that another place turned out to hold


def dice_question(table: Table, seat: int | None) -> Question | None:
    """What this seat, which sees the die or the card, is to type in; None: nothing."""
    question = table.question(DEALER)
    return question if question is not None and seat is not None and sees(question.seen, seat) else None


def only_bots_see(table: Table, seats: Seats) -> bool:
    """Only bots see the die or the card that is asked for: nobody can type it in."""
    question = table.question(DEALER)
    if question is None:
        return False
    return not any(sees(question.seen, each.seat) for each in seats if not each.is_played_by_bot)


def last_typed(table: Table, seats: Seats) -> int | None:
    """The number of the last face that was typed in, while no person has answered since: it can be corrected."""
    if table.over:
        return None
    log = table.log
    answering = [seat for seat in seats.persons() if not seats.is_played_by_bot(seat)]
    for at in range(len(log) - 1, -1, -1):
        if log[at].who == DEALER and log[at].typed_by != DEALER:
            return at
        if log[at].who in answering or log[at].who in (UNDO, REWIND):
            break
    return None


class CardTries:
    """How often a card was typed in, at the present draw, that another place holds: nobody may try them all."""

    def __init__(self) -> None:
        self._number = -1  # of the draw
        self._count = 0

    def check(self, number: int, seat: int) -> None:
        if number == self._number and self._count >= MAX_CARD_TRIES:
            raise IllegalPick("too-many-tries", seat)

    def add(self, number: int) -> None:
        self._count = self._count + 1 if number == self._number else 1
        self._number = number
