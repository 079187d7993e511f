"""A game in the middle of a step: the game from before the step, and a journal of the entries since.

The game at the beginning of the step is never changed, so copies share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from touchline.kernel.dealer import Dealer
from touchline.kernel.drivers import Entry, Journal, Question, Suspended
from touchline.kernel.game import DEALER, IDLE, Event, Game
from touchline.kernel.shared_list import SharedList

if TYPE_CHECKING:
    from touchline.kernel.title import Title


class Position:
    """Runs the agenda of a title until somebody must answer."""

    __slots__ = ("base", "cut", "events", "journal", "log", "now", "opened", "title")

    def __init__(self, title: Title, game: Game, journal: Journal) -> None:
        self.title = title
        self.base = game  # the state before the current step
        self.now = game  # the state in the current step
        self.journal = journal
        self.log: SharedList[Entry] = SharedList([])
        self.events: SharedList[Event] = SharedList([])  # from the steps that are done
        self.opened = 0  # length of the log when the open choice at once began
        self.cut = False  # a roll or a reveal came with the last pick: nothing before it can be undone

    @property
    def over(self) -> bool:
        return not self.base.ahead

    @property
    def seats(self) -> int:
        return self.base.seats

    @property
    def to_act(self) -> list[int]:
        """Return the seats that have to answer now; the dealer, where dice are typed in."""
        return sorted(self.journal.open)

    @property
    def hidden(self) -> bool:
        """Whether several seats answer the open question at the same time and unseen."""
        return bool(self.journal.private)

    @property
    def choice(self) -> int:
        """Return the number of the choice that several make unseen now; -1 if there is none."""
        return self.opened if self.hidden else -1

    @property
    def questions(self) -> dict[int, Question]:
        """Return what is asked now, by seat; where dice are typed in, of the dealer."""
        return self.journal.open

    @property
    def dealer(self) -> Dealer:
        return self.journal.dealer

    def use_dealer(self, dealer: Dealer) -> None:
        """Take all rolls to come from this dealer."""
        self.journal.dealer = dealer

    def entries_of_step(self) -> list[Entry]:
        """Return the entries since the present step began, without those that are still hidden."""
        return self.journal.said

    def hidden_entries(self) -> dict[int, list[Entry]]:
        """Return what each seat has picked so far in the choice that several make unseen."""
        return self.journal.private

    def resume_step(self, game: Game, said: list[Entry], private: dict[int, list[Entry]], dealer: Dealer) -> None:
        """Continue a step from the game before it, with the entries that it has had so far."""
        self.base = self.now = game
        self.journal = Journal(dealer)
        self.journal.said, self.journal.private = said, private
        self.advance()

    def journal_after(self, entry: Entry) -> Journal:
        """Return a copy of the journal with one more entry, for a playout."""
        journal = self.journal.clone()
        (journal.private[entry.who] if self.hidden else journal.said).append(entry)
        return journal

    def forget_hidden_picks(self, keep: int) -> None:
        """Forget the hidden picks of all other seats, so that they are asked again in a playout."""
        for seat in self.journal.private:
            if seat != keep:
                self.journal.private[seat] = []

    def advance(self) -> None:
        """Run the agenda until somebody must answer or the game is over.

        For the first two steps the game is copied before each.  After that the step itself brings the older copy
        forward, which costs less: a step is a function of its entries.
        """
        game, copied = self.base.clone(), False
        while self.base.ahead:
            base = self.base
            if self.run(game):
                return
            if copied:
                self.repeat(base)
                self.base = base
            else:
                game, copied = game.clone(), True
            self.journal.begin()
        self.now = self.base  # one game, not two of which one is out of date

    def repeat(self, game: Game) -> None:
        """Carry out the last step once more, on a copy of the game from before it."""
        self.journal.at = 0
        game.driver, game.told, game.sealed = self.journal, None, False
        self.title.perform(game, game.next_step())
        game.driver, game.told = IDLE, []

    def run(self, game: Game) -> bool:
        """Carry out the next step on this copy; return True if it had to stop."""
        journal, known, hidden = self.journal, len(self.journal.said), self.hidden
        journal.at, journal.open = 0, {}
        game.driver, game.told, game.sealed = journal, [], False
        stopped = False
        try:
            self.title.perform(game, game.next_step())
        except Suspended:
            stopped = True
        game.driver = IDLE  # its questions know the game: without a reference cycle, a dropped game is freed at once
        rolled = [entry for entry in journal.said[known:] if entry.who == DEALER]
        self.log.extend(rolled)
        self.cut |= bool(rolled) or game.sealed or (hidden and not self.hidden)
        if self.hidden and (not hidden or len(journal.said) > known):  # the first choice, or one after another
            self.opened = len(self.log)
        self.now = game
        if not stopped:
            self.events.extend(game.told)
            game.told = []
            self.base = game
        return stopped
