"""The program as it is started: version, help, wrong commands, Ctrl-C."""

import subprocess
import sys

import pytest
from tests.cli.conftest import Command

import touchline
from touchline.cli import main


def test_the_version_is_told(run: Command) -> None:
    assert run("--version").stdout == f"touchline {touchline.__version__} (source)\n"


def test_the_commands_are_listed(run: Command) -> None:
    shown = run("--help")

    assert shown.exit_code == 0
    for command in ("play", "sim", "replay", "rules", "cards"):
        assert f"\n  {command} " in shown.stdout


def test_a_wrong_command_gets_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["touchline", "play", "--nonsense"])
    with pytest.raises(SystemExit) as caught:
        main()

    assert caught.value.code == 2
    shown = capsys.readouterr().err
    assert shown.startswith("error: usage: No such option: --nonsense")
    assert shown.count("\n") == 1


def test_ctrl_c_leaves_any_command_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(**given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("touchline.cli.app.app", interrupt)
    with pytest.raises(SystemExit) as caught:
        main()

    assert caught.value.code == 130


def test_the_program_itself() -> None:
    start = [sys.executable, "-m", "touchline"]
    shown = subprocess.run([*start, "rules", "MIS-PEN-03"], capture_output=True, text=True, check=False)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout.startswith("MIS-PEN-03")

    wrong = subprocess.run([*start, "play", "chess"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2
    assert wrong.stderr.startswith("error: unknown-title: chess")
    assert wrong.stderr.count("\n") == 1
