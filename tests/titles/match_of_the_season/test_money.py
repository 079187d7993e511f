"""Payments of a match: short losers, sales, the bank."""

from __future__ import annotations

from tests.scenes import numbers_told, questions_asked, rule, script
from tests.titles.match_of_the_season.laid import (
    BLUE,
    GREEN,
    LEVEL,
    PASS,
    RED,
    YELLOW,
    card,
    cash,
    do,
    eleven,
    four_squads,
    go_on,
    hold,
    lined_up,
    match,
    on_free_list,
    plenty,
    reserve,
    table,
    up_to,
    vector,
)

from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import RX_WIN
from touchline.titles.match_of_the_season.rules.match import on
from touchline.titles.match_of_the_season.rules.squads import bank_pays, pay_bank
from touchline.titles.match_of_the_season.state import INTERNATIONAL, Mots


@rule("MOTS-GEN-14")
def test_payments_that_are_not_made_are_not_told() -> None:
    game = table(cash=0)
    game.told = []
    bank_pays(game, BLUE, 0)
    pay_bank(game, BLUE, 5000)

    assert game.told == []


def beaten(red_cash: int, bench: str) -> Mots:
    """Red is about to lose to blue by best team."""
    game = table()
    eleven(game, BLUE, "A")
    eleven(game, RED, "B", bench)
    game.teams[RED].cash = red_cash
    lined_up(game, BLUE, RED)
    return game


@rule("MOTS-MONEY-05")
@vector("V-18")
def test_a_short_loser_sells_until_he_can_pay() -> None:
    game = beaten(5000, "M1 M2 D2 A2")

    script(game, go_on, [reserve(game, RED, "M1")], [1])
    assert (cash(game)[:2], len(game.teams[RED].squad)) == ([70000, 0], 14)
    assert [question.kind for question in questions_asked(game)] == [c.ASK_SHORT_SALE]


@rule("MOTS-MONEY-06")
@vector("V-19")
def test_the_bank_pays_for_a_loser_with_nothing_to_sell() -> None:
    game = beaten(0, "M1 M2")

    script(game, go_on, [], [1])
    assert (cash(game)[:2], len(game.teams[RED].squad)) == ([70000, 0], 13)


@rule("MOTS-MONEY-05", "MOTS-MONEY-06")
@vector("V-20")
def test_one_sale_is_not_enough_and_the_bank_pays_the_rest() -> None:
    game = beaten(0, "M1 M2 D2")

    script(game, go_on, [reserve(game, RED, "M1")], [1])
    assert (cash(game)[:2], len(game.teams[RED].squad)) == ([70000, 0], 13)


@rule("MOTS-MONEY-03")
@vector("V-21")
def test_in_europe_the_bank_pays_it_all() -> None:
    game = match("A", "B", [1], competition=c.EUROPEAN_MATCH)

    assert cash(game)[:2] == [70000, 50000]


@rule("MOTS-MONEY-08")
@vector("V-22")
def test_an_international_winner_moves_no_money() -> None:
    game = table()
    eleven(game, BLUE, "A")
    lined_up(game, BLUE, INTERNATIONAL, c.EUROPEAN_MATCH)

    script(game, go_on, [], [1])
    assert on(game).outcome == c.AWAY
    assert cash(game)[:2] == LEVEL


@rule("MOTS-GEN-14")
def test_a_team_without_money_pays_nothing() -> None:
    game = four_squads()
    for team in (RED, YELLOW, GREEN):
        game.teams[team].cash = 0

    do(game, c.STEP_BLUE_CARD, BLUE, card(game, "testimonial-match"))
    assert (numbers_told(game, c.TELL_PAYS), cash(game)) == ([], [50000, 0, 0, 0])


@rule("MOTS-MONEY-05")
def test_a_short_loser_sells_again_while_he_is_short_and_has_more_than_thirteen() -> None:
    game = table()
    eleven(game, BLUE, "A")
    eleven(game, RED, "B", "M1 D1 A1 GK1")
    game.teams[RED].cash = 0
    lined_up(game, BLUE, RED)

    script(game, go_on, [reserve(game, RED, "M1"), reserve(game, RED, "D1")], [1])
    assert [question.kind for question in questions_asked(game)] == [c.ASK_SHORT_SALE] * 2
    assert (cash(game)[:2], len(game.teams[RED].squad)) == ([70000, 0], 13)


@rule("MOTS-WIN-06", "MOTS-MONEY-03")
def test_a_win_bonus_may_follow_a_european_win() -> None:
    game = table()
    eleven(game, BLUE, "A")
    bonus = hold(game, BLUE, "win-bonus")[0]
    lined_up(game, BLUE, INTERNATIONAL + 13, c.EUROPEAN_MATCH)

    script(game, go_on, [bonus], [1])
    assert [question.context for question in questions_asked(game)] == [(BLUE, RX_WIN)]
    assert cash(game)[BLUE] == 50000 + 20000 + 10000


@rule("MOTS-GEN-12")
def test_a_part_of_a_price_is_rounded_down_to_whole_notes() -> None:
    game = four_squads()
    game.cards = plenty.__wrapped__()
    clause = hold(game, BLUE, "release-clause")[0]
    game.cards.kind_amount[game.cards.chance_kind[clause]] = 45
    player = on_free_list(game, "M3")[0]

    do(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_CARD, clause, PASS, PASS, PASS, PASS])
    assert player in game.teams[BLUE].squad
    assert cash(game)[BLUE] == 50000 - 10000  # 45 per cent of 30,000 are 13,500


def test_payments_rolls_and_arrivals_are_told() -> None:
    game = four_squads()
    youth = on_free_list(game, "D1")[0]
    do(game, c.STEP_BLUE_CARD, BLUE, card(game, "youth-graduate"))
    assert numbers_told(game, c.TELL_YOUTH) == [(BLUE, youth)]
    do(game, c.STEP_BLUE_CARD, BLUE, card(game, "pitch-repairs"))
    assert numbers_told(game, c.TELL_PAYS_BANK) == [(BLUE, 10000)]
    do(game, c.STEP_LISTING, BLUE, youth, 5000, picks=[PASS, PASS, PASS])
    assert numbers_told(game, c.TELL_NOT_SOLD) == [(BLUE, youth)]

    game.token = 10
    script(game, up_to(c.STEP_MATCHES, c.STEP_MATCH_DAY), [], [6, 5, 2, 1, 6, 1, 6, 1])
    assert numbers_told(game, c.TELL_ROLLED)[:4] == [(BLUE, 6), (RED, 5), (YELLOW, 2), (GREEN, 1)]
    game.agenda, game.token, game.entrants = [], 17, [BLUE, INTERNATIONAL]
    script(game, up_to(c.STEP_MATCHES, c.STEP_MATCH_DAY), [], [BLUE])
    assert numbers_told(game, c.TELL_MATCH_DAY) == [(17,)]
