"""Rounds, turns and the end of the game."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.scenes import question_after, rule
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CLEO,
    buy,
    deal,
    drain,
    event,
    fours,
    hold,
    lay_white,
    management,
    name_of,
    numbers_of,
    offer,
    pay,
    play,
    round_one,
    run,
    sign,
    step,
    stop,
    story,
    tops,
    use,
)

from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import TITLE
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.rounds import finished, order_of_play
from touchline.titles.best_11.rules.turn import end_turn, items, turn
from touchline.titles.best_11.state import Best11

ELEVEN = "P1 D1 D2 D3 D4 C1 C2 C3 C4 A1 A2"


def begin_next_round(game: Best11, *cards: int) -> Best11:
    """The next round has begun, with these management cards in order of play."""
    game.market, game.agenda = [], []
    return step(game, (c.STEP_ROUND_START,), [], [*tops(game, [0] * (game.seats + 1)), *cards])


@rule("B11-ROUND-03")
def test_the_order_is_set_before_the_market_is_laid() -> None:
    game = round_one(3, boxes=3)
    step(game, (c.STEP_ROUND_START,), [], [*tops(game, [2, 2, 1, 0]), 0, 1, 2])  # round 2 begins with Cleo

    assert [game.cards.box_of[card] for card in game.market] == [2, 2, 1, 0]
    assert story(game)[0] == "round"


@rule("B11-ROUND-04", "B11-ROUND-05")
def test_with_three_all_ten_management_cards_are_dealt_from_every_round() -> None:
    game = begin_next_round(round_one(3), 4, 5, 6)
    assert [game.teams[seat].management for seat in game.order] == [4, 5, 6]
    step(game, (c.STEP_ROUND_END,))

    begin_next_round(game, 4, 5, 6)  # the same cards again: with two they would be gone

    assert len(game.management_bag[0]) == 7
    assert game.management_discard[0] == []


@rule("B11-ROUND-06", "B11-ROUND-08")
def test_management_cards_are_discarded_face_up() -> None:
    game = begin_next_round(round_one(3), 4, 5, 6)
    used = game.order[0]
    stop(game, (c.STEP_MENU, used), [c.USE + 4 * 4 + c.ECONOMIC])
    game.agenda = []

    step(game, (c.STEP_ROUND_END,))

    assert sorted(game.management_discard[0]) == [4, 5, 6]
    assert [team.management for team in game.teams] == [NOBODY] * 3
    assert numbers_of(game, "turned-up") == [(game.order[1], 5), (game.order[2], 6)]


@rule("B11-ROUND-07", "B11-ROUND-08")
def test_only_the_holder_looks_at_a_management_card_until_it_is_used() -> None:
    game = round_one(3)
    hold(game, ANN, "G10")

    def seen_managements() -> list[int]:
        return [TITLE.observe(game, who)["teams"][ANN]["management"] for who in (ANN, BOB, CLEO, None)]

    assert seen_managements() == [management("G10"), NOBODY, NOBODY, NOBODY]

    stop(game, (c.STEP_MENU, ANN), [use("G10", c.ECONOMIC)])

    assert seen_managements() == [management("G10")] * 4


@rule("B11-ROUND-09")
def test_a_round_starts_in_its_order() -> None:
    game = round_one(3)
    hurt, other = sign(game, BOB, "D5 D4")
    game.injured = [(hurt, 1), (other, 2)]
    game.twinned = [(ANN, BOB, 1), (BOB, CLEO, 2)]
    lay_white(game, ANN, "tv_rights")
    for team in game.teams:
        team.used, team.bought, team.bonus, team.immune = 1, True, 2, 1

    begin_next_round(game, 0, 1, 2)

    assert story(game, ANN) == ["round", "income", "laid", "laid", "laid", "laid", "management"]
    assert (game.injured, game.twinned) == ([(other, 2)], [(BOB, CLEO, 2)])
    assert {(team.used, team.bought, team.bonus, team.immune) for team in game.teams} == {(0, False, 0, 0)}


@rule("B11-ROUND-10")
def test_a_round_ends_in_its_order() -> None:
    game = begin_next_round(round_one(3), 0, 1, 2)
    assert game.agenda[-2:] == [(c.STEP_WINDOW,), (c.STEP_ROUND_END,)]  # a last window
    game.agenda = []
    market = game.market[:]
    game.teams[BOB].bonus, game.teams[BOB].negation, game.teams[BOB].immune = 3, True, 1

    step(game, (c.STEP_ROUND_END,))

    assert story(game) == ["left-over"] * 4 + ["turned-up"] * 3
    assert game.team_discard[0] == market
    assert (game.teams[BOB].bonus, game.teams[BOB].negation, game.teams[BOB].immune) == (0, False, 0)
    assert game.agenda == [(c.STEP_ROUND_START,)]


STEPS = ("buy", "use", "build", "play")


@rule("B11-TURN-01", "B11-TURN-02")
@pytest.mark.parametrize("order", list(permutations(STEPS)), ids=" ".join)
def test_the_steps_of_a_turn_in_any_order(order: tuple[str, ...]) -> None:
    game = round_one(3)
    hold(game, ANN, "G10")
    (card,) = offer(game, "D3")
    deal(game, ANN, "gate_receipts")
    pay(game, 20)
    game.active = ANN
    picks = {"buy": [buy(card)], "use": [use("G10", c.ECONOMIC)], "build": [c.BUILD], "play": [play("gate_receipts")]}

    run_picks: list[int] = []
    for at, name in enumerate(order):
        run_picks += picks[name]
        if "play" not in order[: at + 1]:
            run_picks.append(PASS)  # the open window after each item, while there is a card in hand
    question = stop(game, (c.STEP_MENU, ANN), run_picks)

    team = game.teams[ANN]
    assert (team.footballers, team.used, team.stands, game.eliminated[0]) == ([card], 1, 1, [event("gate_receipts")])
    assert question.options == [PASS]
    assert team.money == 20 - 3 + game.cards.economic[9] - game.rules.stand_cost + 4


@rule("B11-TURN-02")
def test_a_turn_may_be_spent_on_nothing() -> None:
    game = round_one(3)
    hold(game, ANN, "G10")
    offer(game, "D3")
    pay(game, 20)

    run(game, (c.STEP_TURN, ANN), [PASS])

    assert (game.teams[ANN].money, game.teams[ANN].footballers, game.teams[ANN].used) == (20, [], 0)


@rule("B11-TURN-03", "B11-TEAM-03")
@pytest.mark.parametrize("setting", ["one", "all"])
def test_one_opportunity_a_round(setting: str) -> None:
    game = round_one(3, opportunities_per_turn=setting)
    fours(game, ANN, BOB, CLEO)
    hold(game, ANN, "G08")
    assert [item - c.USE - 4 * 7 for item in items(game, ANN) if item > c.BUILD] == [
        c.ECONOMIC,
        c.EVENTS,
        c.CHALLENGE,
        c.VARIOUS,
    ]

    question = stop(game, (c.STEP_MENU, ANN), [use("G08", c.ECONOMIC)])

    left = [item - c.USE - 4 * 7 for item in question.options if c.USE <= item < c.BUY]
    assert left == ([] if setting == "one" else [c.EVENTS, c.CHALLENGE, c.VARIOUS])


@rule("B11-TURN-04")
def test_a_manager_who_holds_keeps_the_card_face_down() -> None:
    game = round_one(3)
    hold(game, ANN, "G09")

    run(game, (c.STEP_TURN, ANN), [PASS])

    assert (game.teams[ANN].held, game.teams[ANN].face_up) == (True, False)
    assert TITLE.observe(game, BOB)["teams"][ANN]["management"] == NOBODY


@rule("B11-TURN-05")
def test_a_step_once_announced_is_not_taken_back() -> None:
    game = round_one(3)
    sign(game, BOB, "D1 D2")
    sign(game, ANN, "C1 C2")
    offer(game, "C3")
    pay(game, 20)
    hold(game, ANN, "G01")

    question = stop(game, (c.STEP_MENU, ANN), [use("G01", c.VARIOUS)])
    assert (name_of(question), question.options) == ("poach", game.teams[BOB].footballers)
    assert game.agenda == [(c.STEP_WINDOW,), (c.STEP_MENU, ANN)]  # the next item only afterwards

    game.teams[ANN].used, game.teams[ANN].management = 0, management("G04")
    question = stop(game, (c.STEP_MENU, ANN), [use("G04", c.VARIOUS)])
    assert PASS not in question.options


@rule("B11-TURN-06")
def test_the_turn_is_over_when_the_player_says_so() -> None:
    game = round_one(2)
    hold(game, ANN, "G10")
    (card,) = offer(game, "D3")
    pay(game, 9)
    game.agenda = []

    run(game, (c.STEP_TURN, ANN), [c.BUILD, PASS])

    assert numbers_of(game, "ended-turn") == [(ANN,)]
    assert (game.teams[ANN].bought, game.market) == (False, [card])  # not used, and lost for this round


@rule("B11-END-04")
def test_round_twenty_is_the_last() -> None:
    game = round_one(2)
    game.round = 19
    assert not finished(game)

    game.round = 20

    assert finished(game)


@rule("B11-END-02")
def test_a_complete_team_ends_the_game_only_with_its_round() -> None:
    game = round_one(2)
    sign(game, ANN, ELEVEN)
    (coach,) = offer(game, "X2")
    pay(game, 9)
    game.agenda = [(c.STEP_TURN, ANN), (c.STEP_TURN, BOB), (c.STEP_WINDOW,), (c.STEP_ROUND_END,)]

    question = question_after(game, drain, [buy(coach), PASS])

    assert (question.seat, name_of(question)) == (BOB, "item")  # Bob still has his turn


@rule("B11-END-02")
def test_as_a_setting_the_game_stops_at_once() -> None:
    game = round_one(2, finish_round=False)
    sign(game, ANN, ELEVEN)
    (coach,) = offer(game, "X2")
    pay(game, 9)

    run(game, (c.STEP_TURN, ANN), [buy(coach)])

    assert "score" in story(game)
    assert game.agenda == []


@rule("B11-END-01")
@pytest.mark.parametrize(
    ("options", "ends"),
    [
        ({"end_mode": "eleven_only"}, True),
        ({"coach_required": False}, True),
        ({"end_mode": "fixed_rounds", "fixed_rounds": 5}, False),
        ({}, False),
    ],
)
def test_other_ends_by_setting(options: dict[str, object], ends: bool) -> None:
    game = round_one(2, **options)
    sign(game, ANN, ELEVEN)
    game.round = 4
    assert finished(game) is ends

    if "fixed_rounds" in options:
        sign(game, ANN, "X1")
        assert not finished(game)
        game.round = 5
        assert finished(game)


@rule("B11-ROUND-02")
def test_as_a_setting_the_first_player_moves_on() -> None:
    game = round_one(3, order_mode="rotate")
    orders = []
    for number in (1, 2, 3, 4):
        game.round = number
        orders.append(order_of_play(game))

    assert orders == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


@rule("B11-ROUND-09")
def test_as_a_setting_everybody_has_an_income() -> None:
    game = begin_next_round(round_one(3, base_income=2), 0, 1, 2)

    assert [team.money for team in game.teams] == [2, 2, 2]


def test_the_end_tells_the_score() -> None:
    game = round_one(2)
    sign(game, ANN, "D4 X3")

    run(game, (c.STEP_FINISH,))

    assert numbers_of(game, "score")[0] == (ANN, 10, 4, 3, 3, 0, 0, 0)


@rule("B11-TURN-01", "B11-TURN-06")
def test_a_turn_begins_and_ends_without_a_discount() -> None:
    game = round_one(2)
    team = game.teams[ANN]
    team.built, team.discount = 1, 2

    turn(game, ANN)
    assert (team.built, team.discount) == (0, 0)
    team.discount, team.several = 2, True
    end_turn(game, ANN)
    assert (team.discount, team.several) == (0, False)
