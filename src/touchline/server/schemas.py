"""The JSON schema of the wire, from which the client's types are made: `python -m touchline.server.schemas`."""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import msgspec

from touchline.server import forms, wire

TYPES: tuple[Any, ...] = (
    forms.TitleInfo, forms.MakeTable, forms.Join, forms.FillSeat, forms.HandOver, forms.GiveBack, forms.ImportRecord,
    forms.PlayOn, forms.Reel, forms.Seated, forms.Refused, forms.SharedTexts, forms.Cards, forms.RuleText,
    forms.RuleSection, wire.Message, wire.Reply,
)  # fmt: skip
BOUNDS = {"description", "maxLength", "minLength", "pattern", "minimum", "maximum", "maxItems"}


def schema() -> dict[str, Any]:
    _, components = msgspec.json.schema_components(TYPES, ref_template="#/definitions/{name}")
    definitions = dict(sorted(components.items()))
    refs = {name: {"$ref": f"#/definitions/{name}"} for name in definitions}
    whole = {"title": "Wire", "type": "object", "properties": refs, "required": list(refs)}
    return whole | {"additionalProperties": False, "definitions": definitions}


def digest(made: dict[str, Any]) -> str:
    """Of what types are made of; bounds and descriptions are not."""
    return hashlib.sha256(json.dumps(shape(made), sort_keys=True).encode()).hexdigest()[:16]


def shape(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: shape(each) for key, each in part.items() if key not in BOUNDS}
    return [shape(each) for each in part] if isinstance(part, list) else part


if __name__ == "__main__":
    made = schema()
    json.dump({"digest": digest(made), "schema": made}, sys.stdout)
