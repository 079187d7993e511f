"""Which cards a person is asked about in a window: those of the moment that help now, and no others."""

from __future__ import annotations

import pytest
from tests.titles.best_11.in_challenge import two
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CLEO,
    attack,
    deal,
    defence,
    duel,
    event,
    fours,
    hold,
    lay_white,
    own,
    pay,
    round_one,
    sign,
    stop,
)

from touchline.kernel.game import Step
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.state import Best11
from touchline.titles.best_11.worth import worth


def asked_about(game: Best11, step: Step) -> tuple[int, list[int]]:
    """Return who is asked next, and the options worth the question."""
    question = stop(game, step)
    assert isinstance(question.game, Best11)
    return question.seat, worth(question.game, question.seat, question.kind, question.context, question.options)


def window(active: int, *cards: str) -> Best11:
    """Bob's or nobody's turn has begun; Ann holds these cards, and all have four footballers and money."""
    game = round_one(3)
    fours(game, ANN, BOB, CLEO)
    pay(game, 5, 5, 5)
    deal(game, ANN, *cards)
    game.active = active
    return game


@pytest.mark.parametrize("card", ["league_fine", "injury", "twinning"])
def test_a_card_against_the_rival_whose_turn_begins_is_worth_a_question(card: str) -> None:
    game = window(BOB, card)
    assert asked_about(game, (c.STEP_WINDOW,)) == (ANN, [event(card)])

    game.teams[BOB].bought = True
    assert asked_about(game, (c.STEP_WINDOW,)) == (ANN, [])  # his turn is under way
    game.teams[BOB].bought, game.active = False, ANN
    assert asked_about(game, (c.STEP_WINDOW,)) == (ANN, [])  # the menu of her own turn follows
    game.active = -1
    assert asked_about(game, (c.STEP_WINDOW,)) == (ANN, [])


@pytest.mark.parametrize(
    "card",
    [
        "gate_receipts",
        "tv_rights",
        "technical_sponsor",
        "superior_tactics",
        "stadium_chants",
        "live_commentary",
        "switch_of_play",
    ],
)
def test_cards_that_can_wait_for_ones_own_turn_are_never_asked_about(card: str) -> None:
    game = window(BOB, card)
    deal(game, BOB, "jinx")
    deal(game, CLEO, "jinx")
    hold(game, ANN, "G01")
    hold(game, BOB, "G02")

    assert asked_about(game, (c.STEP_WINDOW,)) == (ANN, [])


def test_a_rival_without_money_or_who_cannot_challenge_is_left_alone() -> None:
    game = window(BOB, "league_fine", "injury", "twinning")
    game.teams[BOB].money = 0
    for card in game.teams[BOB].footballers[:]:
        game.teams[BOB].footballers.remove(card)
    sign(game, BOB, "D3")

    assert asked_about(game, (c.STEP_WINDOW,)) == (ANN, [])


def declare_challenge(target: int, *cards: str) -> Best11:
    """Bob has challenged."""
    game = window(BOB, *cards)
    duel(game, BOB, target, attack("C+D=6"))
    return game


def test_a_declared_challenge_asks_its_target_for_what_weakens_it() -> None:
    cards = ("fixture_list", "injury", "league_fine", "superior_tactics")
    game = declare_challenge(ANN, *cards)
    assert asked_about(game, (c.STEP_DECLARED_WINDOW,)) == (ANN, sorted(event(card) for card in cards))

    game.teams[BOB].money, game.teams[BOB].negation = 0, True
    game.injured = [(card, 9) for card in game.teams[BOB].footballers]
    assert asked_about(game, (c.STEP_DECLARED_WINDOW,)) == (ANN, [event("fixture_list")])


def test_a_declared_challenge_asks_outsiders_for_bets_and_new_targets() -> None:
    game = declare_challenge(CLEO, "sports_bet", "injury", "superior_tactics", "gate_receipts")
    assert asked_about(game, (c.STEP_DECLARED_WINDOW,)) == (ANN, [event("sports_bet")])

    game = declare_challenge(CLEO, "fixture_list")  # she would turn it on herself
    assert asked_about(game, (c.STEP_DECLARED_WINDOW,)) == (ANN, [])


