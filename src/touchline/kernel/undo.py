"""Undo: how far a seat may go back, and why not further."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from touchline.kernel.drivers import Entry, Journal, copy_private
from touchline.kernel.errors import IllegalPick
from touchline.kernel.game import ALL, DEALER, Game
from touchline.kernel.position import Position

if TYPE_CHECKING:
    from touchline.kernel.title import Title

UNDO: Final = -3  # as `who` of an entry: the seat in `value` takes back its last pick
REWIND: Final = -4  # all agree to go back to the first `value` entries of the log
MAX_ENTRIES_LOOKED_BACK: Final = 200  # a seat whose last pick is further back is not told what blocks an undo
NOT_SEATED: Final = -9


class Mark:
    """A position as it was before a pick, without its dealer: going back never takes back a roll."""

    __slots__ = ("base", "events", "now", "open", "private", "said", "seat")

    def __init__(self, position: Position, seat: int) -> None:
        journal = position.journal
        self.base = position.base
        self.now = position.now
        self.said = journal.said[:]
        self.private = copy_private(journal.private)
        self.open = journal.open
        self.events = len(position.events)
        self.seat = seat


class UndoablePosition(Position):
    """A position that remembers the ones before the last picks."""

    __slots__ = ("past",)

    def __init__(self, title: Title, game: Game, journal: Journal) -> None:
        super().__init__(title, game, journal)
        self.past: list[Mark] = []  # the states that an undo goes back to

    def can_undo(self, seat: int) -> bool:
        """Whether the seat can undo; of hidden picks only its own, until all have chosen."""
        if self.is_log_full:
            return False
        if self.hidden:
            return bool(self.journal.private.get(seat))
        return self.has_mark(seat)

    def undo_blocked_by(self, seat: int) -> dict[str, Any] | None:
        """Return why the seat cannot take back its last pick (see `can_undo`); None if it has picked nothing.

        The code is "roll", "other-pick" (of the seat that it names), "reveal" (somebody has learned something),
        "hidden-choice" (several choose unseen: what was before stands), "take-back" (all have agreed to go back) or
        "log-full".
        """
        since = self.since_last_pick(seat)
        if since is None:
            return None
        numbers: dict[str, int] = {}
        others = [who for who in since if who >= 0]
        if self.is_log_full:
            code = "log-full"
        elif self.hidden:
            code = "hidden-choice"
        elif REWIND in since:
            code = "take-back"
        elif DEALER in since:
            code = "roll"
        elif others:
            code, numbers = "other-pick", {"seat": others[0]}
        else:
            code = "reveal"
        return {"code": code, "numbers": numbers}

    def since_last_pick(self, seat: int) -> list[int] | None:
        """Return the seats with an entry after this seat's last pick that still stands; None without such a pick."""
        since: list[int] = []
        undone: dict[int, int] = {}
        for entry in reversed(self.log):
            who = entry.who
            if who == UNDO:
                undone[entry.value] = undone.get(entry.value, 0) + 1
            elif undone and undone.get(who, 0):
                undone[who] -= 1
            elif who == seat:
                return since
            elif who == REWIND:
                return [*since, REWIND]
            elif len(since) == MAX_ENTRIES_LOOKED_BACK:
                return None
            else:
                since.append(who)
        return None

    @property
    def is_log_full(self) -> bool:
        """Whether no more may be taken back: undone picks stay in the log, and half of it is for finishing the game."""
        return len(self.log) > self.title.max_entries // 2

    def has_mark(self, seat: int) -> bool:
        return bool(self.past) and self.past[-1].seat == seat

    def undo(self, seat: int | None = None) -> None:
        """Take back the last pick, as far as the last roll, reveal or other seat's pick."""
        if seat is None:
            seat = self.past[-1].seat if self.past else NOT_SEATED
        if not self.can_undo(seat):
            raise IllegalPick("no-undo", seat)
        self.log.append(Entry(UNDO, seat, 0, 0, ALL))
        if self.hidden:
            self.journal.private[seat].pop()
            self.advance()
        else:
            self.restore(self.past.pop())

    def undo_hidden(self, seat: int) -> None:
        """Take back all that this seat has chosen unseen: a line-up is chosen again as a whole."""
        if not self.hidden:
            raise IllegalPick("no-undo", seat)
        self.undo(seat)
        while self.can_undo(seat):
            self.undo(seat)

    def remember(self, mark: Mark) -> None:
        """Remember the state before a pick: picks of one seat since the last roll or reveal can be undone."""
        if self.cut or mark.seat == DEALER:
            self.past = []
        elif not mark.private:  # a hidden pick is taken back from the journal
            if not self.has_mark(mark.seat):
                self.past = []
            self.past.append(mark)

    def restore(self, mark: Mark) -> None:
        journal = self.journal
        self.base, self.now = mark.base, mark.now
        journal.said, journal.private, journal.open = (
            mark.said[:],
            copy_private(mark.private),
            mark.open,
        )  # copies share marks
        self.events.cut(mark.events)
