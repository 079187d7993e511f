"""`touchline cards`: check, export, and what it refuses."""

from pathlib import Path

import pytest
from tests.cli.conftest import Command

from touchline.titles import SHELF


def test_our_own_cards_are_right(run: Command) -> None:
    assert run("cards", "duel").stdout == "duel: duel: the set is valid; digest duel\n"


def test_cards_are_written_to_a_folder_and_never_over_others(
    run: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "players.csv").write_text("id,name\n1,Rossi\n")
    monkeypatch.setattr(SHELF["duel"], "own_cards", tmp_path / "cards")

    assert run("cards", "duel", "export", "mine").stdout == "duel: 1 files written to mine\n"
    assert Path("mine/players.csv").read_text() == "id,name\n1,Rossi\n"
    again = run("cards", "duel", "export", "mine")
    assert (again.exit_code, again.stderr) == (2, "error: exists: mine/players.csv\n")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("chess",), "error: unknown-title: chess"),
        (("duel", "check", "nowhere"), "error: no-such-folder: nowhere"),
        (("duel", "export"), "error: missing: DIR"),
        (("duel", "burn"), "error: unknown-action: burn: actions=check, export"),
    ],
)
def test_a_wrong_cards_command_is_told_in_one_line(run: Command, arguments: tuple[str, ...], line: str) -> None:
    shown = run("cards", *arguments)

    assert shown.exit_code == 2
    assert shown.stderr.startswith(line)
