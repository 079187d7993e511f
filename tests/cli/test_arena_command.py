"""`touchline arena`."""

import json

from tests.cli.conftest import Command


def test_the_command_shows_a_table_or_json(run: Command) -> None:
    shown = run("arena", "mister", "--bots", "amateur,rookie", "--games", "4").stdout
    assert "Amateur" in shown
    assert "Rookie" in shown
    data = json.loads(run("arena", "mister", "--bots", "amateur,rookie", "--games", "4", "--json").stdout)
    assert [one["games"] for one in data["bots"]] == [4, 4]
