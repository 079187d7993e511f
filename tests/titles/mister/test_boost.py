"""MIS-BOOST: cards 25 and 26."""

from __future__ import annotations

import pytest
from tests.scenes import rule, script
from tests.titles.mister.laid import ATT, DEF, ex, fate_of, match_begun, numbers_of, player, row, story

from touchline.kernel.game import NOBODY
from touchline.titles.mister import codes as c
from touchline.titles.mister.printed import LB, RS
from touchline.titles.mister.rules.match import turn
from touchline.titles.mister.rules.shootout import kick
from touchline.titles.mister.rules.tournament import full_time
from touchline.titles.mister.state import BOOSTED, CENTRE, FADED, LEFT, RIGHT, SAVED, SCORED, SPENT, Mister, Shootout

FAVOURITE = "att GK has crowd_favourite"


def turns(game: Mister, cards: list[int], picks: list[int]) -> Mister:
    """These cards are lifted one after the other; others are left in the deck."""

    def run(it: Mister) -> None:
        for _ in cards:
            turn(it)

    game.pack = [row(number) for number in {*cards, 32, 31}]
    script(game, run, picks, [row(number) for number in cards])
    return game


@ex("EX-067")
@rule("MIS-BOOST-01, 02, 04", "MIS-MATCH-15", "MIS-CARD-25")
def test_a_crowd_favourite_lifts_the_team_for_the_next_attack() -> None:
    game = turns(match_begun(FAVOURITE), [25, 1], [LEFT, RIGHT])

    assert numbers_of(game, "boosted") == [{"seat": ATT, "trait": 4, "player": player(ATT, "GK"), "boost": 1}]
    assert game.sides[ATT].kept == [row(1)]
    assert game.spent == [row(25)]
    assert (game.sides[ATT].boost, game.order[game.at]) == (0, DEF)


@ex("EX-068")
@rule("MIS-BOOST-03", "MIS-PHASE-05")
def test_a_favourite_on_the_bench_lifts_nobody() -> None:
    game = turns(match_begun("att S1 has crowd_favourite"), [25], [])

    assert (game.sides[ATT].boost, game.order[game.at], game.spent) == (0, DEF, [row(25)])
    assert story(game) == ["action", "not-boosted"]


@ex("EX-069")
@rule("MIS-BOOST-06", "MIS-CARD-26")
def test_a_favourite_and_a_leader_add_up() -> None:
    game = turns(match_begun(f"{FAVOURITE}, att LB has true_leader"), [25, 26, 17], [LEFT, LEFT])

    assert game.sides[ATT].kept == [row(17)]
    assert game.order[game.at] == DEF


@rule("MIS-BOOST-06")
def test_with_the_option_a_bonus_is_at_most_one() -> None:
    game = match_begun(f"{FAVOURITE}, att LB has true_leader", boost_stacking=False)
    fate_of(game, 25)
    fate_of(game, 26)

    assert game.sides[ATT].boost == 1


@rule("MIS-CARD-25, 26")
@pytest.mark.parametrize(
    ("card", "needed", "other"), [(25, "crowd_favourite", "true_leader"), (26, "true_leader", "crowd_favourite")]
)
def test_each_boost_asks_for_its_own_trait(card: int, needed: str, other: str) -> None:
    assert fate_of(match_begun(f"att RS has {needed}"), card) == BOOSTED
    assert fate_of(match_begun(f"att RS has {other}"), card) == SPENT


@ex("EX-070")
@rule("MIS-BOOST-05")
def test_a_bonus_waits_for_the_next_attack_card() -> None:
    game = turns(match_begun(f"{FAVOURITE}, att RB.A=9"), [25, 19], [])
    assert (game.sides[ATT].boost, game.order[game.at]) == (1, DEF)
    assert game.sides[ATT].sent_off == [player(ATT, "RB")]
    turns(game, [3], [])
    assert game.sides[ATT].boost == 1
    turns(game, [2], [CENTRE, LEFT])

    assert game.sides[ATT].kept == [row(2)]
    assert game.sides[ATT].boost == 0


@rule("MIS-BOOST-05")
@pytest.mark.parametrize("card", [19, 22, 25, 26])
def test_cards_that_are_no_attack_leave_the_bonus_alone(card: int) -> None:
    game = match_begun("att RB.A=9, att pending boost=1")
    fate_of(game, card, *([player(ATT, "S1")] if card == 22 else []))

    assert game.sides[ATT].boost == 1


@rule("MIS-BOOST-05")
def test_with_the_option_a_bonus_lapses_with_the_turn() -> None:
    game = turns(match_begun(f"{FAVOURITE}, att RB.A=9", boost_carry_over=False), [25, 19], [])

    assert game.sides[ATT].boost == 0
    assert numbers_of(game, "boost-lapsed") == [{"seat": ATT}]


@ex("EX-071")
@rule("MIS-BOOST-10")
def test_a_bonus_does_not_help_in_defence_and_is_not_used_up_there() -> None:
    game = match_begun("def pending boost=1, att RM.E=6, att LS.B=6")

    assert fate_of(game, 1, LEFT, RIGHT) == SCORED
    assert game.sides[DEF].boost == 1


@ex("EX-072")
@rule("MIS-BOOST-09", "MIS-ABSENT-02")
def test_an_attack_that_fades_at_once_uses_the_bonus_up() -> None:
    game = match_begun(f"{FAVOURITE}, att slot RS empty, att pending boost=1")
    assert game.sides[ATT].lineup[RS] == NOBODY

    assert fate_of(game, 27) == FADED
    assert game.sides[ATT].boost == 0


