"""A room is built of parts, and other modules use its face: methods, properties and what is Final.

The parts are found in `Room.__init__` (`self.seats: Final = Seats(...)`) and in its properties (`-> Window | None`).
The test reads the sources: it knows a room by the name of its variable.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

SERVER = Path(__file__).resolve().parent.parent / "src" / "touchline" / "server"
TABLES = SERVER / "tables"
MODULES = sorted(SERVER.rglob("*.py"))
ROOM_NAMES = frozenset({"room", "_room"})
FEW_PARTS = 12  # a room that this test does not understand would have no parts, and pass


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


def parts_of_room() -> dict[str, str]:
    """The attributes of a room that are parts, with their classes."""
    _, room = CLASSES["Room"]
    found = {
        name: value.func.id
        for name, value in final_fields(room).items()
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in CLASSES
    }
    for node in room.body:
        if isinstance(node, ast.FunctionDef) and node.decorator_list and node.returns is not None:
            returned = ast.unparse(node.returns).split(" | ")[0]
            if returned in CLASSES:
                found[node.name] = returned
    return found


PARTS = parts_of_room()


def wrong_uses(file: Path, tree: ast.AST) -> Iterator[str]:
    """The accesses of a module to a room, or to a part of one, that pass by their faces."""
    room = part_of("Room")
    for node in ast.walk(tree):
        if not isinstance(node, ast.Attribute):
            continue
        owner = node.value
        place = f"{file.relative_to(SERVER)}:{node.lineno}: {ast.unparse(node)}"
        if names_room(owner) and file != room.file and is_wrong(node, room):
            yield place
        elif isinstance(owner, ast.Attribute) and names_room(owner.value) and owner.attr in PARTS:
            part = part_of(PARTS[owner.attr])
            if file != part.file and is_wrong(node, part):
                yield place


def names_room(node: ast.AST) -> bool:
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name in ROOM_NAMES


def is_wrong(node: ast.Attribute, part: Part) -> bool:
    return node.attr not in part.face or not isinstance(node.ctx, ast.Load)


def test_the_parts_of_a_room_are_found() -> None:
    assert len(PARTS) >= FEW_PARTS
    assert {"seats", "audience", "views", "clocks", "window", "private", "status", "lock"} <= {*PARTS}


@pytest.mark.parametrize("name", ["Room", *sorted({*PARTS.values()})])
def test_what_a_part_changes_is_private(name: str) -> None:
    assert part_of(name).open_fields == frozenset()


@pytest.mark.parametrize("file", MODULES, ids=[str(file.relative_to(SERVER)) for file in MODULES])
def test_a_module_uses_the_faces_of_a_room_and_its_parts(file: Path) -> None:
    assert [*wrong_uses(file, TREES[file])] == []


@pytest.mark.parametrize(
    "line", ["room._table", "self.room.row.code", "room.table = table", "room.clocks._left", "room.window.number = 3"]
)
def test_a_field_that_is_reached_into_is_found(line: str) -> None:
    assert [*wrong_uses(SERVER / "lobby" / "new.py", ast.parse(line))] != []
