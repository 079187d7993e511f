"""What a title counts in its games beyond who won: `figures(game)` in the module `lab` of the title."""

from collections.abc import Callable
from typing import Any

from touchline.titles import part

Figures = Callable[[Any], dict[str, int]]


def figures_of(title: str) -> Figures:
    """The function that reads a finished game of this title; without one, nothing is counted."""
    lab = part(title, "lab")
    figures: Figures = nothing if lab is None else lab.figures
    return figures


def nothing(game: Any) -> dict[str, int]:
    return {}
