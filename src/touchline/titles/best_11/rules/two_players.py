"""Two players.

B11-2P-01  Only the use of the management cards differs (and five event cards go).
B11-2P-02  Management cards are shuffled every four rounds.
B11-2P-03  The order of play goes on reversing.
B11-2P-04  Round 1: the first player moves first; each receives a card.
B11-2P-05  At the end of the round the cards are discarded as usual.
B11-2P-06  Round 2: the other moves first; each receives one of the cards that remain.
B11-2P-07  After round 4 two cards are unused and all ten are shuffled.
B11-2P-08  Round 5 begins the sequence again.
B11-2P-09  Twinning, Jinx, Even swap, Sports bet and Fixture list are removed (the event file says so).
"""

from __future__ import annotations

from typing import Final

from touchline.titles.best_11.state import Best11

CYCLE: Final = 4  # B11-2P-02


def shuffle_due(game: Best11) -> bool:
    """B11-ROUND-05: every round; B11-2P-02, B11-2P-06, B11-2P-07, B11-2P-08: with two, in rounds 1, 5, 9 ..."""
    return game.seats > 2 or (game.round - 1) % CYCLE == 0


def gather(game: Best11) -> None:
    """All ten cards of every box are one face-down deck again."""
    for box in game.boxes:
        game.management_bag[box] = list(range(len(game.cards.management_ids)))
        game.management_discard[box] = []
