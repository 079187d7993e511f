"""The market: cards under the hammer, and the free list.

MOTS-MARKET-01  Base price: ten thousand for each star, as the card set says.
MOTS-MARKET-02  Unowned 1-star players lie face up and may be bought at any time;
MOTS-MARKET-03  (ruling) at base price, paid to the bank.
MOTS-MARKET-04  The four opening cards are offered at base price to everybody.
MOTS-MARKET-05  The highest bid wins.
MOTS-MARKET-06  A roll-off gives the right to bid first on the first card; it moves to the left with each card.
MOTS-MARKET-07  (ruling) The four opening cards are turned together and sold in that order.
MOTS-MARKET-08  (ruling) The right to bid first simply keeps rotating.
MOTS-MARKET-09  A bid starts at the base price.
MOTS-MARKET-10  (ruling) Open and ascending, in seat order, by five thousand at least; who passes is out.
MOTS-MARKET-11  (ruling) Nobody bids more than he has.
MOTS-MARKET-12  (ruling) The winner pays the bank at once and takes the card.
MOTS-MARKET-13  A transfer square turns one card for all to bid on;
MOTS-MARKET-14  so does every league round, after its matches.
MOTS-MARKET-15  Who moved the token bids first,
MOTS-MARKET-16  (ruling) on a transfer square too.
MOTS-MARKET-17  A card of the season without a bid goes to the free list,
MOTS-MARKET-18  where anybody may buy it at base price.
MOTS-MARKET-19  (ruling) An opening card without a bid goes under the deck.
MOTS-MARKET-20  (ruling) While a card is up nobody sells, lists, buys otherwise or plays a red card: no window is open.
MOTS-MARKET-22  (ruling) An empty deck means no card and no auction.
MOTS-SQUAD-03   A team with eighteen may not bid.
MOTS-SQUAD-04   It had to sell before the card was turned.
MOTS-3P-10      (ruling) Of three managers the right to bid first rotates over three.
MOTS-2P-09      (ruling) Both teams of a manager may bid against the bank.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from touchline.kernel.game import NOBODY, Refusal
from touchline.kernel.vocabulary import PASS
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import BID_STEP
from touchline.titles.match_of_the_season.rules.squads import banned, has_room, join, to_bottom, turn_card
from touchline.titles.match_of_the_season.state import Mots


def roll_off(game: Mots, teams: Sequence[int], kind: int = c.ROLL_OFF) -> int:
    """The highest d6; MOTS-GEN-10: only those tied for it roll again."""
    while True:
        best, tied = 0, list[int]()
        for team in teams:
            face = game.roll(6, kind)
            game.tell(c.TELL_ROLLED, team, face)
            if face > best:
                best, tied = face, [team]
            elif face == best:
                tied.append(team)
        if len(tied) == 1:
            return tied[0]
        teams = tied


def first_bid(game: Mots) -> int:
    """MOTS-MARKET-06, MOTS-EOS-31: who bids first on the first card."""
    team = roll_off(game, game.order)
    game.tell(c.TELL_FIRST_BID, team)
    return team


def put_up(game: Mots, first: int, unsold: int) -> None:
    """A window, then one card turned and sold; MOTS-MARKET-22: if there is one."""
    if len(game.deck):
        game.then((c.STEP_WINDOW_OPEN, c.W_REVEAL, first), (c.STEP_TURN_CARD, first, unsold))


def turn_one(game: Mots, first: int, unsold: int) -> None:
    """MOTS-MARKET-13, MOTS-MARKET-14: the top card comes under the hammer."""
    if len(game.deck):
        show(game, turn_card(game))
        game.then((c.STEP_AUCTION, game.offer[-1], first, unsold))


def turn_four(game: Mots, first: int) -> None:
    """The opening cards are turned all together; the first bid moves left.

    MOTS-MARKET-06, MOTS-MARKET-07, MOTS-MARKET-08, MOTS-3P-10.
    """
    sales: list[tuple[int, ...]] = []
    for k in range(min(4, len(game.deck))):
        show(game, turn_card(game))
        sales.append((c.STEP_AUCTION, game.offer[-1], first, c.TO_BOTTOM))
        first = game.left_of(first)
    game.then(*sales)


def show(game: Mots, player: int) -> None:
    game.offer.append(player)
    game.tell(c.TELL_TURNED, player, game.cards.price[player])


def auction(game: Mots, player: int, first: int, unsold: int) -> None:
    """MOTS-MARKET-09 to MOTS-MARKET-12: sold to the highest bidder, or left."""
    base = game.cards.price[player]
    bidders = [team for team in game.after[first] if may_bid(game, team, player, base)]
    leader, price = bidding(game, player, base, bidders, NOBODY)
    game.offer.remove(player)
    if leader != NOBODY:
        game.teams[leader].cash -= price
        join(game, leader, player)
        game.tell(c.TELL_SOLD, leader, player, price)
    elif unsold == c.TO_BOTTOM:
        game.tell(c.TELL_NO_BID, player)
        to_bottom(game, player)  # MOTS-MARKET-19, MOTS-EOS-32
    else:
        insort(game.free, player)  # MOTS-MARKET-17
        game.tell(c.TELL_UNSOLD, player)


def may_bid(game: Mots, team: int, player: int, least: int, of_manager: bool = False) -> bool:
    """MOTS-SQUAD-03, MOTS-MARKET-11, MOTS-TRADE-08: room in the squad, money, and no ban."""
    return has_room(game, team) and game.teams[team].cash >= least and not banned(game, team, player, of_manager)


def bidding(game: Mots, player: int, least: int, bidders: list[int], seller: int) -> tuple[int, int]:
    """MOTS-MARKET-10: round and round, by a step at least; who passes is out.  The leader and his price."""
    price, leader = 0, NOBODY
    step = game.cards.amounts[BID_STEP]
    while bidders and bidders != [leader]:
        team = bidders.pop(0)
        options = bids(game.teams[team].cash, price + step if price else least, step)
        bid = PASS
        if len(options) > 1:  # what everybody has is open: who cannot go on is not asked
            bid = game.ask(game.seat_of[team], c.ASK_BID, options, team, player, price, leader, seller, why=why_bid)
        if bid == PASS:
            game.tell(c.TELL_OUT, team, player)
        else:
            game.tell(c.TELL_BID, team, player, bid)
            price, leader = bid, team
            bidders.append(team)
    return leader, price


def bids(cash: int, least: int, step: int) -> list[int]:
    """Pass, or the lowest bid that counts and every step above it: MOTS-MARKET-10, MOTS-MARKET-11."""
    options, bid = [PASS], least
    while bid <= cash:
        options.append(bid)
        bid += step
    return options


def why_bid(game: Mots, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    """The last price no longer counts, and one step too many cannot be paid."""
    team, price = context[0], context[2]
    step, cash = game.cards.amounts[BID_STEP], game.teams[team].cash
    told = [Refusal(cash - cash % step + step, c.WHY_NO_CASH, (cash - cash % step + step, cash))]
    if price:
        told.append(Refusal(price, c.WHY_TOO_LOW, (price + step,)))
    return told


# -- the free list


def buyable(game: Mots, team: int, percent: int = 100) -> list[int]:
    """MOTS-MARKET-02, MOTS-MARKET-18: cards of the free list that the team may buy now."""
    owner = game.teams[team]
    if not has_room(game, team):
        return []
    price, cash = game.cards.price, owner.cash
    if not owner.sold or game.rules.ban_managers_only:
        return [player for player in game.free if price[player] * percent <= cash * 100]
    return [player for player in game.free if price[player] * percent <= cash * 100 and not banned(game, team, player)]


def can_buy(game: Mots, team: int) -> bool:
    """Whether there is any; the last card of the list is mostly a cheap one."""
    if not game.free or not has_room(game, team):
        return False
    owner, price = game.teams[team], game.cards.price
    for k in range(len(game.free) - 1, -1, -1):
        if price[game.free[k]] <= owner.cash and not (owner.sold and banned(game, team, game.free[k])):
            return True
    return False


def buy_free(game: Mots, team: int, player: int, price: int) -> None:
    """MOTS-MARKET-03: paid to the bank."""
    game.teams[team].cash -= price
    game.free.remove(player)
    join(game, team, player)
    game.tell(c.TELL_BOUGHT, team, player, price)
