"""Leagues played by the engine, as cases that the client's results pad is compared with.

`python -m tests.titles.mister.pad_cases` writes the cases again; `pad.test.ts` reads them in the client.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from touchline.bots.bot import Rookie
from touchline.sim.loop import play_through
from touchline.titles.mister import TITLE
from touchline.titles.mister.rules.league import table
from touchline.titles.mister.state import Mister

ROOT: Final = Path(__file__).resolve().parents[3]
FILE: Final = ROOT / "web/src/titles/mister/companion/pads.json"
CASES: Final = 40
SEATS: Final = 4


def case(number: int) -> dict[str, Any]:
    """A league of random picks, with one leg or two: its results, and the table that the engine makes of them.

    Sides are numbered as the league numbers them, from 0.  A row is place, side, points, goal difference, goals; those
    whom only a lot can part share their place and stand in order of side.
    """
    legs = 1 + number % 2
    options = TITLE.resolve_options(SEATS, {"mode": "league", "league_legs": legs})
    game = play_through(TITLE, options, TITLE.cards(), [Rookie(seat) for seat in range(SEATS)], f"pad {number}")
    assert isinstance(game, Mister)
    side = game.numbers.index
    results = [(side(row[1]), side(row[2]), *row[3:5]) for row in game.results]
    rows = sorted((row[0], side(row[1]), *row[2:]) for row in table(game))
    return {"legs": legs, "results": results, "table": rows}


def cases() -> list[dict[str, Any]]:
    """All cases as they come out of a JSON file: lists instead of tuples."""
    found: list[dict[str, Any]] = json.loads(json.dumps([case(number) for number in range(CASES)]))
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps(cases()), encoding="utf-8")
