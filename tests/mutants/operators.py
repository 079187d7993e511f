"""Small faults in a syntax tree: each mutation changes one node and knows how to describe itself."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}


@dataclass(frozen=True)
class Mutation:
    """One change of a tree, and how to take it back."""

    line: int
    before: str
    after: str
    apply: Callable[[], None]
    revert: Callable[[], None]


def mutations(function: ast.AST) -> Iterator[Mutation]:
    """All mutations of one function, in the order of its source."""
    for node in ast.walk(function):
        if isinstance(node, ast.Compare):
            yield from comparisons(node)
        elif isinstance(node, ast.Constant):
            yield from constants(node)
        elif isinstance(node, ast.BoolOp):
            yield swap_field(node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
        elif isinstance(node, ast.If | ast.IfExp):
            yield replaced_test(node, True)
            yield replaced_test(node, False)
        elif isinstance(node, ast.While):
            yield replaced_test(node, False)
        elif isinstance(node, ast.comprehension):
            yield from (dropped_filter(node, at) for at in range(len(node.ifs)))


def comparisons(node: ast.Compare) -> Iterator[Mutation]:
    for at, operator in enumerate(node.ops):
        yield replaced_item(node.ops, at, COMPARISONS[type(operator)](), node)


def constants(node: ast.Constant) -> Iterator[Mutation]:
    """A number becomes the next one, a flag its opposite; texts are left alone."""
    if isinstance(node.value, bool):
        yield swap_field(node, "value", not node.value)
    elif isinstance(node.value, int):
        yield swap_field(node, "value", node.value + 1)


def replaced_test(node: ast.If | ast.IfExp | ast.While, value: bool) -> Mutation:
    return swap_field(node, "test", ast.copy_location(ast.Constant(value), node.test), shown="test")


def dropped_filter(node: ast.comprehension, at: int) -> Mutation:
    condition = node.ifs[at]
    always = ast.copy_location(ast.Constant(True), condition)
    changed = replaced_item(node.ifs, at, always, condition)
    return Mutation(condition.lineno, f"if {changed.before}", "if True", changed.apply, changed.revert)


def replaced_item(row: list[Any], at: int, new: object, shown: ast.expr) -> Mutation:
    """Another item in a list of the tree; `shown` describes the change."""
    old = row[at]

    def put(item: object) -> None:
        row[at] = item

    before = ast.unparse(shown)
    put(new)
    after = ast.unparse(shown)
    put(old)
    return Mutation(shown.lineno, before, after, lambda: put(new), lambda: put(old))


def swap_field(node: ast.AST, field: str, new: object, shown: str = "") -> Mutation:
    """Another value in a field of the node; `shown` names the field that describes the change, else the whole node."""
    old = getattr(node, field)
    target = old if shown else node
    assert isinstance(target, ast.expr | ast.stmt)
    line, before = target.lineno, ast.unparse(target)
    setattr(node, field, new)
    after = ast.unparse(new if isinstance(new, ast.expr) and shown else node)
    setattr(node, field, old)
    kind = f"{type(node).__name__.lower()} " if shown else ""
    return Mutation(
        line,
        kind + before,
        kind + after,
        lambda: setattr(node, field, new),
        lambda: setattr(node, field, old),
    )
