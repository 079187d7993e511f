"""Kill rates by chapter, and the mutants that survived."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tests.mutants.functions import Mutant
from tests.mutants.session import Verdict


@dataclass
class Row:
    """One chapter's count."""

    chapter: str
    killed: int = 0
    equivalent: int = 0
    survived: int = 0

    @property
    def rate(self) -> float:
        """Killed, of those that could be: equivalent mutants are left out."""
        able = self.killed + self.survived
        return self.killed / able if able else 1.0


def rows(mutants: Sequence[Mutant], verdicts: dict[int, Verdict], equivalent: dict[str, str]) -> list[Row]:
    found: dict[str, Row] = {}
    for number, mutant in enumerate(mutants):
        row = found.setdefault(mutant.chapter, Row(mutant.chapter))
        if verdicts[number] == "killed":
            row.killed += 1
        elif mutant.name in equivalent:
            row.equivalent += 1
        else:
            row.survived += 1
    return list(found.values())


def below(parts: Sequence[Row], percent: float) -> list[Row]:
    """The chapters whose kill rate is under this."""
    return [row for row in parts if row.rate * 100 < percent]


def whole(title: str, parts: Sequence[Row]) -> Row:
    return Row(
        title,
        sum(row.killed for row in parts),
        sum(row.equivalent for row in parts),
        sum(row.survived for row in parts),
    )


def table(title: str, parts: Sequence[Row]) -> str:
    lines = [f"{'chapter':24}{'killed':>8}{'survived':>10}{'equivalent':>12}{'rate':>8}"]
    for row in [*parts, whole(title, parts)]:
        lines.append(f"{row.chapter:24}{row.killed:>8}{row.survived:>10}{row.equivalent:>12}{row.rate:>8.1%}")
    return "\n".join(lines)


def survivor(mutant: Mutant, verdict: Verdict) -> str:
    """One line, with the place to look at."""
    return f"{mutant.chapter}.py:{mutant.mutation.line} {mutant.name} ({verdict})"
