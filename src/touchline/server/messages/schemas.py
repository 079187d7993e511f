"""The JSON schemas of the wire and of each title, from which the client's types are made.

`python -m touchline.server.messages.schemas` writes a list of files: each with its place below web/src, its schema
and a digest.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import msgspec

from touchline.server.messages import host_bodies, seat_messages, wire
from touchline.server.messages.bodies import ErrorBody, ReachInfo
from touchline.server.messages.notice_bodies import NoticeInfo, Subscribe, TableWebhook, TableWebhookInfo
from touchline.server.messages.table_bodies import ReplayIndex, SeatLink, SeatResponse
from touchline.server.messages.table_requests import (
    FillSeat,
    GiveBack,
    HandOver,
    ImportRecord,
    Join,
    Learn,
    LockSeat,
    MakeSeatLink,
    MakeTable,
    PlayOn,
    RemovePerson,
)
from touchline.server.messages.title_bodies import (
    Cards,
    FirstTimeInfo,
    LessonInfo,
    RuleSection,
    RuleText,
    SharedTexts,
    TitleInfo,
)
from touchline.server.messages.title_schemas import title_schema
from touchline.titles import SHELF

TYPES: tuple[Any, ...] = (
    TitleInfo, MakeTable, Join, FillSeat, HandOver, GiveBack,
    ImportRecord, PlayOn, Learn, LessonInfo, FirstTimeInfo,
    ReplayIndex, SeatResponse, ErrorBody, SharedTexts, Cards,
    RuleText, LockSeat, RemovePerson, MakeSeatLink, SeatLink,
    RuleSection, ReachInfo, Subscribe, NoticeInfo, host_bodies.HostInfo,
    host_bodies.RemovedTables, TableWebhook, TableWebhookInfo,
    seat_messages.Message, wire.Reply,
)  # fmt: skip
BOUNDS = {"description", "maxLength", "minLength", "pattern", "minimum", "maximum", "maxItems"}


def schema() -> dict[str, Any]:
    _, components = msgspec.json.schema_components(TYPES, ref_template="#/definitions/{name}")
    definitions = dict(sorted(components.items()))
    refs = {name: {"$ref": f"#/definitions/{name}"} for name in definitions}
    whole = {"title": "Wire", "type": "object", "properties": refs, "required": list(refs)}
    return whole | {"additionalProperties": False, "definitions": definitions}


def digest(made: dict[str, Any]) -> str:
    """Return a digest of everything that makes the types; bounds and descriptions do not."""
    return digest_of(shape(made))


def digest_of(made: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(made, sort_keys=True).encode()).hexdigest()[:16]


def shape(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: shape(each) for key, each in part.items() if key not in BOUNDS}
    return [shape(each) for each in part] if isinstance(part, list) else part


def generated_files() -> list[dict[str, Any]]:
    """Return every generated file of the client: the wire's types, and those of each title that declares its view."""
    wires, source = schema(), "touchline.server.messages.wire"
    constants = {"WIRE_VERSION": wire.WIRE_VERSION}
    files = [{"file": "wire.ts", "source": source, "digest": digest(wires), "schema": wires, "constants": constants}]
    for title in SHELF.values():
        if title.view is not None:
            made = title_schema(title)
            place = {"file": f"titles/{title.code}/view.ts", "source": f"touchline.titles.{title.code}"}
            files.append(place | {"digest": digest_of(made), "schema": made})
    return files


if __name__ == "__main__":
    json.dump(generated_files(), sys.stdout)
