"""The rules by section, in the reader's language.

The catalogue of a title is English; the file of the same name in the folder `<language>` next to it says the same in
other words: a heading for each section that holds rules (`## Tiri`), an item for each rule (`- **ABC-SHOT-01** text`).
Where a rule has no words in a language, the catalogue's stand in.
"""

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from touchline import rulebook
from touchline.catalogue import Reader, Rule, rule_of
from touchline.titles import SHELF

_SECTION = re.compile(r"^#{2,3} +(?:\d+(?:\.\d+)*\.? +)?(.+?)\s*$")
_CODE = re.compile(r" \([A-Z0-9]+\)")  # the code of a group of rules in a heading of a catalogue
_TRANSLATED = re.compile(r"^- \*\*([A-Z0-9]+-[A-Z0-9]+-\d\d[a-z]?)\*\* +(.+)$")


@dataclass(frozen=True, slots=True)
class Section:
    """Rules under one heading, by ID."""

    heading: str
    rules: dict[str, str]


@lru_cache
def handbook(title: str, lang: str = "en") -> list[Section]:
    """Return the rules of a title by section; unknown languages get English."""
    file = rulebook.file_of(SHELF[title])
    if file is None:
        return []
    english, other = _sections(file, rule_of), file.parent / lang / file.name
    if lang == "en" or not other.is_file():
        return english
    return _merge_sections(english, _sections(other, _read_translated_rule))


@lru_cache
def texts(lang: str) -> dict[str, str]:
    """Return every rule of every title in one language, by ID."""
    return {rule: text for title in SHELF for part in handbook(title, lang) for rule, text in part.rules.items()}


def _read_translated_rule(line: str) -> Rule | None:
    found = _TRANSLATED.match(line)
    return Rule(found[1], "", found[2].strip(), "") if found else None


def _sections(file: Path, read: Reader) -> list[Section]:
    sections: list[Section] = []
    heading = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if found := _SECTION.match(line):
            heading = _CODE.sub("", found[1])
        elif rule := read(line):
            if not sections or sections[-1].heading != heading:
                sections.append(Section(heading, {}))
            sections[-1].rules[rule.id] = rule.text
    return sections


def _merge_sections(english: list[Section], other: list[Section]) -> list[Section]:
    """Return the other language in the order of the catalogue; English where a rule is missing."""
    said = {rule: (part.heading, text) for part in other for rule, text in part.rules.items()}
    merged = []
    for part in english:
        headings = [said[rule][0] for rule in part.rules if rule in said]
        rules = {rule: said[rule][1] if rule in said else text for rule, text in part.rules.items()}
        merged.append(replace(part, heading=headings[0] if headings else part.heading, rules=rules))
    return merged
