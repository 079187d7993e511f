"""Legends: turns of the search a second of CPU time, with pros as rollout, over the questions of one game of pros.

`python -m bench.search [TITLE]` prints the figures of the engine in the form in which it is imported.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from time import process_time

from tests.bots.declared import outlook, pro, pro_maker

from touchline.kernel.table import Table
from touchline.search.legend import Search
from touchline.titles import SHELF

TURNS = 200  # of each search
QUESTIONS = 12


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.search")
    parser.add_argument("title", nargs="?", default="mister", choices=sorted(SHELF))
    code = parser.parse_args().title
    turns, took = 0, 0.0
    met = list(questions(code))
    for table, seat in met[:: max(1, len(met) // QUESTIONS)]:
        search = Search(table, seat, "bench", pro_maker(code), outlook(code))
        begun = process_time()
        while search.playouts < TURNS and not search.over:
            search.play_next()
        turns, took = turns + search.playouts, took + process_time() - begun
    print(json.dumps({"title": code, "turns": turns, "turns_per_second": turns / took}))


def questions(code: str) -> Iterator[tuple[Table, int]]:
    """Yield whatever two pros are asked that is worth a search."""
    table, pros = SHELF[code].table(2, seed="bench"), [pro(code, seat) for seat in (0, 1)]
    while not table.over:
        seat = table.to_act[0]
        question = table.question(seat)
        assert question is not None
        if len(question.options) > 1 and outlook(code).thinks(question.game, question.kind):
            yield table.clone(), seat
        table.pick(seat, pros[seat].pick(question.game, seat, question.kind, question.options, question.context))


if __name__ == "__main__":
    main()
