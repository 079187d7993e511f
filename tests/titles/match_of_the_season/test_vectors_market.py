"""The catalogue's vectors of the market and of squads (9.6, and the market cases of 9.2 and 9.9)."""

from __future__ import annotations

import pytest
from tests.scenes import asked, offered, rule, told
from tests.titles.match_of_the_season.laid import (
    BLUE,
    EIGHTEEN,
    GREEN,
    PASS,
    RED,
    THIRTEEN,
    YELLOW,
    asked_at,
    bidders,
    cash,
    do,
    go_on,
    hold,
    in_deck,
    lazily,
    on_free_list,
    own,
    sell,
    table,
    turned,
    vector,
)

from touchline.kernel.errors import IllegalPick
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.state import Mots

# -- auctions


@rule("MOTS-MARKET-10", "MOTS-MARKET-12", "MOTS-MARKET-05")
@vector("V-64")
def test_an_auction_goes_round_until_one_is_left() -> None:
    game = table()
    player = turned(game, "M3")

    do(game, c.STEP_AUCTION, player, BLUE, c.TO_FREE_LIST, picks=[30000, 35000, PASS, PASS, 40000, PASS])
    assert cash(game) == [10000, 50000, 50000, 50000]
    assert (game.teams[BLUE].squad, game.offer) == ([player], [])
    assert told(game, c.TELL_SOLD) == [(BLUE, player, 40000)]
    assert bidders(asked(game)) == [BLUE, RED, YELLOW, GREEN, BLUE, RED]


@rule("MOTS-MARKET-10", "MOTS-GEN-12", "MOTS-MARKET-09")
@vector("V-65")
def test_a_bid_beats_the_last_by_a_step() -> None:
    game = table()
    player = turned(game, "M3")
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
    player = turned(game, "M3")
    do(game, c.STEP_AUCTION, player, BLUE, c.TO_FREE_LIST, picks=[PASS, PASS, PASS, PASS])
    assert game.free == [player]

    do(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[PASS, c.GO_MARKET])
    assert (game.teams[RED].squad, cash(game)) == ([player], [50000, 20000, 50000, 50000])


@rule("MOTS-EOS-32")
@vector("V-67")
def test_an_unsold_card_of_the_season_s_end_goes_under_the_deck() -> None:
    game = table()
    player = turned(game, "M3")

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


def first_bidders(game: Mots, *numbers: int, rolls: list[int]) -> list[int]:
    """Who is asked first about each card."""
    questions = lazily(game, *numbers, faces={c.ROLL_OFF: rolls}).asked
    seen: dict[int, int] = {}
    for question in questions:
        if question.kind == c.ASK_BID:
            seen.setdefault(question.context[1], question.context[0])
    return list(seen.values())


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
    player = turned(game, "M3")
    game.teams[YELLOW].cash = 35000
    do(game, c.STEP_AUCTION, player, BLUE, c.TO_FREE_LIST, picks=[30000, 35000, PASS, PASS])
    assert bidders(asked(game)) == [BLUE, RED, GREEN, BLUE]  # yellow could not go on

    game = table(cash=35000)
    player = turned(game, "M3")
    question = asked_at(game, c.STEP_AUCTION, player, BLUE, c.TO_FREE_LIST)
    assert question.options == [PASS, 30000, 35000]
    with pytest.raises(IllegalPick):
        do(game, c.STEP_AUCTION, player, BLUE, c.TO_FREE_LIST, picks=[40000])


# -- squads of 18 and 13


@rule("MOTS-SQUAD-03", "MOTS-SQUAD-04", "MOTS-MARKET-20", "MOTS-WIN-05")
@vector("V-69")
def test_eighteen_players_neither_sell_nor_bid_once_the_card_is_turned() -> None:
    game = table()
    own(game, BLUE, EIGHTEEN)
    player = turned(game, "M3")

    do(game, c.STEP_AUCTION, player, BLUE, c.TO_FREE_LIST, picks=[PASS, PASS, PASS])
    assert [(question.kind, question.context[0]) for question in asked(game)] == [
        (c.ASK_BID, RED), (c.ASK_BID, YELLOW), (c.ASK_BID, GREEN),
    ]  # fmt: skip


@rule("MOTS-SQUAD-03")
@vector("V-70")
def test_who_sells_before_the_card_is_turned_may_bid() -> None:
    game = table()
    squad = own(game, BLUE, EIGHTEEN)
    in_deck(game, "M3")
    game.agenda = [(c.STEP_WINDOW_OPEN, c.W_REVEAL, BLUE), (c.STEP_TURN_CARD, BLUE, c.TO_FREE_LIST)]

    question = offered(game, go_on, [c.GO_MARKET, c.SELL, squad[10], PASS])
    assert (question.kind, question.context[0]) == (c.ASK_BID, BLUE)
    assert len(game.teams[BLUE].squad) == 17


