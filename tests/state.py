"""The whole state of a game or a table as plain data, read slot by slot: for comparing, in tests only."""

from __future__ import annotations

from typing import Any

from touchline.kernel.game import Driver
from touchline.kernel.table import Table

LEFT_OUT = {"driver", "told", "cards", "rules", "sealed"}


def dump(thing: Any) -> Any:
    if isinstance(thing, int | str | float | None):
        return thing
    if isinstance(thing, list | tuple):
        return [dump(each) for each in thing]
    if isinstance(thing, dict):
        return {str(key): dump(value) for key, value in thing.items()}
    if isinstance(thing, set | frozenset):
        return sorted(map(str, thing))
    if isinstance(thing, Driver) or callable(thing):
        return None
    return {name: dump(getattr(thing, name)) for name in slots(thing) if name not in LEFT_OUT}


def slots(thing: Any) -> list[str]:
    names: list[str] = []
    for kind in type(thing).__mro__:
        own = kind.__dict__.get("__slots__") or kind.__dict__.get("__mypyc_attrs__", ())
        names += [own] if isinstance(own, str) else list(own)
    return sorted(set(names) | set(getattr(thing, "__dict__", {})))


def whole(table: Table) -> list[Any]:
    """Return all that a table is: what everybody sees, what nobody sees, and what has happened."""
    seen = [table.view(seat) for seat in (None, *range(table.seats))]
    told = [table.events_since(0, seat) for seat in (None, *range(table.seats))]
    log = [(entry.who, entry.value, entry.sides) for entry in table.log]
    return [dump(table.base), dump(table.now), seen, told, log, dump(table.orders)]
