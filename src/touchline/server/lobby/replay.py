"""Replays a game as each seat saw it, moment by moment.

A moment is one move: the entries that were written together.  The server never sends anything between two moments, so
the replay shows what was live.  Moves that were taken back are left out.  A hidden choice of several seats is one
moment, at which all have chosen: before it the replay does not reveal that anybody has.
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
from touchline.server.messages.errors import RequestError
from touchline.server.messages.table_bodies import ReplayIndex
from touchline.server.store import rows
from touchline.story.steps import standing

if TYPE_CHECKING:
    from touchline.server.tables.registry import Registry

MAX_FRAMES = 40  # in one answer
MAX_REPLAYS = 16  # in memory
KEY_EVERY_MOMENTS = 100  # a copy of the table is kept this often


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
        self.number = len(log)  # at the time of the split
        self.moments: list[list[TimedEntry]] = [[]]
        self.key_tables: dict[int, Table] = {}
        self.frames_by_seat: dict[int | None, list[tuple[int, int]]] = {}
        self.split_moments([list(group) for _, group in groupby(standing(log), attrgetter("at"))])
        # the last moment that came with a record
        self.last_imported = sum(moment[-1].number < row.brought for moment in self.moments[1:])

    def split_moments(self, groups: list[list[TimedEntry]]) -> None:
        """Split the log into moments: the entries written together, or all entries of a hidden choice."""
        faces = [each for group in groups for each in group if each.who == DEALER]
        table, pending = self.table_before_game(faces), list[TimedEntry]()
        for group in groups:
            choice = table.choice
            self.play(table, group)
            pending = pending + group
            if choice < 0 or table.choice != choice:
                self.moments.append(pending)
                pending = []

    def table_before_game(self, faces: list[TimedEntry]) -> Table:
        """Return the table before the game; its dealer knows the faces to come."""
        title = self.registry.title(self.row.title)
        table = self.registry.new_table(self.row, title, self.registry.card_sets.cards_of(title, self.row.card_set))
        if not table.is_by_hand:
            table.use_dealer(Recorded(table.dealer, list[Entry](faces)))
        table.advance()
        return table

    def play(self, table: Table, entries: list[TimedEntry]) -> None:
        for entry in entries:
            if entry.who != DEALER or table.is_by_hand:
                table.enter(entry)

    def tables_from(self, first: int = 0) -> Iterator[tuple[int, Table]]:
        """Yield the table at every moment from `first` on.  It is always the same table, which changes."""
        key = max((each for each in self.key_tables if each <= first), default=0)
        faces = [each for moment in self.moments for each in moment if each.who == DEALER]
        table = self.key_tables[key].clone() if key else self.table_before_game(faces)
        for moment in range(key, len(self.moments)):
            if moment > key:
                self.play(table, self.moments[moment])
            if moment % KEY_EVERY_MOMENTS == 0 and moment not in self.key_tables:
                self.key_tables[moment] = table.clone()
            if moment >= first:
                yield moment, table

    def at(self, moment: int) -> Table:
        return next(self.tables_from(moment))[1]

    def frames(self, seat: int | None) -> list[tuple[int, int]]:
        """Return the moments at which the seat sees something new, each with its count of events."""
        if seat not in self.frames_by_seat:
            found: list[tuple[int, int]] = []
            done, seen = 0, 0
            for moment, table in self.tables_from():
                seen += sum(event.seen_by(seat) for event in table.events[done:])
                done = len(table.events)
                count = seen + sum(event.seen_by(seat) for event in table.now.told or [])
                if not found or count > found[-1][1] or table.over:
                    found.append((moment, count))
            self.frames_by_seat[seat] = found
        return self.frames_by_seat[seat]

    def views(self, seat: int | None, wanted: list[int]) -> list[dict[str, Any]]:
        """Return the views of the seat at these moments, the earliest first."""
        found = []
        for moment, table in self.tables_from(wanted[0]) if wanted else ():
            if moment in wanted:
                found.append(table.view(seat) | {"undo": False, "undo_blocked_by": None, "orders": []})
            if moment == wanted[-1]:
                break
        return found

    def record(self, moment: int) -> Record:
        """Return the record of the game up to this moment."""
        return self.at(moment).record()


def last_visible_moment(replay: GameReplay, seat: int | None, mine: list[int], host: bool) -> int:
    """Return the last moment that this person may watch from this seat.

    A finished game can be watched from every seat.  A game in play can be watched from one's own seat and as a
    spectator.  The host also watches the part that came with an imported record from every seat.
    """
    if seat is not None and not 0 <= seat < replay.row.seats:
        raise RequestError("unknown-seat", 404)
    if replay.row.state == "over" or seat is None or seat in mine:
        return len(replay.moments) - 1
    if not host or not replay.last_imported:
        raise RequestError("not-over", 409)
    return replay.last_imported


def replay_index(replay: GameReplay, seat: int | None, last: int) -> ReplayIndex:
    """Return what a seat can watch: its moments, the count of its events at each, and the events."""
    frames = [frame for frame in replay.frames(seat) if frame[0] <= last]
    events = replay.at(last).events_since(0, seat)
    return ReplayIndex([moment for moment, _ in frames], [count for _, count in frames], events)


class ReplayCache:
    """Makes replays on request, and keeps the last ones."""

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
        while len(self.kept) > MAX_REPLAYS:
            self.kept.pop(next(iter(self.kept)))
        return replay

    async def index(self, row: rows.TableRow, seat: int | None, mine: list[int], host: bool) -> ReplayIndex:
        replay = await self.replay(row)
        return await asyncio.to_thread(replay_index, replay, seat, last_visible_moment(replay, seat, mine, host))

    async def frames(
        self, row: rows.TableRow, seat: int | None, mine: list[int], host: bool, wanted: list[int]
    ) -> list[dict[str, Any]]:
        replay = await self.replay(row)
        last = last_visible_moment(replay, seat, mine, host)
        allowed = sorted({moment for moment in wanted[:MAX_FRAMES] if 0 <= moment <= last})
        return await asyncio.to_thread(replay.views, seat, allowed)

    async def record(self, row: rows.TableRow, moment: int, host: bool) -> Record:
        """Return the record up to a moment that may be made public, as it contains what every seat held."""
        replay = await self.replay(row)
        last = len(replay.moments) - 1 if row.state == "over" else replay.last_imported if host else 0
        if not 0 < moment <= last and row.state != "over":
            raise RequestError("not-over", 409)
        return await asyncio.to_thread(replay.record, max(0, min(moment, last)))
