"""Windows: what "at any time" means.

MOTS-WIN-01    (ruling) Selling to the bank, buying from the free list, listing and red cards happen in windows.
MOTS-WIN-02    (ruling) The seats act in order; on its go a team does one thing or passes.
MOTS-WIN-03    (ruling) It closes when all have passed one after another; anything done opens it for all again.
MOTS-WIN-04    (ruling) Passing is always allowed.
MOTS-WIN-05    (ruling) No window while a card is up, a match is on, or the first steps of the season's end run.
MOTS-MARKET-21 (ruling) Who comes first gets the card of the free list.
MOTS-TRADE-16  (ruling) Who was listed in vain is not listed again in the same window.

A team is asked by what everybody can see: whether it could trade, and whether it holds any chance card at all.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import Refusal, Why
from touchline.kernel.vocabulary import PASS
from touchline.parts.among import among
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import BID_STEP, WINDOW
from touchline.titles.match_of_the_season.rules.market import buy_free, buyable, can_buy
from touchline.titles.match_of_the_season.rules.reds import play_red, playable, why_card
from touchline.titles.match_of_the_season.rules.squads import banned, has_room, may_sell, sell_to_bank
from touchline.titles.match_of_the_season.rules.trade import reserves_for
from touchline.titles.match_of_the_season.state import Mots

GOES: Final = [[PASS], [PASS, c.GO_MARKET], [PASS, c.GO_CARD], [PASS, c.GO_MARKET, c.GO_CARD]]


def open_window(game: Mots, window: int, first: int) -> None:
    game.listed = []
    game.then((c.STEP_WINDOW_GO, window, first, 0))


def window_go(game: Mots, window: int, team: int, passes: int) -> None:
    """MOTS-WIN-02, MOTS-WIN-03: one team's go."""
    pick = PASS
    trade = may_sell(game, team) or can_buy(game, team)
    if trade or game.teams[team].hand:
        options = GOES[trade + 2 * bool(game.teams[team].hand and playable(game, team, WINDOW))]
        pick = game.ask(game.seat_of[team], c.ASK_WINDOW, options, team, window, why=WHY_WINDOW)
    if pick != PASS:
        game.then((c.STEP_WINDOW_GO, window, game.left_of(team), 0))
        act(game, team, pick)
    elif passes + 1 < len(game.order):
        game.then((c.STEP_WINDOW_GO, window, game.left_of(team), passes + 1))


def act(game: Mots, team: int, pick: int) -> None:
    if pick == c.GO_CARD:
        seat, cards = game.seat_of[team], playable(game, team, WINDOW)
        play_red(game, team, game.ask(seat, c.ASK_CARD, cards, team, why=why_window_card))
        return
    options = deals(game, team)
    deal = options[0]
    if len(options) > 1:
        deal = game.ask(game.seat_of[team], c.ASK_DEAL, options, team, why=why_deal)
    if deal == c.SELL:
        sell(game, team)
    elif deal == c.BUY:
        buy(game, team)
    else:
        offer(game, team)


def deals(game: Mots, team: int) -> list[int]:
    """What the team can do on the market now."""
    options: list[int] = []
    if may_sell(game, team):
        options.append(c.SELL)
    if can_buy(game, team):
        options.append(c.BUY)
    if may_sell(game, team) and can_list(game, team):
        options.append(c.LIST)
    return options


def can_list(game: Mots, team: int) -> bool:
    return len(game.teams[team].squad) > len(game.listed) or bool(listable(game, team))


def listable(game: Mots, team: int) -> list[int]:
    """MOTS-TRADE-16: the players who may be put on the list."""
    squad = game.teams[team].squad
    return [player for player in squad if not among(player, game.listed)] if game.listed else squad[:]


def sell(game: Mots, team: int) -> None:
    """MOTS-TRADE-01: to the bank."""
    sell_to_bank(game, team, game.ask(game.seat_of[team], c.ASK_SELL, game.teams[team].squad[:], team))


def buy(game: Mots, team: int) -> None:
    """MOTS-MARKET-02, MOTS-MARKET-18: from the free list at base price."""
    options = buyable(game, team)
    player = options[0]
    if len(options) > 1:
        player = game.ask(game.seat_of[team], c.ASK_BUY, options, team, why=why_buy)
    buy_free(game, team, player, game.cards.price[player])


def offer(game: Mots, team: int) -> None:
    """MOTS-TRADE-13: a player and a reserve price; the bidding is a step of its own."""
    seat = game.seat_of[team]
    player = game.ask(seat, c.ASK_LIST, listable(game, team), team, why=why_list)
    prices = reserves_for(game, team, game.cards.amounts[BID_STEP])
    price = prices[0] if len(prices) == 1 else game.ask(seat, c.ASK_RESERVE, prices, team, player)
    game.then((c.STEP_LISTING, team, player, price))


# -- what can be seen but not done


def why_window(game: Mots, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    team = context[0]
    if may_sell(game, team) or can_buy(game, team):
        return []
    return [Refusal(c.GO_MARKET, c.WHY_SQUAD_SMALL, (team,))]


WHY_WINDOW: Final[Why] = why_window  # compiled, a function's name is looked up each time


def why_window_card(game: Mots, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    return why_card(game, context[0], WINDOW)


def why_deal(game: Mots, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    """MOTS-SQUAD-02, MOTS-SQUAD-03: a squad that is too full to buy, or too small to sell."""
    team = context[0]
    told: list[Refusal] = []
    if not may_sell(game, team):
        told += [Refusal(c.SELL, c.WHY_SQUAD_SMALL, (team,)), Refusal(c.LIST, c.WHY_SQUAD_SMALL, (team,))]
    if not has_room(game, team):
        told.append(Refusal(c.BUY, c.WHY_SQUAD_FULL, (team,)))
    return told


def why_buy(game: Mots, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    """No room, no money, or sold before: MOTS-SQUAD-03, MOTS-MARKET-11, MOTS-TRADE-06."""
    team = context[0]
    cash = game.teams[team].cash
    told: list[Refusal] = []
    for player in game.free:
        if not has_room(game, team):
            told.append(Refusal(player, c.WHY_SQUAD_FULL, (team,)))
        elif banned(game, team, player):
            told.append(Refusal(player, c.WHY_SOLD_BEFORE, (player,)))
        elif game.cards.price[player] > cash:
            told.append(Refusal(player, c.WHY_NO_CASH, (game.cards.price[player], cash)))
    return told


def why_list(game: Mots, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    squad = game.teams[context[0]].squad
    return [Refusal(player, c.WHY_LISTED, (player,)) for player in squad if player in game.listed]
