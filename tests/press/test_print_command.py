"""`touchline cards TITLE print`: a whole file, or none and one line that says why."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from touchline.cli.app import app

Command = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Command:
    monkeypatch.chdir(tmp_path)

    def invoke(*arguments: str) -> Result:
        return CliRunner().invoke(app, ["cards", *arguments], catch_exceptions=False)

    return invoke


def test_a_deck_is_printed_and_told_for_people_and_machines(run: Command) -> None:
    shown = run("mister", "print", "cards.pdf", "--deck", "directions", "--lang", "pt")
    assert shown.stdout.startswith("mister: 12 cards on 4 pages written to cards.pdf; digest ")
    assert Path("cards.pdf").read_bytes().startswith(b"%PDF-")
    shown = run("mister", "print", "cards.pdf", "--deck", "directions", "--no-backs", "--paper", "letter", "--json")
    told = json.loads(shown.stdout)
    assert (told["title"], told["paper"], told["backs"], told["cards"], told["pages"]) == (
        "mister",
        "letter",
        False,
        12,
        2,
    )
    assert told["decks"] == [{"deck": "directions", "name": "Direction cards", "cards": 12}]
    assert [file.name for file in Path().iterdir()] == ["cards.pdf"]


def test_the_same_set_gives_the_same_file(run: Command) -> None:
    for name in ("one.pdf", "two.pdf"):
        run("mister", "print", name, "--deck", "directions")
    assert Path("one.pdf").read_bytes() == Path("two.pdf").read_bytes()


def test_a_box_is_named_by_its_code(run: Command) -> None:
    told = json.loads(run("best_11", "print", "box.pdf", "--deck", "lag", "--no-backs", "--json").stdout)
    assert [each["cards"] for each in told["decks"]] == [86, 8, 10, 40, 67]


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("mister", "print"), "error: missing: FILE: wanted=touchline cards mister print FILE"),
        (("mister", "print", "x.pdf", "--paper", "a5"), "error: unknown-paper: a5: papers=a4, letter"),
        (("mister", "print", "x.pdf", "--deck", "dice"), "error: unknown-deck: dice: decks=footballers, actions"),
        (("mister", "print", "x.pdf", "--cards", "nowhere"), "error: no-such-folder: nowhere"),
        (
            ("mister", "print", "nowhere/x.pdf", "--deck", "directions"),
            "error: file: nowhere: No such file or directory",
        ),
        (("chess", "print", "x.pdf"), "error: unknown-title: chess"),
    ],
)
def test_wrong_arguments_are_reported_in_one_line(run: Command, arguments: tuple[str, ...], line: str) -> None:
    shown = run(*arguments)
    assert shown.exit_code == 2
    assert shown.stderr.startswith(line)
    assert list(Path().iterdir()) == []


def test_a_wrong_set_is_refused_as_by_check(run: Command) -> None:
    run("mister", "export", "mine")
    file = Path("mine/footballers.csv")
    file.write_text(file.read_text().replace("goalkeeper,1,1,10", "goalkeeper,1,1,99", 1))
    printed, checked = run("mister", "print", "x.pdf", "--cards", "mine"), run("mister", "check", "mine")
    assert printed.stderr == checked.stderr == "error: out-of-range: footballers.csv, row 2, column C: value=99\n"
    assert run("mister", "check", "--cards", "mine").stderr == checked.stderr
    assert not Path("x.pdf").exists()


def test_a_card_that_cannot_be_set_leaves_the_old_file_alone(run: Command) -> None:
    run("mister", "export", "mine")
    file = Path("mine/footballers.csv")
    file.write_text(file.read_text().replace("Ettore Valsassina", "Ettore " * 30 + "Valsassina", 1))
    Path("x.pdf").write_text("old")
    shown = run("mister", "print", "x.pdf", "--cards", "mine", "--deck", "footballers")
    assert shown.exit_code == 2
    assert shown.stderr.startswith("error: text-too-long: F01")
    assert Path("x.pdf").read_text() == "old"
    assert sorted(each.name for each in Path().iterdir()) == ["mine", "x.pdf"]


def test_without_reportlab_the_extra_is_named(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [each for each in sys.modules if each.startswith("touchline.press")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "reportlab", None)
    shown = run("mister", "print", "x.pdf")
    assert (shown.exit_code, shown.stderr) == (
        2,
        "error: not-installed: reportlab: run=pip install 'touchline[print]'\n",
    )
