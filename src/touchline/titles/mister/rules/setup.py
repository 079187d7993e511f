"""Set-up: the table as it is laid before the first card is drawn.

MIS-SETUP-01   Footballers, action cards and direction cards are told apart: three kinds of numbers.
MIS-SETUP-02   They are separated; the footballer and action decks are shuffled: both are bags.
MIS-SETUP-10   (ruling) A card set must have enough keepers and outfielders for all.
"""

from __future__ import annotations

from typing import Any

from touchline.titles.mister import codes as c
from touchline.titles.mister.cards import CardSet, check_enough
from touchline.titles.mister.options import rules_of
from touchline.titles.mister.state import CUP, LEAGUE, Mister, Side


def start(seats: int, options: dict[str, Any], cards: CardSet) -> Mister:
    """The table laid; all chance is in the steps to come."""
    check_enough(cards, seats)  # MIS-SETUP-10
    game = Mister(seats, cards, rules_of(options))
    game.sides = [Side() for seat in range(seats)]
    game.deck = list(range(len(cards.names)))  # MIS-SETUP-02
    game.knows = [0] * len(cards.names)
    game.pool = [game.market_pass] * len(cards.names)
    game.numbers = list(range(seats))
    game.later((c.STEP_MARKET_OPEN,))
    if game.rules.mode in (CUP, LEAGUE):
        game.later((c.STEP_PAIRING,))
    game.later((c.STEP_ROUND, 0))
    return game
