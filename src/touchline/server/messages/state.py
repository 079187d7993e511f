"""Writes the State message from events that are already JSON, and from the fields of a view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from touchline.server.messages.wire import encode_lines


class EncodedView:
    """A view with each field as JSON, so that two views can be compared and only the changed fields sent.

    All fields are encoded by one call, a line for each: the view's own fields, then those of its last field, `game`.
    """

    __slots__ = ("_lines", "_names", "_own")

    def __init__(self, view: dict[str, Any]) -> None:
        names, values = list(view), list(view.values())
        assert names[-1] == "game"
        self._own = len(names)  # the count of the view's own fields
        if values[-1]:  # the game has begun
            game = values[-1]
            self._own -= 1
            names[-1:], values[-1:] = game, game.values()
        self._names = names
        self._lines = encode_lines(values).splitlines()

    def whole(self) -> bytes:
        return self._join(range(len(self._names)))

    def changes_since(self, known: EncodedView) -> bytes | None:
        """Return the fields that differ from the known view; None if it had other fields, so that all must be sent."""
        if self._names != known._names or self._own != known._own:
            return None
        before = known._lines
        return self._join([at for at, line in enumerate(self._lines) if line != before[at]])

    def _join(self, places: Iterable[int]) -> bytes:
        own: list[bytes] = []
        game: list[bytes] = []
        for at in places:
            field = b'"%b":%b' % (self._names[at].encode(), self._lines[at])
            (own if at < self._own else game).append(field)
        if game:
            own.append(b'"game":{%b}' % b",".join(game))
        return b"{%b}" % b",".join(own)


def encode_state(since: int, count: int, events: str, view: EncodedView, known: EncodedView | None = None) -> bytes:
    """Return the bytes of a `wire.State`; with a known view, only the fields that have changed since."""
    changes = None if known is None else view.changes_since(known)
    head = f'{{"t":"state","since":{since},"count":{count},"events":{events},"view":'.encode()
    return b"%b%b}" % (head, view.whole()) if changes is None else b'%b%b,"partial":true}' % (head, changes)
