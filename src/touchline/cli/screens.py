"""The look of a title in the terminal: the module that the title declares as `terminal`.

screen(view, texts, width)     the table, as text or for rich; shown again when it has changed
headline(view, texts, width)   one or two lines above every question (may be missing)
STYLES                         styles of events by name: {"goal": "bold green"} (may be missing)
"""

import json
from collections.abc import Callable
from typing import Any

from rich.console import RenderableType

from touchline.kernel.title import Title
from touchline.texts import TitleTexts

MAX_LINES = 18
ScreenFunction = Callable[[dict[str, Any], TitleTexts, int], RenderableType]
Details = Callable[[dict[str, Any], TitleTexts], tuple[str, list[str]] | None]


class Screen:
    """The screen of one title; for a title without a terminal module, the plain data of the view."""

    def __init__(self, title: Title) -> None:
        module = None if title.terminal is None else title.terminal.load()
        self.screen: ScreenFunction = getattr(module, "screen", plain)
        self.headline: ScreenFunction | None = getattr(module, "headline", None)
        self.offer: Callable[[dict[str, Any], TitleTexts, int], list[str]] | None = getattr(module, "offer", None)
        self.details: Details | None = getattr(module, "details", None)
        self.styles: dict[str, str] = getattr(module, "STYLES", {})
        self.hidden_events: set[str] = getattr(module, "HIDDEN_EVENTS", set())


def screen_of(title: Title) -> Screen:
    return Screen(title)


def plain(view: dict[str, Any], texts: TitleTexts, width: int) -> str:
    lines = [f"{name}: {json.dumps(value)}"[:width] for name, value in view["game"].items()]
    return "\n".join(lines[:MAX_LINES])
