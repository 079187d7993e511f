"""Touchline: four football-management tabletop games, complete and by the book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from touchline.kernel.dealer import Dealer
from touchline.kernel.errors import BadCard, BadOption, BadRecord, IllegalPick, TouchlineError, UnknownTitle
from touchline.kernel.record import Record
from touchline.kernel.record import replay as replay_record
from touchline.kernel.scene import Scene
from touchline.kernel.table import Table
from touchline.sim import simulate
from touchline.titles import SHELF, title

__version__ = "0.1.0"


def scene(code: str, seats: int | None = None, options: Mapping[str, Any] | None = None, cards: Any = None) -> Scene:
    """Return a game of a title to be changed by hand (`scene.game`) and opened as a table (`scene.table()`)."""
    return title(code).scene(seats, options, cards)


def replay(record: Record | str | bytes | dict[str, Any], cards: Any = None, dealer: Dealer | None = None) -> Table:
    """Return the table as a record leaves it, event for event; `cards`: the folder of its card set, if not our own."""
    if isinstance(record, str | bytes):
        record = Record.load(record)
    elif isinstance(record, dict):
        record = Record.from_data(record)
    if record.title not in SHELF:
        raise BadRecord("wrong-title", "title", {"value": record.title, "shelf": ", ".join(SHELF)})
    return replay_record(SHELF[record.title], record, cards, dealer)


__all__ = [
    "SHELF",
    "BadCard",
    "BadOption",
    "BadRecord",
    "IllegalPick",
    "Record",
    "Scene",
    "Table",
    "TouchlineError",
    "UnknownTitle",
    "replay",
    "scene",
    "simulate",
    "title",
]
