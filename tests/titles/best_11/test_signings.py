"""Poaching, swaps, free footballers, coaches and captains."""

from __future__ import annotations

from tests.scenes import rule
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    buy,
    ex,
    formation,
    hold,
    name_of,
    numbers_of,
    offer,
    pay,
    round_one,
    run,
    sign,
    stop,
    story,
    tops,
    use,
)

from touchline.kernel.game import NOBODY
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.formation import leave, value
from touchline.titles.best_11.rules.management import opportunities
from touchline.titles.best_11.rules.market import price, purchases
from touchline.titles.best_11.rules.moves import captains, free_signings, poachable, swap_price, swaps_in


def on_the_menu(options: list[int], least: int, most: int) -> list[int]:
    return [item for item in options if least <= item < most]


@rule("B11-TEAM-20")
@ex("X-31")
def test_a_poached_footballer_costs_twice_his_value() -> None:
    game = round_one(2)
    (striker,) = sign(game, BOB, "A5")
    pay(game, 12)

    run(game, (c.STEP_NAME_TARGET, ANN), [striker])

    assert [team.money for team in game.teams] == [2, 10]
    assert [team.footballers for team in game.teams] == [[striker], []]


@rule("B11-TEAM-23", "B11-TEAM-25", "B11-TEAM-51", "B11-TEAM-53")
@ex("X-32")
def test_a_poached_captain_costs_his_raised_value_and_comes_without_it() -> None:
    game = round_one(2)
    captain, other = sign(game, BOB, "C4 D1")
    game.teams[BOB].captain = captain
    pay(game, 12)

    run(game, (c.STEP_NAME_TARGET, ANN), [captain])

    assert [team.money for team in game.teams] == [0, 12]
    assert value(game, game.teams[ANN], captain) == 4
    assert game.teams[BOB].captain == NOBODY
    assert captains(game, BOB) == [other]


@rule("B11-TEAM-21", "B11-TEAM-27", "B11-TEAM-30")
@ex("X-33")
def test_nothing_special_is_signed_after_a_purchase() -> None:
    game = round_one(2)
    sign(game, BOB, "A1")
    defender, *_ = offer(game, "D3 C1 X2")
    pay(game, 15)
    hold(game, ANN, "G01")
    for card in ("G01", "G02", "G03"):
        game.teams[ANN].management = int(card[1:]) - 1
        assert use(card, c.VARIOUS) in opportunities(game, ANN)

    stop(game, (c.STEP_MENU, ANN), [buy(defender)])

    for card in ("G01", "G02", "G03"):
        game.teams[ANN].management = int(card[1:]) - 1
        assert use(card, c.VARIOUS) not in opportunities(game, ANN)


@rule("B11-TEAM-28")
@ex("X-34")
def test_a_free_footballer_uses_up_the_purchase() -> None:
    game = round_one(2)
    free, other = offer(game, "D6 C1")
    pay(game, 9)
    hold(game, ANN, "G02")

    question = stop(game, (c.STEP_MENU, ANN), [use("G02", c.VARIOUS), free])

    assert game.teams[ANN].money == 9
    assert game.market == [other]
    assert on_the_menu(question.options, c.BUY, 2000) == []
    assert c.BUILD in question.options


@rule("B11-TEAM-33", "B11-TEAM-34", "B11-TEAM-35")
@ex("X-35")
def test_a_swap_costs_the_difference_and_keeps_the_purchase() -> None:
    game = round_one(2)
    (old,) = sign(game, ANN, "D2")
    new, other = offer(game, "D5 C3")
    pay(game, 6)
    hold(game, ANN, "G04")

    question = stop(game, (c.STEP_MENU, ANN), [use("G04", c.VARIOUS), old, new])
    assert (game.teams[ANN].money, buy(other) in question.options) == (3, True)
    stop(game, (c.STEP_MENU, ANN), [buy(other)])

    assert game.teams[ANN].money == 0
    assert game.teams[ANN].footballers == sorted([new, other])
    assert game.team_discard[0] == [old]


@rule("B11-TEAM-35")
@ex("X-36")
def test_a_cheaper_newcomer_gives_nothing_back() -> None:
    game = round_one(2)
    (old,) = sign(game, ANN, "D5")
    (new,) = offer(game, "D3")
    hold(game, ANN, "G04")

    stop(game, (c.STEP_MENU, ANN), [use("G04", c.VARIOUS), old, new])

    assert (game.teams[ANN].money, game.teams[ANN].footballers) == (0, [new])


