"""A room and the registry are built of parts; other modules use their faces: methods, properties and what is Final.

The parts are found in `__init__` (`self.seats: Final = Seats(...)`) and in properties (`-> Window | None`).
The test reads the sources: it knows a room and the registry by the names of variables, and a part also by the
annotation of a parameter (`window: Window`).
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

SERVER = Path(__file__).resolve().parent.parent / "src" / "touchline" / "server"
TABLES = SERVER / "tables"
MODULES = sorted(SERVER.rglob("*.py"))
WHOLES = {"room": "Room", "_room": "Room", "registry": "Registry", "_registry": "Registry"}  # variable -> class
FEWEST_PARTS = {"Room": 12, "Registry": 6}  # a class that this test does not understand would have no parts, and pass


class Part(NamedTuple):
    """A class of the room: where it is, what others may use, and its fields that others could change."""

    file: Path
    face: frozenset[str]
    open_fields: frozenset[str]


def trees() -> dict[Path, ast.Module]:
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in MODULES}


TREES = trees()
CLASSES = {
    node.name: (file, node)
    for file, tree in TREES.items()
    if file.parent == TABLES
    for node in tree.body
    if isinstance(node, ast.ClassDef)
}


def is_self(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


def is_final(annotation: ast.expr) -> bool:
    return ast.unparse(annotation).split("[")[0] == "Final"


def final_fields(cls: ast.ClassDef) -> dict[str, ast.expr | None]:
    """The fields that are assigned once, with their values."""
    return {
        node.target.attr: node.value
        for node in ast.walk(cls)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute) and is_final(node.annotation)
    }


def fields(cls: ast.ClassDef) -> set[str]:
    """Every field that a method of the class assigns."""
    return {
        node.attr
        for node in ast.walk(cls)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and is_self(node.value)
    }


def part_of(name: str) -> Part:
    file, cls = CLASSES[name]
    final = final_fields(cls)
    methods = {node.name for node in cls.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    public = {each for each in {*methods, *final} if not each.startswith("_")}
    return Part(file, frozenset(public), frozenset(each for each in fields(cls) - {*final} if not each.startswith("_")))


def class_made(value: ast.expr | None) -> str:
    """The class of the tables' folder that a value is made of: `Reach(...)`, or `reach or Reach(...)`."""
    made = value.values[-1] if isinstance(value, ast.BoolOp) else value
    name = made.func.id if isinstance(made, ast.Call) and isinstance(made.func, ast.Name) else ""
    return name if name in CLASSES else ""


def parts_of(whole: str) -> dict[str, str]:
    """The attributes of a class that are parts, with their classes."""
    _, cls = CLASSES[whole]
    found = {name: class_made(value) for name, value in final_fields(cls).items() if class_made(value)}
    for node in cls.body:
        if isinstance(node, ast.FunctionDef) and node.decorator_list and node.returns is not None:
            returned = ast.unparse(node.returns).split(" | ")[0]
            if returned in CLASSES:
                found[node.name] = returned
    return found


PARTS = {whole: parts_of(whole) for whole in FEWEST_PARTS}
PART_CLASSES = {part for parts in PARTS.values() for part in parts.values()}


def wrong_uses(file: Path, tree: ast.AST) -> Iterator[str]:
    """The accesses of a module to a room, to the registry, or to a part of one, that pass by their faces."""
    annotated = annotated_parts(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Attribute):
            continue
        part = owner_of(node.value) or annotated.get(node.value)
        if part is not None and file != part.file and is_wrong(node, part):
            yield f"{file.relative_to(SERVER)}:{node.lineno}: {ast.unparse(node)}"


def annotated_parts(tree: ast.AST) -> dict[ast.AST, Part]:
    """Return the variables that are parameters annotated with a part's class, with the part."""
    found: dict[ast.AST, Part] = {}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            classes = {each.arg: annotated_class(each) for each in [*function.args.args, *function.args.kwonlyargs]}
            for node in ast.walk(function):
                if isinstance(node, ast.Name) and classes.get(node.id) in PART_CLASSES:
                    found[node] = part_of(classes[node.id])
    return found


def annotated_class(parameter: ast.arg) -> str:
    return ast.unparse(parameter.annotation).split(" | ")[0] if parameter.annotation is not None else ""


def owner_of(node: ast.AST) -> Part | None:
    """The class whose attribute is read or written, if it is one of ours."""
    name = variable_name(node)
    if name in WHOLES:
        return part_of(WHOLES[name])
    whole = WHOLES.get(variable_name(node.value)) if isinstance(node, ast.Attribute) else None
    return part_of(PARTS[whole][name]) if whole is not None and name in PARTS[whole] else None


def variable_name(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def is_wrong(node: ast.Attribute, part: Part) -> bool:
    return node.attr not in part.face or not isinstance(node.ctx, ast.Load)


@pytest.mark.parametrize("whole", FEWEST_PARTS)
def test_the_parts_are_found(whole: str) -> None:
    assert len(PARTS[whole]) >= FEWEST_PARTS[whole]
    assert {"seats", "audience", "views", "clocks", "window", "private", "status", "lock"} <= {*PARTS["Room"]}
    assert {"watcher", "windows", "card_sets", "measures", "times", "reach"} <= {*PARTS["Registry"]}


@pytest.mark.parametrize("name", [*PARTS, *sorted(PART_CLASSES)])
def test_fields_that_a_part_changes_are_private(name: str) -> None:
    assert part_of(name).open_fields == frozenset()


@pytest.mark.parametrize("file", MODULES, ids=[str(file.relative_to(SERVER)) for file in MODULES])
def test_a_module_uses_the_faces(file: Path) -> None:
    assert [*wrong_uses(file, TREES[file])] == []


@pytest.mark.parametrize(
    "line",
    [
        "room._table",
        "self.room.row.code",
        "room.table = table",
        "room.clocks._left",
        "room.window.number = 3",
        "registry._rooms",
        "self._registry.reach = reach",
        "room.registry.watcher._tasks",
        "def close(late: Window) -> None:\n    late._answers.clear()",
        "async def close(late: Window | None) -> None:\n    late.number = 3",
    ],
)
def test_a_field_that_is_reached_into_is_found(line: str) -> None:
    assert [*wrong_uses(SERVER / "lobby" / "new.py", ast.parse(line))] != []
