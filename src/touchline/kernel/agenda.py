"""An agenda as a table: which function carries out which step.

    AGENDA: Final[Agenda] = {
        c.STEP_TURN: turn,  # the most frequent first
        c.STEP_KICK: kick,
    }

A step is its code and the numbers it needs: `(c.STEP_KICK, 1, 5)` is carried out by `kick(game, 1, 5)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from touchline.kernel.game import Game, Step

Agenda = dict[int, Callable[..., None]]


class Chain:
    """The steps of one agenda by direct calls: the build writes one for each title (chain_build.py)."""

    def carry_out(self, game: Any, step: Step) -> None:
        raise NotImplementedError

    def carry_out_all(self, game: Game) -> None:
        raise NotImplementedError


CHAINS: Final[list[tuple[Agenda, Chain]]] = []  # from source there is none


def chain_of(agenda: Agenda) -> Chain | None:
    for table, chain in CHAINS:
        if table is agenda:
            return chain
    return None


def carry_out(agenda: Agenda, game: Any, step: Step) -> None:
    """Call the function of the step with the step's numbers.

    Up to three they are written out: `function(game, *step[1:])` takes twice as long (95 against 40 ns compiled).
    """
    chain = chain_of(agenda)
    if chain is not None:
        chain.carry_out(game, step)
        return
    function, count = agenda[step[0]], len(step)
    if count == 1:
        function(game)
    elif count == 2:
        function(game, step[1])
    elif count == 3:
        function(game, step[1], step[2])
    elif count == 4:
        function(game, step[1], step[2], step[3])
    else:
        function(game, *step[1:])


def carry_out_all(agenda: Agenda, game: Game) -> None:
    """Carry out the steps to come until there is none.

    This is `carry_out(agenda, game, game.next_step())` in a loop, written out: simulation spends its time here, and the
    two calls take 3 % of a random game from source.
    """
    chain = chain_of(agenda)
    if chain is not None:
        chain.carry_out_all(game)
        return
    while game.ahead:
        step = game.ahead.pop()
        function, count = agenda[step[0]], len(step)
        if count == 1:
            function(game)
        elif count == 2:
            function(game, step[1])
        elif count == 3:
            function(game, step[1], step[2])
        elif count == 4:
            function(game, step[1], step[2], step[3])
        else:
            function(game, *step[1:])
