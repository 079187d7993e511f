"""MIS-PEN: five takers each, then sudden death."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenes import play, question_after, questions_asked, rule, script
from tests.titles.mister.laid import (
    ATT,
    DEF,
    SQUAD_SIZE,
    change,
    ex,
    fate_of,
    go_on,
    kinds,
    match_begun,
    numbers_of,
    player,
    row,
    story,
)

from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Question
from touchline.titles.mister import TITLE
from touchline.titles.mister import codes as c
from touchline.titles.mister.rules.match import kick_off
from touchline.titles.mister.rules.shootout import choose_takers, eligible, is_decided, kick, least_used, takers, toss
from touchline.titles.mister.rules.tournament import full_time
from touchline.titles.mister.state import LEFT, RIGHT, Mister, Shootout

X, Y = ATT, DEF
FIVE = ("LS", "RS", "LM", "RM", "LCM")
SAME, DIFFERENT = [LEFT, LEFT], [LEFT, RIGHT]


def level(given: str = "", **options: Any) -> Mister:
    """The deck is used up and nobody leads."""
    game = match_begun(given, **options)
    game.pack = []
    script(game, full_time)
    return game


def named_takers() -> list[int]:
    return [player(seat, place) for seat in (X, Y) for place in FIVE]


def fives(x: list[int], y: list[int]) -> str:
    """Both keepers have G 7, and the five takers of each side these values of F."""
    given = ["att GK.G=7", "def GK.G=7"]
    for side, values in (("att", x), ("def", y)):
        given += [f"{side} {place}.F={value}" for place, value in zip(FIVE, values, strict=True)]
    return ", ".join(given)


def take_kicks(game: Mister, *directions: list[int], steps: int | None = None) -> Mister:
    """The lists, then these kicks."""
    picks = named_takers() + [way for pair in directions for way in pair]
    play(TITLE, game, picks, steps=steps or 1 + len(directions))
    return game


X_KICKS, Y_KICKS = [8, 7, 7, 6, 5], [9, 7, 6, 6, 6]
TEN = [SAME, SAME, SAME, DIFFERENT, DIFFERENT, DIFFERENT, SAME, SAME, DIFFERENT, DIFFERENT]


@ex("EX-078")
@rule("MIS-PEN-05, 06, 08")
def test_ten_kicks_by_the_rule_of_the_penalty_card() -> None:
    game = take_kicks(level(fives(X_KICKS, Y_KICKS)), *TEN)

    order = [(each["seat"], each["player"]) for each in numbers_of(game, "penalty")]
    assert order == [(seat, player(seat, place)) for place in FIVE for seat in (X, Y)]
    scored = [name == "penalty-scored" for name in story(game) if name.startswith("penalty-")]
    assert scored[0::2] == [True, True, True, False, False]
    assert scored[1::2] == [True, True, True, False, True]
    assert numbers_of(game, "shootout-won") == [{"seat": Y, "scored": 4, "against": 3, "rival": X, "home": 0}]


@ex("EX-079")
@rule("MIS-PEN-10, 13")
def test_level_after_ten_kicks_it_goes_on_to_sudden_death() -> None:
    game = take_kicks(level(fives(X_KICKS, Y_KICKS) + ", att LB.F=6, def LB.F=6"), *TEN[:9], SAME)
    assert game.kicks is not None
    assert game.kicks.scored == [3, 3]
    play(TITLE, game, [player(X, "LB"), *DIFFERENT, player(Y, "LB"), *SAME], steps=2)

    assert numbers_of(game, "shootout-won") == [{"seat": X, "scored": 4, "against": 3, "rival": Y, "home": 1}]
    assert game.results == [(0, X, Y, 0, 0, X, 4, 3)]
    assert [side.goals() for side in game.sides] == [0, 0]


@rule("MIS-PEN-10")
def test_sudden_death_goes_on_until_a_round_ends_differently() -> None:
    game = take_kicks(level(), *[SAME] * 10)
    play(TITLE, game, [player(X, "LB"), *DIFFERENT, player(Y, "LB"), *DIFFERENT], steps=2)
    assert game.agenda[0] == (c.STEP_KICK, 0, 12)
    play(TITLE, game, [player(X, "RB"), *SAME, player(Y, "RB"), *DIFFERENT], steps=2)

    assert game.agenda == [(c.STEP_ROUND_END,)]
    assert game.results[0][5:] == (Y, 1, 2)


@ex("EX-080")
@rule("MIS-PEN-03")
def test_only_those_on_the_pitch_at_the_end_may_kick() -> None:
    game = match_begun("att LM.A=9, att LS.A=8")
    fate_of(game, 19)
    fate_of(game, 22, player(X, "S2"))

    expected = ["GK", "LB", "LCB", "RCB", "RB", "LCM", "RCM", "RM", "RS", "S2"]
    assert sorted(eligible(game, X)) == sorted(player(X, place) for place in expected)
    question = question_after(game, lambda it: choose_takers(it, X))
    reasons = {each.option: TITLE.words.reasons[each.reason].name for each in question.refusals}
    assert sorted(question.options) == sorted(eligible(game, X))
    assert reasons[player(X, "LM")] == "sent-off"
    assert reasons[player(X, "LS")] == "injured"
    assert reasons[player(X, "S1")] == "on-the-bench"


@rule("MIS-PEN-03")
def test_with_the_option_the_unused_bench_may_kick_too() -> None:
    game = change(match_begun(shootout_pool="with_bench"), "att slot LM empty")

    assert sorted(eligible(game, X)) == [each for each in range(SQUAD_SIZE) if each != player(X, "LM")]


@rule("MIS-PEN-03")
def test_five_different_takers_are_named() -> None:
    question = question_after(match_begun(), lambda it: choose_takers(it, X), [player(X, "LS")])

    assert player(X, "LS") not in question.options
    assert TITLE.words.reasons[question.refusals[0].reason].name == "already-named"


@ex("EX-081")
@rule("MIS-PEN-11")
def test_everybody_kicks_once_before_anybody_kicks_twice() -> None:
    game = match_begun("att slot LM empty")
    game.kicks = Shootout(0, (X, Y))
    game.kicks.kicked = [
        [each for each in range(11) if each != player(X, "LM")],
        [player(Y, "GK") + each for each in range(10)],
    ]

    assert len(least_used(game, X)) == 10
    assert least_used(game, Y) == [player(Y, "RS")]


@rule("MIS-PEN-11")
def test_in_sudden_death_the_taker_is_named_just_before_the_kick() -> None:
    game = take_kicks(level(), *[SAME] * 10)
    question = question_after(game, lambda it: kick(it, 0, 10))

    assert (question.seat, TITLE.words.asks[question.kind].name) == (X, "sudden")
    assert sorted(question.options) == [player(X, place) for place in ("GK", "LB", "LCB", "RCB", "RB", "RCM")]


@ex("EX-119")
@rule("MIS-PEN-01", "MIS-CUP-04, 05, 07")
def test_two_level_matches_of_a_cup_are_settled_in_the_order_of_their_fixtures() -> None:
    game = match_begun(seats=4, mode="cup")
    game.round, game.passes = 1, 2
    game.fixtures = [(2, 0), (3, 1)]
    game.sides[2].kept, game.sides[0].kept = [row(1)], [row(2)]
    script(game, full_time)

    assert game.agenda == [(c.STEP_TAKERS, 0), (c.STEP_TAKERS, 1), (c.STEP_ROUND_END,)]
    assert game.results == [(1, 2, 0, 1, 1, -1, 0, 0), (1, 3, 1, 0, 0, -1, 0, 0)]


@rule("MIS-PEN-01")
def test_a_level_single_match_goes_to_a_shootout() -> None:
    assert level().agenda == [(c.STEP_TAKERS, 0), (c.STEP_ROUND_END,)]
    assert level(shootout=False).agenda == [(c.STEP_ROUND_END,)]


@ex("EX-120")
@rule("MIS-PEN-07, 12")
def test_the_side_of_the_first_turn_kicks_first_and_faces_the_other_keeper() -> None:
    game = match_begun()
    script(game, kick_off, faces=[2])  # seat 1 won the toss
    game.pack = []
    script(game, full_time)
    picks = [player(seat, place) for seat in (Y, X) for place in FIVE]
    play(TITLE, game, picks + LEFT_LEFT * 10, steps=11)

    kicks = numbers_of(game, "penalty")
    assert [each["seat"] for each in kicks] == [Y, X] * 5
    assert {each["keeper"] for each in kicks[0::2]} == {player(X, "GK")}
    assert {each["keeper"] for each in kicks[1::2]} == {player(Y, "GK")}


LEFT_LEFT = [LEFT, LEFT]


@rule("MIS-PEN-07")
def test_in_a_tournament_the_first_named_side_kicks_first() -> None:
    game = match_begun(seats=4, mode="cup")
    game.fixtures = [(0, 1), (3, 2)]
    game.results = [(0, 0, 1, 1, 0, 0, 0, 0), (0, 3, 2, 0, 0, -1, 0, 0)]
    picks = [player(seat, place) for seat in (3, 2) for place in FIVE]
    script(game, lambda it: takers(it, 1), picks)

    assert game.kicks is not None
    assert game.kicks.sides == (3, 2)
    assert numbers_of(game, "shootout") == [{"first": 3, "second": 2}]


@rule("MIS-PEN-12")
def test_each_kick_is_the_takers_f_against_the_other_sides_g() -> None:
    given = "att LS.F=6, def GK.G=7, att GK.G=2, def LS.F=3, def RS.F=9"
    game = take_kicks(level(given), DIFFERENT, SAME)

    assert [(each["value"], each["against"]) for each in numbers_of(game, "penalty")] == [(6, 7), (3, 2)]
    assert story(game).count("penalty-scored") == 2


@ex("EX-121")
@rule("MIS-PEN-09")
def test_all_ten_kicks_are_taken_even_if_the_winner_is_known() -> None:
    three_nil = [DIFFERENT, SAME] * 3
    game = take_kicks(level(), *three_nil)
    assert game.kicks is not None
    assert game.kicks.scored == [3, 0]
    assert game.agenda[0] == (c.STEP_KICK, 0, 6)
    play(TITLE, game, SAME * 4, steps=4)

    assert game.agenda == [(c.STEP_ROUND_END,)]


@rule("MIS-PEN-09")
@pytest.mark.parametrize(
    ("kicks", "over"),
    [
        ([DIFFERENT, SAME] * 2, False),  # 2-0, three to come each
        ([DIFFERENT, SAME] * 3, True),  # 3-0, two to come each
        ([*[DIFFERENT, SAME] * 2, DIFFERENT], False),  # 3-0, but the other side has three to come
        ([*[DIFFERENT, SAME] * 3], True),
        ([SAME, DIFFERENT] * 3, True),
    ],
)
def test_with_the_option_it_stops_when_the_winner_is_certain(kicks: list[list[int]], over: bool) -> None:
    game = take_kicks(level(shootout_early_stop=True), *kicks)

    assert (game.agenda == [(c.STEP_ROUND_END,)]) == over


@rule("MIS-PEN-02, 04")
def test_both_name_five_secretly_before_the_first_kick() -> None:
    game = level()
    script(game, lambda it: takers(it, 0), named_takers())

    assert kinds(game, questions_asked(game)) == ["kicker"] * 10
    assert [question.seat for question in questions_asked(game)] == [X] * 5 + [Y] * 5
    assert [list(each.values())[1:] for each in numbers_of(game, "takers", seat=None)] == [
        [player(seat, place) for place in FIVE] for seat in (X, Y)
    ]


@rule("MIS-PEN-04")
def test_a_list_is_hidden_until_both_are_ready() -> None:
    seed = 0
    table = TITLE.table(2, seed=seed)
    while not at_lists(table.question(0)):
        if table.over:
            seed += 1
            table = TITLE.table(2, seed=seed)
        go_on(table, Seeded(len(table.log)))
    before = table.view(1)["game"], table.events_since(0, 1)
    for _ in range(5):
        table.pick(0, table.questions[0].options[0])

    assert (table.view(1)["game"], table.events_since(0, 1)) == before
    assert table.to_act == [1]


def at_lists(question: Question | None) -> bool:
    return question is not None and TITLE.words.asks[question.kind].name == "kicker"


@rule("MIS-PEN-08")
@pytest.mark.parametrize(("first", "winner"), [(DIFFERENT, X), (SAME, Y)])
def test_the_side_that_scores_more_wins(first: list[int], winner: int) -> None:
    second = SAME if first == DIFFERENT else DIFFERENT
    game = take_kicks(level(), first, second, *[SAME] * 8)

    assert numbers_of(game, "shootout-won")[0]["seat"] == winner
    play(TITLE, game, steps=2)
    assert TITLE.result(game).places[winner] == 1


@rule("MIS-PEN-13")
def test_penalties_are_not_added_to_the_score() -> None:
    game = level()
    game = take_kicks(game, *[DIFFERENT, SAME] * 5)
    play(TITLE, game, steps=2)

    assert game.results[0][3:5] == (0, 0)
    assert TITLE.result(game).scores == [0, 0]
    assert TITLE.result(game).why == "penalties"


@rule("MIS-PEN-02", "MIS-PEN-03")
def test_a_taker_who_is_named_already_is_refused_with_his_kick() -> None:
    first, second = player(X, "LS"), player(X, "RS")
    game = match_begun()
    question = question_after(game, lambda it: choose_takers(it, X), [first, second])

    assert questions_asked(game)[0].context == (1, -1, -1, -1, -1)
    assert question.context == (3, first, second, -1, -1)
    taken = [(each.option, each.numbers) for each in question.refusals if each.reason == c.WHY_ALREADY_NAMED]
    assert taken == [(first, (1,)), (second, (2,))]


@rule("MIS-PEN-03")
def test_exactly_five_on_the_pitch_are_still_named_once_each() -> None:
    empty = ", ".join(f"att slot {place} empty" for place in ("LB", "LCB", "RCB", "RB", "LM", "LCM"))
    question = question_after(match_begun(empty), lambda it: choose_takers(it, X), [player(X, "LS")])

    assert (player(X, "LS"), c.WHY_ALREADY_NAMED) in [(each.option, each.reason) for each in question.refusals]


@rule("MIS-PEN-06")
def test_each_kick_tells_its_round() -> None:
    game = take_kicks(level(), *[DIFFERENT] * 3)

    assert [(each["seat"], each["kick"]) for each in numbers_of(game, "penalty")] == [(X, 1), (Y, 1), (X, 2)]


@rule("MIS-PEN-11")
def test_in_sudden_death_the_question_says_which_kick_it_is() -> None:
    game = level()
    kicks = game.kicks = Shootout(0, (X, Y))
    kicks.takers = [game.sides[X].lineup[:5], game.sides[Y].lineup[:5]]
    kicks.kicked = [game.sides[X].lineup[:5], game.sides[Y].lineup[:5]]

    assert question_after(game, lambda it: kick(it, 0, 10)).context == (6,)


@rule("MIS-PEN-08", "MIS-PEN-09")
@pytest.mark.parametrize(
    ("scored", "taken", "early_stop", "decided"),
    [
        ((4, 2), (5, 4), True, True),
        ((4, 3), (5, 4), True, False),
        ((2, 3), (5, 4), True, True),
        ((4, 2), (5, 4), False, False),
        ((4, 2), (4, 4), False, False),
        ((4, 2), (5, 5), False, True),
        ((4, 4), (5, 5), False, False),
        ((5, 4), (6, 5), False, False),
    ],
)
def test_when_a_shootout_is_decided(
    scored: tuple[int, int], taken: tuple[int, int], early_stop: bool, decided: bool
) -> None:
    kicks = Shootout(0, (X, Y))
    kicks.scored, kicks.kicked = list(scored), [[0] * taken[0], [0] * taken[1]]

    assert is_decided(kicks, early_stop) == decided


@rule("MIS-PEN-14")
def test_the_coin_of_a_shootout_has_two_sides() -> None:
    with pytest.raises(ValueError, match="2 sides"):
        script(match_begun(), lambda it: toss(it, Shootout(0, (X, Y))), faces=[3])
