"""A game in progress: plain data, an agenda of steps to come, and what rules may call.

Rules are written in direct style (docs/decisions/0001): they ask, roll and tell in straight-line code.  What
asking means is the driver's business.  A step is run again from its beginning after every answer, on a copy of
the game from before the step; so nothing of a step may outlive it but the game's own data.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Self, TypeVar

from mypy_extensions import mypyc_attr

NOBODY: Final = -1
DEALER: Final = -2
ALL: Final = -1
NO_SEAT_BIT: Final = 1 << 40  # no title has 40 seats
NO_NUMBER: Final = -(1 << 50)  # no title counts so far

T = TypeVar("T")
Step = tuple[int, ...]
Options = list[int] | Callable[[], list[int]]


@mypyc_attr(acyclic=True)  # numbers only: the garbage collector need not look at it
class Refusal:
    """An option that can be seen but not picked, and why."""

    __slots__ = ("numbers", "option", "reason")

    def __init__(self, option: int, reason: int, numbers: tuple[int, ...] = ()) -> None:
        self.option = option
        self.reason = reason
        self.numbers = numbers


Why = Callable[[Any, int, tuple[int, ...]], list[Refusal]]


@mypyc_attr(acyclic=True)  # thousands of them lie in memory
class Event:
    """One thing that happened: a code, its numbers, and a mask of the seats that may know it."""

    __slots__ = ("code", "numbers", "seen")

    def __init__(self, code: int, numbers: tuple[int, ...], seen: int) -> None:
        self.code = code
        self.numbers = numbers
        self.seen = seen

    def seen_by(self, seat: int | None) -> bool:
        return sees(self.seen, seat)


def sees(mask: int, seat: int | None) -> bool:
    """Whether the seat is in the mask; a spectator (None) sees what all see."""
    return mask == ALL or (seat is not None and bool(mask >> seat & 1))


def bit_of(seat: int | None) -> int:
    """Return the bit of a seat in a mask; a spectator (None) has one that only ALL has."""
    return NO_SEAT_BIT if seat is None else 1 << seat


def only(seat: int, *more: int) -> int:
    """Return the mask of these seats."""
    mask = 1 << seat
    for each in more:
        mask |= 1 << each
    return mask


def given_numbers(a: int, b: int, c: int, d: int) -> tuple[int, ...]:
    """Return the given numbers as a tuple, without the missing ones at the end."""
    if b == NO_NUMBER:
        return () if a == NO_NUMBER else (a,)
    if c == NO_NUMBER:
        return (a, b)
    return (a, b, c) if d == NO_NUMBER else (a, b, c, d)


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver:
    """Answers questions and rolls dice for a game."""

    __slots__ = ()

    def ask(
        self, game: Game, seat: int, kind: int, options: Options, context: tuple[int, ...], why: Why | None, seen: int
    ) -> int:
        raise NotImplementedError

    def roll(self, game: Game, sides: int, kind: int, seen: int) -> int:
        raise NotImplementedError

    def draw(self, game: Game, bag: list[int], kind: int, seen: int) -> int:
        """Draw one card of the bag at random: a face-down pile has no order that could leak."""
        return take_card(bag, self.roll(game, len(bag), kind, seen))

    def at_once(self, game: Game, seats: Sequence[int], choose: Callable[[Any, int], T], reveal: bool) -> list[T]:
        return [choose(game, seat) for seat in seats]


IDLE: Final = Driver()  # the driver of a game that nobody plays at the moment


def take_card(bag: list[int], face: int) -> int:
    """Remove the card that this face stands for from an unordered bag, and return it."""
    card = bag[face - 1]
    bag[face - 1] = bag[-1]
    bag.pop()
    return card


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The base of every title's state."""

    __slots__ = ("ahead", "driver", "sealed", "seats", "straight", "told")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.driver: Driver = IDLE
        self.ahead: list[Step] = []  # the agenda; the next step lies last, where it is taken quickest
        self.told: list[Event] | None = None
        self.sealed = False
        self.straight = False  # it is played out at one go: nobody looks at it between two steps

    def ask(
        self, seat: int, kind: int, options: Options, *context: int, why: Why | None = None, seen: int = ALL
    ) -> int:
        """Return the option that the seat picks.  `why` tells what is refused; `seen`, who sees the pick."""
        return self.driver.ask(self, seat, kind, options, context, why, seen)

    def ask_about(
        self, seat: int, kind: int, options: Options, context: tuple[int, ...], why: Why | None = None, seen: int = ALL
    ) -> int:
        """Ask as `ask` does, with the context as one tuple."""
        return self.driver.ask(self, seat, kind, options, context, why, seen)

    def at_once(self, seats: Sequence[int], choose: Callable[[Any, int], T], reveal: bool = True) -> list[T]:
        """Ask each seat, hidden from the others; no pick is known before all are made.

        `choose(game, seat)` only asks and returns.  Without `reveal` the picks stay known to their seats alone.
        """
        return self.driver.at_once(self, seats, choose, reveal)

    def roll(self, sides: int, kind: int = 0, seen: int = ALL) -> int:
        return self.driver.roll(self, sides, kind, seen)

    def draw(self, bag: list[int], kind: int = 0, seen: int = ALL) -> int:
        """Take one card at random out of an unordered bag; the last one needs no luck, but somebody learns it."""
        if len(bag) > 1:
            return self.driver.draw(self, bag, kind, seen)
        self.sealed = True
        return bag.pop()

    def tell(
        self, code: int, a: int = NO_NUMBER, b: int = NO_NUMBER, c: int = NO_NUMBER, d: int = NO_NUMBER, *more: int
    ) -> None:
        """Tell an event with its numbers; where nobody listens, no object is made."""
        if self.told is not None:
            numbers = given_numbers(a, b, c, d)
            self.told.append(Event(code, numbers + more if more else numbers, ALL))

    def tell_only(
        self, seen: int, code: int, a: int = NO_NUMBER, b: int = NO_NUMBER, c: int = NO_NUMBER, d: int = NO_NUMBER
    ) -> None:
        """Tell an event to the seats of the mask only."""
        if self.told is not None:
            self.told.append(Event(code, given_numbers(a, b, c, d), seen))

    def seal(self) -> None:
        """Forbid undo of earlier picks: somebody has just learned something without a roll."""
        self.sealed = True

    @property
    def agenda(self) -> list[Step]:
        """Return the steps to come, in their order, as a new list."""
        return self.ahead[::-1]

    @agenda.setter
    def agenda(self, steps: list[Step]) -> None:
        self.ahead = steps[::-1]

    def next_step(self) -> Step:
        """Take the next step off the agenda."""
        return self.ahead.pop()

    def then(self, first: Step = (), *more: Step) -> None:
        """Put steps at the front of the agenda, in this order; mostly it is one step."""
        for k in range(len(more) - 1, -1, -1):
            self.ahead.append(more[k])
        if first:
            self.ahead.append(first)

    def later(self, *steps: Step) -> None:
        for step in steps:
            self.ahead.insert(0, step)

    def span(self, scope: int) -> int:
        """Return the number of the current half, match, season ...: how long a standing order lasts."""
        return 0

    def clone(self) -> Self:
        raise NotImplementedError

    def copy_kernel(self, new: Game) -> None:
        """Copy what is the same for all titles, for `clone`; driver and events are not copied."""
        new.ahead = self.ahead[:]
