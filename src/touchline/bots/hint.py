"""A hint: the answer that is preselected, why it is good, and what the coach thinks of the other options.

There is one source of advice, `Title.best_picks`: the coach and the Enter key never disagree.  Reasons are codes with
numbers, for the texts `hint-<code>`.  All of it uses what the seat may know, and nothing else.
"""

from __future__ import annotations

from touchline.bots.judge import Judge, Judged
from touchline.kernel.errors import IllegalPick
from touchline.kernel.table import Table
from touchline.kernel.title import Title


class Hint:
    """The preselected picks with their reasons, and the other options that the coach has an opinion of."""

    __slots__ = ("costly", "options", "picks")

    def __init__(self, picks: list[int], options: list[Judged], costly: list[int]) -> None:
        self.picks = picks  # several for a ready-made choice, such as a line-up
        self.options = options  # the first is the first pick, the others follow by their estimates
        self.costly = costly  # options that would be a costly mistake

    def data(self) -> dict[str, object]:
        """Return the hint as plain data, for the wire."""
        return {
            "picks": self.picks,
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


def hint(title: Title, table: Table, seat: int) -> Hint:
    """Return what the coach of the title advises the seat; IllegalPick if the seat is not asked."""
    question = table.question(seat)
    if question is None:
        raise IllegalPick("not-asked", seat)
    picks, coach = title.best_picks(question), coach_of(title)
    if coach is None or len(question.options) == 1:  # a forced answer needs no reason
        return Hint(picks, [Judged(picks[0], 0.0, [])], [])
    given = (question.game, seat, question.kind, question.options, question.context)
    judged = {each.option: each for each in coach.judge_options(*given)}
    known = judged.pop(picks[0], None)
    best = Judged(picks[0], known.value if known is not None else 0.0, coach.explain(*given, picks))
    others = sorted(judged.values(), key=lambda each: -each.value)
    costly = [each.option for each in others if known is not None and coach.is_costly(question.kind, best, each)]
    return Hint(picks, [best, *others], costly)


def coach_of(title: Title) -> Judge | None:
    """Return the title's coach; a title without one has its instinct as a coach, if that can judge options."""
    maker = None if title.bots is None else title.bots.coach or title.bots.instinct
    found = None if maker is None else maker(0)
    return found if isinstance(found, Judge) else None
