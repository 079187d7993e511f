"""Why an opportunity of the management card, or an event card, cannot be used now: the rule that forbids it.

B11-TURN-03       (ruling) One opportunity a round.
B11-TEAM-02       (ruling) A card offers at most one opportunity of each kind.
B11-TEAM-05       (ruling) An opportunity that could change nothing may not be chosen.
B11-TEAM-21       Poaching, B11-TEAM-27 a free footballer, B11-TEAM-30 a free coach: only if nothing was bought.
B11-TEAM-53       (ruling) A captain needs an armband.
B11-TEAM-59       (ruling) As a setting immunity protects from poaching too.
B11-CHALLENGE-02  Nobody challenges with fewer than four footballers.
B11-EVENT-17      (ruling) A card that could change nothing may not be played.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY, Refusal
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import COACH
from touchline.titles.best_11.rules.challenge import FOUR
from touchline.titles.best_11.rules.events import distinct, timely
from touchline.titles.best_11.rules.formation import fits, fits_for
from touchline.titles.best_11.rules.market import may_buy, price
from touchline.titles.best_11.rules.moves import poach_price, swap_price
from touchline.titles.best_11.rules.several_boxes import may_twin
from touchline.titles.best_11.state import Best11


def why_not_use(game: Best11, seat: int) -> list[Refusal]:
    """Return a refusal for each of the four kinds of opportunities."""
    team = game.teams[seat]
    if team.management == NOBODY:
        return []
    return [why_not_kind(game, seat, kind, c.USE + 4 * team.management + kind) for kind in range(4)]


def why_not_kind(game: Best11, seat: int, kind: int, item: int) -> Refusal:
    team = game.teams[seat]
    if team.used and (team.used & 1 << kind or not game.rules.all_opportunities):
        return Refusal(item, c.WHY_USED)  # B11-TURN-03
    if not is_on_card(game, team.management, kind):
        return Refusal(item, c.WHY_NOT_ON_CARD)  # B11-TEAM-02
    if kind == c.VARIOUS:
        return why_not_various(game, seat, item, game.cards.various[team.management])
    if kind != c.CHALLENGE:
        return Refusal(item, c.WHY_NOTHING)  # B11-TEAM-05
    if len(team.footballers) < FOUR:
        return Refusal(item, c.WHY_TOO_FEW, (len(team.footballers),))  # B11-CHALLENGE-02
    return Refusal(item, c.WHY_NO_TARGET)  # B11-CHALLENGE-03, B11-TEAM-58


def is_on_card(game: Best11, card: int, kind: int) -> bool:
    printed = [game.cards.economic, game.cards.event_draws, game.cards.challenge, game.cards.various]
    return printed[kind][card] != c.NONE


def why_not_various(game: Best11, seat: int, item: int, various: int) -> Refusal:
    team = game.teams[seat]
    if various in (c.POACH, c.FREE_FOOTBALLER, c.FREE_COACH) and team.bought:
        return Refusal(item, c.WHY_BOUGHT_BEFORE)  # B11-TEAM-21, B11-TEAM-27, B11-TEAM-30
    if various == c.POACH:
        return why_not_poach(game, seat, item)
    if various == c.FREE_COACH and team.coach != NOBODY:
        return Refusal(item, c.WHY_ONE_COACH)  # B11-TEAM-32
    if various == c.CAPTAIN and not team.armband:
        return Refusal(item, c.WHY_NO_ARMBAND)  # B11-TEAM-53
    if various in (c.SWAP_FOOTBALLER, c.SWAP_COACH):
        return why_not_swap(game, seat, item, various)
    if various in (c.FREE_FOOTBALLER, c.FREE_COACH, c.BUY_SEVERAL):
        return why_not_sign(game, seat, item, various)
    return Refusal(item, c.WHY_NOTHING)  # B11-TEAM-05


def why_not_poach(game: Best11, seat: int, item: int) -> Refusal:
    """Nobody to take, all immune, no place, or too dear."""
    owners = [other for other in range(game.seats) if other != seat and game.teams[other].footballers]
    open_to_it = [other for other in owners if not (game.teams[other].immune and game.rules.immune_to_poaching)]
    if owners and not open_to_it:
        return Refusal(item, c.WHY_RIVALS_IMMUNE)  # B11-TEAM-59
    prices: list[int] = []
    for owner in open_to_it:
        for card in game.teams[owner].footballers:
            if fits(game, seat, card):
                prices.append(poach_price(game, owner, card))
    return no_place_or_no_money(game, seat, item, bool(owners), prices)


def why_not_swap(game: Best11, seat: int, item: int, various: int) -> Refusal:
    team, coach = game.teams[seat], various == c.SWAP_COACH
    own = ([team.coach] if team.coach != NOBODY else []) if coach else team.footballers
    market = [card for card in game.market if (game.cards.role[card] == COACH) == coach]
    prices: list[int] = []
    for out in own:
        for card in market:
            if coach or fits_for(game, seat, card, out):
                prices.append(swap_price(game, seat, out, card))
    return no_place_or_no_money(game, seat, item, bool(own and market), prices)


def why_not_sign(game: Best11, seat: int, item: int, various: int) -> Refusal:
    """From the market: free of charge, or several of them."""
    market = game.market
    if various != c.BUY_SEVERAL:
        market = [card for card in market if (game.cards.role[card] == COACH) == (various == c.FREE_COACH)]
    prices = [price(game, seat, card) for card in market if fits(game, seat, card)]
    return no_place_or_no_money(game, seat, item, bool(market), prices)


def no_place_or_no_money(game: Best11, seat: int, item: int, anybody: bool, prices: list[int]) -> Refusal:
    """B11-TEAM-05, B11-PITCH-05, B11-GEN-04: nobody is there, nobody has a place, or the cheapest is too dear."""
    if not anybody:
        return Refusal(item, c.WHY_NOTHING)
    if not prices:
        return Refusal(item, c.WHY_NOBODY_FITS)
    return Refusal(item, c.WHY_NO_MONEY, (min(prices), game.teams[seat].money))


def why_not_play(game: Best11, seat: int) -> list[Refusal]:
    """Return a refusal for each event card of the hand, as if none could be played."""
    return [Refusal(c.PLAY + event, why_not_event(game, seat, event)) for event in distinct(game.teams[seat].hand)]


def why_not_event(game: Best11, seat: int, event: int) -> int:
    """B11-EVENT-15, B11-EVENT-17"""
    effect = game.cards.effect[event]
    if not timely(game, seat, game.cards.window[event], c.W_OPEN):
        return c.WHY_OTHER_WINDOW
    if effect == c.E_BARGAIN and not may_buy(game, seat):
        return c.WHY_BOUGHT  # B11-MARKET-04
    if effect == c.E_TWIN and not any(may_twin(game, seat, other) for other in range(game.seats) if other != seat):
        return c.WHY_TWINNED_BEFORE  # B11-MULTI-16
    return c.WHY_CARD_NOTHING
