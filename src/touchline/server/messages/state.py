"""Writes the State message from events that are already JSON, and from the fields of a view."""

from __future__ import annotations

from typing import Any

from touchline.server.messages.wire import encode


class EncodedView:
    """A view with each field as JSON, so that two views can be compared and only the changed fields sent."""

    def __init__(self, view: dict[str, Any]) -> None:
        game = view["game"]
        self.fields: dict[str, bytes] = {name: encode(value) for name, value in view.items() if name != "game"}
        self.game: dict[str, bytes] | None = None  # before the game begins
        if game is None:
            self.fields["game"] = b"null"
        else:
            self.game = {name: encode(value) for name, value in game.items()}

    def whole(self) -> bytes:
        return join_fields(self.fields, self.game)

    def changes_since(self, known: EncodedView) -> bytes | None:
        """Return the fields that differ from the known view; None if a field is gone, so that all must be sent."""
        if (self.game is None) != (known.game is None) or not known.fields.keys() <= self.fields.keys():
            return None
        fields = changed_fields(self.fields, known.fields)
        if self.game is None or known.game is None:
            return join_fields(fields, None)
        if not known.game.keys() <= self.game.keys():
            return None
        return join_fields(fields, changed_fields(self.game, known.game) or None)


def changed_fields(fields: dict[str, bytes], known: dict[str, bytes]) -> dict[str, bytes]:
    return {name: data for name, data in fields.items() if known.get(name) != data}


def join_fields(fields: dict[str, bytes], game: dict[str, bytes] | None) -> bytes:
    parts = [b'"%b":%b' % (name.encode(), data) for name, data in fields.items()]
    if game is not None:
        parts.append(b'"game":' + join_fields(game, None))
    return b"{%b}" % b",".join(parts)


def encode_state(since: int, count: int, events: str, view: EncodedView, known: EncodedView | None = None) -> bytes:
    """Return the bytes of a `wire.State`; with a known view, only the fields that have changed since."""
    changes = None if known is None else view.changes_since(known)
    head = f'{{"t":"state","since":{since},"count":{count},"events":{events},"view":'.encode()
    return b"%b%b}" % (head, view.whole()) if changes is None else b'%b%b,"partial":true}' % (head, changes)
