"""The token, the squares, chance cards and absences."""

from __future__ import annotations

import pytest
from tests.scenes import rule, script, told
from tests.titles.match_of_the_season.laid import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    four_squads,
    in_deck,
    lazily,
    own,
    stop_on,
    table,
    up_to,
)

from touchline.kernel.dealer import Seeded
from touchline.titles.match_of_the_season import codes as c

# -- moving


@rule("MOTS-MOVE-01", "MOTS-MOVE-04", "MOTS-MOVE-05")
def test_one_token_is_moved_by_each_in_turn() -> None:
    game = four_squads()

    script(game, up_to(c.STEP_TURN, c.STEP_MOVE), [], [1])
    assert (game.token, game.active) == (1, RED)
    script(game, up_to(c.STEP_TURN, c.STEP_MOVE), [], [3])
    assert (game.token, game.active) == (4, YELLOW)
    assert told(game, c.TELL_MOVED) == [(RED, 3, 4)]


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

    assert told(game, c.TELL_SQUARE) == [(YELLOW, 8)]
    assert [each[0] for each in told(game, c.TELL_D12)] == [YELLOW]


@rule("MOTS-LEAGUE-01", "MOTS-LEAGUE-09", "MOTS-LEAGUE-10", "MOTS-MARKET-14")
@pytest.mark.parametrize("steps", [1, 2])
def test_a_league_square_is_played_and_a_card_sold_whether_passed_or_stopped_on(steps: int) -> None:
    game = four_squads()
    game.token = 6
    in_deck(game, "D2 M3 A4")

    driver = lazily(game, c.STEP_MOVE, until=c.STEP_TURN, faces={c.ROLL_MOVE: [steps]})
    assert len(told(game, c.TELL_RESULT)) == 2
    assert len(told(game, c.TELL_TURNED)) == 1
    assert sorted(each.context[0] for each in driver.asked if each.kind == c.ASK_BID) == [BLUE, RED, YELLOW, GREEN]


@rule("MOTS-MARKET-13", "MOTS-MARKET-16")
def test_on_a_transfer_square_all_may_bid_from_the_active_team_on() -> None:
    game = four_squads()
    game.token, game.active = 2, YELLOW
    player = in_deck(game, "D2")[0]

    driver = lazily(game, c.STEP_SQUARE, until=c.STEP_TURN)
    assert told(game, c.TELL_TURNED) == [(player, 20000)]
    assert [each.context[0] for each in driver.asked if each.kind == c.ASK_BID] == [YELLOW, GREEN, BLUE, RED]


# -- absences


@rule("MOTS-RED-01")
def test_a_red_card_square_marks_the_player_of_that_number() -> None:
    game = four_squads()
    stop_on(game, 8, [10])

    assert told(game, c.TELL_ABSENT) == [(BLUE, game.teams[BLUE].lineup[9], c.SENT_OFF)]


@rule("MOTS-RED-02")
def test_a_twelve_is_no_red_card() -> None:
    game = stop_on(four_squads(), 8, [12])

    assert (told(game, c.TELL_LUCKY), any(game.marks)) == ([(BLUE,)], False)


@rule("MOTS-INTL-03")
@pytest.mark.parametrize(("scope", "called"), [("active", [BLUE]), ("all", [BLUE, RED])])
def test_international_duty_is_for_the_active_team_or_by_option_for_all(scope: str, called: list[int]) -> None:
    game = table(international_duty_scope=scope)
    for team in (BLUE, RED):
        own(game, team, "A5/england")

    stop_on(game, 6, [])
    assert [each[0] for each in told(game, c.TELL_ABSENT)] == called
    assert {each[2] for each in told(game, c.TELL_ABSENT)} == {c.CALLED_UP}


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

    assert [each[0] for each in told(game, c.TELL_D12)] == [BLUE, RED, YELLOW]


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
