"""The various opportunities: poach, free signing, swap, buy several, renew, captain, immunity.

B11-TEAM-20  Poach: take a rival's footballer and pay that rival twice his value.
B11-TEAM-21  Only if nothing was bought this round.
B11-TEAM-22  It uses up the purchase.
B11-TEAM-23  (ruling) The value doubled is the current one, with the captain's 2.
B11-TEAM-24  (ruling) The rival cannot refuse; the whole sum and a free place are needed.
B11-TEAM-25  (ruling) He comes without an armband, and with his injury.
B11-TEAM-26  Free footballer: sign one of the market without paying.
B11-TEAM-27  Only if nothing was bought this round.
B11-TEAM-28  It uses up the purchase.
B11-TEAM-29  Free coach: sign one of the market without paying.
B11-TEAM-30  Only if nothing was bought this round.
B11-TEAM-31  It uses up the purchase.
B11-TEAM-32  (ruling) Only without a coach.
B11-TEAM-33  Swap: replace an own footballer by one of the market, paying the difference in price.
B11-TEAM-34  The purchase is kept.
B11-TEAM-35  (ruling) Never less than nothing: no refund.
B11-TEAM-36  (ruling) Printed prices, armband or not.
B11-TEAM-37  (ruling) Of another role, if a place is free once the old one is gone.
B11-TEAM-38  (ruling) The old one is discarded; the market is not filled up.
B11-TEAM-39  Swap coach: the same with the coach.
B11-TEAM-40  A footballer may still be bought.
B11-TEAM-41  A coach may not: the team has one.
B11-TEAM-42  (ruling) No refund, and the old coach is discarded.
B11-TEAM-43  Buy several: as many as he can pay.
B11-TEAM-44  An exception to the limit of one.
B11-TEAM-45  (ruling) One after another, one coach at most; an earlier purchase does not matter.
B11-TEAM-46  Renew: the market is discarded and new cards are turned up, never more than allowed.
B11-TEAM-47  (ruling) It is filled to the full number, even if cards had been sold.
B11-TEAM-48  (ruling) The purchase is not touched.
B11-TEAM-49  Captain: the armband goes to one of the club's footballers.
B11-TEAM-52  (ruling) One captain; naming another moves the armband.
B11-TEAM-54  Immunity: immune to any action for the round.
B11-TEAM-55  Who attempts one has lost his right to it and may challenge nobody else.
B11-TEAM-56  (ruling) Revealed when challenged, before or after one's own turn, if nothing of the card was used.
B11-TEAM-57  (ruling) That is the opportunity of the round, and he stays immune to its end.
B11-TEAM-58  (ruling) It may be declared in one's turn; an immune team cannot be named.
B11-TEAM-59  (ruling) Against challenges only, not against poaching or event cards.
B11-MULTI-11  A free footballer or coach may be foreign.
B11-MULTI-12  (ruling) He stays free.
B11-MULTI-13  A renewed market keeps the origins of the round.
B11-MULTI-14  In a swap a foreign newcomer costs 2 more.
B11-MULTI-15  In poaching he does not.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import COACH
from touchline.titles.best_11.rules.formation import discard, fits, fits_for, join, leave, value
from touchline.titles.best_11.rules.market import buy, clear_market, lay_market, purchases
from touchline.titles.best_11.rules.several_boxes import surcharge
from touchline.titles.best_11.state import Best11


def available(game: Best11, seat: int, various: int) -> bool:
    """B11-TEAM-05: could this opportunity change anything?"""
    team = game.teams[seat]
    if various == c.POACH:
        return bool(poachable(game, seat))
    if various in (c.FREE_FOOTBALLER, c.FREE_COACH):
        return bool(free_signings(game, seat, various))
    if various == c.SWAP_FOOTBALLER:
        return bool(swaps_out(game, seat))
    if various == c.SWAP_COACH:
        return team.coach != NOBODY and bool(swaps_in(game, seat, team.coach))
    if various == c.BUY_SEVERAL:
        return bool(purchases(game, seat))
    if various == c.RENEW_MARKET:
        return bool(game.market) or any(game.team_bag) or any(game.team_discard)
    if various == c.CAPTAIN:
        return bool(captains(game, seat))
    return various == c.IMMUNITY and not team.immune


def carry_out(game: Best11, seat: int, various: int) -> None:
    """The card is up: now the move."""
    if various == c.POACH:
        game.then((c.STEP_NAME_TARGET, seat))
    elif various in (c.FREE_FOOTBALLER, c.FREE_COACH):
        game.then((c.STEP_SIGN_FREE, seat, various))
    elif various == c.SWAP_FOOTBALLER:
        game.then((c.STEP_SWAP_OUT, seat))
    elif various == c.SWAP_COACH:
        game.then((c.STEP_SWAP_IN, seat, game.teams[seat].coach))
    elif various == c.BUY_SEVERAL:
        game.teams[seat].several = True
        game.then((c.STEP_BUY_MORE, seat))
    elif various == c.RENEW_MARKET:
        renew(game, seat)
    elif various == c.CAPTAIN:
        game.then((c.STEP_NAME_CAPTAIN, seat))
    else:
        game.teams[seat].immune = c.OPEN  # B11-TEAM-54, B11-TEAM-58
        game.tell(c.TELL_IMMUNE, seat)


def poach_price(game: Best11, owner: int, card: int) -> int:
    """B11-TEAM-20, B11-TEAM-23, B11-MULTI-15: twice his value, foreign or not."""
    worth = value(game, game.teams[owner], card) if game.rules.poach_counts_armband else game.cards.value[card]
    return 2 * worth


def poachable(game: Best11, seat: int) -> list[int]:
    """B11-TEAM-21, B11-TEAM-24: rivals' footballers that can be paid and placed, if nothing was bought."""
    team = game.teams[seat]
    if team.bought:
        return []
    found: list[int] = []
    for owner in range(game.seats):
        rival = game.teams[owner]
        if owner == seat or (rival.immune and game.rules.immune_to_poaching):  # B11-TEAM-59
            continue
        for card in rival.footballers:
            if fits(game, seat, card) and poach_price(game, owner, card) <= team.money:
                found.append(card)
    return found


