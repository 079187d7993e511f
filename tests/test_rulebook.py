"""The catalogues are read whole, and compared with code and tests without mercy."""

import re
import tomllib
from pathlib import Path

import pytest

from touchline import rulebook
from touchline.catalogue import Reason, Rule, parse

ROOT = Path(__file__).resolve().parent.parent
COUNTS = {"mister": 221, "match_of_the_season": 451, "masters_of_football": 400, "best_11": 238}  # at the least
BOOKS = rulebook.catalogues()


def test_every_catalogue_is_there() -> None:
    assert BOOKS.keys() == COUNTS.keys()


@pytest.mark.parametrize("title", COUNTS)
def test_no_rule_of_a_catalogue_is_overlooked(title: str) -> None:
    """IDs are never given up: a catalogue may only grow."""
    assert len(BOOKS[title].rules) >= COUNTS[title]


@pytest.mark.parametrize("title", ["mister", "best_11"])
def test_a_catalogue_has_as_many_rules_of_each_mark_as_it_says(title: str) -> None:
    text = (rulebook.rules_folder() / f"{title.replace('_', '-')}.md").read_text(encoding="utf-8")
    said = next(line for line in reversed(text.splitlines()) if "[book]" in line and "[ruling]" in line)
    tags = [rule.tag for rule in BOOKS[title].rules.values()]

    assert re.findall(r"(\d+) \[(\w+)\]", said) == [(str(tags.count(tag)), tag) for tag in dict.fromkeys(tags_in(said))]
    assert str(len(tags)) in re.findall(r"\d+", said)


def tags_in(line: str) -> list[str]:
    return re.findall(r"\[(\w+)\]", line)


def test_every_ruling_has_a_note_and_every_rule_a_text() -> None:
    for book in BOOKS.values():
        for rule in book.rules.values():
            assert rule.text, rule.id
            assert rule.note or rule.tag.startswith("book"), rule.id


def test_a_row_of_a_table_is_a_rule() -> None:
    rule = BOOKS["mister"].rules["MIS-MATCH-16"]

    assert rule.tag == "ruling"
    assert rule.text.startswith("After a save or a fade")
    assert rule.note == "Not in the text."


def test_an_item_of_a_list_is_a_rule() -> None:
    rule = BOOKS["masters_of_football"].rules["MOF-TACTIC-15"]

    assert rule == Rule(
        "MOF-TACTIC-15",
        "ruling",
        "The genius face counts 2 in every total.",
        "the academy rule (p.10) counts the genius face among the twos.",
    )


def test_the_name_of_a_title_is_the_heading_of_its_catalogue() -> None:
    assert [BOOKS[title].name for title in sorted(COUNTS)] == [
        "Best 11",
        "Masters of Football",
        "Match of the Season",
        "Mister",
    ]


def test_a_rule_that_stands_twice_is_refused() -> None:
    row = "| MIS-A-01 | [book] | One. | |\n"

    with pytest.raises(ValueError, match="MIS-A-01 stands twice"):
        parse("mister", row + row)


def test_a_table_of_reasons_is_read() -> None:
    book = parse("mister", "| Reason | Questions | Rules |\n| `no-cash` | `bid`, `buy` | MIS-A-01, MIS-A-02 |\n")

    assert book.reasons == {"no-cash": Reason(("bid", "buy"), ("MIS-A-01", "MIS-A-02"))}


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("# MIS-PEN-03", ["MIS-PEN-03"]),
        ("MIS-RED-01 to 04", ["MIS-RED-01", "MIS-RED-02", "MIS-RED-03", "MIS-RED-04"]),
        ("MIS-SHOT-07, 08: text", ["MIS-SHOT-07", "MIS-SHOT-08"]),
        ("MIS-CARD-08, 08a and 10.", ["MIS-CARD-08", "MIS-CARD-08a", "MIS-CARD-10"]),
        ("MOTS-GEN-01 to -03, -05", ["MOTS-GEN-01", "MOTS-GEN-03", "MOTS-GEN-02", "MOTS-GEN-05"]),
        ("MOF-2P-01 to MOF-2P-03", ["MOF-2P-01", "MOF-2P-02", "MOF-2P-03"]),
        ("B11-MULTI-01, SETUP-08", ["B11-MULTI-01", "B11-SETUP-08"]),
        ("MIS-RED-01, MOF-RESP-02", ["MIS-RED-01", "MOF-RESP-02"]),
        ("MIS-RED-01, MIS-INJ-02", ["MIS-RED-01", "MIS-INJ-02"]),
        ("MIS-MARKET-15\nMIS-MARKET-16", ["MIS-MARKET-15", "MIS-MARKET-16"]),
        ("MIS-MARKET-15  16 cards are dealt", ["MIS-MARKET-15"]),
        ("MIS-MARKET-15, 100 cards", ["MIS-MARKET-15"]),
        ("MIS-MARKET-15\n17 cards", ["MIS-MARKET-15"]),
        ("XMIS-A-01 and MIST-A-01 and MIS-A-1", []),
    ],
)
def test_lists_and_ranges_are_written_out(text: str, ids: list[str]) -> None:
    assert sorted(rulebook.cited_in(text)) == sorted(ids)


