"""A game's data as plain bytes and back: for snapshots and for bots in other processes.

A save is the log; a frozen game is only a short cut.  Objects are read slot by slot; the cards are left out and given
back on thawing, so what is frozen is small and belongs to one title, edition and card set.
"""

from __future__ import annotations

import importlib
from typing import Any

import msgspec

from touchline.kernel.dealer import Dealer
from touchline.kernel.drivers import Entry, Journal
from touchline.kernel.game import DEALER, Driver, Event, Game
from touchline.kernel.table import Table

LEFT_OUT = frozenset({"driver", "told", "cards"})
OWN = "touchline."


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
    names: list[str] = []
    for each in kind.__mro__:
        own = each.__dict__.get("__slots__", ())
        names += [own] if isinstance(own, str) else list(own)
    return names


def whole(data: Any, cards: Any) -> Any:
    if isinstance(data, list):
        return [whole(each, cards) for each in data]
    if not isinstance(data, dict):
        return data
    if "t" in data:
        return tuple(whole(each, cards) for each in data["t"])
    if "d" in data:
        return {whole(key, cards): whole(value, cards) for key, value in data["d"]}
    if "s" in data:
        return set(data["s"])
    return made(data["o"], data["a"], cards)


def made(place: str, slots: dict[str, Any], cards: Any) -> Any:
    """Only classes of our own are ever made."""
    module, _, name = place.partition(":")
    if not module.startswith(OWN) and not module.startswith("tests."):
        raise ValueError(f"not ours: {place}")
    kind = getattr(importlib.import_module(module), name)
    thing = object.__new__(kind)
    for slot, value in slots.items():
        setattr(thing, slot, whole(value, cards))
    if isinstance(thing, Game):
        thing.driver, thing.told = Driver(), None
    if "cards" in slot_names(kind):
        thing.cards = cards
    return thing


def freeze_table(table: Table) -> bytes:
    """The game as the step began and what has been said since, for a bot that thinks elsewhere."""
    journal = table.journal
    said = [entry_data(entry) for entry in journal.said]
    private = {str(seat): [entry_data(entry) for entry in own] for seat, own in journal.private.items()}
    return msgspec.msgpack.encode([plain(table.base), said, private])


def thaw_table(table: Table, data: bytes, dealer: Dealer) -> Table:
    """Onto a fresh table of the same title, options and cards."""
    base, said, private = msgspec.msgpack.decode(data)
    table.base = table.now = whole(base, table.cards)
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
    table.base = table.now = whole(base, table.cards)
    table.events = [Event(code, tuple(numbers), seen) for code, numbers, seen in events]
