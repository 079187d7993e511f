"""The free list, deals between managers, windows, the resale ban."""

from __future__ import annotations

import pytest
from tests.scenes import numbers_told, questions_asked, rule
from tests.titles.match_of_the_season.laid import (
    BLUE,
    GREEN,
    PASS,
    RED,
    THIRTEEN,
    YELLOW,
    asked_at,
    card,
    cash,
    do,
    eleven,
    four_squads,
    free_copies,
    hold,
    in_deck,
    lazily,
    on_free_list,
    own,
    table,
)

from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import DEFENDER
from touchline.titles.match_of_the_season.rules.market import can_buy
from touchline.titles.match_of_the_season.rules.squads import note_sale, to_bottom
from touchline.titles.match_of_the_season.rules.trade import reserves_for
from touchline.titles.match_of_the_season.rules.windows import can_list
from touchline.titles.match_of_the_season.state import Mots


@rule("MOTS-MARKET-02", "MOTS-MARKET-03")
@pytest.mark.parametrize("window", [c.W_TURN, c.W_MATCHDAY, c.W_REVEAL, c.W_PLAYOFF, c.W_FINAL, c.W_EOS, c.W_KICKOFF])
def test_a_free_one_star_player_may_be_bought_in_any_window_for_ten_thousand(window: int) -> None:
    game = table()
    player = on_free_list(game, "A1")[0]

    do(game, c.STEP_WINDOW_OPEN, window, RED, picks=[c.GO_MARKET])
    assert (game.teams[RED].squad, game.free, cash(game)) == ([player], [], [50000, 40000, 50000, 50000])
    assert numbers_told(game, c.TELL_BOUGHT) == [(RED, player, 10000)]


@rule("MOTS-MARKET-23", "MOTS-TRADE-03")
def test_a_one_star_card_never_goes_into_the_deck() -> None:
    game = table()
    player = free_copies(game, "D1")[0]
    game.offer.append(player)

    do(game, c.STEP_AUCTION, player, BLUE, c.TO_BOTTOM, picks=[PASS] * 4)
    assert (game.free, len(game.deck)) == ([player], 0)


@rule("MOTS-SQUAD-03", "MOTS-MARKET-11", "MOTS-TRADE-06")
def test_players_who_cannot_be_bought_are_refused_with_the_reason() -> None:
    game = table(cash=20000)
    own(game, BLUE, THIRTEEN)
    dear, like, fine, other = on_free_list(game, "A4 D2 M1 M2")
    game.teams[BLUE].sold = 1 << (DEFENDER * 8 + 2)

    question = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_MARKET])
    assert (question.kind, sorted(question.options)) == (c.ASK_BUY, sorted([fine, other]))
    assert {(each.option, each.reason) for each in question.refusals} == {
        (dear, c.WHY_NO_CASH),
        (like, c.WHY_SOLD_BEFORE),
    }


def test_a_bid_that_is_too_low_or_too_dear_is_refused_with_its_reason() -> None:
    game = table()
    player = free_copies(game, "M3")[0]
    game.offer.append(player)

    question = asked_at(game, c.STEP_AUCTION, player, BLUE, c.TO_FREE_LIST, picks=[30000])
    reasons = {each.reason: (each.option, each.numbers) for each in question.refusals}
    assert reasons[c.WHY_TOO_LOW] == (30000, (35000,))
    assert reasons[c.WHY_NO_CASH] == (55000, (55000, 50000))


# -- deals between managers


@rule("MOTS-TRADE-12", "MOTS-TRADE-13")
def test_the_market_offers_the_bank_the_free_list_and_a_listing_and_no_private_deal() -> None:
    game = four_squads()
    on_free_list(game, "A1")

    question = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_MARKET])
    assert (question.kind, question.options) == (c.ASK_DEAL, [c.SELL, c.BUY, c.LIST])


@rule("MOTS-TRADE-13", "MOTS-TRADE-17")
def test_a_reserve_price_is_any_number_of_steps_and_no_base_price_binds() -> None:
    game = four_squads()
    game.teams[GREEN].cash = 90000
    player = own(game, BLUE, "D1")[0]
    question = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_MARKET, c.LIST, player])
    assert (question.kind, question.options) == (c.ASK_RESERVE, list(range(5000, 95000, 5000)))

    game.agenda = []
    do(game, c.STEP_LISTING, BLUE, player, 5000, picks=[5000, PASS, 90000])
    assert (cash(game)[BLUE], cash(game)[GREEN]) == (140000, 0)
    assert player in game.teams[GREEN].squad


@rule("MOTS-TRADE-11")
def test_a_listed_player_must_be_sold_once_the_reserve_is_reached() -> None:
    game = four_squads()
    player = own(game, BLUE, "A4")[0]

    do(game, c.STEP_LISTING, BLUE, player, 10000, picks=[10000, 15000, PASS, PASS])
    assert player in game.teams[YELLOW].squad
    assert BLUE not in [question.context[0] for question in questions_asked(game)]


