"""The JSON schema of what a title sends: its view, its questions with their contexts, and its events.

The view comes from the typed dictionaries that the title declares, questions and events from its words.
"""

from __future__ import annotations

from typing import Any, get_type_hints, is_typeddict

import msgspec

from touchline.kernel.title import Title
from touchline.kernel.views import ALL_SEATS, About
from touchline.kernel.vocabulary import Field

Schema = dict[str, Any]
NUMBER: Schema = {"type": "integer"}
SEEN_BY = "x-seen-by"  # the seats that may know a field, if not all
DOMAIN = "x-domain"  # the kind of a number: a seat, a player, an amount of money


def title_schema(title: Title) -> Schema:
    """Return one object with all definitions. `Contexts`, `Previews` and `Events` hold what each kind of question, its
    options and each kind of event carry."""
    definitions = view_definitions(title.view) if title.view is not None else {}
    definitions["Contexts"] = contexts(title)
    definitions["Previews"] = previews(title)
    definitions["Events"] = events(title)
    refs = {name: {"$ref": f"#/definitions/{name}"} for name in sorted(definitions)}
    return closed_object(refs) | {"title": "Declared", "definitions": dict(sorted(definitions.items()))}


def view_definitions(view: Any) -> dict[str, Schema]:
    """Return the typed dictionaries by name, each field with its sentence and who sees it."""
    _, found = msgspec.json.schema_components((view,), ref_template="#/definitions/{name}")
    types = {each.__name__: each for each in typed_dicts(view)}
    for name, schema in found.items():
        if name in types:
            schema["additionalProperties"] = False
            document(schema["properties"], get_type_hints(types[name], include_extras=True))
    return found


def typed_dicts(view: Any) -> list[Any]:
    """Return the view and every typed dictionary below it."""
    found: list[Any] = []

    def look(kind: Any) -> None:
        if is_typeddict(kind):
            if kind not in found:
                found.append(kind)
                for each in get_type_hints(kind).values():
                    look(each)
        for part in getattr(kind, "__args__", ()):
            look(part)

    look(view)
    return found


def document(properties: dict[str, Schema], hints: dict[str, Any]) -> None:
    for name, hint in hints.items():
        for about in getattr(hint, "__metadata__", ()):
            if isinstance(about, About):
                properties[name] = describe(properties[name], about)


def describe(schema: Schema, about: About) -> Schema:
    """Add the sentence about a field to its schema.  A reference must stand alone, so it is put into `allOf`."""
    whole: Schema = {"allOf": [schema]} if "$ref" in schema else dict(schema)
    whole["description"] = about.text
    return whole if about.seen_by == ALL_SEATS else whole | {SEEN_BY: about.seen_by}


def contexts(title: Title) -> Schema:
    """Return the numbers shown with each kind of question."""
    return closed_object({asks.name: numbers(asks.context) for asks in title.words.asks.values()})


def previews(title: Title) -> Schema:
    """Return the numbers previewed for the options of each kind of question that has previews."""
    return closed_object({asks.name: numbers(asks.preview) for asks in title.words.asks.values() if asks.preview})


def events(title: Title) -> Schema:
    """Return the numbers that each kind of event carries."""
    return closed_object({tells.name: numbers(tells.numbers) for tells in title.words.tells.values()})


def numbers(fields: list[Field]) -> Schema:
    return closed_object({field.name: NUMBER | {DOMAIN: field.domain} for field in fields})


def closed_object(properties: dict[str, Schema]) -> Schema:
    return {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}
