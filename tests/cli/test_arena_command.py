"""`touchline arena`."""

import json
from pathlib import Path

from tests.cli.conftest import Command


def test_the_command_shows_a_table_or_json(run: Command) -> None:
    shown = run("arena", "mister", "--bots", "amateur,rookie", "--games", "4").stdout
    assert "Amateur" in shown
    assert "Rookie" in shown
    data = json.loads(run("arena", "mister", "--bots", "amateur,rookie", "--games", "4", "--json").stdout)
    assert [one["games"] for one in data["bots"]] == [4, 4]


def test_a_bot_of_ones_own_takes_part_in_several_processes(run: Command, tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text('def choose(view, dice):\n    return view["question"]["options"][0]\n')
    told = run("arena", "mister", "--bots", f"{mine}:choose,amateur", "--games", "8", "--workers", "2")
    assert "mine.py:choose" in told.stdout
    wrong = run("arena", "mister", "--bots", f"{mine}:chose,amateur")
    assert (wrong.exit_code, "unknown-bot" in wrong.stderr) == (2, True)
