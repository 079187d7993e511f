"""Errors, as codes and facts; the code that shows an error makes a sentence of it.

TouchlineError        code, place, facts
├── UnknownTitle      no such title on the shelf
├── BadOption         a setting or a number of seats that the title does not have
├── BadCard           a card file that does not hold: file, row and column
├── BadRecord         a record that does not replay
└── IllegalPick       an answer that was not offered; the rule that forbids it, where one does
"""

from __future__ import annotations

from typing import Any


class TouchlineError(Exception):
    """Something given from outside is wrong; nothing was changed."""

    def __init__(self, code: str, place: str, facts: dict[str, object] | None = None) -> None:
        self.code = code
        self.place = place
        self.facts = facts or {}
        told = " ".join(f"{name}={value}" for name, value in self.facts.items())
        super().__init__(f"{code}: {place}" + (f": {told}" if told else ""))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the error by its arguments, so that it arrives whole from another process."""
        return type(self), (self.code, self.place, self.facts)


class UnknownTitle(TouchlineError):
    def __init__(self, code: str, shelf: list[str]) -> None:
        super().__init__("unknown-title", code, {"shelf": ", ".join(shelf)})
        self.shelf = shelf

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.place, self.shelf)


class BadOption(TouchlineError):
    """place: the option's name; facts say what exists."""


class BadCard(TouchlineError):
    """A fault in a card set: where it is, what was found, and the code of what is wrong with it."""

    def __init__(self, file: str, row: int, column: str, code: str, value: object = "") -> None:
        place = file + (f", row {row}" if row else "") + (f", column {column}" if column else "")
        super().__init__(code, place, {"value": value} if value != "" else None)
        self.file, self.row, self.column, self.value = file, row, column, value

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.file, self.row, self.column, self.code, self.value)


class BadRecord(TouchlineError):
    """place: the field, or `entry N` of the log."""


class IllegalPick(TouchlineError):
    """A pick that is not allowed; the table is unchanged."""

    def __init__(self, code: str, seat: object, facts: dict[str, object] | None = None, rule: str = "") -> None:
        super().__init__(code, f"seat {seat}", facts)
        self.seat = seat
        self.rule = rule

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.seat, self.facts, self.rule)
