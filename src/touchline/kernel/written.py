"""Drivers that answer from what is written down.

Replay    reads a log straight through
Redeal    runs a step again after what a seat cannot know was dealt again: what the seat has seen stands
Scripted  for tests: the picks and the dice are what the scene says
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from touchline.kernel.dealer import Dealer
from touchline.kernel.drivers import (
    Anything,
    ByHand,
    Diverged,
    Entry,
    Inline,
    Journal,
    Question,
    Suspended,
    option_list,
    typed_card,
    typed_die,
)
from touchline.kernel.errors import BadRecord, IllegalPick
from touchline.kernel.game import DEALER, Driver, Game, Options, Why, sees, take_card

T = TypeVar("T")


class Replay(Driver):
    """Reads a log straight through; where it ends, the step is suspended."""

    __slots__ = ("at", "log", "together", "used")

    def __init__(self, log: list[Entry]) -> None:
        self.log = log
        self.at = 0
        self.used: set[int] = set()
        self.together = False  # in a choice made at once: the seats' picks lie mixed

    def find(self, who: int, sides: int) -> Entry:
        at = self.at
        while at < len(self.log) and (at in self.used or (self.together and self.log[at].who != who)):
            at += 1
        if at == len(self.log):
            raise Suspended
        entry = self.log[at]
        if entry.who != who or entry.sides != sides:
            raise BadRecord("altered-entry", f"entry {at}")
        self.used.add(at)
        while self.at in self.used:
            self.used.remove(self.at)
            self.at += 1
        return entry

    def ask(
        self, game: Game, seat: int, kind: int, options: Options, context: tuple[int, ...], why: Why | None, seen: int
    ) -> int:
        entry = self.find(seat, 0)
        if entry.value not in option_list(options):
            raise BadRecord("altered-entry", f"entry {self.log.index(entry)}")
        entry.kind, entry.seen = kind, seen
        return entry.value

    def roll(self, game: Game, sides: int, kind: int, seen: int) -> int:
        entry = self.find(DEALER, sides)
        entry.kind, entry.seen = kind, seen
        return entry.value

    def at_once(self, game: Game, seats: Sequence[int], choose: Callable[[Any, int], T], reveal: bool) -> list[T]:
        self.together = True
        chosen = [choose(game, seat) for seat in seats]
        self.together = False
        return chosen


class Redeal(Journal):
    """Runs a step again as one seat sees it: what the seat has seen stays, the rest is drawn and chosen again."""

    __slots__ = ("eyes", "heard", "ready", "typed")

    def __init__(self, dealer: Dealer, eyes: int, heard: Journal) -> None:
        super().__init__(dealer)
        self.eyes = eyes
        self.heard = heard.said
        self.private = {eyes: heard.private[eyes]} if eyes in heard.private else {}
        self.ready = [seat for seat in heard.private if seat != eyes and seat not in heard.open]
        self.typed = isinstance(heard, ByHand)  # the rolls to come are typed in

    def stands(self, who: int) -> Entry | None:
        """Return the entry at this place, if the seat has seen it."""
        if self.heard[self.at].who != who:
            raise Diverged
        return self.heard[self.at] if sees(self.heard[self.at].seen, self.eyes) else None

    def ask(
        self, game: Game, seat: int, kind: int, options: Options, context: tuple[int, ...], why: Why | None, seen: int
    ) -> int:
        if self.at < len(self.heard):
            entry, offered = self.stands(seat), option_list(options)
            value = entry.value if entry else offered[self.dealer.below(len(offered))]
            if value not in offered:
                raise Diverged
            self.said.append(Entry(seat, value, 0, kind, self.heard[self.at].seen))
        return super().ask(game, seat, kind, options, context, why, seen)

    def roll(self, game: Game, sides: int, kind: int, seen: int) -> int:
        if self.at < len(self.heard):
            entry = self.stands(DEALER)
            if entry and entry.sides != sides:
                raise Diverged
            if entry:
                self.said.append(entry)
        elif self.typed:
            self.open = {DEALER: typed_die(game, sides, kind, seen)}
            raise Suspended
        return super().roll(game, sides, kind, seen)

    def draw(self, game: Game, bag: list[int], kind: int, seen: int) -> int:
        if self.typed and self.at == len(self.heard):
            self.open = {DEALER: typed_card(game, bag, kind, seen)}
            raise Suspended
        entry = self.stands(DEALER) if self.at < len(self.heard) else None
        if entry is None:
            return super().draw(game, bag, kind, seen)
        if entry.card not in bag:
            raise Diverged
        face = bag.index(entry.card) + 1
        self.said.append(Entry(DEALER, face, len(bag), kind, seen, entry.card))
        self.at += 1
        return take_card(bag, face)

    def at_once(self, game: Game, seats: Sequence[int], choose: Callable[[Any, int], T], reveal: bool) -> list[T]:
        if self.at < len(self.heard):
            return [choose(game, seat) for seat in seats]
        return super().at_once(game, seats, choose, reveal)

    def aside(self, seat: int) -> Journal:
        """Answer for the other seats of a hidden choice: a seat that has chosen gets some choice, others still wait."""
        own = super().aside(seat)
        if seat in self.ready:
            own.rollout = Inline([Anything(self.dealer)] * (seat + 1), self.dealer)
        return own

    def plain(self) -> Journal:
        new = ByHand(self.dealer) if self.typed else Journal(self.dealer)
        new.said, new.private, new.open = self.said, self.private, self.open
        return new


class Scripted(Driver):
    """Picks in the order they are asked for, faces in the order they fall; for a draw, the card itself."""

    __slots__ = ("asked", "faces", "picks")

    def __init__(self, picks: Sequence[int], faces: Sequence[int]) -> None:
        self.picks = list(picks)
        self.faces = list(faces)
        self.asked: list[Question] = []

    def ask(
        self, game: Game, seat: int, kind: int, options: Options, context: tuple[int, ...], why: Why | None, seen: int
    ) -> int:
        self.asked.append(Question(game, seat, kind, option_list(options), context, why, seen))
        if not self.picks:
            raise Suspended
        pick = self.picks.pop(0)
        if pick not in self.asked[-1].options:
            raise IllegalPick("not-offered", seat, {"kind": kind, "option": pick})
        return pick

    def roll(self, game: Game, sides: int, kind: int, seen: int) -> int:
        face = self.faces.pop(0)
        if not 1 <= face <= sides:
            raise ValueError(f"a die of {sides} sides does not show {face}")
        return face

    def draw(self, game: Game, bag: list[int], kind: int, seen: int) -> int:
        card = self.faces.pop(0)
        bag.remove(card)
        return card
