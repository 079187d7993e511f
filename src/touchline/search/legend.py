"""Legend: a search over what its seat cannot know, with *pro* as its instinct.

Information-set Monte Carlo tree search.  Each turn of it plays one option out in one deal of the hidden rest: down
the tree of picks that it has met so far (the same picks in different deals share a node), then by pros, as far as the
title's outlook looks.  All options meet the same deals and the same luck; those that surely fall behind are given up.
The pro's word counts as much as some deals: it departs from its pick for what did better in more than those.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import erf, exp, pi, sqrt
from typing import Any, Final

from touchline.bots.bot import Bot, Thinker
from touchline.bots.judge import Judge
from touchline.kernel.dealer import WORD, Seeded
from touchline.kernel.drivers import Entry, Policy, Question
from touchline.kernel.game import Game
from touchline.kernel.table import Table
from touchline.search.fate import Fate, mixed
from touchline.search.outlook import UNPLANNED, Outlook, believed, unsure
from touchline.search.tree import Guided, Node, Walk

WIDE: Final = 6  # options of a question that are tried
LOST: Final = 1.2  # standard errors behind at which an option is given up
WON: Final = 2.5  # standard errors ahead of the pro's pick at which the search is over
FEW: Final = 8  # deals before anything is given up or believed
OFTEN: Final = 8  # looks at what was found, while the deals double
TRIFLE: Final = 0.001  # of a victory: what knowing all would be worth, where a search is over
DOUBT: Final = 0.002  # of a comparison, however often it was made
TRIES: Final = 5  # to find a deal that fits
NEVER: Final = 1 << 60
MILLISECONDS: Final = 200  # of the processor for a pick, unless another budget is given
PATIENCE: Final = 15  # times its budget that a search may take by the clock on the wall

Maker = Callable[[int | str], Bot]


class Search:
    """One question of one seat."""

    def __init__(self, table: Table, seat: int, seed: int | str, maker: Maker, outlook: Outlook) -> None:
        question = table.question(seat)
        assert question is not None
        self.table = table
        self.question: Question = question
        self.seed = seed
        self.luck = Seeded(seed).below(WORD)
        self.maker = maker  # of pros
        self.outlook = outlook
        self.mark = outlook.mark(question.game)
        self.options = candidates(question, maker(seed), outlook)
        self.arms = [Node() for option in self.options]
        self.values: list[list[float]] = [[] for option in self.options]
        self.alive = list(range(len(self.options)))
        self.at = 0  # which of those alive is next in this deal
        self.deal = 0
        self.look = FEW  # deals after which those behind are given up
        self.world: Table | None = None
        self.turns = 0

    @property
    def over(self) -> bool:
        return len(self.alive) < 2

    def turn(self) -> None:
        """The next option in this deal; after the last one those that fell behind are given up."""
        self.turns += 1
        if self.at == 0:
            self.world = self.dealt()
        if self.world is not None:
            arm = self.alive[self.at]
            self.values[arm].append(self.tried(self.world, arm))
        self.at += 1
        if self.at == len(self.alive) or self.world is None:
            self.at = 0
            self.deal += 1
            self.give_up()

    def dealt(self) -> Table | None:
        """The hidden rest anew; what others have laid unseen is what pros would lay there."""
        seat = self.question.seat
        for k in range(TRIES):
            world = self.table.dealt_anew(seat, Seeded(f"{self.seed}/{self.deal}/{k}"))
            question = None if world is None else world.question(seat)
            if world is not None and question is not None and question.options == self.question.options:
                for other in world.journal.private:
                    if other != seat:
                        world.journal.private[other] = []  # pros are asked again
                self.outlook.imagine(world, seat)
                return world
        return None

    def tried(self, world: Table, arm: int) -> float:
        """What came of this option in this deal."""
        walk, seat = Walk(self.arms[arm]), self.question.seat
        dealer = Seeded(f"{self.seed}/{self.deal}")
        policies: list[Policy] = [Guided(self.maker(dealer.below(1 << 30)), walk) for each in range(self.table.seats)]
        question = world.question(seat)
        assert question is not None
        game = self.played_on(world, question.answer(self.options[arm]), policies, dealer)
        values = self.outlook.values(self.table.title, game)
        walk.learn(values)
        return values[seat]

    def played_on(self, world: Table, entry: Entry, policies: list[Policy], dealer: Seeded) -> Game:
        """The rest of the step as it stands, then straight on as far as we look."""
        rest = Fate(policies, dealer, mixed(self.luck + self.deal), self.outlook)
        game, journal = world.base.clone(), world.journal.clone()
        (journal.private[entry.who] if world.hidden else journal.said).append(entry)
        journal.dealer, journal.rest, journal.open = dealer, rest, {}
        game.driver = journal
        title, outlook, mark = self.table.title, self.outlook, self.mark
        while game.ahead:
            title.perform(game, game.next_step())
            game.driver = rest
            if game.ahead and outlook.enough(game, mark):
                break
        return game

    def give_up(self) -> None:
        """Whatever is surely behind the best; the pro's pick stays, to be compared with."""
        if self.deal < self.look:
            return
        self.look += 1 + self.deal // OFTEN
        best = max(self.alive, key=self.mean)
        left: list[int] = []
        for arm in self.alive:
            gain, doubt = compared(self.values[arm], self.values[best])
            if arm in (0, best) or gain + LOST * doubt > 0:
                left.append(arm)
        if best and len(left) == 2:
            gain, doubt = compared(self.values[best], self.values[0])
            left = left if gain < WON * doubt else [best]
        self.alive = left if self.worth_knowing(left) > TRIFLE else [best]

    def worth_knowing(self, arms: list[int]) -> float:
        """By how much the choice would be better if one knew which of these is the best."""
        means, doubts = [0.0], [0.0]
        for arm in arms[1:]:
            gain, doubt = compared(self.values[arm], self.values[0])
            means.append(believed(gain, doubt, self.outlook.spread))
            doubts.append(unsure(doubt, self.outlook.spread))
        best = max(range(len(means)), key=lambda at: means[at])
        total = 0.0
        for at in range(len(means)):
            if at != best:
                total += upside(means[at] - means[best], sqrt(doubts[at] ** 2 + doubts[best] ** 2))
        return total

    def mean(self, arm: int) -> float:
        return sum(self.values[arm]) / max(len(self.values[arm]), 1)

    def best(self) -> int:
        """The option that is better than the pro's own pick, by the pro's word and by the deals that both met."""
        best, most = 0, 0.0
        for arm in range(1, len(self.options)):
            gain, doubt = compared(self.values[arm], self.values[0])
            sure = believed(gain, doubt, self.outlook.spread)
            if sure > most:
                best, most = arm, sure
        return self.options[best]


