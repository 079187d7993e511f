"""Auctions: bids, steps, the first bidder, unsold cards."""

from __future__ import annotations

import pytest
from tests.scenes import numbers_told, question_after, questions_asked, rule
from tests.titles.match_of_the_season.laid import (
    BLUE,
    EIGHTEEN,
    GREEN,
    PASS,
    RED,
    YELLOW,
    asked_at,
    bidders,
    cash,
    do,
    free_copies,
    go_on,
    in_deck,
    lazily,
    own,
    table,
    turn_up,
    vector,
)

from touchline.kernel.errors import IllegalPick
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.state import Mots


@rule("MOTS-EOS-34", "MOTS-EOS-32")
def test_a_card_without_a_bid_is_not_turned_twice_in_one_sale() -> None:
    game = table()
    own(game, RED, "GK1 D1")
    cards = in_deck(game, "D2 M3 A4")

    picks = [PASS] * 12  # nobody can sell or buy: only the bids are asked, four for each card
    do(game, c.STEP_TRANSFERS, picks=picks, faces=[6, 1, 1, 1, *cards[:2]])
    assert [numbers[0] for numbers in numbers_told(game, c.TELL_TURNED)] == cards
    assert len(numbers_told(game, c.TELL_NO_BID)) == 3
    assert game.deck.under == cards
    assert {question.kind for question in questions_asked(game)} == {c.ASK_BID}


@rule("MOTS-MARKET-10")
def test_before_the_first_bid_no_price_is_too_low() -> None:
    game = table()
    question = asked_at(game, c.STEP_AUCTION, turn_up(game, "M3"), BLUE, c.TO_FREE_LIST)

    assert [each.reason for each in question.refusals] == [c.WHY_NO_CASH]


def first_bidders(game: Mots, *numbers: int, rolls: list[int]) -> list[int]:
    """Return who is asked first about each card."""
    questions = lazily(game, *numbers, faces={c.ROLL_OFF: rolls}).asked
    seen: dict[int, int] = {}
    for question in questions:
        if question.kind == c.ASK_BID:
            seen.setdefault(question.context[1], question.context[0])
    return list(seen.values())


@rule("MOTS-MARKET-10", "MOTS-MARKET-12", "MOTS-MARKET-05")
@vector("V-64")
def test_an_auction_goes_round_until_one_is_left() -> None:
    game = table()
    player = turn_up(game, "M3")

    do(game, c.STEP_AUCTION, player, BLUE, c.TO_FREE_LIST, picks=[30000, 35000, PASS, PASS, 40000, PASS])
    assert cash(game) == [10000, 50000, 50000, 50000]
    assert (game.teams[BLUE].squad, game.offer) == ([player], [])
    assert numbers_told(game, c.TELL_SOLD) == [(BLUE, player, 40000)]
    assert bidders(questions_asked(game)) == [BLUE, RED, YELLOW, GREEN, BLUE, RED]


@rule("MOTS-MARKET-10", "MOTS-GEN-12", "MOTS-MARKET-09")
@vector("V-65")
def test_a_bid_beats_the_last_by_a_step() -> None:
    game = table()
    player = turn_up(game, "M3")
    assert asked_at(game, c.STEP_AUCTION, player, BLUE, c.TO_FREE_LIST).options == [
        PASS,
        30000,
        35000,
        40000,
        45000,
        50000,
    ]

    question = asked_at(game, c.STEP_AUCTION, player, BLUE, c.TO_FREE_LIST, picks=[30000, 35000])
    assert question.options == [PASS, 40000, 45000, 50000]
    for bid in (35000, 37000):
        with pytest.raises(IllegalPick):
            do(game, c.STEP_AUCTION, player, BLUE, c.TO_FREE_LIST, picks=[30000, 35000, bid])


@rule("MOTS-MARKET-17", "MOTS-MARKET-18")
@vector("V-66")
def test_an_unsold_card_of_the_season_goes_to_the_free_list() -> None:
    game = table()
    player = turn_up(game, "M3")
    do(game, c.STEP_AUCTION, player, BLUE, c.TO_FREE_LIST, picks=[PASS, PASS, PASS, PASS])
    assert game.free == [player]

    do(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[PASS, c.GO_MARKET])
    assert (game.teams[RED].squad, cash(game)) == ([player], [50000, 20000, 50000, 50000])


@rule("MOTS-EOS-32")
@vector("V-67")
def test_an_unsold_card_of_the_season_s_end_goes_under_the_deck() -> None:
    game = table()
    player = turn_up(game, "M3")

    do(game, c.STEP_AUCTION, player, BLUE, c.TO_BOTTOM, picks=[PASS, PASS, PASS, PASS])
    assert (game.free, game.deck.under) == ([], [player])


