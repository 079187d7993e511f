"""Management cards: every opportunity of every card, bonuses and negation."""

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
    duel,
    ex,
    fours,
    hold,
    lay_white,
    management,
    name_of,
    numbers_of,
    offer,
    own,
    pay,
    reasons,
    rich,
    round_one,
    run,
    sign,
    step,
    stop,
    tops,
    use,
)

from touchline.kernel.game import ALL
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.action import total
from touchline.titles.best_11.rules.management import opportunities, take_bonus
from touchline.titles.best_11.state import Best11

CORNER, SAVE_5 = attack("C+D=6", "corner"), defence("P=5", "save")


EACH_CARD = pytest.mark.parametrize("card", CARDS.management_ids)


@rule("B11-TEAM-01", "B11-TEAM-02")
@EACH_CARD
def test_a_card_offers_one_opportunity_of_each_kind(card: str) -> None:
    game = rich(card)

    kinds_offered = [item - use(card, 0) for item in opportunities(game, ANN)]

    special = [] if card == "G10" else [c.VARIOUS]
    assert kinds_offered == [c.ECONOMIC, c.EVENTS, c.CHALLENGE, *special]


@rule("B11-TEAM-04", "B11-ROUND-08")
@EACH_CARD
def test_a_used_card_is_turned_up_and_the_opportunity_named(card: str) -> None:
    game = rich(card)

    stop(game, (c.STEP_MENU, ANN), [use(card, c.ECONOMIC)])

    assert numbers_of(game, "used") == [(ANN, management(card), c.ECONOMIC)]
    assert (game.teams[ANN].face_up, game.teams[ANN].knows) == (True, ALL)


@rule("B11-TEAM-07", "B11-TEAM-08")
@EACH_CARD
def test_the_economic_opportunity_pays_what_the_card_says(card: str) -> None:
    game = rich(card)

    stop(game, (c.STEP_MENU, ANN), [use(card, c.ECONOMIC)])

    assert [team.money for team in game.teams] == [20 + CARDS.economic[management(card)], 20, 20]
    assert CARDS.economic[management(card)] > 0


@rule("B11-TEAM-09", "B11-TEAM-10")
@EACH_CARD
def test_the_event_opportunity_draws_what_the_card_says(card: str) -> None:
    game = rich(card)
    draws = CARDS.event_draws[management(card)]
    cards = game.event_bag[0][:draws]

    stop(game, (c.STEP_MENU, ANN), [use(card, c.EVENTS)], cards)

    assert sorted(game.teams[ANN].hand) == sorted(cards)


@rule("B11-TEAM-11", "B11-CHALLENGE-01")
@EACH_CARD
def test_the_challenge_opportunity_challenges_one_other(card: str) -> None:
    game = rich(card)

    question = stop(game, (c.STEP_MENU, ANN), [use(card, c.CHALLENGE)])
    assert (name_of(question), question.options) == ("target", [BOB, CLEO])
    stop(game, (c.STEP_DECLARE, ANN), [CLEO], [CORNER])

    assert numbers_of(game, "challenged") == [(ANN, CLEO)]


@rule("B11-TEAM-12", "B11-TEAM-13")
def test_seven_cards_give_a_bonus_and_one_denies_it() -> None:
    assert sorted(each for each in CARDS.bonus if each) == [1, 2, 3, 4, 5, 6, 7]
    assert sum(CARDS.negation) == 1
    assert not CARDS.bonus[CARDS.negation.index(1)]


BONUSES = {
    "B1": {"D": 1, "C": 1, "A": 1, "DCA": 1},
    "B2": {"D": 2, "C": 2, "A": 2, "DCA": 2},
    "B3": {"D": 3, "C": 3, "A": 3, "DCA": 3},
    "B4": {"D": 2, "C": 0, "A": 0, "DCA": 2},
    "B5": {"D": 0, "C": 2, "A": 0, "DCA": 2},
    "B6": {"D": 0, "C": 0, "A": 2, "DCA": 2},
    "B7": {"D": 1, "C": 1, "A": 1, "DCA": 3},
}


