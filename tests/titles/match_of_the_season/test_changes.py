"""Changes of a line-up at kick-off, and substitutions."""

from __future__ import annotations

from tests.scenes import numbers_told, question_after, questions_asked, rule, script
from tests.titles.match_of_the_season.laid import (
    BLUE,
    GREEN,
    PASS,
    RED,
    asked_at,
    do,
    eleven,
    four_squads,
    lined_up,
    names,
    reserve,
    table,
    vector,
)

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.changes import choose_change, exchange
from touchline.titles.match_of_the_season.rules.match import on
from touchline.titles.match_of_the_season.runs import line_up_runs, picks_for_choice
from touchline.titles.match_of_the_season.state import INTERNATIONAL, Mots


@rule("MOTS-MATCH-20", "MOTS-ECUP-11")
def test_against_an_international_team_no_change_is_asked_for() -> None:
    game = table()
    eleven(game, BLUE, "A", "D2 M2")
    context = (BLUE, c.EUROPEAN_MATCH, INTERNATIONAL)
    laid = dict(line_up_runs(game, *context))["strongest"]

    picks = picks_for_choice(game, 0, c.ASK_FORMATION, context, laid)
    do(game, c.STEP_PLAY, BLUE, INTERNATIONAL, c.EUROPEAN_MATCH, picks=picks, faces=[1])
    assert all(question.kind != c.ASK_CHANGE_OUT for question in questions_asked(game))


def two_sides(bench: str = "") -> tuple[Mots, list[int]]:
    game = table()
    blue = eleven(game, BLUE, "A", bench)
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)
    game.agenda = []
    return game, blue


@rule("MOTS-MATCH-20", "MOTS-MATCH-21", "MOTS-MATCH-19")
@vector("V-23")
def test_one_change_exchanges_two_slots_and_a_second_is_not_asked_for() -> None:
    game, blue = two_sides()

    do(game, c.STEP_CHANGES, picks=[blue[5], blue[6], PASS])
    assert names(game, on(game).home.slots[5:9]) == ["M3", "M4", "M2", "M1"]
    assert [(question.seat, question.kind) for question in questions_asked(game)] == [
        (0, c.ASK_CHANGE_OUT), (0, c.ASK_CHANGE_IN), (1, c.ASK_CHANGE_OUT),
    ]  # fmt: skip


@rule("MOTS-MATCH-21", "MOTS-LINEUP-03")
@vector("V-24")
def test_a_change_into_no_formation_is_refused() -> None:
    game, blue = two_sides("D3 A1")
    question = asked_at(game, c.STEP_CHANGES, picks=[blue[10]])

    assert blue[11] not in question.options
    assert (blue[11], c.WHY_FORMATION) in [(refusal.option, refusal.reason) for refusal in question.refusals]


@rule("MOTS-MATCH-21")
@vector("V-25")
def test_a_change_may_lead_to_another_formation() -> None:
    game, blue = two_sides("A3")

    do(game, c.STEP_CHANGES, picks=[blue[8], blue[11], c.KEEP, PASS])
    home = on(game).home
    assert game.cards.formation_names[home.formation] == "4-3-3"
    assert names(game, home.slots) == ["GK2", "D3", "D2", "D2", "D1", "M4", "M3", "M2", "A5", "A2", "A3"]
    assert game.teams[BLUE].lineup == home.slots


@rule("MOTS-MATCH-21")
def test_only_the_touched_lines_are_ordered_again() -> None:
    game = table()
    blue = eleven(game, BLUE, "A", "A3")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)
    game.agenda = []
    picks = [blue[8], blue[11], c.REARRANGE, blue[7], blue[6], blue[11], blue[10]]

    do(game, c.STEP_CHANGES, picks=[*picks, PASS])
    assert [question.context[1] for question in questions_asked(game) if question.kind == c.ASK_SLOT] == [6, 7, 9, 10]
    assert on(game).home.slots == [*blue[:5], blue[7], blue[6], blue[5], blue[11], blue[10], blue[9]]


