"""Event cards: the hand, the deck, the windows."""

from __future__ import annotations

import pytest
from tests.scenes import questions_asked, rule
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CARDS,
    CLEO,
    attack,
    deal,
    defence,
    duel,
    event,
    fours,
    hold,
    kinds,
    lay_white,
    name_of,
    numbers_of,
    own,
    pay,
    play,
    reasons,
    round_one,
    run,
    sign,
    stop,
    story,
    use,
)

from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.action import total
from touchline.titles.best_11.rules.events import plays
from touchline.titles.best_11.rules.windows import is_asked
from touchline.titles.best_11.state import Best11

CORNER = attack("C+D=6", "corner")


@rule("B11-EVENT-01")
def test_a_card_may_be_played_in_anybodys_turn() -> None:
    game = round_one(3)
    deal(game, CLEO, "gate_receipts")
    game.active = ANN

    question = stop(game, (c.STEP_WINDOW,))

    assert (question.seat, question.options) == (CLEO, [PASS, event("gate_receipts")])


@rule("B11-EVENT-02")
def test_the_earlier_in_the_order_goes_first() -> None:
    game = round_one(3)
    deal(game, ANN, "gate_receipts")
    deal(game, CLEO, "gate_receipts")
    game.order = [CLEO, BOB, ANN]
    game.active = ANN

    run(game, (c.STEP_WINDOW,), [PASS, event("gate_receipts"), PASS])

    assert kinds(game) == [(CLEO, "event"), (ANN, "event"), (CLEO, "event")]  # and again from the first


@rule("B11-EVENT-03")
def test_any_number_may_be_played() -> None:
    game = round_one(3)
    deal(game, BOB, "gate_receipts", "gate_receipts", "gate_receipts", "tv_rights")

    run(game, (c.STEP_WINDOW,), [event("gate_receipts")] * 3 + [event("tv_rights")])

    assert (game.teams[BOB].money, game.teams[BOB].hand) == (12, [])


@rule("B11-EVENT-05", "B11-EVENT-08", "B11-EVENT-20")
def test_a_played_card_is_eliminated_but_a_white_one_stays() -> None:
    game = round_one(3)
    deal(game, ANN, "gate_receipts", "tv_rights")

    run(game, (c.STEP_WINDOW,), [event("gate_receipts"), event("tv_rights")])

    assert (game.eliminated[0], game.teams[ANN].white) == ([event("gate_receipts")], [event("tv_rights")])
    assert game.teams[ANN].hand == []


@rule("B11-EVENT-20")
def test_white_cards_in_play_leave_room_for_four() -> None:
    game = round_one(3)
    lay_white(game, ANN, "tv_rights", "merchandising")
    cards = game.event_bag[0][:4]

    run(game, (c.STEP_DRAW_EVENTS, ANN, 4), [], cards)

    assert game.teams[ANN].hand == sorted(cards)


@rule("B11-EVENT-06", "B11-EVENT-07", "B11-EVENT-12")
def test_discards_go_under_the_deck_in_the_order_chosen_and_come_back_in_it() -> None:
    game = round_one(3)
    deal(game, ANN, "jinx", "injury", "red_card")
    game.event_bag[0] = []

    run(game, (c.STEP_MAKE_ROOM, ANN, 2), [event("red_card"), event("injury"), PASS])

    assert numbers_of(game, "discarded", ANN) == [(ANN, event("red_card")), (ANN, event("injury"))]
    assert numbers_of(game, "discarded", BOB) == []  # the number is open, the cards are not
    assert numbers_of(game, "made-room", BOB) == [(ANN, 1), (ANN, 1)]
    assert game.teams[ANN].hand == sorted([event("jinx"), event("red_card"), event("injury")])  # drawn again


