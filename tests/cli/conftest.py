"""The small title of the kernel's tests is on the shelf, and its card folder is where titles keep theirs."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.kernel import duel
from typer.testing import CliRunner, Result

from touchline.cli.app import app
from touchline.titles import SHELF

Command = Callable[..., Result]


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(SHELF, "duel", duel.TITLE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run() -> Command:
    """Run a command with lines typed to it."""

    def invoke(*arguments: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(arguments), input=typed, catch_exceptions=False)

    return invoke
