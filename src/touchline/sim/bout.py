"""One game between bots, with a stopwatch beside each seat."""

import time
from typing import Any

from touchline.bots import Bot, bot
from touchline.bots.bot import Thinker
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.kernel.table import Table
from touchline.kernel.title import Title


class Bout:
    """What came of it, by seat; plain data, to be sent from other processes."""

    def __init__(self, number: int, bots: list[str]) -> None:
        self.number = number
        self.bots = bots
        self.places: list[int] = []
        self.scores: list[int] = []
        self.picks = [0] * len(bots)
        self.seconds = [0.0] * len(bots)


class Timed(Bot):
    """A bot, and how long it takes."""

    def __init__(self, inner: Bot) -> None:
        super().__init__(0)
        self.inner = inner
        self.picks = 0
        self.seconds = 0.0

    def pick(self, game: Any, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
        begun = time.perf_counter()
        picked = self.inner.pick(game, seat, kind, options, context)
        self.picks, self.seconds = self.picks + 1, self.seconds + time.perf_counter() - begun
        return picked

    def answer(self, table: Table, seat: int) -> int:
        """Where the game stops at each question, so that it can be thought about."""
        question = table.question(seat)
        assert question is not None
        if not isinstance(self.inner, Thinker):
            return self.pick(question.game, seat, question.kind, question.options, question.context)
        begun = time.perf_counter()
        picked = self.inner.think(table, seat)
        self.picks, self.seconds = self.picks + 1, self.seconds + time.perf_counter() - begun
        return picked


def bout(title: Title, cards: Any, options: dict[str, Any], bots: list[str], seed: str, number: int) -> Bout:
    """Straight through where all bots pick at a glance; question by question where one of them thinks."""
    timed = [Timed(bot(title.code, level, f"{seed}/{seat}")) for seat, level in enumerate(bots)]
    thinks = any(isinstance(each.inner, Thinker) for each in timed)
    result = (by_table if thinks else straight)(title, cards, options, timed, seed)
    done = Bout(number, bots)
    done.places, done.scores = result.places, result.scores
    done.picks, done.seconds = [each.picks for each in timed], [each.seconds for each in timed]
    return done


def straight(title: Title, cards: Any, options: dict[str, Any], bots: list[Timed], seed: str) -> Any:
    game = title.start(len(bots), options, cards)
    game.driver = Inline(bots, Seeded(seed))
    while game.agenda:
        title.perform(game, game.agenda.pop(0))
    return title.result(game)


def by_table(title: Title, cards: Any, options: dict[str, Any], bots: list[Timed], seed: str) -> Any:
    table = title.table(len(bots), options, cards, seed=seed)
    while not table.over:
        seat = table.to_act[0]
        table.pick(seat, bots[seat].answer(table, seat))
    return table.result
