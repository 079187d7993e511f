"""Setup: seats, managers, starting squads, action cards; piles that run out."""

from __future__ import annotations

from itertools import chain

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.laid import (
    ACTION,
    OURS,
    Plan,
    fresh_cards,
    hand,
    kinds,
    league,
    manager,
    numbers_told,
    options_of,
    refusals_of,
    run,
    squad,
    vector,
)
from tests.titles.masters_of_football.new_game import BRONZE, GOLD, SILVER, WOOD, costing, new, players_before

from touchline.kernel.errors import BadOption
from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.cards import Effect
from touchline.titles.masters_of_football.printed import PLAYER_DISCOUNT
from touchline.titles.masters_of_football.rules import setup


@rule("MOF-SETUP-01", "MOF-AI-01", "MOF-SETUP-20")
@pytest.mark.parametrize(("people", "teams"), [(2, [0, 1, -1, -1]), (3, [0, 1, 2, -1]), (4, [0, 1, 2, 3])])
def test_missing_people_are_replaced_by_teams_with_the_highest_numbers(people: int, teams: list[int]) -> None:
    assert [team.seat for team in league(people).teams] == teams


@rule("MOF-SETUP-20", "MOF-AIM-01")
def test_seats_are_drawn_and_each_person_manages_one_club() -> None:
    game = new(4)

    run(game, setup.seating, draws=[2, 0, 3])

    assert [team.seat for team in game.teams] == [2, 0, 3, 1]
    assert game.team_numbers == [1, 3, 0, 2]


@rule("MOF-SETUP-02")
def test_two_managers_are_dealt_to_each_of_five_people() -> None:
    game = league(5)
    for team in game.teams:
        team.manager = NOBODY

    run(game, setup.deal_managers)

    offers = [team.offer for team in game.teams if team.seat != NOBODY]
    assert [len(offer) for offer in offers] == [2] * 5
    assert sorted(chain.from_iterable(offers)) == list(range(10))


@vector("T61")
@rule("MOF-SETUP-22")
def test_one_manager_each_and_no_choice_for_seven(vector: str) -> None:
    game = league(7)

    run(game, setup.deal_managers)
    plan = run(game, setup.choose_managers)

    assert plan.asked == []
    assert len({team.manager for team in game.teams if team.seat != NOBODY}) == 7


@rule("MOF-SETUP-22")
def test_ten_managers_do_not_give_two_to_six_people() -> None:
    with pytest.raises(BadOption):
        new(6, manager_cards_dealt=2)


@rule("MOF-SETUP-03, 04, 05")
def test_each_keeps_one_of_two_unseen_and_gets_its_budget() -> None:
    game = league(2)
    game.teams[0].offer, game.teams[1].offer = [manager("Godfather"), manager("Youth Academy")], [0, 9]

    plan = run(game, setup.choose_managers, [(0, codes.ASK_MANAGER, manager("Godfather")), (1, codes.ASK_MANAGER, 9)])

    assert plan.revealed == [False]
    assert options_of(plan, 0, codes.ASK_MANAGER) == [manager("Youth Academy"), manager("Godfather")]
    assert [team.manager for team in game.teams[:2]] == [manager("Godfather"), 9]
    assert [team.money for team in game.teams[:2]] == [12, 11]
    assert numbers_told(game, codes.TELL_MANAGER_KEPT) == [(0, manager("Godfather")), (1, 9)]
    assert (game.managers, game.teams[0].offer) == ([], [])


@rule("MOF-SETUP-06, 18", "MOF-DECK-02")
def test_players_lie_in_four_piles_and_action_cards_in_one() -> None:
    game = new(4)

    assert [sorted(pile) for pile in game.piles] == [GOLD, SILVER, BRONZE, WOOD]
    assert sorted(game.pile) == list(range(50))
    assert game.discards == [[], [], [], []]


@rule("MOF-SETUP-07")
def test_each_is_dealt_one_gold_two_silver_and_three_bronze() -> None:
    game = league(4)

    run(game, setup.deal_squads)

    assert [players_before(game, team) for team in range(4)] == [[1, 2, 3, 0]] * 4


@vector("B12")
@rule("MOF-SETUP-08, 09", "MOF-SYM-12")
def test_super_agent_partnership_is_dealt_one_more_of_each_but_wood(vector: str) -> None:
    game = league(4)
    game.teams[2].manager = manager("Super-Agent Partnership")

    run(game, setup.deal_squads)

    assert [players_before(game, team) for team in range(4)] == [[1, 2, 3, 0], [1, 2, 3, 0], [2, 3, 4, 0], [1, 2, 3, 0]]