@rule("B11-EVENT-12")
def test_the_card_put_under_first_is_drawn_first() -> None:
    game = round_one(3)
    deal(game, ANN, "jinx", "injury", "red_card")
    game.event_bag[0] = []
    run(game, (c.STEP_MAKE_ROOM, ANN, 1), [event("red_card"), event("injury"), PASS])

    assert game.event_under[0] == [event("injury")]
    run(game, (c.STEP_DRAW_EVENTS, BOB, 1))

    assert game.teams[BOB].hand == [event("injury")]
    assert game.teams[ANN].known[BOB] == (event("injury"),)  # the manager who put it there knows the holder


@rule("B11-EVENT-13")
def test_from_an_empty_deck_nothing_is_drawn() -> None:
    game = round_one(3)
    game.event_bag[0] = []
    hold(game, ANN, "G07")
    assert use("G07", c.EVENTS) not in stop(game, (c.STEP_MENU, ANN)).options

    run(game, (c.STEP_DRAW_EVENTS, ANN, 3))

    assert (game.teams[ANN].hand, numbers_of(game, "drew"), numbers_of(game, "lost-draws")) == (
        [],
        [(ANN, 0)],
        [(ANN, 3)],
    )


@rule("B11-EVENT-14")
def test_a_hand_above_four_is_cut_at_once() -> None:
    game = round_one(3, discard_before_draw=False)
    deal(game, ANN, "jinx", "injury", "red_card")
    drawn = [event("tv_rights"), event("win_bonus")]

    question = stop(game, (c.STEP_DRAW_EVENTS, ANN, 2), [], drawn)
    assert (name_of(question), question.context, len(question.options)) == ("cut-hand", (1,), 5)
    run(game, (c.STEP_CUT_HAND, ANN), [event("jinx")])

    assert len(game.teams[ANN].hand) == 4
    assert game.event_under[0] == [event("jinx")]


@rule("B11-EVENT-04", "B11-EVENT-14")
def test_as_a_setting_each_card_above_four_is_cut_before_the_next_is_drawn() -> None:
    game = round_one(3, discard_before_draw=False)
    deal(game, ANN, "jinx", "injury", "red_card", "yellow_card")
    picks = [event("jinx"), event("injury")]

    run(game, (c.STEP_DRAW_EVENTS, ANN, 2), picks, [event("tv_rights"), event("win_bonus")])

    assert numbers_of(game, "drew") == [(ANN, 1), (ANN, 1)]
    assert numbers_of(game, "lost-draws") == []
    assert [question.context for question in questions_asked(game)] == [(1,), (1,)]
    assert game.teams[ANN].hand == sorted(event(name) for name in ("red_card", "yellow_card", "tv_rights", "win_bonus"))


@rule("B11-EVENT-10")
def test_as_a_setting_one_draws_first() -> None:
    game = round_one(3, discard_before_draw=False)
    hold(game, ANN, "G07")
    deal(game, ANN, "jinx")

    stop(game, (c.STEP_MENU, ANN), [use("G07", c.EVENTS)], [event("injury"), event("red_card"), event("win_bonus")])

    assert kinds(game) == [(ANN, "item"), (ANN, "event")]  # nothing about making room
    assert len(game.teams[ANN].hand) == 4


MOMENTS = {
    c.W_OPEN: {"open", "own_turn"},
    c.W_DECLARED: {"open", "declared"},
    c.W_REVEALED: {"open", "revealed"},
    c.W_FAILED: {"open", "failed"},
    c.W_PENDING: {"open", "pending"},
    c.W_SCORED: {"open", "scored"},
    c.W_ANNOUNCED: {"announced"},
}


@rule("B11-EVENT-15")
@pytest.mark.parametrize("window", MOMENTS, ids=lambda window: c.WINDOW_NAMES[window])
def test_a_card_is_offered_in_the_windows_it_names(window: int) -> None:
    game = everything(window)
    held = game.teams[BOB].hand
    game.teams[BOB].hand = sorted(set(range(len(CARDS.event_ids))))

    windows = {c.WINDOW_NAMES[CARDS.window[card]] for card in plays(game, BOB, window)}

    assert windows == MOMENTS[window]
    assert held == []


