"""A game to be watched again: what each seat was shown, moment after moment.

A moment is what one move brought: the entries that were written together.  Between two of them nobody was ever shown
anything, so the replay at a moment is what was live then.  What was taken back is not in it.  What several choose
unseen is one moment, when all have chosen: until then the replay does not tell that anybody has.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from touchline.kernel.drivers import NO_CARD, Entry
from touchline.kernel.game import ALL, DEALER
from touchline.kernel.record import Record, Recorded
from touchline.kernel.table import Table
from touchline.server.messages import bodies
from touchline.server.messages.errors import RequestError
from touchline.server.store import rows
from touchline.story.steps import standing

if TYPE_CHECKING:
    from touchline.server.tables.registry import Registry

MOST = 40  # frames in one answer
FILMS = 16  # kept in memory
KEY_EVERY = 100  # moments


class TimedEntry(Entry):
    """An entry, its number, and when it was written."""

    __slots__ = ("at", "number")

    def __init__(self, row: Any) -> None:
        super().__init__(row.who, row.value, row.sides, 0, ALL, NO_CARD, row.typed_by)
        self.at: float = row.at
        self.number: int = row.number


class GameReplay:
    def __init__(self, registry: Registry, row: rows.TableRow, log: list[TimedEntry]) -> None:
        self.registry = registry
        self.row = row
        self.number = len(log)  # entries that were there when it was cut
        self.moments: list[list[TimedEntry]] = [[]]
        self.keys: dict[int, Table] = {}
        self.cuts: dict[int | None, list[tuple[int, int]]] = {}
        self.cut([list(group) for _, group in groupby(standing(log), attrgetter("at"))])
        # the last moment that came with a record
        self.brought = sum(moment[-1].number < row.brought for moment in self.moments[1:])

    def cut(self, groups: list[list[TimedEntry]]) -> None:
        """The moments: what was written together, but of a choice made unseen all its parts."""
        faces = [each for group in groups for each in group if each.who == DEALER]
        table, pending = self.laid(faces), list[TimedEntry]()
        for group in groups:
            choice = table.choice
            self.play(table, group)
            pending = pending + group
            if choice < 0 or table.choice != choice:
                self.moments.append(pending)
                pending = []

    def laid(self, faces: list[TimedEntry]) -> Table:
        """The table before the game; its dealer knows the faces to come."""
        title = self.registry.title(self.row.title)
        table = self.registry.new_table(self.row, title, self.registry.card_sets.cards_of(title, self.row.card_set))
        if not table.is_by_hand:
            table.journal.dealer = Recorded(table.journal.dealer, list[Entry](faces))
        table.advance()
        return table

    def play(self, table: Table, entries: list[TimedEntry]) -> None:
        for entry in entries:
            if entry.who != DEALER or table.is_by_hand:
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


def reach(replay: GameReplay, seat: int | None, mine: list[int], host: bool) -> int:
    """The last moment that may be watched from this seat.

    All of a finished game; of one that is played, what the own seat and what spectators were shown; and what came
    with a record, by whoever brought it: the record tells everything.
    """
    if seat is not None and not 0 <= seat < replay.row.seats:
        raise RequestError("unknown-seat", 404)
    if replay.row.state == "over" or seat is None or seat in mine:
        return len(replay.moments) - 1
    if not host or not replay.brought:
        raise RequestError("not-over", 409)
    return replay.brought


def reel(replay: GameReplay, seat: int | None, last: int) -> bodies.Reel:
    """What there is to see from a seat: its moments, how many events it had at each, and the events."""
    frames = [frame for frame in replay.frames(seat) if frame[0] <= last]
    events = replay.at(last).events_since(0, seat)
    return bodies.Reel([moment for moment, _ in frames], [count for _, count in frames], events)


class ReplayCache:
    """Films, cut when they are asked for; the last few are kept."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.kept: dict[str, GameReplay] = {}

    async def replay(self, row: rows.TableRow) -> GameReplay:
        if row.state == "lobby":
            raise RequestError("not-playing", 409)
        written = await self.registry.store.read(lambda connection: rows.entries_from(connection, row.id, 0))
        replay = self.kept.pop(row.id, None)
        if replay is None or replay.number != len(written):
            replay = await asyncio.to_thread(GameReplay, self.registry, row, [TimedEntry(each) for each in written])
        replay.row = row
        self.kept[row.id] = replay
        while len(self.kept) > FILMS:
            self.kept.pop(next(iter(self.kept)))
        return replay

    async def reel(self, row: rows.TableRow, seat: int | None, mine: list[int], host: bool) -> bodies.Reel:
        replay = await self.replay(row)
        return await asyncio.to_thread(reel, replay, seat, reach(replay, seat, mine, host))

    async def frames(
        self, row: rows.TableRow, seat: int | None, mine: list[int], host: bool, wanted: list[int]
    ) -> list[dict[str, Any]]:
        replay = await self.replay(row)
        last = reach(replay, seat, mine, host)
        allowed = sorted({moment for moment in wanted[:MOST] if 0 <= moment <= last})
        return await asyncio.to_thread(replay.views, seat, allowed)

    async def record(self, row: rows.TableRow, moment: int, host: bool) -> Record:
        """Up to a moment at which nothing is hidden any more: whoever goes on from there sees what all held."""
        replay = await self.replay(row)
        last = len(replay.moments) - 1 if row.state == "over" else replay.brought if host else 0
        if not 0 < moment <= last and row.state != "over":
            raise RequestError("not-over", 409)
        return await asyncio.to_thread(replay.record, max(0, min(moment, last)))
