"""Errors of requests: a code and an HTTP status, and nothing that a stranger should not learn."""

from __future__ import annotations

from typing import Any, Final

from touchline.kernel.errors import IllegalPick


class RequestError(Exception):
    def __init__(self, code: str, status: int = 400, place: str = "", facts: dict[str, Any] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.place = place
        self.facts = facts or {}


class RoomClosed(RequestError):
    """A write failed, so the room was closed; the next request opens the table again from the store."""

    def __init__(self) -> None:
        super().__init__("try-again", 503)


FAULTS: Final = (IllegalPick, RequestError)  # the errors of a message


def unknown_table() -> RequestError:
    return RequestError("unknown-table", 404)


def not_yours() -> RequestError:
    return RequestError("not-your-seat", 403)
