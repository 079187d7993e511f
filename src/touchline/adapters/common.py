"""Converts options to small action numbers, and a result to one number for each seat, as all the libraries want."""

from __future__ import annotations

from touchline.kernel.drivers import Question
from touchline.kernel.result import Result

MAX_OPTIONS = 256  # offered in one question


def action_options(question: Question) -> list[int]:
    """Return the options, of which an action is the first, second ...; fail if the libraries were told of fewer."""
    if len(question.options) > MAX_OPTIONS:
        raise ValueError(f"{len(question.options)} options: MAX_OPTIONS is too small")
    return question.options


def worth(result: Result) -> list[float]:
    """Return rivals beaten minus rivals ahead, as a share of the rivals: 1 for the only first seat, -1 for the last."""
    places = result.places
    return [sum((other > own) - (other < own) for other in places) / (len(places) - 1) for own in places]
