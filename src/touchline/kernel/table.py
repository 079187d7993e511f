"""A table: a game that stops where somebody must answer.

It holds the game as it lay when the current step began (never changed, so copies share it) and a journal of what
has been said since.  A game in mid-step is those two and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from touchline.kernel.dealer import Dealer
from touchline.kernel.drivers import (
    ByHand,
    Diverged,
    Entry,
    Inline,
    Journal,
    Policy,
    Question,
    Suspended,
    copied,
)
from touchline.kernel.errors import BadRecord, IllegalPick
from touchline.kernel.game import ALL, DEALER, IDLE, NOBODY, Event, Game, sees
from touchline.kernel.shared_list import SharedList
from touchline.kernel.vocabulary import PASS
from touchline.kernel.written import Redeal

if TYPE_CHECKING:
    from touchline.kernel.record import Record
    from touchline.kernel.title import Result, Title

UNDO: Final = -3  # as `who` of an entry: the seat in `value` takes back its last pick
REWIND: Final = -4  # all agree to go back to the first `value` entries of the log
REDEALS: Final = 200
LOOK_BACK: Final = 200  # entries of the log: whoever picked before them is not told what blocks an undo


class Mark:
    """The table as it was before a pick, without its dealer: going back never takes back a roll."""

    __slots__ = ("base", "events", "now", "open", "private", "said", "seat")

    def __init__(self, table: Table, seat: int) -> None:
        journal = table.journal
        self.base = table.base
        self.now = table.now
        self.said = journal.said[:]
        self.private = copied(journal.private)
        self.open = journal.open
        self.events = len(table.events)
        self.seat = seat


class Table:
    __slots__ = (
        "base",
        "cards",
        "cut",
        "events",
        "is_scene",
        "journal",
        "log",
        "now",
        "opened",
        "options",
        "orders",
        "past",
        "title",
    )

    def __init__(self, title: Title, options: dict[str, Any], cards: Any, game: Game, journal: Journal) -> None:
        self.title = title
        self.options = options
        self.cards = cards
        self.base = game  # as it lay when the current step began
        self.now = game  # as it lies
        self.journal = journal
        self.log: SharedList[Entry] = SharedList([])
        self.events: SharedList[Event] = SharedList([])  # of the steps that are done
        self.opened = 0  # length of the log when the open choice at once began
        self.past: list[Mark] = []  # what can be undone
        self.is_scene = False  # it was laid out by hand: no record leads to it
        self.cut = False  # a roll or a reveal came with the last pick: nothing before it can be undone
        self.orders: dict[int, dict[int, int]] = {}  # seat -> scope -> the span in which it passes all windows

    # -- what a seat may know

    @property
    def game(self) -> Game:
        """A copy of the game as it lies.  To change a game, lay a scene (`touchline.scene`)."""
        return self.now.clone()

    @property
    def over(self) -> bool:
        return not self.base.ahead

    @property
    def seats(self) -> int:
        return self.base.seats

    @property
    def to_act(self) -> list[int]:
        """The seats that owe an answer now; the dealer, where dice are typed in."""
        return sorted(self.journal.open)

    @property
    def result(self) -> Result | None:
        return self.title.result(self.base) if self.over else None

    @property
    def hidden(self) -> bool:
        """The open question is one that several answer at once and unseen."""
        return bool(self.journal.private)

    @property
    def choice(self) -> int:
        """The number of the choice that several make unseen just now; -1 if there is none."""
        return self.opened if self.hidden else -1

    @property
    def questions(self) -> dict[int, Question]:
        """What is asked now, by seat; where dice are typed in, of the dealer."""
        return self.journal.open

    def has_chosen_part(self, seat: int) -> bool:
        """Whether the seat has picks in a choice that several make unseen just now."""
        return bool(self.journal.private.get(seat))

    @property
    def is_by_hand(self) -> bool:
        """Whether dice and cards are typed in."""
        return isinstance(self.journal, ByHand)

    def question(self, seat: int) -> Question | None:
        return self.journal.open.get(seat)

    def decision(self, seat: int | None) -> int:
        """The number of the question before this seat: the length of the log as far as the seat knows it."""
        if not self.hidden:
            return len(self.log)
        number = self.opened
        for entry in self.log.since(self.opened):
            if entry.who == seat or (entry.who == UNDO and entry.value == seat):
                number += 1
        return number

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may know, as plain data; None: a spectator."""
        question = None if seat is None else self.question(seat)
        number, result = self.decision(seat), self.result
        return {
            "title": self.title.code,
            "seats": self.seats,
            "number": number,
            "over": self.over,
            "to_act": self.to_act,
            "question": question and self.title.question_data(question, number),
            "chosen": [entry.value for entry in self.journal.private.get(NOT_SEATED if seat is None else seat, [])],
            "waiting": self.waiting(),
            "undo": seat is not None and self.can_undo(seat),
            "undo_blocked_by": None if seat is None else self.undo_blocked_by(seat),
            "orders": [] if seat is None else self.standing(seat),
            "result": result and result.data(),
            "game": self.title.observe(self.now, seat),
        }

    def waiting(self) -> list[dict[str, Any]]:
        """Who is waited for, and with what kind of question, where everybody will see the answer."""
        return [{"seat": seat, "kind": self.public_kind(self.journal.open[seat])} for seat in self.to_act]

    def public_kind(self, question: Question) -> str | None:
        if self.hidden or question.seen != ALL:
            return None
        words = self.title.words
        return words.rolls[question.kind].name if question.seat == DEALER else words.asks[question.kind].name

    def events_since(self, number: int, seat: int | None) -> list[dict[str, Any]]:
        """What happened, as this seat may know it, numbered for this seat alone."""
        seen = [event for event in [*self.events, *(self.now.told or [])] if event.seen_by(seat)]
        return [self.title.event_data(event, at, self.now) for at, event in enumerate(seen[number:], number)]

    # -- what a seat may do

    def pick(self, seat: Any, option: Any, decision: int | None = None) -> None:
        """Answer the question before the seat; whatever is no such answer is an IllegalPick and changes nothing."""
        self.answer(self.checked(seat, option, decision), option)
        self.obey()

    def type_in(self, seat: int, option: Any, decision: int | None = None) -> None:
        """With real dice: this seat types in what the die or the card shows.

        A card that the seat cannot exclude but that is not in the pile is refused by one code, whoever holds it.
        """
        question = self.journal.open.get(DEALER)
        if question is None or not sees(question.seen, seat):
            raise IllegalPick("not-asked", seat)
        if (
            type(option) is int
            and option not in question.options
            and option in self.title.typed_options(question, seat)
        ):
            raise IllegalPick("card-elsewhere", seat, {"option": option})
        self.answer(self.checked(DEALER, option, decision), option, seat)
        self.obey()

    def deal_for_bot(self, option: int) -> None:
        """With real dice, where nobody at the table sees the die or the card: it was dealt, and is marked so."""
        self.answer(self.checked(DEALER, option, None), option, DEALER)
        self.obey()

    def enter(self, entry: Entry) -> None:
        """A line of the log again: a pick, an undo, or a face that was typed in."""
        if entry.who == UNDO:
            self.undo(entry.value)
        elif entry.who != DEALER:
            self.pick(entry.who, entry.value)
        else:
            question = self.journal.open.get(DEALER)
            if question is None or entry.sides != question.sides:
                raise IllegalPick("not-asked", DEALER)
            self.answer(question, question.option_of(entry.value), entry.typed_by)
            self.obey()

    def answer(self, question: Question, option: int, typed_by: int = NOBODY) -> None:
        mark, length, dealer = Mark(self, question.seat), len(self.log), self.journal.dealer.clone()
        entry = question.answer(option, typed_by)
        (self.journal.private[entry.who] if self.hidden else self.journal.said).append(entry)
        self.log.append(entry)
        self.cut = False
        try:
            self.advance()
        except BaseException:
            self.restore(mark)
            self.log.cut(length)
            self.journal.dealer = dealer  # the rolls of a pick that failed are not in the log: they never were
            raise
        self.remember(mark)

    def pick_run(self, seat: int, options: Sequence[int], decision: int | None = None) -> None:
        """A big choice as a run of small ones: all of it or nothing."""
        if not options:
            raise IllegalPick("empty-run", seat)
        twin = self.clone()
        for option in options:
            twin.pick(seat, option, decision)
            decision = None
        for option in options:
            self.pick(seat, option)

    def checked(self, seat: Any, option: Any, decision: int | None) -> Question:
        if self.over:
            raise IllegalPick("game-over", seat)
        question = self.journal.open.get(seat) if type(seat) is int else None
        if question is None:
            raise IllegalPick("not-asked", seat)
        if decision is not None and decision != self.decision(seat):
            raise IllegalPick("stale", seat, {"decision": self.decision(seat)})
        if type(option) is not int:
            raise IllegalPick("not-a-number", seat)
        if option not in question.options:
            raise self.title.refusal(question, option)
        return question

    def can_undo(self, seat: int) -> bool:
        """Among hidden picks each seat reaches only its own, until all have chosen: nothing is revealed before."""
        if self.is_log_full:
            return False
        if self.hidden:
            return bool(self.journal.private.get(seat))
        return self.marked(seat)

    def undo_blocked_by(self, seat: int) -> dict[str, Any] | None:
        """Why the seat cannot take back its last pick; None if it can, or if it has picked nothing.

        The code is "roll", "other-pick" (of the seat that it names), "reveal" (somebody has learned something),
        "hidden-choice" (several choose unseen: what was before stands), "take-back" (all have agreed to go back) or
        "log-full".
        """
        if self.can_undo(seat):
            return None
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
        """Who has an entry in the log after the last pick of the seat that still stands; None if it has none."""
        since: list[int] = []
        undone: dict[int, int] = {}
        for entry in reversed(self.log):
            who = entry.who
            if who == UNDO:
                undone[entry.value] = undone.get(entry.value, 0) + 1
            elif undone.get(who, 0):
                undone[who] -= 1
            elif who == seat:
                return since
            elif who == REWIND:
                return [*since, REWIND]
            elif len(since) == LOOK_BACK:
                return None
            else:
                since.append(who)
        return None

    @property
    def is_log_full(self) -> bool:
        """What is taken back stays in the log: the second half of it is for going on to the end."""
        return len(self.log) > self.title.max_entries // 2

    def marked(self, seat: int) -> bool:
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

    def order(self, seat: int, scope: int, standing: bool = True) -> None:
        """Pass every window of this half, match, season ... unasked; or ask again.  Nobody else learns of it."""
        if standing:
            self.orders.setdefault(seat, {})[scope] = self.now.span(scope)
        else:
            self.orders.get(seat, {}).pop(scope, None)
        self.obey()

    def standing(self, seat: int) -> list[int]:
        """The scopes for which the seat has said that it passes."""
        given = self.orders.get(seat, {})
        return sorted(scope for scope, span in given.items() if self.now.span(scope) == span)

    # -- how it goes on

    def advance(self) -> None:
        """Run the agenda until somebody must answer or the game is over.

        The game as it lay is copied for the first two steps.  After that the older copy is brought forward by the
        step itself, which costs less: a step is a function of what was said.
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
        """The step that has just been carried out, once more on a game that lies as it lay then."""
        self.journal.at = 0
        game.driver, game.told, game.sealed = self.journal, None, False
        self.title.perform(game, game.next_step())
        game.driver, game.told = IDLE, []

    def run(self, game: Game) -> bool:
        """The next step on this copy; true if it had to stop."""
        journal, known, hidden = self.journal, len(self.journal.said), self.hidden
        journal.at, journal.open = 0, {}
        game.driver, game.told, game.sealed = journal, [], False
        stopped = False
        try:
            self.title.perform(game, game.next_step())
        except Suspended:
            stopped = True
        game.driver = IDLE  # its questions know the game: no ring, so that whatever is dropped is gone at once
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

    def remember(self, mark: Mark) -> None:
        """What can be undone: picks of one seat since the last roll or reveal."""
        if self.cut or mark.seat == DEALER:
            self.past = []
        elif not mark.private:  # a pick among hidden ones is taken back from its own sheet
            if not self.marked(mark.seat):
                self.past = []
            self.past.append(mark)

    def restore(self, mark: Mark) -> None:
        journal = self.journal
        self.base, self.now = mark.base, mark.now
        journal.said, journal.private, journal.open = (
            mark.said[:],
            copied(mark.private),
            mark.open,
        )  # copies share marks
        self.events.cut(mark.events)

    def obey(self) -> None:
        """Standing orders: pass the windows that a seat has said it passes."""
        passed = bool(self.orders)
        while passed:
            passed = False
            for seat, question in self.journal.open.items():
                if self.title.is_window(question.kind) and self.standing(seat):
                    self.answer(question, PASS)
                    passed = True
                    break

    def clone(self, dealer: Dealer | None = None) -> Table:
        """A table that plays on alone."""
        new = Table(self.title, self.options, self.cards, self.base, self.journal.clone())
        new.now = self.now
        if dealer is not None:
            new.journal.dealer = dealer
        new.log, new.events, new.opened = self.log.clone(), self.events.clone(), self.opened
        new.past, new.is_scene = self.past[:], self.is_scene
        new.orders = {seat: dict(given) for seat, given in self.orders.items()}
        return new

    def play_out(self, policies: Sequence[Policy], dealer: Dealer) -> Game:
        """From here to the end without stopping: the rest of this step, then straight on."""
        rest = Inline(policies, dealer)
        game = self.base.clone()
        journal = self.journal.clone()
        journal.dealer, journal.rest, journal.open = dealer, rest, {}
        game.driver = journal
        while game.ahead:
            self.title.perform(game, game.next_step())
            game.driver, game.straight = rest, True
        return game

    def redeal(self, seat: int, dealer: Dealer) -> Table | None:
        """A table that looks the same to this seat, with what it cannot know dealt anew; None if none was found."""
        mine = self.appearance(seat)
        for k in range(REDEALS):
            twin = self.dealt_anew(seat, dealer)
            if twin is not None and twin.appearance(seat) == mine:
                return twin
        return None

    def appearance(self, seat: int) -> tuple[object, ...]:
        told = [self.title.event_data(event, 0, self.now) for event in self.now.told or [] if event.seen_by(seat)]
        return self.view(seat), told

    def dealt_anew(self, seat: int, dealer: Dealer) -> Table | None:
        """One attempt; None where what the seat has seen in this step does not fit the new deal."""
        twin = self.clone(dealer)
        twin.base = twin.now = self.base.clone()
        shown = [
            (entry.who, entry.kind, entry.card if entry.who == DEALER else entry.value)
            for entry in self.journal.said
            if sees(entry.seen, seat) and entry.who != seat
        ]
        self.title.redeal(twin.base, seat, dealer, shown)
        if self.over:
            return twin
        twin.journal = journal = Redeal(dealer, seat, self.journal)
        try:
            stopped = twin.run(twin.base.clone())
        except Diverged:
            return None
        twin.log, twin.opened = self.log.clone(), self.opened
        twin.journal = journal.plain()
        return twin if stopped and journal.at == len(journal.heard) else None

    def record(self) -> Record:
        from touchline.kernel.record import Record

        if self.is_scene:
            raise BadRecord("scene", self.title.code)
        return Record.of(self)


NOT_SEATED: Final = -9
