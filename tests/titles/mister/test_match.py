"""MIS-MATCH: turn by turn, a card each, until the deck is used up."""

from __future__ import annotations

import pytest
from tests.scenes import play, questions_asked, rule, script
from tests.titles.mister.laid import ATT, DEF, ex, fate_of, match_begun, numbers_of, open_game, player, row, story

from touchline.titles.mister import TITLE
from touchline.titles.mister import codes as c
from touchline.titles.mister.rules.match import kick_off, turn
from touchline.titles.mister.rules.tournament import full_time
from touchline.titles.mister.state import LEFT, RIGHT, Mister

WEAK = "def GK.G=10, def GK.H=10, def GK.C=10, att GK.G=10, att GK.H=10, att GK.C=10"


def pass_through(game: Mister, order: list[int]) -> list[int]:
    """The whole deck in this order, nobody scoring; who lifted each card."""
    lifted = []
    for number in order:
        lifted.append(game.order[game.at])
        seat = lifted[-1]
        picks = {
            9: [player(seat, "RS"), LEFT, LEFT],
            10: [player(seat, "GK"), LEFT, LEFT],
            19: [player(seat, "RS")],
            22: [player(seat, "LB"), player(seat, "S1")],
        }
        shots = [LEFT, LEFT] if number in (20, 21) else []
        game.agenda = []
        script(game, turn, picks.get(number, shots), [row(number)] if len(game.pack) > 1 else [])
    return lifted


@rule("MIS-MATCH-01")
@pytest.mark.parametrize(("face", "first"), [(1, 0), (2, 1)])
def test_a_toss_decides_who_takes_the_first_turn(face: int, first: int) -> None:
    game = match_begun()
    script(game, kick_off, faces=[face])

    assert game.order == [first, 1 - first]
    assert numbers_of(game, "kick-off") == [{"seat": first}]
    assert game.agenda == [(c.STEP_TURN,)]


@rule("MIS-MATCH-02", "MIS-INFO-05")
def test_a_card_that_is_lifted_is_public() -> None:
    game = match_begun()
    script(game, turn, faces=[row(5)])

    for seat in (ATT, DEF, None):
        assert numbers_of(game, "action", seat) == [
            {"seat": ATT, "against": DEF, "action": row(5), "boost": 0, "left": 31}
        ]
        assert TITLE.observe(game, seat)["match"]["spent"] == [row(5)]


@rule("MIS-MATCH-03")
@pytest.mark.parametrize("at", [0, 1])
def test_the_manager_who_lifts_the_card_attacks_and_the_other_defends(at: int) -> None:
    game = match_begun("att RM.E=6, att LS.B=6, def RM.E=6, def LS.B=6")
    game.at = at
    script(game, turn, [LEFT, RIGHT], [row(1)])

    assert [question.seat for question in questions_asked(game)] == [at, 1 - at]
    assert game.sides[at].goals() == 1
    assert game.sides[1 - at].goals() == 0


@ex("EX-124")
@rule("MIS-TOUR-05", "MIS-MATCH-03")
def test_in_a_tournament_a_card_attacks_the_other_side_of_the_fixture() -> None:
    game = match_begun("seat2 LCM.D=6, seat2 RS.A=6", seats=4, mode="league")
    game.at = 2
    script(game, turn, [LEFT, RIGHT], [row(6)])

    assert [question.seat for question in questions_asked(game)] == [2, 3]
    assert [side.goals() for side in game.sides] == [0, 0, 1, 0]


@rule("MIS-MATCH-04")
def test_phases_come_one_at_a_time_in_ascending_order() -> None:
    game = match_begun("att RM.E=6, att LS.B=6")
    fate_of(game, 1, LEFT, RIGHT)

    assert story(game) == ["duel", "duel", "shot", "directions", "goal"]
    assert [each["phase"] for each in numbers_of(game, "duel")] == [1, 2]
    assert [each["player"] for each in numbers_of(game, "duel")] == [player(ATT, "RM"), player(ATT, "LS")]


