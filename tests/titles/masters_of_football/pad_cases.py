"""Seasons kept on the pad: by the engine, and as cases that the client's pad is compared with.

`python -m tests.titles.masters_of_football.pad_cases` writes the cases again; `pad.test.ts` reads them in the client.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tests.titles.masters_of_football.laid import Plan, Wish, run

from touchline.kernel.dealer import Seeded
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import TITLE, codes
from touchline.titles.masters_of_football.rules.standings import FINAL, table_rows
from touchline.titles.masters_of_football.state import Mof

ROOT: Final = Path(__file__).resolve().parents[3]
FILE: Final = ROOT / "web/src/titles/masters_of_football/companion/pads.json"
CASES: Final = 40
DONE: Final[Wish] = (0, codes.ASK_PAD_FIX, PASS)


def keep_pad(people: int, wishes: list[Wish], draws: Sequence[int] = (), **options: object) -> tuple[Mof, Plan]:
    """Keep the pad for a whole season; lots go to the lowest team unless `draws` says otherwise."""
    game = TITLE.game(people, {"companion_mode": True, **options})
    assert isinstance(game, Mof)

    def season(laid: Mof) -> None:
        while laid.ahead:
            TITLE.perform(laid, laid.next_step())

    return game, run(game, season, wishes, draws=draws)


def enters(*goals: int) -> list[Wish]:
    return [(0, codes.ASK_PAD_GOALS, each) for each in goals]


def case(number: int) -> dict[str, Any]:
    """A random season with few goals, so that many teams are level, and what the engine makes of it."""
    dealer = Seeded(f"pad {number}")
    people, most = (4, 8)[number % 2], 1 + number % 3  # 0 to 2 goals; every third season has none
    legs = 2 if people == 8 else 0
    goals = [dealer.below(most) for _ in range(2 * (6 * people // 2 + legs))]
    league = enters(*goals[: 12 * people // 2])
    final = [*enters(*goals[12 * people // 2 :]), DONE] if legs else []
    return expected_pad(people, keep_pad(people, [*league, DONE, *final])[0])


def expected_pad(people: int, game: Mof) -> dict[str, Any]:
    legs = [each[2:] for each in game.results if each[0] == FINAL]
    return {
        "people": people,
        "goals": [each[4:] for each in game.results if each[0] != FINAL],
        "legs": legs,
        "tables": [
            [[row["team"], row["place"], row["points"], row["difference"], row["away_goals"]] for row in rows]
            for rows in (table_rows(game.results, league) for league in range(game.leagues))
        ],
        "champions": game.champions,
    }


def cases() -> list[dict[str, Any]]:
    """All cases as they come out of a JSON file: lists instead of tuples."""
    found: list[dict[str, Any]] = json.loads(json.dumps([case(number) for number in range(CASES)]))
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps(cases()), encoding="utf-8")