# -- the resale ban


def bought(game: Mots, name: str) -> bool:
    """Whether blue is asked for a bid on such a player."""
    copy = game.clone()
    copy.agenda, copy.teams[BLUE].cash = [], 100000
    player = free_copies(copy, name)[0]
    copy.offer.append(player)
    driver = lazily(copy, c.STEP_AUCTION, player, BLUE, c.TO_BOTTOM)
    return BLUE in [question.context[0] for question in driver.asked if question.kind == c.ASK_BID]


@rule("MOTS-TRADE-05")
def test_a_sold_player_is_not_bought_back() -> None:
    game = four_squads()
    player = own(game, BLUE, "A4")[0]
    do(game, c.STEP_LISTING, BLUE, player, 40000, picks=[40000, PASS, PASS])

    do(game, c.STEP_LISTING, RED, player, 20000, picks=[PASS, PASS])
    assert [question.context[0] for question in questions_asked(game)] == [YELLOW, GREEN]


@rule("MOTS-TRADE-10")
def test_losses_swaps_and_youth_players_are_no_sales() -> None:
    game = four_squads()
    do(game, c.STEP_LOSSES, BLUE, picks=[], faces=[10, 11])
    assert bought(game, "A5")
    assert bought(game, "A2")

    taken, given = game.teams[GREEN].lineup[1], game.teams[BLUE].lineup[1]
    do(game, c.STEP_SWAP, BLUE, GREEN, picks=[taken, given])
    assert bought(game, "D3")
    on_free_list(game, "D1")
    game.teams[BLUE].sold = 1 << (DEFENDER * 8 + 1)
    do(game, c.STEP_BLUE_CARD, BLUE, card(game, "youth-graduate"))
    assert game.free == []


@rule("MOTS-TRADE-08")
def test_the_ban_covers_every_sale_or_by_option_only_deals_between_managers() -> None:
    for scope, may in (("all", False), ("managers_only", True)):
        game = four_squads(resale_lock_scope=scope)
        player = own(game, BLUE, "A4")[0]
        do(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_MARKET, c.SELL, player, *[PASS] * 4])
        assert bought(game, "A4") == may

    game = four_squads(resale_lock_scope="managers_only")
    player = own(game, BLUE, "A4")[0]
    do(game, c.STEP_LISTING, BLUE, player, 40000, picks=[40000, PASS, PASS])
    other = own(game, YELLOW, "A4")[0]
    assert bought(game, "A4")  # from the bank
    do(game, c.STEP_LISTING, YELLOW, other, 10000, picks=[PASS, PASS])
    assert [question.context[0] for question in questions_asked(game)] == [GREEN, RED]


@rule("MOTS-SQUAD-10")
def test_a_full_squad_is_told_why_it_cannot_buy() -> None:
    game = table()
    own(game, BLUE, f"{THIRTEEN} M1 A1 M2 D2 A2")
    on_free_list(game, "A1")

    question = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_MARKET])
    assert (question.kind, question.options) == (c.ASK_DEAL, [c.SELL, c.LIST])
    assert c.WHY_SQUAD_FULL in {each.reason for each in question.refusals}


# -- windows


def windows(game: Mots, *numbers: int, until: int = 0) -> list[tuple[int, int]]:
    """Each window that opened, with the team asked first."""
    seen: list[tuple[int, int]] = []
    for question in lazily(game, *numbers, until=until).asked:
        if question.kind == c.ASK_WINDOW:
            team, window = question.context
            if not seen or seen[-1][0] != window:
                seen.append((window, team))
    return seen


@rule("MOTS-WIN-01", "MOTS-WIN-02")
def test_windows_open_at_their_points_and_begin_with_their_team() -> None:
    game = four_squads()
    game.active = YELLOW
    assert windows(game, c.STEP_TURN, until=c.STEP_TURN)[0] == (c.W_TURN, YELLOW)

    game = four_squads()
    game.active, game.token = YELLOW, 7
    in_deck(game, "M3 D2")
    assert windows(game, c.STEP_MATCH_DAY) == [(c.W_MATCHDAY, YELLOW), (c.W_REVEAL, YELLOW)]

    game = four_squads()
    game.active, game.token = RED, 2
    in_deck(game, "M3 D2")
    assert windows(game, c.STEP_SQUARE) == [(c.W_REVEAL, RED)]

    game = four_squads()
    game.active, game.places = GREEN, [BLUE, RED, YELLOW, GREEN]
    assert windows(game, c.STEP_DUEL, 0, 1) == [(c.W_PLAYOFF, GREEN)]

    game = four_squads()
    game.active, game.entrants = GREEN, [BLUE, RED]
    assert windows(game, c.STEP_EUROPE_FINAL, until=c.STEP_SEASON_OVER) == [(c.W_FINAL, GREEN)]

    game = four_squads()
    game.active = RED
    assert windows(game, c.STEP_SEASON_OVER, until=c.STEP_END_OF_SEASON) == [(c.W_EOS, RED)]

    game = four_squads()
    game.places = [BLUE, RED, YELLOW, GREEN]
    assert windows(game, c.STEP_KICK_OFF, until=c.STEP_TURN) == [(c.W_KICKOFF, GREEN)]
    game = four_squads()
    game.youngest = RED
    assert windows(game, c.STEP_KICK_OFF, until=c.STEP_TURN) == [(c.W_KICKOFF, RED)]


