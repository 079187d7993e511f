"""Fields and bodies that all requests and answers of HTTP share.

The client's TypeScript types are generated from the modules of this folder.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Code = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[a-z0-9_-]+$")]
Bytes32 = Annotated[str, msgspec.Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]  # also a seat, a decision, an amount of money
Pace = Literal["relaxed", "strict", "days", "device"]


class RequestBody(msgspec.Struct, forbid_unknown_fields=True):
    """A message of a client: unknown fields are refused."""


class ReachInfo(msgspec.Struct):
    """The addresses by which other devices open this server, the best first; none: only this machine reaches it."""

    addresses: list[str]


class ErrorBody(msgspec.Struct):
    """Every error: its code, its place in the request, and the numbers that belong to it."""

    code: str
    place: str = ""
    facts: dict[str, Any] = {}
    rule: str = ""


class Health(msgspec.Struct):
    ok: bool
    version: str
    tables: int
    connections: int
