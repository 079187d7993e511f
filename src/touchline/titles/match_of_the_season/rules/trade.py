"""Deals between managers: a listing, open to all, sold to the highest bidder.

MOTS-TRADE-04  Managers may trade players among themselves at any time, that is in any window.
MOTS-TRADE-11  Players must be sold to the highest bidder.
MOTS-TRADE-12  Private deals are forbidden: the listing is the only way.
MOTS-TRADE-13  (ruling) A team names one of its players and a reserve price; the others bid, from the seller's left.
MOTS-TRADE-14  (ruling) Sold if the reserve is reached, paid to the seller at once; without a bid he stays.
MOTS-TRADE-15  (ruling) For money only.
MOTS-TRADE-17  (ruling) No price limit: the base price does not bind managers.
MOTS-CHANCE-09 (ruling) Chance cards cannot be sold or given away: no question offers them.
MOTS-2P-02     No deals between the two teams of one manager;
MOTS-2P-09     (ruling) neither bids for what the other lists.
MOTS-2P-07     (ruling) Cash and chance cards never move between them but by the rules of a match or a card.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.market import bidding, may_bid
from touchline.titles.match_of_the_season.rules.squads import join, leave, note_sale
from touchline.titles.match_of_the_season.state import Mots


def reserves_for(game: Mots, seller: int, step: int) -> list[int]:
    """Reserve prices worth naming: up to what the richest of the others could pay."""
    richest = step
    for team in game.order:
        if team != seller:
            richest = max(richest, game.teams[team].cash)
    return list(range(step, richest + 1, step))


def bidders_for(game: Mots, seller: int, player: int, reserve: int) -> list[int]:
    """MOTS-TRADE-13, MOTS-2P-09: from the seller's left; not a team of the same manager."""
    return [
        team
        for team in game.after[seller]
        if game.seat_of[team] != game.seat_of[seller] and may_bid(game, team, player, reserve, True)
    ]


def listing(game: Mots, seller: int, player: int, reserve: int) -> None:
    """One player is put up and sold, or not: MOTS-TRADE-13, MOTS-TRADE-14."""
    game.tell(c.TELL_LISTED, seller, player, reserve)
    bidders = bidders_for(game, seller, player, reserve)
    buyer, price = bidding(game, player, reserve, bidders, seller)
    if buyer == NOBODY:
        game.listed.append(player)  # MOTS-TRADE-16
        game.tell(c.TELL_NOT_SOLD, seller, player)
        return
    game.teams[buyer].cash -= price
    game.teams[seller].cash += price
    game.tell(c.TELL_DEALT_BETWEEN, buyer, seller, player, price)
    note_sale(game, seller, player, True)
    leave(game, seller, player)
    join(game, buyer, player)
