"""Corners of Best 11: what a seat knows and what is dealt anew, spans, empty piles, settings that meet."""

from __future__ import annotations

import pytest
from tests.scenes import rule
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
    happened,
    hold,
    laid,
    name_of,
    offer,
    opened,
    pay,
    reasons,
    run,
    sign,
    step,
    stop,
)

from touchline.kernel.dealer import Seeded
from touchline.kernel.errors import BadOption
from touchline.kernel.game import DEALER, NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.labels import LABELS
from touchline.titles.best_11.options import settle
from touchline.titles.best_11.rules.aims import entitled, redirections
from touchline.titles.best_11.rules.challenge import return_bets
from touchline.titles.best_11.rules.market import lay_market
from touchline.titles.best_11.state import Best11
from touchline.titles.best_11.view import hidden, observe, redeal


def dealt_anew(game: Best11, seat: int, seed: int) -> Best11:
    twin = game.clone()
    redeal(twin, seat, Seeded(seed), [])
    return twin


def test_a_hand_that_was_seen_is_not_dealt_anew() -> None:
    game = laid(3)
    deal(game, BOB, "jinx", "injury")
    deal(game, CLEO, "gate_receipts")
    step(game, (c.STEP_TAKE_EFFECT, ANN, event("live_commentary"), BOB, NOBODY))

    for seed in range(20):
        assert dealt_anew(game, ANN, seed).teams[BOB].hand == sorted([event("jinx"), event("injury")])
    assert len({tuple(dealt_anew(game, ANN, seed).teams[CLEO].hand) for seed in range(20)}) > 1
    assert observe(game, ANN)["teams"][BOB]["hand"] == game.teams[BOB].hand
    assert observe(game, CLEO)["teams"][BOB]["hand"] == []


def test_what_another_has_seen_is_dealt_anew_with_the_hand() -> None:
    game = laid(3)
    deal(game, BOB, "jinx", "injury")
    step(game, (c.STEP_TAKE_EFFECT, ANN, event("live_commentary"), BOB, NOBODY))

    for seed in range(20):
        twin = dealt_anew(game, CLEO, seed)
        assert twin.teams[ANN].known[BOB] == tuple(twin.teams[BOB].hand)


def test_cards_of_others_under_the_deck_are_hidden_and_ones_own_are_not() -> None:
    game = laid(2)
    game.event_bag[0].remove(event("red_card"))
    game.event_bag[0].remove(event("win_bonus"))
    game.event_under[0] = [event("red_card"), event("win_bonus")]
    game.event_under_by[0] = [ANN, BOB]

    twins = [dealt_anew(game, ANN, seed) for seed in range(20)]

    assert {twin.event_under[0][0] for twin in twins} == {event("red_card")}
    assert len({twin.event_under[0][1] for twin in twins}) > 1
    assert observe(game, ANN)["under"] == [{"above": len(game.event_bag[0]), "card": event("red_card")}]
    assert str([event("win_bonus")]) in hidden(game, ANN)


def test_a_card_that_a_seat_has_drawn_in_this_step_was_in_the_deck() -> None:
    game = laid(2)
    deal(game, BOB, "injury")
    shown = [(DEALER, c.ROLL_EVENT, event("red_card"))] * 2

    for seed in range(20):
        twin = game.clone()
        redeal(twin, ANN, Seeded(seed), shown)
        assert twin.event_bag[0].count(event("red_card")) == 2


def test_a_look_without_a_card_of_ones_own_ends_without_a_trade() -> None:
    game = laid(2)
    deal(game, BOB, "injury")

    step(game, (c.STEP_TAKE_EFFECT, ANN, event("live_commentary"), BOB, NOBODY))

    assert game.agenda == []


def test_a_standing_order_lasts_a_turn_a_round_or_the_game() -> None:
    game = laid(3)
    before = [game.span(scope) for scope in range(3)]
    game.active = ANN
    turn = [game.span(scope) for scope in range(3)]
    game.round, game.active = 2, NOBODY

    assert before[0] != turn[0] != game.span(0)
    assert before[1:] == turn[1:]
    assert game.span(1) == 2
    assert game.span(2) == turn[2]


def test_nobody_has_a_footballer_who_lies_in_the_deck() -> None:
    game = laid(2)

    assert game.owner(game.team_bag[0][0]) == NOBODY


@rule("B11-MARKET-08")
def test_with_deck_and_discards_empty_fewer_cards_are_laid() -> None:
    game = laid(2)
    game.team_bag[0] = []

    lay_market(game)

    assert game.market == []


@rule("B11-MULTI-24")
def test_six_people_are_refused() -> None:
    with pytest.raises(BadOption):
        settle(
            6, {"preset": "full", "coach_required": True, "end_mode": "complete_team", "formation_mode": "lot"}, set()
        )


def test_a_box_that_the_cards_do_not_have_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CARDS, "box_ids", CARDS.box_ids[:1])

    with pytest.raises(BadOption, match="no-such-box") as caught:
        opened(2, boxes=2)
    assert caught.value.facts == {"value": 2, "most": 1}


def test_with_free_formations_nobody_gets_a_board() -> None:
    game = opened(2, formation_mode="free")
    step(game, (c.STEP_SET_UP,), faces=[1])

    assert [team.board for team in game.teams] == [NOBODY, NOBODY]
    assert not happened(game, "board")


