"""A tally by seat: codes and numbers, counted from what was told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from touchline.kernel.game import NOBODY

Figure = tuple[str, str]  # code, domain of its numbers


class Tally:
    def __init__(self, seats: int, figures: Sequence[Figure]) -> None:
        self.figures = figures
        self.seats: list[dict[str, int]] = [{code: 0 for code, domain in figures} for seat in range(seats)]
        self.scorers: dict[tuple[int, int], int] = {}  # seat, player: goals
        self.faces: list[int] = []  # how often the match die has shown each face

    def add(self, seat: int, code: str, number: int = 1) -> None:
        if seat != NOBODY:
            self.seats[seat][code] += number

    def score(self, seat: int, player: int) -> None:
        self.scorers[seat, player] = self.scorers.get((seat, player), 0) + 1

    def show(self, face: int) -> None:
        self.faces += [0] * (face - len(self.faces))
        self.faces[face - 1] += 1

    def data(self) -> dict[str, Any]:
        best = sorted(self.scorers.items(), key=lambda item: (-item[1], item[0]))
        return {
            "figures": [{"code": code, "domain": domain} for code, domain in self.figures],
            "seats": self.seats,
            "scorers": [{"seat": seat, "player": player, "goals": goals} for (seat, player), goals in best],
            "faces": self.faces,
        }
