"""The whole state of a game or a table as plain data, read slot by slot: for comparing, in tests only."""

from __future__ import annotations

from typing import Any

from touchline.kernel.game import Driver, Game
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


def shared(one: Game, other: Game) -> list[str]:
    """Lists, dicts, sets and objects that two games have in common, but for the cards and the settings: none may be."""
    first, second = parts(one, "game"), parts(other, "game")
    return [place for at, place in first.items() if at in second]


def parts(thing: Any, place: str) -> dict[int, str]:
    """All changeable things below this one, by identity."""
    found: dict[int, str] = {}
    if isinstance(thing, int | str | float | None) or callable(thing) or isinstance(thing, Driver):
        return found
    if not isinstance(thing, tuple):
        found[id(thing)] = place
    if isinstance(thing, list | tuple):
        below = [(f"{place}[{at}]", each) for at, each in enumerate(thing)]
    elif isinstance(thing, dict):
        below = [(f"{place}[{key}]", each) for key, each in thing.items()]
    else:
        below = [(f"{place}.{name}", getattr(thing, name)) for name in slots(thing) if name not in LEFT_OUT]
    for where, each in below:
        found |= parts(each, where)
    return found


def whole(table: Table) -> list[Any]:
    """All that a table is: what everybody sees, what nobody sees, and what has happened."""
    seen = [table.view(seat) for seat in (None, *range(table.seats))]
    told = [table.events_since(0, seat) for seat in (None, *range(table.seats))]
    log = [(entry.who, entry.value, entry.sides) for entry in table.log]
    return [dump(table.base), dump(table.now), seen, told, log, dump(table.orders)]