@rule("MIS-MATCH-05, 16")
def test_a_phase_that_is_not_passed_ends_the_action_and_the_turn() -> None:
    game = match_begun("att LS.B=10")
    script(game, turn, faces=[row(1)])

    assert story(game) == ["action", "duel", "faded"]
    assert (game.order[game.at], game.agenda, game.spent) == (DEF, [(c.STEP_TURN,)], [row(1)])
    assert [side.goals() for side in game.sides] == [0, 0]


@rule("MIS-MATCH-06")
def test_after_the_last_phase_the_shot_is_taken() -> None:
    game = match_begun("att RM.E=6, att LS.B=6")
    fate_of(game, 1, LEFT, RIGHT)

    assert numbers_of(game, "shot")[0]["player"] == player(ATT, "LS")
    assert len(questions_asked(game)) == 2


@ex("EX-109")
@rule("MIS-MATCH-07, 09")
def test_without_a_boost_both_have_sixteen_turns() -> None:
    game = match_begun(WEAK)
    lifted = pass_through(game, list(range(1, 33)))

    assert lifted == [ATT, DEF] * 16
    assert (game.pack, game.agenda) == ([], [(c.STEP_FULL_TIME,)])


@ex("EX-076")
@rule("MIS-MATCH-08, 12")
def test_an_extra_draw_is_not_made_up_for() -> None:
    game = match_begun(f"{WEAK}, att GK has crowd_favourite, def LCM.C=9")
    lifted = pass_through(game, [25, 5, 1, 2])

    assert lifted == [ATT, ATT, DEF, ATT]


@rule("MIS-MATCH-12")
def test_the_deck_alone_ends_the_match() -> None:
    game = match_begun(f"{WEAK}, att GK has crowd_favourite")
    lifted = pass_through(game, [25, 17, *range(1, 17), *range(18, 25), *range(26, 33)])

    assert (lifted.count(ATT), lifted.count(DEF)) == (17, 15)
    assert game.agenda == [(c.STEP_FULL_TIME,)]


@ex("EX-077")
@rule("MIS-MATCH-10, 13, 14")
def test_the_score_is_the_number_of_cards_kept() -> None:
    game = match_begun()
    game.pack = []
    game.sides[ATT].kept = [row(4), row(10), row(23)]
    game.sides[DEF].kept = [row(7)]
    script(game, full_time)
    play(TITLE, game, steps=2)

    assert numbers_of(game, "winner") == [{"seat": ATT}]
    assert game.results == [(0, ATT, DEF, 3, 1, ATT, 0, 0)]
    assert (TITLE.result(game).places, TITLE.result(game).scores) == ([1, 2], [3, 1])


@rule("MIS-MATCH-10")
def test_the_second_side_wins_with_more_goals() -> None:
    game = match_begun()
    game.sides[DEF].kept = [row(7)]
    script(game, full_time)
    play(TITLE, game, steps=2)

    assert TITLE.result(game).places == [2, 1]


@rule("MIS-MATCH-10")
def test_nobody_has_won_a_level_match() -> None:
    game = match_begun()
    game.sides[ATT].kept, game.sides[DEF].kept = [row(1)], [row(7)]
    script(game, full_time)

    assert game.results == [(0, ATT, DEF, 1, 1, -1, 0, 0)]


@rule("MIS-MATCH-11")
def test_a_card_cannot_be_refused_kept_or_passed_on() -> None:
    for number in (1, 5, 17, 25, 29):
        game = match_begun()
        script(game, turn, faces=[row(number)])
        assert questions_asked(game) == []
        assert game.spent == [row(number)]


