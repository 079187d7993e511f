"""The page docs/mutants.md: what was last measured of each chapter."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.mutants.report import Row, whole

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "mutants.md"
HEAD: Final = """\
| chapter | mutants | tried | killed | equivalent | survived | rate |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
"""
LINE: Final = re.compile(r"\| (\w+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|")


def rows_by_title(text: str) -> dict[str, list[Row]]:
    """The rows of the page by title, without the sums."""
    found: dict[str, list[Row]] = {}
    for part in text.split("\n## ")[1:]:
        title = part.splitlines()[0]
        rows = [as_row(*line.groups()) for line in LINE.finditer(part)]
        if rows:
            found[title] = rows
    return found


def as_row(chapter: str, made: str, _: str, killed: str, equivalent: str, survived: str) -> Row:
    return Row(chapter, int(made), int(killed), int(equivalent), int(survived))


def with_measured(text: str, title: str, rows: Sequence[Row], chapters: Sequence[str]) -> str:
    """The page with these rows in place of the older ones of the same chapters; chapters that are gone go from it."""
    tables = rows_by_title(text)
    known = {row.chapter: row for row in [*tables.get(title, []), *rows]}
    tables[title] = [known[chapter] for chapter in chapters if chapter in known]
    opening = text.split("\n## ")[0].rstrip()
    return "\n\n".join([opening, *(section(each, tables[each]) for each in sorted(tables))]) + "\n"


def section(title: str, rows: Sequence[Row]) -> str:
    lines = [line(row, row.chapter) for row in rows] + [line(whole(title, rows), "**all**")]
    return f"## {title}\n\n{HEAD}" + "\n".join(lines)


def line(row: Row, name: str) -> str:
    numbers = (row.made, row.tried_count, row.killed, row.equivalent, row.survived)
    return f"| {name} | " + " | ".join(map(str, numbers)) + f" | {row.rate:.1%} |"
