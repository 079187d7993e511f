"""A legend's deals in Match of the Season: whom it sells, and whose price it drives up; by what lies open alone."""

import pytest
from tests import conformance
from tests.bots.declared import outlook, pro, pro_maker

from touchline.kernel.dealer import Seeded
from touchline.kernel.game import NOBODY
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import PASS
from touchline.search.legend import Legend
from touchline.search.outlook import UNPLANNED
from touchline.titles import SHELF
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.bots.outlook import MISSED_LOSS, SeasonOutlook, best_offer, game_after_sale
from touchline.titles.match_of_the_season.bots.pro import ProMatchOfTheSeason
from touchline.titles.match_of_the_season.state import Mots

CODE = "match_of_the_season"
OUTLOOK = SeasonOutlook()


def tables_asking(kinds: tuple[int, ...], seed: str, most: int) -> list[tuple[Table, int]]:
    """Tables with a seat before such a question, while pros play."""
    table, found = SHELF[CODE].table(2, seed=seed), list[tuple[Table, int]]()
    pros = [pro(CODE, seat) for seat in (0, 1)]
    while not table.over and len(found) < most:
        seat = table.to_act[0]
        question = conformance.question_of(table, seat)
        if question.kind in kinds and len(question.options) > 1:
            found.append((table.clone(), seat))
        table.pick(seat, pros[seat].pick(question.game, seat, question.kind, question.options, question.context))
    return found


def sales() -> list[tuple[Table, int]]:
    """Windows in which a legend goes to the market to sell."""
    windows = tables_asking((c.ASK_WINDOW,), "sales", 60)
    return [(table, seat) for table, seat in windows if OUTLOOK.plan_picks(table, seat, 0, []) == c.GO_MARKET]


def test_a_player_who_is_not_missed_is_sold_for_the_price_that_a_pro_would_pay() -> None:
    table, seat = sales()[0]
    team = conformance.question_of(table, seat).context[0]
    game = table.now
    assert isinstance(game, Mots)
    player = OUTLOOK.sale(game, team)
    price, buyer = best_offer(ProMatchOfTheSeason(0), game, team, player)
    assert ProMatchOfTheSeason(0).loss_of(game, team, player) <= MISSED_LOSS
    assert game.seat_of[buyer] != seat
    cash = [each.cash for each in game.teams]

    for k in range(4):  # the market, a listing, the man, his price; each by a bot made again
        new = Legend(pro_maker(CODE), outlook(CODE), 1, playouts=0)
        table.pick(seat, new.think(table, seat))
    while conformance.question_of(table, table.to_act[0]).kind == c.ASK_BID:
        rival = table.to_act[0]
        question = conformance.question_of(table, rival)
        table.pick(rival, pro(CODE, 1).pick(question.game, rival, question.kind, question.options, question.context))

    after = table.now
    assert isinstance(after, Mots)
    assert player in after.teams[buyer].squad
    assert after.teams[team].cash == cash[team] + price
    assert after.teams[buyer].cash == cash[buyer] - price


def test_a_sale_changes_squads_and_cash_of_two_teams_in_a_game_of_its_own() -> None:
    table, seat = sales()[0]
    game = table.now
    assert isinstance(game, Mots)
    team = conformance.question_of(table, seat).context[0]
    player = OUTLOOK.sale(game, team)
    buyer = best_offer(ProMatchOfTheSeason(0), game, team, player)[1]
    twin = game_after_sale(game, team, player, 20000, buyer)

    assert player in game.teams[team].squad
    assert player not in twin.teams[team].squad
    assert player in twin.teams[buyer].squad
    assert sum(each.cash for each in twin.teams) == sum(each.cash for each in game.teams)


def test_a_rival_who_would_go_on_is_made_to() -> None:
    driven = 0
    for table, seat in tables_asking((c.ASK_BID,), "bids", 40):
        question = conformance.question_of(table, seat)
        pro, game, leader = ProMatchOfTheSeason(0), question.game, question.context[3]
        assert isinstance(game, Mots)
        pick = OUTLOOK.plan_picks(table, seat, 0, [])
        wants = pro.pick(game, seat, question.kind, question.options, question.context) != PASS
        if pick == UNPLANNED:
            continue
        driven += 1
        assert not wants
        assert pick == question.options[1]
        assert leader != NOBODY
        assert game.seat_of[leader] != seat
        assert pro.limit(game, leader, question.context[1]) > pick

    assert driven


@pytest.mark.parametrize("kind", [c.ASK_BID, c.ASK_WINDOW])
def test_deals_depend_on_nothing_that_is_hidden(kind: int) -> None:
    compared = 0
    for table, seat in tables_asking((kind,), "honest", 12):
        twin = table.redeal(seat, Seeded("other"))
        if twin is not None:
            assert OUTLOOK.plan_picks(table, seat, 0, []) == OUTLOOK.plan_picks(twin, seat, 0, [])
            compared += 1

    assert compared > 5


def test_in_the_last_season_nobody_is_sold() -> None:
    table, seat = sales()[0]
    game = table.now.clone()
    assert isinstance(game, Mots)
    game.season = 6
    assert OUTLOOK.sale(game, conformance.question_of(table, seat).context[0]) == NOBODY
