"""The rules catalogues: looked up, and compared with the code and the tests.

Code and tests cite rules by ID, also by lists and ranges: `ABC-SHOT-07, 08`, `ABC-RED-01 to 06`.
"""

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from touchline import plug_in_places
from touchline.catalogue import Catalogue, Rule, parse
from touchline.kernel.title import Title
from touchline.titles import SHELF

APPLY_NO_RULE = ("bots", "lab.py", "print.py", "story", "terminal.py")  # parts of a title that only read the game


class Patterns:
    """Patterns that find IDs in code and tests, for the prefixes of the titles on the shelf."""

    def __init__(self, prefixes: tuple[str, ...]) -> None:
        prefix = "|".join(sorted(prefixes)) or "(?!)"
        join = r"[ \t]*(,(?: and)?|and|to|/|–)[ \t]*"
        self.cited = re.compile(rf"(?<![A-Z0-9-])({prefix})-([A-Z0-9]+)-(\d\d[a-z]?)(?!\d)")
        self.more = re.compile(rf"{join}(?:(?!(?:{prefix})-)([A-Z0-9]*[A-Z][A-Z0-9]*)-|-)?(\d\d[a-z]?)(?![\w%])")
        self.to = re.compile(rf"[ \t]*to[ \t]+({prefix})-([A-Z0-9]+)-(\d\d)")


@lru_cache
def patterns(prefixes: tuple[str, ...]) -> Patterns:
    return Patterns(prefixes)


def prefixes() -> tuple[str, ...]:
    return tuple(title.book.prefix for title in SHELF.values() if title.book is not None)


@dataclass(frozen=True, slots=True)
class Coverage:
    """The rules of one title that its code and its tests name."""

    catalogue: Catalogue
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
    def is_passed(self) -> bool:
        return not self.strays and not any(title.without_code or title.without_test for title in self.titles)


class UnknownRule(LookupError):
    """No catalogue has this ID."""

    def __init__(self, wanted: str, nearest: list[str]) -> None:
        super().__init__(wanted)
        self.wanted = wanted
        self.nearest = nearest


def rules_folder() -> Path:
    """Return where the catalogues are: in the source tree, or beside this module in an installed package."""
    here = Path(__file__).resolve().parent
    source = here.parent.parent / "docs" / "rules"
    return source if source.is_dir() else here / "rules"


def source_tree() -> Path | None:
    """Return the root of the source tree, or None in an installed package."""
    root = Path(__file__).resolve().parent.parent.parent
    return root if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None


def catalogues(folder: Path | None = None) -> dict[str, Catalogue]:
    """Return the catalogues of the titles on the shelf, by code; `folder`: where Touchline's own are."""
    files = {code: file_of(title, folder) for code, title in SHELF.items()}
    return {
        code: parse(code, file.read_text(encoding="utf-8"))
        for code, file in files.items()
        if file is not None and file.is_file()
    }


def file_of(title: Title, folder: Path | None = None) -> Path | None:
    """Return the file of a title's catalogue; a plug-in declares the full path."""
    return None if title.book is None else (folder or rules_folder()) / title.book.file


def find(wanted: str, among: Iterable[Catalogue]) -> Rule:
    """Return a rule by its ID, in upper or lower case."""
    shelf = list(among)
    for catalogue in shelf:
        for rule in catalogue.rules.values():
            if rule.id.lower() == wanted.lower():
                return rule
    every = Catalogue("", "", {name: rule for catalogue in shelf for name, rule in catalogue.rules.items()})
    raise UnknownRule(wanted, every.nearest(wanted))


def cited_in(text: str) -> list[str]:
    """Return the IDs that a text cites, with lists and ranges written out."""
    found: list[str] = []
    known = patterns(prefixes())
    for match in known.cited.finditer(text):
        prefix, section, number = match[1], match[2], match[3]
        found.append(f"{prefix}-{section}-{number}")
        if (whole := known.to.match(text, match.end())) and whole.groups()[:2] == (prefix, section):
            found.extend(f"{prefix}-{section}-{n:02}" for n in _between(number, whole[3]))
        at = match.end()
        while more := known.more.match(text, at):
            if more[1] == "to" and more[2] in (None, section):
                found.extend(f"{prefix}-{section}-{n:02}" for n in _between(number, more[3]))
            section, number, at = more[2] or section, more[3], more.end()
            found.append(f"{prefix}-{section}-{number}")
    return list(dict.fromkeys(found))