def everything(window: int) -> Best11:
    """A table at which nearly every card has an aim: Bob watches Ann challenge Cleo, in his own turn."""
    game = round_one(4)
    for seat in range(4):
        sign(game, seat, f"P{seat + 1} D{seat + 1} C{seat + 1} A{1 + seat % 3}")
        game.teams[seat].money = 5
        hold(game, seat, f"G0{seat + 1}")
    deal(game, ANN, "jinx")
    deal(game, CLEO, "jinx")
    game.active = BOB
    if window != c.W_OPEN:
        duel(game, ANN, CLEO, CORNER)
    return game


@rule("B11-EVENT-15")
@pytest.mark.parametrize(("side", "with_catenaccio"), [(0, False), (1, True)])
def test_a_card_for_the_defence_waits_for_it(side: int, with_catenaccio: bool) -> None:
    game = round_one(2)
    sign(game, ANN, "P1 D3 C3 A1")
    sign(game, BOB, "P2 D1 C1 A2")
    against = duel(game, ANN, BOB, defence("P=5") if side else CORNER, side)
    deal(game, against.performer, "catenaccio")

    assert bool(plays(game, against.performer, c.W_BOOST)) is with_catenaccio


@rule("B11-EVENT-01", "B11-EVENT-15")
def test_money_may_come_from_a_card_in_the_middle_of_an_action() -> None:
    game = round_one(2)
    sign(game, ANN, "P1 D3 C2 A1")
    sign(game, BOB, "P2 D1 C1 A2")
    deal(game, ANN, "gate_receipts")
    against = duel(game, ANN, BOB, CORNER)
    against.committed = [own(game, ANN, "C2"), own(game, ANN, "D3")]
    against.cautions, against.sent_off, against.who = [0, 0], [False, False], ANN

    stop(game, (c.STEP_BOOST,), [play("gate_receipts"), 1])

    assert story(game)[:3] == ["played", "gained", "raised"]
    assert (total(game, against), game.teams[ANN].money) == (6, 3)


@rule("B11-EVENT-15", "B11-EVENT-16")
@pytest.mark.parametrize(
    ("step", "seat", "name"), [(c.STEP_FAILED_WINDOW, ANN, "failed"), (c.STEP_PENDING_WINDOW, BOB, "pending")]
)
def test_after_a_card_of_any_time_the_challenge_goes_on_where_it_was(step: int, seat: int, name: str) -> None:
    game = round_one(2)
    fours(game, ANN, BOB)
    duel(game, ANN, BOB, CORNER)
    deal(game, seat, "gate_receipts", "injury")

    run(game, (step,), [event("gate_receipts"), PASS])

    assert kinds(game)[:2] == [(seat, name), (seat, name)]
    assert game.challenge is None


@rule("B11-EVENT-15")
def test_no_window_of_a_challenge_opens_for_cards_of_any_time() -> None:
    game = round_one(3)
    fours(game, ANN, BOB, CLEO)
    duel(game, ANN, BOB, CORNER)
    deal(game, CLEO, "gate_receipts")
    game.alive[0][c.W_DECLARED] = game.alive[0][c.W_REVEALED] = 0

    assert not any(is_asked(game, CLEO, window) for window in (c.W_DECLARED, c.W_REVEALED))
    assert is_asked(game, CLEO, c.W_OPEN)


@rule("B11-EVENT-15")
def test_own_turn_means_ones_own_turn() -> None:
    game = round_one(3)
    sign(game, ANN, "D1")
    deal(game, ANN, "capital_gain", "gate_receipts")
    game.active = BOB
    assert plays(game, ANN, c.W_OPEN) == [event("gate_receipts")]

    game.active = ANN

    assert plays(game, ANN, c.W_OPEN) == sorted([event("capital_gain"), event("gate_receipts")])


@rule("B11-EVENT-16")
def test_one_card_at_a_time_takes_effect_before_the_next() -> None:
    game = round_one(3)
    pay(game, 0, 3)
    deal(game, ANN, "league_fine", "league_fine")

    run(game, (c.STEP_WINDOW,), [event("league_fine"), PASS])  # Bob alone has money: no question whom

    assert game.teams[BOB].money == 0
    assert story(game) == ["played", "fined"]
    assert plays(game, ANN, c.W_OPEN) == []  # there is nobody left to fine