@rule("MOF-DECK-05")
def test_players_are_dealt_tier_by_tier_in_seat_order_and_extra_ones_last() -> None:
    game = league(2)
    game.teams[0].manager = manager("Super-Agent Partnership")
    order = [*GOLD[-2:], *SILVER[-4:], *BRONZE[-6:], GOLD[0], SILVER[0], BRONZE[0]]
    game.piles = [GOLD[:], SILVER[:], BRONZE[:], WOOD[:]]

    run(game, setup.deal_squads, draws=order)

    assert game.teams[0].dealt == [order[0], *order[2:6:2], *order[6:12:2], *order[12:]]
    assert game.teams[1].dealt == [order[1], *order[3:6:2], *order[7:12:2]]


@vector("T42")
@rule("MOF-SETUP-10, 11, 15, 16, 17")
def test_two_bought_one_wood_and_five_million_after_it(vector: str) -> None:
    game = league(2)
    hand_of_players = costing(7, 4, 3, 2, 1, 1)
    game.teams[0].dealt, game.teams[0].money = hand_of_players[:], 10
    bought = [each for each in hand_of_players if OURS.cost[each] in (7, 3)]

    plan = run(game, setup.buy_squads, [(0, codes.ASK_BUY, bought[0]), (0, codes.ASK_BUY, bought[1])])
    spent_all = game.teams[0].money
    run(game, setup.fill_up, draws=[WOOD[3]])

    assert spent_all == 0
    assert kinds(plan, 0) == [codes.ASK_BUY, codes.ASK_BUY]
    assert game.teams[0].squad == [*bought, WOOD[3]]
    assert game.teams[0].money == 5


@rule("MOF-SETUP-10", "MOF-MONEY-03")
def test_nobody_buys_what_he_cannot_pay() -> None:
    game = league(2)
    game.teams[0].dealt, game.teams[0].money = costing(7, 4, 1), 6
    seven, four, one = game.teams[0].dealt

    plan = run(game, setup.buy_squads, [(0, codes.ASK_BUY, four)])

    assert options_of(plan, 0, codes.ASK_BUY) == [-1, four, one]
    assert refusals_of(plan, 0, codes.ASK_BUY) == {seven: codes.WHY_TOO_DEAR}
    assert game.teams[0].money == 2


@rule("MOF-SETUP-13")
def test_at_most_six_are_bought() -> None:
    game = league(2)
    nine = BRONZE[:9]
    game.teams[0].dealt, game.teams[0].money = nine[:], 75

    plan = run(game, setup.buy_squads, [(0, codes.ASK_BUY, each) for each in nine[:6]])

    assert kinds(plan, 0) == [codes.ASK_BUY] * 6
    assert game.teams[0].squad == nine[:6]


@rule("MOF-SETUP-14")
def test_players_not_bought_go_to_the_discard_pile_of_their_tier() -> None:
    game = league(2)
    game.teams[0].dealt, game.teams[0].money = [GOLD[0], SILVER[0], BRONZE[0]], 0

    run(game, setup.buy_squads)

    assert game.discards == [[GOLD[0]], [SILVER[0]], [BRONZE[0]], []]
    assert game.teams[0].dealt == []


@rule("MOF-SETUP-12")
def test_purchases_are_not_seen_by_others() -> None:
    game = league(2)
    game.teams[0].dealt, game.teams[0].money = [BRONZE[0], BRONZE[1]], 2
    game.teams[1].dealt, game.teams[1].money = [BRONZE[2]], 5

    plan = run(game, setup.buy_squads, [(0, codes.ASK_BUY, BRONZE[1]), (1, codes.ASK_BUY, BRONZE[2])])

    assert plan.revealed == [False]
    assert numbers_told(game, codes.TELL_PLAYER_BOUGHT, seat=1) == [(BRONZE[2], OURS.cost[BRONZE[2]])]
    assert numbers_told(game, codes.TELL_PLAYERS_BOUGHT, seat=1)[0][:2] == (0, 1)


@vector("T43")
@rule("MOF-MGR-02, 03", "MOF-SYM-19")
def test_the_discount_is_one_million_but_not_on_players_of_one_million(vector: str) -> None:
    game = league(2)
    game.teams[0].manager = manager("Super-Agent Partnership")
    team = game.teams[0]
    six, three, one = (costing(cost)[0] for cost in (6, 3, 1))

    prices = [setup.player_price(game, team, each) for each in (six, three, one)]

    assert prices == [5, 2, 1]
    assert setup.player_price(game, game.teams[1], six) == 6


@rule("MOF-SETUP-15, 23")
def test_squads_are_filled_up_one_manager_after_the_other() -> None:
    game = league(2)
    squad(game, 0, BRONZE[0])
    squad(game, 1, BRONZE[1], BRONZE[2])

    run(game, setup.fill_up, draws=[WOOD[5], WOOD[1], WOOD[7]])

    assert game.teams[0].squad == [BRONZE[0], WOOD[5], WOOD[1]]
    assert game.teams[1].squad == [BRONZE[1], BRONZE[2], WOOD[7]]


