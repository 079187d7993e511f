"""The figures that a title counts in its games, besides the winner."""

from collections.abc import Callable
from typing import Any

from touchline.kernel.declared import Lab
from touchline.kernel.title import Title

Figures = Callable[[Any], dict[str, int]]


def figures_of(title: Title) -> Figures:
    """Return the function that reads a finished game of this title; without one, nothing is counted."""
    if title.lab is None:
        return count_nothing
    lab: Lab = title.lab.load()
    return lab.figures


def count_nothing(game: Any) -> dict[str, int]:
    return {}
