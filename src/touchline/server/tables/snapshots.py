"""A game's data as bytes and back: for snapshots and for bots in other processes.

The log is what counts; a snapshot only saves time.  Objects are read slot by slot.  Cards and settings are left out and
come from a fresh table, so the data is small and belongs to one title, edition and card set.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection

from touchline.kernel.dealer import Dealer
from touchline.kernel.drivers import Entry
from touchline.kernel.game import DEALER, Event, Game
from touchline.kernel.shared_list import SharedList
from touchline.kernel.table import Table
from touchline.server.store import rows, schema

SKIPPED_SLOTS = frozenset({"driver", "told", "cards", "rules"})
OWN_PACKAGE = "touchline"
SNAPSHOT_EVERY_ENTRIES = 500  # playing 500 entries again takes milliseconds


def to_plain(thing: Any) -> Any:
    if thing is None or isinstance(thing, bool | int | str | float):
        return thing
    if isinstance(thing, list):
        return [to_plain(each) for each in thing]
    if isinstance(thing, tuple):
        return {"t": [to_plain(each) for each in thing]}
    if isinstance(thing, dict):
        return {"d": [[to_plain(key), to_plain(value)] for key, value in thing.items()]}
    if isinstance(thing, set | frozenset):
        return {"s": sorted(thing)}
    kind = type(thing)
    slots = {name: to_plain(getattr(thing, name)) for name in slot_names(kind) if name not in SKIPPED_SLOTS}
    return {"o": f"{kind.__module__}:{kind.__qualname__}", "a": slots}


def slot_names(kind: type) -> list[str]:
    """Return the names of the slots; a compiled class lists them under another name."""
    names: list[str] = []
    for each in kind.__mro__:
        own = each.__dict__.get("__slots__") or each.__dict__.get("__mypyc_attrs__", ())
        names += [own] if isinstance(own, str) else list(own)
    return list(dict.fromkeys(names))


def from_plain(data: Any, package: str) -> Any:
    """Return the objects that `to_plain` has read; their classes are Touchline's or of the title's package."""
    if isinstance(data, list):
        return [from_plain(each, package) for each in data]
    if not isinstance(data, dict):
        return data
    if "t" in data:
        return tuple(from_plain(each, package) for each in data["t"])
    if "d" in data:
        return {from_plain(key, package): from_plain(value, package) for key, value in data["d"]}
    if "s" in data:
        return set(data["s"])
    return make_object(data["o"], data["a"], package)


def make_object(place: str, slots: dict[str, Any], package: str) -> Any:
    """Return an object of a Touchline or title class; refuse any other class that the data names."""
    module, _, name = place.partition(":")
    if module.partition(".")[0] not in (OWN_PACKAGE, package):
        raise ValueError(f"not ours: {place}")
    kind = getattr(importlib.import_module(module), name)
    return fill_slots(kind.__new__(kind), slots, package)


def fill_slots(thing: Any, slots: dict[str, Any], package: str) -> Any:
    """Set the slots of an object; refuse data of another version, in which slots are missing or new."""
    if set(slots) != {name for name in slot_names(type(thing)) if name not in SKIPPED_SLOTS}:
        raise ValueError(f"other slots: {type(thing).__qualname__}")
    for slot, value in slots.items():
        setattr(thing, slot, from_plain(value, package))
    return thing


def thaw_game(data: Any, table: Table) -> Game:
    """Return a copy of the fresh table's game, with its cards and settings, and the data of the snapshot."""
    package = type(table.base).__module__.partition(".")[0]
    game: Game = fill_slots(table.base.clone(), data["a"], package)
    return game


def freeze_table(table: Table) -> bytes:
    """Return the game at the start of the step and the answers since, for a bot in another process."""
    said = [entry_data(entry) for entry in table.entries_of_step()]
    private = {str(seat): [entry_data(entry) for entry in own] for seat, own in table.hidden_entries().items()}
    return msgspec.msgpack.encode([to_plain(table.base), said, private])


def thaw_table(table: Table, data: bytes, dealer: Dealer) -> Table:
    """Restore the data on a fresh table of the same title, options and cards."""
    base, said, private = msgspec.msgpack.decode(data)
    hidden = {int(seat): [Entry(*each) for each in own] for seat, own in private.items()}
    table.resume_step(thaw_game(base, table), [Entry(*each) for each in said], hidden, dealer)
    return table


def entry_data(entry: Entry) -> list[int]:
    return [entry.who, entry.value, entry.sides, entry.kind, entry.seen, entry.card]


def finished_steps_length(table: Table) -> int | None:
    """Return how many entries belong to finished steps; None while the present step has picks in it."""
    said = table.entries_of_step()
    if any(entry.who != DEALER for entry in said) or any(table.hidden_entries().values()):
        return None
    return len(table.log) - len(said)


def freeze_snapshot(table: Table) -> bytes:
    """Return the game at the start of the present step, and all events before it."""
    events = [[event.code, event.numbers, event.seen] for event in table.events]
    return msgspec.msgpack.encode([to_plain(table.base), events])


def thaw_snapshot(table: Table, data: bytes) -> None:
    base, events = msgspec.msgpack.decode(data)
    table.base = table.now = thaw_game(base, table)
    table.events = SharedList([Event(code, tuple(numbers), seen) for code, numbers, seen in events])


class SnapshotSchedule:
    """Decides when the next snapshot of one table is due."""

    def __init__(self, table_id: str, last: tuple[int, bytes] | None) -> None:
        self._table_id = table_id
        self.reload(last)

    def reload(self, last: tuple[int, bytes] | None) -> None:
        """Count from the last snapshot that is stored."""
        self._entries = last[0] if last else 0

    def write_if_due(self, table: Table) -> Callable[[Connection], None] | None:
        """Return the write of a snapshot if one is due and the present step has no picks in it."""
        number = finished_steps_length(table) if len(table.log) >= self._entries + SNAPSHOT_EVERY_ENTRIES else None
        if number is None:
            return None
        self._entries = number
        values = {"number": number, "data": freeze_snapshot(table)}
        keys = {"table_id": self._table_id}
        return lambda connection: rows.replace_row(connection, schema.snapshots, keys, values)
