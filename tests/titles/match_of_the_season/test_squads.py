"""Squads, drafts and windows."""

from __future__ import annotations

import pytest
from tests.scenes import numbers_told, questions_asked, rule, script
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
    card,
    cash,
    do,
    eleven,
    four_squads,
    free_copies,
    lazily,
    names,
    on_free_list,
    own,
    sell,
    table,
    turn_up,
    up_to,
    vector,
)

from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.state import Mots


@rule("MOTS-SQUAD-08")
def test_a_team_whom_the_ban_leaves_nobody_signs_in_emergency_at_base_price() -> None:
    game = table(cash=30000)
    own(game, BLUE, "GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2 A2")
    only_one = on_free_list(game, "D1")[0]
    game.teams[BLUE].sold = 1 << (game.cards.position[only_one] * 8 + 1)

    do(game, c.STEP_SQUAD_CHECK, BLUE)
    assert numbers_told(game, c.TELL_SIGNED) == [(BLUE, only_one, 10000)]
    assert cash(game)[BLUE] == 20000


def may_bid_for(game: Mots, name: str) -> bool:
    copy = game.clone()
    copy.agenda = []
    copy.teams[BLUE].cash = 100000
    return BLUE in bidders(lazily(copy, c.STEP_AUCTION, turn_up(copy, name), BLUE, c.TO_BOTTOM).asked)


@rule("MOTS-SQUAD-06", "MOTS-SQUAD-08")
@vector("V-76")
def test_a_team_that_must_buy_and_cannot_pay_gives_all_its_cash() -> None:
    game = table()
    own(game, BLUE, "GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2")
    game.teams[BLUE].cash = 15000
    free = on_free_list(game, "D1 M1 A1 A3")

    do(game, c.STEP_SQUAD_CHECK, BLUE, picks=[free[0], free[1]])
    assert (len(game.teams[BLUE].squad), cash(game)[BLUE]) == (13, 0)
    assert numbers_told(game, c.TELL_SIGNED) == [(BLUE, free[1], 5000)]


@rule("MOTS-SQUAD-05", "MOTS-SQUAD-06")
@vector("VB-14")
def test_a_squad_of_thirteen_has_bought_two_by_kick_off() -> None:
    game = table()
    for team in game.order:
        own(game, team, THIRTEEN)
        game.teams[team].cash = 50000
    on_free_list(game, "D1 M1 A1 GK1 D1 M1 A1 GK1 D1 M1")
    game.places, game.cup_places = [GREEN, YELLOW, RED, BLUE], [GREEN, RED]

    lazily(game, c.STEP_END_OF_SEASON, until=c.STEP_TURN)
    assert [len(game.teams[team].squad) for team in game.order] == [13] * 4


@rule("MOTS-MARKET-22")
@vector("V-77")
def test_an_empty_transfer_deck_means_no_card_and_no_auction() -> None:
    game = four_squads()
    game.token = 2

    script(game, up_to(c.STEP_TURN, c.STEP_SQUARE), [], [])
    assert (questions_asked(game), numbers_told(game, c.TELL_TURNED)) == ([], [])


@rule("MOTS-SQUAD-10", "MOTS-SQUAD-11")
@pytest.mark.parametrize("kept", [pytest.param(True, id="V-78"), pytest.param(False, id="VB-15")])
def test_a_youth_player_too_many_means_one_sale_which_may_be_himself(kept: bool) -> None:
    game = table()
    squad = own(game, BLUE, EIGHTEEN)
    youth = on_free_list(game, "D1 M1")[0]
    out = squad[7] if kept else youth

    do(game, c.STEP_BLUE_CARD, BLUE, card(game, "youth-graduate"), picks=[youth, out])
    assert len(game.teams[BLUE].squad) == 18
    assert (youth in game.teams[BLUE].squad) == kept
    assert cash(game)[BLUE] == 50000 + game.cards.sale[out]
    assert questions_asked(game)[-1].kind == c.ASK_SURPLUS
    assert len(questions_asked(game)[-1].options) == 19


@rule("MOTS-SETUP-04")
@vector("VB-02")
def test_every_team_starts_with_a_hundred_thousand() -> None:
    game = table(cash=0)

    lazily(game, c.STEP_ASSIGN)
    assert cash(game) == [3 * 20000 + 2 * 10000 + 4 * 5000] * 4


