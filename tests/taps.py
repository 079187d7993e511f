"""A person at seat 0 with the default settings, against bots: what costs a tap, counted on the engine.

As in the browser: what is forced is picked, a window not worth asking about is passed, a ready-made run is one tap.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from touchline.bots import bot
from touchline.bots.bot import answer
from touchline.kernel.drivers import Question
from touchline.kernel.table import Table
from touchline.kernel.title import Title
from touchline.kernel.vocabulary import PASS
from touchline.server.tables.windows import is_worth_asking

PERSON = 0


@dataclass
class Tap:
    kind: str
    window: bool
    span: int  # the match or round, as the title numbers them
    wanted: bool  # a pro would do something here, not pass


def taps(title: Title, seats: int, seed: str, scope: int, level: str = "amateur") -> Iterator[Tap]:
    """Yield what a whole game costs a person who plays no cards in windows and else takes what is preselected."""
    table, number = title.table(seats, seed=seed), 0
    while not table.over:
        seat = table.to_act[0]
        number += 1
        if seat != PERSON:
            table.pick(seat, answer(bot(title, level, f"{seed} {number}"), table, seat))
            continue
        question = table.question(seat)
        assert question is not None
        if len(question.options) == 1:
            table.pick(seat, question.options[0])
        elif title.is_window(question.kind) or title.words.asks[question.kind].spares:
            if is_worth_asking(table, question):
                yield tap(title, table, question, scope)
            table.pick(seat, PASS)
        else:
            yield tap(title, table, question, scope)
            table.pick_run(seat, title.best_picks(question))


def tap(title: Title, table: Table, question: Question, scope: int) -> Tap:
    given = (question.game, question.seat, question.kind, question.options, question.context)
    wanted = bot(title, "pro", "wanted").pick(*given) != PASS
    asks = title.words.asks[question.kind]
    return Tap(asks.name, asks.window, table.now.span(scope), wanted)