@rule("MOTS-WIN-01")
def test_one_window_before_the_four_opening_cards_and_one_before_each_of_the_six() -> None:
    game = four_squads()
    in_deck(game, "M3 D2 A2 D3 M2 GK2 A3")
    driver = lazily(game, c.STEP_OPENING, until=c.STEP_KICK_OFF)
    asked_of = [question.context[1] for question in driver.asked if question.kind == c.ASK_WINDOW]
    assert asked_of == [c.W_REVEAL] * 4

    game = four_squads()
    in_deck(game, "M3 D2 A2 D3 M2 GK2 A3")
    driver = lazily(game, c.STEP_TRANSFERS)
    asked_of = [question.context[1] for question in driver.asked if question.kind == c.ASK_WINDOW]
    assert asked_of == [c.W_REVEAL] * 24


@rule("MOTS-EOS-37", "MOTS-WIN-05")
def test_no_window_from_the_layout_to_the_end_of_the_swaps() -> None:
    game = four_squads(bench="GK1 D1 M1 A1 D2")
    game.places, game.cup_places = [BLUE, RED, YELLOW, GREEN], [BLUE, RED]

    driver = lazily(game, c.STEP_END_OF_SEASON, until=c.STEP_TRANSFERS)
    assert driver.asked
    assert c.ASK_WINDOW not in {question.kind for question in driver.asked}


@rule("MOTS-LINEUP-20")
def test_a_slot_without_a_reserve_stays_empty() -> None:
    game = table()
    blue = eleven(game, BLUE, "A", "M1 M2 M3")

    do(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_MARKET, c.SELL, blue[9]])
    assert game.teams[BLUE].lineup[9] == -1


@rule("MOTS-MARKET-02", "MOTS-TRADE-05")
def test_beyond_a_banned_card_the_rest_of_the_free_list_is_looked_at() -> None:
    game = four_squads()
    dear, cheap = on_free_list(game, "M3 M1")
    note_sale(game, BLUE, cheap)

    assert can_buy(game, BLUE)
    game.free.remove(dear)
    assert not can_buy(game, BLUE)


@rule("MOTS-TRADE-16")
def test_a_player_may_be_listed_while_one_of_the_squad_was_not() -> None:
    game = four_squads(bench="GK1 D1 M1")
    squad = game.teams[BLUE].squad

    game.listed = game.teams[RED].squad + game.teams[YELLOW].squad
    assert can_list(game, BLUE)
    game.listed = squad[1:]
    assert can_list(game, BLUE)
    game.listed = squad[:]
    assert not can_list(game, BLUE)


@rule("MOTS-TRADE-13")
def test_the_reserve_goes_up_to_what_the_richest_of_the_others_has() -> None:
    game = four_squads()
    game.teams[RED].cash = 3
    for team in (YELLOW, GREEN):
        game.teams[team].cash = 0

    assert reserves_for(game, BLUE, 1) == [1, 2, 3]


@rule("MOTS-TRADE-13")
def test_a_single_reserve_price_is_not_asked_for() -> None:
    game = four_squads()
    for team in (RED, YELLOW, GREEN):
        game.teams[team].cash = 5000
    player = game.teams[BLUE].squad[0]

    question = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_MARKET, c.LIST, player])
    assert (question.kind, numbers_told(game, c.TELL_LISTED)) == (c.ASK_BID, [(BLUE, player, 5000)])


@rule("MOTS-WIN-01", "MOTS-SQUAD-02")
def test_the_market_is_refused_only_to_who_can_neither_sell_nor_buy() -> None:
    game = four_squads(bench="GK1 D1")
    assert len(game.teams[BLUE].squad) == 13
    hold(game, BLUE, "late-night-out")
    question = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE)
    assert [(each.option, each.reason) for each in question.refusals if each.option == c.GO_MARKET] == [
        (c.GO_MARKET, c.WHY_SQUAD_SMALL)
    ]

    on_free_list(game, "M1")
    question = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE)
    assert c.GO_MARKET in question.options
    assert c.GO_MARKET not in [each.option for each in question.refusals]


@rule("MOTS-ABS-08")
def test_a_player_who_goes_under_the_deck_loses_his_marker() -> None:
    game = four_squads()
    player = game.teams[BLUE].lineup[1]
    game.marks[player] = c.INJURED

    to_bottom(game, player)
    assert game.marks[player] == 0
