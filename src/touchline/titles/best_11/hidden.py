"""With real cards: the cards that a seat may have drawn, as far as it knows.

B11-EVENT-06, B11-ROUND-04  Hands, management cards and the decks they are drawn from are hidden.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY, sees
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.state import Best11
from touchline.titles.best_11.view import unknown_hand


def candidates(game: Best11, seat: int, kind: int, bag: list[int]) -> list[int]:
    """Return the cards that may be in the bag as far as this seat knows."""
    if kind == c.ROLL_MANAGEMENT and not game.rules.cards_open:
        return bag + unknown_management(game, seat, game.teams[seat].box)
    if kind == c.ROLL_EVENT:
        return unknown_events(game, seat, game.teams[seat].box)
    if kind == c.ROLL_FROM_HAND:
        robbed = next(at for at in range(game.seats) if game.teams[at].hand is bag)
        known = game.teams[seat].known[robbed]
        if robbed == seat or len(known) == len(bag):
            return bag
        return [*known, *unknown_events(game, seat, game.teams[robbed].box)]
    return bag


def unknown_management(game: Best11, seat: int, box: int) -> list[int]:
    """Return the management cards of a box that others hold, unknown to this seat."""
    laid = [team for team in game.teams if team.box == box and team.management != NOBODY]
    return [team.management for team in laid if not sees(team.knows, seat)]


def unknown_events(game: Best11, seat: int, box: int) -> list[int]:
    """Return the event cards of a box whose place this seat does not know: in the deck, under it, in others' hands."""
    under = game.event_under[box]
    pool = game.event_bag[box] + [under[at] for at in range(len(under)) if game.event_under_by[box][at] != seat]
    for other in range(game.seats):
        if other != seat and game.teams[other].box == box:
            pool += unknown_hand(game, seat, other)
    return pool
