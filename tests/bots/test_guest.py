"""Plug-in bots: a function of the view, named on the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from touchline import simulate, title
from touchline.bots import bot
from touchline.bots.bot import answer
from touchline.kernel.errors import BadOption, IllegalPick
from touchline.titles import SHELF

MINE = """
def first(view, dice):
    return view["question"]["options"][0]

def any_of_them(view, dice):
    options = view["question"]["options"]
    return options[dice.below(len(options))]

def wrong(view, dice):
    return 1_000_000

class Counts:
    def __init__(self):
        self.picks = 0

    def __call__(self, view, dice):
        self.picks += 1
        return view["question"]["options"][self.picks % len(view["question"]["options"])]

number = 3
"""


@pytest.fixture
def mine(tmp_path: Path) -> str:
    file = tmp_path / "mine.py"
    file.write_text(MINE)
    return str(file)


def test_it_is_asked_with_the_view_of_its_seat_and_nothing_else(mine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = title("mister").table(seed=2)
    guest = bot(SHELF["mister"], f"{mine}:first")
    asked: list[object] = []

    def choose(*given: Any) -> int:
        asked.extend(given[:-1])
        picked: int = given[0]["question"]["options"][0]
        return picked

    monkeypatch.setattr(guest, "choose", choose)
    seat = table.to_act[0]
    assert answer(guest, table, seat) == table.view(seat)["question"]["options"][0]
    assert asked == [table.view(seat)]
    assert json.dumps(asked)  # plain data


def test_whole_games_of_it_are_determined_by_the_seed(mine: str) -> None:
    for name in ("first", "any_of_them", "Counts"):
        one, other = (simulate("mister", 4, [f"{mine}:{name}", "amateur"], seed=5) for _ in range(2))
        assert (one.won, one.games) == (other.won, other.games)


def test_a_class_remembers_within_a_game_and_forgets_before_the_next(mine: str) -> None:
    table = title("mister").table(seed=2)
    guests = [bot(SHELF["mister"], f"{mine}:Counts") for _ in range(2)]
    seat = table.to_act[0]
    options = table.view(seat)["question"]["options"]
    assert [answer(guests[0], table, seat), answer(guests[0], table, seat)] == [options[1], options[0]]
    assert answer(guests[1], table, seat) == options[1]


def test_a_pick_that_is_not_offered_is_refused_with_the_bots_name(mine: str) -> None:
    with pytest.raises(IllegalPick) as told:
        simulate("mister", 1, [f"{mine}:wrong", "amateur"])
    assert told.value.facts == {"bot": f"{mine}:wrong", "option": "1000000"}


@pytest.mark.parametrize("name", ["mine.py:first", "no_such_module:first", "json:no_such_name", "legend:often"])
def test_a_missing_file_or_function_is_reported_before_the_first_game(name: str) -> None:
    with pytest.raises(BadOption, match="unknown-bot"):
        simulate("mister", 1, [name, "amateur"])


def test_a_bot_that_cannot_be_called_or_read_is_reported(mine: str, tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("def choose(view, dice:\n")
    for name in (f"{mine}:number", f"{tmp_path / 'broken.py'}:choose"):
        with pytest.raises(BadOption, match="unknown-bot"):
            simulate("mister", 1, [name, "amateur"])
