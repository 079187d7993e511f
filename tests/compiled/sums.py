"""Check sums of whole games: `python -m tests.compiled.sums` prints them as JSON, in whatever form the engine is."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from tests.pairwise import settings
from tests.state import dump
from touchline.bots import LEVELS, bot
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Policy
from touchline.kernel.title import Title
from touchline.sim.loop import decisions, play_through
from touchline.titles import SHELF

SETTINGS = 2  # of each title and number of seats, spread over all pairs of options
FAST = ("rookie", "amateur", "pro")


def main() -> None:
    from touchline.kernel import game

    print(json.dumps({"engine": game.__file__, "sums": sums()}))


def sums() -> dict[str, str]:
    return {name: found for title in SHELF.values() for seats in title.seats for name, found in each(title, seats)}


def each(title: Title, seats: int) -> list[tuple[str, str]]:
    """Some settings played by every quick level of bot, and one table with all that is seen and told at it."""
    known = settings(title, seats)
    found: list[tuple[str, str]] = []
    for at in range(0, len(known), max(1, len(known) // SETTINGS)):
        for level in FAST:
            if level in LEVELS:
                name = f"{title.code}, {seats} seats, setting {at}, {level}"
                found.append((name, play_game(title, seats, known[at], level, f"sum {at}")))
    found.append((f"{title.code}, {seats} seats, at a table", at_a_table(title, seats)))
    return found


def play_game(title: Title, seats: int, options: dict[str, Any], level: str, seed: str) -> str:
    """The state in which a game of bots ends, and how many decisions it took."""
    policies: list[Policy] = [bot(title, level, f"{seed}/{seat}") for seat in range(seats)]
    game = play_through(title, title.resolve_options(seats, options), title.cards(), policies, seed)
    return digest([dump(game), decisions(game), title.result(game).data()])


def at_a_table(title: Title, seats: int) -> str:
    """Questions, views and events of all seats along the first picks of a random game."""
    table, dealer, seen = title.table(seats, seed="sum"), Seeded("picks"), []
    for k in range(150):
        if table.over:
            break
        seat = table.to_act[dealer.below(len(table.to_act))]
        question = table.question(seat)
        assert question is not None
        seen.append(digest([table.view(seat), table.view(None), table.events_since(0, seat)]))
        table.pick(seat, question.options[dealer.below(len(question.options))])
    return digest([seen, table.record().data()])


def digest(data: Any) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


if __name__ == "__main__":
    main()
