"""The state of a duel: plain lists and numbers, and how to copy them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from touchline.kernel.game import Game

# Steps of the agenda
AUCTION, MATCH, SCOUT, TALK = range(4)
CLUB_OF: Final = (7, 8)  # by seat
FIRST_CARD: Final = 10


class Cards:
    """The card set; what is printed on cards could be read from a CSV file in `folder` (touchline.parts.sheet)."""

    def __init__(self) -> None:
        self.digest = "duel"
        self.name = "duel"
        self.names = ["Whistle", "Scarf", "Megaphone", "Drum", "Flare", "Banner"]


def load_cards(folder: Path | None) -> Cards:
    return Cards()


class Duel(Game):
    __slots__ = ("bag", "cards", "cash", "goals", "hands", "matches", "notes", "squads")

    def __init__(self, seats: int, cards: Cards) -> None:
        super().__init__(seats)
        self.cards = cards
        self.cash = [50, 40]  # DUEL-BID-01
        self.squads = [[3, 1, 4], [1, 5, 2]]  # stars
        self.goals = [0, 0]
        self.bag = list(range(FIRST_CARD, FIRST_CARD + len(cards.names)))
        self.hands: list[list[int]] = [[], []]
        self.notes = [0, 0]
        self.matches = 0

    def clone(self) -> Duel:
        new = Duel(self.seats, self.cards)
        self.copy_kernel(new)
        new.cash, new.goals, new.bag, new.notes = self.cash[:], self.goals[:], self.bag[:], self.notes[:]
        new.squads = [squad[:] for squad in self.squads]
        new.hands = [hand[:] for hand in self.hands]
        new.matches = self.matches
        return new

    def span(self, scope: int) -> int:
        """How long an order to pass all windows lasts: for the whole game, or until the next match is over."""
        return self.matches if scope else 0
