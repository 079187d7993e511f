"""Tables with real dice: who types in what a die or a card shows."""

from __future__ import annotations

from touchline.kernel.drivers import Question
from touchline.kernel.errors import IllegalPick
from touchline.kernel.game import DEALER, sees
from touchline.kernel.table import Table
from touchline.kernel.undo import REWIND, UNDO
from touchline.server.tables.seats import Seats

MAX_CARD_TRIES = 3  # cards typed in at one draw that another place turned out to hold


def dice_question(table: Table, seat: int | None) -> Question | None:
    """Return the question for the die or card that this seat sees and has to type in; None if there is none."""
    question = table.question(DEALER)
    return question if question is not None and seat is not None and sees(question.seen, seat) else None


def is_seen_by_bots_only(table: Table, seats: Seats) -> bool:
    """Whether only bots may see the die or card that is asked for, so that nobody can type it in."""
    question = table.question(DEALER)
    if question is None:
        return False
    return not any(sees(question.seen, each.seat) for each in seats if not each.is_played_by_bot)


def last_typed(table: Table, seats: Seats) -> int | None:
    """Return the number of the last typed face, if no person has answered since, so that it can be corrected."""
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
    """Counts cards typed in at one draw that lie elsewhere, so that nobody can try them all."""

    def __init__(self) -> None:
        self._number = -1  # the draw's
        self._count = 0

    def check(self, number: int, seat: int) -> None:
        if number == self._number and self._count >= MAX_CARD_TRIES:
            raise IllegalPick("too-many-tries", seat)

    def add(self, number: int) -> None:
        self._count = self._count + 1 if number == self._number else 1
        self._number = number
