"""The catalogue's vectors of the board, absences and chance cards (9.5)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenes import asked, rule, script, told
from tests.titles.match_of_the_season.laid import (
    BLUE,
    GREEN,
    PASS,
    RED,
    YELLOW,
    card,
    cash,
    do,
    eleven,
    four_squads,
    hold,
    in_deck,
    lazily,
    names,
    own,
    plenty,
    stop_on,
    story,
    table,
    up_to,
    vector,
)

from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.lineup import available
from touchline.titles.match_of_the_season.state import Mots


def at(game: Mots, token: int, season: int = 1, active: int = BLUE) -> Mots:
    game.token, game.season, game.active = token, season, active
    return game


def may_play(game: Mots, team: int, player: int, competition: int) -> bool:
    return any(player in line for line in available(game, team, competition))


# -- the token


@rule("MOTS-MOVE-15", "MOTS-MOVE-16")
@vector("V-46")
def test_the_token_stops_on_the_last_sunday_and_the_season_finishes() -> None:
    game = at(four_squads(), 41)

    lazily(game, c.STEP_MOVE, until=c.STEP_FINISH, faces={c.ROLL_MOVE: [3]})
    assert (game.token, told(game, c.TELL_MOVED)) == (42, [(BLUE, 3, 42)])
    assert [each[:2] for each in told(game, c.TELL_RESULT)] == [(YELLOW, BLUE), (RED, GREEN)]
    assert game.agenda[0] == (c.STEP_FINISH,)


@rule("MOTS-MOVE-17", "MOTS-SUPER-04")
@vector("V-47")
def test_no_super_cup_in_season_one() -> None:
    game = at(four_squads(), 1)

    script(game, up_to(c.STEP_TURN, c.STEP_MOVE), [], [2])
    assert game.token == 3
    assert asked(game) == []
    assert story(game, c.TELL_MATCH_DAY, c.TELL_SQUARE) == []


@rule("MOTS-MOVE-17", "MOTS-GEN-04")
@vector("V-48")
def test_no_european_cup_in_season_one() -> None:
    game = at(four_squads(), 16)
    player = in_deck(game, "M3")[0]

    lazily(game, c.STEP_MOVE, until=c.STEP_TURN, faces={c.ROLL_MOVE: [3]})
    assert story(game, c.TELL_MATCH_DAY, c.TELL_SQUARE, c.TELL_TURNED) == [c.TELL_SQUARE, c.TELL_TURNED]
    assert told(game, c.TELL_TURNED) == [(player, 30000)]


@rule("MOTS-NCUP-01", "MOTS-NCUP-05", "MOTS-NCUP-11")
@vector("V-49")
def test_the_first_national_cup_square_brings_the_semi_finals_and_nothing_else() -> None:
    game = at(four_squads(), 9)
    in_deck(game, "M3 D2")

    lazily(game, c.STEP_MOVE, until=c.STEP_TURN, faces={c.ROLL_MOVE: [1], c.ROLL_CUP_DRAW: [6, 1, 5, 2]})
    assert [each[:2] for each in told(game, c.TELL_PAIR)] == [(BLUE, YELLOW), (RED, GREEN)]
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
    assert told(game, c.TELL_SQUARE) == [(BLUE, 6)]
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
    assert told(game, c.TELL_MATCH_DAY) == [(10,), (11,)]
    assert told(game, c.TELL_SQUARE) == [(BLUE, 12)]


def swap_squares(game: Mots, one: int, other: int) -> None:
    """An own board: these two squares change places."""
    cards = game.cards
    columns: list[Any] = [cards.kind, cards.fixtures, cards.stage, cards.scope, cards.is_match, cards.duty]
    for column in columns:
        column[one], column[other] = column[other], column[one]


@rule("MOTS-SUPER-08", "MOTS-MOVE-14")
@vector("V-130")
def test_a_passed_super_cup_is_played_before_the_injury_square() -> None:
    game = at(four_squads(), 2, season=2)
    game.super_pair = [BLUE, RED]

    lazily(game, c.STEP_MOVE, until=c.STEP_TURN, faces={c.ROLL_MOVE: [3], c.ROLL_ABSENCE: [12]})
    assert story(game, c.TELL_MATCH_DAY, c.TELL_RESULT, c.TELL_SQUARE, c.TELL_D12) == [
        c.TELL_MATCH_DAY, c.TELL_RESULT, c.TELL_SQUARE, c.TELL_D12,
    ]  # fmt: skip


# -- absences


@rule("MOTS-INJ-01", "MOTS-ABS-05", "MOTS-ABS-06", "MOTS-ABS-01", "MOTS-ABS-02")
@vector("V-52")
def test_an_injured_player_may_play_the_cup_but_not_the_next_league_match() -> None:
    game = at(four_squads(), 5, active=RED)
    red = eleven(game, RED, "A", "GK1 D1 M1")
    in_deck(game, "D2 M3")

    script(game, up_to(c.STEP_TURN, c.STEP_SQUARE), [], [10])
    assert names(game, [red[9]]) == ["A5"]
    assert told(game, c.TELL_ABSENT) == [(RED, red[9], c.INJURED)]
    assert (may_play(game, RED, red[9], c.NATIONAL_SEMI), may_play(game, RED, red[9], c.LEAGUE_MATCH)) == (True, False)

    lazily(game, c.STEP_ROUND_OVER)
    assert story(game, c.TELL_SERVED, c.TELL_TURNED) == [c.TELL_SERVED, c.TELL_TURNED]
    assert may_play(game, RED, red[9], c.LEAGUE_MATCH)


@rule("MOTS-INJ-02")
@vector("V-53")
def test_a_twelve_hurts_nobody() -> None:
    game = stop_on(four_squads(), 5, [12])

    assert told(game, c.TELL_LUCKY) == [(BLUE,)]
    assert not any(game.marks)


@rule("MOTS-ABS-03")
@vector("V-54")
def test_an_empty_slot_is_as_lucky_as_a_twelve() -> None:
    game = table()
    eleven(game, BLUE, "A10")

    stop_on(game, 5, [9])
    assert not any(game.marks)


@rule("MOTS-ABS-04")
@vector("V-55")
def test_a_player_is_not_marked_twice_for_the_same_cause() -> None:
    game = table()
    blue = eleven(game, BLUE, "A")
    game.marks[blue[9]] = c.SENT_OFF

    stop_on(game, 8, [10])
    assert game.marks[blue[9]] == c.SENT_OFF
    assert (told(game, c.TELL_LUCKY), told(game, c.TELL_ABSENT)) == ([(BLUE,)], [])


@rule("MOTS-ABS-04")
@vector("V-55b")
def test_a_second_cause_is_marked_too_and_both_go_after_one_league_round() -> None:
    game = table()
    blue = eleven(game, BLUE, "A")
    game.marks[blue[9]] = c.INJURED

    stop_on(game, 8, [10])
    assert told(game, c.TELL_ABSENT) == [(BLUE, blue[9], c.SENT_OFF)]
    assert TITLE.observe(game, None)["absent"] == [
        {"player": blue[9], "cause": c.INJURED},
        {"player": blue[9], "cause": c.SENT_OFF},
    ]
    do(game, c.STEP_ROUND_OVER)
    assert not any(game.marks)


@rule("MOTS-ABS-04")
@pytest.mark.parametrize(
    ("card", "left"),
    [
        pytest.param("miracle-physio", c.CALLED_UP, id="V-161"),
        pytest.param("call-up-withdrawn", c.INJURED, id="V-161b"),
    ],
)
def test_a_card_that_removes_one_cause_leaves_the_other(card: str, left: int) -> None:
    game = table()
    blue = eleven(game, BLUE, "A")
    held = hold(game, BLUE, card)[0]
    game.marks[blue[9]] = c.INJURED | c.CALLED_UP

    do(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_CARD, held])
    assert game.marks[blue[9]] == left
    assert blue[9] not in available(game, BLUE, c.LEAGUE_MATCH)[3]
    assert blue[9] in available(game, BLUE, c.NATIONAL_SEMI)[3]


@rule("MOTS-INJ-03", "MOTS-INJ-04")
@vector("V-56")
def test_in_week_five_all_teams_roll_from_the_active_one_on() -> None:
    game = four_squads()
    game.seat_teams([YELLOW, GREEN, BLUE, RED])

    stop_on(game, 30, [10, 11, 12, 1], active=YELLOW)
    assert told(game, c.TELL_D12) == [(YELLOW, 10, 1), (GREEN, 11, 1), (BLUE, 12, 1), (RED, 1, 1)]
    hit = [game.teams[YELLOW].lineup[9], game.teams[GREEN].lineup[10], game.teams[RED].lineup[0]]
    assert [player for player, mark in enumerate(game.marks) if mark] == sorted(hit)


@rule("MOTS-MOVE-10")
@vector("V-57")
def test_in_week_four_only_the_active_team_rolls() -> None:
    game = stop_on(four_squads(), 25, [3])

    assert told(game, c.TELL_D12) == [(BLUE, 3, c.INJURED)]


def on_english_duty() -> tuple[Mots, list[int]]:
    game = table()
    eleven(game, BLUE, "4-4-2 GK2 D3/spain D2 D2 D1 M4/brazil M3/spain M2 M1 A5/england A2", "M3/italy")
    bench = own(game, BLUE, "D2 M3/england")
    game.teams[BLUE].squad.remove(bench[1])
    return stop_on(game, 6, []), [game.teams[BLUE].lineup[9], bench[0], bench[1]]


@rule("MOTS-INTL-01", "MOTS-INTL-02", "MOTS-INTL-04")
@vector("V-58")
def test_duty_calls_every_international_of_the_countries_shown_also_from_the_bench() -> None:
    game, (star, two_star, _) = on_english_duty()
    called = [player for player, mark in enumerate(game.marks) if mark == c.CALLED_UP]

    assert names(game, called) == ["A5", "M3"]
    assert star in called
    assert game.marks[two_star] == c.FIT


@rule("MOTS-INTL-05")
@vector("V-59")
def test_duty_does_not_touch_who_comes_later() -> None:
    game, (_, _, english) = on_english_duty()
    game.teams[BLUE].squad = sorted([*game.teams[BLUE].squad, english])

    assert may_play(game, BLUE, english, c.LEAGUE_MATCH)


@rule("MOTS-ABS-08", "MOTS-TRADE-18")
@vector("V-60")
def test_a_marker_goes_with_the_player_to_his_new_team() -> None:
    game = four_squads()
    player = own(game, BLUE, "A4")[0]
    game.marks[player] = c.INJURED

    script(game, up_to(0, c.STEP_LISTING, BLUE, player, 40000), [40000, PASS, PASS], [])
    assert player in game.teams[RED].squad
    assert not may_play(game, RED, player, c.LEAGUE_MATCH)


# -- chance cards


@rule("MOTS-CHANCE-02", "MOTS-CHANCE-05", "MOTS-CHANCE-01")
@vector("V-61")
def test_a_blue_card_acts_at_once_and_goes_under_the_deck() -> None:
    game = at(four_squads(), 1)
    full_house = card(game, "full-house")
    game.chance.bag = [full_house, card(game, "dissent")]

    script(game, up_to(c.STEP_TURN, c.STEP_SQUARE), [], [full_house])
    assert told(game, c.TELL_BANK_PAYS) == [(BLUE, 10000)]
    assert cash(game) == [60000, 50000, 50000, 50000]
    assert (game.chance.bag, game.chance.under) == ([card(game, "dissent")], [full_house])


@rule("MOTS-CHANCE-03", "MOTS-CHANCE-07")
@vector("V-62")
def test_a_red_card_goes_to_the_hand_in_secret() -> None:
    game = at(four_squads(), 1)
    physio = card(game, "miracle-physio")
    game.chance.bag = [physio, card(game, "dissent")]

    script(game, up_to(c.STEP_TURN, c.STEP_CHANCE_DRAW, BLUE), [], [physio])
    assert game.teams[BLUE].hand == [physio]
    assert (len(game.chance), len(game.chance.under)) == (1, 0)
    assert (told(game, c.TELL_KEPT, 0), told(game, c.TELL_KEPT, 1), told(game, c.TELL_KEPT, None)) == (
        [(0, physio)],
        [],
        [],
    )


@rule("MOTS-CHANCE-10")
@vector("V-63")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    game = stop_on(four_squads(), 1, [])

    assert game.teams[BLUE].hand == []
    assert cash(game) == [50000] * 4


@rule("MOTS-ABS-05", "MOTS-CHANCE-11")
@vector("V-157")
def test_a_late_night_before_a_cup_day_is_paid_for_on_sunday() -> None:
    game = at(four_squads(), 10)
    late = hold(game, BLUE, "late-night-out")[0]
    victim = game.teams[RED].lineup[9]

    do(game, c.STEP_WINDOW_OPEN, c.W_MATCHDAY, BLUE, picks=[c.GO_CARD, late, RED, PASS, PASS, PASS, PASS], faces=[10])
    assert (may_play(game, RED, victim, c.NATIONAL_SEMI), may_play(game, RED, victim, c.LEAGUE_MATCH)) == (True, False)
    assert game.chance.under == [late]


@rule("MOTS-WIN-06", "MOTS-CHANCE-05")
@vector("V-158")
def test_an_appeal_answers_a_red_card_at_once() -> None:
    game = at(four_squads(), 8)
    appeal = hold(game, BLUE, "appeal-upheld")[0]

    script(game, up_to(c.STEP_TURN, c.STEP_SQUARE), [appeal], [10])
    assert not any(game.marks)
    assert (game.teams[BLUE].hand, game.chance.under) == ([], [appeal])
