"""The result of a game."""

from __future__ import annotations

from typing import Any


class Result:
    """Places (1 is first, level seats share one) and scores by seat, and the code of what decided."""

    __slots__ = ("places", "scores", "why")

    def __init__(self, places: list[int], scores: list[int], why: str) -> None:
        self.places = places
        self.scores = scores
        self.why = why

    def data(self) -> dict[str, Any]:
        return {"places": self.places, "scores": self.scores, "why": self.why}