def name_target(game: Best11, seat: int) -> None:
    """B11-TEAM-20, B11-TEAM-24: he is taken; where immunity protects from it, its holder may show it first."""
    card = game.ask(seat, c.ASK_POACH, poachable(game, seat))
    owner = game.owner(card)
    if game.rules.immune_to_poaching:
        game.then((c.STEP_SHELTER_POACH, seat, owner, card))
    else:
        poach(game, seat, owner, card)


def poach(game: Best11, seat: int, owner: int, card: int) -> None:
    """B11-TEAM-20, B11-TEAM-22, B11-TEAM-25"""
    cost = poach_price(game, owner, card)
    game.teams[seat].money -= cost
    game.teams[owner].money += cost
    game.teams[seat].bought = True
    leave(game, owner, card)
    join(game, seat, card)
    game.tell(c.TELL_POACHED, seat, owner, card, cost)


def free_signings(game: Best11, seat: int, various: int) -> list[int]:
    """Footballers or coaches of the market that fit.

    B11-TEAM-26, B11-TEAM-27, B11-TEAM-29, B11-TEAM-30, B11-TEAM-32, B11-MULTI-11
    """
    if game.teams[seat].bought:
        return []
    wants_coach = various == c.FREE_COACH
    return [card for card in game.market if (game.cards.role[card] == COACH) == wants_coach and fits(game, seat, card)]


def sign_free(game: Best11, seat: int, various: int) -> None:
    """B11-TEAM-26, B11-TEAM-28, B11-TEAM-29, B11-TEAM-31, B11-MULTI-12: nothing is paid."""
    card = game.ask(seat, c.ASK_FREE, free_signings(game, seat, various))
    game.teams[seat].bought = True
    game.market.remove(card)
    join(game, seat, card)
    game.tell(c.TELL_SIGNED, seat, card)


def swap_price(game: Best11, seat: int, out: int, card: int) -> int:
    """The difference of the printed prices, 2 more for a foreign newcomer.

    B11-TEAM-33, B11-TEAM-35, B11-TEAM-36, B11-MULTI-14, B11-MULTI-21
    """
    difference = game.cards.price[card] + surcharge(game, game.teams[seat], card) - game.cards.price[out]
    return difference if game.rules.swap_refund else max(0, difference)


def swaps_in(game: Best11, seat: int, out: int) -> list[int]:
    """B11-TEAM-33, B11-TEAM-37, B11-TEAM-39: whom the market offers in the place of this one."""
    money, coach = game.teams[seat].money, game.cards.role[out] == COACH
    found: list[int] = []
    for card in game.market:
        same_kind = (game.cards.role[card] == COACH) == coach
        if same_kind and swap_price(game, seat, out, card) <= money and (coach or fits_for(game, seat, card, out)):
            found.append(card)
    return found


def swaps_out(game: Best11, seat: int) -> list[int]:
    return [out for out in game.teams[seat].footballers if swaps_in(game, seat, out)]


def swap_out(game: Best11, seat: int) -> None:
    out = game.ask(seat, c.ASK_SWAP_OUT, swaps_out(game, seat))
    game.then((c.STEP_SWAP_IN, seat, out))


def swap_in(game: Best11, seat: int, out: int) -> None:
    """The purchase is kept; the old one is discarded.

    B11-TEAM-33, B11-TEAM-34, B11-TEAM-38, B11-TEAM-39, B11-TEAM-40, B11-TEAM-41, B11-TEAM-42
    """
    team = game.teams[seat]
    card = game.ask(seat, c.ASK_SWAP_IN, swaps_in(game, seat, out), out)
    cost = swap_price(game, seat, out, card)
    team.money -= cost
    game.market.remove(card)
    if out != team.coach:
        leave(game, seat, out)
    join(game, seat, card)
    discard(game, out)  # B11-TEAM-38, B11-TEAM-42
    game.tell(c.TELL_SWAPPED, seat, out, card, cost)


def buy_more(game: Best11, seat: int) -> None:
    """B11-TEAM-43, B11-TEAM-44, B11-TEAM-45: the next purchase or stop; a window after each."""
    offered = purchases(game, seat)
    card = game.ask(seat, c.ASK_BUY_MORE, [PASS, *offered]) if offered else PASS
    if card == PASS:
        game.teams[seat].several = False
        return
    buy(game, seat, card)
    game.then((c.STEP_WINDOW,), (c.STEP_BUY_MORE, seat))


def renew(game: Best11, seat: int) -> None:
    """B11-TEAM-46, B11-TEAM-47, B11-TEAM-48, B11-MULTI-13"""
    game.tell(c.TELL_RENEWED, seat)
    clear_market(game)
    lay_market(game)


def captains(game: Best11, seat: int) -> list[int]:
    """Any own footballer who is not captain, while there is an armband to give.

    B11-TEAM-49, B11-TEAM-52, B11-TEAM-53
    """
    team = game.teams[seat]
    return [card for card in team.footballers if card != team.captain] if team.armband else []


def name_captain(game: Best11, seat: int) -> None:
    """B11-TEAM-49, B11-TEAM-52"""
    card = game.ask(seat, c.ASK_CAPTAIN, captains(game, seat))
    game.teams[seat].captain = card
    game.tell(c.TELL_CAPTAIN, seat, card)
