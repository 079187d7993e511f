"""The rules catalogues: read, looked up, and compared with the code and the tests.

A catalogue is `docs/rules/<title>.md`.  Its rules are rows of a table (`| MIS-SHOT-01 | [book] | text | note |`) or
items of a list (`- **MOF-PLAY-01** [ruling] text. why: note`).  Code and tests cite them by ID, also by lists and
ranges: `MIS-SHOT-07, 08`, `MIS-RED-01 to 06`.
"""

import ast
import difflib
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

PREFIXES = ("MIS", "MOTS", "MOF", "B11")
_PREFIX = "|".join(PREFIXES)
_ID = rf"(?:{_PREFIX})-[A-Z0-9]+-\d\d[a-z]?"
_ROW = re.compile(rf"^\| *({_ID}) *\| *\[([^\]]+)\] *\|(.*)\|(.*)\|\s*$")
_ITEM = re.compile(rf"^- \*\*({_ID})\*\* +\[([^\]]+)\] +(.*)$")
_NOTE = re.compile(r" *(?:\*Why:\*|\bwhy:|\bReason:|\bEvidence:) *")
_CITED = re.compile(rf"(?<![A-Z0-9-])({_PREFIX})-([A-Z0-9]+)-(\d\d[a-z]?)(?!\d)")
_JOIN = r"[ \t]*(,(?: and)?|and|to|/|–)[ \t]*"
_MORE = re.compile(rf"{_JOIN}(?:(?!(?:{_PREFIX})-)([A-Z0-9]*[A-Z][A-Z0-9]*)-|-)?(\d\d[a-z]?)(?![\w%])")
_TO = re.compile(rf"[ \t]*to[ \t]+({_PREFIX})-([A-Z0-9]+)-(\d\d)")


@dataclass(frozen=True, slots=True)
class Rule:
    """One testable statement of a catalogue."""

    id: str
    tag: str
    text: str
    note: str


