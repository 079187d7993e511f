"""A hint: what a bot would pick at a glance before this question, and what it thinks of the options.

The first option is the bot's own pick; the others follow by its estimates.  Reasons are codes with numbers, for the
texts `hint-<code>`.  It reads what the bot reads: nothing that the seat may not know.
"""

from __future__ import annotations

from touchline.bots.judge import Judge, Judged
from touchline.bots.levels import adviser
from touchline.kernel.errors import IllegalPick
from touchline.kernel.table import Table
from touchline.kernel.title import Title


class Hint:
    """The options worth thinking of, the best first."""

    __slots__ = ("costly", "level", "options")

    def __init__(self, level: str, options: list[Judged], costly: list[int]) -> None:
        self.level = level
        self.options = options
        self.costly = costly  # options that would be a costly mistake

    def data(self) -> dict[str, object]:
        """Return the hint as plain data, for the wire."""
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
            "costly": self.costly,
        }


def hint(title: Title, table: Table, seat: int, level: str = "legend", seed: int | str = 0) -> Hint:
    """Return what a bot of this level advises the seat; IllegalPick if the seat is not asked."""
    question = table.question(seat)
    if question is None:
        raise IllegalPick("not-asked", seat)
    given = (question.game, seat, question.kind, question.options, question.context)
    bot = adviser(title, level, seed)
    picked = bot.pick(*given)
    if not isinstance(bot, Judge):
        return Hint(level, [Judged(picked, 0.0, [])], [])
    found = bot.judge_options(*given)
    found.sort(key=lambda judged: (judged.option != picked, -judged.value))
    if not found or found[0].option != picked:
        return Hint(level, [Judged(picked, found[0].value if found else 0.0, []), *found], [])
    return Hint(level, found, [each.option for each in found[1:] if bot.is_costly(question.kind, found[0], each)])