class Legend(Thinker):
    """Thinks for so many turns, or so many milliseconds of the processor's time: as well on a busy machine as on an
    idle one, unless it is very busy."""

    def __init__(
        self, maker: Maker, outlook: Outlook, seed: int | str = 0, turns: int = NEVER, milliseconds: int = MILLISECONDS
    ) -> None:
        super().__init__(seed)
        self.maker = maker
        self.outlook = outlook
        self.instinct = maker(seed)
        self.seed = seed
        self.plan: list[int] = []
        self.turns = turns
        self.milliseconds = milliseconds

    def pick(self, game: Any, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
        return self.instinct.pick(game, seat, kind, options, context)

    def think(self, table: Table, seat: int) -> int:
        question = table.question(seat)
        assert question is not None
        game, kind, options = question.game, question.kind, question.options
        if len(options) == 1:
            return options[0]
        planned = self.outlook.planned(table, seat, self.seed, self.plan)
        if planned != UNPLANNED:
            return planned
        if not self.outlook.thinks(game, kind):
            return self.instinct.pick(game, seat, kind, options, question.context)
        until = time.thread_time() + self.milliseconds / 1000
        latest = time.perf_counter() + PATIENCE * self.milliseconds / 1000
        search = Search(table, seat, f"{self.seed}/{table.decision(seat)}", self.maker, self.outlook)
        while search.turns < self.turns and not search.over and time.thread_time() < until:
            if time.perf_counter() > latest:
                break
            search.turn()
        return search.best()


def candidates(question: Question, pro: Bot, outlook: Outlook) -> list[int]:
    """What the pro would pick, then those it thinks most of; of many without an opinion an even sample."""
    game, seat, kind, options, context = (
        question.game,
        question.seat,
        question.kind,
        question.options,
        question.context,
    )
    first = pro.pick(game, seat, kind, options, context)
    others = [option for option in outlook.favourites(game, seat, kind, options, context) if option != first]
    worse: list[int] = []
    if not others and isinstance(pro, Judge):
        judged = [each for each in pro.judged(game, seat, kind, options, context) if each.option in options]
        judged.sort(key=lambda each: -each.value)
        own = max([each.value for each in judged if each.option == first], default=-outlook.clear)
        worse = [each.option for each in judged if own - each.value > outlook.clear]
        others = [each.option for each in judged if each.option != first and each.option not in worse]
    rest = [option for option in options if option != first and option not in others + worse]
    room = WIDE - 1 - len(others)
    if room > 0:
        others += rest[:: max(len(rest) // room, 1)][:room]
    return [first, *others[: WIDE - 1]]


def compared(mine: list[float], other: list[float]) -> tuple[float, float]:
    """By how much the first did better in the deals that both met, and the standard error of that."""
    count = min(len(mine), len(other))
    if count < FEW:
        return 0.0, 1.0
    total, squares = 0.0, 0.0
    for k in range(count):
        gain = mine[k] - other[k]
        total += gain
        squares += gain * gain
    mean = total / count
    return mean, sqrt(max(squares - count * mean * mean, 0.0) / (count - 1) / count) + DOUBT


def upside(mean: float, doubt: float) -> float:
    """What is expected of a gain so unsure if it is taken only where it is one."""
    z = mean / doubt
    return doubt * exp(-z * z / 2) / sqrt(2 * pi) + mean * (1 + erf(z / sqrt(2))) / 2