def test_marks_are_read_wherever_they_stand() -> None:
    source = """
@rule("MIS-A-01", "MIS-A-02 to 03")
def test_one(): ...
@pytest.mark.rule("MIS-B-01")
def test_two(): ...
cases = [pytest.param(1, marks=rule("MIS-C-01")), other.rule("MIS-D-01"), ruler("MIS-E-01")]
"""
    assert rulebook.marked_in(source) == (["MIS-A-01", "MIS-A-02", "MIS-A-03", "MIS-B-01", "MIS-C-01"], [])


def test_a_mark_that_is_computed_or_nonsense_is_reported() -> None:
    assert rulebook.marked_in('x = rule(f"MIS-A-{1}")\ny = rule("hello")') == (["hello"], [1])


def test_a_rule_is_found_in_any_case_of_letters() -> None:
    assert rulebook.find("mis-pen-03", BOOKS.values()).id == "MIS-PEN-03"


def test_an_unknown_rule_names_its_nearest() -> None:
    with pytest.raises(rulebook.UnknownRule) as caught:
        rulebook.find("MIS-PEN-99", BOOKS.values())

    assert caught.value.nearest
    assert all(name in BOOKS["mister"].rules for name in caught.value.nearest)


def tree(root: Path, code: str, test: str) -> Path:
    """A small source tree with one title of two rules."""
    book = "# Mister: rules\n| MIS-A-01 | [book] | One. | |\n| MIS-A-02 | [ruling] | Two. | Why. |\n"
    for path, text in (
        ("docs/rules/mister.md", book),
        ("src/touchline/titles/mister/play.py", code),
        ("tests/test_play.py", test),
    ):
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    return root


def test_a_title_with_code_and_test_for_each_rule_passes(tmp_path: Path) -> None:
    found = rulebook.check(tree(tmp_path, '"""MIS-A-01, 02"""', 'x = rule("MIS-A-01 to 02")'))

    assert found.is_passed
    assert (len(found.titles[0].cited), len(found.titles[0].tested)) == (2, 2)


@pytest.mark.parametrize(
    ("code", "test"), [("# MIS-A-01", 'rule("MIS-A-01, 02")'), ("# MIS-A-01, 02", 'rule("MIS-A-01")')]
)
def test_a_rule_without_code_or_without_test_fails(tmp_path: Path, code: str, test: str) -> None:
    root = tree(tmp_path, code, test)

    assert not rulebook.check(root).is_passed


def test_a_bot_that_cites_a_rule_does_not_apply_it(tmp_path: Path) -> None:
    root = tree(tmp_path, "# MIS-A-01", 'rule("MIS-A-01, 02")')
    (root / "src/touchline/titles/mister/bots").mkdir()
    (root / "src/touchline/titles/mister/bots/pro.py").write_text("# MIS-A-02")

    assert rulebook.check(root).titles[0].without_code == ["MIS-A-02"]


@pytest.mark.parametrize(
    ("code", "test", "stray"),
    [
        ("\n# MIS-A-01, 02, 03", 'rule("MIS-A-01, 02")', "src/touchline/titles/mister/play.py:1: MIS-A-03"),
        ("\n# MIS-B-07", 'rule("MIS-A-01, 02")', "src/touchline/titles/mister/play.py:2: MIS-B-07"),
        ("", '\n\nrule("MIS-Z-01")', "tests/test_play.py:3: MIS-Z-01"),
        ("", 'rule("nonsense")', "tests/test_play.py:1: nonsense"),
        ("", "rule(NAME)", "tests/test_play.py:1: a mark that is not written out"),
    ],
)
def test_a_citation_no_catalogue_has_fails(tmp_path: Path, code: str, test: str, stray: str) -> None:
    found = rulebook.check(tree(tmp_path, code, test))

    assert found.strays == [stray]
    assert not found.is_passed


def test_this_source_tree_is_found() -> None:
    assert rulebook.source_tree() == ROOT
    assert rulebook.rules_folder() == ROOT / "docs" / "rules"


def test_an_installed_package_brings_its_catalogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "__file__", str(tmp_path / "touchline" / "rulebook.py"))
    with (ROOT / "pyproject.toml").open("rb") as file:
        shipped = tomllib.load(file)["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]

    assert rulebook.rules_folder() == tmp_path / shipped["docs/rules"]
    assert rulebook.source_tree() is None
