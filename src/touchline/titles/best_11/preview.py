"""Previews of options: their costs and gains by the rules, from what the seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.action import requirement, total
from touchline.titles.best_11.rules.boosting import rate
from touchline.titles.best_11.rules.coaches import is_coach, suits, worth
from touchline.titles.best_11.rules.effects import points_of
from touchline.titles.best_11.rules.formation import ARMBAND, value
from touchline.titles.best_11.rules.market import price
from touchline.titles.best_11.rules.moves import poach_price, swap_price
from touchline.titles.best_11.state import Best11, Team
from touchline.titles.best_11.ways import with_committed

Numbers = tuple[int, ...]
NONE: Final[Numbers] = ()


def preview(game: Best11, seat: int, kind: int, context: Numbers, option: int) -> Numbers:
    """Return the numbers that the words declare for this kind of question; none for an option without a preview."""
    if option == PASS or kind not in PREVIEWS:
        return NONE
    return PREVIEWS[kind](game, seat, context, option)


# -- the market and the turn: cost, money left, points of the score


def deal(game: Best11, seat: int, cost: int, points: int) -> Numbers:
    return cost, game.teams[seat].money - cost, points


def points_of_card(game: Best11, team: Team, card: int) -> int:
    """Return what a footballer or coach adds to the score of this team."""
    return worth(game, card) + suits(game, team, card) if is_coach(game, card) else value(game, team, card)


def of_item(game: Best11, seat: int, context: Numbers, item: int) -> Numbers:
    if item >= c.PLAY:
        return NONE
    if item >= c.BUY:
        return of_purchase(game, seat, context, item - c.BUY)
    if item == c.BUILD:
        return of_stand(game, seat)
    card, kind = (item - c.USE) // 4, (item - c.USE) % 4
    return (0, game.teams[seat].money + game.cards.economic[card], 0) if kind == c.ECONOMIC else NONE


def of_purchase(game: Best11, seat: int, context: Numbers, card: int) -> Numbers:
    return deal(game, seat, price(game, seat, card), points_of_card(game, game.teams[seat], card))


def of_stand(game: Best11, seat: int) -> Numbers:
    rules = game.rules
    completes = game.teams[seat].stands + 1 == rules.stand_count
    return deal(game, seat, rules.stand_cost, rules.stadium_points if completes else 0)


def of_poach(game: Best11, seat: int, context: Numbers, card: int) -> Numbers:
    cost = poach_price(game, game.owner(card), card)
    return deal(game, seat, cost, points_of_card(game, game.teams[seat], card))


def of_signing(game: Best11, seat: int, context: Numbers, card: int) -> Numbers:
    return deal(game, seat, 0, points_of_card(game, game.teams[seat], card))


def of_swap(game: Best11, seat: int, context: Numbers, card: int) -> Numbers:
    team, out = game.teams[seat], context[0]
    gained = points_of_card(game, team, card) - points_of_card(game, team, out)
    return deal(game, seat, swap_price(game, seat, out, card), gained)


def of_captain(game: Best11, seat: int, context: Numbers, card: int) -> Numbers:
    """Return the footballer's value with the armband."""
    return (game.cards.value[card] + ARMBAND,)


# -- challenges: the total that the option leads to


def of_commitment(game: Best11, seat: int, context: Numbers, card: int) -> Numbers:
    duel = game.duel
    return (total(game, with_committed(duel, [*duel.committed, card])),)


def of_boost(game: Best11, seat: int, context: Numbers, pick: int) -> Numbers:
    """Return cost, money left, the total, and whether it turns the action in favour of this seat."""
    duel = game.duel
    if pick >= c.PLAY:
        effect = game.cards.effect[pick - c.PLAY]
        if effect not in (c.E_ADD, c.E_CLUB, c.E_CROWD):
            return NONE
        cost, added = 0, points_of(game, seat, pick - c.PLAY, effect)
    else:
        cost, added = pick * rate(duel, seat), pick if seat == duel.performer else -pick
    before, number = total(game, duel), requirement(game, duel).number
    turns = (before >= number) != (before + added >= number)
    return cost, game.teams[seat].money - cost, before + added, int(turns)


def of_aim(game: Best11, seat: int, context: Numbers, card: int) -> Numbers:
    """Return, for a card against a committed footballer, the total without what it takes off him."""
    effect, duel = game.cards.effect[context[0]], game.challenge
    if duel is None or effect not in (c.E_CAUTION, c.E_SEND_OFF):
        return NONE
    struck, at = duel.clone(), duel.committed.index(card)
    if effect == c.E_SEND_OFF:
        struck.sent_off[at] = True
    else:
        struck.cautions[at] += game.cards.amount[context[0]]
    return (total(game, struck),)


# -- other event cards


def of_sale(game: Best11, seat: int, context: Numbers, card: int) -> Numbers:
    """Return what a sale brings in money, and what it takes from the score."""
    if game.cards.effect[context[0]] != c.E_SELL:
        return NONE
    return game.cards.value[card] + game.cards.amount[context[0]], -value(game, game.teams[seat], card)


def of_bet(game: Best11, seat: int, context: Numbers, bet: int) -> Numbers:
    """Return stake, money left, and what comes back if the bet is won."""
    stake, event = bet // 2, context[0]
    times = game.cards.more[event] if bet % 2 else game.cards.other[event]
    return stake, game.teams[seat].money - stake, stake * times


def of_exchange(game: Best11, seat: int, context: Numbers, answer: int) -> Numbers:
    """Return what the offered exchange would change in the score."""
    if answer != c.YES:
        return NONE
    team, gets, gives = game.teams[seat], context[1], context[2]
    return (value(game, team, gets) - value(game, team, gives),)


PREVIEWS: Final[dict[int, Callable[[Best11, int, Numbers, int], Numbers]]] = {
    c.ASK_ITEM: of_item,
    c.ASK_BUY_MORE: of_purchase,
    c.ASK_POACH: of_poach,
    c.ASK_FREE: of_signing,
    c.ASK_SWAP_IN: of_swap,
    c.ASK_CAPTAIN: of_captain,
    c.ASK_COMMIT: of_commitment,
    c.ASK_BOOST: of_boost,
    c.ASK_PLAYER: of_aim,
    c.ASK_OWN_PLAYER: of_sale,
    c.ASK_BET: of_bet,
    c.ASK_ACCEPT: of_exchange,
}
