"""A table in the terminal: questions by number, help, undo, hand-over, leaving and going on."""

import json
import re
from pathlib import Path

import pytest
from rich.console import Console
from tests.cli.conftest import Command

from touchline.cli.session import Session
from touchline.cli.show import detailed_lines, option_lines, view_of
from touchline.texts import TitleTexts, language
from touchline.titles import SHELF


def test_a_game_against_a_bot_ends_with_a_result(run: Command) -> None:
    shown = run("play", "duel", "--seed", "1", typed="1\n" * 40)

    assert shown.exit_code == 0
    assert "The game is over" in shown.stdout
    assert "1. " in shown.stdout


def test_the_same_seed_and_picks_give_the_same_game(run: Command) -> None:
    once, again, other = (run("play", "duel", "--seed", seed, typed="1\n" * 40).stdout for seed in ("5", "5", "6"))

    assert once == again
    assert once != other


def test_options_are_numbered_and_questions_asked_again_after_nonsense(run: Command) -> None:
    shown = run("play", "duel", "--seed", "1", typed="99\nhello\n0\n-1\n\u00b2\n" + "1\n" * 40)

    for typed in ("99", "hello", "0", "-1", "\u00b2"):
        assert f"There is no choice “{typed}”." in shown.stdout
    assert "The game is over" in shown.stdout


def test_help_lists_what_is_refused_and_why(run: Command) -> None:
    shown = run("play", "duel", "--seed", "1", typed="?\nq\n").stdout

    assert "Cannot be picked now:" in shown
    assert "[reason-too-dear]  DUEL-BID-03" in shown


def test_help_says_when_nothing_is_refused(run: Command) -> None:
    shown = run("play", "duel", "--seed", "1", typed="1\n?\nq\n").stdout

    assert "Everything that can be seen can be picked." in shown


def test_a_rule_can_be_looked_up_at_the_table(run: Command) -> None:
    shown = run("play", "duel", "--seed", "1", typed="mis-match-16\nMIS-PEN-99\nv\nq\n").stdout

    assert "After a save or a fade nothing follows" in shown
    assert "MIS-PEN-99? MIS-PEN-" in shown
    assert shown.count("cash:") == 2


def test_a_hidden_pick_is_taken_back_until_all_have_picked(run: Command) -> None:
    shown = run("play", "duel", "--seed", "2", typed="u\n1\n1\n\n2\nu\n1\n").stdout

    assert shown.count("There is nothing to take back.") == 1
    assert shown.count("Taken back.") == 1
    assert shown.count("[ask-field]") == 4


def test_windows_are_passed_by_a_standing_order_until_asked_for_again(run: Command) -> None:
    shown = run("play", "duel", "--seed", "2", typed="1\n1\np2\n" + "1\n" * 40).stdout
    assert "p1) pass all windows: the whole game" in shown
    assert shown.count("[ask-answer]") == 3

    always = run("play", "duel", "--seed", "2", typed="1\n1\np1\n" + "1\n" * 40).stdout
    assert always.count("[ask-answer]") == 1

    again = run("play", "duel", "--seed", "2", typed="1\n1\np1\np0\n" + "1\n" * 40).stdout
    assert "From now on every window is asked." in again
    assert again.count("[ask-answer]") == 3


def test_an_order_that_no_window_waits_for_leaves_the_question(run: Command) -> None:
    shown = run("play", "duel", "--seed", "2", typed="p1\np9\n1\nq\n").stdout

    assert "There is no choice “p9”." in shown
    assert shown.count("[ask-bid]") == 1


def test_the_screen_is_handed_over_between_two_people(run: Command) -> None:
    shown = run("play", "duel", "--seats", "you:Ann,you:Bob", "--seed", "1", typed="\n2\n\n1\n" + "\n1\n" * 60)

    assert shown.exit_code == 0
    assert "Hand over to Bob." in shown.stdout
    assert "Ann: press Enter when nobody else is looking." in shown.stdout
    assert "Nobody else sees this choice." in shown.stdout
    assert "The game is over" in shown.stdout


def test_people_without_names_are_numbered(run: Command) -> None:
    shown = run("play", "duel", "--seats", "you,you", typed="\n1\n\nq\n").stdout

    assert "Hand over to Manager 2." in shown


def test_leaving_saves_and_the_game_goes_on(run: Command) -> None:
    left = run("play", "duel", "--seed", "1", typed="2\nq\n")
    assert "Saved to duel.json. Go on with: touchline play duel --resume duel.json" in left.stdout
    kept = json.loads(Path("duel.json").read_text())

    again = run("play", "duel", "--resume", "duel.json", typed="1\n" * 40)
    assert "The game is over" in again.stdout
    assert kept["log"][0] == [0, 10]


def test_a_second_save_takes_another_name_and_a_resumed_game_its_own(run: Command) -> None:
    for _ in range(2):
        run("play", "duel", "--seed", "1", typed="2\nq\n")
    before = Path("duel-2.json").read_text()
    shown = run("play", "duel", "--resume", "duel-2.json", "--seats", "you,rookie", typed="1\n1\nq\n").stdout

    assert Path("duel-2.json").read_text() != before
    assert "--resume duel-2.json --seats you,rookie" in shown
    assert not Path("duel-3.json").exists()


