"""What each title sends, in the OpenAPI document: its view, contexts, previews and events.

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

HERE: Final = "#/definitions/"
THERE: Final = "#/components/schemas/"
KINDS: Final = ("Contexts", "Previews", "Events")


def with_titles(document: dict[str, Any]) -> dict[str, Any]:
    """The document with the schemas of every title on the shelf that declares its view."""
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
    return {f"{code}.{name}": moved(schema, code) for name, schema in definitions.items()}


def moved(part: Any, code: str) -> Any:
    """The same with every reference led to where the title's schemas lie in the document."""
    if isinstance(part, dict):
        return {key: led(value, code) if key == "$ref" else moved(value, code) for key, value in part.items()}
    return [moved(each, code) for each in part] if isinstance(part, list) else part


def led(reference: str, code: str) -> str:
    return f"{THERE}{code}.{reference.removeprefix(HERE)}"


def links(title: Title) -> dict[str, Any]:
    names = {"view": title.view.__name__} | {kind.lower(): kind for kind in KINDS}
    return {what: {"$ref": f"{THERE}{title.code}.{name}"} for what, name in names.items()}


class JsonWithTitles(JsonRenderPlugin):
    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_titles(openapi_schema))


class YamlWithTitles(YamlRenderPlugin):
    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_titles(openapi_schema))
