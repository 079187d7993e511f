"""Previews of options, as far as the seat may know: shown before the pick, never read by rules."""

from __future__ import annotations

from typing import Final

from touchline.kernel.vocabulary import PASS
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import (
    AWAY_INJURY,
    COUNTER_ATTACK,
    HOME_PENALTY,
    NOTHING,
    WING_ATTACK,
)
from touchline.titles.match_of_the_season.rules.events import totals
from touchline.titles.match_of_the_season.rules.match import on
from touchline.titles.match_of_the_season.rules.reds import clause_price
from touchline.titles.match_of_the_season.rules.season import stop_after
from touchline.titles.match_of_the_season.rules.tactics import bonus, wing_stars
from touchline.titles.match_of_the_season.rules.trade import bidders_for
from touchline.titles.match_of_the_season.state import Mots

Numbers = tuple[int, ...]
SALES: Final = (c.ASK_SELL, c.ASK_SHORT_SALE, c.ASK_SURPLUS)
PURCHASES: Final = (c.ASK_BUY, c.ASK_TIP, c.ASK_CLAUSE, c.ASK_SIGN)
EXCHANGES: Final = (c.ASK_CHANGE_IN, c.ASK_SUB_IN)


def preview(game: Mots, seat: int, kind: int, context: Numbers, option: int) -> Numbers:
    """Return the numbers that words.py names for this kind of question; none for an option without a preview."""
    if kind == c.ASK_REVEAL:
        return compare_cards(game, context[1], option)
    if option == PASS:
        return ()
    cash = game.teams[context[0]].cash
    if kind == c.ASK_BID:
        return (cash - option,)
    if kind in SALES:
        return (game.cards.sale[option], cash + game.cards.sale[option])
    if kind in PURCHASES:
        price = price_of(game, kind, context, option)
        return (price, cash - price)
    if kind in EXCHANGES:
        return (game.cards.stars[option] - game.cards.stars[context[1]],)
    if kind == c.ASK_RESERVE:
        return (len(bidders_for(game, context[0], context[1], option)),)
    return (stop_after(game, option),) if kind == c.ASK_STEPS else ()


def price_of(game: Mots, kind: int, context: Numbers, player: int) -> int:
    """Return what the team would pay for him in this question."""
    if kind == c.ASK_CLAUSE:
        return clause_price(game, context[1], player)
    price = game.cards.price[player]
    return min(price, game.teams[context[0]].cash) if kind == c.ASK_SIGN else price  # MOTS-SQUAD-08


def compare_cards(game: Mots, event: int, card: int) -> Numbers:
    """Return the stars that would be compared with this card, or without one; none if no stars are compared."""
    match = on(game)
    effect = game.cards.effect(card) if card != PASS else PASS
    if effect == WING_ATTACK:
        return wing_stars(game, match.home, False), wing_stars(game, match.away, game.rules.outer_wings)
    if effect == COUNTER_ATTACK or event == NOTHING or HOME_PENALTY <= event <= AWAY_INJURY:
        return ()
    home, away = totals(game, match, event)
    return (home if effect == PASS else home + bonus(game, match, card, event)), away


def alike(game: Mots, seat: int, kind: int, context: Numbers, options: list[int]) -> bool:
    """Return whether the reserve price makes no difference: nobody can bid at any."""
    return kind == c.ASK_RESERVE and not any(bidders_for(game, context[0], context[1], price) for price in options)