def test_the_end_of_the_input_leaves_cleanly(run: Command) -> None:
    shown = run("play", "duel", "--seed", "1", typed="")

    assert (shown.exit_code, shown.stderr) == (0, "")
    assert "Goodbye." in shown.stdout
    assert not list(Path.cwd().iterdir())


def test_ctrl_c_leaves_cleanly_and_saves(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["2"])

    def type_answer(prompt: str = "") -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", type_answer)
    shown = run("play", "duel", "--seed", "1")

    assert shown.exit_code == 130
    assert "Saved to duel.json" in shown.stdout


def test_a_finished_game_is_saved_where_asked(run: Command) -> None:
    run("play", "duel", "--seed", "1", "--save", "mine.json", typed="1\n" * 40)

    assert json.loads(Path("mine.json").read_text())["title"] == "duel"


def test_the_table_speaks_the_language_asked_for(run: Command) -> None:
    assert "La partita è finita" in run("play", "duel", "--lang", "it", typed="1\n" * 40).stdout
    assert "O jogo acabou" in run("play", "duel", "--lang", "pt", typed="1\n" * 40).stdout


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("chess",), "error: unknown-title: chess: shelf="),
        (("duel", "--options", "luck=1"), "error: unknown-option: luck: options=matches"),
        (("duel", "--options", "matches=9"), "error: unknown-choice: matches: value='9' choices=[1, 2, 3]"),
        (("duel", "--options", "matches"), "error: not-a-setting: matches: wanted=name=value"),
        (("duel", "--seats", "you"), "error: seats: duel: value=1 choices=[2]"),
        (("duel", "--seats", "rookie,rookie"), "error: nobody-plays: rookie,rookie: wanted=you"),
        (("duel", "--seats", "you,champion"), "error: unknown-bot: champion: levels="),
        (("duel", "--cards", "nowhere"), "error: no-such-folder: nowhere"),
        (("duel", "--resume", "nothing.json"), "error: file: nothing.json: No such file or directory"),
        (("duel", "--resume", "."), "error: file: .: Is a directory"),
    ],
)
def test_wrong_input_is_reported_in_one_line(run: Command, arguments: tuple[str, ...], line: str) -> None:
    shown = run("play", *arguments)

    assert shown.exit_code == 2
    assert shown.stderr.startswith(line)
    assert shown.stderr.count("\n") == 1
    assert not list(Path.cwd().iterdir())


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("nonsense", "error: not-json: record"),
        ("[]", "error: not-a-record: record"),
        ("{}", "error: missing-field: format"),
    ],
)
def test_a_broken_record_is_refused(run: Command, text: str, line: str) -> None:
    Path("broken.json").write_text(text)
    for command in (("play", "duel", "--resume"), ("replay",)):
        shown = run(*command, "broken.json")
        assert (shown.exit_code, shown.stderr) == (2, line + "\n")


def test_a_record_of_another_title_or_number_of_seats_is_refused(run: Command) -> None:
    run("play", "duel", "--seed", "1", typed="2\nq\n")
    shown = run("play", "duel", "--resume", "duel.json", "--seats", "you,rookie,rookie")
    assert shown.stderr == "error: seats: you,rookie,rookie: seats=2\n"

    text = Path("duel.json").read_text().replace('"duel"', '"chess"', 1)
    Path("duel.json").write_text(text)
    assert run("play", "duel", "--resume", "duel.json").exit_code == 2
    assert run("replay", "duel.json").exit_code == 2


def test_details_stand_beside_the_options_under_their_heading() -> None:
    assert detailed_lines(["Rossi", "Bo"], (" A  B", [" 1  2", " 3  4"]), 1, 80) == [
        "              A  B",
        "   1) Rossi   1  2",
        ">  2) Bo      3  4",
    ]
    assert detailed_lines(["Rossi"], ("", ["1M"]), None, 12) == ["   1) Rossi"]


def test_options_stand_in_columns_read_downwards() -> None:
    assert option_lines(["left", "centre", "right"], None, 80) == ["   1) left", "   2) centre", "   3) right"]
    assert option_lines([f"player {n}" for n in range(1, 8)], 0, 80) == [
        ">  1) player 1     5) player 5",
        "   2) player 2     6) player 6",
        "   3) player 3     7) player 7",
        "   4) player 4",
    ]
    assert option_lines(["x" * 200], None, 80) == ["   1) " + "x" * 200]


@pytest.mark.parametrize("code", sorted(SHELF))
def test_enter_alone_takes_the_marked_choice_which_is_the_preselected_one(code: str) -> None:
    title, console = SHELF[code], Console(width=200)
    table = title.table(title.seats[0], seed="enter")
    names = [f"Manager {seat}" for seat in range(table.seats)]
    session = Session(table, TitleTexts(title, language("en"), table.now.cards, names), {}, console)  # type: ignore[attr-defined]
    marks: list[str] = []
    while not table.over and len(marks) < 150:
        view = view_of(table, table.to_act[0])
        question = view["question"]
        marked = [cell for line in session.options_of(view, view["seat"]) for cell in re.findall(r"> +(\w+)\)", line)]
        assert len(marked) == 1, question
        assert session.typed_picks("", question) == question["best"]
        assert session.typed_picks(marked[0], question) == question["best"][: 1 if marked[0].isdecimal() else None]
        marks.append(marked[0])
        assert session.handle_input("", question, view["seat"])
    assert len(set(marks)) > 1
