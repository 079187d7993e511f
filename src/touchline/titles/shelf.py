"""Finds titles, checks that each is whole, and reports those that are not."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final

from touchline import catalogue
from touchline.kernel.title import Title
from touchline.titles.view_check import check_views, watch_views

GROUP: Final = "touchline.titles"  # of entry points
FIRST_LANGUAGE: Final = "en"  # every title has at least its texts
log = logging.getLogger("touchline.titles")


class Found:
    """A title that may be on the shelf: where it comes from, and what loads it."""

    def __init__(self, source: str, load: Callable[[], Any], is_built_in: bool = False) -> None:
        self.source = source
        self.load = load
        self.is_built_in = is_built_in


class NotWhole(Exception):
    """A title is not complete; it says which part is missing."""


def built_in(package: str, folders: Iterable[str]) -> list[Found]:
    """Return the titles in the folders of this package."""
    names = sorted(each.name for each in iter_modules(folders) if each.ispkg)
    return [Found(name, load_title(f"{package}.{name}"), is_built_in=True) for name in names]


def load_title(package: str) -> Callable[[], Any]:
    return lambda: import_module(package).TITLE


def plug_ins() -> list[Found]:
    """Return the titles of other installed packages."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return [Found(source_of(point), point.load) for point in points]


def source_of(point: EntryPoint) -> str:
    package = "" if point.dist is None else f" of {point.dist.name} {point.dist.version}"
    return f"plug-in {point.name}{package}"


def collect(found: Iterable[Found]) -> dict[str, Title]:
    """Return the titles that could be loaded, by code, in the order of the shelf; the log names the others.

    Built-in titles come before plug-ins; among themselves they are ordered by rank, then by code.
    """
    shelf: dict[str, Title] = {}
    places: dict[str, tuple[bool, int, str]] = {}
    for each in found:
        try:
            title = check_title(each.load(), shelf)
            if is_debugging():
                check_views(title)
                watch_views(title, each.source)
        except Exception as fault:  # an error in a plug-in must not stop the other titles
            reason = str(fault).partition("\n")[0]
            log.error("title not loaded: %s: %s: %s", each.source, type(fault).__name__, reason)
        else:
            shelf[title.code] = title
            places[title.code] = (not each.is_built_in, title.shelf_rank, title.code)
    return {code: shelf[code] for code in sorted(shelf, key=places.__getitem__)}


def is_debugging() -> bool:
    """Whether TOUCHLINE_DEBUG=1 is set: then views are checked against the types that titles declare."""
    return os.environ.get("TOUCHLINE_DEBUG") == "1"


def check_title(title: Any, shelf: dict[str, Title]) -> Title:
    """Refuse a title that is incomplete or whose code is taken."""
    if not isinstance(title, Title):
        raise NotWhole(f"not a Title but {type(title).__name__}")
    if not title.code.isidentifier():
        raise NotWhole(f"the code {title.code!r} is not an identifier")
    if title.code in shelf:
        raise NotWhole(f"the code {title.code} is taken")
    check_parts(title)
    check_book(title)
    return title


def check_parts(title: Title) -> None:
    """Refuse a title that declares a part that does not exist."""
    for part in (title.story, title.lab, title.terminal, title.print_decks, title.lesson):
        if part is not None and not part.exists():
            raise NotWhole(f"there is no module {part.place}")
    for folder in (title.text, title.own_cards):
        if folder is not None and not folder.is_dir():
            raise NotWhole(f"there is no folder {folder.name}")
    if title.text is not None and not (title.text / f"{FIRST_LANGUAGE}.ftl").is_file():
        raise NotWhole(f"there is no text {FIRST_LANGUAGE}.ftl")
    if title.bots is not None and title.bots.outlook is not None and title.bots.instinct is None:
        raise NotWhole("an outlook without an instinct")


def check_book(title: Title) -> None:
    """Refuse a plug-in whose catalogue cannot be read; our tests check those of built-in titles."""
    if title.book is None or not Path(title.book.file).is_absolute():
        return
    book = catalogue.parse(title.code, Path(title.book.file).read_text(encoding="utf-8"))
    wrong = [rule for rule in book.rules if not rule.startswith(f"{title.book.prefix}-")]
    if wrong or not book.rules:
        raise NotWhole(f"the catalogue has {wrong[0] if wrong else 'no rules'}; IDs begin with {title.book.prefix}-")
