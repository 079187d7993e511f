"""Line-ups: who may stand where, and how they are shown."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenes import numbers_told, question_after, questions_asked, rule, script
from tests.titles.match_of_the_season.laid import (
    BLUE,
    LEVEL,
    LOST,
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
    last_comparison,
    lazily,
    league,
    line_up_picks,
    lined_up,
    match,
    names,
    own,
    table,
    vector,
)

from touchline.kernel.errors import IllegalPick
from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.lineup import choose_line_up, own_derby
from touchline.titles.match_of_the_season.rules.match import on
from touchline.titles.match_of_the_season.state import Mots


def slot_questions(game: Mots, team: int = BLUE) -> list[Any]:
    return [each for each in lazily(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH).asked
            if each.kind == c.ASK_SLOT and each.context[0] == team]  # fmt: skip


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
    assert script(game, lambda game: choose_line_up(game, BLUE, c.LEAGUE_MATCH, RED), picks)[1:] == backwards


@rule("MOTS-LINEUP-10", "MOTS-LINEUP-12")
def test_nine_may_play_and_the_gaps_are_told_to_all() -> None:
    game = table()
    nine = own(game, BLUE, "GK2 D3 D2 D2 D1 M4 M3 M2 A5")
    eleven(game, RED, "B")

    driver = lazily(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH, faces={c.ROLL_MATCH: [1]})
    assert numbers_told(game, c.TELL_FORFEIT) == []
    assert len(numbers_told(game, c.TELL_RESULT)) == 1
    assert len(numbers_told(game, c.TELL_SLOT, 1)) == 2
    gaps = [slot for _, slot in numbers_told(game, c.TELL_SLOT, None)]
    assert [slot for slot, player in enumerate(game.teams[BLUE].lineup, 1) if player == NOBODY] == gaps
    assert sorted(player for player in game.teams[BLUE].lineup if player != NOBODY) == sorted(nine)
    assert any(NOBODY in question.options for question in driver.asked if question.kind == c.ASK_SLOT)


@rule("MOTS-LINEUP-16")
def test_the_goalkeeper_may_be_the_missing_man() -> None:
    game = table()
    own(game, BLUE, "D3 D2 D2 D1 M4 M3 M2 M1 A5 A2")
    eleven(game, RED, "B")

    lazily(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH, faces={c.ROLL_MATCH: [6], c.ROLL_TAKER: [5]})
    assert numbers_told(game, c.TELL_SLOT) == [(BLUE, 1)]
    assert numbers_told(game, c.TELL_TAKER) == [(RED, 5, 1, 0)]
    assert on(game).outcome == c.AWAY


@rule("MOTS-LINEUP-18", "MOTS-MATCH-01")
def test_both_lay_out_a_line_up_and_it_stands_after_the_match() -> None:
    game = four_squads(bench="GK1 D1 M1 A3")
    before = [team.lineup[:] for team in game.teams]

    driver = lazily(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH)
    assert {question.seat for question in driver.asked if question.kind == c.ASK_FORMATION} == {0, 1}
    assert [game.teams[BLUE].lineup, game.teams[RED].lineup] == [on(game).home.slots, on(game).away.slots]
    assert game.teams[BLUE].lineup != before[BLUE]
    assert game.teams[YELLOW].lineup == before[YELLOW]


@rule("MOTS-MATCH-18", "MOTS-MATCH-19")
@pytest.mark.parametrize(("mode", "changes"), [("hidden_one_change", 2), ("hidden", 0)])
def test_hidden_line_ups_with_and_without_a_change(mode: str, changes: int) -> None:
    game = four_squads(lineup_mode=mode)

    kinds = [question.kind for question in lazily(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH).asked]
    assert kinds.count(c.ASK_CHANGE_OUT) == changes
    assert c.ASK_REVISE not in kinds


@rule("MOTS-MATCH-18")
def test_open_line_ups_go_round_until_two_passes_or_three_rounds() -> None:
    game = four_squads(lineup_mode="open")
    driver = lazily(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH)
    assert [each.seat for each in driver.asked if each.kind == c.ASK_FORMATION] == [1, 0]
    assert [each.seat for each in driver.asked if each.kind == c.ASK_REVISE] == [1, 0]

    game = four_squads(lineup_mode="open")
    driver = lazily(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH, picks={c.ASK_REVISE: [c.REVISE] * 6})
    assert [each.seat for each in driver.asked if each.kind == c.ASK_REVISE] == [1, 0] * 3
    assert len(numbers_told(game, c.TELL_LINE_UP)) == 2 + 6


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

    do(game, c.STEP_CHANGES, picks=[blue[8], blue[11], 1, blue[11], blue[5], blue[6], PASS])
    assert names(game, on(game).home.slots[5:9]) == ["M5", "M4", "M3", "M2"]
    assert numbers_told(game, c.TELL_CHANGED) == [(BLUE, game.teams[BLUE].formation)]


@rule("MOTS-2P-03")
def test_two_teams_of_one_manager_are_his_own_whichever_is_at_home() -> None:
    game = table(2)

    assert own_derby(game, YELLOW, BLUE)
    assert own_derby(game, BLUE, YELLOW)
    assert not own_derby(game, YELLOW, RED)
    assert not own_derby(game, YELLOW, NOBODY)


@rule("MOTS-MATCH-20")
def test_each_side_chooses_its_formation_with_the_opponent_before_it() -> None:
    game = four_squads()
    driver = lazily(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH, until=c.STEP_TACTIC_COMMIT)

    asked = [question.context for question in driver.asked if question.kind == c.ASK_FORMATION]
    assert asked == [(BLUE, c.LEAGUE_MATCH, RED), (RED, c.LEAGUE_MATCH, BLUE)]


@rule("MOTS-MATCH-22")
def test_open_line_ups_begin_with_no_change_made_and_nobody_passed() -> None:
    game = four_squads(lineup_mode="open")
    lazily(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH, until=c.STEP_OPEN_LINE_UP)

    assert game.agenda[0] == (c.STEP_OPEN_LINE_UP, c.AWAY, 0, 0)


def formations(game: Mots, options: list[int]) -> list[str]:
    return [game.cards.formation_names[option] for option in options]


@rule("MOTS-LINEUP-11", "MOTS-LINEUP-13")
@vector("V-13")
def test_nine_is_the_most_and_any_formation_that_reaches_it_may_be_named() -> None:
    game = table()
    own(game, BLUE, "GK2 D3 D2 D1 M4 M3 M2 A5 A2")
    eleven(game, RED, "B")

    question = asked_at(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH)
    assert (question.seat, question.kind) == (0, c.ASK_FORMATION)
    assert formations(game, question.options) == ["5-3-2", "4-4-2", "4-3-3", "3-4-3", "3-5-2"]


@rule("MOTS-LINEUP-11")
@vector("V-14")
def test_without_attackers_nine_can_be_fielded() -> None:
    game = table()
    own(game, BLUE, "GK2 D3 D3 D3 D2 D2 D1 M4 M3 M2 M2 M1 M1")
    eleven(game, RED, "B")

    question = asked_at(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH)
    assert formations(game, question.options) == ["5-3-2", "4-4-2", "3-5-2"]
    assert [(r.option, r.reason, r.numbers) for r in question.refusals] == [
        (game.cards.formation_names.index(name), c.WHY_MORE_POSSIBLE, (8, 9)) for name in ("4-3-3", "3-4-3")
    ]


@rule("MOTS-LINEUP-14", "MOTS-MONEY-07", "MOTS-MATCH-22")
@vector("V-15")
def test_eight_players_forfeit() -> None:
    game = table()
    own(game, BLUE, "D3 D2 D1 M4 M3 M2 A5 A2")
    hold(game, BLUE, "counter-attack")
    eleven(game, RED, "B")

    do(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH)
    assert (cash(game)[:2], league(game)[:2]) == (LOST, [0, 3])


@rule("MOTS-LINEUP-15")
@vector("V-16")
def test_two_sides_of_eight_are_void_in_the_league() -> None:
    game = table()
    for team in (BLUE, RED):
        own(game, team, "D3 D2 D1 M4 M3 M2 A5 A2")

    do(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH)
    assert (cash(game)[:2], league(game)[:2]) == (LEVEL, [0, 0])


@rule("MOTS-LINEUP-11")
@vector("V-17")
def test_ten_are_refused_where_eleven_are_possible() -> None:
    game = table()
    own(game, BLUE, "GK3 GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2 A1")
    eleven(game, RED, "B")
    question = asked_at(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH)

    assert formations(game, question.options) == ["4-4-2", "4-3-3", "3-4-3"]
    assert [(refusal.reason, refusal.numbers) for refusal in question.refusals] == [(c.WHY_MORE_POSSIBLE, (10, 11))] * 2
    with pytest.raises(IllegalPick):
        do(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH, picks=[game.cards.formation_names.index("5-3-2")])


@rule("MOTS-LINEUP-02", "MOTS-LINEUP-03", "MOTS-LINEUP-04", "MOTS-LINEUP-01")
@vector("VB-01")
def test_4_3_3_is_four_green_three_red_three_blue_and_one_yellow() -> None:
    game = table()
    slots = own(game, BLUE, "GK2 D3 D2 D2 D1 M4 M3 M2 A5 A2 A1")
    picks = line_up_picks(game, BLUE, "4-3-3", slots)
    laid = script(game, lambda game: choose_line_up(game, BLUE, c.LEAGUE_MATCH, RED), picks)

    assert game.cards.formation_names[laid[0]] == "4-3-3"
    assert laid[1:] == slots
    assert [sum(game.cards.position[player] == at for player in laid[1:]) for at in range(4)] == [1, 4, 3, 3]


@rule("MOTS-LINEUP-06")
@vector("VB-05")
def test_number_one_is_the_goalkeeper_and_number_two_the_left_back() -> None:
    for face, stars in ((1, 2), (2, 3)):
        game = match("A", "C", [5, face])
        assert numbers_told(game, c.TELL_TAKER)[0][1:3] == (face, stars)


@rule("MOTS-OPT-02", "MOTS-OPT-03")
@pytest.mark.parametrize(
    ("face", "outcome"), [pytest.param(2, c.HOME, id="VB-16"), pytest.param(4, c.AWAY, id="VB-16b")]
)
def test_crossed_lines(face: int, outcome: int) -> None:
    game = match("A", "B", [face], game=table(cross_lines=True))

    assert on(game).outcome == outcome
    assert last_comparison(game) == ([8, 7] if face == 2 else [7, 9])


@rule("MOTS-MATCH-21")
def test_a_goalkeeper_without_a_reserve_cannot_be_changed() -> None:
    game = table()
    blue = eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)
    game.agenda = []

    do(game, c.STEP_CHANGES, picks=[blue[0], PASS])
    assert on(game).home.slots == blue
    assert [question.kind for question in questions_asked(game)] == [c.ASK_CHANGE_OUT, c.ASK_CHANGE_OUT]


@rule("MOTS-ADV-34", "MOTS-LINEUP-13")
def test_a_short_side_that_fits_several_formations_names_one() -> None:
    game = table(advanced_game=True)
    blue = eleven(game, BLUE, "4-4-2 GK2 D3 D2 D2 - M4 M3 M2 - A5 A2", "A3")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)

    question = question_after(game, go_on, [blue[7]], [2])
    assert question.kind == c.ASK_REFORM
    assert [game.cards.formation_names[each] for each in question.options] == ["4-3-3", "3-4-3"]


@rule("MOTS-2P-04")
def test_the_strongest_line_up_of_a_team_without_goalkeeper_leaves_the_goal_empty() -> None:
    game = table(2)
    own(game, BLUE, "D3 D2 D2 D1 M4 M3 M2 M1 A5 A2")
    eleven(game, YELLOW, "B")

    lazily(game, c.STEP_PLAY, BLUE, YELLOW, c.LEAGUE_MATCH)
    assert game.teams[BLUE].lineup[0] == NOBODY
    assert NOBODY not in game.teams[BLUE].lineup[1:]


@rule("MOTS-EOS-06", "MOTS-GEN-15")
def test_a_layout_of_two_extended_players_loses_nobody() -> None:
    game = table()
    game.teams[BLUE].formation = 1
    players = own(game, BLUE, "GK2 D3")
    game.teams[BLUE].lineup = [*players, *[NOBODY] * 9]
    game.down = players[:]

    do(game, c.STEP_LOSSES, BLUE)
    assert (numbers_told(game, c.TELL_LOST), game.teams[BLUE].squad) == ([], sorted(players))


@rule("MOTS-MATCH-18")
def test_a_team_that_lays_out_openly_is_told_its_opponent() -> None:
    game = four_squads(lineup_mode="open")
    questions = [
        each for each in lazily(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH).asked if each.kind == c.ASK_REVISE
    ]

    assert [question.context for question in questions] == [(RED, BLUE), (BLUE, RED)]
