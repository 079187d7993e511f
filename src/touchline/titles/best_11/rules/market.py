"""Market and purchase.

B11-MARKET-01  Each round the market shows one team card more than there are people.
B11-MARKET-02  (ruling) Face up.
B11-MARKET-03  (ruling) What is unsold at the end of a round is discarded, and the next round's cards are all new.
B11-MARKET-04  One footballer or coach a round.
B11-MARKET-05  The price is the value (the price column of the card files may say otherwise).
B11-MARKET-06  (ruling) Paid to the bank at once; the card enters the team at once.
B11-MARKET-07  (ruling) A bought card is not replaced during the round.
B11-MARKET-08  (ruling) An empty deck is made of its discards; if there are none, fewer cards are laid.
B11-MARKET-09  (ruling) Only a card for which there is a place may be bought.
B11-MARKET-10  (ruling) Nobody is sold or released at will.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.formation import discard, fits, join
from touchline.titles.best_11.rules.several_boxes import origins, surcharge
from touchline.titles.best_11.state import Best11


def lay_market(game: Best11) -> None:
    """One card from each origin, those that lie there counted.

    B11-MARKET-01, B11-MARKET-02, B11-MULTI-05, B11-MULTI-06, B11-MULTI-25
    """
    lying = [game.cards.box_of[card] for card in game.market]
    for box in origins(game):
        if box in lying:
            lying.remove(box)
        elif len(game.market) <= game.seats:  # B11-TEAM-47: never more than the number allowed
            lay_card(game, box)


def lay_card(game: Best11, box: int) -> None:
    card = draw_team_card(game, box)
    if card != NOBODY:
        game.market.append(card)
        game.tell(c.TELL_LAID, card, game.cards.price[card])


def draw_team_card(game: Best11, box: int) -> int:
    """B11-MARKET-08"""
    if not game.team_bag[box]:
        game.team_bag[box], game.team_discard[box] = game.team_discard[box], []
        if not game.team_bag[box]:
            return NOBODY
        game.tell(c.TELL_RESHUFFLED, box)
    return game.draw(game.team_bag[box], c.ROLL_TEAM)


def clear_market(game: Best11) -> None:
    """B11-MARKET-03, B11-MULTI-20: what lies there goes to the piles of its boxes."""
    for card in game.market:
        discard(game, card)
        game.tell(c.TELL_LEFT_OVER, card)
    game.market = []


def price(game: Best11, seat: int, card: int) -> int:
    """B11-MARKET-05, B11-MULTI-08: as printed, more for a foreign card, less a discount, never below nothing."""
    team = game.teams[seat]
    return max(0, game.cards.price[card] + surcharge(game, team, card) - team.discount)


def may_buy(game: Best11, seat: int) -> bool:
    """B11-MARKET-04, B11-TEAM-44: the one purchase of the round is left, or several are allowed."""
    return not game.teams[seat].bought or game.teams[seat].several


def purchases(game: Best11, seat: int) -> list[int]:
    """The cards on the market that this team can pay and has a place for.  B11-MARKET-06, B11-MARKET-09"""
    money = game.teams[seat].money
    return [card for card in game.market if fits(game, seat, card) and price(game, seat, card) <= money]


def buy(game: Best11, seat: int, card: int) -> None:
    """B11-MARKET-04, B11-MARKET-06, B11-MARKET-07"""
    team, cost = game.teams[seat], price(game, seat, card)
    team.money -= cost
    team.bought = True
    team.discount = 0
    game.market.remove(card)
    join(game, seat, card)
    game.tell(c.TELL_BOUGHT, seat, card, cost)
