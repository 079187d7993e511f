"""Plots as SVG text: no script, the same bytes for the same numbers."""

import io
import os
from collections.abc import Sequence
from typing import Any

import polars as pl

from touchline.lab.balance import Held, Share

INK, MUTED, MAIN, BAND = "#16201A", "#5A655D", "#0B57C2", "#C9D8EE"


def figure(width: float, height: float) -> tuple[Any, Any]:
    os.environ.setdefault("MPLBACKEND", "svg")
    import matplotlib

    matplotlib.rcParams.update({"svg.hashsalt": "touchline", "svg.fonttype": "none", "font.size": 10})
    from matplotlib.figure import Figure

    made = Figure(figsize=(width, height), layout="constrained")
    return made, made.subplots()


def draw_plot(made: Any, axes: Any, x: str = "", y: str = "") -> str:
    axes.set_xlabel(x, color=INK)
    axes.set_ylabel(y, color=INK)
    axes.spines[["top", "right"]].set_visible(False)
    out = io.StringIO()
    made.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    return text[text.index("<svg") :]


def shares(found: Sequence[Share], expected: float, y: str) -> str:
    """Plot points with their bounds, and a line at the equal share."""
    made, axes = figure(6, 2.6)
    places = range(len(found))
    below = [each.rate - each.low for each in found]
    above = [each.high - each.rate for each in found]
    rates = [each.rate for each in found]
    axes.axhline(expected, color=MUTED, linewidth=1, linestyle="--")
    axes.errorbar(places, rates, yerr=[below, above], fmt="o", color=MAIN, capsize=4)
    axes.set_xticks(list(places), [each.name for each in found])
    axes.set_ylim(0, max(0.05, *(each.high for each in found)) * 1.1)
    return draw_plot(made, axes, "", y)


def histogram(values: pl.Series, x: str, y: str) -> str:
    made, axes = figure(6, 2.6)
    axes.hist(values.to_list(), bins=min(40, max(values.n_unique(), 1)), color=MAIN)
    return draw_plot(made, axes, x, y)


def band(rows: pl.DataFrame, x: str, y: str) -> str:
    """Plot a mean over time, with the range of most games around it."""
    made, axes = figure(6, 2.6)
    periods = rows["period"].to_list()
    axes.fill_between(periods, rows["low"].to_list(), rows["high"].to_list(), color=BAND)
    axes.plot(periods, rows["mean"].to_list(), color=MAIN, marker="o")
    return draw_plot(made, axes, x, y)


def prices(found: Sequence[Held], x: str, y: str) -> str:
    """Plot what a card costs against what it brings."""
    made, axes = figure(6, 3.4)
    costs = [each.price for each in found]
    gains = [each.gain for each in found]
    doubts = [each.doubt for each in found]
    axes.axhline(0, color=MUTED, linewidth=1)
    axes.errorbar(costs, gains, yerr=doubts, fmt="o", color=MAIN, ecolor=BAND, markersize=4)
    return draw_plot(made, axes, x, y)
