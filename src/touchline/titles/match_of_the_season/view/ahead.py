"""Plans of a manager: wishes for the draft, limits for players turned up; and how long windows last."""

from __future__ import annotations

from typing import Final

from touchline.kernel.plannable import Lot, Plannable
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import BID_STEP
from touchline.titles.match_of_the_season.state import Mots
from touchline.titles.match_of_the_season.view.market import is_drafting

SECONDS: Final = 6
SECONDS_BEFORE_MATCH: Final = 20  # a card is announced
SECONDS_AFTER_ROLL: Final = 5  # a substitution


def plannable(game: Mots, seat: int) -> list[Plannable]:
    """Return the players who can still be had, while squads are drafted."""
    return [Plannable(c.ASK_DRAFT, sorted(game.offer))] if is_drafting(game) else []


def lots(game: Mots, seat: int) -> list[Lot]:
    """Return the players on offer who are not yet sold, with the bids that the seat's richest team could make."""
    if is_drafting(game):
        return []
    cash = max((game.teams[team].cash for team in game.order if game.seat_of[team] == seat), default=0)
    return [Lot(player, game.cards.price[player], cash, game.cards.amounts[BID_STEP]) for player in game.offer]


def window_seconds(kind: int, context: tuple[int, ...]) -> int:
    if kind == c.ASK_TACTIC:
        return SECONDS_BEFORE_MATCH
    return SECONDS_AFTER_ROLL if kind == c.ASK_SUB_OUT else SECONDS
