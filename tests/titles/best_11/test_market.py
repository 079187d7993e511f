"""Market and purchase, pitch and formation, coaches, stadium."""

from __future__ import annotations

import pytest
from tests.scenes import rule, script
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CARDS,
    CLEO,
    DAN,
    attack,
    buy,
    ex,
    formation,
    hold,
    numbers_of,
    offer,
    own,
    pay,
    reasons,
    round_one,
    run,
    sign,
    step,
    stop,
    tops,
    use,
)

from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import COACH, ELEVEN
from touchline.titles.best_11.rules.coaches import suits
from touchline.titles.best_11.rules.formation import fits, room, value
from touchline.titles.best_11.rules.market import lay_market, price, purchases
from touchline.titles.best_11.rules.scoring import lines, score


@rule("B11-MARKET-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_market_has_one_card_more_than_there_are_people(seats: int) -> None:
    game = round_one(seats)
    cards = tops(game, [0] * (seats + 1))

    step(game, (c.STEP_ROUND_START,), [], [*cards, *range(seats)])

    assert game.market == cards
    assert numbers_of(game, "laid") == [(card, CARDS.price[card]) for card in cards]


@rule("B11-MARKET-03")
@pytest.mark.parametrize("leftovers", ["discard", "keep"])
def test_unsold_cards_are_discarded(leftovers: str) -> None:
    game = round_one(2, market_leftovers=leftovers)
    left = offer(game, "D3 C4")
    step(game, (c.STEP_ROUND_END,))
    game.agenda = []
    assert game.team_discard[0] == (left if leftovers == "discard" else [])

    new = tops(game, [0] * (3 if leftovers == "discard" else 1))
    step(game, (c.STEP_ROUND_START,), [], [*new, 0, 1])

    assert game.market == (new if leftovers == "discard" else left + new)


@rule("B11-MARKET-04")
def test_one_footballer_or_coach_a_round() -> None:
    game = round_one(2)
    card, *_ = offer(game, "D3 C1 X1")
    pay(game, 20)

    question = stop(game, (c.STEP_MENU, ANN), [buy(card)])

    assert [item for item in question.options if item >= c.BUY] == []


@rule("B11-MARKET-05", "B11-COACH-02")
def test_the_price_is_the_value() -> None:
    game = round_one(2)
    assert CARDS.price == CARDS.value
    for card in offer(game, "D5 C1 X3"):
        assert price(game, ANN, card) == CARDS.value[card]


@rule("B11-MARKET-06", "B11-MARKET-07")
def test_a_card_is_paid_and_joins_at_once_and_is_not_replaced() -> None:
    game = round_one(2)
    card, other = offer(game, "D5 C1")
    pay(game, 7)

    stop(game, (c.STEP_MENU, ANN), [buy(card)])

    assert (game.teams[ANN].money, game.teams[ANN].footballers) == (2, [card])
    assert game.teams[BOB].money == 0
    assert game.market == [other]


@rule("B11-MARKET-08")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    game = round_one(2)
    game.team_bag[0], game.team_discard[0] = [5], [7, 8, 9]

    script(game, lay_market, [], [8, 7])  # the only card first

    assert game.market == [5, 8, 7]
    assert numbers_of(game, "reshuffled") == [(0,)]


@rule("B11-MARKET-08")
def test_with_no_cards_left_fewer_are_laid() -> None:
    game = round_one(2)
    game.team_bag[0], game.team_discard[0] = [5], [7]

    script(game, lay_market)

    assert game.market == [5, 7]


@rule("B11-MARKET-09")
def test_only_a_card_with_a_free_place_can_be_bought() -> None:
    game = round_one(2)
    sign(game, ANN, "P3 X2")
    keeper, coach, defender = offer(game, "P4 X1 D1")
    pay(game, 20)

    assert purchases(game, ANN) == [defender]
    why = reasons(stop(game, (c.STEP_MENU, ANN)))
    assert (why[buy(keeper)], why[buy(coach)]) == ("no-place", "one-coach")


@rule("B11-PITCH-01", "B11-PITCH-02")
def test_keeper_defender_midfielder_attacker() -> None:
    assert c.ROLES == ("P", "D", "C", "A")
    assert {CARDS.role[card] for card in range(CARDS.first_coach)} == {0, 1, 2, 3}
    assert {CARDS.role[card] for card in range(CARDS.first_coach, len(CARDS.role))} == {COACH}


@rule("B11-PITCH-03", "B11-PITCH-04")
@pytest.mark.parametrize("board", CARDS.formation_ids)
def test_a_formation_says_how_many_of_each_role(board: str) -> None:
    numbers = [int(each) for each in board.split("-")]
    places = [1, numbers[0], sum(numbers[1:-1]), numbers[-1]]
    game = round_one(2)
    game.teams[ANN].board = formation(board)

    for role, allowed in enumerate(places):
        for k in range(allowed):
            assert room(game, game.teams[ANN], role), (role, k)
            sign(game, ANN, f"{c.ROLES[role]}{1 + k}" if role else "P1")
        assert not room(game, game.teams[ANN], role)

    assert len(game.teams[ANN].footballers) == ELEVEN


@rule("B11-PITCH-06")
def test_there_is_no_bench() -> None:
    game = round_one(2)
    sign(game, ANN, "P1 D1 A1 A2")
    sign(game, BOB, "P2 D2 C2 A3")
    (card,) = offer(game, "C6")
    pay(game, 6)

    stop(game, (c.STEP_MENU, ANN), [buy(card)])
    question = stop(game, (c.STEP_DECLARE, ANN), [], [attack("C=5")])

    assert question.options == [PASS, card]
    assert lines(game, ANN)[0] == 11


@rule("B11-PITCH-08", "B11-TEAM-50")
def test_the_value_is_as_printed_and_two_more_for_the_captain() -> None:
    game = round_one(2)
    captain, other = sign(game, ANN, "D4 D3")
    game.teams[ANN].captain = captain

    assert [value(game, game.teams[ANN], card) for card in (captain, other)] == [6, 3]


@rule("B11-PITCH-09")
def test_an_injured_footballer_still_counts() -> None:
    game = round_one(2)
    hurt, *_ = sign(game, ANN, "D5 P1 C1 A1")
    sign(game, BOB, "D4 P2 C2 A2")
    game.injured = [(hurt, 5)]

    question = stop(game, (c.STEP_DECLARE, ANN), [], [attack("D/C/A=5")])  # four are on the pitch

    assert hurt not in question.options
    assert lines(game, ANN)[0] == 8
    assert reasons(question) == {hurt: "injured", own(game, ANN, "P1"): "wrong-role"}


@rule("B11-COACH-01")
def test_a_team_has_one_coach() -> None:
    game = round_one(2)
    (coach,) = offer(game, "X3")
    pay(game, 9)
    assert fits(game, ANN, coach)

    sign(game, ANN, "X2")

    assert not fits(game, ANN, coach)


@rule("B11-COACH-02", "B11-COACH-03", "B11-SCORE-03", "B11-SCORE-04")
@pytest.mark.parametrize(
    ("favours", "points"), [("4-4-2", 3), ("4-3-1-2", 3), ("4-3-2-1", -3), ("4-3-3", 0), ("3-5-2", 0)]
)
def test_a_coach_scores_his_value_and_how_he_suits_the_board(favours: str, points: int) -> None:
    game = round_one(2)  # everybody has the 4-4-2
    coach = next(card for card in game.team_bag[0] if CARDS.favours[card] == formation(favours))
    game.teams[ANN].coach = coach

    assert lines(game, ANN)[1:3] == [CARDS.value[coach], points]
    assert suits(game, game.teams[ANN], coach) == points


@rule("B11-COACH-06")
def test_a_coach_does_nothing_in_a_challenge() -> None:
    totals = []
    for coach in ("", " X5:4-3-3", " X4:4-4-2"):
        game = round_one(2)
        sign(game, ANN, "P1 D2 C2 A1" + coach)
        sign(game, BOB, "P2 D1 C1 A2")
        run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C2")], [attack("C+D=6")])
        totals += numbers_of(game, "fell-short")

    assert totals == [(ANN, 4, 6)] * 3


@rule("B11-COACH-05")
def test_a_coach_is_no_footballer() -> None:
    game = round_one(2)
    sign(game, ANN, "P1 D2 C2 X1")
    sign(game, BOB, "P2 D1 C1 A2 X2")
    pay(game, 20)
    hold(game, ANN, "G01")
    coaches = [game.teams[seat].coach for seat in (ANN, BOB)]

    question = stop(game, (c.STEP_MENU, ANN), [use("G01", c.VARIOUS)])
    assert not set(coaches) & set(question.options)
    game.teams[ANN].used, game.teams[ANN].management = 0, 7
    question = stop(game, (c.STEP_MENU, ANN), [use("G08", c.VARIOUS)])

    assert question.options == game.teams[ANN].footballers


@rule("B11-STADIUM-01", "B11-STADIUM-02")
def test_four_stands_make_a_stadium() -> None:
    game = round_one(2)
    pay(game, 99)
    scores = []
    for k in range(4):
        stop(game, (c.STEP_MENU, ANN), [c.BUILD])
        game.teams[ANN].built = 0
        scores.append(score(game, ANN))

    assert scores == [0, 0, 0, 5]
    assert game.teams[ANN].money == 99 - 4 * game.rules.stand_cost
    assert game.teams[BOB].money == 0
    question = stop(game, (c.STEP_MENU, ANN))
    assert c.BUILD not in question.options
    assert reasons(question)[c.BUILD] == "stadium-complete"


@rule("B11-STADIUM-02")
def test_a_stand_has_to_be_paid() -> None:
    game = round_one(2)
    pay(game, game.rules.stand_cost - 1)

    question = stop(game, (c.STEP_MENU, ANN))

    assert c.BUILD not in question.options
    assert reasons(question)[c.BUILD] == "no-money"
    numbers = [each.numbers for each in question.refusals if each.option == c.BUILD]
    assert numbers == [(game.rules.stand_cost, game.rules.stand_cost - 1)]


@rule("B11-STADIUM-05")
def test_building_is_not_a_purchase() -> None:
    game = round_one(2)
    (card,) = offer(game, "D1")
    pay(game, 20)

    question = stop(game, (c.STEP_MENU, ANN), [c.BUILD])

    assert buy(card) in question.options
    assert game.teams[ANN].used == 0


@rule("B11-STADIUM-01")
def test_as_a_setting_there_are_no_stadiums() -> None:
    game = round_one(2, stadium=False)
    pay(game, 20)
    game.teams[ANN].stands = 4

    question = stop(game, (c.STEP_MENU, BOB))

    assert c.BUILD not in question.options
    assert c.BUILD not in reasons(question)
    assert score(game, ANN) == 0


@rule("B11-PITCH-03")
def test_without_boards_eleven_in_all_and_enough_of_each_role() -> None:
    game = round_one(2, formation_mode="free", formation_bonus_mode="off")
    for team in game.teams:
        team.board = NOBODY
    team = game.teams[ANN]
    sign(game, ANN, "P1 D1 D2 D3 D4 D5 C1 C2 C3")  # two places are left, one at least for an attacker

    assert [room(game, team, role) for role in range(4)] == [False, False, True, True]
    sign(game, ANN, "A1")
    assert [room(game, team, role) for role in range(4)] == [False, False, True, True]
    sign(game, ANN, "A2")
    assert [room(game, team, role) for role in range(4)] == [False, False, False, False]


@rule("B11-TEAM-46")
def test_never_more_cards_on_the_market_than_allowed() -> None:
    game = round_one(2, boxes=2, market_leftovers="keep")
    left = offer(game, "V.D1 V.D2 V.D3")  # a third of the first box, and none is due of the other's place

    script(game, lay_market)

    assert game.market == left


@rule("B11-MARKET-08")
def test_with_deck_and_discards_empty_fewer_cards_are_laid() -> None:
    game = round_one(2)
    game.team_bag[0] = []

    lay_market(game)

    assert game.market == []


@rule("B11-MULTI-05", "B11-MULTI-06", "B11-ROUND-02")
@ex("X-05")
def test_four_people_and_three_boxes_lay_a_market() -> None:
    game = round_one(4, boxes=3, box_1=2, box_2=1, box_3=2, box_4=3)
    game.round = 0
    dealt = {0: [5], 1: [5, 6], 2: [5]}

    step(game, (c.STEP_ROUND_START,), [], [*tops(game, [1, 1, 0, 1, 2]), 5, 5, 6, 5])
    first = sorted(CARDS.box_of[card] for card in game.market)
    assert {box: 10 - len(game.management_bag[box]) for box in dealt} == {box: len(dealt[box]) for box in dealt}
    game.agenda = []
    game.teams[ANN].hand = []
    step(game, (c.STEP_ROUND_END,))
    game.agenda = []
    step(game, (c.STEP_ROUND_START,), [], [*tops(game, [2, 2, 1, 0, 1]), 5, 5, 5, 6])

    assert first == [0, 1, 1, 1, 2]
    assert sorted(CARDS.box_of[card] for card in game.market) == [0, 1, 1, 2, 2]
    assert game.order == [DAN, CLEO, BOB, ANN]
