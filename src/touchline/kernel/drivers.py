"""Drivers give asking and rolling a meaning, so the same rules serve simulation, people, search, replay and real dice.

Inline    a policy answers at once, the whole game is one straight run
Journal   answers what has been said since the step began; where that ends the step is suspended
ByHand    a journal whose dice are typed in: a roll suspends just as a question does

Those that answer from what is written down (Replay, Redeal, Scripted) are in `written.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from touchline.kernel.dealer import Dealer
from touchline.kernel.errors import IllegalPick
from touchline.kernel.game import ALL, DEALER, NOBODY, Driver, Game, Options, Refusal, Why, only, take_card

T = TypeVar("T")
NO_CARD: Final = -1


class Suspended(Exception):
    """The step needs an answer that is not there yet.  Only tables, replays and tests catch it."""


class Diverged(Exception):
    """The rules did not ask what the journal answers: the step is not a function of answers and faces."""


class Question:
    """A question to a seat (or, with real dice, to the dealer), with the game in the state in which it is asked."""

    __slots__ = ("bag", "context", "game", "kind", "options", "seat", "seen", "sides", "why")

    def __init__(
        self, game: Game, seat: int, kind: int, options: list[int], context: tuple[int, ...], why: Why | None, seen: int
    ) -> None:
        self.game = game
        self.seat = seat
        self.kind = kind
        self.options = options
        self.context = context
        self.why = why
        self.seen = seen
        self.sides = 0  # for a die that is typed in
        self.bag: list[int] | None = None  # for a card that is typed in: the game's own list that it is drawn from

    @property
    def refusals(self) -> list[Refusal]:
        return self.why(self.game, self.seat, self.context) if self.why else []

    def answer(self, option: int, typed_by: int = NOBODY) -> Entry:
        if self.bag is not None:
            face = self.bag.index(option) + 1
            return Entry(DEALER, face, self.sides, self.kind, self.seen, option, typed_by)
        return Entry(self.seat, option, self.sides, self.kind, self.seen, NO_CARD, typed_by)

    def option_of(self, face: int) -> int:
        """Return the option that a record's entry with this face stands for; for a card, the one at that place."""
        return face if self.bag is None else self.bag[face - 1]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Entry:
    """A pick or a face: one row of the log."""

    __slots__ = ("card", "kind", "seen", "sides", "typed_by", "value", "who")

    def __init__(
        self, who: int, value: int, sides: int, kind: int, seen: int, card: int = NO_CARD, typed_by: int = NOBODY
    ) -> None:
        self.who = who  # a seat, or the dealer
        self.value = value  # the option, or the face
        self.sides = sides  # the die's; 0 for a pick
        self.kind = kind
        self.seen = seen  # mask of the seats that know of it
        self.card = card  # the card that was drawn
        self.typed_by = typed_by  # with real dice: the seat that typed it in, or the dealer, who dealt for a bot


