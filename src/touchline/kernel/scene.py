"""A scene: a game laid out by hand and opened as a table, for tests, puzzles and what-ifs."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from touchline.kernel.dealer import Dealer, Seeded
from touchline.kernel.drivers import ByHand, Journal
from touchline.kernel.game import Game
from touchline.kernel.table import Table

if TYPE_CHECKING:
    from touchline.kernel.title import Title


class Scene:
    """A game that may be changed at will, and opened as a table as often as one likes.

    `game` is the title's own state, laid out as before the first step; `game.agenda` holds the steps to come.  Each
    table gets a copy, so that neither the scene nor another table notices what happens at it.
    """

    def __init__(self, title: Title, options: dict[str, Any], cards: Any, game: Game) -> None:
        self.title = title
        self.options = options
        self.cards = cards
        self.game: Any = game

    def table(self, *, seed: int | str | None = None, dealer: Dealer | None = None, by_hand: bool = False) -> Table:
        """Return the scene as a table at its first question; with `by_hand` dice and cards are typed in.

        Its record is refused: a record is replayed from the beginning of a game, and a scene has none.
        """
        table = open_game(self.title, self.options, self.cards, self.game.clone(), seed, dealer, by_hand)
        table.is_scene = True
        return table


def open_game(
    title: Title,
    options: dict[str, Any],
    cards: Any,
    game: Game,
    seed: int | str | None,
    dealer: Dealer | None,
    by_hand: bool,
) -> Table:
    """Return a table with this game at its first question; without a seed or a dealer, chance is random."""
    if dealer is None:
        dealer = Seeded(secrets.randbits(128) if seed is None else seed)
    table = Table(title, options, cards, game, ByHand(dealer) if by_hand else Journal(dealer))
    table.advance()
    return table