@rule("B11-TEAM-12", "B11-TEAM-17")
@pytest.mark.parametrize("bonus", BONUSES)
def test_the_points_that_a_bonus_adds(bonus: str) -> None:
    card = CARDS.management_ids[CARDS.bonus.index(c.BONUS_NAMES.index(bonus))]
    game = rich(card)
    stop(game, (c.STEP_MENU, ANN), [use(card, c.CHALLENGE), BOB], [CORNER])
    roles = {role: own(game, ANN, f"{role}1") for role in "DCA"}

    for committed, points in BONUSES[bonus].items():
        game.duel.committed = [roles[role] for role in committed]
        game.duel.cautions, game.duel.sent_off = [0] * len(committed), [False] * len(committed)
        assert total(game, game.duel) == len(committed) + points, committed


@rule("B11-TEAM-13", "B11-TEAM-15")
def test_the_negation_denies_the_bonus_of_whoever_meets_its_holder() -> None:
    game = rich("G09")
    stop(game, (c.STEP_MENU, ANN), [use("G09", c.CHALLENGE), BOB], [CORNER])
    assert numbers_of(game, "bonus") == [(ANN, 0, 1)]
    game.challenge = None
    game.teams[BOB].bonus = c.BONUS_NAMES.index("B3")

    against = duel(game, BOB, ANN, attack("C=5"))
    against.committed = [own(game, BOB, "C2")]
    assert total(game, against) == 2
    against.target = CLEO
    assert total(game, against) == 5


@rule("B11-TEAM-19")
def test_two_negations_do_nothing_to_each_other() -> None:
    game = rich("G09")
    game.teams[ANN].negation = game.teams[BOB].negation = True
    lay_white(game, ANN, "superior_tactics")
    against = duel(game, ANN, BOB, attack("C=5"))
    against.committed = [own(game, ANN, "C1")]

    assert total(game, against) == 1


@rule("B11-TEAM-18")
@pytest.mark.parametrize(("scope", "points"), [("bonuses", 0), ("management_only", 1)])
def test_the_bonuses_that_the_negation_denies(scope: str, points: int) -> None:
    game = rich("G09", negation_scope=scope)
    game.teams[BOB].negation = True
    game.teams[ANN].bonus = 3
    game.teams[ANN].captain = own(game, ANN, "C1")
    lay_white(game, ANN, "superior_tactics")
    against = duel(game, ANN, BOB, attack("C=5"))
    against.committed, against.points = [own(game, ANN, "C1")], 2

    assert total(game, against) == 1 + 2 + 2 + points  # captain and what was bought or played still count


@rule("B11-TEAM-05")
def test_an_opportunity_that_could_change_nothing_is_not_offered() -> None:
    for card in CARDS.management_ids[:8]:
        game = round_one(3)  # empty teams, empty market, no money
        hold(game, ANN, card)
        if card == "G07":
            game.team_bag[0] = []
        question = stop(game, (c.STEP_MENU, ANN))
        left = [item - use(card, 0) for item in question.options if c.USE <= item < c.BUY]
        assert left == [c.ECONOMIC, c.EVENTS]
        assert reasons(question)[use(card, c.VARIOUS)] == "changes-nothing"
        assert reasons(question)[use(card, c.CHALLENGE)] == "too-few"

        game.event_bag[0] = []
        assert use(card, c.EVENTS) not in opportunities(game, ANN)


def refusal_reason(game: Best11, card: str, kind: int = c.VARIOUS) -> str:
    """The reason why this opportunity is not offered to Ann."""
    hold(game, ANN, card)
    return reasons(stop(game, (c.STEP_MENU, ANN)))[use(card, kind)]


@rule("B11-TEAM-21", "B11-TEAM-27", "B11-TEAM-30")
@pytest.mark.parametrize("card", ["G01", "G02", "G03"])
def test_a_manager_who_has_bought_is_told_the_reason(card: str) -> None:
    game = rich(card)
    game.teams[ANN].bought = True

    assert reasons(stop(game, (c.STEP_MENU, ANN)))[use(card, c.VARIOUS)] == "bought-before"


@rule("B11-TEAM-05", "B11-PITCH-05", "B11-GEN-04")
def test_a_footballer_cannot_be_taken_for_want_of_one_of_a_place_or_of_money() -> None:
    assert refusal_reason(round_one(3), "G01") == "changes-nothing"
    full = round_one(3)
    sign(full, ANN, "P1")
    sign(full, BOB, "P2")
    assert refusal_reason(full, "G01") == "nobody-fits"
    poor = round_one(3)
    sign(poor, BOB, "D3")
    pay(poor, 5, 0)

    hold(poor, ANN, "G01")
    question = stop(poor, (c.STEP_MENU, ANN))
    told = [each for each in question.refusals if each.option == use("G01", c.VARIOUS)]
    assert [(reasons(question)[each.option], each.numbers) for each in told] == [("no-money", (6, 5))]