def option_list(options: Options) -> list[int]:
    return options if isinstance(options, list) else options()


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Answers for a seat.  It may read of the game only what that seat may know."""

    def pick(self, game: Any, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
        raise NotImplementedError


class Inline(Driver):
    """Every seat answers immediately by its policy: for simulation and rollouts."""

    __slots__ = ("dealer", "decisions", "policies")

    def __init__(self, policies: Sequence[Policy], dealer: Dealer) -> None:
        self.policies = list(policies)
        self.dealer = dealer
        self.decisions = 0

    def ask(
        self, game: Game, seat: int, kind: int, options: Options, context: tuple[int, ...], why: Why | None, seen: int
    ) -> int:
        offered = option_list(options)
        self.decisions += 1
        pick = self.policies[seat].pick(game, seat, kind, offered, context)
        for option in offered:  # compiled, this is quicker than `in`
            if option == pick:
                return pick
        raise IllegalPick("not-offered", seat, {"kind": kind, "option": pick})

    def roll(self, game: Game, sides: int, kind: int, seen: int) -> int:
        return self.dealer.below(sides) + 1


class Journal(Driver):
    """The entries since the step began, and a dealer for the rolls to come."""

    __slots__ = ("at", "dealer", "open", "private", "rollout", "said")

    def __init__(self, dealer: Dealer, rollout: Driver | None = None) -> None:
        self.dealer = dealer
        self.rollout = rollout  # a driver that answers when the entries end; None: the step is suspended
        self.said: list[Entry] = []
        self.private: dict[int, list[Entry]] = {}  # by seat: its entries in a hidden choice
        self.at = 0
        self.open: dict[int, Question] = {}

    def begin(self) -> None:
        """Begin the next step with an empty journal."""
        self.said, self.private = [], {}

    def clone(self) -> Journal:
        """Return a copy of the journal with its own dealer."""
        new = type(self)(self.dealer.clone())
        new.said = self.said[:]
        new.private = copy_private(self.private)
        new.open = self.open
        return new

    def ask(
        self, game: Game, seat: int, kind: int, options: Options, context: tuple[int, ...], why: Why | None, seen: int
    ) -> int:
        if self.at == len(self.said):
            if self.rollout is None:
                self.open = {seat: Question(game, seat, kind, option_list(options), context, why, seen)}
                raise Suspended
            self.said.append(
                Entry(seat, self.rollout.ask(game, seat, kind, options, context, why, seen), 0, kind, seen)
            )
        return self.next(seat, 0).value

    def roll(self, game: Game, sides: int, kind: int, seen: int) -> int:
        if self.at == len(self.said):
            self.said.append(Entry(DEALER, self.dealer.roll(sides), sides, kind, seen))
        return self.next(DEALER, sides).value

    def draw(self, game: Game, bag: list[int], kind: int, seen: int) -> int:
        face = self.roll(game, len(bag), kind, seen)
        card = self.said[self.at - 1].card = bag[face - 1]
        take_card(bag, face)
        return card

    def next(self, who: int, sides: int) -> Entry:
        entry = self.said[self.at]
        if entry.who != who or entry.sides != sides:
            raise Diverged
        self.at += 1
        return entry

    def at_once(self, game: Game, seats: Sequence[int], choose: Callable[[Any, int], T], reveal: bool) -> list[T]:
        if self.at < len(self.said):  # all have chosen: it stands in the journal, seat after seat
            return [choose(game, seat) for seat in seats]
        chosen: list[T] = []
        own = {seat: self.aside(seat) for seat in seats}
        for seat in seats:
            game.driver = own[seat]
            try:
                chosen.append(choose(game, seat))
            except Suspended:
                self.open |= own[seat].open
        game.driver = self
        if self.open:
            self.private = {seat: own[seat].said for seat in seats}
            raise Suspended
        for seat in seats:
            self.said += [reveal_entry(entry, ALL if reveal else only(seat)) for entry in own[seat].said]
        self.at = len(self.said)
        self.private = {}
        return chosen

    def aside(self, seat: int) -> Journal:
        """Return the journal in which one seat chooses unseen by the others."""
        own = Journal(self.dealer, self.rollout)
        own.said = self.private.get(seat, [])[:]
        return own


def copy_private(private: dict[int, list[Entry]]) -> dict[int, list[Entry]]:
    return {seat: said[:] for seat, said in private.items()}


def reveal_entry(entry: Entry, seen: int) -> Entry:
    return Entry(entry.who, entry.value, entry.sides, entry.kind, seen, entry.card, entry.typed_by)


class ByHand(Journal):
    """Real dice and real cards: people type in what they show."""

    __slots__ = ()

    def roll(self, game: Game, sides: int, kind: int, seen: int) -> int:
        if self.at == len(self.said):
            self.open = {DEALER: typed_die(game, sides, kind, seen)}
            raise Suspended
        return self.next(DEALER, sides).value

    def draw(self, game: Game, bag: list[int], kind: int, seen: int) -> int:
        if self.at == len(self.said):
            self.open = {DEALER: typed_card(game, bag, kind, seen)}
            raise Suspended
        return take_card(bag, self.next(DEALER, len(bag)).value)


def typed_die(game: Game, sides: int, kind: int, seen: int) -> Question:
    question = Question(game, DEALER, kind, list(range(1, sides + 1)), (), None, seen)
    question.sides = sides
    return question


def typed_card(game: Game, bag: list[int], kind: int, seen: int) -> Question:
    question = Question(game, DEALER, kind, sorted(set(bag)), (), None, seen)
    question.sides, question.bag = len(bag), bag
    return question


@mypyc_attr(allow_interpreted_subclasses=True)
class Anything(Policy):
    """Picks any option with the same chance."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer

    def pick(self, game: Any, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
        return options[self.dealer.below(len(options))]
