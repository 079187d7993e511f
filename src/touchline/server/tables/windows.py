"""Response windows on the wire: everybody who may answer is asked at the same time, for the same while.

The rules ask one seat after the other.  Whoever would be asked next if those before passed is asked now too, on a
copy of the table; when the window closes, the answers are played in the rules' order: the first that is not a pass
counts, and those behind it are given back unseen.  Whether a seat has anything to answer with never shows: seats that
hold nothing worth asking about, standing orders and bots pass after a delay of the same law.

One person among bots has nobody to hide anything from: such a window is brief, it closes as soon as all have answered.
"""

from __future__ import annotations

import random
from typing import Final

from touchline.kernel.drivers import Question
from touchline.kernel.game import DEALER
from touchline.kernel.table import Table
from touchline.kernel.title import Title
from touchline.kernel.vocabulary import PASS
from touchline.server.tables.private_state import PrivateState

AT_ONCE: Final = ("relaxed", "strict", "days")  # paces in which a window is asked of all at the same time
SHORTEST: Final = 1.5  # a relaxed window never closes earlier
AUTO = (0.4, 1.5)  # after how long a seat that needs no asking passes; mypyc takes a Final pair of floats for unset
STRICT: Final = 6.0
HOLD: Final = 15.0
HOLDS: Final = 2  # of each seat in one match
NO_LOTS: Final = frozenset({"seat", "team", "money", "number"})
DAYS_EXTRA = (30.0, 600.0)  # over days, when nobody had to be waited for


class Window:
    """One open window: who is asked what, who has answered, and when it closes."""

    def __init__(
        self, table: Table, pace: str, now: float, chance: random.Random, scale: float = 1.0, brief: bool = False
    ) -> None:
        self.pace = pace
        self.brief = brief and pace != "strict"
        self.number = len(table.log)
        self.tables = asked_at_once(table)
        self.answers: dict[int, int] = {}
        self.moves: dict[int, str] = {}  # the ids by which the answers were given
        self.opened = now
        self.shown_at = now  # the same moment by the wall clock
        self.scale = scale  # tests play faster
        self.least = now if self.brief else now + SHORTEST * scale
        self.held = 0  # how often time was asked for
        self.chance = chance
        self.passing: dict[int, float] = {}  # seats that pass by themselves, and when
        self.unasked: set[int] = set()  # people among them, who have nothing worth asking about
        self.bots: set[int] = set()  # seats for which a bot was asked
        self.thinking: set[int] = set()  # ... and has not answered yet

    @property
    def seats(self) -> list[int]:
        """Everybody who may answer: public, and the same whatever they hold."""
        return list(self.tables)

    def question(self, seat: int) -> Question:
        question = self.tables[seat].question(seat)
        assert question is not None
        return question

    def pass_alone(self, seat: int, now: float) -> None:
        """This seat is not to be asked: it passes after a while, in a brief window at once."""
        law = DAYS_EXTRA if self.pace == "days" else AUTO
        self.passing[seat] = now if self.brief else now + self.chance.uniform(*law) * self.scale

    def spare(self, seat: int, now: float) -> None:
        """This person passes unasked."""
        self.unasked.add(seat)
        self.pass_alone(seat, now)

    def ask_after_all(self, seat: int) -> None:
        """A person who was spared wants to be asked."""
        self.unasked.discard(seat)
        del self.passing[seat]

    @property
    def most(self) -> float | None:
        """When a strict window closes; None at other paces."""
        return self.opened + self.longest if self.pace == "strict" else None

    @property
    def longest(self) -> float:
        """Seconds that a strict window is open."""
        return (STRICT + HOLD * self.held) * self.scale

    def answer(self, seat: int, option: int, move: str = "") -> None:
        self.answers[seat] = option
        self.moves[seat] = move

    def take_up(self, private: PrivateState) -> None:
        """Answers and holds that were given to another worker, or before the server was started again."""
        self.held = private.asked_for(self.number)
        for seat, (number, option, move) in private.answers.items():
            if number == self.number and seat in self.tables and option in self.question(seat).options:
                self.answer(seat, option, move)

    def lay_again(self, table: Table, private: PrivateState) -> None:
        """On a table that was read anew; the time goes on."""
        self.tables = asked_at_once(table)
        self.take_up(private)

    def closes_at(self) -> float | None:
        """When it will close if nobody says anything more; None: it waits for somebody."""
        if self.most is not None:
            return self.most  # answers are collected to the end: the order of play decides, not the speed
        if self.first_is_clear():
            return self.least
        waiting = [seat for seat in self.seats if seat not in self.answers]
        if any(seat not in self.passing for seat in waiting):
            return None
        return max([self.least, *(self.passing[seat] for seat in waiting)])

    def first_is_clear(self) -> bool:
        """There is a real answer, and everybody before it has answered or passes alone."""
        for seat in self.seats:
            if self.answers.get(seat, PASS) != PASS:
                return True
            if seat not in self.answers and seat not in self.passing:
                return False
        return False

    def outcome(self) -> list[tuple[int, int]]:
        """The picks to be played, in the rules' order: passes up to the first real answer."""
        played: list[tuple[int, int]] = []
        for seat in self.seats:
            option = self.answers.get(seat, PASS)
            played.append((seat, option))
            if option != PASS:
                break
        return played


def has_windows(title: Title, pace: str) -> bool:
    return pace in AT_ONCE and any(asks.window for asks in title.words.asks.values())


def is_window(table: Table) -> bool:
    """The table waits for one seat, in a window."""
    if len(table.questions) != 1:
        return False
    [(seat, question)] = table.questions.items()
    return seat != DEALER and table.title.is_window(question.kind) and PASS in question.options


def has_worth(table: Table, question: Question) -> bool:
    """Whether an answer to this window is worth asking a person about; a title that cannot tell is always asked."""
    worth = table.title.worth
    if worth is None:
        return question.options != [PASS]
    return bool(worth(question.game, question.seat, question.kind, question.context, question.options))


def hold_scope(title: Title) -> int:
    """Holds are counted by match; where a title knows no matches, by the shortest of its scopes."""
    return title.scopes.index("match") if "match" in title.scopes else 0


def asked_at_once(table: Table) -> dict[int, Table]:
    """For each seat of the window, the table as it would be if all before it passed.

    It ends where a seat would be asked again, where the question is no longer of the window, or where chance comes in:
    nobody may be asked with a die in the question that is not rolled yet.
    """
    asked: dict[int, Table] = {}
    twin = table
    while is_window(twin) and twin.to_act[0] not in asked:
        seat = twin.to_act[0]
        asked[seat] = twin
        length = len(twin.log)
        twin = twin.clone()
        twin.pick(seat, PASS)
        if len(twin.log) > length + 1:
            break
    return asked


# -- auctions, where a sealed limit bids


def is_bid(table: Table, question: Question) -> bool:
    if question.seat == DEALER:
        return False
    asks = table.title.words.asks[question.kind]
    return asks.options == "money" and PASS in asks.special


def lot_of(table: Table, question: Question) -> int:
    """What is under the hammer: the first thing told with the question that is neither a party nor a sum."""
    fields = table.title.words.asks[question.kind].context
    things = [number for field, number in zip(fields, question.context, strict=True) if field.domain not in NO_LOTS]
    return things[0] if things else 0