@rule("MOF-SETUP-15")
def test_a_squad_of_three_gets_no_wood() -> None:
    game = league(2)
    squad(game, 0, BRONZE[0], BRONZE[1], BRONZE[2])
    squad(game, 1, BRONZE[3], BRONZE[4], BRONZE[5], BRONZE[6])

    run(game, setup.fill_up)

    assert [len(team.squad) for team in game.teams[:2]] == [3, 4]


@rule("MOF-SETUP-19", "MOF-DECK-05")
def test_five_action_cards_each_one_at_a_time() -> None:
    game = league(4)
    order = list(range(40, 20, -1))

    run(game, setup.deal_action_cards, draws=[ACTION + each for each in order])

    assert [team.hand for team in game.teams] == [sorted(order[seat::4]) for seat in range(4)]


@rule("MOF-SETUP-21", "MOF-INFO-05")
def test_players_of_the_teams_without_a_person_leave_the_piles() -> None:
    game = new(2)
    trios = OURS.personless_players

    assert game.teams[2].squad == trios[0]
    assert game.teams[3].squad == trios[1]
    assert not set(trios[0] + trios[1]) & set(chain.from_iterable(game.piles))
    assert set(trios[2]) <= set(chain.from_iterable(game.piles))


@vector("T58")
@rule("MOF-8P-09")
def test_five_people_are_three_and_two(vector: str) -> None:
    game = league(5)

    assert [[team.seat != NOBODY for team in game.teams[k : k + 4]] for k in (0, 4)] == [
        [True, True, True, False],
        [True, True, False, False],
    ]
    assert [game.teams[team].tactic for team in (3, 6, 7)] == OURS.personless_tactic


@rule("MOF-8P-09", "MOF-8P-01", "MOF-SETUP-20")
@pytest.mark.parametrize(("people", "split"), [(5, (3, 2)), (6, (3, 3)), (7, (4, 3)), (8, (4, 4))])
def test_people_are_split_over_two_leagues_and_lots_decide_who_plays_where(people: int, split: tuple[int, int]) -> None:
    game = new(people)
    backwards = list(range(people))[::-1]

    run(game, setup.seating, draws=backwards[:-1])

    assert game.leagues == 2
    assert tuple(sum(team.seat != NOBODY for team in game.teams[k : k + 4]) for k in (0, 4)) == split
    assert [team.seat for team in game.teams if team.seat != NOBODY] == backwards


@rule("MOF-AI-13")
def test_the_host_may_take_the_teams_in_another_order() -> None:
    listed_order, other = new(3), new(3, personless_teams="3-1-2")

    assert listed_order.teams[3].squad == OURS.personless_players[0]
    assert other.teams[3].squad == OURS.personless_players[2]


@rule("MOF-AI-02, 03, 04")
def test_a_team_without_a_person_has_three_players_one_tactic_and_nothing_else() -> None:
    game = new(2)
    run(game, setup.seating)
    for step in (setup.deal_managers, setup.choose_managers, setup.deal_squads, setup.buy_squads, setup.fill_up):
        run(game, step)
    run(game, setup.deal_action_cards)

    for team, row in ((2, 0), (3, 1)):
        bare = game.teams[team]
        assert (bare.manager, bare.money, bare.hand, len(bare.squad)) == (NOBODY, 0, [], 3)
        assert bare.tactic == OURS.personless_tactic[row]


@rule("MOF-MONEY-01, 02")
def test_money_is_whole_millions_and_the_bank_never_runs_out() -> None:
    game = league(8)
    for team in game.teams:
        team.money = 75

    run(game, setup.fill_up)

    assert [team.money for team in game.teams] == [80] * 8


def test_hands_laid_for_a_scene_leave_the_pile() -> None:
    game = league(2, cards=fresh_cards())

    hand(game, 0, 3, 1)

    assert game.teams[0].hand == [1, 3]
    assert not {1, 3} & set(game.pile)
    assert isinstance(Plan([], {}, []), Plan)


@rule("MOF-SETUP-10", "MOF-MONEY-03")
def test_the_last_million_buys_whoever_costs_exactly_that() -> None:
    game = league(2)
    game.teams[0].dealt, game.teams[0].money = costing(7, 4), 4
    seven, four = game.teams[0].dealt

    plan = run(game, setup.buy_squads, [(0, codes.ASK_BUY, four)])

    assert refusals_of(plan, 0, codes.ASK_BUY) == {seven: codes.WHY_TOO_DEAR}
    assert game.teams[0].money == 0


@rule("MOF-MGR-02, 03", "MOF-SYM-19")
@pytest.mark.parametrize(("cost", "price"), [(1, 1), (2, 0), (3, 1)])
def test_a_discount_of_two_million_leaves_nothing_to_pay_for_two(cost: int, price: int) -> None:
    game = league(2, fresh_cards())
    game.teams[0].manager = manager("Super-Agent Partnership")
    game.cards.abilities[game.teams[0].manager] = [Effect(PLAYER_DISCOUNT, 2)]
    game.cards.cost[BRONZE[0]] = cost

    assert setup.player_price(game, game.teams[0], BRONZE[0]) == price
