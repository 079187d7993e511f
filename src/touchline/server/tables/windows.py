"""Response windows: all seats that may answer are asked at the same time.

The rules ask one seat after the other.  A seat that would be asked if those before it passed is asked now too, on a
copy of the table.  When the window closes, the answers are played in the rules' order: the first that is not a pass
counts, and later ones are dropped unseen.  Nobody can see whether a seat has anything to answer with: seats that have
nothing worth asking about, standing orders and bots pass after random delays of the same distribution.

With one person among bots there is nobody to hide anything from: the window is brief and closes when all have answered.
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

PACES_WITH_WINDOWS: Final = ("relaxed", "strict", "days")  # paces at which a window asks all seats at once
RELAXED_MIN_SECONDS: Final = 1.5  # a relaxed window is open at least so long
PASS_AFTER_SECONDS = (
    0.4,
    1.5,
)  # delay of a seat that is not asked; not Final, which mypyc gets wrong for floats
STRICT_SECONDS: Final = 6.0  # a strict window is open for this time, if its title says nothing
HOLD_SECONDS: Final = 15.0  # added each time that a seat asks for time
MAX_HOLDS_PER_MATCH: Final = 2  # for each seat
DAYS_PASS_AFTER_SECONDS = (30.0, 600.0)  # the same delay at the pace of days


class Window:
    """One open window: the questions, the answers, and the time at which it closes."""

    def __init__(
        self, table: Table, pace: str, now: float, chance: random.Random, scale: float = 1.0, brief: bool = False
    ) -> None:
        self.pace = pace
        self.brief = brief and pace != "strict"
        self.number = len(table.log)
        self.tables = tables_asked(table)
        self.answers: dict[int, int] = {}
        self.moves: dict[int, str] = {}  # seat -> the move id of its answer
        self.planned: dict[int, int] = {}  # seat -> the number of the plan that has answered for it
        self.seconds = strict_length(table)
        self.opened = now
        self.shown_at = now  # the same moment by the wall clock
        self.scale = scale  # factor for all times; tests play faster
        self.earliest_end = now if self.brief else now + RELAXED_MIN_SECONDS * scale
        self.hold_count = 0  # how often seats have asked for time
        self.chance = chance
        self.pass_times: dict[int, float] = {}  # seats that pass without being asked -> when
        self.unasked: set[int] = set()  # people among them, who have nothing worth asking about
        self.bots: set[int] = set()  # seats for which a bot was asked
        self.thinking: set[int] = set()  # those of them that have not answered yet

    @property
    def seats(self) -> list[int]:
        """Return the seats that may answer; this is public and does not depend on hidden cards."""
        return list(self.tables)

    def waits_for(self, seat: int) -> bool:
        """Whether the seat may answer and has not."""
        return seat in self.tables and seat not in self.answers

    def seats_with_question(self) -> set[int]:
        """Return the seats that are really asked: not those that have answered or that pass by themselves."""
        return set(self.tables) - {*self.answers, *self.unasked, *self.pass_times}

    def question(self, seat: int) -> Question:
        question = self.tables[seat].question(seat)
        assert question is not None
        return question

    def pass_later(self, seat: int, now: float) -> None:
        """Let the seat pass by itself after a random delay; in a brief window at once."""
        law = DAYS_PASS_AFTER_SECONDS if self.pace == "days" else PASS_AFTER_SECONDS
        self.pass_times[seat] = now if self.brief else now + self.chance.uniform(*law) * self.scale

    def pass_unasked(self, seat: int, now: float) -> None:
        """Let a person pass without being asked."""
        self.unasked.add(seat)
        self.pass_later(seat, now)

    def ask_after_all(self, seat: int) -> None:
        """Ask a person who would have passed unasked."""
        self.unasked.discard(seat)
        del self.pass_times[seat]

    @property
    def strict_end(self) -> float | None:
        """Return when a strict window closes; None at other paces."""
        return self.opened + self.strict_seconds if self.pace == "strict" else None

    @property
    def strict_seconds(self) -> float:
        """Return how many seconds a strict window is open."""
        return (self.seconds + HOLD_SECONDS * self.hold_count) * self.scale

    def answer(self, seat: int, option: int, move: str = "") -> None:
        self.answers[seat] = option
        self.moves[seat] = move
        self.planned.pop(seat, None)

    def load_answers(self, private: PrivateState) -> None:
        """Take over stored answers and holds: of other workers, or from before a restart."""
        self.hold_count = private.count_holds_in_window(self.number)
        for seat, option, move in private.answers_in_window(self.number):
            if seat in self.tables and option in self.question(seat).options:
                self.answer(seat, option, move)

    def rebuild(self, table: Table, private: PrivateState) -> None:
        """Use a reloaded table; the window's times stay."""
        self.tables = tables_asked(table)
        self.load_answers(private)

    def closes_at(self) -> float | None:
        """Return when the window closes if nobody answers any more; None if it waits for somebody."""
        if self.strict_end is not None:
            return self.strict_end  # the order of play decides, not the speed, so it stays open to the end
        if self.is_decided():
            return self.earliest_end
        waiting = [seat for seat in self.seats if seat not in self.answers]
        if any(seat not in self.pass_times for seat in waiting):
            return None
        return max([self.earliest_end, *(self.pass_times[seat] for seat in waiting)])

    def is_decided(self) -> bool:
        """Whether there is an answer that is no pass, and no seat before it is still waited for."""
        for seat in self.seats:
            if self.answers.get(seat, PASS) != PASS:
                return True
            if seat not in self.answers and seat not in self.pass_times:
                return False
        return False

    def outcome(self) -> list[tuple[int, int]]:
        """Return the picks to play, in the rules' order: passes, up to the first answer that is no pass."""
        played: list[tuple[int, int]] = []
        for seat in self.seats:
            option = self.answers.get(seat, PASS)
            played.append((seat, option))
            if option != PASS:
                break
        return played


def has_windows(title: Title, pace: str) -> bool:
    return pace in PACES_WITH_WINDOWS and any(asks.window for asks in title.words.asks.values())


def is_window(table: Table) -> bool:
    """Whether the table waits for one seat in a window."""
    if len(table.questions) != 1:
        return False
    [(seat, question)] = table.questions.items()
    return seat != DEALER and table.title.is_window(question.kind) and PASS in question.options


def is_worth_asking(table: Table, question: Question) -> bool:
    """Whether this window is worth asking a person about; if the title cannot tell, every answer is."""
    if table.title.worth is None:
        return question.options != [PASS]
    return bool(table.title.worthwhile(question))


def strict_length(table: Table) -> float:
    """Return how many seconds a strict window is open here; the same for all, whatever they hold."""
    [question] = table.questions.values()
    if table.title.window_seconds is None:
        return STRICT_SECONDS
    return float(table.title.window_seconds(question.kind, question.context))


def hold_scope(title: Title) -> int:
    """Return the scope in which holds are counted: a match or, in a title without matches, the shortest scope."""
    return title.scopes.index("match") if "match" in title.scopes else 0


def tables_asked(table: Table) -> dict[int, Table]:
    """Return for each seat of the window the table as it would be if all seats before it passed.

    The window ends where a seat would be asked again, where another question follows, or where chance comes in: no
    question may depend on a die that is not rolled yet.
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
