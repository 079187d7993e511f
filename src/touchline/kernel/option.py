"""A setting of a game, as a title declares it."""

from __future__ import annotations

from typing import Any, Final

from touchline.kernel.errors import BadOption

Value = str | int | bool
YES: Final = ("true", "yes", "on", "1")
NO: Final = ("false", "no", "off", "0")


class Option:
    """A setting of the game.  kind: "choice" (of texts), "flag", "number" (first to last choice).

    `on_device`: what a page proposes for a table on one device, where every turn is a hand-over; None: the default.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        choices: tuple[Value, ...],
        default: Value,
        rules: tuple[str, ...],
        on_device: Value | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.choices = choices
        self.default = default
        self.rules = rules
        self.on_device = on_device

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {self.kind!r}, {self.choices!r}, default={self.default!r})"

    @property
    def meaning(self) -> str:
        """Return the code of the text that explains the option."""
        return f"option-{self.name.replace('_', '-')}"

    @property
    def values(self) -> list[Value]:
        if self.kind == "flag":
            return [False, True]
        if self.kind == "number":
            return list(range(int(self.choices[0]), int(self.choices[-1]) + 1))
        return list(self.choices)

    def read(self, written: str) -> Value:
        """Return the value of this text; a text that is no value is returned as it is, for `check` to refuse."""
        if self.kind == "flag":
            return True if written.lower() in YES else False if written.lower() in NO else written
        for value in self.values:
            if str(value) == written:
                return value
        return written

    def check(self, value: Any) -> Value:
        if not any(value == each and type(value) is type(each) for each in self.values):
            raise BadOption("unknown-choice", self.name, {"value": repr(value), "choices": self.values})
        checked: Value = value
        return checked
