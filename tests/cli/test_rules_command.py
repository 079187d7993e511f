"""`touchline rules` and `touchline rules --check`."""

from pathlib import Path

import pytest
from tests.cli.conftest import Command

from touchline import rulebook
from touchline.catalogue import Catalogue, Rule


def test_titles_are_listed_with_their_counts(run: Command) -> None:
    shown = run("rules").stdout.splitlines()

    for (code, book), line in zip(rulebook.catalogues().items(), shown, strict=True):
        assert line.startswith(code)
        assert f" {len(book.rules)} rules" in line


def test_the_rules_of_a_title_are_listed(run: Command) -> None:
    shown = run("rules", "mister").stdout

    assert shown.count("MIS-") >= 221


@pytest.mark.parametrize("arguments", [("mister", "MIS-MATCH-16"), ("mister", "mis-match-16"), ("MIS-MATCH-16",)])
def test_one_rule_is_shown(run: Command, arguments: tuple[str, ...]) -> None:
    shown = run("rules", *arguments)

    assert shown.exit_code == 0
    assert shown.stdout.startswith("MIS-MATCH-16 [ruling]\nAfter a save or a fade nothing follows")
    assert "Not in the text." in shown.stdout


@pytest.mark.parametrize("arguments", [("mister", "MIS-PEN-99"), ("MIS-PEN-99",)])
def test_an_unknown_rule_is_refused_with_the_nearest(run: Command, arguments: tuple[str, ...]) -> None:
    shown = run("rules", *arguments)

    assert shown.exit_code == 2
    assert shown.stderr.startswith("error: unknown-rule: MIS-PEN-99: nearest=MIS-PEN-")
    assert shown.stderr.count("\n") == 1


def test_an_unknown_title_is_refused_with_those_that_exist(run: Command) -> None:
    shown = run("rules", "chess")

    assert shown.exit_code == 2
    assert shown.stderr.startswith("error: unknown-title: chess: shelf=mister,")


def test_a_rule_is_shown_with_its_code_and_its_tests(run: Command) -> None:
    shown = run("rules", "mister", "MIS-BOOST-03").stdout

    assert "src/touchline/titles/mister/rules/action.py:" in shown
    assert "tests/titles/mister/test_boost.py:" in shown
    assert "Codice" in run("rules", "MIS-BOOST-03", "--lang", "it").stdout


def run_check(titles: list[rulebook.Coverage], strays: list[str]) -> rulebook.Check:
    return rulebook.Check(titles, strays)


def coverage(cited: set[str], tested: set[str]) -> rulebook.Coverage:
    rules = {name: Rule(name, "book", "Text.", "") for name in ("MIS-A-01", "MIS-A-02")}
    book = Catalogue("mister", "Mister", rules)
    return rulebook.Coverage(book, frozenset(cited), frozenset(tested))


BOTH = {"MIS-A-01", "MIS-A-02"}


@pytest.mark.parametrize(
    ("found", "code", "line"),
    [
        (run_check([coverage(BOTH, BOTH)], []), 0, "mister                      2        2        2"),
        (run_check([coverage({"MIS-A-01"}, BOTH)], []), 1, "MIS-A-02: no code"),
        (run_check([coverage(BOTH, {"MIS-A-02"})], []), 1, "MIS-A-01: no test"),
        (
            run_check([coverage(BOTH, BOTH)], ["tests/x.py:3: MIS-Z-01"]),
            1,
            "MIS-Z-01: not in a catalogue",
        ),
    ],
)
def test_the_check_lists_what_is_missing(
    run: Command, monkeypatch: pytest.MonkeyPatch, found: rulebook.Check, code: int, line: str
) -> None:
    monkeypatch.setattr(rulebook, "check", lambda root: found)
    shown = run("rules", "--check")

    assert shown.exit_code == code
    assert line in shown.stdout


def test_the_check_needs_the_source_tree(run: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(rulebook, "source_tree", lambda: None)
    shown = run("rules", "--check")

    assert (shown.exit_code, shown.stderr) == (2, "error: no-source: rules --check needs the source tree\n")


def test_a_rule_is_read_in_the_language_that_is_wanted(run: Command) -> None:
    assert "carta direzione" in run("rules", "MIS-SHOT-01", "--lang", "it").stdout
    assert "carta de direção" in run("rules", "mister", "MIS-SHOT-01", "--lang", "pt").stdout
