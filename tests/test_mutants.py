"""The mutation tester itself: what it changes, and that its list of equivalent mutants is true to the rules."""

from __future__ import annotations

import ast

import pytest

from tests.mutants.equivalent import EQUIVALENT
from tests.mutants.functions import chapters, mutants_of, statement_lines
from tests.mutants.operators import mutations
from tests.mutants.page import PAGE, rows_by_title, with_measured
from tests.mutants.report import Row, below, killed_though_listed, whole
from touchline.titles import SHELF


def changes(source: str) -> list[tuple[str, str]]:
    tree = ast.parse(source)
    found = [(each.before, each.after) for each in mutations(tree)]
    assert ast.unparse(tree) == ast.unparse(ast.parse(source)), "a tree is left as it was"
    return found


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", [("a < b", "a <= b")]),
        ("a == b != c", [("a == b != c", "a != b != c"), ("a == b != c", "a == b == c")]),
        ("a in b", [("a in b", "a not in b")]),
        ("f(3)", [("3", "4")]),
        ("f(True)", [("True", "False")]),
        ("f('text')", []),
        ("a and b", [("a and b", "a or b")]),
        ("[a for a in b if a]", [("if a", "if True")]),
        ("x = a if b else c", [("ifexp b", "ifexp True"), ("ifexp b", "ifexp False")]),
    ],
)
def test_each_fault_is_one_small_change(source: str, expected: list[tuple[str, str]]) -> None:
    assert changes(source) == expected


def test_a_branch_is_always_and_never_taken() -> None:
    assert changes("if a:\n    b()\nwhile c:\n    d()") == [
        ("if a", "if True"),
        ("if a", "if False"),
        ("while c", "while False"),
    ]


def test_a_mutant_carries_the_changed_code_of_its_function() -> None:
    file = next(file for file in chapters("mister") if file.stem == "shots")
    mutants = list(mutants_of(file))
    assert len(mutants) > 20
    for mutant in mutants:
        assert mutant.code.co_qualname == mutant.target.__code__.co_qualname
        assert (mutant.code.co_code, mutant.code.co_consts) != (
            mutant.target.__code__.co_code,
            mutant.target.__code__.co_consts,
        )


def test_a_weak_chapter_is_named_though_the_title_as_a_whole_is_strong() -> None:
    parts = [Row("market", 100, 98, 0, 2), Row("dice", 10, 8, 0, 2), Row("cup", 10, 9, 0, 1)]

    assert whole("title", parts).rate > 0.95
    assert [row.chapter for row in below(parts, 90)] == ["dice"]


def test_a_mutant_is_tried_on_the_tests_that_reach_its_statement() -> None:
    source = "def f(a):\n    if (a or\n            b):\n        return g(\n            1)\n    return 2\n"
    function = ast.parse(source).body[0]
    assert isinstance(function, ast.FunctionDef)

    reached = [list(statement_lines(function, line)) for line in (2, 3, 5, 6)]

    assert reached == [[2, 3], [2, 3], [4, 5], [6]]


def test_an_equivalent_mutant_that_a_test_kills_is_named() -> None:
    mutants = list(mutants_of(next(file for file in chapters("mister") if file.stem == "shots")))[:3]
    names = [mutant.name for mutant in mutants]

    assert killed_though_listed(mutants, {0: "killed", 1: "survived", 2: "killed"}, names[:2]) == names[:1]


def test_the_page_keeps_what_was_measured_before_and_drops_chapters_that_are_gone() -> None:
    old = with_measured("# Opening\n", "chess", [Row("board", 9, 8, 0, 1), Row("clock", 4, 4)], ["board", "clock"])

    new = with_measured(old, "chess", [Row("moves", 20, 9, 1, 0)], ["board", "moves"])

    assert new.startswith("# Opening\n\n## chess\n")
    assert rows_by_title(new) == {"chess": [Row("board", 9, 8, 0, 1), Row("moves", 20, 9, 1, 0)]}
    assert "| moves | 20 | 10 | 9 | 1 | 0 | 100.0% |" in new
    assert "| **all** | 29 | 19 | 17 | 1 | 1 | 94.4% |" in new


@pytest.mark.parametrize("title", sorted(SHELF))
def test_every_mutant_has_a_name_of_its_own_and_every_equivalent_one_can_be_made(title: str) -> None:
    names = [mutant.name for file in chapters(title) for mutant in mutants_of(file)]
    assert len(names) == len(set(names))
    assert EQUIVALENT.get(title, {}).keys() <= set(names)


@pytest.mark.parametrize("title", sorted(SHELF))
def test_the_page_has_a_rate_of_at_least_ninety_percent_for_every_chapter(title: str) -> None:
    rows = rows_by_title(PAGE.read_text(encoding="utf-8"))[title]

    assert [row.chapter for row in rows] == [file.stem for file in chapters(title) if list(mutants_of(file))], (
        f"make mutants TITLES={title} CHAPTERS=..."
    )
    assert below(rows, 90) == []
