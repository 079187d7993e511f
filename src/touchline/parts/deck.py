"""A face-down pile: an unordered bag on top, and under it the cards whose place is known."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from touchline.kernel.game import ALL, Game


@mypyc_attr(allow_interpreted_subclasses=True)  # so that it can be made empty, for frozen games
class Deck:
    """Drawn from the bag by a die over what is left; when that is empty, from the known cards in their order."""

    __slots__ = ("bag", "under")

    def __init__(self, bag: list[int], under: list[int]) -> None:
        self.bag = bag
        self.under = under  # the next to be drawn first

    def __len__(self) -> int:
        return len(self.bag) + len(self.under)

    def clone(self) -> Deck:
        return Deck(self.bag[:], self.under[:])

    def draw(self, game: Game, kind: int = 0, seen: int = ALL) -> int:
        return game.draw(self.bag, kind, seen) if self.bag else self.under.pop(0)

    def bury(self, card: int) -> None:
        """Put a card at the bottom."""
        self.under.append(card)

    def shuffle_in(self, cards: list[int]) -> None:
        """Shuffle all cards into one bag again."""
        self.bag += self.under + cards
        self.under.clear()
