"""Effects of event cards, in and outside challenges."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.best_11.in_challenge import next_round
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CLEO,
    DAN,
    attack,
    deal,
    defence,
    duel,
    event,
    ex,
    fours,
    hold,
    kinds,
    management,
    name_of,
    numbers_of,
    own,
    pay,
    play,
    round_one,
    run,
    sign,
    step,
    stop,
    story,
)
from tests.titles.best_11.three_clubs import three

from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.aims import aims, entitled, redirections
from touchline.titles.best_11.rules.challenge import return_bets
from touchline.titles.best_11.rules.effects import injure


def test_only_the_bet_of_the_new_target_is_void() -> None:
    game = round_one(4)
    fours(game, ANN, BOB, CLEO, DAN)
    against = duel(game, ANN, BOB, attack("C+D=6"))
    bet = event("sports_bet")
    against.bets = [(CLEO, 2, 1, bet), (DAN, 3, 0, bet)]
    against.attack = NOBODY
    deal(game, BOB, "fixture_list")

    step(game, (c.STEP_TAKE_EFFECT, BOB, event("fixture_list"), CLEO, NOBODY))

    assert numbers_of(game, "bet-back") == [(CLEO, 2)]
    assert against.bets == [(DAN, 3, 0, bet)]


def test_a_look_without_a_card_to_trade() -> None:
    game = round_one(3)
    deal(game, ANN, "live_commentary")
    deal(game, BOB, "injury")

    run(game, (c.STEP_WINDOW,), [event("live_commentary"), PASS, PASS])

    assert game.teams[ANN].known[BOB] == (event("injury"),)
    assert numbers_of(game, "traded") == []


def test_fixture_list_has_no_aim_where_the_challenge_goes_already() -> None:
    game = round_one(3)
    fours(game, ANN, BOB, CLEO)
    duel(game, ANN, BOB, attack("C+D=6"))

    assert aims(game, CLEO, event("fixture_list")) == [CLEO]


def test_an_injury_does_not_follow_a_card_out_of_the_game() -> None:
    game = round_one(2)
    hurt, _ = sign(game, ANN, "D4 D1")
    game.injured = [(hurt, 2)]
    deal(game, ANN, "capital_gain")
    game.active = ANN

    stop(game, (c.STEP_MENU, ANN), [c.PLAY + event("capital_gain"), hurt])

    assert game.injured == []


def test_a_look_without_a_card_of_ones_own_ends_without_a_trade() -> None:
    game = round_one(2)
    deal(game, BOB, "injury")

    step(game, (c.STEP_TAKE_EFFECT, ANN, event("live_commentary"), BOB, NOBODY))

    assert game.agenda == []


@rule("B11-CHALLENGE-04", "B11-EVENT-22")
def test_the_challenger_cannot_turn_his_own_challenge() -> None:
    game = round_one(3)
    fours(game, ANN, BOB, CLEO)
    duel(game, ANN, BOB, attack("C+D=6"))

    assert redirections(game) == [CLEO]
    assert not entitled(game, ANN, event("fixture_list"))
    assert entitled(game, BOB, event("fixture_list"))


@rule("B11-EVENT-22")
@pytest.mark.parametrize(
    ("name", "players"),
    [
        ("inspired_day", [BOB]),  # the performer
        ("yellow_card", [ANN]),  # his opponent
        ("sports_bet", [CLEO]),  # outside the challenge
        ("fixture_list", [BOB, CLEO]),  # anybody but the challenger
        ("gate_receipts", [ANN, BOB, CLEO]),
    ],
)
def test_the_seats_that_may_play_a_card_during_a_defence(name: str, players: list[int]) -> None:
    game = round_one(3)
    duel(game, ANN, BOB, defence("P=5"), 1)

    assert [seat for seat in (ANN, BOB, CLEO) if entitled(game, seat, event(name))] == players


def test_only_the_bet_of_one_seat_comes_back() -> None:
    game = round_one(4)
    duel(game, ANN, BOB, attack("C+D=6")).bets = [(2, 1, 1, event("sports_bet")), (3, 2, 0, event("sports_bet"))]

    return_bets(game, 2)

    assert [team.money for team in game.teams] == [0, 0, 1, 0]
    assert [bet[0] for bet in game.duel.bets] == [3]


def test_a_window_asks_nobody_once_its_cards_are_gone() -> None:
    game = round_one(3)
    sign(game, ANN, "P1 D1 C1 A1")
    sign(game, BOB, "P2 D2 C2 A2")
    deal(game, BOB, "var_review")
    duel(game, ANN, BOB, attack("C+D=6"))
    game.alive[0][c.W_PENDING] = 0

    run(game, (c.STEP_PENDING_WINDOW,))

    assert game.teams[BOB].conceded == 1


CORNER, FREE_KICK, PENALTY = attack("C+D=6", "corner"), attack("D/C/A=5"), attack("C/A=4", "penalty")


TACKLE, SAVE_4, SAVE_5 = defence("D=5", "tackle"), defence("P=4", "save"), defence("P=5", "save")


BETS = [
    (True, "goal", 6),
    (True, "no goal", 0),
    (True, "immunity", 2),
    (False, "goal", 0),
    (False, "no goal", 4),
]


@rule("B11-EVENT-02", "B11-EVENT-16")
@ex("X-48")
def test_the_challenge_is_turned_twice_and_the_asking_starts_again() -> None:
    game = round_one(4)
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
    assert numbers_of(game, "redirected") == [(ANN, DAN), (ANN, BOB)]
    assert game.duel.target == BOB
    assert game.eliminated[0] == [turn, turn]
    assert name_of(question) == "commit"


@ex("X-49")
def test_a_jinx_may_bring_the_save_against_a_penalty() -> None:
    game = three("P1 D1 C1 A4", "P5 D1 C1 A2")
    deal(game, CLEO, "jinx")

    picks = [PASS, PASS, own(game, ANN, "A4"), event("jinx")]
    question = stop(game, (c.STEP_DECLARE, ANN), picks, [PENALTY, TACKLE, SAVE_4])

    assert numbers_of(game, "jinxed") == [(BOB, 2 * TACKLE + 1)]
    assert game.action_discard[0] == [TACKLE]
    assert (question.seat, question.options) == (BOB, [PASS, own(game, BOB, "P5")])


@ex("X-50")
def test_stoppage_time_is_a_new_attack_with_the_same_bonus_and_bets() -> None:
    game = three("P1 D2 C2 A4", "P2 D1 C1 A2")
    game.teams[ANN].bonus = 1
    deal(game, ANN, "stoppage_time")
    deal(game, CLEO, "sports_bet")
    pay(game, 0, 0, 2)

    picks = [event("sports_bet"), 2 * 2 + 1, own(game, ANN, "C2"), PASS, event("stoppage_time")]
    picks += [own(game, ANN, "A4"), PASS]
    run(game, (c.STEP_DECLARE, ANN), picks, [CORNER, FREE_KICK, TACKLE])

    assert numbers_of(game, "retried") == [(ANN, BOB)]
    assert numbers_of(game, "succeeded") == [(ANN, 5)]  # four and the bonus
    assert numbers_of(game, "bet-paid") == [(CLEO, 6)]
    assert "bet-lost" not in story(game)


@ex("X-51")
def test_a_review_takes_the_goal_away() -> None:
    game = three("P1 D3 C3 A1", "P2 D1 C1 A2")
    deal(game, BOB, "var_review")
    deal(game, CLEO, "sports_bet")
    pay(game, 0, 0, 2)

    picks = [PASS, event("sports_bet"), 2 * 2, PASS, own(game, ANN, "C3"), PASS]
    run(game, (c.STEP_DECLARE, ANN), [*picks, own(game, BOB, "P2"), PASS, event("var_review")], [CORNER, SAVE_5])

    assert [(team.scored, team.conceded) for team in game.teams] == [(0, 0)] * 3
    assert numbers_of(game, "bet-paid") == [(CLEO, 4)]


@rule("B11-EVENT-18")
@ex("X-52")
def test_an_appeal_undoes_a_fine() -> None:
    game = round_one(3)
    pay(game, 5)
    deal(game, CLEO, "league_fine")
    deal(game, ANN, "appeal_upheld")

    run(game, (c.STEP_WINDOW,), [PASS, event("league_fine"), event("appeal_upheld")])

    assert game.teams[ANN].money == 5
    assert sorted(game.eliminated[0]) == sorted([event("league_fine"), event("appeal_upheld")])
    assert [team.hand for team in game.teams] == [[], [], []]


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
    game = round_one(3)
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
    game = round_one(3)
    fours(game, ANN, BOB, CLEO)
    hold(game, ANN, "G01")
    hold(game, BOB, "G09")
    deal(game, ANN, "switch_of_play")
    run(game, (c.STEP_WINDOW,), [event("switch_of_play"), BOB][:1])
    assert game.teams[BOB].management == management("G01")

    run(game, (c.STEP_DECLARE, CLEO), [ANN, c.REVEAL_IMMUNITY])

    assert numbers_of(game, "stopped") == [(ANN, CLEO)]


@rule("B11-EVENT-08", "B11-EVENT-20")
@pytest.mark.parametrize(("name", "gained"), [("superior_tactics", []), ("tv_rights", []), ("technical_sponsor", [2])])
def test_a_white_card_pays_at_once_only_what_it_says(name: str, gained: list[int]) -> None:
    game = round_one(2)

    step(game, (c.STEP_TAKE_EFFECT, ANN, event(name), NOBODY, NOBODY))
    assert numbers_of(game, "gained") == [(ANN, each) for each in gained]


@rule("B11-PITCH-09")
def test_a_new_injury_takes_the_place_of_the_old_one_and_leaves_others_alone() -> None:
    game = round_one(2)
    first, second = sign(game, BOB, "D1 C1")
    game.injured = [(first, 2), (second, 2)]

    injure(game, first, 3)
    assert game.injured == [(second, 2), (first, 3)]