def _between(first: str, last: str) -> range:
    return range(int(first[:2]) + 1, int(last[:2]))


def marked_in(source: str) -> tuple[list[str], list[int]]:
    """Return the IDs of all `rule(...)` marks in a test module, and the lines of marks that are not plain texts."""
    found: list[str] = []
    unreadable: list[int] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _is_rule(node.func):
            found.extend(ids_of_mark(node))
            unreadable.extend(node.lineno for argument in node.args if _text(argument) is None)
    return found, unreadable


def ids_of_mark(call: ast.Call) -> list[str]:
    """Return the IDs in a `rule(...)` mark, none for any other call; a text without an ID is returned as it is."""
    texts = [_text(argument) for argument in call.args] if _is_rule(call.func) else []
    return [name for text in texts if text is not None for name in cited_in(text) or [text]]


def _text(argument: ast.expr) -> str | None:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return None


def _is_rule(function: ast.expr) -> bool:
    """Whether the call is `@rule(...)` or `@pytest.mark.rule(...)`."""
    if isinstance(function, ast.Attribute):
        return function.attr == "rule" and isinstance(function.value, ast.Attribute) and function.value.attr == "mark"
    return isinstance(function, ast.Name) and function.id == "rule"


def check(root: Path | None) -> Check:
    """Compare the catalogues with code and tests, those of Touchline's source tree, if there is one, and of plug-ins.

    A title of which only the package is installed has no tests here and is left out.
    """
    books = catalogues(None if root is None else root / "docs" / "rules")
    known = {rule for book in books.values() for rule in book.rules}
    strays: list[str] = []
    titles: list[Coverage] = []
    tested: dict[Path, frozenset[str]] = {}
    for code, book in books.items():
        folder, tree = code_folder(code, root), tree_of(code, root)
        if tree is not None:
            tested[tree] = tested[tree] if tree in tested else _rules_in_tests(tree, known, strays)
            titles.append(Coverage(book, _rules_in_code(tree, folder, known, strays), tested[tree] & book.rules.keys()))
    return Check(titles, strays)


def code_folder(code: str, root: Path | None = None) -> Path:
    """Return where the code of a title lies: below `root` or beside this module, or in the package of a plug-in."""
    if plug_in_places.is_plug_in(SHELF[code]):
        return plug_in_places.package_folder(SHELF[code])
    package = Path(__file__).resolve().parent if root is None else root / "src" / "touchline"
    return package / "titles" / code


def tree_of(code: str, root: Path | None) -> Path | None:
    """Return the source tree with the tests of a title; None if only its package is installed."""
    return plug_in_places.source_tree(SHELF[code]) if plug_in_places.is_plug_in(SHELF[code]) else root


def _rules_in_code(root: Path, folder: Path, known: set[str], strays: list[str]) -> frozenset[str]:
    cited: set[str] = set()
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        ids = cited_in(text)
        strays.extend(f"{_place(root, file, text, name)}: {name}" for name in ids if name not in known)
        if file.relative_to(folder).parts[0] not in APPLY_NO_RULE:
            cited.update(ids)
    return frozenset(cited & known)


def _rules_in_tests(root: Path, known: set[str], strays: list[str]) -> frozenset[str]:
    tested: set[str] = set()
    for file in sorted((root / "tests").rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        ids, unreadable = marked_in(text)
        strays.extend(f"{_place(root, file, text, name)}: {name}" for name in dict.fromkeys(ids) if name not in known)
        strays.extend(f"{file.relative_to(root)}:{line}: a mark that is not written out" for line in unreadable)
        tested.update(ids)
    return frozenset(tested & known)


def _place(root: Path, file: Path, text: str, name: str) -> str:
    """Return file and line of the first citation; a range is found by the ID it starts from."""
    at = text.find(name)
    line = text.count("\n", 0, at) + 1 if at >= 0 else 1
    return f"{file.relative_to(root)}:{line}"
