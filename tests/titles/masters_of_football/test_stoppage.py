"""Stoppage time and the final whistle."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.laid import (
    G,
    Plan,
    card,
    hand,
    kinds,
    lay,
    numbers_told,
    pitch,
    play,
    rolls,
    vector,
)
from tests.titles.masters_of_football.one_turn import Turn, table

from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.printed import AWAY, HOME
from touchline.titles.masters_of_football.rules.companion import scoreboard
from touchline.titles.masters_of_football.state import Match, Mof


def stoppage(game: Mof, match: Match, goals: list[int], die: int | None, attack: Turn | None = None) -> Plan:
    match.goals, match.turn = goals, 12
    faces = rolls(attack) if attack else {}
    if die is not None:
        faces[codes.ROLL_TACTICS_DIE] = [die]
    return play(game, match, [(codes.STEP_STOPPAGE,)], faces=faces)


@vector("B10")
@rule("MOF-STOP-01, 02", "MOF-HOME-07")
def test_a_goal_behind_and_a_three_give_one_more_attack(vector: str) -> None:
    game = table()
    match = pitch(game)

    stoppage(game, match, [1, 2], 3, (4, 2, 4, 1))

    assert match.goals == [2, 2]


@vector("T19")
@rule("MOF-STOP-06", "MOF-HOME-02")
def test_the_peoples_club_attacks_in_stoppage_time_away(vector: str) -> None:
    game = table(t1="The People's Club")
    match = pitch(game)

    stoppage(game, match, [1, 1], 4, (4, 2, 4, 1))

    assert match.goals == [1, 2]
    assert numbers_told(game, codes.TELL_STOPPAGE_ROLLED) == [(1, 4)]


@vector("T20")
@rule("MOF-STOP-01")
def test_the_leading_side_does_not_roll(vector: str) -> None:
    game = table()
    assert stoppage(game, pitch(game), [2, 1], None).rolled == []


@vector("T21")
@rule("MOF-STOP-01")
def test_two_goals_behind_is_too_far(vector: str) -> None:
    game = table()
    assert stoppage(game, pitch(game), [0, 2], None).rolled == []


@vector("T22")
@rule("MOF-STOP-02", "MOF-END-02")
def test_a_two_gives_nothing_and_a_draw_one_point_each(vector: str) -> None:
    game = table()
    match = pitch(game)
    match.turn = 12

    plan = play(game, match, [(codes.STEP_STOPPAGE,), (codes.STEP_FINAL_WHISTLE,)], faces={codes.ROLL_TACTICS_DIE: [2]})

    assert plan.rolled == [codes.ROLL_TACTICS_DIE]
    assert numbers_told(game, codes.TELL_POINTS_WON) == [(0, 1), (1, 1)]


@rule("MOF-STOP-03, 05")
def test_the_roll_is_made_once_with_the_tactics_die_alone() -> None:
    game = table()
    match = pitch(game)

    plan = stoppage(game, match, [0, 0], 6, (0, 1, 6, 1))

    assert plan.rolled.count(codes.ROLL_TACTICS_DIE) == 1
    assert plan.rolled[0] == codes.ROLL_TACTICS_DIE
    assert len(plan.rolled) == 5


@rule("MOF-STOP-04")
def test_the_extra_turn_has_genius_and_windows_like_any_other() -> None:
    game = table(attack_genius=True)
    match = pitch(game)
    hand(game, 1, card(42), card(49))
    match.turn = 12
    faces = rolls((0, G, 6, 2)) | {codes.ROLL_TACTICS_DIE: [3]}

    plan = play(game, match, [(codes.STEP_STOPPAGE,)], [(1, codes.ASK_GOAL_ANSWER, card(42))], faces)

    assert (match.goals, match.spent) == ([0, 0], [1, 0])
    assert codes.ASK_BETWEEN in kinds(plan)


@rule("MOF-STOP-04")
@pytest.mark.parametrize(("die", "turn"), [(2, 12), (3, 13)])
def test_a_thirteenth_turn_is_shown_only_if_it_is_played(die: int, turn: int) -> None:
    game = table()
    match = pitch(game)

    stoppage(game, match, [0, 0], die, (0, 1, 6, 1) if turn == 13 else None)

    assert scoreboard(game, match)["turn"] == turn


@rule("MOF-STOP-06")
def test_home_advantage_moved_by_a_card_counts() -> None:
    game = table()
    match = pitch(game)
    match.home_advantage = AWAY

    stoppage(game, match, [1, 0], 5, (4, 2, 4, 1))

    assert match.goals == [1, 1]


@vector("B09")
@rule("MOF-CARD-20")
@pytest.mark.parametrize(("goals", "paid"), [([1, 0], 3), ([1, 1], 1), ([0, 1], 0)])
def test_the_win_bonus_costs_the_points_won(vector: str, goals: list[int], paid: int) -> None:
    game = table()
    match = pitch(game)
    match.goals = goals
    lay(game, match, 15, 0, HOME)
    game.teams[0].reserve = 3

    play(game, match, [(codes.STEP_FINAL_WHISTLE,)])

    assert (game.teams[0].money, game.teams[0].reserve) == (20 - paid, 0)


@vector("T40")
@rule("MOF-CARD-20")
def test_four_million_a_win_bonus_and_a_draw_leave_three(vector: str) -> None:
    game = table()
    match = pitch(game)
    game.teams[0].money, game.teams[0].reserve = 4, 3
    lay(game, match, 15, 0, HOME)

    play(game, match, [(codes.STEP_FINAL_WHISTLE,)])

    assert game.teams[0].money == 3


@rule("MOF-END-01, 02", "MOF-CAL-08", "MOF-AIM-03")
@pytest.mark.parametrize(("goals", "points"), [([2, 1], (3, 0)), ([1, 1], (1, 1)), ([0, 1], (0, 3))])
def test_goals_and_points_are_recorded(goals: list[int], points: tuple[int, int]) -> None:
    game = table()
    match = pitch(game)
    match.goals = goals

    play(game, match, [(codes.STEP_FINAL_WHISTLE,)])

    assert game.results == [(0, 1, 0, 1, *goals)]
    assert numbers_told(game, codes.TELL_POINTS_WON) == [(0, points[0]), (1, points[1])]
    assert numbers_told(game, codes.TELL_WHISTLE_BLOWN) == [(0, 1, *goals)]


@rule("MOF-END-03, 04, 05")
def test_all_cards_are_discarded_and_the_lineups_go_home() -> None:
    game = table()
    match = pitch(game)
    squads = [team.squad[:] for team in game.teams]
    lay(game, match, 1, 0, HOME)
    lay(game, match, 23, 1, AWAY, 0)

    play(game, match, [(codes.STEP_FINAL_WHISTLE,)])

    assert sorted(game.discard) == [card(1), card(23)]
    assert match.table == []
    assert [team.squad for team in game.teams] == squads
    following = pitch(game)
    assert (following.attack, following.defence) == ([0, 0], [0, 0])


@rule("MOF-END-04")
def test_the_bonus_is_paid_before_its_card_goes() -> None:
    game = table()
    match = pitch(game)
    match.goals = [1, 0]
    lay(game, match, 15, 0, HOME)
    lay(game, match, 16, 0, HOME)
    game.teams[0].money, game.teams[0].reserve = 6, 6

    play(game, match, [(codes.STEP_FINAL_WHISTLE,)])

    assert (game.teams[0].money, game.teams[0].reserve) == (0, 0)
    assert numbers_told(game, codes.TELL_BONUS_PAID) == [(0, 3), (0, 3)]
