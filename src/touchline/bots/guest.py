"""Bots of users: `mine.py:choose` or `package.module:choose` names a function that picks for a seat.

The function gets the view of its seat, as plain data, and dice (`dice.below(6)` is 0 to 5).  It returns one of
`view["question"]["options"]`.  A class is also allowed: one object is made for each seat of each game, so that it can
remember, and is then called in the same way.  It sees nothing but the view.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any

from touchline.bots.bot import Thinker
from touchline.kernel.errors import BadOption, IllegalPick
from touchline.kernel.table import Table


class Guest(Thinker):
    def __init__(self, name: str, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.name = name
        found = load_callable(name)
        self.choose: Callable[..., Any] = found() if isinstance(found, type) else found

    def think(self, table: Table, seat: int) -> int:
        question = table.question(seat)
        assert question is not None
        picked = self.ask(table.view(seat))
        if type(picked) is not int or picked not in question.options:
            raise IllegalPick("not-offered", seat, {"bot": self.name, "option": repr(picked)})
        return picked

    def ask(self, view: dict[str, Any]) -> Any:
        """Call the guest; an error in its code is raised as one that every process knows, with its place."""
        try:
            return self.choose(view, self.dealer)
        except Exception as fault:
            reason = f"{type(fault).__name__}: {fault}"
            raise BadOption("bad-bot", self.name, {"reason": reason, "at": place_of(fault)}) from fault

    def pick(self, game: Any, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
        raise BadOption("bad-bot", self.name, {"reason": "needs-a-table"})


def place_of(fault: Exception) -> str:
    """Return the file and line where the error was raised."""
    last = extract_tb(fault.__traceback__)[-1]
    return f"{last.filename}:{last.lineno}"


def is_guest(name: str) -> bool:
    place, colon, inside = name.rpartition(":")
    return bool(place and colon and inside.isidentifier())


def load_callable(name: str) -> Any:
    place, _, inside = name.rpartition(":")
    found = getattr(module(place), inside, None)
    if not callable(found):
        raise BadOption("unknown-bot", name, {"reason": "no-such-name"})
    return found


@cache
def module(place: str) -> ModuleType:
    """Import the module, from a file or by its name; it is read once."""
    try:
        return from_file(Path(place)) if place.endswith(".py") else import_module(place)
    except Exception as fault:
        raise BadOption("unknown-bot", place, {"reason": f"{type(fault).__name__}: {fault}"}) from fault


def from_file(file: Path) -> ModuleType:
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made
