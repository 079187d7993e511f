"""Money that is held, reserved and spent; action cards exchanged for new ones."""

from __future__ import annotations

from tests.scenes import rule
from tests.titles.masters_of_football.laid import (
    OURS,
    card,
    draw_in_order,
    hand,
    kinds,
    league,
    manager,
    numbers_told,
    options_of,
    run,
    vector,
)

from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.rules.money import card_cost, exchange, free_money, may_exchange, pay_card
from touchline.titles.masters_of_football.state import Mof


def rich(money: int, *cards: int) -> Mof:
    game = league(2)
    game.teams[0].money = money
    hand(game, 0, *cards)
    return game


def swap(game: Mof) -> None:
    exchange(game, 0)


@vector("T41")
@rule("MOF-EXCH-02, 07", "MOF-EXCH-01, 03")
def test_two_are_discarded_before_two_are_drawn(vector: str) -> None:
    game = rich(3, 10, 11)
    game.pile, game.discard = [20], []

    run(game, swap, [(0, codes.ASK_EXCHANGE_CARD, 10), (0, codes.ASK_EXCHANGE_CARD, 11)], draws=draw_in_order(12))

    assert game.teams[0].hand == [11, 20]
    assert (game.pile, game.discard, game.teams[0].money) == ([10], [], 1)
    assert numbers_told(game, codes.TELL_RESHUFFLED) == [(4,)]


@rule("MOF-EXCH-08")
def test_one_million_is_paid_for_each_card_really_drawn() -> None:
    game = rich(5, 10, 11, 12)
    game.pile, game.discard = [], []

    run(game, swap, [(0, codes.ASK_EXCHANGE_CARD, 11), (0, codes.ASK_EXCHANGE_CARD, PASS)])

    assert game.teams[0].hand == [10, 11, 12]
    assert game.teams[0].money == 4


@rule("MOF-EXCH-01, 03", "MOF-MONEY-03")
def test_no_more_cards_than_millions() -> None:
    game = rich(2, 10, 11, 12)

    plan = run(
        game, swap, [(0, codes.ASK_EXCHANGE_CARD, 10), (0, codes.ASK_EXCHANGE_CARD, 12)], draws=draw_in_order(31, 32)
    )

    assert kinds(plan) == [codes.ASK_EXCHANGE_CARD] * 2
    assert (game.teams[0].hand, game.teams[0].money) == ([11, 30, 31], 0)


@rule("MOF-EXCH-06")
def test_only_cards_in_hand_are_exchanged() -> None:
    game = rich(9, 10, 12)

    plan = run(game, swap, [(0, codes.ASK_EXCHANGE_CARD, 12)], draws=draw_in_order(41))

    assert options_of(plan, 0, codes.ASK_EXCHANGE_CARD) == [10, 12]
    assert game.discard == [12]


@rule("MOF-EXCH-01", "MOF-MONEY-03")
def test_a_manager_without_money_or_cards_exchanges_nothing() -> None:
    assert may_exchange(rich(1, 3).teams[0])
    assert not may_exchange(rich(0, 3).teams[0])
    assert not may_exchange(rich(5).teams[0])


@rule("MOF-CARD-21")
def test_reserved_money_cannot_be_spent() -> None:
    game = rich(4, card(15), card(16))

    pay_card(game, game.teams[0], card(15))

    assert (game.teams[0].money, free_money(game.teams[0])) == (4, 1)
    game.teams[0].reserve = 4
    assert not may_exchange(game.teams[0])


@rule("MOF-CARD-03, 04")
def test_a_card_costs_what_is_printed_on_it() -> None:
    game = rich(9, card(1))

    pay_card(game, game.teams[0], card(1))

    assert game.teams[0].money == 9 - OURS.price[card(1)] == 7


@rule("MOF-SYM-17, 18")
def test_evolution_costs_the_sports_scientist_nothing() -> None:
    game = rich(9, card(1))
    game.teams[0].manager = manager("Sports Scientist")

    costs = [card_cost(game, game.teams[0], card(code)) for code in (23, 26, 32, 1, 35)]

    assert costs == [0, 0, 0, 2, 1]
    assert card_cost(game, game.teams[1], card(23)) == 2


@rule("MOF-SYM-18")
def test_his_exchanges_still_cost_one_million() -> None:
    game = rich(3, card(23))
    game.teams[0].manager = manager("Sports Scientist")

    run(game, swap, [(0, codes.ASK_EXCHANGE_CARD, card(23))], draws=draw_in_order(41))

    assert game.teams[0].money == 2
