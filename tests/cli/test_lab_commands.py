"""`touchline sim --out` and `touchline compare`."""

import json
from pathlib import Path

from tests.cli.conftest import Command


def test_a_run_is_written_down_and_gone_on_with(run: Command, tmp_path: Path) -> None:
    given = ("sim", "mister", "--games", "6", "--out", str(tmp_path / "lab"))
    files = run(*given).stdout.split()
    assert [Path(each).name for each in files] == [
        "report.html", "games.parquet", "seats.parquet", "cards.parquet", "money.parquet",
    ]  # fmt: skip
    assert json.loads(run(*given, "--json").stdout)["games"] == 6
    other = run("sim", "mister", "--games", "7", "--out", str(tmp_path / "lab"))
    assert other.exit_code == 2
    assert "other-run" in other.output


def test_a_cluster_needs_a_folder(run: Command) -> None:
    refused = run("sim", "mister", "--games", "2", "--ray", "local")
    assert refused.exit_code == 2
    assert "missing: out" in refused.output


def test_two_card_sets_are_compared_on_the_same_games(run: Command, tmp_path: Path) -> None:
    assert run("cards", "mister", "export", str(tmp_path / "mine")).exit_code == 0
    same = json.loads(run("compare", "mister", "-", str(tmp_path / "mine"), "--games", "5", "--json").stdout)
    assert {each["name"]: each["difference"] for each in same["changes"]}["goals"] == 0
    assert "Seat 1" in run("compare", "mister", "-", str(tmp_path / "mine"), "--games", "3").stdout
    missing = run("compare", "mister", "-", str(tmp_path / "none"), "--games", "3")
    assert missing.exit_code == 2
