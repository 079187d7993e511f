"""A table: a game that stops where somebody must answer.

Table              what seats may know and do: `view`, `pick`, standing orders, copies
UndoablePosition   taking back picks (undo.py)
Position           the game in mid-step, run until somebody must answer (position.py)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from touchline.kernel.dealer import Dealer
from touchline.kernel.drivers import ByHand, Entry, Inline, Journal, Policy, Question
from touchline.kernel.errors import BadRecord, IllegalPick
from touchline.kernel.game import ALL, DEALER, NOBODY, Game, sees
from touchline.kernel.redeal import redeal, redeal_once
from touchline.kernel.undo import NOT_SEATED, UNDO, Mark, UndoablePosition
from touchline.kernel.vocabulary import PASS

if TYPE_CHECKING:
    from touchline.kernel.record import Record
    from touchline.kernel.result import Result
    from touchline.kernel.title import Title


class Table(UndoablePosition):
    __slots__ = ("cards", "is_scene", "options", "orders")

    def __init__(self, title: Title, options: dict[str, Any], cards: Any, game: Game, journal: Journal) -> None:
        super().__init__(title, game, journal)
        self.options = options
        self.cards = cards
        self.is_scene = False  # it was laid out by hand: no record leads to it
        self.orders: dict[int, dict[int, int]] = {}  # seat -> scope -> the span in which it passes all windows

    # -- what a seat may know

    @property
    def game(self) -> Game:
        """Return a copy of the game as it is.  To change a game, lay a scene (`touchline.scene`)."""
        return self.now.clone()

    @property
    def result(self) -> Result | None:
        return self.title.result(self.base) if self.over else None

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
        """Return the number of this seat's question: the length of the log as far as the seat knows it."""
        if not self.hidden:
            return len(self.log)
        number = self.opened
        for entry in self.log.since(self.opened):
            if entry.who == seat or (entry.who == UNDO and entry.value == seat):
                number += 1
        return number

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return everything that this seat may know, as plain data; None: a spectator."""
        return self.public_view() | self.seat_view(seat) | {"game": self.title.observe(self.now, seat)}

    def public_view(self) -> dict[str, Any]:
        """Return what all may know of the table, without the game on it."""
        result = self.result
        return {
            "title": self.title.code,
            "seats": self.seats,
            "over": self.over,
            "to_act": self.to_act,
            "waiting": self.waiting(),
            "result": result and result.data(),
        }

    def seat_view(self, seat: int | None) -> dict[str, Any]:
        """Return what only this seat may know of the table, without the game on it."""
        question, number = None if seat is None else self.question(seat), self.decision(seat)
        undo = seat is not None and self.can_undo(seat)
        return {
            "number": number,
            "question": question and self.title.question_data(question, number),
            "chosen": [entry.value for entry in self.journal.private.get(NOT_SEATED if seat is None else seat, [])],
            "undo": undo,
            "undo_blocked_by": None if seat is None or undo else self.undo_blocked_by(seat),
            "orders": [] if seat is None else self.standing(seat),
        }

    def waiting(self) -> list[dict[str, Any]]:
        """Return the seats asked, each with the kind of its question where that is public, and whether all is open."""
        return [self.waiting_for(seat, self.journal.open[seat]) for seat in self.to_act]

    def waiting_for(self, seat: int, question: Question) -> dict[str, Any]:
        found = {"seat": seat, "kind": self.public_kind(question)}
        is_open = seat != DEALER and found["kind"] is not None and self.title.words.asks[question.kind].all_open
        return found | {"open": True} if is_open else found

    def public_kind(self, question: Question) -> str | None:
        if self.hidden or question.seen != ALL:
            return None
        words = self.title.words
        return words.rolls[question.kind].name if question.seat == DEALER else words.asks[question.kind].name

    def events_since(self, number: int, seat: int | None) -> list[dict[str, Any]]:
        """Return what happened, as this seat may know it, numbered for this seat alone."""
        seen = [event for event in [*self.events, *(self.now.told or [])] if event.seen_by(seat)]
        return [self.title.event_data(event, at, self.now) for at, event in enumerate(seen[number:], number)]

    # -- what a seat may do

    def pick(self, seat: Any, option: Any, decision: int | None = None) -> None:
        """Answer the question before the seat; whatever is no such answer is an IllegalPick and changes nothing."""
        self.answer(self.check_pick(seat, option, decision), option)
        self.obey()

    def type_in(self, seat: int, option: Any, decision: int | None = None) -> None:
        """With real dice: type in what the die or the card shows this seat.

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
        self.answer(self.check_pick(DEALER, option, decision), option, seat)
        self.obey()

    def deal_for_bot(self, option: int) -> None:
        """With real dice, deal a die or card that no person at the table sees; the log marks it as dealt."""
        self.answer(self.check_pick(DEALER, option, None), option, DEALER)
        self.obey()

    def enter(self, entry: Entry) -> None:
        """Enter a line of a log again: a pick, an undo, or a face that was typed in."""
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
        """Make a big choice as a sequence of small ones: either all are made, or none."""
        if not options:
            raise IllegalPick("empty-run", seat)
        twin = self.clone()
        for option in options:
            twin.pick(seat, option, decision)
            decision = None
        for option in options:
            self.pick(seat, option)

    def pick_whole(self, seat: int, choice: list[int], decision: int | None = None) -> None:
        """Make a big choice at once, such as a line-up; the title knows the picks that it consists of."""
        question = self.journal.open.get(seat)
        if question is None:
            raise IllegalPick("not-asked", seat)
        picks = self.title.picks_of(question, choice)
        if not picks:
            raise IllegalPick("not-offered", seat)
        self.pick_run(seat, picks, decision)

    def check_pick(self, seat: Any, option: Any, decision: int | None) -> Question:
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

    def order(self, seat: int, scope: int, standing: bool = True) -> None:
        """Pass every window of this half, match, season ... unasked; or ask again.  Nobody else learns of it."""
        if standing:
            self.orders.setdefault(seat, {})[scope] = self.now.span(scope)
        else:
            self.orders.get(seat, {}).pop(scope, None)
        self.obey()

    def standing(self, seat: int) -> list[int]:
        """Return the scopes in which the seat passes all windows."""
        given = self.orders.get(seat)
        if given is None:
            return []
        return sorted(scope for scope, span in given.items() if self.now.span(scope) == span)

    # -- how it goes on

    def obey(self) -> None:
        """Pass the windows for which a seat has given a standing order."""
        passed = bool(self.orders)
        while passed:
            passed = False
            for seat, question in self.journal.open.items():
                if self.title.is_window(question.kind) and self.standing(seat):
                    self.answer(question, PASS)
                    passed = True
                    break

    def clone(self, dealer: Dealer | None = None) -> Table:
        """Return a copy of the table that can be played on separately."""
        new = Table(self.title, self.options, self.cards, self.base, self.journal.clone())
        new.now = self.now
        if dealer is not None:
            new.journal.dealer = dealer
        new.log, new.events, new.opened = self.log.clone(), self.events.clone(), self.opened
        new.past, new.is_scene = self.past[:], self.is_scene
        new.orders = {seat: dict(given) for seat, given in self.orders.items()}
        return new

    def play_out(self, policies: Sequence[Policy], dealer: Dealer) -> Game:
        """Play to the end of the game without a stop."""
        rest = Inline(policies, dealer)
        game = self.base.clone()
        journal = self.journal.clone()
        journal.dealer, journal.rollout, journal.open = dealer, rest, {}
        game.driver = journal
        while game.ahead:
            self.title.perform(game, game.next_step())
            game.driver, game.straight = rest, True
        return game

    def redeal(self, seat: int, dealer: Dealer) -> Table | None:
        """Return a table that looks the same to this seat, with the unknown dealt again; None if there is none."""
        return redeal(self, seat, dealer)

    def redeal_once(self, seat: int, dealer: Dealer) -> Table | None:
        """Return the result of one attempt; None if what the seat has seen in this step does not fit the new deal."""
        return redeal_once(self, seat, dealer)

    def appearance(self, seat: int) -> tuple[object, ...]:
        told = [self.title.event_data(event, 0, self.now) for event in self.now.told or [] if event.seen_by(seat)]
        return self.view(seat), told

    def record(self) -> Record:
        from touchline.kernel.record import Record

        if self.is_scene:
            raise BadRecord("scene", self.title.code)
        return Record.of(self)
