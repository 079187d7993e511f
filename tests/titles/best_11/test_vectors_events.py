"""The catalogue's worked examples on event cards: section 9.4."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CLEO,
    DAN,
    attack,
    deal,
    defence,
    event,
    ex,
    fours,
    happened,
    hold,
    kinds,
    laid,
    lay_white,
    management,
    name_of,
    own,
    pay,
    play,
    run,
    sign,
    step,
    stop,
    story,
    tops,
)

from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.state import Best11

CORNER, FREE_KICK, PENALTY = attack("C+D=6", "corner"), attack("D/C/A=5"), attack("C/A=4", "penalty")
TACKLE, SAVE_4, SAVE_5 = defence("D=5", "tackle"), defence("P=4", "save"), defence("P=5", "save")


def three(ann: str = "P1 D3 C3 A1", bob: str = "P2 D1 C1 A2") -> Best11:
    """Ann challenges Bob, Cleo has too few to be challenged and watches."""
    game = laid(3)
    sign(game, ANN, ann)
    sign(game, BOB, bob)
    return game


def next_round(game: Best11) -> None:
    """Income is paid; nothing else matters."""
    game.market, game.agenda = [], []
    step(game, (c.STEP_ROUND_START,), [], [*tops(game, [0] * (game.seats + 1)), *range(game.seats)])


@rule("B11-EVENT-04", "B11-EVENT-10", "B11-EVENT-11")
@ex("X-44")
def test_room_is_made_before_drawing_or_draws_are_lost() -> None:
    held = ["jinx", "injury", "red_card"]
    first, second = event("tv_rights"), event("win_bonus")
    game = laid(3)
    deal(game, ANN, *held)
    run(game, (c.STEP_MAKE_ROOM, ANN, 2), [PASS], [first])
    assert (len(game.teams[ANN].hand), happened(game, "lost-draws")) == (4, [(ANN, 1)])

    game = laid(3)
    deal(game, ANN, *held)
    run(game, (c.STEP_MAKE_ROOM, ANN, 2), [event("jinx"), PASS], [first, second])

    assert len(game.teams[ANN].hand) == 4
    assert game.event_under[0] == [event("jinx")]
    assert happened(game, "lost-draws") == []


@rule("B11-EVENT-05", "B11-EVENT-06")
@ex("X-45")
def test_discards_come_back_and_played_cards_do_not() -> None:
    game = laid(3)
    deal(game, ANN, "jinx", "injury", "red_card", "gate_receipts")
    game.event_bag[0] = game.event_bag[0][:20]
    drawn = game.event_bag[0][:2]

    run(game, (c.STEP_MAKE_ROOM, ANN, 2), [event("injury"), event("red_card"), PASS], drawn)
    run(game, (c.STEP_WINDOW,), [event("gate_receipts"), PASS])

    assert (len(game.event_bag[0]), game.event_under[0]) == (18, [event("injury"), event("red_card")])
    assert len(game.teams[ANN].hand) == 3
    assert game.eliminated[0] == [event("gate_receipts")]


@rule("B11-EVENT-08", "B11-EVENT-19")
@ex("X-46")
def test_white_cards_pay_from_the_next_round_on_and_add_up() -> None:
    game = laid(3)
    game.round = 3
    deal(game, ANN, "tv_rights", "tv_rights")
    run(game, (c.STEP_WINDOW,), [event("tv_rights"), event("tv_rights")])
    assert game.teams[ANN].money == 0

    paid = []
    for number in (4, 5):
        next_round(game)
        assert game.round == number
        paid.append(game.teams[ANN].money)

    assert paid == [4, 8]


@rule("B11-EVENT-09")
@ex("X-47")
def test_merchandising_pays_more_with_eight_footballers() -> None:
    game = laid(3)
    lay_white(game, ANN, "merchandising")
    sign(game, ANN, "P1 D1 D2 D3 C1 C2 C3")
    next_round(game)
    assert game.teams[ANN].money == 1
    sign(game, ANN, "A1")

    next_round(game)

    assert game.teams[ANN].money == 3


@rule("B11-EVENT-02", "B11-EVENT-16")
@ex("X-48")
def test_the_challenge_is_turned_twice_and_the_asking_starts_again() -> None:
    game = laid(4)
    fours(game, ANN, BOB, CLEO, DAN)
    game.order = [CLEO, DAN, ANN, BOB]
    deal(game, CLEO, "fixture_list")
    deal(game, DAN, "fixture_list")
    turn = event("fixture_list")

    picks = [BOB, turn, DAN, PASS, turn, BOB]  # Dan may appeal against Cleo's card, and has none
    question = stop(game, (c.STEP_DECLARE, ANN), picks, [CORNER])

    assert kinds(game)[:6] == [
        (ANN, "target"),
        (CLEO, "declared"),
        (CLEO, "aim-rival"),
        (DAN, "appeal"),
        (DAN, "declared"),
        (DAN, "aim-rival"),
    ]
    assert happened(game, "redirected") == [(ANN, DAN), (ANN, BOB)]
    assert game.duel.target == BOB
    assert game.eliminated[0] == [turn, turn]
    assert name_of(question) == "commit"


@ex("X-49")
def test_a_jinx_may_bring_the_save_against_a_penalty() -> None:
    game = three("P1 D1 C1 A4", "P5 D1 C1 A2")
    deal(game, CLEO, "jinx")

    picks = [PASS, PASS, own(game, ANN, "A4"), event("jinx")]
    question = stop(game, (c.STEP_DECLARE, ANN), picks, [PENALTY, TACKLE, SAVE_4])

    assert happened(game, "jinxed") == [(BOB, 2 * TACKLE + 1)]
    assert game.action_discard[0] == [TACKLE]
    assert (question.seat, question.options) == (BOB, [PASS, own(game, BOB, "P5")])


@ex("X-50")
def test_stoppage_time_is_a_new_attack_with_the_same_bonus_and_bets() -> None:
    game = three("P1 D2 C2 A4")
    game.teams[ANN].bonus = 1
    deal(game, ANN, "stoppage_time")
    deal(game, CLEO, "sports_bet")
    pay(game, 0, 0, 2)

    picks = [event("sports_bet"), 2 * 2 + 1, own(game, ANN, "C2"), PASS, event("stoppage_time")]
    picks += [own(game, ANN, "A4"), PASS]
    run(game, (c.STEP_DECLARE, ANN), picks, [CORNER, FREE_KICK, TACKLE])

    assert happened(game, "retried") == [(ANN, BOB)]
    assert happened(game, "succeeded") == [(ANN, 5)]  # four and the bonus
    assert happened(game, "bet-paid") == [(CLEO, 6)]
    assert "bet-lost" not in story(game)


@ex("X-51")
def test_a_review_takes_the_goal_away() -> None:
    game = three()
    deal(game, BOB, "var_review")
    deal(game, CLEO, "sports_bet")
    pay(game, 0, 0, 2)

    picks = [PASS, event("sports_bet"), 2 * 2, PASS, own(game, ANN, "C3"), PASS]
    run(game, (c.STEP_DECLARE, ANN), [*picks, own(game, BOB, "P2"), PASS, event("var_review")], [CORNER, SAVE_5])

    assert [(team.scored, team.conceded) for team in game.teams] == [(0, 0)] * 3
    assert happened(game, "bet-paid") == [(CLEO, 4)]


@rule("B11-EVENT-18")
@ex("X-52")
def test_an_appeal_undoes_a_fine() -> None:
    game = laid(3)
    pay(game, 5)
    deal(game, CLEO, "league_fine")
    deal(game, ANN, "appeal_upheld")

    run(game, (c.STEP_WINDOW,), [PASS, event("league_fine"), event("appeal_upheld")])

    assert game.teams[ANN].money == 5
    assert sorted(game.eliminated[0]) == sorted([event("league_fine"), event("appeal_upheld")])
    assert [team.hand for team in game.teams] == [[], [], []]


BETS = [
    (True, "goal", 6),
    (True, "no goal", 0),
    (True, "immunity", 2),
    (False, "goal", 0),
    (False, "no goal", 4),
]


@ex("X-53")
@pytest.mark.parametrize(("on_goal", "outcome", "receives"), BETS)
def test_a_bet_of_two_millions(on_goal: bool, outcome: str, receives: int) -> None:
    game = three("P1 D3 C3 A1", "P5 D1 C1 A2")
    hold(game, BOB, "G09")
    deal(game, CLEO, "sports_bet")
    pay(game, 0, 0, 2)
    picks = [event("sports_bet"), 2 * 2 + on_goal]
    if outcome == "immunity":
        run(game, (c.STEP_DECLARE, ANN), [*picks, c.REVEAL_IMMUNITY])
    else:
        picks += [PASS, own(game, ANN, "C3"), PASS if outcome == "goal" else own(game, BOB, "P5")]
        run(game, (c.STEP_DECLARE, ANN), picks, [CORNER, SAVE_5])

    assert game.teams[CLEO].money == receives


@rule("B11-PITCH-09")
@ex("X-54")
def test_an_injury_lasts_to_the_end_of_the_next_round() -> None:
    game = three("P1 D3 C3 A1", "P2 D5 C1 A2")
    game.round = 6
    hurt = own(game, BOB, "D5")
    deal(game, ANN, "injury")
    run(game, (c.STEP_WINDOW,), [event("injury"), hurt])

    able = {}
    for number in (6, 7, 8):
        game.challenge = None
        if number > 6:
            next_round(game)
        question = stop(game, (c.STEP_DECLARE, BOB), [] if number == 6 else [PASS], [FREE_KICK])
        able[number] = hurt in question.options
        game.action_bag[0] = list(range(40))
        assert len(game.teams[BOB].footballers) == 4

    assert able == {6: False, 7: False, 8: True}


@ex("X-55")
@pytest.mark.parametrize("answer", [c.YES, c.NO])
def test_an_even_swap_is_accepted_or_paid_off(answer: int) -> None:
    game = laid(3)
    (mine,) = sign(game, ANN, "D4")
    (theirs,) = sign(game, BOB, "C4")
    deal(game, ANN, "even_swap")
    game.active = ANN

    stop(game, (c.STEP_MENU, ANN), [play("even_swap"), answer])

    teams = [game.teams[seat].footballers for seat in (ANN, BOB)]
    assert teams == ([[theirs], [mine]] if answer else [[mine], [theirs]])
    assert game.teams[ANN].money == (0 if answer else 2)
    assert game.eliminated[0] == [event("even_swap")]


@ex("X-56")
def test_a_switched_card_brings_its_immunity() -> None:
    game = laid(3)
    fours(game, ANN, BOB, CLEO)
    hold(game, ANN, "G01")
    hold(game, BOB, "G09")
    deal(game, ANN, "switch_of_play")
    run(game, (c.STEP_WINDOW,), [event("switch_of_play"), BOB][:1])
    assert game.teams[BOB].management == management("G01")

    run(game, (c.STEP_DECLARE, CLEO), [ANN, c.REVEAL_IMMUNITY])

    assert happened(game, "stopped") == [(ANN, CLEO)]
