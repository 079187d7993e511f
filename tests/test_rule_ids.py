"""Rule IDs are written out where a rule is applied, so that a search for an ID finds the line.

Lists are written out everywhere; ranges (`ABC-RED-01 to 06`) stand in docstrings only.
"""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from touchline import rulebook, titles

# Titles whose IDs are still abbreviated; whoever writes them out takes the title off this list.
ABBREVIATED: set[str] = set()
RANGE = re.compile(r"[ \t]*to[ \t]")


def short_ids(source: str) -> Iterator[str]:
    """Each comment or text with an abbreviated ID, as `line: text`."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in (tokenize.COMMENT, tokenize.STRING):
            for line, text in enumerate(token.string.splitlines(), token.start[0]):
                if is_short(text, ranges=token.type == tokenize.STRING):
                    yield f"{line}: {text.strip()}"


def is_short(text: str, ranges: bool) -> bool:
    """Whether an ID in the text is followed by one without its prefix, or by a range where none may stand."""
    known = rulebook.patterns(rulebook.prefixes())
    for match in known.cited.finditer(text):
        is_range = RANGE.match(text, match.end()) is not None
        goes_on = known.more.match(text, match.end()) or known.to.match(text, match.end())
        if goes_on and not (is_range and ranges):
            return True
    return False


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("pass  # MIS-SHOT-07, 08", 1),
        ("pass  # MIS-SHOT-07, -08", 1),
        ("pass  # MIS-SHOT-07, GOAL-01", 1),
        ("pass  # MIS-SHOT-07 to 09", 1),
        ("pass  # MIS-SHOT-07, MIS-SHOT-08", 0),
        ('"""MIS-SHOT-07 to 09: a range."""', 0),
        ('"""MIS-SHOT-07 to MIS-SHOT-09: a range."""', 0),
        ('"""MIS-SHOT-07, 09: a list."""', 1),
        ("pass  # MIS-SHOT-07: 12 cards", 0),
    ],
)
def test_abbreviated_ids_are_found(source: str, found: int) -> None:
    assert len(list(short_ids(source))) == found


@pytest.mark.parametrize("title", sorted(set(rulebook.catalogues()) - ABBREVIATED))
def test_every_id_in_the_code_of_a_title_is_written_out(title: str) -> None:
    folder = Path(titles.__file__).parent / title
    short = [
        f"{file.relative_to(folder)}:{place}"
        for file in sorted(folder.rglob("*.py"))
        for place in short_ids(file.read_text(encoding="utf-8"))
    ]

    assert short == []
