"""The transfer market, after matchday 3.

MOF-TRANSFER-01 Each manager receives 3M.
MOF-TRANSFER-02 Each is dealt one gold, one silver and one bronze player.
MOF-TRANSFER-03 He may buy any number of them with the money he has; MOF-TRANSFER-04 (ruling) the others are discarded.
MOF-TRANSFER-05 Then five action cards for each; MOF-TRANSFER-06 he keeps five at most, and chooses which.
MOF-TRANSFER-07 No squad above six at the end of the phase.
MOF-TRANSFER-08 (ruling) In this order, each step completed by all.
MOF-TRANSFER-09 (ruling) Purchases, card choices and discards are secret and at once.
MOF-TRANSFER-10 (ruling) Super-Agent Partnership is dealt three here like everyone.
MOF-TRANSFER-11 (ruling) A purchase may lift the squad above six until then.
"""

from __future__ import annotations

from typing import Final

from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.rules.calendar import open_office
from touchline.titles.masters_of_football.rules.money import receive
from touchline.titles.masters_of_football.rules.piles import deal_cards, deal_players, discard_card, people
from touchline.titles.masters_of_football.rules.setup import choose_players, purchase
from touchline.titles.masters_of_football.state import Mof

MARKET_MONEY: Final = 3
MARKET_DEALS: Final = (1, 1, 1)  # gold, silver, bronze
HAND_LIMIT: Final = 5


def market(game: Mof) -> None:
    """MOF-TRANSFER-08: money, players, action cards, squad limit."""
    game.tell(c.TELL_MARKET_BEGINS)
    game.then(
        (c.STEP_MARKET_DEAL,), (c.STEP_MARKET_BUY,), (c.STEP_MARKET_CARDS,), (c.STEP_MARKET_KEEP,), (c.STEP_RELEASES,)
    )
    open_office(game)


def market_deal(game: Mof) -> None:
    """MOF-TRANSFER-01, MOF-TRANSFER-02, MOF-TRANSFER-10."""
    for number in people(game):
        receive(game, number, MARKET_MONEY)
    deal_players(game, MARKET_DEALS, [])


def market_buy(game: Mof) -> None:
    """MOF-TRANSFER-03, MOF-TRANSFER-04, MOF-TRANSFER-09."""
    numbers = people(game)
    bought = game.at_once([game.teams[number].seat for number in numbers], buy_transfers, reveal=False)
    for number, players in zip(numbers, bought, strict=True):
        purchase(game, number, players)


def buy_transfers(game: Mof, seat: int) -> list[int]:
    return choose_players(game, seat, len(MARKET_DEALS))  # MOF-TRANSFER-11: no limit here


def market_cards(game: Mof) -> None:
    """MOF-TRANSFER-05."""
    deal_cards(game, HAND_LIMIT)


def market_keep(game: Mof) -> None:
    """MOF-TRANSFER-06."""
    numbers = [number for number in people(game) if len(game.teams[number].hand) > HAND_LIMIT]
    if not numbers:
        return
    gone = game.at_once([game.teams[number].seat for number in numbers], choose_discards)
    for number, cards in zip(numbers, gone, strict=True):
        for card in cards:
            discard_card(game, number, card)


def choose_discards(game: Mof, seat: int) -> list[int]:
    """Which cards go, in ascending order, until five are left."""
    hand = game.teams[game.team_numbers[seat]].hand
    excess = len(hand) - HAND_LIMIT
    gone: list[int] = []
    first = 0
    while len(gone) < excess:
        still = excess - len(gone)
        card = game.ask(seat, c.ASK_KEEP, hand[first : len(hand) - still + 1], still)
        first = hand.index(card) + 1
        gone.append(card)
    return gone
