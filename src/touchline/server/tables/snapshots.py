"""A game's data as plain bytes and back: for snapshots and for bots in other processes.

A save is the log; a frozen game is only a short cut.  Objects are read slot by slot; cards and settings are left out
and taken from a fresh table on thawing, so what is frozen is small and belongs to one title, edition and card set.
"""

from __future__ import annotations

import importlib
from typing import Any

import msgspec

from touchline.kernel.dealer import Dealer
from touchline.kernel.drivers import Entry, Journal
from touchline.kernel.game import DEALER, Event, Game
from touchline.kernel.shared_list import SharedList
from touchline.kernel.table import Table

LEFT_OUT = frozenset({"driver", "told", "cards", "rules"})
OWN = "touchline"


def plain(thing: Any) -> Any:
    if thing is None or isinstance(thing, bool | int | str | float):
        return thing
    if isinstance(thing, list):
        return [plain(each) for each in thing]
    if isinstance(thing, tuple):
        return {"t": [plain(each) for each in thing]}
    if isinstance(thing, dict):
        return {"d": [[plain(key), plain(value)] for key, value in thing.items()]}
    if isinstance(thing, set | frozenset):
        return {"s": sorted(thing)}
    kind = type(thing)
    slots = {name: plain(getattr(thing, name)) for name in slot_names(kind) if name not in LEFT_OUT}
    return {"o": f"{kind.__module__}:{kind.__qualname__}", "a": slots}


def slot_names(kind: type) -> list[str]:
    """Of a compiled class they go by another name."""
    names: list[str] = []
    for each in kind.__mro__:
        own = each.__dict__.get("__slots__") or each.__dict__.get("__mypyc_attrs__", ())
        names += [own] if isinstance(own, str) else list(own)
    return list(dict.fromkeys(names))


def whole(data: Any, package: str) -> Any:
    """What `plain` made, as objects again; classes come from Touchline or from the title's own package."""
    if isinstance(data, list):
        return [whole(each, package) for each in data]
    if not isinstance(data, dict):
        return data
    if "t" in data:
        return tuple(whole(each, package) for each in data["t"])
    if "d" in data:
        return {whole(key, package): whole(value, package) for key, value in data["d"]}
    if "s" in data:
        return set(data["s"])
    return made(data["o"], data["a"], package)


def made(place: str, slots: dict[str, Any], package: str) -> Any:
    """An object of a class of ours; whatever else a database may name is refused."""
    module, _, name = place.partition(":")
    if module.partition(".")[0] not in (OWN, package):
        raise ValueError(f"not ours: {place}")
    kind = getattr(importlib.import_module(module), name)
    return filled(kind.__new__(kind), slots, package)


def filled(thing: Any, slots: dict[str, Any], package: str) -> Any:
    """What was frozen by another version of the program may lack something: half of it is nothing."""
    if set(slots) != {name for name in slot_names(type(thing)) if name not in LEFT_OUT}:
        raise ValueError(f"other slots: {type(thing).__qualname__}")
    for slot, value in slots.items():
        setattr(thing, slot, whole(value, package))
    return thing


def thawed(data: Any, table: Table) -> Game:
    """A copy of the fresh table's game, with its cards and settings, filled with what was frozen."""
    package = type(table.base).__module__.partition(".")[0]
    game: Game = filled(table.base.clone(), data["a"], package)
    return game


def freeze_table(table: Table) -> bytes:
    """The game as the step began and what has been said since, for a bot that thinks elsewhere."""
    journal = table.journal
    said = [entry_data(entry) for entry in journal.said]
    private = {str(seat): [entry_data(entry) for entry in own] for seat, own in journal.private.items()}
    return msgspec.msgpack.encode([plain(table.base), said, private])


def thaw_table(table: Table, data: bytes, dealer: Dealer) -> Table:
    """Onto a fresh table of the same title, options and cards."""
    base, said, private = msgspec.msgpack.decode(data)
    table.base = table.now = thawed(base, table)
    table.journal = Journal(dealer)
    table.journal.said = [Entry(*each) for each in said]
    table.journal.private = {int(seat): [Entry(*each) for each in own] for seat, own in private.items()}
    table.advance()
    return table


def entry_data(entry: Entry) -> list[int]:
    return [entry.who, entry.value, entry.sides, entry.kind, entry.seen, entry.card]


def settled_length(table: Table) -> int | None:
    """How many entries the finished steps took; None while the running step has picks in it."""
    journal = table.journal
    if any(entry.who != DEALER for entry in journal.said) or any(journal.private.values()):
        return None
    return len(table.log) - len(journal.said)


def freeze_snapshot(table: Table) -> bytes:
    """The game as the running step began, and all events up to there."""
    events = [[event.code, event.numbers, event.seen] for event in table.events]
    return msgspec.msgpack.encode([plain(table.base), events])


def thaw_snapshot(table: Table, data: bytes) -> None:
    base, events = msgspec.msgpack.decode(data)
    table.base = table.now = thawed(base, table)
    table.events = SharedList([Event(code, tuple(numbers), seen) for code, numbers, seen in events])
