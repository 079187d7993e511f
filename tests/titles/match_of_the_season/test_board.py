"""The token, the squares, chance cards and absences."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenes import numbers_told, questions_asked, rule, script
from tests.titles.match_of_the_season.laid import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    four_squads,
    in_deck,
    lazily,
    own,
    plenty,
    stop_on,
    story,
    table,
    up_to,
    vector,
)

from touchline.kernel.dealer import Seeded
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.state import Mots


@rule("MOTS-MOVE-01", "MOTS-MOVE-04", "MOTS-MOVE-05")
def test_one_token_is_moved_by_each_in_turn() -> None:
    game = four_squads()

    script(game, up_to(c.STEP_TURN, c.STEP_MOVE), [], [1])
    assert (game.token, game.active) == (1, RED)
    script(game, up_to(c.STEP_TURN, c.STEP_MOVE), [], [3])
    assert (game.token, game.active) == (4, YELLOW)
    assert numbers_told(game, c.TELL_MOVED) == [(RED, 3, 4)]


@rule("MOTS-GEN-17")
def test_the_movement_die_has_three_faces_of_equal_chance() -> None:
    for face in (1, 2, 3):
        game = four_squads()
        script(game, up_to(c.STEP_TURN, c.STEP_MOVE), [], [face])
        assert game.token == face
    with pytest.raises(ValueError, match="3 sides"):
        script(four_squads(), up_to(c.STEP_TURN, c.STEP_MOVE), [], [4])

    dealer = Seeded("d3")
    faces = [dealer.roll(3) for k in range(3000)]
    assert all(900 < faces.count(face) < 1100 for face in (1, 2, 3))


@rule("MOTS-MOVE-08")
def test_the_active_manager_follows_the_square() -> None:
    game = stop_on(four_squads(), 8, [12], active=YELLOW)

    assert numbers_told(game, c.TELL_SQUARE) == [(YELLOW, 8)]
    assert [each[0] for each in numbers_told(game, c.TELL_D12)] == [YELLOW]


@rule("MOTS-LEAGUE-01", "MOTS-LEAGUE-09", "MOTS-LEAGUE-10", "MOTS-MARKET-14")
@pytest.mark.parametrize("steps", [1, 2])
def test_a_league_square_is_played_and_a_card_sold_whether_passed_or_stopped_on(steps: int) -> None:
    game = four_squads()
    game.token = 6
    in_deck(game, "D2 M3 A4")

    driver = lazily(game, c.STEP_MOVE, until=c.STEP_TURN, faces={c.ROLL_MOVE: [steps]})
    assert len(numbers_told(game, c.TELL_RESULT)) == 2
    assert len(numbers_told(game, c.TELL_TURNED)) == 1
    assert sorted(each.context[0] for each in driver.asked if each.kind == c.ASK_BID) == [BLUE, RED, YELLOW, GREEN]


@rule("MOTS-MARKET-13", "MOTS-MARKET-16")
def test_on_a_transfer_square_all_may_bid_from_the_active_team_on() -> None:
    game = four_squads()
    game.token, game.active = 2, YELLOW
    player = in_deck(game, "D2")[0]

    driver = lazily(game, c.STEP_SQUARE, until=c.STEP_TURN)
    assert numbers_told(game, c.TELL_TURNED) == [(player, 20000)]
    assert [each.context[0] for each in driver.asked if each.kind == c.ASK_BID] == [YELLOW, GREEN, BLUE, RED]


@rule("MOTS-RED-01")
def test_a_red_card_square_marks_the_player_of_that_number() -> None:
    game = four_squads()
    stop_on(game, 8, [10])

    assert numbers_told(game, c.TELL_ABSENT) == [(BLUE, game.teams[BLUE].lineup[9], c.SENT_OFF)]


@rule("MOTS-RED-02")
def test_a_twelve_is_no_red_card() -> None:
    game = stop_on(four_squads(), 8, [12])

    assert (numbers_told(game, c.TELL_LUCKY), any(game.marks)) == ([(BLUE,)], False)


@rule("MOTS-INTL-03")
@pytest.mark.parametrize(("scope", "called"), [("active", [BLUE]), ("all", [BLUE, RED])])
def test_international_duty_is_for_the_active_team_or_by_option_for_all(scope: str, called: list[int]) -> None:
    game = table(international_duty_scope=scope)
    for team in (BLUE, RED):
        own(game, team, "A5/england")

    stop_on(game, 6, [])
    assert [each[0] for each in numbers_told(game, c.TELL_ABSENT)] == called
    assert {each[2] for each in numbers_told(game, c.TELL_ABSENT)} == {c.CALLED_UP}


@rule("MOTS-ABS-09")
def test_markers_left_over_go_at_the_season_s_end() -> None:
    game = four_squads()
    game.places, game.cup_places = [BLUE, RED, YELLOW, GREEN], [BLUE, RED]
    game.marks[game.teams[RED].lineup[4]] = c.INJURED

    lazily(game, c.STEP_END_OF_SEASON, until=c.STEP_EXTEND_CONTRACTS)
    assert not any(game.marks)


@rule("MOTS-ABS-11")
def test_the_ghost_is_never_affected() -> None:
    game = stop_on(four_squads(3), 30, [1, 2, 3])

    assert [each[0] for each in numbers_told(game, c.TELL_D12)] == [BLUE, RED, YELLOW]


@rule("MOTS-LINEUP-21")
def test_a_marked_player_stays_in_the_standing_line_up() -> None:
    game = four_squads()
    before = game.teams[BLUE].lineup[:]
    stop_on(game, 5, [4])

    assert game.marks[before[3]] == c.INJURED
    assert game.teams[BLUE].lineup == before


@rule("MOTS-ADV-33")
def test_squares_keep_their_effect_in_the_advanced_game() -> None:
    game = four_squads(advanced_game=True)
    stop_on(game, 5, [4])

    assert game.marks[game.teams[BLUE].lineup[3]] == c.INJURED


def at(game: Mots, token: int, season: int = 1, active: int = BLUE) -> Mots:
    game.token, game.season, game.active = token, season, active
    return game


def swap_squares(game: Mots, one: int, other: int) -> None:
    """An own board: these two squares change places."""
    cards = game.cards
    columns: list[Any] = [cards.kind, cards.fixtures, cards.stage, cards.scope, cards.is_match, cards.duty]
    for column in columns:
        column[one], column[other] = column[other], column[one]


@rule("MOTS-MOVE-15", "MOTS-MOVE-16")
@vector("V-46")
def test_the_token_stops_on_the_last_sunday_and_the_season_finishes() -> None:
    game = at(four_squads(), 41)

    lazily(game, c.STEP_MOVE, until=c.STEP_FINISH, faces={c.ROLL_MOVE: [3]})
    assert (game.token, numbers_told(game, c.TELL_MOVED)) == (42, [(BLUE, 3, 42)])
    assert [each[:2] for each in numbers_told(game, c.TELL_RESULT)] == [(YELLOW, BLUE), (RED, GREEN)]
    assert game.agenda[0] == (c.STEP_FINISH,)


@rule("MOTS-MOVE-17", "MOTS-SUPER-04")
@vector("V-47")
def test_no_super_cup_in_season_one() -> None:
    game = at(four_squads(), 1)

    script(game, up_to(c.STEP_TURN, c.STEP_MOVE), [], [2])
    assert game.token == 3
    assert questions_asked(game) == []
    assert story(game, c.TELL_MATCH_DAY, c.TELL_SQUARE) == []


@rule("MOTS-MOVE-17", "MOTS-GEN-04")
@vector("V-48")
def test_no_european_cup_in_season_one() -> None:
    game = at(four_squads(), 16)
    player = in_deck(game, "M3")[0]

    lazily(game, c.STEP_MOVE, until=c.STEP_TURN, faces={c.ROLL_MOVE: [3]})
    assert story(game, c.TELL_MATCH_DAY, c.TELL_SQUARE, c.TELL_TURNED) == [c.TELL_SQUARE, c.TELL_TURNED]
    assert numbers_told(game, c.TELL_TURNED) == [(player, 30000)]


@rule("MOTS-NCUP-01", "MOTS-NCUP-05", "MOTS-NCUP-11")
@vector("V-49")
def test_the_first_national_cup_square_brings_the_semi_finals_and_nothing_else() -> None:
    game = at(four_squads(), 9)
    in_deck(game, "M3 D2")

    lazily(game, c.STEP_MOVE, until=c.STEP_TURN, faces={c.ROLL_MOVE: [1], c.ROLL_CUP_DRAW: [6, 1, 5, 2]})
    assert [each[:2] for each in numbers_told(game, c.TELL_PAIR)] == [(BLUE, YELLOW), (RED, GREEN)]
    assert story(game, c.TELL_RESULT, c.TELL_SQUARE, c.TELL_TURNED) == [c.TELL_RESULT, c.TELL_RESULT]
    assert len(set(game.finalists) & {BLUE, YELLOW}) == len(set(game.finalists) & {RED, GREEN}) == 1


@rule("MOTS-MOVE-14", "MOTS-ABS-10", "MOTS-MARKET-15", "MOTS-MOVE-11")
@vector("V-50")
def test_a_passed_league_square_is_played_before_the_red_card_square() -> None:
    game = at(four_squads(), 6)
    in_deck(game, "D2 M3")

    driver = lazily(
        game, c.STEP_MOVE, until=c.STEP_TURN, faces={c.ROLL_MOVE: [2], c.ROLL_MATCH: [1, 1], c.ROLL_ABSENCE: [10]}
    )
    order = [c.TELL_RESULT, c.TELL_RESULT, c.TELL_TURNED, c.TELL_SQUARE, c.TELL_D12]
    assert story(game, *order) == order
    assert [question.context[0] for question in driver.asked if question.kind == c.ASK_BID] == [
        BLUE,
        RED,
        YELLOW,
        GREEN,
    ]
    assert game.marks[game.teams[BLUE].lineup[9]] == c.SENT_OFF


@rule("MOTS-MOVE-12")
@vector("V-51")
def test_a_passed_injury_square_does_nothing() -> None:
    game = at(four_squads(), 4)

    lazily(game, c.STEP_MOVE, until=c.STEP_TURN, faces={c.ROLL_MOVE: [2]})
    assert numbers_told(game, c.TELL_SQUARE) == [(BLUE, 6)]
    assert story(game, c.TELL_D12) == []


@rule("MOTS-MOVE-13", "MOTS-MOVE-14")
@vector("V-129")
def test_two_match_squares_in_one_move_are_each_resolved_in_order() -> None:
    game = at(four_squads(), 9)
    in_deck(game, "D2 M3 A2")
    game.cards = plenty.__wrapped__()
    swap_squares(game, 11, 14)

    lazily(game, c.STEP_MOVE, until=c.STEP_TURN, faces={c.ROLL_MOVE: [3]})
    order = [c.TELL_MATCH_DAY, c.TELL_RESULT, c.TELL_TURNED, c.TELL_SQUARE]
    assert story(game, *order) == [
        c.TELL_MATCH_DAY, c.TELL_RESULT, c.TELL_RESULT,
        c.TELL_MATCH_DAY, c.TELL_RESULT, c.TELL_RESULT, c.TELL_TURNED, c.TELL_SQUARE,
    ]  # fmt: skip
    assert numbers_told(game, c.TELL_MATCH_DAY) == [(10,), (11,)]
    assert numbers_told(game, c.TELL_SQUARE) == [(BLUE, 12)]


@rule("MOTS-SUPER-08", "MOTS-MOVE-14")
@vector("V-130")
def test_a_passed_super_cup_is_played_before_the_injury_square() -> None:
    game = at(four_squads(), 2, season=2)
    game.super_pair = [BLUE, RED]

    lazily(game, c.STEP_MOVE, until=c.STEP_TURN, faces={c.ROLL_MOVE: [3], c.ROLL_ABSENCE: [12]})
    assert story(game, c.TELL_MATCH_DAY, c.TELL_RESULT, c.TELL_SQUARE, c.TELL_D12) == [
        c.TELL_MATCH_DAY, c.TELL_RESULT, c.TELL_SQUARE, c.TELL_D12,
    ]  # fmt: skip