@rule("B11-TEAM-59")
def test_a_footballer_of_the_immune_cannot_be_taken_for_that() -> None:
    game = round_one(3, immunity_scope="challenges_and_poaching")
    sign(game, BOB, "D3")
    pay(game, 20, 0)
    game.teams[BOB].immune = 2

    assert refusal_reason(game, "G01") == "rivals-immune"


@rule("B11-TEAM-32", "B11-COACH-01")
def test_a_free_coach_is_refused_for_the_coach_that_is_there() -> None:
    game = round_one(3)
    sign(game, ANN, "X1")
    offer(game, "X2")

    assert refusal_reason(game, "G03") == "one-coach"


@rule("B11-TEAM-33", "B11-TEAM-43")
def test_swaps_and_purchases_are_refused_for_place_or_money() -> None:
    game = round_one(3)
    sign(game, ANN, "P1 X1")
    offer(game, "P2 X3")

    assert [refusal_reason(game, card) for card in ("G04", "G05", "G06")] == ["no-money", "no-money", "nobody-fits"]
    offer(game, "D3")
    assert reasons(stop(game, (c.STEP_MENU, ANN)))[use("G06", c.VARIOUS)] == "no-money"


@rule("B11-TEAM-05")
@pytest.mark.parametrize(
    ("card", "own_cards", "market", "reason"),
    [
        ("G02", "P1", "X2", "changes-nothing"),
        ("G02", "P1", "P2 X2", "nobody-fits"),
        ("G03", "P1", "D2", "changes-nothing"),
        ("G04", "D1", "", "changes-nothing"),
        ("G04", "D1 X1", "X3", "changes-nothing"),
        ("G05", "X1", "X3", "no-money"),
        ("G05", "P1 X1", "P2", "changes-nothing"),
        ("G05", "P1", "X3", "changes-nothing"),
        ("G06", "P1", "X3", "no-money"),
        ("G08", "", "D3", "changes-nothing"),
    ],
)
def test_each_special_move_names_what_is_missing(card: str, own_cards: str, market: str, reason: str) -> None:
    game = round_one(3)
    sign(game, ANN, own_cards)
    offer(game, market)

    assert refusal_reason(game, card) == reason


@rule("B11-TEAM-33", "B11-TEAM-37")
def test_the_price_of_a_swap_that_is_too_dear_is_of_one_that_would_fit() -> None:
    game = round_one(3)
    sign(game, ANN, "A1 A1 D2")  # all places for attackers are taken
    offer(game, "A6")
    hold(game, ANN, "G04")

    refusals = stop(game, (c.STEP_MENU, ANN)).refusals
    assert [each.numbers for each in refusals if each.option == use("G04", c.VARIOUS)] == [(5, 0)]


@rule("B11-TURN-03")
def test_with_all_opportunities_only_those_used_are_refused_for_that() -> None:
    game = round_one(3, opportunities_per_turn="all")
    game.event_bag[0] = []
    game.teams[ANN].used = 1 << c.ECONOMIC
    hold(game, ANN, "G01")

    told = reasons(stop(game, (c.STEP_MENU, ANN)))
    assert [told[use("G01", kind)] for kind in (c.ECONOMIC, c.EVENTS, c.CHALLENGE, c.VARIOUS)] == [
        "used-already",
        "changes-nothing",
        "too-few",
        "changes-nothing",
    ]


def test_without_a_management_card_no_opportunity_is_refused() -> None:
    assert [option for option in reasons(stop(round_one(3), (c.STEP_MENU, ANN))) if c.USE - 4 <= option < c.BUY] == []


@rule("B11-TEAM-59")
def test_without_the_setting_immunity_is_no_reason_against_poaching() -> None:
    game = round_one(3)
    sign(game, BOB, "D3")
    game.teams[BOB].immune = 2

    assert refusal_reason(game, "G01") == "no-money"


@rule("B11-TEAM-53")
def test_a_captain_is_refused_for_want_of_an_armband() -> None:
    game = round_one(3)
    sign(game, ANN, "D1")
    game.teams[ANN].armband = False

    assert refusal_reason(game, "G08") == "no-armband"


@rule("B11-TEAM-02")
def test_an_opportunity_that_is_not_on_the_card_is_refused_with_this_reason() -> None:
    assert refusal_reason(round_one(3), "G10") == "not-on-card"


