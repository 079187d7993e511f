"""Several club boxes, and two people."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CARDS,
    CLEO,
    attack,
    buy,
    deal,
    defence,
    event,
    ex,
    hold,
    lay_white,
    numbers_of,
    offer,
    open_game,
    own,
    pay,
    play,
    round_one,
    run,
    sign,
    step,
    stop,
    take,
    tops,
    use,
)

from touchline.kernel.errors import BadOption
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.options import boxes_of
from touchline.titles.best_11.rules.aims import aims
from touchline.titles.best_11.rules.management import opportunities
from touchline.titles.best_11.rules.market import price
from touchline.titles.best_11.rules.moves import poach_price, swap_price
from touchline.titles.best_11.rules.scoring import lines
from touchline.titles.best_11.rules.several_boxes import tactics, tactics_count


@rule("B11-MULTI-01", "B11-MULTI-04")
def test_people_may_play_with_different_clubs() -> None:
    game = open_game(3, boxes=3)
    assert [team.box for team in game.teams] == [0, 1, 2]

    game = open_game(4, box_1=2, box_2=1, box_3=2, box_4=3)

    assert [team.box for team in game.teams] == [1, 0, 1, 2]
    assert game.boxes == (0, 1, 2)


@rule("B11-MULTI-04", "B11-MULTI-19")
def test_everybody_uses_the_material_of_the_own_box() -> None:
    game = round_one(3, boxes=2)  # Ann and Cleo share the first box
    first, second = game.event_bag[0], game.event_bag[1]
    step(game, (c.STEP_DEAL_EVENTS,), [], [first[0], second[0], first[1], first[2], second[1], first[3]])

    assert [len(bag) for bag in game.event_bag] == [51, 53, 0]
    step(game, (c.STEP_ROUND_START,), [], [*tops(game, [0, 0, 1, 0]), 4, 4, 5])  # a fourth card of each box

    assert [team.management for team in game.teams] == [5, 4, 4]
    assert [len(bag) for bag in game.management_bag] == [8, 9, 0]


@rule("B11-MULTI-19")
def test_a_box_that_nobody_plays_stays_shut() -> None:
    game = open_game(2, boxes=2)

    assert [len(bag) for bag in game.team_bag] == [86, 86, 0]
    assert [len(bag) for bag in game.action_bag] == [40, 40, 0]
    assert [len(bag) for bag in game.management_bag] == [10, 10, 0]


@rule("B11-MULTI-07", "B11-MULTI-08", "B11-MULTI-21")
def test_a_foreign_card_may_be_bought_for_two_more_and_is_worth_what_it_is() -> None:
    game = round_one(2, boxes=2)
    (card,) = offer(game, "L.D4")
    assert (price(game, ANN, card), price(game, BOB, card)) == (6, 4)
    pay(game, 6)

    stop(game, (c.STEP_MENU, ANN), [buy(card)])

    assert (game.teams[ANN].money, lines(game, ANN)[0]) == (0, 4)
    assert poach_price(game, ANN, card) == 8


@rule("B11-MULTI-09", "B11-MULTI-15")
def test_management_and_event_cards_bring_in_foreigners() -> None:
    game = round_one(3, boxes=3)
    (striker,) = sign(game, BOB, "A4")
    pay(game, 8)
    run(game, (c.STEP_NAME_TARGET, ANN), [striker])
    assert game.teams[ANN].footballers == [striker]
    assert game.teams[ANN].money == 0

    (defender,) = sign(game, CLEO, "D2")
    deal(game, ANN, "even_swap")
    game.active = ANN
    stop(game, (c.STEP_MENU, ANN), [play("even_swap"), c.YES])

    assert game.teams[ANN].footballers == [defender]


@rule("B11-MULTI-10")
def test_management_cards_are_the_same_in_every_box() -> None:
    game = round_one(2, boxes=2)
    for seat in (ANN, BOB):
        sign(game, seat, "P1 D1 C1 A1 X1")
        pay(game, 20, 20)
        hold(game, seat, "G01")

    assert opportunities(game, ANN) == opportunities(game, BOB)
    assert use("G01", c.VARIOUS) in opportunities(game, ANN)


@rule("B11-MULTI-13", "B11-MULTI-25")
def test_market_cards_are_drawn_in_order_of_play() -> None:
    game = round_one(3, boxes=3)
    game.base_order = [CLEO, ANN, BOB]
    game.round = 0
    cards = tops(game, [2, 2, 0, 1])

    step(game, (c.STEP_ROUND_START,), [], [*cards, 0, 1, 2])

    assert [CARDS.box_of[card] for card in game.market] == [2, 2, 0, 1]
    assert numbers_of(game, "laid") == [(card, CARDS.price[card]) for card in cards]


@rule("B11-MARKET-03", "B11-MULTI-06")
def test_as_a_setting_only_missing_origins_are_filled() -> None:
    game = round_one(3, boxes=3, market_leftovers="keep")
    left = offer(game, "V.D1 V.D2 B.D3")
    game.round = 0

    step(game, (c.STEP_ROUND_START,), [], [*tops(game, [1]), 0, 1, 2])  # 0 0 1 2 are due

    assert [CARDS.box_of[card] for card in game.market] == [0, 0, 2, 1]
    assert game.market[:3] == left


@rule("B11-MULTI-20")
def test_unsold_cards_go_back_to_their_own_box() -> None:
    game = round_one(3, boxes=3)
    left = offer(game, "V.D1 L.D2 B.D3")

    step(game, (c.STEP_ROUND_END,))

    assert game.team_discard == [[left[0]], [left[1]], [left[2]]]


@rule("B11-MULTI-20")
def test_a_card_sold_goes_back_to_its_own_box() -> None:
    game = round_one(2, boxes=2)
    (foreign,) = sign(game, BOB, "A4")
    pay(game, 8)
    run(game, (c.STEP_NAME_TARGET, ANN), [foreign])
    deal(game, ANN, "capital_gain")
    game.active = ANN

    stop(game, (c.STEP_MENU, ANN), [play("capital_gain")])

    assert game.team_discard[1] == [foreign]
    assert game.teams[ANN].money == 7


@rule("B11-MULTI-22")
def test_two_people_of_two_clubs_shuffle_every_four_rounds() -> None:
    game = round_one(2, boxes=2)
    game.round = 0
    for number in range(4):
        boxes = [0, 0, 1] if number % 2 == 0 else [1, 1, 0]
        step(game, (c.STEP_ROUND_START,), [], [*tops(game, boxes), number, number])
        step(game, (c.STEP_ROUND_END,))
        game.agenda = []

    assert [len(bag) for bag in game.management_bag[:2]] == [6, 6]
    step(game, (c.STEP_ROUND_START,), [], [*tops(game, [0, 0, 1]), 0, 0])
    assert [len(bag) for bag in game.management_bag[:2]] == [9, 9]


@rule("B11-MULTI-23")
@pytest.mark.parametrize(("clash", "points"), [("global", 0), ("head_to_head", 1)])
def test_a_third_party_with_superior_tactics(clash: str, points: int) -> None:
    game = round_one(3, boxes=3, superior_tactics_clash=clash)
    lay_white(game, ANN, "superior_tactics")
    lay_white(game, BOB, "superior_tactics")

    assert tactics_count(game, game.teams[ANN], game.teams[CLEO]) == points
    assert tactics_count(game, game.teams[ANN], game.teams[BOB]) == 0


@rule("B11-MULTI-16")
def test_within_one_club_twinning_may_be_played_back() -> None:
    game = round_one(3)
    game.round, game.twinnings = 9, [(BOB, ANN)]

    assert aims(game, ANN, event("twinning")) == [BOB, CLEO]


@rule("B11-MULTI-16", "B11-EVENT-18")
def test_a_twinning_that_was_appealed_was_played_all_the_same() -> None:
    game = round_one(3, boxes=3)
    deal(game, ANN, "twinning")
    deal(game, BOB, "appeal_upheld", "twinning")

    run(game, (c.STEP_WINDOW,), [event("twinning"), BOB, event("appeal_upheld"), PASS])

    assert (game.twinned, game.twinnings) == ([], [(ANN, BOB)])
    assert aims(game, BOB, event("twinning")) == [CLEO]


@rule("B11-2P-01")
def test_with_two_all_else_is_as_with_more() -> None:
    two, three = open_game(2), open_game(3)

    assert (two.rules.start_money, two.rules.start_events) == (three.rules.start_money, three.rules.start_events)
    assert [len(two.team_bag[0]), len(two.action_bag[0]), len(two.management_bag[0])] == [86, 40, 10]
    game = round_one(2)
    step(game, (c.STEP_ROUND_START,), [], [*tops(game, [0, 0, 0]), 0, 1])
    assert len(game.market) == 3


def test_boxes_that_are_not_there_are_refused() -> None:
    with pytest.raises(BadOption):
        open_game(2, boxes=4)
    options = {f"box_{number}": 0 for number in range(1, 6)} | {"boxes": 2}
    assert boxes_of(5, options) == [0, 1, 0, 1, 0]


@rule("B11-EVENT-19")
def test_superior_tactics_pay_nothing() -> None:
    game = round_one(3)
    lay_white(game, ANN, "superior_tactics", "tv_rights")

    step(game, (c.STEP_ROUND_START,), [], [*tops(game, [0] * 4), 0, 1, 2])

    assert game.teams[ANN].money == 2


CORNER, SAVE_5 = attack("C+D=6", "corner"), defence("P=5", "save")


DECKS = [(3, 1, 67), (5, 1, 67), (2, 1, 56), (3, 3, 55), (2, 2, 44)]


@rule("B11-MULTI-08", "B11-MULTI-14", "B11-MULTI-15", "B11-MULTI-21")
@ex("X-57")
def test_a_foreign_card_costs_two_more_but_not_when_poached() -> None:
    game = round_one(2, boxes=2)
    (foreign,) = offer(game, "L.C4")
    pay(game, 20, 20)
    stop(game, (c.STEP_MENU, ANN), [buy(foreign)])
    assert game.teams[ANN].money == 14

    (foreign,) = offer(game, "L.C4")
    deal(game, ANN, "market_bargain")
    game.teams[ANN].bought, game.active = False, ANN
    stop(game, (c.STEP_MENU, ANN), [play("market_bargain"), buy(foreign)])
    assert game.teams[ANN].money == 11

    (striker,) = sign(game, BOB, "A4")
    game.teams[ANN].bought = False
    run(game, (c.STEP_NAME_TARGET, ANN), [striker])
    assert game.teams[ANN].money == 3

    home, new_home, new_foreign = take(game, "D3"), take(game, "D4"), take(game, "L.D4")
    assert swap_price(game, ANN, home, new_foreign) == 3
    assert swap_price(game, ANN, new_foreign, new_home) == 0


@rule("B11-MULTI-11", "B11-MULTI-12")
@ex("X-58")
def test_a_free_foreigner_is_free() -> None:
    game = round_one(2, boxes=2)
    (foreign,) = offer(game, "L.A6")
    pay(game, 1)
    hold(game, ANN, "G02")

    stop(game, (c.STEP_MENU, ANN), [use("G02", c.VARIOUS), foreign])

    assert (game.teams[ANN].money, game.teams[ANN].footballers) == (1, [foreign])


@rule("B11-MULTI-13", "B11-MULTI-20")
@ex("X-59")
def test_a_renewed_market_keeps_the_origins_and_gives_each_box_its_cards_back() -> None:
    game = round_one(4, boxes=3, box_1=2, box_2=1, box_3=2, box_4=3)
    left = offer(game, "L.D1 V.D2 B.D3")  # an L and another L were sold
    hold(game, BOB, "G07")
    new = tops(game, [1, 1, 0, 1, 2])

    stop(game, (c.STEP_MENU, BOB), [use("G07", c.VARIOUS)], new)

    assert game.team_discard == [[left[1]], [left[0]], [left[2]]]
    assert [CARDS.box_of[card] for card in game.market] == [1, 1, 0, 1, 2]


@rule("B11-MULTI-17", "B11-MULTI-23")
@ex("X-60")
@pytest.mark.parametrize("both", [True, False])
def test_two_superior_tactics_cancel_each_other(both: bool) -> None:
    game = round_one(3, boxes=2, box_3=1)
    sign(game, ANN, "P1 D3 C3 A1")
    sign(game, CLEO, "P2 D1 C1 A2")
    lay_white(game, ANN, "superior_tactics")
    if both:
        lay_white(game, BOB, "superior_tactics")

    stop(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3")], [CORNER, SAVE_5])

    assert numbers_of(game, "succeeded") == [(ANN, 6 if both else 7)]


@rule("B11-MULTI-16")
@ex("X-61")
def test_twinning_is_never_played_back() -> None:
    game = round_one(3, boxes=3)
    game.round = 9
    game.twinnings = [(BOB, ANN)]

    assert aims(game, ANN, event("twinning")) == [CLEO]
    assert aims(game, CLEO, event("twinning")) == [ANN, BOB]


@rule("B11-2P-09", "B11-MULTI-18", "B11-MULTI-22")
@ex("X-62")
@pytest.mark.parametrize(("seats", "boxes", "cards"), DECKS)
def test_the_event_deck_of_a_box(seats: int, boxes: int, cards: int) -> None:
    game = open_game(seats, boxes=boxes)

    assert [len(game.event_bag[box]) for box in game.boxes] == [cards] * boxes


@rule("B11-MULTI-17")
def test_income_in_play_is_no_superior_tactics() -> None:
    game = round_one(2)
    lay_white(game, ANN, "tv_rights", "superior_tactics")

    assert tactics(game, game.teams[ANN]) == 1
