"""One game between bots; the time of each bot is measured."""

import time
from typing import Any

from touchline.bots import Bot, bot
from touchline.bots.bot import Thinker, answer
from touchline.kernel.table import Table
from touchline.kernel.title import Title
from touchline.sim.loop import play_through
from touchline.sim.runner import play_question_by_question


class Bout:
    """The result of one game, by seat; plain data that other processes can send."""

    def __init__(self, number: int, bots: list[str]) -> None:
        self.number = number
        self.bots = bots
        self.places: list[int] = []
        self.scores: list[int] = []
        self.picks = [0] * len(bots)
        self.seconds = [0.0] * len(bots)


class Timed(Thinker):
    """A bot whose picks are timed by the processor's clock, so that other work on the machine does not count."""

    def __init__(self, inner: Bot) -> None:
        super().__init__(0)
        self.inner = inner
        self.picks = 0
        self.seconds = 0.0

    def pick(self, game: Any, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
        begun = time.thread_time()
        picked = self.inner.pick(game, seat, kind, options, context)
        self.count_pick(begun)
        return picked

    def think(self, table: Table, seat: int) -> int:
        begun = time.thread_time()
        picked = answer(self.inner, table, seat)
        self.count_pick(begun)
        return picked

    def count_pick(self, begun: float) -> None:
        self.picks += 1
        self.seconds += time.thread_time() - begun


def bout(title: Title, cards: Any, options: dict[str, Any], bots: list[str], seed: str, number: int) -> Bout:
    """Play one game: without a stop if no bot thinks, else question by question."""
    timed = [Timed(bot(title, level, f"{seed}/{seat}")) for seat, level in enumerate(bots)]
    if any(isinstance(each.inner, Thinker) for each in timed):
        game = play_question_by_question(title, options, cards, timed, seed)[0].base
    else:
        game = play_through(title, options, cards, list(timed), seed)
    result, done = title.result(game), Bout(number, bots)
    done.places, done.scores = result.places, result.scores
    done.picks, done.seconds = [each.picks for each in timed], [each.seconds for each in timed]
    return done
