"""Writes the State message from events that are already JSON, and from the fields of a view."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from itertools import compress
from operator import ne
from typing import Any

from touchline.server.messages.wire import encode_lines

Fields = list[bytes]  # written fields: `"over":false`
TwoFields = tuple[Fields, Fields]  # of the table, and of the game on it


class EncodedPart:
    """A part of a view: fields of the table, then of the game on it.

    Each is written as JSON, so that two views can be compared and only the changed fields sent.
    """

    __slots__ = ("_keys", "_lines", "_names", "_table_fields")

    def __init__(self, table: Mapping[str, Any], game: Mapping[str, Any]) -> None:
        self._names = [*table, *game]
        self._table_fields = len(table)  # the first ones; those of the game follow
        self._lines = encode_lines([*table.values(), *game.values()]).splitlines()  # all by one call
        self._keys: list[bytes] | None = None  # `"over":`, made when they are needed

    def whole(self) -> TwoFields:
        return self._split(range(len(self._lines)))

    def changes_since(self, known: EncodedPart) -> TwoFields | None:
        """Return the fields that differ from the known ones; None if there were others, so that all must be sent."""
        if self._names != known._names or self._table_fields != known._table_fields:
            return None
        self._keys = known.keys()
        return self._split(list(compress(range(len(self._lines)), map(ne, self._lines, known._lines))))

    def _split(self, numbers: Sequence[int]) -> TwoFields:
        """Return the fields with these numbers: those of the table, and those of the game."""
        keys, lines = self.keys(), self._lines
        fields = [keys[at] + lines[at] for at in numbers]
        of_table = bisect_left(numbers, self._table_fields)
        return fields[:of_table], fields[of_table:]

    def keys(self) -> list[bytes]:
        if self._keys is None:
            self._keys = [b'"%b":' % name.encode() for name in self._names]
        return self._keys


class EncodedView:
    """The view of a seat: what all see, which several views share, and what only this seat sees."""

    __slots__ = ("public", "seat")

    def __init__(self, public: EncodedPart, seat: EncodedPart) -> None:
        self.public = public
        self.seat = seat


def encode_state(since: int, count: int, events: str, public: TwoFields, seat: TwoFields, partial: bool) -> bytes:
    """Return the bytes of a `wire.State` with these fields: those that all see, and those of the seat."""
    fields, game = public[0] + seat[0], public[1] + seat[1]
    if game:
        fields.append(b'"game":{%b}' % b",".join(game))
    head = f'{{"t":"state","since":{since},"count":{count},"events":{events},"view":{{'.encode()
    return b"%b%b}%b" % (head, b",".join(fields), b',"partial":true}' if partial else b"}")
