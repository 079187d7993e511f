"""The functions of a title's chapters, and their code with one fault in it."""

from __future__ import annotations

import ast
import importlib
import types
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.mutants.operators import Mutation, mutations

SOURCE = Path(__file__).resolve().parents[2] / "src"
Place = tuple[str, str]  # (file, qualified name of the function)


@dataclass(frozen=True)
class Mutant:
    """A function of a chapter, and the code that replaces its own code."""

    chapter: str
    function: str
    mutation: Mutation
    target: types.FunctionType
    code: types.CodeType
    lines: range  # the lines of the changed statement
    count: int  # 2 for the second of its function that changes the same into the same

    @property
    def file(self) -> str:
        return self.target.__code__.co_filename

    @property
    def place(self) -> Place:
        return self.file, self.function

    @property
    def name(self) -> str:
        """Stable as long as the function's text is: lines may move."""
        which = f" (number {self.count})" if self.count > 1 else ""
        return f"{self.chapter}.{self.function}: {self.mutation.before} -> {self.mutation.after}{which}"


def chapters(title: str) -> list[Path]:
    folder = SOURCE / "touchline" / "titles" / title / "rules"
    return sorted(file for file in folder.glob("*.py") if file.name != "__init__.py")


def mutants_of(chapter: Path) -> Iterator[Mutant]:
    """Every mutant of one chapter; the module itself is left as it is."""
    module = importlib.import_module(".".join(chapter.relative_to(SOURCE).with_suffix("").parts))
    tree = ast.parse(chapter.read_text(encoding="utf-8"))
    for name, node in functions(tree):
        target = find_function(module, name)
        counts: Counter[tuple[str, str]] = Counter()
        for mutation in mutations_of(node):
            mutation.apply()
            whole = compile(tree, str(chapter), "exec", dont_inherit=True)
            mutation.revert()
            change = mutation.before, mutation.after
            counts[change] += 1
            lines = statement_lines(node, mutation.line)
            yield Mutant(chapter.stem, name, mutation, target, inner_code(whole, name), lines, counts[change])


def mutations_of(node: ast.FunctionDef) -> Iterator[Mutation]:
    """Faults of the body: default values and annotations are no part of a function's code."""
    for statement in node.body:
        yield from mutations(statement)


def statement_lines(function: ast.FunctionDef, line: int) -> range:
    """The lines of the innermost statement around a line, without the statements inside it."""
    headers = [header(node) for node in ast.walk(function) if isinstance(node, ast.stmt)]
    return min((lines for lines in headers if line in lines), key=len)


def header(statement: ast.stmt) -> range:
    """Return where a statement stands; of one with a body, where its condition does."""
    end = statement.end_lineno or statement.lineno
    body = getattr(statement, "body", None)
    if isinstance(body, list) and body:
        end = max(statement.lineno, body[0].lineno - 1)
    return range(statement.lineno, end + 1)


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes; those inside another belong to it."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{each.name}", each) for each in node.body if isinstance(each, ast.FunctionDef))


def find_function(module: types.ModuleType, name: str) -> types.FunctionType:
    value: object = module
    for part in name.split("."):
        value = vars(value)[part]
    value = value.fget if isinstance(value, property) else value
    value = getattr(value, "__wrapped__", value)
    assert isinstance(value, types.FunctionType), name
    return value


def inner_code(code: types.CodeType, name: str) -> types.CodeType:
    """The code of a function inside that of its module."""
    for part in name.split("."):
        code = next(each for each in code.co_consts if isinstance(each, types.CodeType) and each.co_name == part)
    return code
