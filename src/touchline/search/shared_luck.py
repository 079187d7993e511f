"""Gives every option that a legend tries in a deal the same luck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from touchline.kernel.dealer import WORD, Dealer
from touchline.kernel.drivers import Inline, Policy
from touchline.kernel.game import Game, take_card
from touchline.search.outlook import Outlook

MAX_CHANCE_KINDS: Final = 256
KEY_MULTIPLIER: Final = 0x9E3779B1
COUNT_MULTIPLIER: Final = 0x85EBCA77


def mix_bits(number: i64) -> i64:
    """Mix the bits of a number into another one of 32 bits."""
    word = number & WORD
    word ^= word >> 16
    word = (word * 0x7FEB352D) & WORD
    word ^= word >> 15
    word = (word * 0x2C1B3C6D) & WORD
    word ^= word >> 16
    return word


class SharedLuck(Inline):
    """Gives each kind of chance a separate sequence of numbers for each moment of the game (by the outlook's clock).

    Each card has a fixed place in the order of a moment.  So an additional roll or draw, caused by a pick, leaves all
    later luck unchanged.
    """

    __slots__ = ("counts", "luck", "outlook")

    def __init__(self, policies: list[Policy], dealer: Dealer, luck: int, outlook: Outlook) -> None:
        super().__init__(policies, dealer)
        self.luck = luck
        self.outlook = outlook
        self.counts: dict[int, int] = {}

    def roll(self, game: Game, sides: int, kind: int, seen: int) -> int:
        key = self.outlook.clock(game) * MAX_CHANCE_KINDS + kind
        count = self.counts.get(key, 0)
        self.counts[key] = count + 1
        return mix_bits(mix_bits(self.luck + key * KEY_MULTIPLIER) + count * COUNT_MULTIPLIER) % sides + 1

    def draw(self, game: Game, bag: list[int], kind: int, seen: int) -> int:
        """Draw the card that comes first in the order of this moment."""
        moment: i64 = mix_bits(self.luck + (self.outlook.clock(game) * MAX_CHANCE_KINDS + kind) * KEY_MULTIPLIER)
        least: i64 = WORD + 1
        first = 0
        for at in range(len(bag)):
            card: i64 = bag[at]
            place = mix_bits(moment + card * COUNT_MULTIPLIER)
            if place < least:
                first, least = at, place
        return take_card(bag, first + 1)
