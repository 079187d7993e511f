"""Agendas as chains of direct calls, for the compiled engine.

From source a table of functions is quick.  Compiled, a call through it is a call of any Python object with boxed
numbers, where `if code == ...: kick(game, step[1], step[2])` is a plain call in C.  So the build writes that chain from
the table, into its own copy of each title's agenda.py: `AGENDA` gets a `Chain`, and a function that reads another table
by `TABLE[step[0]]` gets the chain of that table as its body.
"""

from __future__ import annotations

import ast
from pathlib import Path

CHAIN = """

from typing import Any as _Any

from touchline.kernel import agenda as _kernel
from touchline.kernel.game import Game as _Game, Step as _Step


def _carry_out(game: _Any, step: _Step) -> None:
{calls}


class _Chain(_kernel.Chain):
    def carry_out(self, game: _Any, step: _Step) -> None:
        _carry_out(game, step)

    def carry_out_all(self, game: _Game) -> None:
        while game.ahead:
            _carry_out(game, game.ahead.pop())


_kernel.CHAINS.append((AGENDA, _Chain()))
"""


def with_chains(file: Path, source_root: Path) -> str:
    """Return the text of an agenda.py with its chains."""
    text = file.read_text(encoding="utf-8")
    tree = ast.parse(text)
    found, lines = tables(tree), text.splitlines()
    homes = imported_from(tree, file, source_root)
    for function in reversed([node for node in tree.body if isinstance(node, ast.FunctionDef)]):
        for name in found:
            if any(ast.unparse(node) == f"{name}[step[0]]" for node in ast.walk(function)):
                given = [argument.arg for argument in function.args.args[:-1]]
                first, last = function.body[0].lineno, function.end_lineno
                lines[first - 1 : last] = chain(found[name], given, homes)
    return "\n".join(lines) + CHAIN.format(calls="\n".join(chain(found["AGENDA"], ["game"], homes)))


def tables(tree: ast.Module) -> dict[str, dict[str, str]]:
    """Return each table by its name: the code of a step as it is written, and the name of its function."""
    return {
        ast.unparse(node.target): {
            ast.unparse(code): ast.unparse(function)
            for code, function in zip(node.value.keys, node.value.values, strict=True)
            if code is not None
        }
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict)
    }


def imported_from(tree: ast.Module, file: Path, source_root: Path) -> dict[str, Path]:
    """Return the file in which each function that the module knows is written."""
    here = {node.name: file for node in tree.body if isinstance(node, ast.FunctionDef)}
    return here | {
        alias.name: source_root.joinpath(*(node.module or "").split(".")).with_suffix(".py")
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def chain(rows: dict[str, str], given: list[str], homes: dict[str, Path]) -> list[str]:
    """Return the lines of a function's body: one branch for each row, in the order of the table."""
    lines, word = ["    code = step[0]"], "if"
    for code, function in rows.items():
        numbers = [f"step[{k}]" for k in range(1, numbers_of(function, homes[function], len(given)) + 1)]
        lines += [f"    {word} code == {code}:", f"        {function}({', '.join([*given, *numbers])})"]
        word = "elif"
    return [*lines, "    else:", "        raise KeyError(code)"]


def numbers_of(function: str, file: Path, given: int) -> int:
    """Return how many numbers of a step the function takes."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name == function:
            if node.args.defaults or node.args.vararg:
                raise SystemExit(f"{file}: {function} carries out a step, so all its numbers are needed")
            return len(node.args.args) - given
    raise SystemExit(f"{file} has no function {function}")