@rule("MOTS-LINEUP-20")
def test_the_reserve_stands_in_the_slot_that_fell_free() -> None:
    game = table()
    blue = eleven(game, BLUE, "A", "D2 D1 M1")

    do(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_MARKET, c.SELL, blue[1], blue[12]])
    assert game.teams[BLUE].lineup == [blue[0], blue[12], *blue[2:11]]
    assert numbers_told(game, c.TELL_FILLED) == [(BLUE, 2, blue[12])]


@rule("MOTS-EOS-28")
def test_a_card_given_from_the_bench_is_replaced_beside_the_line_up() -> None:
    game = table()
    blue = eleven(game, BLUE, "A", "A1")
    green = eleven(game, GREEN, "B")

    do(game, c.STEP_SWAP, BLUE, GREEN, picks=[green[8], blue[11]])
    assert game.teams[BLUE].lineup == blue[:11]
    assert game.teams[GREEN].lineup[8] == blue[11]
    assert green[8] in game.teams[BLUE].squad


@rule("MOTS-MATCH-21")
def test_the_only_reserve_of_a_position_comes_on_without_a_question() -> None:
    game = table()
    blue = eleven(game, BLUE, "A", "GK3")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)
    game.agenda = []

    do(game, c.STEP_CHANGES, picks=[blue[0], PASS])
    assert on(game).home.slots == [blue[11], *blue[1:11]]


@rule("MOTS-MATCH-21")
def test_the_away_manager_s_change_is_asked_with_his_opponent_and_refuses_who_fits_no_formation() -> None:
    game = four_squads(lineup_mode="hidden_one_change")
    eleven(game, BLUE, "A")
    eleven(game, RED, "4-4-2 GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2", "GK1 D1 A1")
    lined_up(game, BLUE, RED)
    slots = game.teams[RED].lineup
    question = question_after(game, lambda laid: choose_change(laid, on(laid), c.AWAY))
    assert (question.kind, question.context) == (c.ASK_CHANGE_OUT, (RED, BLUE))

    question = question_after(game, lambda laid: choose_change(laid, on(laid), c.AWAY), [slots[5]])
    assert (question.kind, question.context) == (c.ASK_CHANGE_IN, (RED, slots[5]))
    keeper, defender, attacker = reserve(game, RED, "GK1"), reserve(game, RED, "D1"), reserve(game, RED, "A1")
    assert question.options == [defender, attacker, *slots[6:9]]
    assert [(each.option, each.reason) for each in question.refusals] == [(keeper, c.WHY_FORMATION)]


@rule("MOTS-ADV-25", "MOTS-ADV-34")
def test_in_a_short_side_a_man_goes_to_the_gap_of_another_line_and_the_others_stay() -> None:
    game = table(advanced_game=True)
    slots = eleven(game, BLUE, "4-4-2 GK2 D3 D2 D2 - M4 M3 M2 M1 - A2", "D1")
    eleven(game, RED, "B")
    side = lined_up(game, BLUE, RED).home
    out, player = slots[6], slots[11]
    same = game.cards.formation_names.index("4-4-2")
    laid: list[int] = []

    script(game, lambda it: laid.extend(exchange(it, side, out, player)), [same, c.KEEP])
    assert laid == [same, *slots[:4], player, slots[5], *slots[7:9], NOBODY, NOBODY, slots[10]]


@rule("MOTS-ADV-34")
def test_a_line_with_an_empty_place_is_ordered_again_with_the_place_named_once() -> None:
    game = table(advanced_game=True)
    slots = eleven(game, BLUE, "4-4-2 GK2 D3 D2 D2 D1 M4 M3 M2 - A5 A2", "M1")
    eleven(game, RED, "B")
    side = lined_up(game, BLUE, RED).home

    question = question_after(game, lambda it: exchange(it, side, slots[5], slots[11]), [c.REARRANGE])
    assert (question.kind, question.options) == (c.ASK_SLOT, [slots[11], slots[6], slots[7], NOBODY])
    question = question_after(game, lambda it: exchange(it, side, slots[5], slots[11]), [c.REARRANGE, NOBODY])
    assert question.options == [slots[11], slots[6], slots[7]]
