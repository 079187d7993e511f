"""The catalogue's worked examples on several boxes, the end and the score: section 9.5."""

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
    formation,
    happened,
    hold,
    laid,
    lay_white,
    offer,
    opened,
    own,
    pay,
    play,
    run,
    sign,
    step,
    stop,
    take,
    tops,
    use,
)

from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import load_cards
from touchline.titles.best_11.rules.aims import aims
from touchline.titles.best_11.rules.moves import swap_price
from touchline.titles.best_11.rules.rounds import finished, order_of_play
from touchline.titles.best_11.rules.scoring import lines, result, score
from touchline.titles.best_11.state import Best11

CORNER, SAVE_5 = attack("C+D=6", "corner"), defence("P=5", "save")
ELEVEN = "P1 D1 D2 D3 D4 C1 C2 C3 C4 A1 A2"


@rule("B11-MULTI-08", "B11-MULTI-14", "B11-MULTI-15", "B11-MULTI-21")
@ex("X-57")
def test_a_foreign_card_costs_two_more_but_not_when_poached() -> None:
    game = laid(2, boxes=2)
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
    game = laid(2, boxes=2)
    (foreign,) = offer(game, "L.A6")
    pay(game, 1)
    hold(game, ANN, "G02")

    stop(game, (c.STEP_MENU, ANN), [use("G02", c.VARIOUS), foreign])

    assert (game.teams[ANN].money, game.teams[ANN].footballers) == (1, [foreign])


@rule("B11-MULTI-13", "B11-MULTI-20")
@ex("X-59")
def test_a_renewed_market_keeps_the_origins_and_gives_each_box_its_cards_back() -> None:
    game = laid(4, boxes=3, box_1=2, box_2=1, box_3=2, box_4=3)
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
    game = laid(3, boxes=2, box_3=1)
    sign(game, ANN, "P1 D3 C3 A1")
    sign(game, CLEO, "P2 D1 C1 A2")
    lay_white(game, ANN, "superior_tactics")
    if both:
        lay_white(game, BOB, "superior_tactics")

    stop(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3")], [CORNER, SAVE_5])

    assert happened(game, "succeeded") == [(ANN, 6 if both else 7)]


@rule("B11-MULTI-16")
@ex("X-61")
def test_twinning_is_never_played_back() -> None:
    game = laid(3, boxes=3)
    game.round = 9
    game.twinnings = [(BOB, ANN)]

    assert aims(game, ANN, event("twinning")) == [CLEO]
    assert aims(game, CLEO, event("twinning")) == [ANN, BOB]


DECKS = [(3, 1, 67), (5, 1, 67), (2, 1, 56), (3, 3, 55), (2, 2, 44)]


@rule("B11-2P-09", "B11-MULTI-18", "B11-MULTI-22")
@ex("X-62")
@pytest.mark.parametrize(("seats", "boxes", "cards"), DECKS)
def test_the_event_deck_of_a_box(seats: int, boxes: int, cards: int) -> None:
    game = opened(seats, boxes=boxes)

    assert [len(game.event_bag[box]) for box in game.boxes] == [cards] * boxes


@rule("B11-ROUND-02")
@ex("X-63")
def test_the_order_goes_to_and_fro() -> None:
    game = laid(3)
    orders = []
    for number in range(1, 5):
        game.round = number
        orders.append(order_of_play(game))

    assert orders == [[ANN, BOB, CLEO], [CLEO, BOB, ANN]] * 2


def complete(game: Best11) -> None:
    sign(game, ANN, ELEVEN + " X2")
    game.round = 12


@rule("B11-END-01", "B11-END-02", "B11-END-03")
@ex("X-64")
@pytest.mark.parametrize("poached", [True, False])
def test_a_team_complete_during_the_round_but_not_at_its_end(poached: bool) -> None:
    game = laid(2)
    complete(game)
    hold(game, ANN, "G10")
    hold(game, BOB, "G01")
    pay(game, 0, 8)
    game.active = BOB
    picks = [use("G01", c.VARIOUS), own(game, ANN, "D4")] if poached else []
    stop(game, (c.STEP_MENU, BOB), picks)  # Bob has his turn in any case
    game.agenda = []

    step(game, (c.STEP_ROUND_END,))

    assert game.agenda == ([(c.STEP_ROUND_START,)] if poached else [(c.STEP_FINISH,)])


@rule("B11-END-01")
@ex("X-65")
def test_eleven_without_a_coach_do_not_end_the_game() -> None:
    game = laid(2)
    sign(game, ANN, ELEVEN)
    assert not finished(game)

    sign(game, ANN, "X1")

    assert finished(game)


def final_team(worth: int, favours: str) -> Best11:
    """The team of both examples, with a coach of this value who favours this formation."""
    game = laid(2)
    team = game.teams[ANN]
    team.board = formation("4-3-3")
    *_, team.coach = sign(game, ANN, "P4 D5 D4 D3 D3 C4 C4 C3 A6 A3 A2 X3")
    game.cards = load_cards(None)  # to be written on
    game.cards.value[team.coach] = worth
    game.cards.favours[team.coach] = formation(favours)
    team.captain = own(game, ANN, "A6")
    team.scored, team.conceded, team.stands, team.money = 2, 1, 4, 7
    return game


@rule(
    "B11-SCORE-01",
    "B11-SCORE-02",
    "B11-SCORE-03",
    "B11-SCORE-04",
    "B11-SCORE-05",
    "B11-SCORE-06",
    "B11-SCORE-07",
    "B11-SCORE-08",
)
@ex("X-66")
def test_a_final_score() -> None:
    game = final_team(3, "4-2-3-1")

    assert lines(game, ANN) == [43, 3, 3, 6, -1, 5]
    assert score(game, ANN) == 59


@rule("B11-COACH-04")
@ex("X-67")
def test_a_coach_of_the_malus_formation() -> None:
    game = final_team(5, "5-3-2")

    assert lines(game, ANN) == [43, 5, -3, 6, -1, 5]
    assert score(game, ANN) == 55


@rule("B11-STADIUM-04")
@ex("X-68")
def test_three_stands_are_worth_nothing() -> None:
    game = laid(2)
    game.teams[ANN].stands = 3
    assert score(game, ANN) == 0

    game.teams[ANN].stands = 4

    assert score(game, ANN) == 5


@rule("B11-SCORE-11")
@ex("X-69")
def test_fewer_goals_conceded_break_a_tie() -> None:
    game = laid(2)
    sign(game, ANN, "D1")
    sign(game, BOB, "D3")
    for seat, conceded in ((ANN, 1), (BOB, 3)):
        game.teams[seat].scored, game.teams[seat].conceded = 2, conceded

    found = result(game)

    assert found.scores == [6, 6]
    assert (found.places, found.why) == ([1, 2], "goals-conceded")


@rule("B11-STADIUM-03")
@ex("X-70")
def test_one_stand_a_turn() -> None:
    game = laid(2)
    pay(game, 9)

    question = stop(game, (c.STEP_MENU, ANN), [c.BUILD])

    assert (game.teams[ANN].stands, game.teams[ANN].money) == (1, 9 - game.rules.stand_cost)
    assert c.BUILD not in question.options
