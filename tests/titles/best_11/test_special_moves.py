"""The various opportunities of the management cards: poach, sign, swap, buy several, renew, captain, immunity."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CARDS,
    CLEO,
    attack,
    deal,
    defence,
    event,
    hold,
    kinds,
    name_of,
    numbers_of,
    offer,
    own,
    pay,
    rich,
    round_one,
    run,
    sign,
    stop,
    story,
    use,
)

from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.challenge import targets
from touchline.titles.best_11.rules.management import opportunities
from touchline.titles.best_11.rules.moves import captains, carry_out, poachable

CORNER, SAVE_5 = attack("C+D=6", "corner"), defence("P=5", "save")
EACH_CARD = pytest.mark.parametrize("card", CARDS.management_ids)


@rule("B11-TEAM-20", "B11-TEAM-22", "B11-TEAM-24")
def test_poaching_asks_nobody_and_uses_up_the_purchase() -> None:
    game = rich("G01")
    stolen = own(game, BOB, "D2")

    question = stop(game, (c.STEP_MENU, ANN), [use("G01", c.VARIOUS), stolen])

    assert {seat for seat, _ in kinds(game)} == {ANN}
    assert stolen in game.teams[ANN].footballers
    assert [item for item in question.options if item >= c.BUY] == []


@rule("B11-TEAM-24")
def test_poaching_takes_the_whole_sum_and_a_place() -> None:
    game = rich("G01")
    pay(game, 4)
    assert sorted(CARDS.value[card] for card in poachable(game, ANN)) == [2, 2, 2, 2]
    pay(game, 3)
    assert poachable(game, ANN) == []
    pay(game, 20)

    sign(game, ANN, "A1")  # both attackers' places are taken

    assert not [card for card in poachable(game, ANN) if CARDS.role[card] == 3]


@rule("B11-TEAM-25")
def test_an_injury_stays_on_a_poached_footballer() -> None:
    game = rich("G01")
    hurt = own(game, BOB, "D2")
    game.injured = [(hurt, 2)]

    stop(game, (c.STEP_MENU, ANN), [use("G01", c.VARIOUS), hurt])

    assert game.injured == [(hurt, 2)]


@rule("B11-TEAM-23")
@pytest.mark.parametrize(("counts", "price"), [(True, 8), (False, 4)])
def test_the_cost_of_a_captain(counts: bool, price: int) -> None:
    game = rich("G01", poach_counts_armband=counts)
    captain = own(game, BOB, "D2")
    game.teams[BOB].captain = captain

    stop(game, (c.STEP_MENU, ANN), [use("G01", c.VARIOUS), captain])

    assert game.teams[ANN].money == 20 - price


@rule("B11-TEAM-26")
def test_a_footballer_for_free() -> None:
    game = rich("G02")
    footballers = [card for card in game.market if card < CARDS.first_coach]

    question = stop(game, (c.STEP_MENU, ANN), [use("G02", c.VARIOUS)])
    assert question.options == footballers
    run(game, (c.STEP_SIGN_FREE, ANN, c.FREE_FOOTBALLER), [footballers[0]])

    assert game.teams[ANN].money == 20
    assert footballers[0] in game.teams[ANN].footballers
    assert footballers[0] not in game.market


@rule("B11-TEAM-29", "B11-TEAM-31")
def test_a_coach_for_free_uses_up_the_purchase() -> None:
    game = rich("G03")
    coaches = [card for card in game.market if card >= CARDS.first_coach]

    question = stop(game, (c.STEP_MENU, ANN), [use("G03", c.VARIOUS), coaches[1]])

    assert (game.teams[ANN].coach, game.teams[ANN].money) == (coaches[1], 20)
    assert [item for item in question.options if item >= c.BUY] == []


@rule("B11-TEAM-32")
def test_a_free_coach_is_for_a_team_without_one() -> None:
    game = rich("G03")
    assert use("G03", c.VARIOUS) in opportunities(game, ANN)

    sign(game, ANN, "X4")

    assert use("G03", c.VARIOUS) not in opportunities(game, ANN)


@rule("B11-TEAM-38")
def test_a_swapped_footballer_is_discarded_and_the_market_not_filled() -> None:
    game = rich("G04")
    old, new = own(game, ANN, "D1"), game.market[0]
    before = game.market[:]

    stop(game, (c.STEP_MENU, ANN), [use("G04", c.VARIOUS), old, new])

    assert game.team_discard[0] == [old]
    assert game.market == before[1:]


@rule("B11-TEAM-42")
def test_a_swapped_coach_is_discarded_and_nothing_is_given_back() -> None:
    game = rich("G05")
    game.teams[ANN].coach = old = max(card for card in game.team_bag[0] if CARDS.value[card] == 5)
    game.team_bag[0].remove(old)
    new = next(card for card in game.market if card >= CARDS.first_coach)

    stop(game, (c.STEP_MENU, ANN), [use("G05", c.VARIOUS), new])

    assert (game.teams[ANN].coach, game.teams[ANN].money) == (new, 20)
    assert game.team_discard[0] == [old]


@rule("B11-TEAM-35")
def test_as_a_setting_the_difference_comes_back() -> None:
    game = round_one(2, swap_refund=True)
    (old,) = sign(game, ANN, "D5")
    (new,) = offer(game, "D3")
    hold(game, ANN, "G04")

    stop(game, (c.STEP_MENU, ANN), [use("G04", c.VARIOUS), old, new])

    assert game.teams[ANN].money == 2


@rule("B11-TEAM-44", "B11-TEAM-45")
def test_buying_several_ends_when_the_buyer_stops() -> None:
    game = rich("G06")
    footballers = [card for card in game.market if card < CARDS.first_coach]

    question = stop(game, (c.STEP_MENU, ANN), [use("G06", c.VARIOUS), footballers[0], PASS])

    assert name_of(question) == "item"
    assert [item for item in question.options if item >= c.BUY] == []  # the one purchase is made, and no more are open


@rule("B11-TEAM-48")
def test_renewing_leaves_the_purchase() -> None:
    game = rich("G07")
    new = [card for card in game.team_bag[0] if CARDS.value[card] == 2][:4]

    question = stop(game, (c.STEP_MENU, ANN), [use("G07", c.VARIOUS)], new)

    assert game.market == new
    assert [item - c.BUY for item in question.options if item >= c.BUY]


@rule("B11-TEAM-49")
def test_a_captain_is_one_of_the_own_footballers() -> None:
    game = rich("G08")

    question = stop(game, (c.STEP_MENU, ANN), [use("G08", c.VARIOUS)])
    assert question.options == game.teams[ANN].footballers
    run(game, (c.STEP_NAME_CAPTAIN, ANN), [own(game, ANN, "C1")])

    assert game.teams[ANN].captain == own(game, ANN, "C1")


@rule("B11-TEAM-53")
@pytest.mark.parametrize("reusable", [True, False])
def test_a_lost_armband_may_be_given_again(reusable: bool) -> None:
    game = rich("G08", armband_reusable=reusable)
    game.teams[ANN].captain = own(game, ANN, "D1")
    hold(game, BOB, "G01")
    stop(game, (c.STEP_MENU, BOB), [use("G01", c.VARIOUS), own(game, ANN, "D1")])

    assert (use("G08", c.VARIOUS) in opportunities(game, ANN)) is reusable


@rule("B11-TEAM-54", "B11-TEAM-58")
def test_a_declared_immunity_makes_one_no_target() -> None:
    game = rich("G09")
    assert targets(game, BOB) == [ANN, CLEO]

    stop(game, (c.STEP_MENU, ANN), [use("G09", c.VARIOUS)])

    assert game.teams[ANN].immune == c.OPEN
    assert targets(game, BOB) == [CLEO]
    stop(game, (c.STEP_DECLARE, BOB), [], [CORNER])
    assert numbers_of(game, "challenged") == [(BOB, CLEO)]


@rule("B11-TEAM-55")
def test_a_manager_who_attempts_it_may_challenge_nobody_else() -> None:
    game = rich("G10")
    hold(game, BOB, "G09")

    question = stop(game, (c.STEP_MENU, ANN), [use("G10", c.CHALLENGE), BOB, c.REVEAL_IMMUNITY])

    assert name_of(question) == "item"
    assert use("G10", c.CHALLENGE) not in question.options
    assert game.challenge is None


@rule("B11-TEAM-56")
def test_immunity_may_be_kept_for_later() -> None:
    game = rich("G10")
    hold(game, BOB, "G09")

    question = stop(game, (c.STEP_MENU, ANN), [use("G10", c.CHALLENGE), BOB, PASS], [CORNER])

    assert name_of(question) == "commit"
    assert game.teams[BOB].immune == 0
    assert "immune" not in story(game)


@rule("B11-TEAM-59")
@pytest.mark.parametrize("scope", ["challenges", "challenges_and_poaching"])
def test_immunity_is_against_challenges_only(scope: str) -> None:
    game = rich("G01", immunity_scope=scope)
    game.teams[BOB].immune = c.OPEN
    deal(game, CLEO, "league_fine")

    poached = {game.owner(card) for card in poachable(game, ANN)}
    run(game, (c.STEP_WINDOW,), [event("league_fine"), BOB])

    assert poached == ({BOB, CLEO} if scope == "challenges" else {CLEO})
    assert game.teams[BOB].money == 17


@rule("B11-TEAM-59")
@pytest.mark.parametrize("shown", [True, False])
def test_as_a_setting_immunity_may_be_shown_against_poaching(shown: bool) -> None:
    game = rich("G01", immunity_scope="challenges_and_poaching")
    hold(game, BOB, "G09")
    wanted = own(game, BOB, "D2")

    stop(game, (c.STEP_MENU, ANN), [use("G01", c.VARIOUS), wanted, c.REVEAL_IMMUNITY if shown else PASS])

    assert (wanted in game.teams[BOB].footballers) is shown
    assert game.teams[ANN].money == (20 if shown else 16)


@rule("B11-TEAM-52")
def test_the_captain_is_not_named_again() -> None:
    game = round_one(2)
    first, second = sign(game, ANN, "D1 C1")
    game.teams[ANN].captain, game.teams[ANN].armband = first, True

    assert captains(game, ANN) == [second]


@rule("B11-TEAM-43")
def test_the_card_for_several_purchases_allows_them() -> None:
    game = round_one(2)

    carry_out(game, ANN, c.BUY_SEVERAL)
    assert game.teams[ANN].several