NOTHING = {
    "league_fine": "nobody has money",
    "stadium_chants": "nobody holds a card",
    "live_commentary": "nobody holds a card",
    "injury": "no rival has a footballer",
    "switch_of_play": "nobody has a management card",
    "capital_gain": "no footballer of one's own",
    "even_swap": "nobody to exchange",
}


@rule("B11-EVENT-17")
@pytest.mark.parametrize("name", NOTHING)
def test_a_card_that_could_change_nothing_is_not_played(name: str) -> None:
    game = round_one(3)
    deal(game, ANN, name)
    game.active = ANN

    question = stop(game, (c.STEP_MENU, ANN))

    assert play(name) not in question.options
    assert reasons(question)[play(name)] == "card-changes-nothing"


@rule("B11-EVENT-17")
def test_neither_a_purchase_nor_a_peace_is_the_reason_where_a_card_would_change_nothing() -> None:
    game = round_one(3)
    deal(game, ANN, "league_fine", "twinning")
    game.active, game.teams[ANN].bought, game.twinned = ANN, True, [(ANN, BOB, 9), (CLEO, ANN, 9)]

    told = reasons(stop(game, (c.STEP_MENU, ANN)))
    assert [told[play(name)] for name in ("league_fine", "twinning")] == ["card-changes-nothing"] * 2


@rule("B11-MARKET-04")
def test_a_bargain_is_refused_for_the_purchase_that_was_made() -> None:
    game = round_one(3)
    deal(game, ANN, "market_bargain")
    game.active, game.teams[ANN].bought = ANN, True

    assert reasons(stop(game, (c.STEP_MENU, ANN)))[play("market_bargain")] == "bought-already"


@rule("B11-MULTI-16")
def test_a_twinning_that_every_rival_has_played_before_is_refused_for_that() -> None:
    game = round_one(3, boxes=3)
    deal(game, ANN, "twinning")
    game.active, game.twinnings = ANN, [(BOB, ANN), (CLEO, ANN)]

    assert reasons(stop(game, (c.STEP_MENU, ANN)))[play("twinning")] == "twinned-before"


def test_a_card_for_another_moment_is_shown_as_such() -> None:
    game = round_one(3)
    deal(game, ANN, "jinx")

    assert reasons(stop(game, (c.STEP_MENU, ANN)))[play("jinx")] == "other-moment"


@rule("B11-EVENT-18")
def test_an_appealed_white_card_would_be_gone_and_an_appeal_is_not_appealed() -> None:
    game = round_one(3)
    pay(game, 0, 5)
    deal(game, ANN, "league_fine", "appeal_upheld")
    deal(game, BOB, "appeal_upheld")

    run(game, (c.STEP_WINDOW,), [event("league_fine"), event("appeal_upheld"), PASS])

    assert kinds(game) == [(ANN, "event"), (BOB, "appeal"), (ANN, "event")]
    assert game.teams[BOB].money == 5


@rule("B11-EVENT-21")
def test_superior_tactics_and_twinning_exist_once_in_a_box() -> None:
    game = round_one(3)

    assert [game.event_bag[0].count(event(name)) for name in ("superior_tactics", "twinning")] == [1, 1]


def test_every_holder_of_a_card_is_asked_whatever_it_is() -> None:
    game = round_one(3)
    fours(game, ANN, BOB)
    deal(game, CLEO, "gate_receipts")

    stop(game, (c.STEP_DECLARE, ANN), [PASS, PASS], [CORNER])

    assert kinds(game)[:2] == [(CLEO, "declared"), (CLEO, "revealed")]


@rule("B11-EVENT-15")
def test_as_a_setting_everybody_is_always_asked() -> None:
    game = round_one(3, window_prompts="always")

    run(game, (c.STEP_WINDOW,), [PASS, PASS, PASS])

    assert kinds(game) == [(ANN, "event"), (BOB, "event"), (CLEO, "event")]
