"""Sales, lists and bans."""

from __future__ import annotations

import pytest
from tests.scenes import numbers_told, questions_asked, rule
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
    four_squads,
    hold,
    lazily,
    on_free_list,
    own,
    sell,
    table,
    turn_up,
    vector,
)

from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.market import buyable, can_buy
from touchline.titles.match_of_the_season.rules.squads import note_sale
from touchline.titles.match_of_the_season.rules.trade import reserves_for


@rule("MOTS-MARKET-11")
@pytest.mark.parametrize("sold", [False, True])
def test_a_card_can_be_bought_for_exactly_the_cash_and_not_for_a_note_less(sold: bool) -> None:
    game = table(cash=30000)
    own(game, BLUE, THIRTEEN)
    player = on_free_list(game, "M3")[0]
    game.teams[BLUE].sold = 1 << 31 if sold else 0

    assert (buyable(game, BLUE), can_buy(game, BLUE)) == ([player], True)
    game.teams[BLUE].cash = 29999
    assert (buyable(game, BLUE), can_buy(game, BLUE)) == ([], False)


@rule("MOTS-SQUAD-03")
def test_a_full_squad_can_buy_nobody() -> None:
    game = table()
    own(game, BLUE, EIGHTEEN)
    on_free_list(game, "D1")

    assert buyable(game, BLUE) == []


@rule("MOTS-TRADE-13")
def test_the_seller_s_own_cash_names_no_reserve_price() -> None:
    game = table(cash=20000)
    game.teams[BLUE].cash = 90000

    assert reserves_for(game, BLUE, 5000) == [5000, 10000, 15000, 20000]


@rule("MOTS-TRADE-08")
def test_with_a_ban_among_managers_a_sale_to_the_bank_is_not_noted() -> None:
    game = table(resale_lock_scope="managers_only")
    player = own(game, BLUE, "M3")[0]
    note_sale(game, BLUE, player)
    assert game.teams[BLUE].sold == 0
    note_sale(game, BLUE, player, True)
    assert game.teams[BLUE].sold != 0


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


@rule("MOTS-TRADE-02", "MOTS-TRADE-07", "MOTS-TRADE-08", "MOTS-TRADE-05", "MOTS-TRADE-06")
@vector("V-72")
def test_a_sold_player_and_his_like_may_not_be_bought_this_season() -> None:
    game = table()
    own(game, BLUE, THIRTEEN)
    player = own(game, BLUE, "D4")[0]
    sell(game, BLUE, player)
    assert (cash(game)[BLUE], game.deck.under) == (70000, [player])

    for name, may in (("D4", False), ("M4", True), ("D3", True)):
        seller = turn_up(game, name)
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
    assert bidders(questions_asked(game)) == [RED, YELLOW, GREEN, RED]


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
    assert numbers_told(game, c.TELL_LISTED) == [(BLUE, player, 40000)]


@rule("MOTS-2P-09", "MOTS-2P-02")
@vector("V-111")
def test_a_manager_s_other_team_does_not_bid_for_what_he_lists() -> None:
    game = table(2)
    own(game, BLUE, THIRTEEN)
    player = own(game, BLUE, "A4")[0]

    do(game, c.STEP_LISTING, BLUE, player, 40000, picks=[PASS, PASS])
    assert bidders(questions_asked(game)) == [RED, GREEN]


@rule("MOTS-SQUAD-02", "MOTS-SQUAD-03")
def test_a_squad_between_the_limits_is_refused_no_kind_of_deal() -> None:
    game = four_squads()
    on_free_list(game, "A1")

    assert asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_MARKET]).refusals == []