@rule("MIS-MATCH-13")
def test_a_card_that_led_to_a_goal_is_kept_and_any_other_is_spent() -> None:
    game = match_begun("att RM.E=6, att LS.B=6")
    script(game, turn, [LEFT, RIGHT], [row(1)])
    assert (game.sides[ATT].kept, game.spent) == ([row(1)], [])
    script(game, turn, [], [row(2)])

    assert (game.sides[ATT].kept, game.sides[DEF].kept, game.spent) == ([row(1)], [], [row(2)])


@rule("MIS-MATCH-14")
def test_goals_noted_after_an_earlier_pass_count() -> None:
    game = match_begun(deck_passes=2)
    game.sides[ATT].noted = 2
    game.sides[ATT].kept = [row(3)]

    assert game.sides[ATT].goals() == 3
    assert TITLE.observe(game, DEF)["sides"][ATT]["goals"] == 3


@rule("MIS-MATCH-15")
def test_the_boost_before_a_goal_is_not_kept_with_it() -> None:
    game = match_begun("att GK has crowd_favourite, att GK has true_leader")
    for number, picks in ((25, []), (26, []), (1, [LEFT, LEFT])):
        script(game, turn, picks, [row(number)])

    assert game.sides[ATT].kept == [row(1)]
    assert game.spent == [row(25), row(26)]


@rule("MIS-MATCH-16")
def test_nothing_follows_a_save() -> None:
    game = match_begun("att RM.E=6, att LS.B=6")
    script(game, turn, [LEFT, LEFT], [row(1)])

    assert story(game)[-1] == "saved"
    assert len(questions_asked(game)) == 2
    assert (game.order[game.at], game.agenda) == (DEF, [(c.STEP_TURN,)])


@rule("MIS-MATCH-17", "MIS-SETUP-02")
def test_every_match_starts_at_nil_nil_with_all_the_cards() -> None:
    game = match_begun(seats=4, mode="league")
    game.sides[ATT].kept, game.sides[ATT].noted = [row(1)], 2
    game.pack, game.spent, game.passes, game.at = [], [row(2)], 2, 3
    squads = [player(seat, slot) for seat in range(4) for slot in SLOTS_ASKED]
    game.agenda = [(6,), (7,)]  # line-ups, kick-off
    play(TITLE, game, squads, steps=2)

    assert [side.goals() for side in game.sides] == [0, 0, 0, 0]
    assert (sorted(game.pack), game.spent, game.passes, game.at) == (list(range(32)), [], 1, 0)


SLOTS_ASKED = ("LB", "LCB", "RCB", "RB", "LM", "LCM", "RCM", "RM", "LS", "RS")


@rule("MIS-SETUP-02")
def test_both_decks_are_shuffled_so_any_card_may_come_first() -> None:
    firsts = {TITLE.table(2, seed=seed).questions[0].context[0] for seed in range(60)}
    assert len(firsts) > 30
    for number in (1, 17, 32):
        game = match_begun(WEAK)
        script(game, turn, faces=[row(number)])
        assert numbers_of(game, "action")[0]["action"] == row(number)


@rule("MIS-SETUP-01", "MIS-SETUP-02")
def test_the_kinds_of_cards_are_kept_apart() -> None:
    game = open_game(2)

    assert sorted(game.deck) == list(range(81))
    assert (game.pack, game.discards, game.under) == ([], [], [])
    script(game, kick_off_of, faces=[1])
    assert sorted(game.pack) == list(range(32))


def kick_off_of(game: Mister) -> None:
    game.fixtures = [(0, 1)]
    kick_off(game)


@rule("MIS-PEN-01")
def test_a_decided_match_has_no_shootout() -> None:
    game = match_begun()
    game.sides[DEF].kept = [row(7)]
    script(game, full_time)

    assert game.agenda == [(c.STEP_ROUND_END,)]
    assert game.results[0][5] == DEF


@rule("MIS-MATCH-01")
def test_a_coin_has_two_sides() -> None:
    with pytest.raises(ValueError, match="2 sides"):
        script(match_begun(), kick_off, faces=[3])
