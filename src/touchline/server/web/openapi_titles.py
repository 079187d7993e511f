"""Adds the schemas of each title to the OpenAPI document: its view, contexts, previews and events.

They go over the socket and inside views, so no path of the document mentions them.  `x-titles` names them by title;
`abc.AbcView` below `components.schemas` is the view of the title with the code `abc`.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

from touchline.kernel.title import Title
from touchline.server.messages.title_schemas import title_schema
from touchline.titles import SHELF

TITLE_PATH: Final = "#/definitions/"
DOCUMENT_PATH: Final = "#/components/schemas/"
KINDS: Final = ("Contexts", "Previews", "Events")


def add_title_schemas(document: dict[str, Any]) -> dict[str, Any]:
    """Return the document with the schemas of every title on the shelf that declares its view."""
    titles = {code: title for code, title in SHELF.items() if title.view is not None}
    parts = document.get("components", {})
    schemas = dict(parts.get("schemas", {}))
    for code in titles:
        schemas |= schemas_of(code)
    named = {code: links(title) for code, title in titles.items()}
    return document | {"components": parts | {"schemas": schemas}, "x-titles": named}


@cache
def schemas_of(code: str) -> dict[str, Any]:
    definitions = title_schema(SHELF[code])["definitions"]
    return {f"{code}.{name}": rewrite_references(schema, code) for name, schema in definitions.items()}


def rewrite_references(part: Any, code: str) -> Any:
    """Return the schema with every reference changed to the place of the title's schemas in the document."""
    if isinstance(part, dict):
        return {
            key: rewrite_reference(value, code) if key == "$ref" else rewrite_references(value, code)
            for key, value in part.items()
        }
    return [rewrite_references(each, code) for each in part] if isinstance(part, list) else part


def rewrite_reference(reference: str, code: str) -> str:
    return f"{DOCUMENT_PATH}{code}.{reference.removeprefix(TITLE_PATH)}"


def links(title: Title) -> dict[str, Any]:
    names = {"view": title.view.__name__} | {kind.lower(): kind for kind in KINDS}
    return {what: {"$ref": f"{DOCUMENT_PATH}{title.code}.{name}"} for what, name in names.items()}


class JsonWithTitles(JsonRenderPlugin):
    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, add_title_schemas(openapi_schema))


class YamlWithTitles(YamlRenderPlugin):
    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, add_title_schemas(openapi_schema))
