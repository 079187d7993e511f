"""`touchline replay RECORD --luck`: who was lucky, and how much."""

from __future__ import annotations

import json

from tests.cli.conftest import Command
from tests.golden import FOLDER


def test_the_luck_of_a_record_is_a_table(run: Command) -> None:
    shown = run("replay", str(FOLDER / "mister-cup.json"), "--luck").stdout.splitlines()

    assert shown[0].strip() == "Luck"
    assert [line.split()[:2] for line in shown[1:5]] == [["Seat", str(number)] for number in range(1, 5)]
    assert len(shown) == 1 + 4 + 4 + 1  # heading, seats, matches, what it is counted by


def test_the_luck_of_all_seats_is_nothing_in_sum(run: Command) -> None:
    told = json.loads(run("replay", str(FOLDER / "mister-cup.json"), "--luck", "--json").stdout)

    assert abs(sum(told["luck"]["seats"])) < 0.001
    assert any(abs(each) > 0.1 for each in told["luck"]["seats"])
    assert len(told["statistics"]["seats"]) == 4
