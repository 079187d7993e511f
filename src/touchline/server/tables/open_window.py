"""One open window: who is asked, what was answered, and when it closes.

Nobody can see whether a seat has anything to answer with: seats that have nothing worth asking about, standing orders
and bots pass after random delays of the same distribution.  With one person among bots there is nobody to hide anything
from: the window is brief and closes when all have answered.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from touchline.kernel.drivers import Question
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import PASS
from touchline.server.tables.private_state import PrivateState
from touchline.server.tables.windows import strict_length, tables_asked

RELAXED_MIN_SECONDS: Final = 1.5  # a relaxed window is open at least so long
# delay of a seat that is not asked; not Final, which mypyc gets wrong for floats
PASS_AFTER_SECONDS = (0.4, 1.5)
DAYS_PASS_AFTER_SECONDS = (30.0, 600.0)  # the same delay at the pace of days
HOLD_SECONDS: Final = 15.0  # added each time that a seat asks for time
MAX_HOLDS_PER_MATCH: Final = 2  # for each seat


class Window:
    """One open window: the questions, the answers, and the time at which it closes."""

    def __init__(
        self,
        table: Table,
        pace: str,
        now: float,
        chance: random.Random,
        scale: float = 1.0,
        brief: bool = False,
        shown_at: float | None = None,
    ) -> None:
        self.pace: Final = pace
        self.brief: Final = brief and pace != "strict"
        self.number: Final = len(table.log)
        self._tables = tables_asked(table)
        self._answers: dict[int, int] = {}
        self._moves: dict[int, str] = {}  # seat -> the move id of its answer
        self._planned: dict[int, int] = {}  # seat -> the number of the plan that has answered for it
        self._seconds = strict_length(table)
        self._kinds: Final = {seat: self.question(seat).kind for seat in self._tables}
        self.opened: Final = now
        self.shown_at: Final = now if shown_at is None else shown_at  # the same moment by the wall clock
        self._scale = scale  # factor for all times; tests play faster
        self._earliest_end = now if self.brief else now + RELAXED_MIN_SECONDS * scale
        self._hold_count = 0  # how often seats have asked for time
        self._chance = chance
        self._pass_times: dict[int, float] = {}  # seats that pass without being asked -> when
        self._unasked: set[int] = set()  # people among them, who have nothing worth asking about
        self._bots: set[int] = set()  # seats for which a bot was asked
        self._thinking: set[int] = set()  # those of them that have not answered yet

    @property
    def seats(self) -> list[int]:
        """Return the seats that may answer; this is public and does not depend on hidden cards."""
        return list(self._tables)

    @property
    def hold_count(self) -> int:
        """Return how often seats have asked for time."""
        return self._hold_count

    @property
    def answers(self) -> Mapping[int, int]:
        return self._answers

    @property
    def pass_times(self) -> Mapping[int, float]:
        """Return the seats that pass without being asked, and when."""
        return self._pass_times

    @property
    def plans_used(self) -> Mapping[int, int]:
        """Return the seats for which a plan has answered, and the numbers of the plans."""
        return self._planned

    @property
    def is_anybody_thinking(self) -> bool:
        """Whether a bot was asked and has not answered yet."""
        return bool(self._thinking)

    def asks(self, seat: int) -> bool:
        """Whether the seat may answer in this window."""
        return seat in self._tables

    def table_for(self, seat: int) -> Table:
        """Return the table as it would be if all seats before this one passed."""
        return self._tables[seat]

    def move_of(self, seat: int) -> str:
        """Return the move id of the seat's answer; empty if it has none."""
        return self._moves.get(seat, "")

    def is_unasked(self, seat: int) -> bool:
        """Whether the person passes without being asked."""
        return seat in self._unasked

    def waits_for(self, seat: int) -> bool:
        """Whether the seat may answer and has not."""
        return seat in self._tables and seat not in self._answers

    def seats_with_question(self) -> set[int]:
        """Return the seats that are really asked: not those that have answered or that pass by themselves."""
        return set(self._tables) - {*self._answers, *self._unasked, *self._pass_times}

    def question(self, seat: int) -> Question:
        question = self._tables[seat].question(seat)
        assert question is not None
        return question

    def kind_for(self, seat: int) -> int:
        """Return the kind of the seat's question, also while its answer is being played."""
        return self._kinds[seat]

    def pass_later(self, seat: int, now: float) -> None:
        """Let the seat pass by itself after a random delay; in a brief window at once."""
        delays = DAYS_PASS_AFTER_SECONDS if self.pace == "days" else PASS_AFTER_SECONDS
        self._pass_times[seat] = now if self.brief else now + self._chance.uniform(*delays) * self._scale

    def pass_unasked(self, seat: int, now: float) -> None:
        """Let a person pass without being asked."""
        self._unasked.add(seat)
        self.pass_later(seat, now)

    def ask_after_all(self, seat: int) -> None:
        """Ask a person who would have passed unasked."""
        self._unasked.discard(seat)
        del self._pass_times[seat]

    @property
    def strict_end(self) -> float | None:
        """Return when a strict window closes; None at other paces."""
        return self.opened + self.strict_seconds if self.pace == "strict" else None

    @property
    def strict_seconds(self) -> float:
        """Return how many seconds a strict window is open."""
        return (self._seconds + HOLD_SECONDS * self._hold_count) * self._scale

    def answer(self, seat: int, option: int, move: str = "") -> None:
        self._answers[seat] = option
        self._moves[seat] = move
        self._planned.pop(seat, None)

    def answer_by_plan(self, seat: int, option: int, plan: int) -> None:
        self.answer(seat, option)
        self._planned[seat] = plan

    def add_hold(self) -> None:
        """Note that a seat has asked for time."""
        self._hold_count += 1

    def start_bot(self, seat: int, now: float) -> bool:
        """Return whether a bot must think for this seat now; a window that is not brief does not wait for it."""
        if seat in self._bots or seat in self._answers:
            return False
        self._bots.add(seat)
        if seat in self._pass_times:
            return False
        if not self.brief:
            self.pass_later(seat, now)
        self._thinking.add(seat)
        return True

    def stop_bot(self, seat: int, now: float) -> None:
        """Note that the seat's bot has thought; in a brief window it passes now, unless it answers."""
        self._thinking.discard(seat)
        if self.brief:
            self.pass_later(seat, now)

    def is_late(self, now: float) -> bool:
        """Whether a bot's answer comes too late; a brief window waits for all."""
        closes = None if self.brief else self.closes_at()
        return closes is not None and closes <= now

    def load_answers(self, private: PrivateState) -> None:
        """Take over stored answers and holds: of other workers, or from before a restart."""
        self._hold_count = private.count_holds_in_window(self.number)
        for seat, option, move in private.answers_in_window(self.number):
            if seat in self._tables and option in self.question(seat).options:
                self.answer(seat, option, move)

    def rebuild(self, table: Table, private: PrivateState) -> None:
        """Use a reloaded table; the window's times stay."""
        self._tables = tables_asked(table)
        self.load_answers(private)

    def closes_at(self) -> float | None:
        """Return when the window closes if nobody answers any more; None if it waits for somebody."""
        if self.strict_end is not None:
            return self.strict_end  # the order of play decides, not the speed, so it stays open to the end
        if self.is_decided():
            return self._earliest_end
        waiting = [seat for seat in self.seats if seat not in self._answers]
        if any(seat not in self._pass_times for seat in waiting):
            return None
        return max([self._earliest_end, *(self._pass_times[seat] for seat in waiting)])

    def is_decided(self) -> bool:
        """Whether there is an answer that is no pass, and no seat before it is still waited for."""
        for seat in self.seats:
            if self._answers.get(seat, PASS) != PASS:
                return True
            if seat not in self._answers and seat not in self._pass_times:
                return False
        return False

    def outcome(self) -> list[tuple[int, int]]:
        """Return the picks to play, in the rules' order: passes, up to the first answer that is no pass."""
        played: list[tuple[int, int]] = []
        for seat in self.seats:
            option = self._answers.get(seat, PASS)
            played.append((seat, option))
            if option != PASS:
                break
        return played