@rule("MOTS-SQUAD-02", "MOTS-SQUAD-01")
@vector("V-71")
def test_thirteen_players_can_neither_be_sold_nor_listed() -> None:
    game = table()
    own(game, BLUE, THIRTEEN)
    hold(game, BLUE, "counter-attack")
    question = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE)
    assert question.options == [PASS]
    assert [(refusal.option, refusal.reason) for refusal in question.refusals] == [(c.GO_MARKET, c.WHY_SQUAD_SMALL)]

    free = on_free_list(game, "D1 M1")
    assert asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE).options == [PASS, c.GO_MARKET]
    question = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_MARKET])
    assert (question.kind, question.options) == (c.ASK_BUY, free)


# -- selling


@rule("MOTS-TRADE-02", "MOTS-TRADE-07", "MOTS-TRADE-08", "MOTS-TRADE-05", "MOTS-TRADE-06")
@vector("V-72")
def test_a_sold_player_and_his_like_may_not_be_bought_this_season() -> None:
    game = table()
    own(game, BLUE, THIRTEEN)
    player = own(game, BLUE, "D4")[0]
    sell(game, BLUE, player)
    assert (cash(game)[BLUE], game.deck.under) == (70000, [player])

    for name, may in (("D4", False), ("M4", True), ("D3", True)):
        seller = turned(game, name)
        lazy = lazily(game, c.STEP_AUCTION, seller, BLUE, c.TO_BOTTOM)
        assert (BLUE in bidders(lazy.asked)) == may, name


@rule("MOTS-TRADE-06", "MOTS-TRADE-07")
@vector("VB-13")
def test_a_four_star_midfielder_was_sold_so_none_is_bought_until_next_season() -> None:
    game = table()
    own(game, BLUE, THIRTEEN)
    sell(game, BLUE, own(game, BLUE, "M4")[0])
    wanted, other = on_free_list(game, "M4 A4")

    question = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_MARKET])
    assert (question.kind, question.options) == (c.ASK_WINDOW, [PASS, c.GO_MARKET])
    assert game.teams[BLUE].squad[-1] != wanted
    assert other in game.teams[BLUE].squad


@rule("MOTS-TRADE-03")
@vector("V-73")
def test_a_sold_one_star_player_stays_on_the_table() -> None:
    game = table()
    own(game, BLUE, THIRTEEN)
    player = own(game, BLUE, "A1")[0]
    game.teams[BLUE].cash = 0
    for team in (RED, YELLOW, GREEN):
        game.teams[team].cash = 0

    sell(game, BLUE, player)
    assert (cash(game)[BLUE], game.free, len(game.deck)) == (5000, [player], 0)


@rule("MOTS-TRADE-01")
@vector("VB-12")
def test_the_bank_pays_fifteen_thousand_for_three_stars() -> None:
    game = table()
    own(game, BLUE, THIRTEEN)

    sell(game, BLUE, own(game, BLUE, "A3")[0])
    assert cash(game)[BLUE] == 65000


# -- listings


@rule("MOTS-TRADE-13", "MOTS-TRADE-14", "MOTS-TRADE-11", "MOTS-TRADE-04")
@vector("V-74")
def test_a_listed_player_goes_to_the_highest_bidder_who_pays_the_seller() -> None:
    game = table()
    own(game, BLUE, THIRTEEN)
    player = own(game, BLUE, "A4")[0]

    do(game, c.STEP_LISTING, BLUE, player, 40000, picks=[40000, 45000, PASS, PASS])
    assert cash(game) == [95000, 50000, 5000, 50000]
    assert player in game.teams[YELLOW].squad
    assert player not in game.teams[BLUE].squad
    assert bidders(asked(game)) == [RED, YELLOW, GREEN, RED]


@rule("MOTS-TRADE-14", "MOTS-TRADE-16")
@vector("V-75")
def test_a_player_listed_in_vain_stays_and_is_not_listed_again_in_this_window() -> None:
    game = table()
    own(game, BLUE, THIRTEEN)
    player = own(game, BLUE, "A4")[0]
    picks = [c.GO_MARKET, c.LIST, player, 40000, PASS, PASS, PASS]

    question = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[*picks, c.GO_MARKET, c.LIST])
    assert question.kind == c.ASK_LIST
    assert player in game.teams[BLUE].squad
    assert player not in question.options
    assert [(refusal.option, refusal.reason) for refusal in question.refusals] == [(player, c.WHY_LISTED)]
    assert told(game, c.TELL_LISTED) == [(BLUE, player, 40000)]


@rule("MOTS-2P-09", "MOTS-2P-02")
@vector("V-111")
def test_a_manager_s_other_team_does_not_bid_for_what_he_lists() -> None:
    game = table(2)
    own(game, BLUE, THIRTEEN)
    player = own(game, BLUE, "A4")[0]

    do(game, c.STEP_LISTING, BLUE, player, 40000, picks=[PASS, PASS])
    assert bidders(asked(game)) == [RED, GREEN]
