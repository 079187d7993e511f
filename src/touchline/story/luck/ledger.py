"""The ledger of luck.  Luck of a roll: value after it, minus the value that was to be expected before it.

Value is a side's share of its match: the chance to win, and half the chance of a draw.  What one side gains the other
loses, so the luck of both is nothing in sum; and since what was expected is the mean over all faces, nobody's luck has
a drift: over many games its mean is nothing, whatever the values were taken from.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from touchline.kernel.game import NOBODY, Event

MIN_CHANGE = 1e-9  # a smaller change counts as none


class Fixture:
    """Two sides that met."""

    __slots__ = ("luck", "outcome", "score", "seats", "sides")

    def __init__(self, sides: tuple[int, int], seats: tuple[int, int]) -> None:
        self.sides = sides  # numbers of the title's own: seats, teams, ...
        self.seats = seats  # NOBODY: a side without a manager
        self.score: tuple[int, int] | None = None
        self.outcome = NOBODY  # side that won; 2: neither
        self.luck = 0.0  # of side 0

    def data(self) -> dict[str, Any]:
        score = list(self.score) if self.score else None
        sides, seats = list(self.sides), list(self.seats)
        return {"sides": sides, "seats": seats, "score": score, "outcome": self.outcome, "luck": round(self.luck, 4)}


class Stroke:
    """One stroke of luck: `luck` is what side 0 of the match gained."""

    __slots__ = ("exact", "luck", "match", "what")

    def __init__(self, match: int, what: str, luck: float, exact: bool) -> None:
        self.match = match
        self.what = what
        self.luck = luck
        self.exact = exact

    def data(self) -> dict[str, Any]:
        return {"match": self.match, "what": self.what, "luck": round(self.luck, 4), "exact": self.exact}


class Point:
    """One point on the curve of a match: side 0's share before and after the rolls of one step."""

    __slots__ = ("after", "before", "event", "match", "moment")

    def __init__(self, match: int, moment: int, before: float, after: float) -> None:
        self.match = match
        self.moment = moment
        self.before = before
        self.after = after
        self.event: Event | None = None  # the event that readers see


class Dealt:
    """One stroke of luck outside of the matches: what a seat gained by a card that it was dealt."""

    __slots__ = ("card", "domain", "luck", "seat", "what")

    def __init__(self, seat: int, what: str, domain: str, card: int, luck: float) -> None:
        self.seat = seat
        self.what = what
        self.domain = domain
        self.card = card
        self.luck = luck

    def data(self) -> dict[str, Any]:
        luck = round(self.luck, 4)
        return {"seat": self.seat, "what": self.what, "domain": self.domain, "card": self.card, "luck": luck}


class Ledger:
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.dealt: list[Dealt] = []
        self.fixtures: dict[Hashable, Fixture] = {}
        self.numbers: dict[Hashable, int] = {}
        self.strokes: list[Stroke] = []
        self.points: list[Point] = []
        self.moment = 0  # number of the step that is watched
        self.ended = 0  # matches that are over: for titles that play one at a time

    def meet(self, key: Hashable, sides: tuple[int, int], seats: tuple[int, int]) -> Fixture:
        """Return the match of this key; a new one if there is none."""
        if key not in self.fixtures:
            self.numbers[key] = len(self.fixtures)
            self.fixtures[key] = Fixture(sides, seats)
        return self.fixtures[key]

    def add(self, key: Hashable, what: str, luck: float, exact: bool, after: float) -> None:
        """Add what side 0 gained by a roll, and its share of the match after it."""
        self.draw_point(self.numbers[key], after - luck, after)
        if abs(luck) > MIN_CHANGE:
            self.fixtures[key].luck += luck
            self.strokes.append(Stroke(self.numbers[key], what, luck, exact))

    def draw_point(self, match: int, before: float, after: float) -> None:
        """Draw the point of this step on the curve; a second roll of the same step moves it."""
        last = self.points[-1] if self.points else None
        if last is not None and (last.match, last.moment) == (match, self.moment):
            last.after = after
        else:
            self.points.append(Point(match, self.moment, before, after))

    def name_points(self, events: Sequence[Event]) -> None:
        """Give the points of this step their event; without any, the last point, which may still wait for its own."""
        fresh = [point for point in self.points[-2:] if point.moment == self.moment] or self.points[-1:]
        for point in fresh:
            sides = list(self.fixtures.values())[point.match].sides
            if point.event is None:
                point.event = next((event for event in events if event.numbers[0] in sides), None)

    def draw(self, seat: int, what: str, domain: str, card: int, luck: float) -> None:
        """Add what a seat gained by a card; it is an estimate, as no odds tell it."""
        if abs(luck) > MIN_CHANGE:
            self.dealt.append(Dealt(seat, what, domain, card, luck))

    def by_seat(self) -> list[float]:
        """Return the luck of each seat; what one gains, the others lose together."""
        found = [0.0] * self.seats
        for dealt in self.dealt:
            for seat in range(self.seats):
                found[seat] += dealt.luck if seat == dealt.seat else -dealt.luck / (self.seats - 1)
        for fixture in self.fixtures.values():
            for seat, luck in zip(fixture.seats, (fixture.luck, -fixture.luck), strict=True):
                if seat != NOBODY:
                    found[seat] += luck
        return found

    def data(self) -> dict[str, Any]:
        return {
            "seats": [round(luck, 4) for luck in self.by_seat()],
            "exact": not self.dealt and all(stroke.exact for stroke in self.strokes),
            "matches": [fixture.data() for fixture in self.fixtures.values()],
            "strokes": [stroke.data() for stroke in self.strokes],
            "dealt": [dealt.data() for dealt in self.dealt],
        }


def share(counts: Sequence[int], of: int) -> float:
    """Return side 0's share of a match, given in how many of all cases each side wins."""
    return 0.5 + (counts[0] - counts[1]) / (2 * of)


def share_of_lead(lead: int) -> float:
    """Return the share of a side that has this lead at the end."""
    return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
