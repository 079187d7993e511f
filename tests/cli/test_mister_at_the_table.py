"""A newcomer's match of Mister in the terminal, from the market to the result."""

from pathlib import Path

import pytest
from tests.cli.conftest import Command

from touchline.titles import SHELF

pytestmark = pytest.mark.skipif("mister" not in SHELF, reason="not on the shelf")


def test_a_whole_match_against_the_amateur(run: Command) -> None:
    every_shot = ("--options", "skip_dead_shots=no")
    shown = run("play", "mister", "--seed", "11", "--seats", "you:Ann,amateur", *every_shot, typed="1\n" * 200).stdout

    assert "Market · Ann 0/15 · Amateur 0/15" in shown
    assert "( o )" in shown  # the pitch
    assert " shoot?" in shown
    assert "Full time: " in shown
    assert "The game is over" in shown


def test_a_lineup_is_laid_at_once_and_taken_back(run: Command) -> None:
    shown = run("play", "mister", "--seed", "11", "--save", "m.json", typed="1\n" * 22 + "u\nu\na\nq\n").stdout

    assert "Pick my best eleven" in shown
    assert "Taken back." in shown
    assert "Saved to m.json" in shown


def test_a_footballer_who_cannot_be_fielded_is_shown_with_the_rule(run: Command) -> None:
    shown = run("play", "mister", "--seed", "11", typed="1\n" * 22 + "?\nq\n").stdout

    assert "plays in goal.  MIS-LINEUP-05" in shown


def test_a_match_is_told_again_in_three_languages(run: Command) -> None:
    run("play", "mister", "--seed", "11", "--save", "m.json", typed="1\n" * 200)
    for lang, words in (("en", "Full time:"), ("it", "La partita è finita"), ("pt", "O jogo acabou")):
        assert words in run("replay", "m.json", "--lang", lang).stdout


def test_a_cup_of_four_is_set_up_by_options(run: Command) -> None:
    shown = run("play", "mister", "--options", "mode=cup,season_market=yes", "--seed", "1", typed="1\nq\n").stdout

    assert "Amateur 1 0/15 · Amateur 2 0/15 · Amateur 3 0/15" in shown


def test_cards_are_exported_changed_and_refused_with_file_row_and_column(run: Command) -> None:
    run("cards", "mister", "export", "mine")
    assert run("cards", "mister", "check", "mine").exit_code == 0
    assert run("sim", "mister", "--games", "3", "--cards", "mine").exit_code == 0

    file = Path("mine/footballers.csv")
    lines = file.read_text().splitlines()
    cells = lines[3].split(",")
    cells[3] = "99"
    file.write_text("\n".join([*lines[:3], ",".join(cells), *lines[4:]]))
    for command in (("cards", "mister", "check", "mine"), ("play", "mister", "--cards", "mine")):
        shown = run(*command)
        assert shown.exit_code == 2
        assert "footballers.csv, row 4, column A" in shown.stderr
        assert shown.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ("mode=friendly", "error: unknown-choice: mode: value='friendly'"),
        ("season_market=maybe", "error: unknown-choice: season_market: value='maybe'"),
        ("deck_passes=9", "error: unknown-choice: deck_passes: value='9'"),
        ("stadium=1", "error: unknown-option: stadium: options=mode,"),
    ],
)
def test_settings_that_do_not_exist_are_refused(run: Command, options: str, line: str) -> None:
    shown = run("play", "mister", "--options", options)

    assert shown.exit_code == 2
    assert shown.stderr.startswith(line)
