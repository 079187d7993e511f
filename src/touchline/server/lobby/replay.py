"""A game to be watched again: what each seat was shown, moment after moment.

A moment is what one move brought: the entries that were written together.  Between two of them nobody was ever shown
anything, so the film at a moment is what was live then.  What was taken back is not in it.  What several choose unseen
is one moment, when all have chosen: until then the film does not tell that anybody has.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from touchline.kernel.drivers import NO_CARD, ByHand, Entry
from touchline.kernel.game import ALL, DEALER
from touchline.kernel.record import Record, Recorded
from touchline.kernel.table import Table
from touchline.server.messages import bodies
from touchline.server.messages.errors import Refusal
from touchline.server.store import rows
from touchline.story.steps import standing

if TYPE_CHECKING:
    from touchline.server.tables.registry import House

MOST = 40  # frames in one answer
FILMS = 16  # kept in memory
KEY_EVERY = 100  # moments


class Shot(Entry):
    """An entry, its number, and when it was written."""

    __slots__ = ("at", "number")

    def __init__(self, row: Any) -> None:
        super().__init__(row.who, row.value, row.sides, 0, ALL, NO_CARD, row.typed_by)
        self.at: float = row.at
        self.number: int = row.number


class Film:
    def __init__(self, house: House, row: rows.TableRow, log: list[Shot]) -> None:
        self.house = house
        self.row = row
        self.number = len(log)  # entries that were there when it was cut
        self.moments: list[list[Shot]] = [[]]
        self.keys: dict[int, Table] = {}
        self.cuts: dict[int | None, list[tuple[int, int]]] = {}
        self.cut([list(group) for _, group in groupby(standing(log), attrgetter("at"))])
        # the last moment that came with a record
        self.brought = sum(moment[-1].number < row.brought for moment in self.moments[1:])

    def cut(self, groups: list[list[Shot]]) -> None:
        """The moments: what was written together, but of a choice made unseen all its parts."""
        faces = [each for group in groups for each in group if each.who == DEALER]
        table, pending = self.laid(faces), list[Shot]()
        for group in groups:
            choice = table.choice
            self.play(table, group)
            pending = pending + group
            if choice < 0 or table.choice != choice:
                self.moments.append(pending)
                pending = []

    def laid(self, faces: list[Shot]) -> Table:
        """The table before the game; its dealer knows the faces to come."""
        title = self.house.title(self.row.title)
        table = self.house.laid(self.row, title, self.house.card_sets.of(title, self.row.card_set))
        if not isinstance(table.journal, ByHand):
            table.journal.dealer = Recorded(table.journal.dealer, list[Entry](faces))
        table.advance()
        return table

    def play(self, table: Table, entries: list[Shot]) -> None:
        for entry in entries:
            if entry.who != DEALER or isinstance(table.journal, ByHand):
                table.enter(entry)

    def shown(self, first: int = 0) -> Iterator[tuple[int, Table]]:
        """The table at every moment from the first on; it is the same table, so look before you go on."""
        key = max((each for each in self.keys if each <= first), default=0)
        faces = [each for moment in self.moments for each in moment if each.who == DEALER]
        table = self.keys[key].clone() if key else self.laid(faces)
        for moment in range(key, len(self.moments)):
            if moment > key:
                self.play(table, self.moments[moment])
            if moment % KEY_EVERY == 0 and moment not in self.keys:
                self.keys[moment] = table.clone()
            if moment >= first:
                yield moment, table

    def at(self, moment: int) -> Table:
        return next(self.shown(moment))[1]

    def frames(self, seat: int | None) -> list[tuple[int, int]]:
        """The moments that brought the seat something new: (moment, events that it has then)."""
        if seat not in self.cuts:
            found: list[tuple[int, int]] = []
            done, seen = 0, 0
            for moment, table in self.shown():
                seen += sum(event.seen_by(seat) for event in table.events[done:])
                done = len(table.events)
                count = seen + sum(event.seen_by(seat) for event in table.now.told or [])
                if not found or count > found[-1][1] or table.over:
                    found.append((moment, count))
            self.cuts[seat] = found
        return self.cuts[seat]

    def views(self, seat: int | None, wanted: list[int]) -> list[dict[str, Any]]:
        """What the seat was shown at these moments, the earliest first."""
        found = []
        for moment, table in self.shown(wanted[0]) if wanted else ():
            if moment in wanted:
                found.append(table.view(seat) | {"undo": False, "undo_blocked_by": None, "orders": []})
            if moment == wanted[-1]:
                break
        return found

    def record(self, moment: int) -> Record:
        """The game up to this moment, as a record of its own."""
        return self.at(moment).record()


def reach(film: Film, seat: int | None, mine: list[int], host: bool) -> int:
    """The last moment that may be watched from this seat.

    All of a finished game; of one that is played, what the own seat and what spectators were shown; and what came
    with a record, by whoever brought it: the record tells everything.
    """
    if seat is not None and not 0 <= seat < film.row.seats:
        raise Refusal("unknown-seat", 404)
    if film.row.state == "over" or seat is None or seat in mine:
        return len(film.moments) - 1
    if not host or not film.brought:
        raise Refusal("not-over", 409)
    return film.brought


def reel(film: Film, seat: int | None, last: int) -> bodies.Reel:
    """What there is to see from a seat: its moments, how many events it had at each, and the events."""
    frames = [frame for frame in film.frames(seat) if frame[0] <= last]
    events = film.at(last).events_since(0, seat)
    return bodies.Reel([moment for moment, _ in frames], [count for _, count in frames], events)


class Cutter:
    """Films, cut when they are asked for; the last few are kept."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.kept: dict[str, Film] = {}

    async def film(self, row: rows.TableRow) -> Film:
        if row.state == "lobby":
            raise Refusal("not-playing", 409)
        written = await self.house.store.read(lambda connection: rows.entries_from(connection, row.id, 0))
        film = self.kept.pop(row.id, None)
        if film is None or film.number != len(written):
            film = await asyncio.to_thread(Film, self.house, row, [Shot(each) for each in written])
        film.row = row
        self.kept[row.id] = film
        while len(self.kept) > FILMS:
            self.kept.pop(next(iter(self.kept)))
        return film

    async def reel(self, row: rows.TableRow, seat: int | None, mine: list[int], host: bool) -> bodies.Reel:
        film = await self.film(row)
        return await asyncio.to_thread(reel, film, seat, reach(film, seat, mine, host))

    async def frames(
        self, row: rows.TableRow, seat: int | None, mine: list[int], host: bool, wanted: list[int]
    ) -> list[dict[str, Any]]:
        film = await self.film(row)
        last = reach(film, seat, mine, host)
        allowed = sorted({moment for moment in wanted[:MOST] if 0 <= moment <= last})
        return await asyncio.to_thread(film.views, seat, allowed)

    async def record(self, row: rows.TableRow, moment: int, host: bool) -> Record:
        """Up to a moment at which nothing is hidden any more: whoever goes on from there sees what all held."""
        film = await self.film(row)
        last = len(film.moments) - 1 if row.state == "over" else film.brought if host else 0
        if not 0 < moment <= last and row.state != "over":
            raise Refusal("not-over", 409)
        return await asyncio.to_thread(film.record, max(0, min(moment, last)))
