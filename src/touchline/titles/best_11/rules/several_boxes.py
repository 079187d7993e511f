"""Several club boxes.

B11-MULTI-01  People may play with different clubs; all other rules hold.
B11-MULTI-03  No two boxes of one club (the card set refuses them).
B11-MULTI-04  Everybody uses his own box's material, team cards apart.
B11-MULTI-05  The market still has one card more than people.
B11-MULTI-06  Two come from the first player's deck, one from each other player's.
B11-MULTI-07  Team cards of other boxes may be bought.
B11-MULTI-08  They cost 2 more.
B11-MULTI-09  Management and event cards too may bring in cards of other boxes.
B11-MULTI-10  Management cards keep their text.
B11-MULTI-16  Twinning may not be played on somebody who has played it on oneself.
B11-MULTI-17  Two Superior tactics in play cancel each other.
B11-MULTI-18  Five event cards are removed before a game between clubs.
B11-MULTI-19  (ruling) Each box has its own decks and boards, shared by its players.
B11-MULTI-20  (ruling) A discarded card goes back to its own box.
B11-MULTI-21  (ruling) The 2 more are a cost and never change a value.
B11-MULTI-22  (ruling) Two people of two clubs: both removal lists, and the two-player rules.
B11-MULTI-23  (ruling) While two or more have Superior tactics none of them gets it, against anybody.
B11-MULTI-25  (ruling) Market cards are drawn in order of play.
B11-MULTI-26  (ruling) Each club's own versions of the club cards count as those named.
"""

from __future__ import annotations

from typing import Final

from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.state import Best11, Team

FOREIGN: Final = 2  # B11-MULTI-08


def between_clubs(game: Best11) -> bool:
    return len(game.boxes) > 1


def surcharge(game: Best11, team: Team, card: int) -> int:
    """B11-MULTI-07, B11-MULTI-08, B11-MULTI-21: what a card of another box costs on top."""
    return FOREIGN if game.cards.box_of[card] != team.box else 0


def origins(game: Best11) -> list[int]:
    """B11-MULTI-05, B11-MULTI-06, B11-MULTI-25: the boxes of the round's market cards, in the order they are drawn."""
    first = game.teams[game.order[0]].box
    return [first, *(game.teams[seat].box for seat in game.order)]


def removed(game: Best11, event: int) -> bool:
    """B11-2P-09, B11-MULTI-18, B11-MULTI-22, B11-MULTI-26: is this event card taken out before play?"""
    if game.seats == 2 and game.cards.not_for_two[event]:
        return True
    return between_clubs(game) and bool(game.cards.not_between_clubs[event])


def may_twin(game: Best11, seat: int, other: int) -> bool:
    """B11-MULTI-16"""
    return not between_clubs(game) or (other, seat) not in game.twinnings


def tactics(game: Best11, team: Team) -> int:
    """Points of the Superior tactics that a team has in play."""
    points = 0
    for event in team.white:
        if game.cards.effect[event] == c.E_TACTICS:
            points += game.cards.amount[event]
    return points


def tactics_count(game: Best11, team: Team, rival: Team) -> int:
    """B11-MULTI-17, B11-MULTI-23: its points, unless another's cancel them."""
    own = tactics(game, team)
    if not own:
        return 0
    rivals = [each for each in game.teams if each is not team] if game.rules.clash_global else [rival]
    for each in rivals:
        if tactics(game, each):
            return 0
    return own
