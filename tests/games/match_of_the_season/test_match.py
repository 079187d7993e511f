"""Line-ups, the match die, penalties, tactic cards, match money."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.match_of_the_season.laid import (
    BLUE,
    GREEN,
    PASS,
    RED,
    YELLOW,
    asked_at,
    cash,
    do,
    eleven,
    four_squads,
    go_on,
    hold,
    lazily,
    league,
    line_up_picks,
    lined_up,
    match,
    names,
    own,
    story,
    table,
    up_to,
)
from tests.scenes import asked, offered, rule, script, told

from touchline.games.match_of_the_season import TITLE
from touchline.games.match_of_the_season.codes import (
    ASK_CHANGE_OUT,
    ASK_FORMATION,
    ASK_REVISE,
    ASK_SLOT,
    ASK_TACTIC,
    AWAY,
    CHANGES,
    EUROPEAN_MATCH,
    EVENT_ROLL,
    HOME,
    LEAGUE_MATCH,
    MATCH_DAY,
    NATIONAL_SEMI,
    NEITHER,
    PLAY,
    REVISE,
    ROLL_MATCH,
    ROLL_TAKER,
    TACTIC_COMMIT,
    TELL_CHANGED,
    TELL_COMMITTED,
    TELL_COMPARED,
    TELL_FACE,
    TELL_FORFEIT,
    TELL_GOAL,
    TELL_LEAGUE_POINTS,
    TELL_LINE_UP,
    TELL_LINE_UP_FOREIGN,
    TELL_PAYS,
    TELL_RESULT,
    TELL_REVEALED,
    TELL_SAVED,
    TELL_SCORE,
    TELL_SLOT,
    TELL_TAKER,
)
from touchline.games.match_of_the_season.lineup import choose_line_up
from touchline.games.match_of_the_season.match import on
from touchline.games.match_of_the_season.state import INTERNATIONAL, Mots
from touchline.kernel.game import NOBODY, only

# -- line-ups


def slot_questions(game: Mots, team: int = BLUE) -> list[Any]:
    return [each for each in lazily(game, PLAY, BLUE, RED, LEAGUE_MATCH).asked
            if each.kind == ASK_SLOT and each.context[0] == team]  # fmt: skip


@rule("MOTS-LINEUP-05")
def test_a_player_is_only_offered_in_the_position_of_his_colour() -> None:
    game = four_squads(bench="GK1 D1 M1 A1 D2")

    for question in slot_questions(game):
        _, slot, formation = question.context
        position = game.cards.slot_position[formation][slot - 1]
        assert {game.cards.position[player] for player in question.options} == {position}


@rule("MOTS-LINEUP-08", "MOTS-MATCH-02")
def test_the_order_inside_a_line_is_free() -> None:
    game = table()
    blue = eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    backwards = [blue[0], *blue[4:0:-1], *blue[8:4:-1], *blue[10:8:-1]]

    picks = line_up_picks(game, BLUE, "4-4-2", backwards)
    assert script(game, lambda game: choose_line_up(game, BLUE, LEAGUE_MATCH, RED), picks)[1:] == backwards


@rule("MOTS-LINEUP-10", "MOTS-LINEUP-12")
def test_nine_may_play_and_the_gaps_are_told_to_all() -> None:
    game = table()
    nine = own(game, BLUE, "GK2 D3 D2 D2 D1 M4 M3 M2 A5")
    eleven(game, RED, "B")

    driver = lazily(game, PLAY, BLUE, RED, LEAGUE_MATCH, faces={ROLL_MATCH: [1]})
    assert told(game, TELL_FORFEIT) == []
    assert len(told(game, TELL_RESULT)) == 1
    assert len(told(game, TELL_SLOT, 1)) == 2
    gaps = [slot for _, slot in told(game, TELL_SLOT, None)]
    assert [slot for slot, player in enumerate(game.teams[BLUE].lineup, 1) if player == NOBODY] == gaps
    assert sorted(player for player in game.teams[BLUE].lineup if player != NOBODY) == sorted(nine)
    assert any(NOBODY in question.options for question in driver.asked if question.kind == ASK_SLOT)


@rule("MOTS-LINEUP-16")
def test_the_goalkeeper_may_be_the_missing_man() -> None:
    game = table()
    own(game, BLUE, "D3 D2 D2 D1 M4 M3 M2 M1 A5 A2")
    eleven(game, RED, "B")

    lazily(game, PLAY, BLUE, RED, LEAGUE_MATCH, faces={ROLL_MATCH: [6], ROLL_TAKER: [5]})
    assert told(game, TELL_SLOT) == [(BLUE, 1)]
    assert told(game, TELL_TAKER) == [(RED, 5, 1, 0)]
    assert on(game).outcome == AWAY


@rule("MOTS-LINEUP-18", "MOTS-MATCH-01")
def test_both_lay_out_a_line_up_and_it_stands_after_the_match() -> None:
    game = four_squads(bench="GK1 D1 M1 A3")
    before = [team.lineup[:] for team in game.teams]

    driver = lazily(game, PLAY, BLUE, RED, LEAGUE_MATCH)
    assert {question.seat for question in driver.asked if question.kind == ASK_FORMATION} == {0, 1}
    assert [game.teams[BLUE].lineup, game.teams[RED].lineup] == [on(game).home.slots, on(game).away.slots]
    assert game.teams[BLUE].lineup != before[BLUE]
    assert game.teams[YELLOW].lineup == before[YELLOW]


# -- how line-ups are shown


@rule("MOTS-MATCH-18", "MOTS-MATCH-19")
@pytest.mark.parametrize(("mode", "changes"), [("hidden_one_change", 2), ("hidden", 0)])
def test_hidden_line_ups_with_and_without_a_change(mode: str, changes: int) -> None:
    game = four_squads(lineup_mode=mode)

    kinds = [question.kind for question in lazily(game, PLAY, BLUE, RED, LEAGUE_MATCH).asked]
    assert kinds.count(ASK_CHANGE_OUT) == changes
    assert ASK_REVISE not in kinds


@rule("MOTS-MATCH-18")
def test_open_line_ups_go_round_until_two_passes_or_three_rounds() -> None:
    game = four_squads(lineup_mode="open")
    driver = lazily(game, PLAY, BLUE, RED, LEAGUE_MATCH)
    assert [each.seat for each in driver.asked if each.kind == ASK_FORMATION] == [1, 0]
    assert [each.seat for each in driver.asked if each.kind == ASK_REVISE] == [1, 0]

    game = four_squads(lineup_mode="open")
    driver = lazily(game, PLAY, BLUE, RED, LEAGUE_MATCH, picks={ASK_REVISE: [REVISE] * 6})
    assert [each.seat for each in driver.asked if each.kind == ASK_REVISE] == [1, 0] * 3
    assert len(told(game, TELL_LINE_UP)) == 2 + 6


@rule("MOTS-MATCH-20")
def test_line_ups_and_changes_are_hidden_until_both_are_there() -> None:
    table_ = TITLE.table(4, seed=3)
    while not table_.over and len(table_.to_act) != 2:
        seat = table_.to_act[0]
        options = table_.view(seat)["question"]["options"]
        table_.pick(seat, -1 if -1 in options else options[0])
    home, away = table_.to_act
    before = table_.view(away)
    table_.pick(home, table_.view(home)["question"]["options"][0])

    assert table_.view(away) == before


@rule("MOTS-MATCH-21")
def test_a_change_of_like_for_like_may_re_order_the_line() -> None:
    game = table()
    blue = eleven(game, BLUE, "A", "M5")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)
    game.agenda = []

    do(game, CHANGES, picks=[blue[8], blue[11], 1, blue[11], blue[5], blue[6], PASS])
    assert names(game, on(game).home.slots[5:9]) == ["M5", "M4", "M3", "M2"]
    assert told(game, TELL_CHANGED) == [(BLUE, game.teams[BLUE].formation)]


# -- the die


@rule("MOTS-MATCH-03", "MOTS-MATCH-10")
@pytest.mark.parametrize(
    ("face", "stars"), [(1, (26, 28)), (2, (7, 5)), (3, (7, 14)), (4, (9, 8)), (5, None), (6, None)]
)
def test_the_home_roll_of_a_d6_decides_what_is_compared(face: int, stars: tuple[int, int] | None) -> None:
    game = match("B", "C", [face, 1] if face > 4 else [face])

    assert [each[1] for each in told(game, TELL_FACE)] == [face]
    assert [each[1:] for each in told(game, TELL_COMPARED)] == ([stars] if stars else [])
    assert [each[0] for each in told(game, TELL_TAKER)] == ([BLUE] if face == 5 else [RED] if face == 6 else [])


@rule("MOTS-MATCH-05")
def test_a_two_is_for_the_better_attack() -> None:
    assert on(match("B", "C", [2])).outcome == HOME
    assert on(match("C", "B", [2])).outcome == AWAY


@rule("MOTS-MATCH-08", "MOTS-PEN-01", "MOTS-PEN-03")
@pytest.mark.parametrize("face", range(1, 12))
def test_a_five_is_a_home_penalty_taken_by_the_number_rolled(face: int) -> None:
    game = match("A", "C", [5, face])
    stars = on(game).home.stars[face - 1]

    assert told(game, TELL_TAKER) == [(BLUE, face, stars, 1)]
    assert on(game).outcome == (HOME if stars > 1 else NEITHER)
    assert asked(game) == []


@rule("MOTS-PEN-02")
def test_a_six_is_taken_from_the_away_line_up() -> None:
    game = match("A", "C", [6, 5])

    assert told(game, TELL_TAKER) == [(RED, 5, 5, 2)]
    assert on(game).outcome == AWAY


@rule("MOTS-PEN-11", "MOTS-ECUP-20")
def test_the_engine_rolls_for_an_international_team_which_fields_its_card() -> None:
    game = table()
    eleven(game, BLUE, "A")
    lined_up(game, BLUE, INTERNATIONAL + 3, EUROPEAN_MATCH)
    assert told_foreign(game) == (3, 12, 10, 11)

    script(game, go_on, [], [6, 9])
    assert told(game, TELL_TAKER) == [(INTERNATIONAL + 3, 9, 4, 2)]
    assert asked(game) == []
    assert game.through == [INTERNATIONAL + 3]


def told_foreign(game: Mots) -> tuple[int, int, int, int]:
    """Goalkeeper, defence, midfield, attack of Olympique Sarrane in 4-3-3."""
    stars = on(game).away.stars
    return stars[0], sum(stars[1:5]), sum(stars[5:8]), sum(stars[8:])


@rule("MOTS-PEN-07", "MOTS-PEN-08")
@pytest.mark.parametrize(("home", "face"), [("A", 12), ("A10", 9)])
def test_a_penalty_without_a_taker_is_saved_by_option(home: str, face: int) -> None:
    game = match(home, "B", [5, face], game=table(penalty_no_taker="saved"))

    assert on(game).outcome == NEITHER
    assert len(told(game, TELL_SAVED)) == 1


@rule("MOTS-MATCH-15")
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_playing_at_home_is_worth_no_stars(face: int) -> None:
    assert on(match("C", "C", [face])).outcome == NEITHER


@rule("MOTS-MATCH-23")
def test_the_base_game_tells_no_goals() -> None:
    game = match("A", "B", [1])

    assert story(game, TELL_GOAL, TELL_SCORE) == []
    assert told(game, TELL_RESULT) == [(BLUE, RED, HOME, LEAGUE_MATCH)]


@rule("MOTS-MATCH-16", "MOTS-TACTIC-04", "MOTS-TACTIC-07")
def test_the_order_of_a_match() -> None:
    game = four_squads()
    save = hold(game, BLUE, "super-save")[0]
    faces = {ROLL_MATCH: [5], ROLL_TAKER: [10]}

    driver = lazily(game, PLAY, BLUE, RED, LEAGUE_MATCH, faces=faces, picks={ASK_TACTIC: [save]})
    order = [
        TELL_LINE_UP, TELL_LINE_UP, TELL_COMMITTED, TELL_FACE, TELL_REVEALED, TELL_TAKER, TELL_RESULT, TELL_PAYS,
        TELL_LEAGUE_POINTS,
    ]  # fmt: skip
    assert story(game, *set(order)) == order
    kinds = [question.kind for question in driver.asked]
    assert kinds.index(ASK_TACTIC) > max(at for at, kind in enumerate(kinds) if kind == ASK_CHANGE_OUT)


@rule("MOTS-MATCH-17", "MOTS-LEAGUE-02")
def test_matches_of_a_day_are_played_in_the_order_listed() -> None:
    game = four_squads()
    game.token = 7

    lazily(game, MATCH_DAY)
    assert [each[:2] for each in told(game, TELL_RESULT)] == [(BLUE, RED), (YELLOW, GREEN)]


@rule("MOTS-LEAGUE-04", "MOTS-LEAGUE-05", "MOTS-LEAGUE-06", "MOTS-LEAGUE-07", "MOTS-SCORE-13")
@pytest.mark.parametrize(("face", "points"), [(1, [3, 0]), (2, [1, 1]), (4, [0, 3])])
def test_three_points_for_a_win_one_for_a_draw_none_for_a_defeat(face: int, points: list[int]) -> None:
    game = match("A", "B", [face])

    assert league(game)[:2] == points
    assert sum(each[1] for each in told(game, TELL_LEAGUE_POINTS)) == sum(points)
    assert [team.points for team in game.teams] == [0, 0, 0, 0]


@rule("MOTS-MONEY-05")
def test_by_option_the_bank_covers_for_a_short_loser() -> None:
    game = table(short_loser="bank_covers")
    eleven(game, BLUE, "A")
    eleven(game, RED, "B", "M1 M2 D2 A2")
    game.teams[RED].cash = 5000
    lined_up(game, BLUE, RED)

    script(game, go_on, [], [1])
    assert (cash(game)[:2], len(game.teams[RED].squad)) == ([70000, 0], 15)


# -- tactic cards


@rule("MOTS-TACTIC-03")
def test_that_a_card_is_laid_down_is_told_and_which_one_is_not() -> None:
    game = table()
    eleven(game, BLUE, "A")
    eleven(game, RED, "C")
    counter = hold(game, BLUE, "counter-attack")[0]
    lined_up(game, BLUE, RED)
    script(game, up_to(EVENT_ROLL, *game.agenda.pop(0)), [counter], [])

    assert told(game, TELL_COMMITTED, 1) == [(BLUE,)]
    assert asked(game)[0].seen == only(0)
    views = [TITLE.observe(game, seat)["match"] for seat in (0, 1, None)]
    assert [view["committed"] for view in views] == [True] * 3
    assert [view["card"] for view in views] == [counter, NOBODY, NOBODY]


@rule("MOTS-TACTIC-21")
def test_match_of_the_season_adds_five_to_the_midfield() -> None:
    game = match("A", "B", [3], card="match-of-the-season")
    assert told(game, TELL_COMPARED)[0][1:] == (15, 7)
    for face in (2, 4):
        plain, carded = match("A", "B", [face]), match("A", "B", [face], card="match-of-the-season")
        assert told(plain, TELL_COMPARED) == told(carded, TELL_COMPARED)


@rule("MOTS-TACTIC-24")
def test_by_option_a_super_save_wins_the_match() -> None:
    game = match("A", "B", [6], card="super-save", game=table(super_save_result="win"))

    assert on(game).outcome == HOME


@rule("MOTS-TACTIC-16")
def test_by_option_the_outer_midfielders_count_as_wings() -> None:
    game = match("A", "B", [1], card="wing-attack", game=table(wing_attack_no_wings="outer_midfielders"))

    assert told(game, TELL_COMPARED)[0][1:] == (5, 3 + 1)


@rule("MOTS-TACTIC-08")
def test_a_committed_card_is_spent_even_without_effect() -> None:
    game = match("A", "B", [4], card="counter-attack")

    assert (game.teams[BLUE].hand, len(game.chance.under)) == ([], 1)


@rule("MOTS-KO-05", "MOTS-KO-03")
def test_five_goalless_extra_events_are_followed_by_the_d6() -> None:
    game = match("A", "B", [2, 2, 2, 2, 2, 2, 2, 1, 6], competition=NATIONAL_SEMI, game=table(match_events=2))

    assert (on(game).goals, on(game).outcome) == ([0, 0], AWAY)


# -- two managers


@rule("MOTS-2P-14", "MOTS-2P-08", "MOTS-2P-04")
def test_between_a_manager_s_teams_cards_dice_and_money_are_as_usual_but_there_is_no_change() -> None:
    game = table(2)
    eleven(game, BLUE, "A")
    eleven(game, YELLOW, "C")
    counter = hold(game, BLUE, "counter-attack")[0]

    driver = lazily(game, PLAY, BLUE, YELLOW, LEAGUE_MATCH, faces={ROLL_MATCH: [3]}, picks={ASK_TACTIC: [counter]})
    assert {question.kind for question in driver.asked} <= {ASK_SLOT, ASK_TACTIC}
    assert (on(game).outcome, cash(game)) == (HOME, [70000, 50000, 40000, 50000])


@rule("MOTS-ECUP-19")
def test_a_drawn_european_match_is_rolled_on_by_the_engine() -> None:
    game = table()
    eleven(game, BLUE, "4-4-2 GK4 D4 D4 D3 D3 M4 M4 M3 M3 A5 A3")
    lined_up(game, BLUE, INTERNATIONAL, EUROPEAN_MATCH)

    script(game, go_on, [], [1, 2, 3, 4, 1, 2, 3, 5])
    assert (on(game).outcome, game.through, cash(game)[BLUE]) == (AWAY, [INTERNATIONAL], 50000)


def test_the_card_of_the_opponent_is_told_before_the_line_up_is_asked() -> None:
    game = four_squads()

    asked_at(game, PLAY, BLUE, INTERNATIONAL, EUROPEAN_MATCH)
    assert len(told(game, TELL_LINE_UP_FOREIGN, 0)) == 1


def test_no_seat_but_the_home_one_is_asked_for_a_tactic() -> None:
    game = four_squads()
    for team in (BLUE, RED, GREEN):
        hold(game, team, "counter-attack")

    question = offered(game, up_to(0, *begin(game)))
    assert (question.kind, question.seat) == (ASK_TACTIC, 0)


def begin(game: Mots) -> tuple[int, ...]:
    lined_up(game, BLUE, RED)
    game.agenda = []
    return (TACTIC_COMMIT,)
