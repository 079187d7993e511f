"""Legend: a search over what its seat cannot know, with *pro* as its instinct.

Information-set Monte Carlo tree search.  Each playout tries one option in one deal of the hidden cards: down the tree
of picks that the search has met so far (the same picks in different deals share a node), then pros play as far as the
title's outlook looks.  All options get the same deals and the same luck; options that are clearly behind are dropped.
The pro's opinion counts as a prior: another option must do better over enough deals to replace the pro's pick.
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
from touchline.search.outlook import UNPLANNED, Outlook, posterior_mean, posterior_stderr
from touchline.search.shared_luck import SharedLuck, mix_bits
from touchline.search.tree import Guided, Node, Walk

MAX_OPTIONS_TRIED: Final = 6  # for one question
PRUNE_AT_STDERR: Final = 1.2  # an option this many standard errors behind the best is dropped
DECIDE_AT_STDERR: Final = 2.5  # an option this many standard errors ahead of the pro's pick ends the search
MIN_DEALS: Final = 8  # before options are compared
LOOKS_PER_DOUBLING: Final = 8  # comparisons while the number of deals doubles
STOP_BELOW_GAIN: Final = 0.001  # in victories: the search ends if perfect knowledge would gain less
MIN_STDERR: Final = 0.002  # added to each comparison: more deals never make it exact
MAX_DEAL_TRIES: Final = 5  # to find a deal in which the same options are offered
NO_LIMIT: Final = 1 << 60
DEFAULT_CPU_MS: Final = 200  # processor time for a pick, unless another budget is given
MAX_WALL_FACTOR: Final = 15  # a search may take this many times its budget in wall time

Maker = Callable[[int | str], Bot]


class Search:
    """The search for the answer to one question of one seat."""

    def __init__(self, table: Table, seat: int, seed: int | str, maker: Maker, outlook: Outlook) -> None:
        question = table.question(seat)
        assert question is not None
        self.table = table
        self.question: Question = question
        self.seed = seed
        self.luck = Seeded(seed).below(WORD)
        self.maker = maker  # makes pros
        self.outlook = outlook
        self.mark = outlook.mark(question.game)
        self.options = candidates(question, maker(seed), outlook)
        self.arms = [Node() for option in self.options]
        self.values: list[list[float]] = [[] for option in self.options]
        self.alive = list(range(len(self.options)))
        self.at = 0  # the index in `alive` of the next option in this deal
        self.deal = 0
        self.look = MIN_DEALS  # the number of deals at which options are compared next
        self.world: Table | None = None
        self.playouts = 0

    @property
    def over(self) -> bool:
        return len(self.alive) < 2

    def play_next(self) -> None:
        """Play out the next option in this deal; after the last option, drop those that are behind."""
        self.playouts += 1
        if self.at == 0:
            self.world = self.deal_world()
        if self.world is not None:
            arm = self.alive[self.at]
            self.values[arm].append(self.play_out(self.world, arm))
        self.at += 1
        if self.at == len(self.alive) or self.world is None:
            self.at = 0
            self.deal += 1
            self.prune_options()

    def deal_world(self) -> Table | None:
        """Deal the hidden cards again; the hidden choices of others are made again by pros."""
        seat = self.question.seat
        for k in range(MAX_DEAL_TRIES):
            world = self.table.redeal_once(seat, Seeded(f"{self.seed}/{self.deal}/{k}"))
            question = None if world is None else world.question(seat)
            if world is not None and question is not None and question.options == self.question.options:
                world.forget_hidden_picks(seat)  # pros are asked again
                self.outlook.imagine(world, seat)
                return world
        return None

    def play_out(self, world: Table, arm: int) -> float:
        """Play this option out in this deal; return its value for the seat."""
        walk, seat = Walk(self.arms[arm]), self.question.seat
        dealer = Seeded(f"{self.seed}/{self.deal}")
        policies: list[Policy] = [Guided(self.maker(dealer.below(1 << 30)), walk) for each in range(self.table.seats)]
        question = world.question(seat)
        assert question is not None
        game = self.finish_game(world, question.answer(self.options[arm]), policies, dealer)
        values = self.outlook.values(self.table.title, game)
        walk.learn(values)
        return values[seat]

    def finish_game(self, world: Table, entry: Entry, policies: list[Policy], dealer: Seeded) -> Game:
        """Finish the current step, then play on as far as the outlook looks."""
        driver = SharedLuck(policies, dealer, mix_bits(self.luck + self.deal), self.outlook)
        game, journal = world.base.clone(), world.journal_after(entry)
        journal.dealer, journal.rollout, journal.open = dealer, driver, {}
        game.driver = journal
        title, outlook, mark = self.table.title, self.outlook, self.mark
        while game.ahead:
            title.perform(game, game.next_step())
            game.driver = driver
            if game.ahead and outlook.enough(game, mark):
                break
        return game

    def prune_options(self) -> None:
        """Drop the options that are clearly behind the best one; the pro's pick stays for comparison."""
        if self.deal < self.look:
            return
        self.look += 1 + self.deal // LOOKS_PER_DOUBLING
        best = max(self.alive, key=self.mean)
        left: list[int] = []
        for arm in self.alive:
            gain, doubt = compare_values(self.values[arm], self.values[best])
            if arm in (0, best) or gain + PRUNE_AT_STDERR * doubt > 0:
                left.append(arm)
        if best and len(left) == 2:
            gain, doubt = compare_values(self.values[best], self.values[0])
            left = left if gain < DECIDE_AT_STDERR * doubt else [best]
        self.alive = left if self.worth_knowing(left) > STOP_BELOW_GAIN else [best]

    def worth_knowing(self, arms: list[int]) -> float:
        """Return how much better the choice would be on average with the true best option known."""
        means, doubts = [0.0], [0.0]
        for arm in arms[1:]:
            gain, doubt = compare_values(self.values[arm], self.values[0])
            means.append(posterior_mean(gain, doubt, self.outlook.spread))
            doubts.append(posterior_stderr(doubt, self.outlook.spread))
        best = max(range(len(means)), key=lambda at: means[at])
        total = 0.0
        for at in range(len(means)):
            if at != best:
                total += upside(means[at] - means[best], sqrt(doubts[at] ** 2 + doubts[best] ** 2))
        return total

    def mean(self, arm: int) -> float:
        return sum(self.values[arm]) / max(len(self.values[arm]), 1)

    def best(self) -> int:
        """Return the option with the largest gain over the pro's pick, by prior and deals; else the pro's pick."""
        best, most = 0, 0.0
        for arm in range(1, len(self.options)):
            gain, doubt = compare_values(self.values[arm], self.values[0])
            sure = posterior_mean(gain, doubt, self.outlook.spread)
            if sure > most:
                best, most = arm, sure
        return self.options[best]