@rule("MOTS-MARKET-19")
@vector("V-123")
def test_an_unsold_opening_card_goes_under_the_deck() -> None:
    game = table(cash=100000)
    in_deck(game, "M3 D3 A3 GK3 M4")

    lazily(game, c.STEP_OPENING, until=c.STEP_KICK_OFF)
    assert game.free == []
    assert (len(game.deck.bag), len(game.deck.under)) == (1, 4)


@rule("MOTS-MARKET-06", "MOTS-MARKET-08", "MOTS-EOS-31", "MOTS-GEN-11")
@vector("V-68")
def test_the_first_bid_moves_left_from_card_to_card() -> None:
    game = table()
    in_deck(game, "M2 D2 A2 GK2 M2 D2 A2")
    assert first_bidders(game, c.STEP_OPENING, rolls=[1, 2, 6, 3]) == [YELLOW, GREEN, BLUE, RED]

    game = table()
    in_deck(game, "M2 D2 A2 GK2 M2 D2 A2")
    assert first_bidders(game, c.STEP_TRANSFERS, rolls=[1, 2, 6, 3]) == [YELLOW, GREEN, BLUE, RED, YELLOW, GREEN]


@rule("MOTS-3P-10", "MOTS-MARKET-08")
@vector("V-144")
def test_the_first_bid_rotates_over_three_managed_teams() -> None:
    game = table(3)
    in_deck(game, "M2 D2 A2 GK2 M2")

    assert first_bidders(game, c.STEP_OPENING, rolls=[1, 6, 3]) == [RED, YELLOW, BLUE, RED]


@rule("MOTS-MARKET-11")
@vector("V-124")
def test_nobody_bids_more_than_he_has() -> None:
    game = table()
    player = turn_up(game, "M3")
    game.teams[YELLOW].cash = 35000
    do(game, c.STEP_AUCTION, player, BLUE, c.TO_FREE_LIST, picks=[30000, 35000, PASS, PASS])
    assert bidders(questions_asked(game)) == [BLUE, RED, GREEN, BLUE]  # yellow could not go on

    game = table(cash=35000)
    player = turn_up(game, "M3")
    question = asked_at(game, c.STEP_AUCTION, player, BLUE, c.TO_FREE_LIST)
    assert question.options == [PASS, 30000, 35000]
    with pytest.raises(IllegalPick):
        do(game, c.STEP_AUCTION, player, BLUE, c.TO_FREE_LIST, picks=[40000])


@rule("MOTS-SQUAD-03", "MOTS-SQUAD-04", "MOTS-MARKET-20", "MOTS-WIN-05")
@vector("V-69")
def test_eighteen_players_neither_sell_nor_bid_once_the_card_is_turned() -> None:
    game = table()
    own(game, BLUE, EIGHTEEN)
    player = turn_up(game, "M3")

    do(game, c.STEP_AUCTION, player, BLUE, c.TO_FREE_LIST, picks=[PASS, PASS, PASS])
    assert [(question.kind, question.context[0]) for question in questions_asked(game)] == [
        (c.ASK_BID, RED), (c.ASK_BID, YELLOW), (c.ASK_BID, GREEN),
    ]  # fmt: skip


@rule("MOTS-SQUAD-03")
@vector("V-70")
def test_a_team_that_sells_before_the_card_is_turned_may_bid() -> None:
    game = table()
    squad = own(game, BLUE, EIGHTEEN)
    in_deck(game, "M3")
    game.agenda = [(c.STEP_WINDOW_OPEN, c.W_REVEAL, BLUE), (c.STEP_TURN_CARD, BLUE, c.TO_FREE_LIST)]

    question = question_after(game, go_on, [c.GO_MARKET, c.SELL, squad[10], PASS])
    assert (question.kind, question.context[0]) == (c.ASK_BID, BLUE)
    assert len(game.teams[BLUE].squad) == 17


def test_every_bid_and_every_pass_is_told() -> None:
    game = table()
    player = free_copies(game, "M3")[0]
    game.offer.append(player)

    do(game, c.STEP_AUCTION, player, BLUE, c.TO_FREE_LIST, picks=[30000, PASS, 35000, PASS, PASS])
    assert numbers_told(game, c.TELL_BID, None) == [(BLUE, player, 30000), (YELLOW, player, 35000)]
    assert numbers_told(game, c.TELL_OUT, None) == [(RED, player), (GREEN, player), (BLUE, player)]