@rule("B11-CHALLENGE-03", "B11-TEAM-58")
def test_a_challenge_is_refused_where_nobody_can_be_challenged() -> None:
    game = round_one(3)
    fours(game, ANN, BOB)
    game.teams[BOB].immune = 2

    assert refusal_reason(game, "G01", c.CHALLENGE) == "no-target"


@rule("B11-TEAM-06")
def test_an_opportunity_is_used_once_it_is_named() -> None:
    game = rich("G10")
    hold(game, BOB, "G09")

    question = stop(game, (c.STEP_MENU, ANN), [use("G10", c.CHALLENGE), BOB, c.REVEAL_IMMUNITY])

    assert reasons(question)[use("G10", c.ECONOMIC)] == "used-already"


@rule("B11-TEAM-16")
def test_as_a_setting_a_bonus_may_be_turned_up_when_challenged() -> None:
    game = rich("G10", bonus_timing="whole_round")
    hold(game, BOB, "G08")

    question = stop(game, (c.STEP_MENU, ANN), [use("G10", c.CHALLENGE), BOB])
    assert question.options == [PASS, c.TURN_UP_BONUS]
    run(game, (c.STEP_SHELTER,), [c.TURN_UP_BONUS, PASS], [CORNER])

    assert game.teams[BOB].bonus == 3
    assert opportunities(game, BOB) == []  # it was his opportunity


def test_every_special_move_is_on_one_card() -> None:
    assert sorted(CARDS.various) == list(range(len(c.VARIOUS_NAMES)))


def test_a_full_hand_is_asked_what_to_put_away_first() -> None:
    game = rich("G07")
    deal(game, ANN, "jinx")

    question = stop(game, (c.STEP_MENU, ANN), [use("G07", c.EVENTS)])

    assert (name_of(question), question.context) == ("make-room", (3, 1))


@rule("B11-ROUND-07")
def test_as_a_setting_management_cards_lie_open() -> None:
    game = round_one(2, management_cards_open=True)
    game.round = 0

    step(game, (c.STEP_ROUND_START,), [], [*tops(game, [0, 0, 0]), 3, 4])

    assert [(team.face_up, team.knows) for team in game.teams] == [(True, ALL)] * 2
    assert numbers_of(game, "management") == [(ANN, 3), (BOB, 4)]


@rule("B11-2P-02", "B11-2P-03", "B11-2P-04", "B11-2P-05", "B11-2P-06", "B11-2P-07", "B11-2P-08")
@ex("X-06")
def test_two_people_use_eight_management_cards_in_four_rounds() -> None:
    game = round_one(2)
    game.round = 0
    first_movers, left = [], []
    for number in range(5):
        cards = [0, 1] if number == 4 else [2 * number, 2 * number + 1]  # a card already used cannot be drawn
        step(game, (c.STEP_ROUND_START,), [], [*tops(game, [0, 0, 0]), *cards])
        first_movers.append(game.order[0])
        left.append(len(game.management_bag[0]))
        if number == 3:
            assert game.management_bag[0] == [8, 9]
        step(game, (c.STEP_ROUND_END,))
        assert [team.management for team in game.teams] == [-1, -1]
        game.agenda = []

    assert first_movers == [ANN, BOB, ANN, BOB, ANN]
    assert left == [8, 6, 4, 2, 8]


@rule("B11-TURN-05")
@pytest.mark.parametrize("used", [c.ECONOMIC, c.EVENTS, c.CHALLENGE, c.VARIOUS])
def test_by_option_each_opportunity_of_a_card_is_used_once(used: int) -> None:
    game = round_one(3, opportunities_per_turn="all")
    fours(game, ANN, BOB)
    hold(game, ANN, "G08")
    first = c.USE + 4 * management("G08")
    everything = [first + each for each in (c.ECONOMIC, c.EVENTS, c.CHALLENGE, c.VARIOUS)]
    assert opportunities(game, ANN) == everything

    game.teams[ANN].used = 1 << used
    assert opportunities(game, ANN) == [each for each in everything if each != first + used]


@rule("B11-TEAM-12", "B11-TEAM-13")
@pytest.mark.parametrize(("name", "told"), [("G10", 0), ("G09", 1), ("G02", 1)])
def test_a_bonus_is_told_where_there_is_one(name: str, told: int) -> None:
    game = round_one(2)
    hold(game, ANN, name)

    take_bonus(game, ANN)
    assert len(numbers_of(game, "bonus")) == told