@rule("MIS-BOOST-09")
@pytest.mark.parametrize(("card", "picks"), [(5, []), (20, [LEFT, LEFT])])
def test_the_bonus_is_gone_after_the_attack_whatever_comes_of_it(card: int, picks: list[int]) -> None:
    game = match_begun("att pending boost=1, def LCM.C=9, def GK.G=9")

    assert fate_of(game, card, *picks) in (FADED, SAVED)
    assert game.sides[ATT].boost == 0


@ex("EX-073")
@rule("MIS-BOOST-11")
def test_a_boost_as_the_very_last_card_is_lost() -> None:
    game = match_begun(FAVOURITE)
    game.pack = [row(25)]
    script(game, turn)
    assert game.agenda == [(c.STEP_FULL_TIME,)]
    script(game, full_time)

    assert game.sides[ATT].boost == 0


@ex("EX-074")
@rule("MIS-BOOST-12", "MIS-TOUR-09")
def test_a_boost_at_the_end_of_a_pass_draws_from_the_new_deck() -> None:
    game = match_begun("seat2 GK has true_leader", seats=4, mode="cup")
    game.pack, game.at = [row(26)], 2
    script(game, turn)

    assert sorted(game.pack) == list(range(32))
    assert (game.order[game.at], game.sides[2].boost, game.passes) == (2, 1, 2)
    assert game.agenda == [(c.STEP_TURN,)]
    script(game, turn, [LEFT, RIGHT], [row(1)])
    assert game.sides[2].kept == [row(1)]
    assert game.order[game.at] == 3


@rule("MIS-BOOST-01")
def test_all_footballers_gain_one_in_everything() -> None:
    game = match_begun(FAVOURITE)
    fate_of(game, 25)
    fate_of(game, 5, LEFT, RIGHT)

    assert [each["value"] for each in numbers_of(game, "duel")] == [6, 6]
    assert numbers_of(game, "shot")[0]["value"] == 6


@rule("MIS-BOOST-02", "MIS-MATCH-08")
def test_after_a_boost_the_same_seat_draws_again_at_once() -> None:
    game = turns(match_begun(FAVOURITE), [25], [])

    assert (game.order[game.at], game.agenda) == (ATT, [(c.STEP_TURN,)])


@rule("MIS-BOOST-04")
@pytest.mark.parametrize("slot", ["GK", "LB", "LCB", "RCB", "RB", "LM", "LCM", "RCM", "RM", "LS", "RS"])
def test_anybody_on_the_pitch_may_be_the_holder(slot: str) -> None:
    assert fate_of(match_begun(f"att {slot} has crowd_favourite"), 25) == BOOSTED


@rule("MIS-BOOST-07")
@pytest.mark.parametrize(
    ("card", "given"),
    [
        (1, ""),  # duels and header
        (7, "att LB.E=7"),  # E >= 8
        (31, "att GK.D=1"),  # own keeper's D >= 2
        (17, "att RB.E=6, att LM.A=6"),  # a stated margin
    ],
)
def test_the_bonus_counts_in_duels_thresholds_and_shots(card: int, given: str) -> None:
    assert fate_of(match_begun(given), card) == FADED
    assert fate_of(match_begun(f"{given}, att pending boost=1"), card, LEFT, RIGHT) == SCORED


@rule("MIS-BOOST-07")
def test_the_bonus_counts_for_a_taker() -> None:
    kicked = [player(ATT, "RS"), LEFT, LEFT]

    assert fate_of(match_begun(), 10, *kicked) == SAVED
    assert fate_of(match_begun("att pending boost=1"), 10, *kicked) == SCORED


@rule("MIS-BOOST-08")
def test_a_boosted_value_goes_beyond_ten() -> None:
    game = match_begun("att RM.E=10, def LB.C=10, att LS.B=10, def RCB.B=10, def GK.H=10, att pending boost=1")

    assert fate_of(game, 1, LEFT, LEFT) == SCORED
    assert [each["value"] for each in numbers_of(game, "duel")] == [11, 11]


@rule("MIS-BOOST-13")
def test_a_bonus_changes_no_overall_score() -> None:
    game = match_begun("att LB.A=9, att pending boost=3, def LB.A=9")
    before = game.cards.overall[:]
    fate_of(game, 19)

    assert game.cards.overall == before
    assert game.sides[ATT].lineup[LB] == NOBODY


@ex("EX-118")
@rule("MIS-BOOST-13")
def test_a_bonus_does_not_count_in_a_shootout() -> None:
    game = match_begun("att pending boost=1")
    game.kicks = Shootout(0, (ATT, DEF))
    game.kicks.takers = [[player(ATT, "RS")] * 5, [player(DEF, "RS")] * 5]
    script(game, lambda it: kick(it, 0, 0), [LEFT, LEFT])

    assert game.kicks.scored == [0, 0]
    assert numbers_of(game, "penalty")[0]["value"] == 5


@rule("MIS-BOOST-13")
def test_a_bonus_ends_with_the_match() -> None:
    game = match_begun("att pending boost=2, def pending boost=1")
    game.sides[ATT].kept = [3]
    script(game, full_time)

    assert (game.sides[ATT].boost, game.sides[DEF].boost) == (0, 0)
