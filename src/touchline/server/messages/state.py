"""Writes the State message from events that are already JSON, and from the fields of a view."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import compress
from operator import ne
from typing import Any

from touchline.server.messages.wire import encode_lines

Fields = list[bytes]  # written fields: `"over":false`


class EncodedFields:
    """Fields of a view, each as JSON, so that two views can be compared and only the changed fields sent."""

    __slots__ = ("_keys", "_lines", "_names")

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self._names = list(fields)
        self._lines = encode_lines(list(fields.values())).splitlines()  # all by one call
        self._keys: list[bytes] | None = None  # `"over":`, made when they are needed

    def whole(self) -> Fields:
        return [key + line for key, line in zip(self.keys(), self._lines, strict=True)]

    def changes_since(self, known: EncodedFields) -> Fields | None:
        """Return the fields that differ from the known ones; None if there were others, so that all must be sent."""
        if self._names != known._names:
            return None
        self._keys = known.keys()
        changed = compress(zip(self._keys, self._lines, strict=True), map(ne, self._lines, known._lines))
        return [key + line for key, line in changed]

    def keys(self) -> list[bytes]:
        if self._keys is None:
            self._keys = [b'"%b":' % name.encode() for name in self._names]
        return self._keys


class EncodedPart:
    """A part of a view: fields of the table, and of the game on it."""

    __slots__ = ("game", "table")

    def __init__(self, table: Mapping[str, Any], game: Mapping[str, Any]) -> None:
        self.table = EncodedFields(table)
        self.game = EncodedFields(game)

    def whole(self) -> tuple[Fields, Fields]:
        return self.table.whole(), self.game.whole()

    def changes_since(self, known: EncodedPart) -> tuple[Fields, Fields] | None:
        table, game = self.table.changes_since(known.table), self.game.changes_since(known.game)
        return None if table is None or game is None else (table, game)


class EncodedView:
    """The view of a seat: what all see, which several views share, and what only this seat sees."""

    __slots__ = ("public", "seat")

    def __init__(self, public: EncodedPart, seat: EncodedPart) -> None:
        self.public = public
        self.seat = seat


def encode_state(
    since: int, count: int, events: str, public: tuple[Fields, Fields], seat: tuple[Fields, Fields], partial: bool
) -> bytes:
    """Return the bytes of a `wire.State` with these fields: those that all see, and those of the seat."""
    fields, game = public[0] + seat[0], public[1] + seat[1]
    if game:
        fields.append(b'"game":{%b}' % b",".join(game))
    head = f'{{"t":"state","since":{since},"count":{count},"events":{events},"view":{{'.encode()
    return b"%b%b}%b" % (head, b",".join(fields), b',"partial":true}' if partial else b"}")