@rule("B11-TEAM-37")
@ex("X-37")
def test_a_swap_may_change_the_role_where_a_place_is_free() -> None:
    game = round_one(2)
    weak, *_ = sign(game, ANN, "D2 D3 D4 D5 A1")
    (striker,) = offer(game, "A4")
    pay(game, 2)
    assert (swaps_in(game, ANN, weak), swap_price(game, ANN, weak, striker)) == ([striker], 2)
    hold(game, ANN, "G04")
    assert use("G04", c.VARIOUS) in opportunities(game, ANN)

    sign(game, ANN, "A2")

    assert swaps_in(game, ANN, weak) == []


@rule("B11-TEAM-39", "B11-TEAM-40", "B11-TEAM-41")
@ex("X-38")
def test_a_new_coach_costs_the_difference_and_leaves_a_footballer_to_buy() -> None:
    game = round_one(2)
    (old,) = sign(game, ANN, "X2")
    new, another, footballer = offer(game, "X5 X3 D1")
    pay(game, 9)
    hold(game, ANN, "G05")

    question = stop(game, (c.STEP_MENU, ANN), [use("G05", c.VARIOUS), new])

    assert (game.teams[ANN].coach, game.teams[ANN].money) == (new, 6)
    assert buy(footballer) in question.options
    assert buy(another) not in question.options
    assert game.team_discard[0] == [old]


@rule("B11-TEAM-43", "B11-TEAM-44", "B11-TEAM-45")
@ex("X-39")
def test_buying_several_has_no_limit_but_money_places_and_one_coach() -> None:
    game = round_one(2)
    defender, midfielder, coach, second = offer(game, "D3 C4 X2 X1")
    pay(game, 10)
    hold(game, ANN, "G06")
    stop(game, (c.STEP_MENU, ANN), [buy(defender)])
    assert game.teams[ANN].money == 7

    question = stop(game, (c.STEP_MENU, ANN), [use("G06", c.VARIOUS), midfielder, coach])

    assert name_of(question) == "item"  # the second coach could be paid, but there is one: nothing is left to ask
    assert second in game.market
    assert purchases(game, ANN) == []
    assert price(game, ANN, second) <= game.teams[ANN].money == 1


@rule("B11-TEAM-46", "B11-TEAM-47")
@ex("X-40")
def test_a_renewed_market_is_full_again() -> None:
    game = round_one(3)
    left = offer(game, "D3 C4 X2")  # one of four was sold
    hold(game, BOB, "G07")
    new = tops(game, [0, 0, 0, 0])

    stop(game, (c.STEP_MENU, BOB), [use("G07", c.VARIOUS)], new)

    assert game.market == new
    assert game.team_discard[0] == left


@rule("B11-TEAM-50", "B11-TEAM-52")
@ex("X-41")
def test_another_captain_takes_the_armband_over() -> None:
    game = round_one(2)
    defender, striker = sign(game, ANN, "D4 A5")
    game.teams[ANN].captain = defender
    hold(game, ANN, "G08")

    stop(game, (c.STEP_MENU, ANN), [use("G08", c.VARIOUS), striker])

    assert [value(game, game.teams[ANN], card) for card in (striker, defender)] == [7, 4]


@rule("B11-TEAM-36", "B11-TEAM-51")
@ex("X-42")
def test_a_captain_swapped_loses_the_armband_and_counts_as_printed() -> None:
    game = round_one(2)
    (old,) = sign(game, ANN, "D4")
    (new,) = offer(game, "D5")
    game.teams[ANN].captain = old
    pay(game, 1)
    hold(game, ANN, "G04")

    stop(game, (c.STEP_MENU, ANN), [use("G04", c.VARIOUS), old, new])

    assert (game.teams[ANN].money, game.teams[ANN].captain) == (0, NOBODY)


@rule("B11-PITCH-05")
@ex("X-43")
def test_a_third_attacker_has_no_place_in_a_four_four_two() -> None:
    def strikers(board: str) -> tuple[list[int], list[int], list[int]]:
        game = round_one(2)
        game.teams[ANN].board = formation(board)
        sign(game, ANN, "A1 A2")
        sign(game, BOB, "A3")
        offer(game, "A4")
        pay(game, 20)
        return (purchases(game, ANN), free_signings(game, ANN, 2), poachable(game, ANN))

    assert strikers("4-4-2") == ([], [], [])
    assert [len(each) for each in strikers("4-3-3")] == [1, 1, 1]


@rule("B11-TEAM-51", "B11-TEAM-53")
def test_a_footballer_who_leaves_frees_one_place_and_no_armband_but_the_captains() -> None:
    game = round_one(2)
    first, second, third = sign(game, ANN, "D1 D2 C1")
    team = game.teams[ANN]
    team.captain = third

    leave(game, ANN, first)
    assert (team.roles[c.ROLES.index("D")], team.captain) == (1, third)
    assert story(game) == []
    leave(game, ANN, third)
    assert (team.captain, numbers_of(game, "armband-lost")) == (NOBODY, [(ANN, third)])
    assert team.footballers == [second]