def test_cards_of_the_moment_are_worth_it_and_money_is_not() -> None:
    game = declare_challenge(CLEO, "jinx", "gate_receipts")
    assert asked_about(game, (c.STEP_REVEALED_WINDOW,)) == (ANN, [event("jinx")])

    game = window(ANN, "stoppage_time", "win_bonus", "gate_receipts")
    duel(game, ANN, BOB, attack("C+D=6"))
    assert asked_about(game, (c.STEP_FAILED_WINDOW,)) == (ANN, [event("stoppage_time")])
    assert asked_about(game, (c.STEP_SCORED_WINDOW,)) == (ANN, [event("win_bonus")])

    game = window(BOB, "var_review", "gate_receipts")
    duel(game, BOB, ANN, defence("D=5"), c.DEFENCE)
    assert asked_about(game, (c.STEP_PENDING_WINDOW,)) == (ANN, [event("var_review")])


@pytest.mark.parametrize(
    ("card", "is_worth"),
    [("league_fine", True), ("stadium_chants", True), ("injury", True), ("twinning", False), ("even_swap", False)],
)
def test_an_appeal_is_worth_it_against_a_card_that_hurts(card: str, is_worth: bool) -> None:
    game = window(BOB, "appeal_upheld")

    seat, options = asked_about(game, (c.STEP_ANSWER, BOB, event(card), 0, 0, ANN))

    assert (seat, options) == (ANN, [event("appeal_upheld")] if is_worth else [])


def shelter_with(card: str, by: int = BOB) -> Best11:
    game = round_one(3, bonus_timing="whole_round")
    fours(game, ANN, BOB, CLEO)
    hold(game, ANN, card)
    duel(game, by, ANN, attack("C+D=6"))
    return game


def card_with(column: list[int], number: int | None = None) -> str:
    """The first management card with something in this column."""
    cards = round_one(2).cards
    found = (at for at, each in enumerate(column) if (each == number if number is not None else each))
    return cards.management_ids[next(found)]


def test_immunity_and_a_bonus_that_counts_are_worth_turning_up() -> None:
    cards = round_one(2).cards
    game = shelter_with(card_with(cards.various, c.IMMUNITY))
    assert c.REVEAL_IMMUNITY in asked_about(game, (c.STEP_SHELTER,))[1]

    game = shelter_with(card_with(cards.bonus))
    assert asked_about(game, (c.STEP_SHELTER,)) == (ANN, [c.TURN_UP_BONUS])
    game.teams[BOB].negation = True
    assert asked_about(game, (c.STEP_SHELTER,)) == (ANN, [])


def test_a_negation_is_worth_turning_up_against_a_bonus_or_tactics() -> None:
    game = shelter_with(card_with(round_one(2).cards.negation))
    assert c.TURN_UP_BONUS not in asked_about(game, (c.STEP_SHELTER,))[1]

    game.teams[BOB].bonus = 1
    assert c.TURN_UP_BONUS in asked_about(game, (c.STEP_SHELTER,))[1]
    game.teams[BOB].bonus = 0
    lay_white(game, BOB, "superior_tactics")
    assert c.TURN_UP_BONUS in asked_about(game, (c.STEP_SHELTER,))[1]


def boosting(who: int, money: int, *cards: str, points: int = 0) -> Best11:
    """Ann's corner needs 6 and has 5 points and these; it is this one's turn to change it."""
    game = two("C3 D2 A1 A2", "P1 D2 C1 A1")
    pay(game, money, money)
    deal(game, who, *cards)
    challenge = duel(game, ANN, BOB, attack("C+D=6", "corner"))
    challenge.committed = [own(game, ANN, "C3"), own(game, ANN, "D2")]
    challenge.cautions, challenge.sent_off = [0, 0], [False, False]
    challenge.points, challenge.who = points, who
    return game


@pytest.mark.parametrize(
    ("who", "money", "cards", "points", "options"),
    [
        (ANN, 2, [], 0, [1, 2]),
        (ANN, 2, [], 1, []),  # she makes it anyway
        (ANN, 1, [], -1, []),  # short by 2, money for 1
        (ANN, 1, ["inspired_day"], -2, [c.PLAY + event("inspired_day")]),  # short by 3: the card and the money
        (ANN, 1, ["inspired_day"], -3, []),
        (BOB, 4, [], 1, [1, 2]),
        (BOB, 4, [], 0, []),  # she falls short anyway
        (BOB, 2, [], 2, []),  # 2 points to take, money for 1
        (BOB, 2, ["yellow_card"], 3, [c.PLAY + event("yellow_card")]),  # 2 by the card, 1 by money
        (BOB, 0, ["red_card"], 3, [c.PLAY + event("red_card")]),  # her best man counts 3
        (BOB, 0, ["red_card"], 4, []),
    ],
)
def test_values_are_asked_about_only_where_money_and_cards_turn_the_action(
    who: int, money: int, cards: list[str], points: int, options: list[int]
) -> None:
    assert asked_about(boosting(who, money, *cards, points=points), (c.STEP_BOOST,)) == (who, options)