Reader = Callable[[str], Rule | None]  # of a line


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The rules of one title, by ID, in the order of the catalogue."""

    title: str
    name: str
    rules: dict[str, Rule]

    def nearest(self, wanted: str) -> list[str]:
        """The IDs most like one that is not there."""
        return difflib.get_close_matches(wanted.upper(), self.rules, n=4, cutoff=0.5)


@dataclass(frozen=True, slots=True)
class Coverage:
    """How the code and the tests of one title stand to its catalogue."""

    catalogue: Catalogue
    on_shelf: bool
    cited: frozenset[str]
    tested: frozenset[str]

    @property
    def without_code(self) -> list[str]:
        return [rule for rule in self.catalogue.rules if rule not in self.cited]

    @property
    def without_test(self) -> list[str]:
        return [rule for rule in self.catalogue.rules if rule not in self.tested]


@dataclass(frozen=True, slots=True)
class Check:
    """All titles compared; `strays` are citations that no catalogue can answer, each with its place."""

    titles: list[Coverage]
    strays: list[str]

    @property
    def passed(self) -> bool:
        return not self.strays and not any(
            title.on_shelf and (title.without_code or title.without_test) for title in self.titles
        )


class UnknownRule(LookupError):
    """No catalogue has this ID."""

    def __init__(self, wanted: str, nearest: list[str]) -> None:
        super().__init__(wanted)
        self.wanted = wanted
        self.nearest = nearest


def rules_folder() -> Path:
    """Where the catalogues are: in the source tree, or beside this module in an installed package."""
    here = Path(__file__).resolve().parent
    source = here.parent.parent / "docs" / "rules"
    return source if source.is_dir() else here / "rules"


def source_tree() -> Path | None:
    """The root of the source tree, or None in an installed package."""
    root = Path(__file__).resolve().parent.parent.parent
    return root if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None


def catalogues(folder: Path | None = None) -> dict[str, Catalogue]:
    """Every catalogue by the code of its title."""
    files = sorted((folder or rules_folder()).glob("*.md"))
    return {title_code(file): parse(title_code(file), file.read_text(encoding="utf-8")) for file in files}


def title_code(file: Path) -> str:
    return file.stem.replace("-", "_")


def parse(title: str, text: str) -> Catalogue:
    """Read one catalogue."""
    rules: dict[str, Rule] = {}
    for line in text.splitlines():
        rule = rule_of(line)
        if rule is not None:
            if rule.id in rules:
                raise ValueError(f"{title}: {rule.id} stands twice in the catalogue")
            rules[rule.id] = rule
    return Catalogue(title, _heading(text), rules)


def _heading(text: str) -> str:
    first = text.split("\n", 1)[0].lstrip("# ")
    return re.split(r" — |: ", first)[0].strip()


def rule_of(line: str) -> Rule | None:
    """The rule that a line of a catalogue states."""
    if row := _ROW.match(line):
        return Rule(row[1], row[2], row[3].strip(), row[4].strip())
    if item := _ITEM.match(line):
        text, _, note = _NOTE.sub("\0", item[3], count=1).partition("\0")
        return Rule(item[1], item[2], text.strip(), note.strip())
    return None


def find(wanted: str, among: Iterable[Catalogue]) -> Rule:
    """A rule by its ID, in any case of letters."""
    shelf = list(among)
    for catalogue in shelf:
        for rule in catalogue.rules.values():
            if rule.id.lower() == wanted.lower():
                return rule
    every = Catalogue("", "", {name: rule for catalogue in shelf for name, rule in catalogue.rules.items()})
    raise UnknownRule(wanted, every.nearest(wanted))


def cited_in(text: str) -> list[str]:
    """The IDs that a text cites, lists and ranges written out."""
    found: list[str] = []
    for match in _CITED.finditer(text):
        prefix, section, number = match[1], match[2], match[3]
        found.append(f"{prefix}-{section}-{number}")
        if (whole := _TO.match(text, match.end())) and whole.groups()[:2] == (prefix, section):
            found.extend(f"{prefix}-{section}-{n:02}" for n in _between(number, whole[3]))
        at = match.end()
        while more := _MORE.match(text, at):
            if more[1] == "to" and more[2] in (None, section):
                found.extend(f"{prefix}-{section}-{n:02}" for n in _between(number, more[3]))
            section, number, at = more[2] or section, more[3], more.end()
            found.append(f"{prefix}-{section}-{number}")
    return list(dict.fromkeys(found))


def _between(first: str, last: str) -> range:
    return range(int(first[:2]) + 1, int(last[:2]))


def marked_in(source: str) -> tuple[list[str], list[int]]:
    """The IDs of all `rule(...)` marks in a test module, and the lines of marks that are not plain texts."""
    found: list[str] = []
    unreadable: list[int] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _is_rule(node.func):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    found.extend(cited_in(argument.value) or [argument.value])
                else:
                    unreadable.append(node.lineno)
    return found, unreadable


def _is_rule(function: ast.expr) -> bool:
    """`@rule(...)` or `@pytest.mark.rule(...)`."""
    if isinstance(function, ast.Attribute):
        return function.attr == "rule" and isinstance(function.value, ast.Attribute) and function.value.attr == "mark"
    return isinstance(function, ast.Name) and function.id == "rule"


def check(root: Path, shelf: Iterable[str]) -> Check:
    """Compare the catalogues in a source tree with its code and its tests."""
    books = catalogues(root / "docs" / "rules")
    known = {rule for book in books.values() for rule in book.rules}
    strays: list[str] = []
    tested = _tested(root, known, strays)
    on_shelf = set(shelf)
    titles = [
        Coverage(book, code in on_shelf, _cited(root, code, known, strays), tested & book.rules.keys())
        for code, book in books.items()
    ]
    return Check(titles, strays)


def _cited(root: Path, title: str, known: set[str], strays: list[str]) -> frozenset[str]:
    cited: set[str] = set()
    for file in sorted((root / "src" / "touchline" / "titles" / title).rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        ids = cited_in(text)
        strays.extend(f"{_place(root, file, text, name)}: {name}" for name in ids if name not in known)
        cited.update(ids)
    return frozenset(cited & known)


def _tested(root: Path, known: set[str], strays: list[str]) -> frozenset[str]:
    tested: set[str] = set()
    for file in sorted((root / "tests").rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        ids, unreadable = marked_in(text)
        strays.extend(f"{_place(root, file, text, name)}: {name}" for name in dict.fromkeys(ids) if name not in known)
        strays.extend(f"{file.relative_to(root)}:{line}: a mark that is not written out" for line in unreadable)
        tested.update(ids)
    return frozenset(tested & known)


def _place(root: Path, file: Path, text: str, name: str) -> str:
    """File and line of the first citation; a range is found by the ID it starts from."""
    at = text.find(name)
    line = text.count("\n", 0, at) + 1 if at >= 0 else 1
    return f"{file.relative_to(root)}:{line}"
