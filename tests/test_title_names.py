"""Nothing outside the folders of the titles names a title: no code, no name, no prefix of rules."""

import re
from pathlib import Path

import pytest

from touchline.titles import SHELF

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "touchline"
BUILT = PACKAGE / "web"  # the built client
KINDS = (".py", ".ftl", ".mako", ".csv")


def is_of_title(file: Path) -> bool:
    inside = file.relative_to(PACKAGE).parts
    return inside[0] == "titles" and len(inside) > 2


def files() -> list[Path]:
    found = [file for file in sorted(PACKAGE.rglob("*.*")) if file.suffix in KINDS and BUILT not in file.parents]
    return [file for file in found if not is_of_title(file)]


def words() -> re.Pattern[str]:
    """Codes (also with hyphens), names and prefixes of all titles, as whole words."""
    found = {form for title in SHELF.values() for form in (title.code, title.code.replace("_", "-"), title.name)}
    found |= {f"{title.book.prefix}-" for title in SHELF.values() if title.book is not None}
    return re.compile(r"(?<![A-Za-z0-9])(?:" + "|".join(map(re.escape, sorted(found, key=len, reverse=True))) + ")")


def named_in(text: str) -> list[str]:
    return [f"{number}: {line.strip()}" for number, line in enumerate(text.splitlines(), 1) if words().search(line)]


@pytest.mark.parametrize("file", files(), ids=lambda file: str(file.relative_to(PACKAGE)))
def test_no_title_is_named_outside_its_folder(file: Path) -> None:
    assert named_in(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        'if title == "mister":',
        "comp-ties-match-of-the-season = x",
        "# MOF-CAL-04",
        "The box of Best 11",
        "best_11.watch",
    ],
)
def test_a_title_that_is_named_is_found(line: str) -> None:
    assert named_in(line)
