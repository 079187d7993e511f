"""Finds the code and the tests of a plug-in."""

from __future__ import annotations

import sys
from pathlib import Path

from touchline.kernel.title import Title
from touchline.titles import SHELF


def is_plug_in(title: Title) -> bool:
    """Whether a title with a catalogue comes from another package: it names the catalogue by its full path."""
    return title.book is not None and Path(title.book.file).is_absolute()


def package_folder(title: Title) -> Path:
    """Return the package that has the title's rules."""
    package = sys.modules[title.start.__module__.partition(".")[0]]
    assert package.__file__ is not None
    return Path(package.__file__).parent


def source_tree(title: Title) -> Path | None:
    """Return the folder above the package with its pyproject.toml and tests; None if only the package is installed."""
    for folder in package_folder(title).parents:
        if (folder / "pyproject.toml").is_file():
            return folder if (folder / "tests").is_dir() else None
    return None


def source_trees() -> list[Path]:
    """Return the source trees of all plug-ins on the shelf that have one."""
    trees = [source_tree(title) for title in SHELF.values() if is_plug_in(title)]
    return [tree for tree in trees if tree is not None]
