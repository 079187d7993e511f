"""Turns: dice, goals, geniuses, who attacks when; stoppage time and the final whistle."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.laid import (
    G,
    card,
    hand,
    numbers_told,
    pitch,
    play,
    rolls,
    scene,
    trio,
    vector,
)
from tests.titles.masters_of_football.one_turn import AWAY_TURN, HOME_TURN, one_turn, table

from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.printed import AWAY, GENIUS_ATTACK, HOME


@vector("T08")
@rule("MOF-PLAY-13")
def test_equal_totals_are_no_goal(vector: str) -> None:
    game = table()
    match = pitch(game)

    one_turn(game, match, (3, 2, 4, 1))

    assert match.goals == [0, 0]
    assert numbers_told(game, codes.TELL_NO_GOAL) == [(0,)]


@vector("T09")
@rule("MOF-PLAY-12, 22")
def test_a_higher_total_is_a_goal(vector: str) -> None:
    game = table()
    match = pitch(game)

    one_turn(game, match, (4, 2, 4, 1))

    assert match.goals == [1, 0]
    assert numbers_told(game, codes.TELL_GOAL) == [(0, 1, 0, 1)]


@vector("T10")
@rule("MOF-PLAY-14, 15")
def test_an_attack_genius_scores_whatever_the_totals(vector: str) -> None:
    game = table(attack_genius=True)
    match = pitch(game)

    one_turn(game, match, (0, G, 6, 2))

    assert (match.goals, match.spent) == ([1, 0], [1, 0])


@vector("T11")
@rule("MOF-PLAY-15, 19")
def test_but_only_once_in_a_match(vector: str) -> None:
    game = table(attack_genius=True)
    trio(game, 0, genius=(GENIUS_ATTACK, GENIUS_ATTACK, 0))
    match = pitch(game)

    play(game, match, [HOME_TURN, (codes.STEP_TURN, 4)], faces=rolls((0, G, 6, 2), (0, G, 6, 2)))

    assert (match.goals, match.spent) == ([1, 0], [1, 0])


@vector("T12")
@rule("MOF-PLAY-16")
def test_the_use_is_spent_even_if_the_total_was_higher(vector: str) -> None:
    game = table(attack_genius=True)
    match = pitch(game)

    one_turn(game, match, (5, G, 1, 1))

    assert (match.goals, match.spent) == ([1, 0], [1, 0])


@vector("T13")
@rule("MOF-PLAY-17")
def test_a_defence_genius_stops_everything(vector: str) -> None:
    game = table(defence_genius=True)
    match = pitch(game)

    one_turn(game, match, (6, 2, 0, G))

    assert match.goals == [0, 0]
    assert numbers_told(game, codes.TELL_GENIUS_SAVE) == [(1,)]


@vector("T14")
@rule("MOF-PLAY-17, 20")
def test_a_genius_that_is_stopped_is_not_spent(vector: str) -> None:
    game = table(attack_genius=True, defence_genius=True)
    match = pitch(game)

    one_turn(game, match, (6, G, 0, G))

    assert (match.goals, match.spent) == ([0, 0], [0, 0])


@rule("MOF-PLAY-20")
def test_by_option_the_face_alone_spends_it() -> None:
    game = table(attack_genius=True, defence_genius=True)
    game.rules.genius_by_face = True
    match = pitch(game)

    one_turn(game, match, (6, G, 0, G))

    assert (match.goals, match.spent) == ([0, 0], [1, 0])


@rule("MOF-PLAY-18")
def test_a_defence_genius_has_no_limit() -> None:
    game = table(defence_genius=True)
    match = pitch(game)

    play(game, match, [(codes.STEP_TURN, k) for k in (1, 4, 5)], faces=rolls(*[(6, 2, 0, G)] * 3))

    assert match.goals == [0, 0]


@vector("T15")
@rule("MOF-PLAY-20", "MOF-CARD-24", "MOF-CARD-23")
def test_a_disallowed_stroke_of_genius_is_spent(vector: str) -> None:
    game = table(attack_genius=True)
    match = pitch(game)
    hand(game, 1, card(42))

    one_turn(game, match, (0, G, 6, 2), [(1, codes.ASK_GOAL_ANSWER, card(42))])

    assert (match.goals, match.spent) == ([0, 0], [1, 0])
    assert game.teams[1].money == 18
    assert card(42) in game.discard
    assert numbers_told(game, codes.TELL_GOAL_DISALLOWED) == [(0,)]


@vector("T16")
@rule("MOF-MGR-09", "MOF-PLAY-20", "MOF-MGR-10")
def test_a_stroke_of_genius_rerolled_away_is_not_spent(vector: str) -> None:
    game = table(attack_genius=True, t1="Special One")
    match = pitch(game)
    faces = rolls((0, G, 6, 2))
    faces[codes.ROLL_ATTACK_DIE].append(2)
    faces[codes.ROLL_GENIUS_DIE].append(1)

    play(game, match, [HOME_TURN], [(1, codes.ASK_REROLL, codes.ABILITY), (1, codes.ASK_DICE, 0)], faces)

    assert (match.goals, match.spent, match.rerolls) == ([0, 0], [0, 0], [0, 0])
    assert numbers_told(game, codes.TELL_ATTACK_ROLLED) == [(0, 0, 2, 2), (0, 1, 1, 2)]


@rule("MOF-PLAY-19")
def test_each_team_has_its_own_stroke_of_genius() -> None:
    game = table(attack_genius=True)
    trio(game, 1, genius=(GENIUS_ATTACK, 0, 0))
    match = pitch(game)

    play(game, match, [HOME_TURN, AWAY_TURN], faces=rolls((0, G, 6, 2), (0, G, 6, 2)))

    assert (match.goals, match.spent) == ([1, 1], [1, 1])


@rule("MOF-PLAY-19")
def test_half_time_does_not_renew_it() -> None:
    game = table(attack_genius=True)
    match = pitch(game)
    match.spent = [1, 0]

    play(
        game,
        match,
        [(codes.STEP_HALF_TIME,), (codes.STEP_TURN, 8)],
        faces=rolls((0, G, 6, 2)) | {codes.ROLL_GENIUS_DIE: [1, 1, G, 4]},
    )

    assert match.goals == [0, 0]


@rule("MOF-PLAY-21")
def test_a_genius_on_the_bench_does_not_count() -> None:
    game = table()
    trio(game, 0, rating=(0, 0, 0, 0), genius=(0, 0, 0, GENIUS_ATTACK))
    match = pitch(game)

    one_turn(game, match, (0, G, 6, 2))

    assert match.goals == [0, 0]


@rule("MOF-PLAY-11, 26")
def test_the_dice_fall_in_a_fixed_order() -> None:
    game = table()
    match = pitch(game)

    plan = one_turn(game, match, (3, 2, 4, 1))

    assert plan.rolled == [codes.ROLL_ATTACK_DIE, codes.ROLL_GENIUS_DIE, codes.ROLL_DEFENCE_DIE, codes.ROLL_GENIUS_DIE]
    assert numbers_told(game, codes.TELL_ATTACK_ROLLED) == [(0, 3, 2, 5)]
    assert numbers_told(game, codes.TELL_DEFENCE_ROLLED) == [(1, 4, 1, 5)]


@rule("MOF-PLAY-11", "MOF-LEVEL-06")
def test_each_side_rolls_the_die_of_its_level() -> None:
    game = scene()
    trio(game, 0, attack=(7, 4, 0))
    trio(game, 1, defence=(5, 0, 0))
    match = pitch(game)
    purple, orange = game.cards.attack_dice[5], game.cards.defence_dice[2]

    for face in range(6):
        faces = {codes.ROLL_ATTACK_DIE: [face + 1], codes.ROLL_DEFENCE_DIE: [face + 1], codes.ROLL_GENIUS_DIE: [1, 1]}
        play(game, match, [HOME_TURN], faces=faces)
        assert numbers_told(game, codes.TELL_ATTACK_ROLLED)[0][1] == purple[face]
        assert numbers_told(game, codes.TELL_DEFENCE_ROLLED)[0][1] == orange[face]


@vector("B07")
@rule("MOF-PLAY-04, 05", "MOF-PLAY-03")
def test_home_attacks_first_and_defends_second(vector: str) -> None:
    game = table()
    match = pitch(game)

    play(game, match, [(codes.STEP_TURN, 1), (codes.STEP_TURN, 2)])

    assert [numbers[:2] for numbers in numbers_told(game, codes.TELL_TURN_BEGINS)] == [(1, 0), (2, 1)]


@vector("T17")
@rule("MOF-PLAY-07", "MOF-PLAY-06", "MOF-PLAY-02, 08, 25")
def test_the_attacking_sides_of_twelve_turns(vector: str) -> None:
    game = table()
    match = pitch(game)

    play(game, match, [(codes.STEP_KICK_OFF,)], stop=codes.STEP_STOPPAGE)

    turns = numbers_told(game, codes.TELL_TURN_BEGINS)
    assert "".join("HA"[team] for number, team in turns) == "HAAHHAAHHAAH"
    assert [number for number, team in turns] == list(range(1, 13))
    assert game.cards.minutes[match.turn - 1] == 90


@rule("MOF-PLAY-07")
def test_by_option_attackers_alternate_and_the_second_half_mirrors_the_first() -> None:
    game = scene(turn_attackers="alternate")
    match = pitch(game)

    play(game, match, [(codes.STEP_TURN, k) for k in range(1, 13)])

    assert "".join("HA"[team] for number, team in numbers_told(game, codes.TELL_TURN_BEGINS)) == "HAHAHA" + "AHAHAH"


@rule("MOF-PLAY-10", "MOF-HOME-12")
def test_the_venue_decides_who_attacks() -> None:
    game = table(t1="The People's Club")
    match = pitch(game)

    play(game, match, [(codes.STEP_TURN, 1)])

    assert match.home_advantage == AWAY
    assert numbers_told(game, codes.TELL_TURN_BEGINS) == [(1, 0)]


@rule("MOF-PLAY-01, 27", "MOF-HALF-01")
def test_half_time_follows_the_sixth_turn() -> None:
    game = table()
    match = pitch(game)

    play(game, match, [(codes.STEP_KICK_OFF,)], stop=codes.STEP_HALF_TIME)

    assert match.turn == 6
    assert (game.cards.minutes[0], game.cards.minutes[match.turn - 1]) == (0, 45)
    assert match.ahead[-1][0] == codes.STEP_HALF_TIME
    play(game, match, match.ahead[::-1], stop=codes.STEP_TURN)
    assert numbers_told(game, codes.TELL_HALF_TIME_BEGINS) == [(0, 1)]
    assert match.half == 2
    assert match.ahead[-1] == (codes.STEP_TURN, 7)


@rule("MOF-PLAY-22")
def test_a_turn_yields_one_goal_at_most() -> None:
    game = table(attack_genius=True)
    match = pitch(game)

    one_turn(game, match, (6, G, 0, 1))

    assert match.goals == [1, 0]


@rule("MOF-PLAY-23")
def test_both_may_change_the_course_of_a_turn() -> None:
    game = table()
    match = pitch(game)
    hand(game, 0, card(31))
    hand(game, 1, card(43))
    faces = rolls((0, 1, 6, 1))
    faces[codes.ROLL_ATTACK_DIE].append(6)
    faces[codes.ROLL_GENIUS_DIE].append(4)

    wishes = [(0, codes.ASK_REROLL, card(31)), (0, codes.ASK_DICE, 0), (1, codes.ASK_GOAL_ANSWER, card(43))]
    play(game, match, [HOME_TURN], wishes, faces)

    assert match.goals == [0, 0]
    assert numbers_told(game, codes.TELL_GOAL_DISALLOWED) == [(0,)]


@rule("MOF-PLAY-24", "MOF-CARD-02")
def test_during_a_match_only_cards_marked_so_are_offered() -> None:
    game = table()
    match = pitch(game)
    hand(game, 0, card(1), card(8), card(19), card(33), card(22))

    plan = play(game, match, [(codes.STEP_BETWEEN_TURNS, 3)])

    assert plan.asked[0].options == [-1, card(19), card(33), codes.EXCHANGE]
    assert set(plan.refused[0]) == {card(1), card(8), card(22)}


@rule("MOF-PLAY-15, 16")
def test_a_goal_without_the_genius_face_does_not_spend_the_genius() -> None:
    game = table(attack_genius=True)
    match = pitch(game)

    one_turn(game, match, (6, 1, 0, 1))

    assert (match.goals, match.spent) == ([1, 0], [0, 0])
    assert numbers_told(game, codes.TELL_GENIUS_GOAL) == []


@rule("MOF-PLAY-17")
@pytest.mark.parametrize(("genius", "face"), [(True, 1), (False, G)])
def test_a_save_needs_both_the_defence_genius_and_the_face(genius: bool, face: int) -> None:
    game = table(defence_genius=genius)
    match = pitch(game)

    one_turn(game, match, (6, 2, 0, face))

    assert match.goals == [1, 0]
    assert numbers_told(game, codes.TELL_GENIUS_SAVE) == []


@rule("MOF-PLAY-15")
def test_the_course_of_the_match_keeps_the_geniuses_spent_by_each_side() -> None:
    game = table()
    match = pitch(game)
    match.goals, match.spent, match.skips = [3, 1], [1, 0], 1

    play(game, match, [HOME_TURN])

    levels = (*match.attack_level, *match.defence_level)
    assert match.course == [(0, 1, 2, 1, 0, HOME, *levels, match.marks)]


@rule("MOF-PLAY-12")
def test_the_genius_die_of_the_attack_may_be_what_decides() -> None:
    game = table()
    match = pitch(game)

    one_turn(game, match, (3, 2, 3, 1))

    assert match.goals == [1, 0]
