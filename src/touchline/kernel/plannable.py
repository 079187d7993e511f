"""Plans that a title allows: the answers a seat may give in advance, their conditions, and lots on offer."""

from __future__ import annotations

from typing import Any


class PlanTarget:
    """The question that an answer leads to, and what the seat may say to it now: whom a card hits, which dice."""

    __slots__ = ("costs", "kind", "options")

    def __init__(self, kind: int, options: list[int], costs: list[int] | None = None) -> None:
        self.kind = kind
        self.options = options
        self.costs = costs or []  # costs of the options, in their order; empty: all are free


class Plannable:
    """A kind of question that may come, and the answers that the seat may give to it now.

    Where the question leads to another one (`Asks.leads`), the options are those of that one: cards to be announced.
    `costs` are those of the options, in their order; empty: all are free.  `conditions` name numbers that the question
    will tell, with the values they may have: `[("team", [0, 2, 3])]`.  `targets` are by option; an option without one
    asks nothing more.  It holds only what the seat may know.
    """

    __slots__ = ("conditions", "costs", "kind", "options", "targets")

    def __init__(
        self,
        kind: int,
        options: list[int],
        costs: list[int] | None = None,
        conditions: list[tuple[str, list[int]]] | None = None,
        targets: dict[int, PlanTarget] | None = None,
    ) -> None:
        self.kind = kind
        self.options = options
        self.costs = costs or []
        self.conditions = conditions or []
        self.targets = targets or {}


class Lot:
    """Something that will be auctioned, and the bids that a seat could make for it: 10, 15, ... 120."""

    __slots__ = ("least", "most", "number", "step")

    def __init__(self, number: int, least: int, most: int, step: int) -> None:
        self.number = number
        self.least = least
        self.most = most
        self.step = step

    def data(self, domain: str) -> dict[str, Any]:
        """Return the lot for a view; `domain` says what its number names: a player."""
        bids = {"least": self.least, "most": self.most, "step": self.step, "in_reach": self.least <= self.most}
        return {"lot": self.number, "domain": domain} | bids
