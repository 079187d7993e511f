"""Requests and answers of the host's page."""

from __future__ import annotations

from typing import Annotated

import msgspec

from touchline.server.messages.bodies import Pace, RequestBody


class EnterHost(RequestBody):
    """The token that the server printed at its start."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class RemoveAbandoned(RequestBody):
    """Remove games that are not over and have not changed for this number of days."""

    days: Annotated[int, msgspec.Meta(ge=1, le=3650)]


class RemovedTables(msgspec.Struct):
    codes: list[str]


class HostTable(msgspec.Struct):
    code: str
    title: str
    state: str
    pace: Pace
    people: int  # seats
    bots: int
    connected: int  # seats whose people are connected
    changed: float


class HostError(msgspec.Struct):
    at: float
    log: str
    what: str
    fault: str


class AbandonedTables(msgspec.Struct):
    days: int
    tables: int


class HostInfo(msgspec.Struct):
    """Tables and disk are counted in the store; everything else is added up over all workers."""

    version: str
    workers: int
    lobby: int
    playing: int
    over: int
    people: int
    watching: int
    moves_a_minute: int
    p50_ms: float | None  # over the moves of the last five minutes
    p99_ms: float | None
    disk_bytes: int
    disk_free: int | None
    bots_thinking: int
    bots_waiting: int
    errors: int  # since the workers started
    last_errors: list[HostError]
    abandoned: list[AbandonedTables]
    tables: list[HostTable]  # those that have changed last
