"""Money, and the exchange of action cards.

MOF-MONEY-01    Money comes in whole millions.
MOF-MONEY-02    (ruling) The bank never runs out.
MOF-MONEY-03    (ruling) Nobody spends what he does not have: no debts, no loans.
MOF-MONEY-04    (ruling) Nothing is given, lent, sold or swapped among managers or to the bank.
MOF-MONEY-05    (ruling) What each holds is public.
MOF-EXCH-01     A manager may exchange action cards for 1M each.
MOF-EXCH-02     They are discarded before the new ones are drawn.
MOF-EXCH-03     Several may be exchanged in one go.
MOF-EXCH-04     (ruling) At any moment: wherever a window asks him something, the exchange stands beside it.
MOF-EXCH-05     (ruling) Not between an announcement to play and the reveal, nor while an effect is being resolved.
MOF-EXCH-06     (ruling) Only cards in hand.
MOF-EXCH-07     (ruling) The cards just discarded are shuffled in if the pile runs out.
MOF-EXCH-08     (ruling) The hand does not grow; 1M is paid for each card really drawn.
MOF-EXCH-09     (ruling) Exchanges are carried out one by one, in the order of the window.
MOF-CARD-03     Playing a card costs what is printed on it; MOF-CARD-04 (ruling) paid when played, never given back.
MOF-CARD-19     A Win Bonus needs 3M in hand; MOF-CARD-21 (ruling) they stay reserved until it is paid.
MOF-SYM-18      (ruling) Who has evolution cards for nothing pays 0 for them; an exchange still costs 1M.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.handbook import BONUS_RESERVE
from touchline.titles.masters_of_football.printed import EVOLUTION, POINTS, ZERO_COST_EVOLUTION
from touchline.titles.masters_of_football.rules.piles import discard_card, draw_card
from touchline.titles.masters_of_football.state import Mof, Team

EXCHANGE_PRICE: Final = 1


def receive(game: Mof, number: int, amount: int) -> None:
    """MOF-MONEY-02."""
    game.teams[number].money += amount
    game.tell(c.TELL_MONEY_RECEIVED, number, amount)


def free_money(team: Team) -> int:
    """MOF-MONEY-03, MOF-CARD-21: what is held less what is reserved."""
    return team.money - team.reserve


def card_cost(game: Mof, team: Team, card: int) -> int:
    """What must be free to play the card (MOF-CARD-03, MOF-CARD-19)."""
    printed = game.cards.price[card]
    if printed == POINTS:
        return BONUS_RESERVE
    if game.cards.kind[card] == EVOLUTION and game.cards.ability(team.manager, ZERO_COST_EVOLUTION):
        return 0  # MOF-SYM-18
    return printed


def pay_card(game: Mof, team: Team, card: int) -> None:
    """MOF-CARD-04: paid as it is played; a Win Bonus reserves (MOF-CARD-21)."""
    if game.cards.price[card] == POINTS:
        team.reserve += BONUS_RESERVE
    else:
        team.money -= card_cost(game, team, card)


def may_exchange(team: Team) -> bool:
    return bool(team.hand) and team.money - team.reserve >= EXCHANGE_PRICE


def exchanges_left(team: Team) -> int:
    """MOF-EXCH-01: as many cards as can be paid, and no more than the hand holds."""
    return min(free_money(team) // EXCHANGE_PRICE, len(team.hand))


def exchange(game: Mof, number: int) -> None:
    """MOF-EXCH-01 to MOF-EXCH-03, MOF-EXCH-06 to MOF-EXCH-08."""
    team = game.teams[number]
    most = free_money(team) // EXCHANGE_PRICE
    out = [game.ask(team.seat, c.ASK_EXCHANGE_CARD, team.hand[:], free_money(team))]
    while len(out) < most and later_cards(team, out[-1]):
        later = later_cards(team, out[-1])
        card = game.ask(team.seat, c.ASK_EXCHANGE_CARD, [PASS, *later], free_money(team) - len(out))
        if card == PASS:
            break
        out.append(card)
    for card in out:
        discard_card(game, number, card)  # MOF-EXCH-02
    for card in out:
        if draw_card(game, number):
            team.money -= EXCHANGE_PRICE  # MOF-EXCH-08
    game.tell(c.TELL_CARDS_EXCHANGED, number, len(out))


def later_cards(team: Team, last: int) -> list[int]:
    """Cards are named in ascending order: those that can still be named after the last one."""
    return [card for card in team.hand if card > last]
