"""Every kind of die has its sides."""

from __future__ import annotations

from tests.scenes import rule
from tests.titles.match_of_the_season.laid import (
    table,
)

from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Anything, Inline
from touchline.kernel.game import Driver, Game, Options, Why
from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.match import decider

D6, D12 = {6}, {12}


DICE = {
    c.ROLL_MOVE: {3},
    c.ROLL_OFF: D6,
    c.ROLL_ABSENCE: D12,
    c.ROLL_CUP_DRAW: D6,
    c.ROLL_HOME: D6,
    c.ROLL_TAKER: D12,
    c.ROLL_DECIDER: D6,
    c.ROLL_LOSS: D12,
    c.ROLL_VICTIM: D12,
}


GAMES = 4


class Recorder(Driver):
    """Plays at random and notes how many sides each kind of die has."""

    __slots__ = ("inner", "sides")

    def __init__(self, seats: int, seed: str) -> None:
        dealer = Seeded(seed)
        self.inner = Inline([Anything(dealer)] * seats, dealer)
        self.sides: dict[int, set[int]] = {}

    def ask(
        self, game: Game, seat: int, kind: int, options: Options, context: tuple[int, ...], why: Why | None, seen: int
    ) -> int:
        return self.inner.ask(game, seat, kind, options, context, why, seen)

    def roll(self, game: Game, sides: int, kind: int, seen: int) -> int:
        self.sides.setdefault(kind, set()).add(sides)
        return self.inner.roll(game, sides, kind, seen)

    def draw(self, game: Game, bag: list[int], kind: int, seen: int) -> int:
        return self.inner.draw(game, bag, kind, seen)


@rule("MOTS-MOVE-04", "MOTS-GEN-10", "MOTS-INJ-01", "MOTS-NCUP-04", "MOTS-PEN-07", "MOTS-KO-03", "MOTS-EOS-09")
def test_every_kind_of_die_has_its_sides() -> None:
    found: dict[int, set[int]] = {}
    for number in range(GAMES):
        game = TITLE.game(4, {"advanced_game": number % 2 == 0})
        driver = game.driver = Recorder(4, f"dice {number}")
        while game.ahead:
            TITLE.perform(game, game.next_step())
        for kind, sides in driver.sides.items():
            found.setdefault(kind, set()).update(sides)

    level = table()
    driver = level.driver = Recorder(4, "decider")
    decider(level)  # rarely needed in a game
    found |= driver.sides
    assert {kind: found.get(kind) for kind in DICE} == DICE
