"""`touchline sim`."""

import json

import pytest
from tests.cli.conftest import Command

from touchline.sim import simulate


def test_simulation_shows_rates_by_seat(run: Command) -> None:
    shown = run("sim", "duel", "--games", "30", "--bots", "rookie").stdout

    assert "30 games" in shown
    assert "1 Rookie" in shown
    assert "2 Rookie" in shown
    assert "95 %" in shown
    assert "decisions a game" in shown


def test_simulation_for_machines(run: Command) -> None:
    shown = run("sim", "duel", "--games", "20", "--bots", "rookie,rookie", "--options", "matches=1", "--json")
    data = json.loads(shown.stdout)
    seconds, seed = data.pop("seconds"), data.pop("seed")

    assert data == simulate("duel", 20, ["rookie"], options={"matches": 1}, seed="1").data()
    assert (seed, seconds >= 0) == ("1", True)


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("chess",), "error: unknown-title: chess"),
        (("duel", "--games", "0"), "error: out-of-range: games"),
        (("duel", "--bots", "champion"), "error: unknown-bot: champion"),
        (("duel", "--bots", "rookie", "--workers", "0"), "error: out-of-range: workers"),
        (("duel", "--bots", "rookie", "--cards", "nowhere"), "error: no-such-folder: nowhere"),
    ],
)
def test_a_simulation_that_cannot_be_is_told_in_one_line(run: Command, arguments: tuple[str, ...], line: str) -> None:
    shown = run("sim", *arguments)

    assert shown.exit_code == 2
    assert shown.stderr.startswith(line)
    assert shown.stderr.count("\n") == 1
