"""Records the draws of a step, and what they were drawn from: a driver around another one that answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from touchline.kernel.game import Driver, Game, Options, Why, take_card

T = TypeVar("T")


class Draw:
    """One card out of a bag."""

    __slots__ = ("bag", "card", "kind", "seen")

    def __init__(self, kind: int, seen: int, bag: list[int], card: int) -> None:
        self.kind = kind
        self.seen = seen  # mask of the seats that know of it
        self.bag = bag  # as it was before
        self.card = card

    def seat(self) -> int | None:
        """Return the only seat that knows the card; None if there is no such seat."""
        return self.seen.bit_length() - 1 if self.seen > 0 and self.seen & (self.seen - 1) == 0 else None


class Watched(Driver):
    __slots__ = ("draws", "inner")

    def __init__(self, inner: Driver) -> None:
        self.inner = inner
        self.draws: list[Draw] = []

    def ask(
        self, game: Game, seat: int, kind: int, options: Options, context: tuple[int, ...], why: Why | None, seen: int
    ) -> int:
        return self.inner.ask(game, seat, kind, options, context, why, seen)

    def roll(self, game: Game, sides: int, kind: int, seen: int) -> int:
        return self.inner.roll(game, sides, kind, seen)

    def draw(self, game: Game, bag: list[int], kind: int, seen: int) -> int:
        before = bag[:]
        card = take_card(bag, self.inner.roll(game, len(bag), kind, seen))
        self.draws.append(Draw(kind, seen, before, card))
        return card

    def at_once(self, game: Game, seats: Sequence[int], choose: Callable[[Any, int], T], reveal: bool) -> list[T]:
        return self.inner.at_once(game, seats, choose, reveal)

    def new_draws(self) -> list[Draw]:
        """Return what was drawn since the last time."""
        found, self.draws = self.draws, []
        return found
