"""Which formation board suits the deck: where every line has many footballers for each place, and coaches favour it."""

from __future__ import annotations

from typing import Final

from touchline.bots.judge import Because
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import COACH
from touchline.titles.best_11.state import Best11

OUTFIELD_ROLES: Final = (c.DEFENDER, c.MIDFIELDER, c.ATTACKER)


def best(game: Best11, seat: int, kind: int, context: tuple[int, ...], options: list[int]) -> list[int]:
    """Return the board to preselect where boards are chosen; nothing elsewhere, where a pro's pick is."""
    if kind != c.ASK_BOARD or len(options) == 1:
        return []
    deck = deck_of(game, seat)
    return [max(options, key=lambda board: (scarcest_line(game, deck, board), coaches(game, deck, board), -board))]


def deck_of(game: Best11, seat: int) -> list[int]:
    """Return all footballers and coaches of this seat's box: nobody owns any when boards are chosen."""
    box = game.teams[seat].box
    return [card for card, owner in enumerate(game.cards.box_of) if owner == box]


def in_line(game: Best11, deck: list[int], role: int) -> int:
    return sum(1 for card in deck if game.cards.role[card] == role)


def scarcest_line(game: Best11, deck: list[int], board: int) -> float:
    """Return how many footballers there are for each place of the line that is hardest to fill."""
    places = game.cards.places[board]
    return min([in_line(game, deck, role) / places[role] for role in OUTFIELD_ROLES if places[role]])


def coaches(game: Best11, deck: list[int], board: int) -> int:
    """Return how many coaches score more with this board than with others."""
    suited = (board, game.cards.bonus_formation[board])
    return sum(1 for card in deck if game.cards.role[card] == COACH and game.cards.favours[card] in suited)


def why_board(game: Best11, seat: int, board: int, context: tuple[int, ...]) -> Because:
    deck, places = deck_of(game, seat), game.cards.places[board]
    numbers = {"coaches": coaches(game, deck, board), "least": int(scarcest_line(game, deck, board))}
    for role, name in zip(OUTFIELD_ROLES, ("defenders", "midfielders", "attackers"), strict=True):
        numbers[name] = in_line(game, deck, role)
        numbers[f"{name}-wanted"] = places[role]
    return Because("formation", numbers)
