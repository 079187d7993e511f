"""Kill rates by chapter, and the mutants that survived."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tests.mutants.functions import Mutant
from tests.mutants.session import Verdict


@dataclass
class Row:
    """One chapter's count."""

    chapter: str
    made: int = 0  # mutants that the chapter has; a sample tries fewer
    killed: int = 0
    equivalent: int = 0
    survived: int = 0

    @property
    def tried_count(self) -> int:
        return self.killed + self.equivalent + self.survived

    @property
    def rate(self) -> float:
        """Killed, of those that could be: equivalent mutants are left out."""
        able = self.killed + self.survived
        return self.killed / able if able else 1.0


def rows(
    made: Iterable[Mutant], mutants: Sequence[Mutant], verdicts: dict[int, Verdict], equivalent: dict[str, str]
) -> list[Row]:
    """A row for each chapter that has a mutant; `mutants` are those of `made` that were tried."""
    found: dict[str, Row] = {}
    for mutant in made:
        found.setdefault(mutant.chapter, Row(mutant.chapter)).made += 1
    for number, mutant in enumerate(mutants):
        row = found[mutant.chapter]
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


def killed_though_listed(mutants: Sequence[Mutant], verdicts: dict[int, Verdict], listed: Iterable[str]) -> list[str]:
    """Mutants that the list calls equivalent and a test tells from the rules: their reason is wrong."""
    names = set(listed)
    return [
        mutant.name for number, mutant in enumerate(mutants) if verdicts[number] == "killed" and mutant.name in names
    ]


def whole(title: str, parts: Sequence[Row]) -> Row:
    return Row(
        title,
        sum(row.made for row in parts),
        sum(row.killed for row in parts),
        sum(row.equivalent for row in parts),
        sum(row.survived for row in parts),
    )


def table(title: str, parts: Sequence[Row]) -> str:
    lines = [f"{'chapter':24}{'mutants':>9}{'tried':>8}{'killed':>8}{'survived':>10}{'equivalent':>12}{'rate':>8}"]
    for row in [*parts, whole(title, parts)]:
        counts = f"{row.made:>9}{row.tried_count:>8}{row.killed:>8}{row.survived:>10}{row.equivalent:>12}"
        lines.append(f"{row.chapter:24}{counts}{row.rate:>8.1%}")
    return "\n".join(lines)


def survivor(mutant: Mutant, verdict: Verdict) -> str:
    """One line, with the place to look at."""
    return f"{mutant.chapter}.py:{mutant.mutation.line} {mutant.name} ({verdict})"
