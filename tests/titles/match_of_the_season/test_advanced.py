"""The advanced game, several events, own event tables, and settings that do not hold."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenes import numbers_told, question_after, questions_asked, rule, script
from tests.titles.match_of_the_season.laid import (
    BLUE,
    PASS,
    RED,
    YELLOW,
    asked_at,
    eleven,
    four_squads,
    go_on,
    hold,
    lazily,
    lined_up,
    names,
    table,
    vector,
)

from touchline.kernel.errors import BadOption
from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.advanced import substitute
from touchline.titles.match_of_the_season.rules.changes import bench
from touchline.titles.match_of_the_season.rules.match import on
from touchline.titles.match_of_the_season.state import Mots


def game_of(home: str = "A", away: str = "B", benches: tuple[str, str] = ("", ""), **options: Any) -> Mots:
    game = table(**({"advanced_game": True} | options))
    eleven(game, BLUE, home, benches[0])
    eleven(game, RED, away, benches[1])
    lined_up(game, BLUE, RED)
    return game


def play_faces(faces: list[int], picks: tuple[int, ...] = (), **scene: Any) -> Mots:
    game = game_of(**scene)
    script(game, go_on, picks, faces)
    return game


# -- events


@rule("MOTS-ADV-01", "MOTS-ADV-31")
def test_the_twelve_sided_die_is_rolled_six_times_by_the_engine_for_the_home_manager() -> None:
    game = play_faces([11, 12, 11, 12, 11, 12])

    assert [each[:2] for each in numbers_told(game, c.TELL_FACE)] == [(k + 1, 11 + k % 2) for k in range(6)]
    assert questions_asked(game) == []
    with pytest.raises(ValueError, match="12 sides"):
        play_faces([13])


@rule("MOTS-ADV-02", "MOTS-ADV-04")
def test_goals_are_told_one_by_one_and_decide() -> None:
    game = play_faces([1, 4, 3, 2, 2, 2])

    assert numbers_told(game, c.TELL_GOAL) == [(BLUE, 1, 0, RED), (RED, 1, 1, BLUE), (BLUE, 2, 1, RED)]
    assert numbers_told(game, c.TELL_SCORE) == [(2, 1)]
    assert numbers_told(game, c.TELL_RESULT) == [(BLUE, RED, c.HOME, c.LEAGUE_MATCH)]


@rule("MOTS-ADV-10")
@pytest.mark.parametrize(("face", "goals"), [(1, [0, 1]), (10, [0, 0])])
def test_an_away_penalty(face: int, goals: list[int]) -> None:
    game = play_faces([6, face, 2, 2, 2, 2, 2])

    assert numbers_told(game, c.TELL_TAKER)[0][:2] == (RED, face)
    assert on(game).goals == goals


@rule("MOTS-ADV-38")
def test_a_penalty_number_without_a_player_is_rolled_again() -> None:
    game = play_faces([5, 12, 9, 10, 2, 2, 2, 2, 2], home="A10")

    assert numbers_told(game, c.TELL_TAKER) == [(BLUE, 10, 5, 3)]


@rule("MOTS-ADV-12")
def test_a_red_card_for_the_visitors() -> None:
    game = play_faces([8, 9, 2, 2, 2, 2, 2])

    assert numbers_told(game, c.TELL_SENT_OFF) == [(RED, 9)]
    assert names(game, on(game).away.slots[8:]) == ["-", "A2", "A1"]
    assert numbers_told(game, c.TELL_COMPARED)[0][1:] == (7, 3)


@rule("MOTS-ADV-12")
def test_the_eleventh_man_may_be_sent_off_too() -> None:
    game = play_faces([7, 11, 2, 2, 2, 2, 2])

    assert numbers_told(game, c.TELL_SENT_OFF) == [(BLUE, 11)]
    assert names(game, on(game).home.slots[9:]) == ["A5", "-"]


@rule("MOTS-ADV-26")
def test_a_player_sent_off_does_not_come_back_as_a_substitute() -> None:
    game = game_of(home="4-4-2 GK5 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2", benches=("GK1", ""))
    first = game.teams[BLUE].lineup[0]
    assert first == 0, "the first card of all is a card like any other"

    question_after(game, go_on, [], [7, 1])
    assert on(game).home.gone == [first]
    assert names(game, bench(game, on(game).home, c.LEAGUE_MATCH)) == ["GK1"]


@rule("MOTS-ADV-21")
@pytest.mark.parametrize("event", [7, 9])
def test_a_number_whose_slot_is_empty_has_no_effect(event: int) -> None:
    game = play_faces([event, 9, 2, 2, 2, 2, 2], home="A10")

    assert numbers_told(game, c.TELL_SENT_OFF) + numbers_told(game, c.TELL_HURT) == []
    assert on(game).home.slots.count(-1) == 1


@rule("MOTS-ADV-13", "MOTS-ADV-24")
def test_an_injured_player_must_be_replaced_and_it_counts_as_a_substitution() -> None:
    game = game_of(benches=("M2 M3", ""))
    question = question_after(game, go_on, [], [9, 6])
    assert (question.kind, names(game, question.options)) == (c.ASK_SUB_IN, ["M3", "M2"])

    game = game_of(benches=("M2 M3", ""))
    bench = [player for player in game.teams[BLUE].squad if player not in game.teams[BLUE].lineup]
    question = question_after(game, go_on, [bench[0], c.KEEP], [9, 6])
    assert (question.kind, question.context) == (c.ASK_SUB_OUT, (BLUE, 1))
    assert names(game, on(game).home.slots[5:9]) == ["M3", "M3", "M2", "M1"]


@rule("MOTS-ADV-15")
def test_an_injury_of_the_visitors_is_theirs_to_mend() -> None:
    game = game_of(benches=("", "M2 M4"))
    question = question_after(game, go_on, [], [10, 6])

    assert (question.seat, question.kind) == (1, c.ASK_SUB_IN)
    assert numbers_told(game, c.TELL_HURT) == [(RED, 6)]


@rule("MOTS-ADV-22", "MOTS-ADV-39")
def test_after_each_roll_but_the_last_home_and_then_away_may_substitute() -> None:
    game = game_of(benches=("M2", "M2"))
    script(game, go_on, [PASS] * 10, [2] * 6)

    assert [(question.seat, question.kind) for question in questions_asked(game)] == [
        (0, c.ASK_SUB_OUT),
        (1, c.ASK_SUB_OUT),
    ] * 5


@rule("MOTS-ADV-23")
def test_three_substitutions_for_each_team() -> None:
    game = game_of(benches=("D1 D1 D1 D1", "D1 D1 D1 D1"))
    home, away = game.teams[BLUE], game.teams[RED]
    picks: list[int] = []
    for number in range(3):
        for team in (home, away):
            reserve = [player for player in team.squad if player not in team.lineup][number]
            picks += [team.lineup[number + 1], reserve, c.KEEP]

    script(game, go_on, picks, [2] * 6)
    assert [team for team, *_ in numbers_told(game, c.TELL_SUBSTITUTED)] == [BLUE, RED] * 3
    assert (on(game).home.subs, on(game).away.subs) == (3, 3)


@rule("MOTS-ADV-26")
def test_players_who_have_left_the_match_do_not_return() -> None:
    game = game_of(benches=("M2 M3", ""))
    blue = game.teams[BLUE]
    first = blue.lineup[5]
    reserve = next(player for player in blue.squad if player not in blue.lineup)

    question_after(game, go_on, [first, reserve, c.KEEP], [2, 2])
    options = [question.options for question in questions_asked(game) if question.kind == c.ASK_SUB_IN]
    question = question_after(game_after(game, reserve), go_on, [reserve], [])
    assert first not in question.options
    assert options


def game_after(game: Mots, player: int) -> Mots:
    """The same match at the next substitution."""
    assert player in on(game).home.slots
    game.agenda = [(c.STEP_SUBSTITUTE, c.HOME)]
    return game


@rule("MOTS-ADV-35")
def test_the_starting_line_up_stays_the_standing_one() -> None:
    game = game_of(benches=("M2", ""))
    blue = game.teams[BLUE]
    start = blue.lineup[:]
    reserve = next(player for player in blue.squad if player not in start)

    script(game, go_on, [start[8], c.KEEP], [2] * 6)
    assert reserve in on(game).home.slots
    assert blue.lineup == start


@rule("MOTS-ADV-22")
def test_a_whole_advanced_match_from_its_line_ups() -> None:
    game = four_squads(advanced_game=True)

    driver = lazily(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH, faces={c.ROLL_EVENT: [1, 2, 3, 4, 11, 12]})
    assert len(numbers_told(game, c.TELL_FACE)) == 6
    assert {question.kind for question in driver.asked} >= {c.ASK_SUB_OUT}


# -- the two teams of one manager


def derby(bench: str) -> Mots:
    """Blue with line-up A and this bench against yellow, which the same manager runs."""
    game = table(2, advanced_game=True)
    eleven(game, BLUE, "A", bench)
    eleven(game, YELLOW, "B")
    lined_up(game, BLUE, YELLOW)
    return game


@rule("MOTS-2P-15")
@vector("V-162")
def test_in_an_own_derby_only_the_strongest_substitution_is_offered() -> None:
    game = derby("M3 M1")
    question = question_after(game, go_on, [], [2])
    assert (question.kind, names(game, question.options[1:])) == (c.ASK_SUB_OUT, ["D1", "M1"])
    refused = {(refusal.option, refusal.reason) for refusal in question.refusals}
    assert refused == {(each, c.WHY_WEAKER) for each in on(game).home.slots if each not in question.options}

    game = derby("M3 M1")
    script(game, go_on, [game.teams[BLUE].lineup[8], c.KEEP, *[PASS] * 4], [2] * 6)
    assert names(game, on(game).home.slots[5:9]) == ["M4", "M3", "M2", "M3"]


@rule("MOTS-2P-15")
def test_in_an_own_derby_the_away_team_is_refused_its_own_weaker_exchanges() -> None:
    game = table(2, advanced_game=True)
    eleven(game, BLUE, "A")
    eleven(game, YELLOW, "4-4-2 GK5 D4 D2 D2 D1 M3 M3 M3 M1 A4 A2", "M2 M2 M1 GK4")
    lined_up(game, BLUE, YELLOW)
    away = game.teams[YELLOW].lineup

    question = question_after(game, go_on, [], [2])
    assert (question.context[0], names(game, question.options[1:])) == (YELLOW, ["D1", "M1"])
    assert [refusal.option for refusal in question.refusals] == [each for each in away if each not in question.options]
    assert away[0] == 0, "the first card of all is refused like any other"
    question = question_after(game, lambda laid: substitute(laid, c.AWAY), [away[8]], [])
    assert (question.kind, names(game, question.options)) == (c.ASK_SUB_IN, ["M2", "M2"])
    assert names(game, [refusal.option for refusal in question.refusals]) == ["M1"]


@rule("MOTS-ADV-22", "MOTS-2P-15")
def test_between_teams_of_two_managers_no_exchange_is_refused_as_weaker() -> None:
    game = game_of(benches=("M1", ""))

    question = question_after(game, go_on, [], [2])
    assert len(question.options) < 12
    assert question.refusals == []


@rule("MOTS-2P-15")
@vector("V-163")
def test_in_an_own_derby_nobody_comes_on_who_would_weaken_the_side() -> None:
    game = derby("GK1")
    script(game, go_on, [], [2] * 6)

    assert questions_asked(game) == []


@rule("MOTS-2P-15")
def test_in_an_own_derby_the_manager_chooses_between_equals() -> None:
    question = question_after(derby("M3 M3 M1"), go_on, [], [2])
    out = question.options[-1]
    question = question_after(derby("M3 M3 M1"), go_on, [out], [2])

    assert (question.kind, names(derby("M3 M3 M1"), question.options)) == (c.ASK_SUB_IN, ["M3", "M3"])
    assert [refusal.reason for refusal in question.refusals] == [c.WHY_WEAKER]


@rule("MOTS-2P-15")
@vector("V-164")
def test_in_an_own_derby_the_injured_is_replaced_by_the_strongest_who_fits() -> None:
    game = derby("M3 M1")
    question_after(game, go_on, [c.KEEP], [9, 6])

    assert names(game, on(game).home.slots[5:9]) == ["M3", "M3", "M2", "M1"]


@rule("MOTS-2P-03", "MOTS-2P-04")
def test_in_an_own_derby_a_weaker_formation_is_refused_as_not_the_strongest() -> None:
    game = table(2)
    eleven(game, BLUE, "A", "A2 D1 M1")
    eleven(game, YELLOW, "B")
    question = asked_at(game, c.STEP_PLAY, BLUE, YELLOW, c.LEAGUE_MATCH)

    assert question.kind == c.ASK_FORMATION
    assert [game.cards.formation_names[each] for each in question.options] == ["4-3-3", "3-4-3"]
    weaker = [each for each in game.rules.formations if each not in question.options]
    assert [(refusal.option, refusal.reason) for refusal in question.refusals] == [
        (each, c.WHY_NOT_STRONGEST) for each in weaker
    ]


# -- several events, own tables


@rule("MOTS-OPT-10")
def test_with_several_events_a_card_is_revealed_after_a_roll_of_choice() -> None:
    game = game_of(advanced_game=False, match_events=3, away="C")
    counter = hold(game, BLUE, "counter-attack")[0]

    script(game, go_on, [counter, PASS, counter], [1, 3, 3])
    assert [question.kind for question in questions_asked(game)].count(c.ASK_REVEAL) == 2
    assert [each[0] for each in numbers_told(game, c.TELL_GOAL)] == [RED, BLUE, RED]
    assert len(numbers_told(game, c.TELL_REVEALED)) == 1


@rule("MOTS-ADV-29")
@pytest.mark.parametrize(
    ("card", "event", "compared"),
    [
        ("centre-attack", 1, (35, 26)),
        ("centre-attack", 2, (11, 7)),
        ("centre-attack", 3, (14, 7)),
        ("centre-attack", 11, (11, 9)),
        ("centre-attack", 12, (8, 7)),
        ("match-of-the-season", 1, (32, 26)),
        ("match-of-the-season", 3, (15, 7)),
        ("match-of-the-season", 11, (7, 9)),
        ("wing-attack", 4, (5, 0)),
    ],
)
def test_a_card_on_one_event(card: str, event: int, compared: tuple[int, int]) -> None:
    game = game_of()
    held = hold(game, BLUE, card)[0]

    script(game, go_on, [held, held], [event, 2, 2, 2, 2, 2])
    assert numbers_told(game, c.TELL_COMPARED)[0][1:] == compared


@rule("MOTS-ADV-29")
def test_a_super_save_on_an_away_penalty_event() -> None:
    game = game_of()
    save = hold(game, BLUE, "super-save")[0]

    script(game, go_on, [save, save], [6, 2, 2, 2, 2, 2])
    assert (on(game).goals, len(numbers_told(game, c.TELL_SAVED)), numbers_told(game, c.TELL_TAKER)) == ([0, 0], 1, [])


@rule("MOTS-OPT-01", "MOTS-OPT-07")
@pytest.mark.parametrize(
    ("name", "face", "outcome"), [("advanced_d12", 11, c.AWAY), ("own", 12, c.HOME), ("own", 1, c.HOME)]
)
def test_another_table_of_events_gives_the_die_another_meaning(name: str, face: int, outcome: int) -> None:
    game = game_of(advanced_game=False, event_table=name)
    script(game, go_on, [], [face])

    assert on(game).outcome == outcome


@rule("MOTS-OPT-07")
def test_red_cards_and_injuries_come_with_their_table_also_in_a_single_event() -> None:
    game = game_of(advanced_game=False, event_table="advanced_d12")
    script(game, go_on, [], [7, 10])

    assert (on(game).outcome, numbers_told(game, c.TELL_SENT_OFF)) == (c.NEITHER, [(BLUE, 10)])


@rule("MOTS-OPT-02")
def test_crossed_lines_act_on_the_base_die_only() -> None:
    game = game_of(advanced_game=False, event_table="own", cross_lines=True)
    script(game, go_on, [], [3])

    assert numbers_told(game, c.TELL_COMPARED)[0][1:] == (7, 7)


@rule("MOTS-OPT-05")
@pytest.mark.parametrize(
    ("extra", "more"), [("none", []), ("3-3-4", ["3-3-4"]), ("5-4-1", ["5-4-1"]), ("both", ["3-3-4", "5-4-1"])]
)
def test_further_formations_by_option(extra: str, more: list[str]) -> None:
    game = four_squads(bench="GK1 D1 D1 D1 M1 M1 A1 A1", extra_formations=extra)

    question = asked_at(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH)
    offered_names = [game.cards.formation_names[each] for each in question.options]
    assert [name for name in offered_names if name in ("3-3-4", "5-4-1")] == more


# -- settings that do not hold


@pytest.mark.parametrize(
    ("options", "code", "place"),
    [
        ({"weather": "rain"}, "unknown-option", "weather"),
        ({"lineup_mode": "shouted"}, "unknown-choice", "lineup_mode"),
        ({"cross_lines": 1}, "unknown-choice", "cross_lines"),
        ({"cross_lines": "yes"}, "unknown-choice", "cross_lines"),
        ({"match_events": 0}, "unknown-choice", "match_events"),
        ({"match_events": 13}, "unknown-choice", "match_events"),
        ({"match_events": "4"}, "unknown-choice", "match_events"),
        ({"match_events": True}, "unknown-choice", "match_events"),
        ({"match_events": 4.0}, "unknown-choice", "match_events"),
        ({"event_table": None}, "unknown-choice", "event_table"),
        ({"extra_formations": ["3-3-4"]}, "unknown-choice", "extra_formations"),
        ({"advanced_game": True, "match_events": 4}, "advanced-game-sets-it", "match_events"),
        ({"advanced_game": True, "event_table": "own"}, "advanced-game-sets-it", "event_table"),
        ({"youngest": "fifth"}, "unknown-choice", "youngest"),
    ],
)
def test_a_setting_that_does_not_hold_is_refused(options: dict[str, Any], code: str, place: str) -> None:
    with pytest.raises(BadOption) as caught:
        TITLE.game(4, options)
    assert (caught.value.code, caught.value.place) == (code, place)


def test_the_advanced_game_settles_table_and_events() -> None:
    settled = TITLE.resolve_options(4, {"advanced_game": True})

    assert (settled["event_table"], settled["match_events"]) == ("advanced_d12", 6)
    assert TITLE.resolve_options(4, {"advanced_game": True, "match_events": 6}) == settled
