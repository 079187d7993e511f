"""The academy after matchday 2."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.laid import (
    OURS,
    Plan,
    card,
    free_players,
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

from touchline.kernel.errors import IllegalPick
from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import TITLE, codes
from touchline.titles.masters_of_football.printed import BRONZE, CORRUPTION, GOLD, SILVER
from touchline.titles.masters_of_football.rules.academy import why_not_take
from touchline.titles.masters_of_football.rules.legality import playable
from touchline.titles.masters_of_football.state import ACADEMY_WINDOW, Match, Mof

ONE, TWO, G = 1, 4, 6  # faces of the genius die
Wishes = list[tuple[int, int, int]]


def costing(tier: int, cost: int, nth: int = 0) -> int:
    return [each for each in free_players(tier) if OURS.cost[each] == cost][nth]


def table(name: str = "Godfather", people: int = 2) -> Mof:
    """Team 0 under this manager, with three players and money."""
    game = league(people)
    game.teams[0].manager = manager(name)
    for number in range(people):
        squad(game, number, *(free_players(BRONZE)[20 + 3 * number : 23 + 3 * number]))
        game.teams[number].money = 5
    return game


def academy(game: Mof, faces: list[int], draws: list[int], wishes: Wishes | None = None, team: int = 0) -> Plan:
    """The whole step of one manager."""

    def all_of_it(laid: Mof) -> None:
        laid.agenda = [(codes.STEP_ACADEMY_OPENS, team)]
        while laid.ahead:
            TITLE.perform(laid, laid.next_step())

    return run(game, all_of_it, wishes or [], {codes.ROLL_GENIUS_DIE: faces}, draws)


@vector("B11")
@rule("MOF-ACAD-03, 04", "MOF-ACAD-02")
@pytest.mark.parametrize(("face", "tier"), [(ONE, BRONZE), (TWO, SILVER), (G, SILVER)])
def test_the_players_that_a_roll_draws(vector: str, face: int, tier: int) -> None:
    game = table()
    first = costing(BRONZE, 1)
    drawn = free_players(tier)[7]

    academy(game, [ONE, face], [first, drawn])

    assert [numbers[0] for numbers in numbers_told(game, codes.TELL_PLAYER_DEALT, seat=0)] == [first, drawn]
    assert [numbers[2] for numbers in numbers_told(game, codes.TELL_ACADEMY_ROLLED)] == [BRONZE, tier]


@vector("T45")
@rule("MOF-ACAD-05, 21", "MOF-ACAD-18")
def test_within_the_limit_or_nobody(vector: str) -> None:
    game = table()
    silver, bronze = costing(SILVER, 3), costing(BRONZE, 2)

    plan = academy(game, [TWO, ONE], [silver, bronze])

    assert options_of(plan, 0, codes.ASK_TAKE) == [PASS, bronze]
    assert refusals_of(plan, 0, codes.ASK_TAKE) == {silver: codes.WHY_OVER_LIMIT}
    assert len(game.teams[0].squad) == 3


@rule("MOF-ACAD-05")
def test_the_reason_names_the_player_his_cost_and_the_limit() -> None:
    game = table()  # limit 2
    silver, bronze = costing(SILVER, 4), costing(BRONZE, 2)
    game.teams[0].dealt = [silver, bronze]

    (refusal,) = why_not_take(game, 0, (2, NOBODY))

    assert (refusal.option, refusal.reason, refusal.numbers) == (silver, codes.WHY_OVER_LIMIT, (silver, 4, 2))


@rule("MOF-ACAD-01, 06")
def test_one_joins_for_nothing_and_the_other_is_discarded() -> None:
    game = table()
    two, one = costing(BRONZE, 2), costing(BRONZE, 1)

    academy(game, [ONE, ONE], [two, one], [(0, codes.ASK_TAKE, two)])

    assert game.teams[0].squad[-1] == two
    assert game.teams[0].money == 5
    assert game.discards[BRONZE] == [one]


@vector("T46")
@rule("MOF-ACAD-15, 17")
def test_a_manager_who_drew_nobody_within_the_limit_may_roll_again(vector: str) -> None:
    game = table()
    silver3, silver4, bronze = costing(SILVER, 3), costing(SILVER, 4), costing(BRONZE, 1)

    wishes = [(0, codes.ASK_AGAIN, codes.ROLL), (0, codes.ASK_TAKE, bronze)]
    plan = academy(game, [TWO, G, ONE], [silver3, silver4, bronze], wishes)

    assert options_of(plan, 0, codes.ASK_AGAIN) == [PASS, codes.ROLL]
    assert kinds(plan) == [codes.ASK_AGAIN, codes.ASK_TAKE]
    assert game.teams[0].squad[-1] == bronze


@rule("MOF-ACAD-15, 17")
def test_he_is_asked_after_each_further_roll_and_may_stop() -> None:
    game = table()
    silver = [each for each in free_players(SILVER) if OURS.cost[each] > 2]

    wishes = [(0, codes.ASK_AGAIN, codes.ROLL), (0, codes.ASK_AGAIN, PASS)]
    plan = academy(game, [TWO, TWO, TWO], silver[:3], wishes)

    assert kinds(plan) == [codes.ASK_AGAIN, codes.ASK_AGAIN, codes.ASK_TAKE]
    assert options_of(plan, 0, codes.ASK_TAKE) == [PASS]


@rule("MOF-ACAD-17")
def test_rolling_ends_when_no_card_is_left() -> None:
    game = table()
    game.piles[BRONZE] = game.discards[BRONZE] = []
    game.piles[SILVER] = [costing(SILVER, 4)]

    plan = academy(game, [TWO, TWO], [])

    assert codes.ASK_AGAIN not in kinds(plan)


@vector("T47")
@rule("MOF-ACAD-07, 09, 11", "MOF-ACAD-08", "MOF-SYM-15")
def test_the_youth_academy_takes_two_of_five_and_one_gold_beyond_the_limit(vector: str) -> None:
    game = table("Youth Academy")
    gold7, gold6 = costing(GOLD, 7), costing(GOLD, 6)
    silver, one, two = costing(SILVER, 4), costing(BRONZE, 1), costing(BRONZE, 2)
    golds = [(0, codes.ASK_TIER, GOLD)] * 2
    draws = [gold7, gold6, silver, one, two]
    first, second = sorted((gold7, gold6))

    plan = academy(
        game, [G, G, TWO, ONE, ONE], draws, [*golds, (0, codes.ASK_TAKE, gold7), (0, codes.ASK_TAKE, silver)]
    )

    assert game.teams[0].squad[-2:] == [gold7, silver]
    assert kinds(plan).count(codes.ASK_TAKE) == 2
    other = table("Youth Academy")
    with pytest.raises(IllegalPick):
        academy(other, [G, G, TWO, ONE, ONE], draws, [*golds, (0, codes.ASK_TAKE, first), (0, codes.ASK_TAKE, second)])


@vector("T48")
@rule("MOF-ACAD-08, 09, 13", "MOF-ACAD-12")
def test_wonderkid_allows_one_gold_player_whatever_his_cost(vector: str) -> None:
    game = table("Master Tactician")
    hand(game, 0, card(32))
    gold, bronze = costing(GOLD, 6), costing(BRONZE, 2)

    wishes = [(0, codes.ASK_WONDERKID, card(32)), (0, codes.ASK_TIER, GOLD), (0, codes.ASK_TAKE, gold)]
    plan = academy(game, [G, ONE], [gold, bronze], wishes)

    assert kinds(plan) == [codes.ASK_WONDERKID, codes.ASK_TIER, codes.ASK_TAKE]
    assert options_of(plan, 0, codes.ASK_TAKE) == [PASS, gold, bronze]
    assert game.teams[0].squad[-1] == gold
    assert (game.teams[0].money, game.discard) == (4, [card(32)])
    assert (game.teams[0].rolls, game.teams[0].advantage) == (0, 0)


@rule("MOF-ACAD-10")
def test_gold_or_silver_is_chosen_before_the_draw() -> None:
    game = table("Youth Academy")
    drawn = [costing(SILVER, 4), *free_players(BRONZE)[:4]]

    plan = academy(game, [G, ONE, ONE, ONE, ONE], drawn, [(0, codes.ASK_TIER, SILVER)])

    assert options_of(plan, 0, codes.ASK_TIER) == [GOLD, SILVER]
    assert numbers_told(game, codes.TELL_PLAYER_DEALT, seat=0)[0] == (drawn[0],)
    assert len(game.discards[SILVER]) == 1


@rule("MOF-ACAD-08")
def test_without_the_advantage_the_genius_face_is_silver_unasked() -> None:
    game = table()

    plan = academy(game, [G, ONE], [costing(SILVER, 3), costing(BRONZE, 1)])

    assert codes.ASK_TIER not in kinds(plan)


@rule("MOF-ACAD-12", "MOF-CARD-18")
def test_wonderkid_is_offered_before_the_first_roll_only() -> None:
    game = table()
    hand(game, 0, card(32), card(1))

    plan = academy(game, [ONE, ONE], free_players(BRONZE)[:2])

    assert plan.asked[0].kind == codes.ASK_WONDERKID
    assert plan.asked[0].options == [PASS, card(32)]
    assert kinds(plan).count(codes.ASK_WONDERKID) == 1


@rule("MOF-ACAD-14")
def test_the_youth_academy_is_not_asked_for_wonderkid() -> None:
    game = table("Youth Academy")
    hand(game, 0, card(32))

    plan = academy(game, [ONE] * 5, free_players(BRONZE)[:5])

    assert codes.ASK_WONDERKID not in kinds(plan)


@rule("MOF-ACAD-16")
def test_no_rolling_on_beside_a_freed_gold_player() -> None:
    game = table("Master Tactician")
    hand(game, 0, card(32))

    wishes = [(0, codes.ASK_WONDERKID, card(32)), (0, codes.ASK_TIER, GOLD)]
    plan = academy(game, [G, TWO], [costing(GOLD, 7), costing(SILVER, 4)], wishes)

    assert codes.ASK_AGAIN not in kinds(plan)
    assert options_of(plan, 0, codes.ASK_TAKE) == [PASS, costing(GOLD, 7)]


@rule("MOF-ACAD-18")
def test_the_printed_cost_counts_without_discount() -> None:
    game = table("Super-Agent Partnership")  # limit 2

    plan = academy(game, [TWO, ONE], [costing(SILVER, 3), costing(BRONZE, 1)])

    assert options_of(plan, 0, codes.ASK_TAKE) == [PASS, costing(BRONZE, 1)]


@vector("T49")
@rule("MOF-ACAD-19, 22")
def test_a_squad_of_seven_loses_one_for_no_money(vector: str) -> None:
    game = table()
    seven = free_players(BRONZE)[:7]
    squad(game, 0, *seven)

    plan = run(game, lambda laid: TITLE.perform(laid, (codes.STEP_RELEASES,)), [(0, codes.ASK_RELEASE, seven[3])])

    assert kinds(plan) == [codes.ASK_RELEASE]
    assert game.teams[0].squad == [each for each in seven if each != seven[3]]
    assert (game.teams[0].money, game.discards[BRONZE]) == (5, [seven[3]])


@rule("MOF-ACAD-20", "MOF-RESP-12", "MOF-AI-10")
def test_managers_follow_each_other_in_seat_order_after_a_management_window() -> None:
    game = table(people=3)
    for number in range(3):
        game.teams[number].manager = manager("Godfather")
        hand(game, number, card(number + 1))

    def whole(laid: Mof) -> None:
        laid.agenda = [(codes.STEP_ACADEMY,)]
        while laid.ahead:
            TITLE.perform(laid, laid.next_step())

    plan = run(game, whole, faces={codes.ROLL_GENIUS_DIE: [ONE] * 6})

    rolled = [numbers[0] for numbers in numbers_told(game, codes.TELL_ACADEMY_ROLLED)]
    assert rolled == [0, 0, 1, 1, 2, 2]
    assert [question.seat for question in plan.asked if question.kind == codes.ASK_MANAGE] == [0, 1, 2]
    takes = [k for k, question in enumerate(plan.asked) if question.kind == codes.ASK_TAKE]
    manages = [k for k, question in enumerate(plan.asked) if question.kind == codes.ASK_MANAGE]
    assert max(manages) < min(takes)


@rule("MOF-MGR-16")
def test_academy_dice_are_never_rerolled() -> None:
    game = table("Special One")
    hand(game, 0, card(31))

    plan = academy(game, [ONE, ONE], free_players(BRONZE)[:2])

    assert codes.ASK_REROLL not in kinds(plan)


@rule("MOF-INFO-03")
def test_the_player_taken_is_secret_but_not_that_one_was_taken() -> None:
    game = table()
    two = costing(BRONZE, 2)

    academy(game, [ONE, ONE], [two, costing(BRONZE, 1)], [(0, codes.ASK_TAKE, two)])

    assert numbers_told(game, codes.TELL_ACADEMY_TAKEN, seat=1) == [(0, 1)]
    assert numbers_told(game, codes.TELL_ACADEMY_JOINED, seat=1) == []
    assert numbers_told(game, codes.TELL_ACADEMY_JOINED, seat=0) == [(two,)]


@rule("MOF-ACAD-19", "MOF-INFO-01")
def test_a_player_who_leaves_is_no_longer_known_to_be_in_the_squad() -> None:
    game = table()
    seven = free_players(BRONZE)[:7]
    squad(game, 0, *seven)
    game.teams[0].seen = [seven[3], seven[4]]

    run(game, lambda laid: TITLE.perform(laid, (codes.STEP_RELEASES,)), [(0, codes.ASK_RELEASE, seven[3])])

    assert game.teams[0].seen == [seven[4]]


@rule("MOF-ACAD-19")
def test_two_too_many_are_named_in_ascending_order() -> None:
    game = table()
    eight = free_players(BRONZE)[:8]
    squad(game, 0, *eight)

    wishes = [(0, codes.ASK_RELEASE, eight[2]), (0, codes.ASK_RELEASE, eight[7])]
    plan = run(game, lambda laid: TITLE.perform(laid, (codes.STEP_RELEASES,)), wishes)

    assert [question.options for question in plan.asked] == [eight[:7], eight[3:]]
    assert game.teams[0].squad == [each for each in eight if each not in (eight[2], eight[7])]


@rule("MOF-ACAD-05, 11")
def test_a_player_who_costs_the_limit_leaves_the_freed_gold_player_open() -> None:
    game = league(2, fresh_cards())
    game.teams[0].manager = manager("Youth Academy")  # limit 4
    low, gold = sorted(game.piles[GOLD])[:2]
    game.cards.cost[low], game.cards.cost[gold] = 4, 7
    wishes = [*[(0, codes.ASK_TIER, GOLD)] * 2, (0, codes.ASK_TAKE, low), (0, codes.ASK_TAKE, gold)]

    plan = academy(game, [G, G, ONE, ONE, ONE], [low, gold], wishes)

    assert game.teams[0].squad[-2:] == [low, gold]
    assert plan.asked[-1].options == [PASS, gold, *sorted(game.discards[BRONZE])]
    assert [each.context for each in plan.asked if each.kind == codes.ASK_TAKE] == [(4, NOBODY), (4, low)]


# -- the window for a card: legality.py says what may be played, effects.py what it does


@rule("MOF-ACAD-12", "MOF-MONEY-03", "MOF-CARD-02")
@pytest.mark.parametrize(("money", "offered"), [(0, [PASS]), (1, [PASS, card(32)])])
def test_the_academy_gives_a_reason_for_every_card_that_it_does_not_take(money: int, offered: list[int]) -> None:
    game = table()
    hand(game, 0, card(32), card(1))
    game.teams[0].money = money

    plan = academy(game, [ONE, ONE], free_players(BRONZE)[:2])

    dear = {} if money else {card(32): codes.WHY_TOO_DEAR}
    assert options_of(plan, 0, codes.ASK_WONDERKID) == offered
    assert refusals_of(plan, 0, codes.ASK_WONDERKID) == dear | {card(1): codes.WHY_NOT_NOW}


@rule("MOF-RESP-09", "MOF-CARD-25, 26")
@pytest.mark.parametrize("blown", [True, False])
def test_a_corrupt_card_for_the_academy_may_be_answered_by_a_whistleblower(blown: bool) -> None:
    cards = fresh_cards()
    cards.kind[card(32)] = CORRUPTION
    game = league(2, cards)
    game.teams[0].manager = manager("Godfather")
    hand(game, 0, card(32))
    hand(game, 1, card(20))
    game.teams[0].money = game.teams[1].money = 5
    answer = [(1, codes.ASK_WHISTLE, card(20))] if blown else []

    plan = academy(game, [G, ONE], [], [(0, codes.ASK_WONDERKID, card(32)), *answer])

    assert codes.ASK_WHISTLE in kinds(plan, 1)
    assert (codes.ASK_TIER in kinds(plan, 0)) is not blown
    assert numbers_told(game, codes.TELL_CARD_PLAYED) == [(0, card(32), NOBODY)]
    assert (game.teams[0].hand, game.boards) == ([], [])


@rule("MOF-ACAD-14", "MOF-CARD-30")
def test_a_card_for_the_academy_does_nothing_for_whoever_has_its_advantage() -> None:
    game = table()
    office = Match(NOBODY, 2, NOBODY, NOBODY)
    hand(game, 0, card(32))

    before = playable(game, office, 0, ACADEMY_WINDOW)
    game.teams[0].advantage = 1

    assert (before, playable(game, office, 0, ACADEMY_WINDOW)) == ([card(32)], [])
