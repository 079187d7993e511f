"""What a title counts in its games beyond who won: a module named as the title, with `figures(game)`."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

Figures = Callable[[Any], dict[str, int]]


def figures_of(title: str) -> Figures:
    """The function that reads a finished game of this title; without one, nothing is counted."""
    if not title.isidentifier() or find_spec(f"touchline.sim.figures.{title}") is None:
        return nothing
    figures: Figures = import_module(f"touchline.sim.figures.{title}").figures
    return figures


def nothing(game: Any) -> dict[str, int]:
    return {}
