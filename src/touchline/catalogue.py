"""A catalogue of rules, read from its text.

Its rules are rows of a table (`| ABC-SHOT-01 | [book] | text | note |`) or items of a list
(`- **ABC-PLAY-01** [ruling] text. why: note`).  `ABC` is the prefix of the title.  A table of reasons says which rules
forbid an option: the code of the reason, the questions at which it is given, the rules
(`| `no-cash` | `bid`, `buy` | ABC-MONEY-01 |`).
"""

import difflib
import re
from collections.abc import Callable
from dataclasses import dataclass, field

ID = r"[A-Z][A-Z0-9]*-[A-Z0-9]+-\d\d[a-z]?"
_ROW = re.compile(rf"^\| *({ID}) *\| *\[([^\]]+)\] *\|(.*)\|(.*)\|\s*$")
_ITEM = re.compile(rf"^- \*\*({ID})\*\* +\[([^\]]+)\] +(.*)$")
_NOTE = re.compile(r" *(?:\*Why:\*|\bwhy:|\bReason:|\bEvidence:) *")
_REASON = re.compile(rf"^\| *`([a-z0-9-]+)` *\| *((?:`[a-z0-9-]+`,? *)+)\| *({ID}(?:, *{ID})*) *\|\s*$")


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an option is refused: the questions at which this reason is given, and the rules that forbid the option."""

    questions: tuple[str, ...]
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """One testable statement of a catalogue."""

    id: str
    tag: str
    text: str
    note: str


Reader = Callable[[str], Rule | None]  # reads one line


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The rules of one title, by ID, in the order of the catalogue."""

    title: str
    name: str
    rules: dict[str, Rule]
    reasons: dict[str, Reason] = field(default_factory=dict)  # by code; empty if the catalogue has no such table

    def nearest(self, wanted: str) -> list[str]:
        """Return the IDs that are most like an unknown one."""
        return difflib.get_close_matches(wanted.upper(), self.rules, n=4, cutoff=0.5)


def parse(title: str, text: str) -> Catalogue:
    """Read one catalogue."""
    rules: dict[str, Rule] = {}
    for line in text.splitlines():
        rule = rule_of(line)
        if rule is not None:
            if rule.id in rules:
                raise ValueError(f"{title}: {rule.id} stands twice in the catalogue")
            rules[rule.id] = rule
    return Catalogue(title, _heading(text), rules, reasons_in(text))


def reasons_in(text: str) -> dict[str, Reason]:
    """Return the rows of the table of reasons, by the code of the reason."""
    rows = [row for row in map(_REASON.match, text.splitlines()) if row]
    return {row[1]: Reason(tuple(re.findall(r"[a-z0-9-]+", row[2])), tuple(re.split(r", *", row[3]))) for row in rows}


def _heading(text: str) -> str:
    first = text.split("\n", 1)[0].lstrip("# ")
    return re.split(r" — |: ", first)[0].strip()


def rule_of(line: str) -> Rule | None:
    """Return the rule that a line of a catalogue states."""
    if row := _ROW.match(line):
        return Rule(row[1], row[2], row[3].strip(), row[4].strip())
    if item := _ITEM.match(line):
        text, _, note = _NOTE.sub("\0", item[3], count=1).partition("\0")
        return Rule(item[1], item[2], text.strip(), note.strip())
    return None
