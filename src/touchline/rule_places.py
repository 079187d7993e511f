"""Finds where a rule is applied and tested: file, line and function of each citation."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from touchline import plug_in_places, rulebook, titles

FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Place:
    """One citation, for example `src/touchline/titles/abc/rules/match.py:63 kick_off`."""

    file: str
    line: int
    function: str  # empty outside of functions

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function}".rstrip()


def code_of(rule: str, title: str) -> list[Place]:
    """Return the lines of a title's code that cite the rule; the list at the head of a module only if nothing else
    does."""
    here = rulebook.code_folder(title)
    places: list[Place] = []
    heads: list[Place] = []
    for file in sorted(here.rglob("*.py")):
        if file.relative_to(here).parts[0] not in rulebook.APPLY_NO_RULE:
            source = file.read_text(encoding="utf-8")
            tree = ast.parse(source)
            for line in citing_lines(source, rule):
                in_head = line <= head_length(tree)
                (heads if in_head else places).append(Place(name_of(file), line, function_at(tree, line)))
    return places or heads


def tests_of(rule: str) -> list[Place]:
    """Return the tests with a mark of this rule; none in an installed package, which has no tests."""
    own = rulebook.source_tree()
    trees = [*([] if own is None else [own]), *plug_in_places.source_trees()]
    files = [file for tree in trees for file in sorted((tree / "tests").rglob("*.py"))]
    return [place for file in files for place in marks_in(file, rule)]


def marks_in(file: Path, rule: str) -> Iterator[Place]:
    source = file.read_text(encoding="utf-8")
    if "rule" not in source:
        return
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and rule in rulebook.ids_of_mark(node):
            yield Place(name_of(file), node.lineno, function_at(tree, node.lineno))


def citing_lines(source: str, rule: str) -> list[int]:
    lines = source.splitlines()
    return [number for number, line in enumerate(lines, 1) if rule in rulebook.cited_in(line)]


def head_length(tree: ast.Module) -> int:
    """Return the last line of the module's docstring."""
    first = tree.body[0] if tree.body else None
    is_text = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    return first.end_lineno or 0 if first is not None and is_text else 0


def function_at(tree: ast.Module, line: int) -> str:
    """Return the innermost function with this line; its decorators belong to it."""
    found = ""
    for node in ast.walk(tree):
        if isinstance(node, FUNCTION):
            begin = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            if begin <= line <= (node.end_lineno or begin):
                found = node.name
    return found


def name_of(file: Path) -> str:
    """Return the path from the root of its source tree; in an installed package, from the folder that holds it."""
    roots = [rulebook.source_tree() or Path(titles.__file__).parents[2], *plug_in_places.source_trees()]
    inside = [root for root in roots if file.is_relative_to(root)]
    return file.relative_to(max(inside, key=lambda root: len(root.parts))).as_posix() if inside else str(file)
