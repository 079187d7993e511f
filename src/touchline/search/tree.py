"""The tree of a legend's search: picks below the one that is asked for, walked down while pros play a game out."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from touchline.bots.bot import Bot
from touchline.kernel.drivers import Policy

MAX_DEPTH: Final = 2  # picks below the root
MIN_VISITS: Final = 48  # that a node needs before its picks become nodes
MAX_TREE_OPTIONS: Final = 3  # for one question
EXPLORATION: Final = 0.2  # the bonus for picks with few tries
PRIOR_SHARE: Final = 0.7  # the share of tries that the pro's own pick gets before anything is known


class Node:
    """A pick in the tree, with the sum of its values for the seat that made it."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[tuple[int, int, int], Node] = {}  # by seat, kind of question and option
        self.visits = 0
        self.total = 0.0

    def promise(self, prior: float, offered: int, usual: float) -> float:
        mean = self.total / self.visits if self.visits else usual
        return mean + EXPLORATION * prior * sqrt(offered) / (1 + self.visits)


class Walk:
    """One path from the root down the tree."""

    __slots__ = ("node", "path", "seats")

    def __init__(self, root: Node) -> None:
        self.node = root
        self.path = [root]
        self.seats = [-1]

    def goes_on(self) -> bool:
        return len(self.path) <= MAX_DEPTH and self.node.visits >= MIN_VISITS

    def step(self, seat: int, kind: int, first: int, options: list[int]) -> int:
        """Go to the most promising child; return its option.  The pro's pick is tried first."""
        node, best, most = self.node, first, -1.0
        others = [option for option in options if option != first]
        tried = [first, *others[:: max(len(others) // (MAX_TREE_OPTIONS - 1), 1)][: MAX_TREE_OPTIONS - 1]]
        usual = self.usual(seat, kind, first)
        for option in tried:
            child = node.children.get((seat, kind, option))
            if child is None:
                child = node.children[seat, kind, option] = Node()
            prior = PRIOR_SHARE if option == first else (1.0 - PRIOR_SHARE) / max(len(tried) - 1, 1)
            promise = child.promise(prior, node.visits - MIN_VISITS + 1, usual)
            if promise > most:
                best, most = option, promise
        self.node = node.children[seat, kind, best]
        self.path.append(self.node)
        self.seats.append(seat)
        return best

    def usual(self, seat: int, kind: int, first: int) -> float:
        """Return the value of an option without tries: that of the pro's pick."""
        child = self.node.children.get((seat, kind, first))
        return child.total / child.visits if child is not None and child.visits else 0.5

    def learn(self, values: list[float]) -> None:
        for at, node in enumerate(self.path):
            node.visits += 1
            node.total += values[self.seats[at]] if at else 0.0


class Guided(Policy):
    """A pro that follows the walk while it is in the tree."""

    def __init__(self, pro: Bot, walk: Walk) -> None:
        self.pro = pro
        self.walk = walk

    def pick(self, game: Any, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
        first = self.pro.pick(game, seat, kind, options, context)
        if len(options) == 1 or not self.walk.goes_on():
            return first
        return self.walk.step(seat, kind, first, options)
