"""The lines that apply a rule, and the tests that hold it."""

import ast
from pathlib import Path

import pytest

from touchline import rule_places, rulebook

SOURCE = '''"""ABC.

MIS-SHOT-01  At the head.
"""

LATER = 1  # MIS-SHOT-02


def outer() -> None:
    """MIS-SHOT-03 to 05."""

    def inner() -> None:
        pass  # MIS-SHOT-06
'''


def test_the_code_of_a_rule_is_the_line_that_applies_it() -> None:
    places = rule_places.code_of("MIS-LINEUP-05", "mister")

    assert ("src/touchline/titles/mister/rules/lineup.py", "choose_lineup") in [(p.file, p.function) for p in places]
    heads = [place for place in places if place.file.endswith("/lineup.py") and not place.function]
    assert heads == [], "the list of rules at the head of the chapter is left out"


def test_bots_do_not_apply_rules() -> None:
    assert [p for p in rule_places.code_of("MIS-TAKER-01", "mister") if "/bots/" in p.file or "/story/" in p.file] == []


def test_the_tests_of_a_rule_are_those_with_its_mark() -> None:
    places = rule_places.tests_of("MIS-BOOST-03")

    assert [place.file for place in places] == ["tests/titles/mister/test_boost.py"]
    assert places[0].function.startswith("test_")
    assert str(places[0]) == f"tests/titles/mister/test_boost.py:{places[0].line} {places[0].function}"


def test_an_installed_package_has_no_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "source_tree", lambda: None)

    assert rule_places.tests_of("MIS-BOOST-03") == []
    assert rule_places.code_of("MIS-LINEUP-05", "mister")[0].file.startswith("touchline/titles/mister/")


@pytest.mark.parametrize(
    ("rule", "line", "function"),
    [("MIS-SHOT-02", 6, ""), ("MIS-SHOT-04", 10, "outer"), ("MIS-SHOT-06", 13, "inner")],
)
def test_a_line_belongs_to_the_innermost_function(rule: str, line: int, function: str) -> None:
    tree = ast.parse(SOURCE)

    assert rule_places.citing_lines(SOURCE, rule) == [line]
    assert rule_places.function_at(tree, line) == function
    assert rule_places.head_length(tree) == 4


def test_a_mark_in_a_table_of_cases_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "test_cases.py"
    file.write_text("CASES = [\n    pytest.param(1, marks=rule('MIS-A-01 to 03')),\n]\n")
    monkeypatch.setattr(rule_places, "name_of", lambda file: file.name)

    assert [str(place) for place in rule_places.marks_in(file, "MIS-A-02")] == ["test_cases.py:2"]
