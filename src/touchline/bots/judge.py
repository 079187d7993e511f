"""A bot that can say what it thinks of each option: an estimate, and reasons as codes with numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from touchline.bots.bot import Bot


class Because:
    """One reason: the text `hint-<code>` of the title, and the numbers it is given."""

    __slots__ = ("code", "numbers")

    def __init__(self, code: str, numbers: dict[str, int]) -> None:
        self.code = code
        self.numbers = numbers


class Judged:
    """One option, what it is worth by the title's own measure, and why."""

    __slots__ = ("because", "option", "value")

    def __init__(self, option: int, value: float, because: list[Because]) -> None:
        self.option = option
        self.value = value
        self.because = because


class Judge(Bot):
    """`judge_options` has an entry for every option that the bot has an opinion of, in any order."""

    # By kind of question: how far below the best an option's value is that counts as a costly mistake.
    costly_gap: ClassVar[Mapping[int, float]] = {}

    def judge_options(
        self, game: Any, seat: int, kind: int, options: list[int], context: tuple[int, ...]
    ) -> list[Judged]:
        return []

    def explain(
        self, game: Any, seat: int, kind: int, options: list[int], context: tuple[int, ...], picks: list[int]
    ) -> list[Because]:
        """Return why to answer with these picks, the preselected ones; a coach has a reason for every answer."""
        for judged in self.judge_options(game, seat, kind, options, context):
            if judged.option == picks[0]:
                return judged.because
        return []

    def is_costly(self, kind: int, best: Judged, other: Judged) -> bool:
        """Whether the other option is a costly mistake where the bot picks the best one."""
        gap = self.costly_gap.get(kind)
        return gap is not None and best.value - other.value >= gap
