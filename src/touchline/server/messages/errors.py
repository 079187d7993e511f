"""What the server refuses, each with a code and the status it is answered with; a stranger learns nothing more."""

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
    """A write failed, so the room was closed; the table as it is stored opens again for whoever comes back."""

    def __init__(self) -> None:
        super().__init__("try-again", 503)


FAULTS: Final = (IllegalPick, RequestError)  # whatever is wrong with what somebody says


def unknown_table() -> RequestError:
    return RequestError("unknown-table", 404)


def not_yours() -> RequestError:
    return RequestError("not-your-seat", 403)
