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
    happened,
    hold,
    laid,
    lay_white,
    management,
    name_of,
    own,
    reasons,
    rich,
    run,
    step,
    stop,
    tops,
    use,
)

from touchline.kernel.game import ALL
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11.codes import (
    BONUS_NAMES,
    BUY,
    CHALLENGE,
    DECLARE,
    ECONOMIC,
    EVENTS,
    MENU,
    REVEAL_IMMUNITY,
    ROUND_START,
    SHELTER,
    TURN_UP_BONUS,
    USE,
    VARIOUS,
    VARIOUS_NAMES,
)
from touchline.titles.best_11.rules.action import total
from touchline.titles.best_11.rules.management import opportunities

CORNER, SAVE_5 = attack("C+D=6", "corner"), defence("P=5", "save")
EACH_CARD = pytest.mark.parametrize("card", CARDS.management_ids)


@rule("B11-TEAM-01, 02")
@EACH_CARD
def test_a_card_offers_one_opportunity_of_each_kind(card: str) -> None:
    game = rich(card)

    kinds_offered = [item - use(card, 0) for item in opportunities(game, ANN)]

    special = [] if card == "G10" else [VARIOUS]
    assert kinds_offered == [ECONOMIC, EVENTS, CHALLENGE, *special]


@rule("B11-TEAM-04", "B11-ROUND-08")
@EACH_CARD
def test_a_used_card_is_turned_up_and_the_opportunity_named(card: str) -> None:
    game = rich(card)

    stop(game, (MENU, ANN), [use(card, ECONOMIC)])

    assert happened(game, "used") == [(ANN, management(card), ECONOMIC)]
    assert (game.teams[ANN].face_up, game.teams[ANN].knows) == (True, ALL)


@rule("B11-TEAM-07, 08")
@EACH_CARD
def test_the_economic_opportunity_pays_what_the_card_says(card: str) -> None:
    game = rich(card)

    stop(game, (MENU, ANN), [use(card, ECONOMIC)])

    assert [team.money for team in game.teams] == [20 + CARDS.economic[management(card)], 20, 20]
    assert CARDS.economic[management(card)] > 0


@rule("B11-TEAM-09, 10")
@EACH_CARD
def test_the_event_opportunity_draws_what_the_card_says(card: str) -> None:
    game = rich(card)
    draws = CARDS.event_draws[management(card)]
    cards = game.event_bag[0][:draws]

    stop(game, (MENU, ANN), [use(card, EVENTS)], cards)

    assert sorted(game.teams[ANN].hand) == sorted(cards)


@rule("B11-TEAM-11", "B11-CHALLENGE-01")
@EACH_CARD
def test_the_challenge_opportunity_challenges_one_other(card: str) -> None:
    game = rich(card)

    question = stop(game, (MENU, ANN), [use(card, CHALLENGE)])
    assert (name_of(question), question.options) == ("target", [BOB, CLEO])
    stop(game, (DECLARE, ANN), [CLEO], [CORNER])

    assert happened(game, "challenged") == [(ANN, CLEO)]


@rule("B11-TEAM-12, 13")
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


@rule("B11-TEAM-12, 17")
@pytest.mark.parametrize("bonus", BONUSES)
def test_what_a_bonus_adds(bonus: str) -> None:
    card = CARDS.management_ids[CARDS.bonus.index(BONUS_NAMES.index(bonus))]
    game = rich(card)
    stop(game, (MENU, ANN), [use(card, CHALLENGE), BOB], [CORNER])
    roles = {role: own(game, ANN, f"{role}1") for role in "DCA"}

    for committed, points in BONUSES[bonus].items():
        game.duel.committed = [roles[role] for role in committed]
        game.duel.cautions, game.duel.sent_off = [0] * len(committed), [False] * len(committed)
        assert total(game, game.duel) == len(committed) + points, committed


@rule("B11-TEAM-13, 15")
def test_the_negation_denies_the_bonus_of_whoever_meets_its_holder() -> None:
    game = rich("G09")
    stop(game, (MENU, ANN), [use("G09", CHALLENGE), BOB], [CORNER])
    assert happened(game, "bonus") == [(ANN, 0, 1)]
    game.challenge = None
    game.teams[BOB].bonus = BONUS_NAMES.index("B3")

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
def test_what_the_negation_denies(scope: str, points: int) -> None:
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
        game = laid(3)  # empty teams, empty market, no money
        hold(game, ANN, card)
        if card == "G07":
            game.team_bag[0] = []
        question = stop(game, (MENU, ANN))
        left = [item - use(card, 0) for item in question.options if USE <= item < BUY]
        assert left == [ECONOMIC, EVENTS]
        assert reasons(question)[use(card, VARIOUS)] == "changes-nothing"
        assert reasons(question)[use(card, CHALLENGE)] == "too-few"

        game.event_bag[0] = []
        assert use(card, EVENTS) not in opportunities(game, ANN)


@rule("B11-TEAM-06")
def test_an_opportunity_is_used_once_it_is_named() -> None:
    game = rich("G10")
    hold(game, BOB, "G09")

    question = stop(game, (MENU, ANN), [use("G10", CHALLENGE), BOB, REVEAL_IMMUNITY])

    assert reasons(question)[use("G10", ECONOMIC)] == "used-already"


@rule("B11-TEAM-16")
def test_as_a_setting_a_bonus_may_be_turned_up_when_challenged() -> None:
    game = rich("G10", bonus_timing="whole_round")
    hold(game, BOB, "G08")

    question = stop(game, (MENU, ANN), [use("G10", CHALLENGE), BOB])
    assert question.options == [PASS, TURN_UP_BONUS]
    run(game, (SHELTER,), [TURN_UP_BONUS, PASS], [CORNER])

    assert game.teams[BOB].bonus == 3
    assert opportunities(game, BOB) == []  # it was his opportunity


def test_every_special_move_is_on_one_card() -> None:
    assert sorted(CARDS.various) == list(range(len(VARIOUS_NAMES)))


def test_a_full_hand_is_asked_what_to_put_away_first() -> None:
    game = rich("G07")
    deal(game, ANN, "jinx")

    question = stop(game, (MENU, ANN), [use("G07", EVENTS)])

    assert (name_of(question), question.context) == ("make-room", (3, 1))


@rule("B11-ROUND-07")
def test_as_a_setting_management_cards_lie_open() -> None:
    game = laid(2, management_cards_open=True)
    game.round = 0

    step(game, (ROUND_START,), [], [*tops(game, [0, 0, 0]), 3, 4])

    assert [(team.face_up, team.knows) for team in game.teams] == [(True, ALL)] * 2
    assert happened(game, "management") == [(ANN, 3), (BOB, 4)]