@rule("B11-CHALLENGE-04", "B11-EVENT-22")
def test_the_challenger_cannot_turn_his_own_challenge() -> None:
    game = laid(3)
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
def test_who_may_play_a_card_while_a_challenge_is_defended(name: str, players: list[int]) -> None:
    game = laid(3)
    duel(game, ANN, BOB, defence("P=5"), 1)

    assert [seat for seat in (ANN, BOB, CLEO) if entitled(game, seat, event(name))] == players


def test_only_the_bet_of_one_seat_comes_back() -> None:
    game = laid(4)
    duel(game, ANN, BOB, attack("C+D=6")).bets = [(2, 1, 1, event("sports_bet")), (3, 2, 0, event("sports_bet"))]

    return_bets(game, 2)

    assert [team.money for team in game.teams] == [0, 0, 1, 0]
    assert [bet[0] for bet in game.duel.bets] == [3]


@rule("B11-MARKET-04", "B11-STADIUM-03")
def test_what_was_done_already_is_refused_with_its_reason() -> None:
    game = laid(2)
    pay(game, 20, 20)
    hold(game, ANN, "G01")
    first, second = offer(game, "D3 C3")
    game.active = ANN

    question = stop(game, (c.STEP_MENU, ANN), [c.BUY + first, c.BUILD])

    assert name_of(question) == "item"
    assert reasons(question)[c.BUY + second] == "bought-already"
    assert reasons(question)[c.BUILD] == "stand-built"


def test_without_stadiums_there_is_nothing_to_refuse() -> None:
    game = laid(2, stadium=False)
    hold(game, ANN, "G01")

    assert c.BUILD not in reasons(stop(game, (c.STEP_MENU, ANN)))


def test_a_card_that_all_see_is_only_asked_about_if_it_helps() -> None:
    game = laid(2, management_cards_open=True)
    fours(game, ANN, BOB)
    hold(game, BOB, "G10")
    game.teams[BOB].face_up = True
    duel(game, ANN, BOB, attack("C+D=6"))
    game.duel.attack = NOBODY

    step(game, (c.STEP_SHELTER,))

    assert happened(game, "stopped") == []
    assert game.agenda


@pytest.mark.parametrize(
    ("domain", "number", "label"),
    [
        ("player", 0, "Brondani ({position-0}, 6)"),
        ("player", CARDS.first_coach, "Bruvizzi ({position-4}, 4-3-3, 5)"),
        ("item", 0, "@opt-build"),
        ("item", 100, "@use-money 5"),
        ("item", 101, "@use-events-1"),
        ("item", 106, "@use-challenge-b1"),
        ("item", 134, "@use-challenge-negation"),
        ("item", 103, "@use-poach"),
        ("item", 1000, "{word-buy} Brondani ({position-0}, 6)"),
        ("item", 2000, "{word-play} {card-twinning}"),
        ("boost", 3, "±3"),
        ("boost", 2001, "@card-jinx"),
        ("bet", 5, "@bet-2-goal"),
        ("bet", 4, "@bet-2-no-goal"),
        ("needs", 0, "{position-2} + {position-1}: 6"),
        ("attack", 0, "@play-corner"),
        ("defence", 0, "@play-save"),
        ("action", 0, "K01"),
        ("management", 0, "G01"),
        ("formation", 0, "4-4-2"),
        ("box", 0, "Vermiglia 1911"),
        ("kind", 1, "@kind-1"),
        ("bonus", 0, "@bonus-none"),
        ("shelter", 1, "@shelter-1"),
        ("flag", 1, "@flag-true"),
    ],
)
def test_numbers_have_names(domain: str, number: int, label: str) -> None:
    assert LABELS[domain](CARDS, number) == label


def test_cards_of_ones_own_are_called_as_their_file_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CARDS, "event_known", [False] * len(CARDS.event_ids))
    monkeypatch.setattr(CARDS, "play_known", [False] * len(CARDS.play_ids))

    assert LABELS["card"](CARDS, 1) == "Jinx"
    assert LABELS["attack"](CARDS, 0) == "Corner kick"


@rule("B11-EVENT-02", "B11-EVENT-16")
def test_being_asked_in_a_window_tells_nothing_about_the_hand() -> None:
    """A seat with a card for the moment and one without are asked alike; one without any card is not."""
    questions = []
    for card in ("gate_receipts", "yellow_card"):
        game = laid(3)
        deal(game, BOB, card)
        questions.append(stop(game, (c.STEP_WINDOW,)))

    assert [(each.seat, each.kind, each.context) for each in questions] == [(BOB, c.ASK_EVENT, (NOBODY,))] * 2
    assert questions[0].options == [PASS, event("gate_receipts")]
    assert questions[1].options == [PASS]


def test_a_window_asks_nobody_once_its_cards_are_gone() -> None:
    game = laid(3)
    sign(game, ANN, "P1 D1 C1 A1")
    sign(game, BOB, "P2 D2 C2 A2")
    deal(game, BOB, "var_review")
    duel(game, ANN, BOB, attack("C+D=6"))
    game.alive[0][c.W_PENDING] = 0

    run(game, (c.STEP_PENDING_WINDOW,))

    assert game.teams[BOB].conceded == 1
