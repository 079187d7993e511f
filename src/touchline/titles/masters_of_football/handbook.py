"""Facts that follow from the printed cards: the window of each card, and the cards that a window can have.

MOF-CARD-02     A card may be played only at the moment its symbol shows.
MOF-CARD-18     (ruling) Cards that pay money or concern the academy may be played outside matches.
MOF-TACTIC-05   Before a match: cards marked before match or any time; MOF-PLAY-24 during it: during match or any time.
MOF-TACTIC-08   (ruling) Cards that affect the tactic are played before the match in PRE1 only.
MOF-LEVEL-02    The other cards before the match are played in PRE2.
MOF-RESP-07     (ruling) Between turns: all but rerolls, disallowed goals and whistles.
MOF-RESP-14     (ruling) A card that only rerolls is played in RR; one with another effect too, between turns.
MOF-RESP-15     (ruling) Cards for any time follow the window of their effect.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from touchline.titles.masters_of_football.cards import CardSet, Effect
from touchline.titles.masters_of_football.printed import (
    ACADEMY_ADVANTAGE,
    BEFORE_MATCH,
    BLOCK_CORRUPTION,
    CORRUPTION,
    DISALLOW_GOAL,
    DURING_MATCH,
    EVOLUTION,
    POINTS,
    RECEIVE_MONEY,
    REQUIRES_HOME_ADVANTAGE,
    REROLL_ANY,
    REROLL_ATTACK,
    REROLL_PAID,
)

WINDOWS: Final = 8
BIT_PRE1: Final = 1
BIT_PRE2: Final = 2
BIT_BT: Final = 4
BIT_RR: Final = 8
BIT_GL: Final = 16
BIT_WW: Final = 32
BIT_MW: Final = 64
BIT_ACADEMY: Final = 128
BONUS_RESERVE: Final = 3
NO_WINDOW: Final = 999


class Handbook:
    """Read off a card set once and shared by all games with it; everybody at the table knows it."""

    __slots__ = (
        "chances", "cheapest", "cheapest_free", "forecasts", "holds", "holds_corruption", "opens", "red", "windows",
    )  # fmt: skip

    def __init__(self, cards: CardSet) -> None:
        rows = range(len(cards.card_ids))
        self.chances: dict[tuple[int, int, int, int], tuple[int, int, int]] = {}  # odds of an attack, once counted
        self.forecasts: dict[tuple[int, ...], tuple[float, float, float]] = {}  # a cache, by the state of a match
        self.windows = [windows_of(cards, card) for card in rows]
        self.opens = [[bool(each >> window & 1) for each in self.windows] for window in range(WINDOWS)]
        self.red = [1 if cards.kind[card] == CORRUPTION else 0 for card in rows]
        self.holds = [0] * WINDOWS  # cards of each window, as bits
        self.holds_corruption = [0] * WINDOWS  # the cards among those that an observer may play
        self.cheapest = [NO_WINDOW] * WINDOWS
        self.cheapest_free = [NO_WINDOW] * WINDOWS  # for managers whose evolution costs nothing
        for window in range(WINDOWS):
            for card in rows:
                if self.windows[card] >> window & 1:
                    self.add(cards, window, card)

    def add(self, cards: CardSet, window: int, card: int) -> None:
        self.holds[window] |= 1 << card
        if self.red[card] or cards.effect(card, BLOCK_CORRUPTION):  # MOF-CARD-10
            self.holds_corruption[window] |= 1 << card
        cost = BONUS_RESERVE if cards.price[card] == POINTS else cards.price[card]
        self.cheapest[window] = min(self.cheapest[window], cost)
        self.cheapest_free[window] = min(self.cheapest_free[window], 0 if cards.kind[card] == EVOLUTION else cost)


@cache
def handbook_of(cards: CardSet) -> Handbook:
    return Handbook(cards)


def windows_of(cards: CardSet, card: int) -> int:
    """Return the windows of a card as bits."""
    effects = [effect for effect in cards.effects[card] if effect.symbol != REQUIRES_HOME_ADVANTAGE]
    moment = cards.moment[card]
    if has(effects, BLOCK_CORRUPTION):
        return BIT_WW
    if has(effects, ACADEMY_ADVANTAGE):
        return BIT_ACADEMY
    if has(effects, DISALLOW_GOAL):
        return BIT_GL if moment != BEFORE_MATCH else 0
    if all(is_reroll(effect) for effect in effects):
        return BIT_RR if moment != BEFORE_MATCH else 0  # MOF-RESP-14
    if has(effects, RECEIVE_MONEY):
        return (BIT_MW if moment != DURING_MATCH else 0) | (BIT_BT if moment != BEFORE_MATCH else 0)
    before = BIT_PRE1 if cards.affects_tactic[card] else BIT_PRE2  # MOF-TACTIC-08
    return (before if moment != DURING_MATCH else 0) | (BIT_BT if moment != BEFORE_MATCH else 0)


def has(effects: list[Effect], symbol: int) -> bool:
    return any(effect.symbol == symbol for effect in effects)


def is_reroll(effect: Effect) -> bool:
    return effect.symbol in (REROLL_PAID, REROLL_ANY, REROLL_ATTACK)