@rule("MOTS-SETUP-14", "MOTS-SETUP-07", "MOTS-SETUP-09")
@vector("VB-03")
def test_after_the_draft_every_squad_has_fourteen_cards() -> None:
    game = table()

    lazily(game, c.STEP_DEAL, until=c.STEP_OPENING)
    for team in game.order:
        stars = sorted((game.cards.stars[player] for player in game.teams[team].squad), reverse=True)
        assert stars == [5, 4, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1]


@rule("MOTS-MARKET-01")
@vector("VB-04")
def test_base_prices() -> None:
    game = table(cash=100000)
    least = []
    for name in ("D1", "D2", "D3", "D4", "D5"):
        least.append(asked_at(game, c.STEP_AUCTION, turn_up(game, name), BLUE, c.TO_BOTTOM).options[1])

    assert least == [10000, 20000, 30000, 40000, 50000]


@rule("MOTS-SETUP-09", "MOTS-SETUP-11", "MOTS-SETUP-12", "MOTS-SETUP-10")
@vector("V-122")
def test_the_draft_goes_round_in_the_same_order_from_the_youngest() -> None:
    game = table()
    game.youngest = YELLOW

    asked_of = [
        question.seat
        for question in lazily(game, c.STEP_DEAL, until=c.STEP_OPENING).asked
        if question.kind == c.ASK_DRAFT
    ]
    assert asked_of == [2, 3, 0, 1] * 8


@rule("MOTS-MARKET-21", "MOTS-WIN-03")
@vector("V-125")
def test_the_first_team_gets_the_free_card_and_the_others_are_asked_again() -> None:
    game = table()
    wanted, other = on_free_list(game, "A1 A2")

    do(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[PASS, c.GO_MARKET, wanted, PASS, PASS, PASS, PASS])
    assert game.teams[RED].squad == [wanted]
    assert [question.context[0] for question in questions_asked(game) if question.kind == c.ASK_WINDOW] == [
        BLUE, RED, YELLOW, GREEN, BLUE, RED,
    ]  # fmt: skip
    assert game.free == [other]


@rule("MOTS-WIN-02", "MOTS-WIN-03", "MOTS-WIN-04")
@vector("V-126")
def test_a_window_closes_after_four_passes_in_a_row() -> None:
    game = four_squads()
    player = own(game, RED, "M3")[0]

    do(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[PASS, c.GO_MARKET, c.SELL, player, PASS, PASS, PASS, PASS])
    assert [question.context[0] for question in questions_asked(game) if question.kind == c.ASK_WINDOW] == [
        BLUE, RED, YELLOW, GREEN, BLUE, RED,
    ]  # fmt: skip


@rule("MOTS-LINEUP-20")
@vector("V-132")
def test_a_sold_player_of_the_standing_line_up_is_replaced_from_the_bench() -> None:
    game = table()
    blue = eleven(game, BLUE, "A", "D2 D1 M1")

    question = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_MARKET, c.SELL, blue[1]])
    assert (question.kind, question.options) == (c.ASK_FILL, [blue[11], blue[12]])
    assert names(game, question.options) == ["D2", "D1"]


@rule("MOTS-TRADE-09")
@vector("V-127")
def test_a_sale_before_the_season_s_end_is_of_the_old_season() -> None:
    game = four_squads(bench="GK1 D1 M1 A1 D2")
    game.places, game.cup_places = [GREEN, YELLOW, RED, BLUE], [GREEN, RED]
    sell(game, BLUE, own(game, BLUE, "M4")[0], PASS, PASS, PASS, PASS)
    assert not may_bid_for(game, "M4")
    lazily(game, c.STEP_END_OF_SEASON, until=c.STEP_TRANSFERS)
    assert may_bid_for(game, "M4")

    game.agenda = []
    sell(game, BLUE, own(game, BLUE, "D4")[0], *[PASS] * 4)
    assert not may_bid_for(game, "D4")


@rule("MOTS-SQUAD-12")
def test_a_free_list_without_one_star_cards_does_not_help_who_cannot_pay() -> None:
    game = table(cash=5000)
    own(game, BLUE, "GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2")
    on_free_list(game, "A3")

    do(game, c.STEP_SQUAD_CHECK, BLUE)
    assert (len(game.teams[BLUE].squad), questions_asked(game)) == (11, [])


def test_the_last_card_of_a_column_is_drafted_without_a_question() -> None:
    game = table()
    game.offer = free_copies(game, "D1")[:1]

    do(game, c.STEP_DRAFT, 1, BLUE)
    assert (questions_asked(game), len(game.teams[BLUE].squad), game.offer) == ([], 1, [])
