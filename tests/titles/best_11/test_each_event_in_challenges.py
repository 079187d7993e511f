"""Every event card that is played in a challenge has its scene (section 10.5)."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CARDS,
    CLEO,
    DAN,
    attack,
    deal,
    event,
    fours,
    kinds,
    name_of,
    numbers_of,
    own,
    pay,
    play,
    round_one,
    run,
    sign,
    stop,
    story,
)
from tests.titles.best_11.three_clubs import CORNER, FREE_KICK, SAVE_5, three

from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c


def test_jinx_has_an_action_card_drawn_again() -> None:
    game = three("P1 D3 C3 A1")
    deal(game, CLEO, "jinx", "jinx")

    picks = [PASS, event("jinx"), event("jinx"), own(game, ANN, "C3")]
    stop(game, (c.STEP_DECLARE, ANN), picks, [FREE_KICK, attack("C=5"), CORNER, SAVE_5])

    assert numbers_of(game, "jinxed") == [(ANN, 2 * FREE_KICK), (ANN, 2 * attack("C=5"))]
    assert sorted(game.action_discard[0]) == sorted([FREE_KICK, attack("C=5")])
    assert numbers_of(game, "succeeded") == [(ANN, 6)]
    assert [seat for seat, name in kinds(game) if name == "revealed"] == [CLEO, CLEO]  # Ann and Bob never


def test_sports_bet_is_from_one_to_three_millions_and_no_more_than_there_is() -> None:
    game = three()
    deal(game, CLEO, "sports_bet")
    pay(game, 0, 0, 2)

    question = stop(game, (c.STEP_DECLARE, ANN), [event("sports_bet")])
    assert question.options == [2, 3, 4, 5]  # one or two millions, on no goal or a goal
    game.teams[CLEO].money = 9

    assert stop(game, (c.STEP_AIM, CLEO, event("sports_bet"))).options == [2, 3, 4, 5, 6, 7]


def test_sports_bet_is_void_if_the_bettor_becomes_the_target() -> None:
    game = round_one(4)
    fours(game, ANN, BOB, CLEO, DAN)
    deal(game, CLEO, "sports_bet")
    deal(game, DAN, "fixture_list")
    pay(game, 0, 0, 3)

    picks = [BOB, event("sports_bet"), 3 * 2 + 1, event("fixture_list"), CLEO]
    stop(game, (c.STEP_DECLARE, ANN), picks, [CORNER])

    assert numbers_of(game, "bet-back") == [(CLEO, 3)]
    assert (game.teams[CLEO].money, game.duel.bets) == (3, [])


def test_sports_bet_is_for_those_outside() -> None:
    game = three()
    deal(game, BOB, "sports_bet")
    pay(game, 0, 9)

    assert stop(game, (c.STEP_DECLARE, ANN)).options == [PASS]


@rule("B11-CHALLENGE-04")
def test_fixture_list_turns_the_challenge_on_a_legal_target() -> None:
    game = round_one(4)
    fours(game, ANN, BOB, CLEO)
    sign(game, DAN, "D1 D2 D3")  # one too few
    deal(game, BOB, "fixture_list")

    question = stop(game, (c.STEP_DECLARE, ANN), [BOB, event("fixture_list")], [CORNER])

    assert numbers_of(game, "redirected") == [(ANN, CLEO)]
    assert (question.seat, name_of(question)) == (ANN, "commit")


def test_fixture_list_is_not_for_the_challenger() -> None:
    game = round_one(3)
    fours(game, ANN, BOB, CLEO)
    deal(game, ANN, "fixture_list")

    stop(game, (c.STEP_DECLARE, ANN), [BOB], [CORNER])

    assert ANN not in [seat for seat, name in kinds(game) if name == "declared"]


def test_fixture_list_may_point_at_oneself_and_be_appealed() -> None:
    game = round_one(4)
    fours(game, ANN, BOB, CLEO, DAN)
    deal(game, CLEO, "fixture_list")
    deal(game, DAN, "appeal_upheld")

    question = stop(game, (c.STEP_DECLARE, ANN), [BOB, event("fixture_list")])
    assert question.options == [CLEO, DAN]
    run(game, (c.STEP_AIM, CLEO, event("fixture_list")), [DAN, event("appeal_upheld")])

    assert game.duel.target == BOB


@rule("B11-EVENT-08")
def test_superior_tactics_adds_one_to_every_action() -> None:
    game = three("P1 D2 C3 A1")
    deal(game, ANN, "superior_tactics")
    run(game, (c.STEP_WINDOW,), [event("superior_tactics")])
    assert game.teams[ANN].white == [event("superior_tactics")]

    stop(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3")], [CORNER, SAVE_5])

    assert numbers_of(game, "succeeded") == [(ANN, 6)]


def test_club_dna_counts_footballers_of_the_own_box() -> None:
    game = three("P1 D2 C2 A1")
    foreign = next(card for card in range(CARDS.first_coach) if CARDS.box_of[card] == 1 and CARDS.role[card] == 1)
    game.teams[ANN].footballers = sorted(
        [card for card in game.teams[ANN].footballers if card != own(game, ANN, "D2")] + [foreign]
    )
    deal(game, ANN, "club_dna")
    stop(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C2"), play("club_dna")], [CORNER, SAVE_5])

    assert numbers_of(game, "raised") == [(ANN, 1, 0, CARDS.value[foreign] + 2 + 1)]


def test_club_dna_for_two_of_ones_own() -> None:
    game = three("P1 D2 C2 A1")
    deal(game, ANN, "club_dna")

    stop(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C2"), play("club_dna")], [CORNER, SAVE_5])

    assert numbers_of(game, "succeeded") == [(ANN, 6)]


def added_by(name: str, stands: int = 0) -> list[tuple[int, ...]]:
    """Return what a card adds to an attack."""
    game = three("P1 D1 C1 A1")
    game.teams[ANN].stands = stands
    deal(game, ANN, name)
    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C1"), play(name)], [CORNER])
    return numbers_of(game, "raised")


def test_forza_club_adds_three() -> None:
    assert added_by("forza_club") == [(ANN, 3, 0, 5)]


def test_inspired_day_adds_two() -> None:
    assert added_by("inspired_day") == [(ANN, 2, 0, 4)]


@pytest.mark.parametrize(("stands", "points"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3)])
def test_twelfth_man_adds_by_the_stands(stands: int, points: int) -> None:
    assert added_by("twelfth_man", stands) == [(ANN, points, 0, 2 + points)]


def test_catenaccio_adds_three_to_a_defence() -> None:
    game = three("P1 D3 C3 A1", "P2 D1 C1 A2")
    deal(game, BOB, "catenaccio")

    picks = [PASS, own(game, ANN, "C3"), PASS, own(game, BOB, "P2"), play("catenaccio")]
    run(game, (c.STEP_DECLARE, ANN), picks, [CORNER, SAVE_5])

    assert numbers_of(game, "succeeded") == [(ANN, 6), (BOB, 5)]


def test_yellow_card_takes_two_off_but_not_below_nothing() -> None:
    game = three("P1 D1 C4 A1")
    deal(game, BOB, "yellow_card", "yellow_card")
    weak, strong = own(game, ANN, "D1"), own(game, ANN, "C4")

    picks = [PASS, strong, play("yellow_card"), weak, play("yellow_card")]
    run(game, (c.STEP_DECLARE, ANN), picks, [CORNER])

    assert numbers_of(game, "cautioned") == [
        (weak, 2, 4, ANN),
        (strong, 2, 2, ANN),
    ]  # nothing is left of the first to take
    assert numbers_of(game, "fell-short") == [(ANN, 2, 6)]


def test_yellow_card_is_for_the_opponent() -> None:
    game = three("P1 D1 C4 A1")
    deal(game, ANN, "yellow_card", "red_card")

    assert stop(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C4")], [CORNER]).options == [PASS]


def test_red_card_makes_one_count_nothing() -> None:
    game = three("P1 D3 C4 A1")
    deal(game, BOB, "red_card")
    game.teams[ANN].captain = own(game, ANN, "C4")

    picks = [PASS, own(game, ANN, "C4"), play("red_card"), own(game, ANN, "C4")]
    run(game, (c.STEP_DECLARE, ANN), picks, [CORNER])

    assert numbers_of(game, "sent-off") == [(own(game, ANN, "C4"), 3, ANN)]
    assert numbers_of(game, "fell-short") == [(ANN, 3, 6)]
    assert own(game, ANN, "C4") in game.teams[ANN].footballers


def test_var_review_takes_a_goal_away() -> None:
    game = three("P1 D3 C3 A1")
    deal(game, BOB, "var_review")

    run(game, (c.STEP_DECLARE, ANN), [PASS, own(game, ANN, "C3"), PASS, PASS, event("var_review")], [CORNER, SAVE_5])

    assert story(game)[-2:] == ["played", "no-goal"]
    assert game.teams[ANN].scored == 0


def test_stoppage_time_gives_a_second_attack() -> None:
    game = three("P1 D1 C1 A5", "P3 D1 C2 A2")
    deal(game, ANN, "stoppage_time")

    picks = [own(game, ANN, "C1"), PASS, event("stoppage_time"), own(game, ANN, "A5"), PASS]
    run(game, (c.STEP_DECLARE, ANN), picks, [CORNER, FREE_KICK, SAVE_5])

    assert numbers_of(game, "attack-card") == [(ANN, CORNER, 2 * CORNER), (ANN, FREE_KICK, 2 * FREE_KICK)]
    assert game.teams[ANN].scored == 1
    assert sorted(game.action_discard[0]) == sorted([CORNER, FREE_KICK, SAVE_5])


def test_win_bonus_brings_four_millions_after_a_goal() -> None:
    game = three("P1 D3 C3 A1")
    deal(game, ANN, "win_bonus")

    picks = [own(game, ANN, "C3"), PASS, PASS, event("win_bonus")]
    run(game, (c.STEP_DECLARE, ANN), picks, [CORNER, SAVE_5])

    assert (game.teams[ANN].scored, game.teams[ANN].money) == (1, 4)
    assert kinds(game)[-1] == (ANN, "scored")


def test_appeal_upheld_against_cards_in_an_action() -> None:
    game = three("P1 D3 C3 A1")
    deal(game, BOB, "red_card")
    deal(game, ANN, "appeal_upheld")

    picks = [PASS, own(game, ANN, "C3"), PASS, play("red_card"), own(game, ANN, "C3"), event("appeal_upheld")]
    stop(game, (c.STEP_DECLARE, ANN), picks, [CORNER, SAVE_5])

    assert numbers_of(game, "succeeded") == [(ANN, 6)]
