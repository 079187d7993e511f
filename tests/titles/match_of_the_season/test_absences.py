"""Injuries, red cards and international duty: markers, who rolls, and when they go."""

from __future__ import annotations

import pytest
from tests.scenes import numbers_told, questions_asked, rule, script
from tests.titles.match_of_the_season.laid import (
    BLUE,
    GREEN,
    PASS,
    RED,
    YELLOW,
    asked_at,
    do,
    eleven,
    four_squads,
    hold,
    in_deck,
    lazily,
    lined_up,
    names,
    own,
    stop_on,
    story,
    table,
    up_to,
    vector,
)

from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import RX_ABSENCE
from touchline.titles.match_of_the_season.rules.absences import markers_off
from touchline.titles.match_of_the_season.rules.lineup import available
from touchline.titles.match_of_the_season.state import Mots


@rule("MOTS-INTL-01")
def test_nobody_reacts_if_nobody_is_called_up() -> None:
    game = table()
    own(game, BLUE, "D1 D1")
    hold(game, BLUE, "call-up-withdrawn")
    game.token = next(square for square, kind in enumerate(game.cards.kind) if kind == 4)

    assert lazily(game, c.STEP_ON_DUTY, BLUE).asked == []


@rule("MOTS-ABS-06")
def test_markers_that_do_not_lie_there_are_not_taken_off() -> None:
    game = table()
    game.told = []
    markers_off(game)
    assert game.told == []
    game.marks[0] = c.INJURED
    markers_off(game)
    assert (numbers_told(game, c.TELL_SERVED), any(game.marks)) == ([()], False)


@rule("MOTS-ADV-22")
def test_the_first_player_of_the_card_set_counts_and_can_be_taken_off() -> None:
    game = table(advanced_game=True)
    blue = eleven(game, BLUE, "4-4-2 GK5 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2", "GK1 M5")
    eleven(game, RED, "B")
    assert blue[0] == 0
    match = lined_up(game, BLUE, RED)
    game.agenda = []

    assert blue[0] in asked_at(game, c.STEP_SUBSTITUTE, c.HOME).options
    game.agenda = []
    do(game, c.STEP_SUBSTITUTE, c.HOME, picks=[blue[8], c.KEEP])
    assert match.home.stars[0] == 5


def at(game: Mots, token: int, season: int = 1, active: int = BLUE) -> Mots:
    game.token, game.season, game.active = token, season, active
    return game


def may_play(game: Mots, team: int, player: int, competition: int) -> bool:
    return any(player in line for line in available(game, team, competition))


def on_english_duty() -> tuple[Mots, list[int]]:
    game = table()
    eleven(game, BLUE, "4-4-2 GK2 D3/spain D2 D2 D1 M4/brazil M3/spain M2 M1 A5/england A2", "M3/italy")
    bench = own(game, BLUE, "D2 M3/england")
    game.teams[BLUE].squad.remove(bench[1])
    return stop_on(game, 6, []), [game.teams[BLUE].lineup[9], bench[0], bench[1]]


@rule("MOTS-INJ-01", "MOTS-ABS-05", "MOTS-ABS-06", "MOTS-ABS-01", "MOTS-ABS-02")
@vector("V-52")
def test_an_injured_player_may_play_the_cup_but_not_the_next_league_match() -> None:
    game = at(four_squads(), 5, active=RED)
    red = eleven(game, RED, "A", "GK1 D1 M1")
    in_deck(game, "D2 M3")

    script(game, up_to(c.STEP_TURN, c.STEP_SQUARE), [], [10])
    assert names(game, [red[9]]) == ["A5"]
    assert numbers_told(game, c.TELL_ABSENT) == [(RED, red[9], c.INJURED)]
    assert (may_play(game, RED, red[9], c.NATIONAL_SEMI), may_play(game, RED, red[9], c.LEAGUE_MATCH)) == (True, False)

    lazily(game, c.STEP_ROUND_OVER)
    assert story(game, c.TELL_SERVED, c.TELL_TURNED) == [c.TELL_SERVED, c.TELL_TURNED]
    assert may_play(game, RED, red[9], c.LEAGUE_MATCH)


@rule("MOTS-INJ-02")
@vector("V-53")
def test_a_twelve_hurts_nobody() -> None:
    game = stop_on(four_squads(), 5, [12])

    assert numbers_told(game, c.TELL_LUCKY) == [(BLUE,)]
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
    assert (numbers_told(game, c.TELL_LUCKY), numbers_told(game, c.TELL_ABSENT)) == ([(BLUE,)], [])


@rule("MOTS-ABS-04")
@vector("V-55b")
def test_a_second_cause_is_marked_too_and_both_go_after_one_league_round() -> None:
    game = table()
    blue = eleven(game, BLUE, "A")
    game.marks[blue[9]] = c.INJURED

    stop_on(game, 8, [10])
    assert numbers_told(game, c.TELL_ABSENT) == [(BLUE, blue[9], c.SENT_OFF)]
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
    assert numbers_told(game, c.TELL_D12) == [(YELLOW, 10, 1), (GREEN, 11, 1), (BLUE, 12, 1), (RED, 1, 1)]
    hit = [game.teams[YELLOW].lineup[9], game.teams[GREEN].lineup[10], game.teams[RED].lineup[0]]
    assert [player for player, mark in enumerate(game.marks) if mark] == sorted(hit)


@rule("MOTS-MOVE-10")
@vector("V-57")
def test_in_week_four_only_the_active_team_rolls() -> None:
    game = stop_on(four_squads(), 25, [3])

    assert numbers_told(game, c.TELL_D12) == [(BLUE, 3, c.INJURED)]


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


@rule("MOTS-WIN-06", "MOTS-INTL-01")
def test_a_call_up_may_be_answered_at_once() -> None:
    game = table()
    eleven(game, BLUE, "4-4-2 GK2 D3/spain D2 D2 D1 M4/england M3/italy M2 M1 A5/england A2")
    withdrawn = hold(game, BLUE, "call-up-withdrawn")[0]
    game.token = 6

    script(game, up_to(c.STEP_TURN, c.STEP_SQUARE), [withdrawn], [])
    assert [(question.kind, question.context) for question in questions_asked(game)] == [
        (c.ASK_REACT, (BLUE, RX_ABSENCE))
    ]
    assert not any(game.marks)