class Legend(Thinker):
    """Searches for a number of playouts, or for some milliseconds of processor time.

    It plays as well on a busy machine as on an idle one, unless the limit of wall time is reached.
    """

    def __init__(
        self,
        maker: Maker,
        outlook: Outlook,
        seed: int | str = 0,
        playouts: int = NO_LIMIT,
        milliseconds: int = DEFAULT_CPU_MS,
    ) -> None:
        super().__init__(seed)
        self.maker = maker
        self.outlook = outlook
        self.instinct = maker(seed)
        self.seed = seed
        self.plan: list[int] = []
        self.playouts = playouts
        self.milliseconds = milliseconds

    def pick(self, game: Any, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
        return self.instinct.pick(game, seat, kind, options, context)

    def think(self, table: Table, seat: int) -> int:
        question = table.question(seat)
        assert question is not None
        game, kind, options = question.game, question.kind, question.options
        if len(options) == 1:
            return options[0]
        planned = self.outlook.plan_picks(table, seat, self.seed, self.plan)
        if planned != UNPLANNED:
            return planned
        if not self.outlook.thinks(game, kind):
            return self.instinct.pick(game, seat, kind, options, question.context)
        until = time.thread_time() + self.milliseconds / 1000
        latest = time.perf_counter() + MAX_WALL_FACTOR * self.milliseconds / 1000
        search = Search(table, seat, f"{self.seed}/{table.decision(seat)}", self.maker, self.outlook)
        while search.playouts < self.playouts and not search.over and time.thread_time() < until:
            if time.perf_counter() > latest:
                break
            search.play_next()
        return search.best()


def candidates(question: Question, pro: Bot, outlook: Outlook) -> list[int]:
    """Return the pro's pick, then the options it likes best; from many without an opinion an even sample."""
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
        judged = [each for each in pro.judge_options(game, seat, kind, options, context) if each.option in options]
        judged.sort(key=lambda each: -each.value)
        own = max([each.value for each in judged if each.option == first], default=-outlook.clear)
        worse = [each.option for each in judged if own - each.value > outlook.clear]
        others = [each.option for each in judged if each.option != first and each.option not in worse]
    rest = [option for option in options if option != first and option not in others + worse]
    room = MAX_OPTIONS_TRIED - 1 - len(others)
    if room > 0:
        others += rest[:: max(len(rest) // room, 1)][:room]
    return [first, *others[: MAX_OPTIONS_TRIED - 1]]


def compare_values(mine: list[float], other: list[float]) -> tuple[float, float]:
    """Return how much better the first option did in the deals that both had, and the standard error of this."""
    count = min(len(mine), len(other))
    if count < MIN_DEALS:
        return 0.0, 1.0
    total, squares = 0.0, 0.0
    for k in range(count):
        gain = mine[k] - other[k]
        total += gain
        squares += gain * gain
    mean = total / count
    return mean, sqrt(max(squares - count * mean * mean, 0.0) / (count - 1) / count) + MIN_STDERR


def upside(mean: float, doubt: float) -> float:
    """Return the expected gain if the option is taken only when it turns out to be better."""
    z = mean / doubt
    return doubt * exp(-z * z / 2) / sqrt(2 * pi) + mean * (1 + erf(z / sqrt(2))) / 2
