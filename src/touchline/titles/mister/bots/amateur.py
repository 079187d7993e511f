"""An amateur of Mister: drafts what the cards ask of each line, fields the best eleven, mixes directions."""

from __future__ import annotations

from typing import Any, Final

from touchline.bots.bot import Bot
from touchline.kernel.game import NOBODY
from touchline.titles.mister import codes as c
from touchline.titles.mister.advice import best_lineup, slot_uses, worth
from touchline.titles.mister.cards import CardSet
from touchline.titles.mister.printed import GK, LB, LCB, LCM, LM, LS, RB, RCB, RCM, RM, RS, F
from touchline.titles.mister.state import SQUAD_SIZE, Mister

SLOTS_BY_LINE: Final = [[GK], [LB, RB], [LCB, RCB], [LM, RM], [LCM, RCM], [LS, RS]]
GOAL: Final = 0
MAX_IN_LINE: Final = 3  # players in one line: two play, one waits
MAX_MERIT: Final = 1000  # merits go from 0 to this
LEEWAY_MERIT: Final = 100  # takes a few more than it must, before the good ones run out
MIN_EXCHANGE_MERIT: Final = 80  # that an exchange must bring


class Merits:
    """The best line of each footballer, and how many in a thousand are worse there."""

    def __init__(self, cards: CardSet, uses: list[list[int]]) -> None:
        self.cards = cards
        self.uses = uses
        self.line = [GOAL] * len(cards.names)
        self.merit = [0] * len(cards.names)
        keepers = [player for player in range(len(cards.names)) if cards.keeper[player]]
        others = [player for player in range(len(cards.names)) if not cards.keeper[player]]
        self.rank(GOAL, keepers)
        for line in range(1, len(SLOTS_BY_LINE)):
            self.rank(line, others)

    def rank(self, line: int, players: list[int]) -> None:
        asked = self.uses[SLOTS_BY_LINE[line][0]]
        ranked = sorted(players, key=lambda player: worth(self.cards.values[player], asked))
        for at, player in enumerate(ranked):
            merit = MAX_MERIT * at // len(ranked)
            if merit >= self.merit[player]:
                self.line[player], self.merit[player] = line, merit


class AmateurMister(Bot):
    """Plain sense; nothing of the other side but what it shows."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.merits: Merits | None = None
        self.plan: list[int] = []

    def pick(self, game: Any, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
        if len(options) == 1:
            return options[0]
        if kind == c.ASK_DECIDE:
            return self.decide(game, seat, context[0])
        if kind == c.ASK_FIELD:
            return self.field(game, seat, options, context)
        if kind in (c.ASK_SHOOT, c.ASK_DIVE):
            return options[self.dealer.below(len(options))]
        if kind == c.ASK_VICTIM:
            lineup = game.sides[context[1]].lineup
            return max(options, key=lambda player: self.use(game, player, lineup.index(player)))
        if kind == c.ASK_SUBSTITUTE:
            return max(options, key=lambda player: self.use(game, player, context[1]))
        if kind == c.ASK_DRAW:
            return c.DRAW_ONE
        if kind == c.ASK_EXCHANGE:
            return self.exchange(game, options, context[0])
        return max(options, key=lambda player: game.cards.values[player][F])  # takers and kickers

    def merits_of(self, game: Mister) -> Merits:
        if self.merits is None or self.merits.cards is not game.cards:
            self.merits = Merits(game.cards, slot_uses(game.actions))
        return self.merits

    def use(self, game: Mister, player: int, slot: int) -> int:
        return worth(game.cards.values[player], self.merits_of(game).uses[slot])

    def decide(self, game: Mister, seat: int, player: int) -> int:
        """Take the better part of each line: as many as are needed, of those that are left."""
        known, side = self.merits_of(game), game.sides[seat]
        line = known.line[player]
        mates = sum(known.line[own] == line for own in side.squad)
        if mates >= (1 if line == GOAL else MAX_IN_LINE) and game.market_pass < 3:
            return c.DISCARD
        wanted = sum(SQUAD_SIZE - len(each.squad) for each in game.sides)
        left = len(game.deck) + len(game.discards) + 1
        if line == GOAL:
            wanted = sum(len(each.squad) < SQUAD_SIZE for each in game.sides)
            left = max(1, sum(game.cards.keeper) - game.seats + wanted)
        least = MAX_MERIT - MAX_MERIT * wanted // left - LEEWAY_MERIT * game.market_pass
        return c.ACQUIRE if known.merit[player] >= least else c.DISCARD

    def field(self, game: Mister, seat: int, options: list[int], context: tuple[int, ...]) -> int:
        """Field the eleven that is worth most; it is computed once."""
        slot = context[0]
        laid = list(context[1 : slot + 1])
        if slot <= LB or self.plan[:slot] != laid or any(player not in options for player in self.plan[slot:]):
            self.plan = best_lineup(game, seat, laid)
        return self.plan[slot]

    def exchange(self, game: Mister, options: list[int], player: int) -> int:
        """Give up the weakest, if the new one is clearly better."""
        merit = self.merits_of(game).merit
        weakest = min((own for own in options if own not in (c.REFUSE, NOBODY)), key=lambda own: merit[own])
        return weakest if merit[player] >= merit[weakest] + MIN_EXCHANGE_MERIT else c.REFUSE
