"""Matches of several events in the advanced game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenes import numbers_told, question_after, questions_asked, rule, script
from tests.titles.match_of_the_season.laid import (
    BLUE,
    PASS,
    RED,
    cash,
    eleven,
    go_on,
    hold,
    lined_up,
    match,
    names,
    own,
    table,
    vector,
)

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import HOME_INJURY, NOTHING
from touchline.titles.match_of_the_season.rules.advanced import off_with
from touchline.titles.match_of_the_season.rules.lineup import available
from touchline.titles.match_of_the_season.rules.match import on
from touchline.titles.match_of_the_season.state import INTERNATIONAL, Mots


def advanced_match(
    home: str = "A", away: str = "B", bench: str = "", competition: int = c.LEAGUE_MATCH
) -> tuple[Mots, list[int]]:
    """Blue against red in the advanced game, before the first roll."""
    game = table(advanced_game=True)
    blue = eleven(game, BLUE, home, bench)
    eleven(game, RED, away)
    lined_up(game, BLUE, RED, competition)
    return game, blue


def goals_after(faces: list[int]) -> Mots:
    game, _ = advanced_match()
    script(game, go_on, [], faces)
    return game


ATTACK_OF_8 = "4-3-3 GK3 D4 D2 D2 D1 M3 M3 M1 A4 A2 A2"


def out_of_formation(card: str, away: str) -> tuple[Mots, int, list[int]]:
    """Blue commits the card in 4-4-2 and brings on an attacker for a midfielder after roll 1; the card, the picks."""
    game, blue = advanced_match(away=away, bench="A5")
    held = hold(game, BLUE, card)[0]
    return game, held, [held, PASS, blue[8], c.KEEP]


FIVE_FOUR_ONE = "5-4-1 GK2 D3 D2 D2 D1 D1 M4 M3 M2 M1 A5"


@rule(
    "MOTS-ADV-18",
    "MOTS-ADV-19",
    "MOTS-ADV-05",
    "MOTS-ADV-06",
    "MOTS-ADV-07",
    "MOTS-ADV-08",
    "MOTS-ADV-16",
    "MOTS-ADV-17",
)
@vector("V-114")
def test_six_events_of_comparison() -> None:
    game = goals_after([1, 2, 3, 4, 11, 12])

    assert [each[1:] for each in numbers_told(game, c.TELL_COMPARED)] == [
        (27, 26),
        (7, 7),
        (10, 7),
        (8, 9),
        (7, 9),
        (8, 7),
    ]
    assert on(game).goals == [3, 2]


@rule("MOTS-ADV-09", "MOTS-ADV-20")
@pytest.mark.parametrize(
    ("face", "goals"), [pytest.param(10, [1, 0], id="V-115"), pytest.param(7, [0, 0], id="V-115b")]
)
def test_a_penalty_in_the_advanced_game(face: int, goals: list[int]) -> None:
    game = goals_after([5, face, 2, 2, 2, 2, 2])

    assert on(game).goals == goals


@rule("MOTS-ADV-11", "MOTS-ADV-42")
@vector("V-116")
def test_a_sent_off_player_is_missed_for_this_match_only() -> None:
    game, blue = advanced_match()
    script(game, go_on, [], [7, 10, 2, 3, 3, 3, 3])

    assert numbers_told(game, c.TELL_SENT_OFF) == [(BLUE, 10)]
    assert numbers_told(game, c.TELL_GOAL)[0] == (RED, 0, 1, BLUE)
    assert on(game).goals == [4, 1]
    assert blue[9] in available(game, BLUE, c.LEAGUE_MATCH)[3]


@rule("MOTS-ADV-40")
@vector("V-117")
def test_after_three_substitutions_the_injured_is_not_replaced() -> None:
    game, blue = advanced_match(bench="M2 D2")
    on(game).home.subs = 3

    script(game, go_on, [], [9, 6, 2, 2, 2, 2, 2])
    assert names(game, on(game).home.slots[5:9]) == ["-", "M3", "M2", "M1"]
    assert blue[11] not in on(game).home.slots


@rule("MOTS-ADV-14", "MOTS-ADV-25")
@vector("V-118")
def test_an_injured_midfielder_may_be_replaced_by_an_attacker() -> None:
    game, blue = advanced_match(bench="A3")

    script(game, go_on, [c.KEEP], [9, 9, 2, 2, 2, 2, 2])
    home = on(game).home
    assert game.cards.formation_names[home.formation] == "4-3-3"
    assert names(game, home.slots) == ["GK2", "D3", "D2", "D2", "D1", "M4", "M3", "M2", "A5", "A2", "A3"]
    assert (home.subs, numbers_told(game, c.TELL_SUBSTITUTED)[0][1:3]) == (1, (blue[8], blue[11]))


@rule("MOTS-ADV-27")
@vector("V-119")
def test_a_ninth_man_sent_off_loses_the_match_at_once() -> None:
    game, _ = advanced_match(home="4-4-2 GK2 D3 D2 D2 D1 M4 M3 - - A5 A2")

    script(game, go_on, [], [7, 2])
    assert (numbers_told(game, c.TELL_FORFEIT), on(game).outcome) == ([(BLUE,)], c.AWAY)
    assert game.teams[RED].league == 3


@rule("MOTS-ADV-28", "MOTS-ADV-29")
@vector("V-120")
def test_a_committed_card_is_revealed_after_one_roll_and_acts_on_that_event_only() -> None:
    game, _ = advanced_match(away="C")
    counter = hold(game, BLUE, "counter-attack")[0]

    script(game, go_on, [counter, PASS, counter], [1, 3, 3, 2, 2, 2])
    assert [each[0] for each in numbers_told(game, c.TELL_GOAL)] == [RED, BLUE, RED, BLUE, BLUE, BLUE]
    assert game.chance.under == [counter]


@rule("MOTS-ADV-25", "MOTS-ADV-34", "MOTS-ADV-41")
@vector("V-150")
def test_after_a_red_card_a_substitution_may_move_a_man_to_another_line() -> None:
    game, blue = advanced_match(bench="M2")
    assert names(game, [blue[10], blue[11]]) == ["A2", "M2"]

    question = question_after(game, go_on, [], [7, 7])
    assert (question.kind, blue[6] in question.options) == (
        c.ASK_SUB_OUT,
        False,
    )  # a footballer who is sent off is not replaced
    game, blue = advanced_match(bench="M2")
    script(game, go_on, [blue[10], c.KEEP], [7, 7, 2, 2, 2, 2, 2])
    home = on(game).home
    assert (game.cards.formation_names[home.formation], home.subs) == ("4-4-2", 1)
    assert [sum(player >= 0 for player in home.slots[1:5]), home.slots.count(-1)] == [4, 1]
    assert sorted(names(game, home.slots[5:])) == ["-", "A5", "M1", "M2", "M2", "M4"]


@rule("MOTS-ADV-39")
@vector("V-151")
def test_one_substitution_after_each_roll() -> None:
    game, blue = advanced_match(bench="M2 D2")

    question_after(game, go_on, [blue[8], blue[11], c.KEEP], [2, 2])
    questions = [question.kind for question in questions_asked(game)]
    assert questions.count(c.ASK_SUB_OUT) == 2  # one after each of the two rolls
    assert on(game).event == 2


@rule("MOTS-ADV-39", "MOTS-KO-05")
@vector("V-165")
def test_in_a_level_cup_match_substitutions_go_on_as_long_as_it_is_played() -> None:
    game, _ = advanced_match(bench="M2", competition=c.NATIONAL_SEMI)
    own(game, RED, "M2")

    script(game, go_on, [PASS] * 14, [2] * 6 + [2, 1])
    assert [question.seat for question in questions_asked(game)] == [0, 1] * 7
    assert (on(game).goals, on(game).outcome) == ([1, 0], c.HOME)


@rule("MOTS-ADV-39")
def test_after_the_last_extra_event_only_the_d6_is_left() -> None:
    game, _ = advanced_match(bench="M2", competition=c.NATIONAL_SEMI)

    script(game, go_on, [PASS] * 10, [2] * 11 + [1, 6])
    assert [question.kind for question in questions_asked(game)] == [c.ASK_SUB_OUT] * 10


@rule("MOTS-ADV-39")
def test_a_substitution_after_the_sixth_roll_acts_on_the_next() -> None:
    game, blue = advanced_match(bench="A5", competition=c.NATIONAL_SEMI)

    script(game, go_on, [*[PASS] * 5, blue[10], c.KEEP], [2] * 7)
    assert numbers_told(game, c.TELL_COMPARED)[-1][1:] == (10, 7)
    assert on(game).outcome == c.HOME


@rule("MOTS-ADV-30")
@vector("V-152")
def test_a_card_never_revealed_goes_under_the_deck_without_effect() -> None:
    game, _ = advanced_match()
    save = hold(game, BLUE, "super-save")[0]

    script(game, go_on, [save, PASS, PASS, PASS, PASS, PASS, PASS], [2, 2, 2, 2, 2, 2])
    assert (game.chance.under, numbers_told(game, c.TELL_UNUSED)) == ([save], [(BLUE, save)])
    assert on(game).goals == [0, 0]


@rule("MOTS-ADV-32")
@vector("V-153")
def test_an_injured_international_is_not_replaced() -> None:
    game = table(advanced_game=True)
    eleven(game, BLUE, "A")
    lined_up(game, BLUE, INTERNATIONAL, c.EUROPEAN_MATCH)

    script(game, go_on, [], [10, 4, 1, 1, 1, 1, 1])
    away = on(game).away
    assert (away.slots.count(-1), away.slots[3], away.stars[3]) == (1, -1, 0)
    assert numbers_told(game, c.TELL_COMPARED)[0][1:] == (27, 37)


@rule("MOTS-ADV-36", "MOTS-ADV-37")
@pytest.mark.parametrize("event", [pytest.param(8, id="V-154"), pytest.param(10, id="V-154b")])
def test_a_twelve_spares_everybody(event: int) -> None:
    game = goals_after([event, 12, 2, 2, 2, 2, 2])

    assert on(game).away.slots.count(-1) == 0
    assert on(game).goals == [0, 0]


@rule("MOTS-ADV-29")
@vector("V-155")
def test_wing_attack_replaces_a_penalty_event() -> None:
    game, _ = advanced_match()
    wings = hold(game, BLUE, "wing-attack")[0]

    script(game, go_on, [wings, wings], [6, 2, 2, 2, 2, 2])
    assert numbers_told(game, c.TELL_COMPARED)[0][1:] == (5, 0)
    assert on(game).goals == [1, 0]


@rule("MOTS-ADV-43")
@vector("V-159")
def test_centre_attack_is_not_revealed_in_a_formation_it_is_not_for() -> None:
    game, held, picks = out_of_formation("centre-attack", ATTACK_OF_8)
    question = question_after(game, go_on, picks, [12, 2])
    assert (question.kind, question.options) == (c.ASK_REVEAL, [PASS])
    (refusal,) = question.refusals
    assert (refusal.option, refusal.reason) == (held, c.WHY_FORMATION_CHANGED)
    assert refusal.numbers == (held, game.cards.formation_names.index("4-3-3"))

    game, held, picks = out_of_formation("centre-attack", ATTACK_OF_8)
    script(game, go_on, [*picks, *[PASS] * 5], [12, 2, 12, 12, 12, 12])
    assert numbers_told(game, c.TELL_COMPARED)[1][1:] == (12, 8)


@rule("MOTS-ADV-43", "MOTS-ADV-30")
@vector("V-160")
def test_wing_attack_is_not_revealed_in_a_formation_without_wings() -> None:
    game, held, picks = out_of_formation("wing-attack", "C")
    script(game, go_on, [*picks, *[PASS] * 5], [2, 2, 3, 4, 11, 12])

    assert [question.options for question in questions_asked(game) if question.kind == c.ASK_REVEAL][1:] == [[PASS]] * 5
    assert numbers_told(game, c.TELL_REVEALED) == []
    assert (game.chance.under, numbers_told(game, c.TELL_UNUSED)) == ([held], [(BLUE, held)])


@rule("MOTS-ADV-43")
def test_a_card_may_be_revealed_when_the_formation_fits_again() -> None:
    game, blue = advanced_match(bench="A5 M2")
    held = hold(game, BLUE, "centre-attack")[0]
    attacker_on, midfielder_on = [blue[8], blue[11], c.KEEP], [blue[10], c.KEEP]

    picks = [held, PASS, *attacker_on, PASS, *midfielder_on, held]
    script(game, go_on, picks, [12, 12, 2, 12, 12, 12])
    assert numbers_told(game, c.TELL_COMPARED)[2][1:] == (10 + 4, 7)


@rule("MOTS-KO-05")
@vector("V-140")
def test_a_level_cup_match_of_several_events_goes_on_to_the_next_goal() -> None:
    game = match("A", "B", [1, 4, 1, 4, 2, 2, 4], competition=c.NATIONAL_SEMI, game=table(match_events=4))

    assert (on(game).goals, on(game).outcome) == ([2, 3], c.AWAY)


@rule("MOTS-OPT-04")
@pytest.mark.parametrize(
    ("face", "stars"), [pytest.param(4, (11, 9), id="V-141"), pytest.param(2, (8, 7), id="V-141b")]
)
def test_centre_attack_with_crossed_lines(face: int, stars: tuple[int, int]) -> None:
    game = match("A", "B", [face], card="centre-attack", game=table(cross_lines=True))

    assert on(game).outcome == c.HOME
    assert numbers_told(game, c.TELL_COMPARED)[0][1:] == stars


@rule("MOTS-OPT-06", "MOTS-LINEUP-09")
@vector("V-142")
def test_further_formations_are_not_on_the_wing_attack_card_but_have_wings() -> None:
    game = table(extra_formations="5-4-1")
    eleven(game, BLUE, FIVE_FOUR_ONE)
    eleven(game, RED, "A")
    hold(game, BLUE, "wing-attack")
    lined_up(game, BLUE, RED)
    question = question_after(game, go_on)
    assert (question.kind, question.options) == (c.ASK_TACTIC, [PASS])

    game = match("A", FIVE_FOUR_ONE, [1], card="wing-attack", game=table(extra_formations="5-4-1"))
    assert numbers_told(game, c.TELL_COMPARED)[0][1:] == (5, 5)
    assert on(game).outcome == c.NEITHER


def goals(faces: list[int], **options: Any) -> tuple[list[int], int]:
    game = table(**options)
    eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)
    script(game, go_on, [], faces)
    return on(game).goals, on(game).outcome


@rule("MOTS-OPT-08", "MOTS-OPT-09")
@vector("VB-17")
def test_four_rolls_may_end_three_to_one() -> None:
    assert goals([1, 3, 1, 4], match_events=4) == ([3, 1], c.HOME)


@rule("MOTS-ADV-01", "MOTS-ADV-02", "MOTS-ADV-03", "MOTS-ADV-04", "MOTS-ADV-05", "MOTS-ADV-06", "MOTS-ADV-07")
@vector("VB-18")
def test_six_events_may_end_six_to_nothing() -> None:
    assert goals([1, 1, 3, 3, 1, 3], advanced_game=True) == ([6, 0], c.HOME)


@rule("MOTS-ADV-04")
@vector("VB-19")
def test_six_events_may_end_level() -> None:
    assert goals([1, 4, 1, 4, 3, 4], advanced_game=True) == ([3, 3], c.NEITHER)


@rule("MOTS-ADV-03", "MOTS-ADV-04")
@vector("VB-20")
def test_equal_stars_bring_no_goal() -> None:
    assert goals([2, 2, 2, 2, 2, 2], advanced_game=True) == ([0, 0], c.NEITHER)


@rule("MOTS-ADV-40")
def test_an_injured_goalkeeper_without_a_reserve_leaves_an_empty_goal() -> None:
    game = table(advanced_game=True)
    eleven(game, BLUE, "A", "M2")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)

    script(game, go_on, [PASS] * 5, [9, 1, 2, 2, 2, 2, 2])
    assert on(game).home.slots[0] == NOBODY


@rule("MOTS-KO-05", "MOTS-ADV-27")
def test_a_red_card_in_an_extra_event_may_end_the_match() -> None:
    game = table(advanced_game=True)
    eleven(game, BLUE, "4-4-2 GK2 D3 D2 D2 D1 M4 M3 - - A5 A2")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED, c.NATIONAL_SEMI)

    script(game, go_on, [], [2, 2, 2, 2, 2, 2, 7, 2])
    assert (numbers_told(game, c.TELL_FORFEIT), on(game).outcome) == ([(BLUE,)], c.AWAY)


@rule("MOTS-OPT-07")
def test_an_own_table_may_have_faces_on_which_nothing_happens() -> None:
    game = table(event_table="own")
    eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    game.rules.faces = [NOTHING] * 12
    lined_up(game, BLUE, RED)

    script(game, go_on, [], [7])
    assert (on(game).outcome, cash(game)[:2]) == (c.NEITHER, [50000, 50000])


@rule("MOTS-OPT-08", "MOTS-OPT-10")
def test_two_events_are_several_already() -> None:
    game = table(match_events=2)
    eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    counter = hold(game, BLUE, "counter-attack")[0]
    lined_up(game, BLUE, RED)

    script(game, go_on, [counter, PASS, counter], [1, 3])
    assert [question.kind for question in questions_asked(game)][1:] == [c.ASK_REVEAL, c.ASK_REVEAL]
    assert numbers_told(game, c.TELL_SCORE) == [(2, 0)]
    assert numbers_told(game, c.TELL_GOAL) == [(BLUE, 1, 0, RED), (BLUE, 2, 0, RED)]
    assert numbers_told(game, c.TELL_FACE) == [(1, 1, game.rules.faces[0]), (2, 3, game.rules.faces[2])]


@rule("MOTS-KO-02")
def test_extra_rolls_are_counted() -> None:
    game = match("A", "B", [2, 2, 2, 1], competition=c.NATIONAL_SEMI)

    assert numbers_told(game, c.TELL_EXTRA) == [(1,), (2,), (3,)]


@rule("MOTS-ADV-22")
def test_substitutions_belong_to_the_advanced_game_alone() -> None:
    game = table(match_events=3)
    for team in (BLUE, RED):
        eleven(game, team, "A", "M2 D2")
    lined_up(game, BLUE, RED)

    script(game, go_on, [], [1, 2, 3])
    assert questions_asked(game) == []


@rule("MOTS-ADV-34")
def test_an_empty_slot_counts_nothing_after_a_substitution() -> None:
    game = table(advanced_game=True)
    blue = eleven(game, BLUE, "A10", "M3")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)

    script(game, go_on, [blue[7], c.KEEP], [2, 1, 2, 2, 2, 2])
    home = on(game).home
    assert home.stars == [game.cards.stars[player] if player >= 0 else 0 for player in home.slots]
    assert home.stars[home.slots.index(NOBODY)] == 0
    assert numbers_told(game, c.TELL_COMPARED)[1][1:] == (27, 26)


@rule("MOTS-TACTIC-08")
def test_a_card_that_was_revealed_is_not_called_unused() -> None:
    assert numbers_told(match("A", "B", [4], card="counter-attack"), c.TELL_UNUSED) == []


@rule("MOTS-PEN-05", "MOTS-TACTIC-23")
def test_a_saved_penalty_is_told_of_the_side_that_took_it() -> None:
    assert numbers_told(match("A", "B", [5, 7]), c.TELL_SAVED) == [(BLUE,)]
    assert numbers_told(match("A", "B", [6, 10]), c.TELL_SAVED) == [(RED,)]
    assert numbers_told(match("A", "B", [6], card="super-save"), c.TELL_SAVED) == [(RED,)]


@rule("MOTS-ADV-26")
def test_the_injured_who_is_replaced_has_left_the_match_once() -> None:
    game = table(advanced_game=True)
    eleven(game, BLUE, "A", "M2")
    eleven(game, RED, "B")
    side = lined_up(game, BLUE, RED).home
    out = side.slots[5]

    script(game, lambda it: off_with(it, on(it), HOME_INJURY), [c.KEEP], [6])
    assert side.gone == [out]
