"""An error that nobody foresaw: one line with a code and the place of the log, never a traceback."""

import sys
from pathlib import Path

import pytest

from touchline.cli import main
from touchline.cli import sim as sim_module


def defect(*given: object) -> None:
    raise IndexError("list index out of range")


@pytest.fixture(autouse=True)
def _broken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("TOUCHLINE_DEBUG", "")
    monkeypatch.setattr(sim_module, "simulate_title", defect)


def start(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["touchline", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0)


def test_an_unknown_error_is_one_line_with_a_code_and_the_log(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert start(monkeypatch, "sim", "duel") == 1
    shown, log = capsys.readouterr().err, tmp_path / "data" / "touchline" / "errors.log"

    assert shown == f"error: defect: IndexError: log={log}\n"
    assert "Traceback" in log.read_text(encoding="utf-8")
    assert "list index out of range" in log.read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
def test_the_log_is_for_its_owner_alone_and_grows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    start(monkeypatch, "sim", "duel")
    start(monkeypatch, "sim", "duel")
    log = tmp_path / "data" / "touchline" / "errors.log"

    assert log.stat().st_mode & 0o077 == 0
    assert log.read_text(encoding="utf-8").count("Traceback") == 2


def test_a_log_that_cannot_be_written_hides_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "data").write_text("a file in the place of the folder")
    assert start(monkeypatch, "sim", "duel") == 1
    assert capsys.readouterr().err == "error: defect: IndexError: log=none\n"


@pytest.mark.parametrize("way", ["option", "environment"])
def test_the_traceback_is_shown_to_those_who_ask_for_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], way: str
) -> None:
    if way == "environment":
        monkeypatch.setenv("TOUCHLINE_DEBUG", "1")
    assert start(monkeypatch, *(["--debug"] if way == "option" else []), "sim", "duel") == 1
    assert "Traceback" in capsys.readouterr().err


def test_a_package_that_cannot_be_imported_is_one_line_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "touchline.cli.app", None)
    assert start(monkeypatch, "sim", "duel") == 1
    assert capsys.readouterr().err.startswith("error: defect: ModuleNotFoundError: log=")
