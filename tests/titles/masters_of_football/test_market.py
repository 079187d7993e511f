"""The transfer market after matchday 3."""

from __future__ import annotations

from tests.scenes import rule
from tests.titles.masters_of_football.laid import (
    OURS,
    Plan,
    card,
    draw_in_order,
    free_players,
    hand,
    kinds,
    league,
    manager,
    numbers_told,
    run,
    squad,
    vector,
)

from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import TITLE, codes
from touchline.titles.masters_of_football.printed import BRONZE, GOLD, SILVER
from touchline.titles.masters_of_football.state import Mof

Wishes = list[tuple[int, int, int]]


def costing(tier: int, cost: int) -> int:
    return next(each for each in free_players(tier) if OURS.cost[each] == cost)


def table(people: int = 2) -> Mof:
    game = league(people)
    for number in range(people):
        squad(game, number, *(free_players(BRONZE)[10 + 3 * number : 13 + 3 * number]))
    return game


def market(game: Mof, wishes: Wishes | None = None, draws: list[int] | None = None) -> Plan:
    def whole(laid: Mof) -> None:
        laid.agenda = [(codes.STEP_MARKET,)]
        while laid.ahead:
            TITLE.perform(laid, laid.next_step())

    return run(game, whole, wishes or [], draws=draws or [])


@rule("MOF-TRANSFER-01, 02, 10")
def test_three_million_and_one_player_of_each_tier_for_everybody() -> None:
    game = table()
    game.teams[0].manager = manager("Super-Agent Partnership")

    market(game)

    assert numbers_told(game, codes.TELL_MONEY_RECEIVED) == [(0, 3), (1, 3)]
    assert numbers_told(game, codes.TELL_PLAYERS_DEALT) == [(0, 3), (1, 3)]
    dealt = [numbers[0] for numbers in numbers_told(game, codes.TELL_PLAYER_DEALT, seat=0)]
    assert sorted(OURS.tier[each] for each in dealt) == [GOLD, SILVER, BRONZE]


@vector("T51")
@rule("MOF-TRANSFER-01, 03, 07, 11")
def test_two_bought_make_seven_and_one_goes(vector: str) -> None:
    game = table()
    five = free_players(BRONZE)[:5]
    squad(game, 0, *five)
    game.teams[0].money = 4
    gold, bronze = costing(GOLD, 5), next(k for k in game.piles[BRONZE] if OURS.cost[k] == 2)
    order = [gold, free_players(GOLD)[1], free_players(SILVER)[0], free_players(SILVER)[1], bronze]

    wishes = [(0, codes.ASK_BUY, gold), (0, codes.ASK_BUY, bronze), (0, codes.ASK_RELEASE, five[0])]
    plan = market(game, wishes, order)

    assert game.teams[0].money == 0
    assert sorted(game.teams[0].squad) == sorted([*five[1:], gold, bronze])
    assert kinds(plan, 0).count(codes.ASK_RELEASE) == 1


@rule("MOF-TRANSFER-04")
def test_players_who_are_not_bought_are_discarded() -> None:
    game = table()

    market(game)

    assert [len(game.discards[tier]) for tier in (GOLD, SILVER, BRONZE)] == [2, 2, 2]


@vector("T50")
@rule("MOF-TRANSFER-05, 06")
def test_five_more_action_cards_and_only_five_are_kept(vector: str) -> None:
    game = table()
    hand(game, 0, *(card(code) for code in (1, 2, 3, 4)))
    new = [card(code) for code in (11, 12, 13, 14, 15)]
    order = draw_in_order(11, 21, 12, 22, 13, 23, 14, 24, 15, 25)

    plan = market(game, [(0, codes.ASK_KEEP, card(code)) for code in (1, 2, 3, 4)], order)

    assert game.teams[0].hand == new
    assert sorted(game.discard) == [card(code) for code in (1, 2, 3, 4)]
    assert kinds(plan, 0).count(codes.ASK_KEEP) == 4
    assert codes.ASK_KEEP not in kinds(plan, 1)


@rule("MOF-TRANSFER-08")
def test_money_players_cards_and_limit_in_this_order() -> None:
    game = table()
    squad(game, 0, *free_players(BRONZE)[:7])
    hand(game, 0, card(1))

    plan = market(game)

    first = [
        kinds(plan, 0).index(kind) for kind in (codes.ASK_MANAGE, codes.ASK_BUY, codes.ASK_KEEP, codes.ASK_RELEASE)
    ]
    assert first == sorted(first)
    steps = [event.code for event in game.told or []]
    order = (codes.TELL_MONEY_RECEIVED, codes.TELL_PLAYERS_DEALT, codes.TELL_PLAYERS_BOUGHT, codes.TELL_CARDS_DEALT)
    assert [steps.index(code) for code in order] == sorted(steps.index(code) for code in order)


@rule("MOF-TRANSFER-09")
def test_purchases_are_seen_by_number_only() -> None:
    game = table()
    game.teams[0].money = 20

    bronze = game.piles[BRONZE][0]
    plan = market(game, [(0, codes.ASK_BUY, bronze)], [bronze])

    assert plan.revealed[0] is False
    assert numbers_told(game, codes.TELL_PLAYER_BOUGHT, seat=1) == []
    assert numbers_told(game, codes.TELL_PLAYERS_BOUGHT, seat=1)[0][:2] == (0, 1)


@rule("MOF-TRANSFER-11", "MOF-TRANSFER-03")
def test_a_full_squad_may_buy_all_three() -> None:
    game = table()
    squad(game, 0, *free_players(BRONZE)[:6])
    game.teams[0].money = 75
    gold, silver, bronze = game.piles[GOLD][0], game.piles[SILVER][0], game.piles[BRONZE][-1]

    wishes = [(0, codes.ASK_BUY, gold), (0, codes.ASK_BUY, silver), (0, codes.ASK_BUY, bronze)]
    market(game, wishes, [gold, silver, bronze])

    assert len(game.teams[0].squad) == 6
    assert numbers_told(game, codes.TELL_PLAYERS_BOUGHT)[0][1] == 3


@rule("MOF-TRANSFER-07")
def test_a_squad_of_six_loses_nobody() -> None:
    game = table()
    squad(game, 0, *free_players(BRONZE)[:6])

    assert codes.ASK_RELEASE not in kinds(market(game))


@rule("MOF-MGR-03", "MOF-TRANSFER-03")
def test_the_discount_counts_in_the_market_too() -> None:
    game = table()
    game.teams[0].manager, game.teams[0].money = manager("Super-Agent Partnership"), 1
    gold = costing(GOLD, 5)

    plan = market(game, [(0, codes.ASK_BUY, gold)], [gold])

    assert game.teams[0].money == 0
    assert PASS in plan.asked[0].options


@rule("MOF-AI-10")
def test_teams_without_a_person_stay_away() -> None:
    game = table(2)

    market(game)

    assert [len(team.squad) for team in game.teams[2:]] == [3, 3]
    assert [(team.money, team.hand) for team in game.teams[2:]] == [(0, []), (0, [])]
