"""A hint: what a bot would pick at a glance before this question, and what it thinks of the options.

The first option is the bot's own pick; the others follow by its estimates.  Reasons are codes with numbers, for the
texts `hint-<code>`.  It reads what the bot reads: nothing that the seat may not know.
"""

from __future__ import annotations

from touchline.bots.judge import Judge, Judged
from touchline.bots.levels import adviser
from touchline.kernel.drivers import Question
from touchline.kernel.errors import IllegalPick
from touchline.kernel.table import Table
from touchline.kernel.title import Title


class Hint:
    """The options worth thinking of, the best first."""

    __slots__ = ("level", "options")

    def __init__(self, level: str, options: list[Judged]) -> None:
        self.level = level
        self.options = options

    def data(self) -> dict[str, object]:
        """As plain data, for the wire."""
        return {
            "level": self.level,
            "options": [
                {
                    "option": judged.option,
                    "value": round(judged.value, 4),
                    "because": [{"code": each.code, "numbers": each.numbers} for each in judged.because],
                }
                for judged in self.options
            ],
        }


def hint(title: Title, table: Table, seat: int, level: str = "legend", seed: int | str = 0) -> Hint:
    """What a bot of this level advises the seat; IllegalPick if the seat is not asked."""
    question = table.question(seat)
    if question is None:
        raise IllegalPick("not-asked", seat)
    picked, found = asked(title, question, seat, level, seed)
    found.sort(key=lambda judged: (judged.option != picked, -judged.value))
    if not found or found[0].option != picked:
        found.insert(0, Judged(picked, found[0].value if found else 0.0, []))
    return Hint(level, found)


def asked(title: Title, question: Question, seat: int, level: str, seed: int | str) -> tuple[int, list[Judged]]:
    """The pick, and the opinions of a bot that has some."""
    given = (question.game, seat, question.kind, question.options, question.context)
    asked_for = adviser(title, level, seed)
    return asked_for.pick(*given), asked_for.judged(*given) if isinstance(asked_for, Judge) else []
