"""MIS-LINEUP: eleven of fifteen, face down, then turned up."""

from __future__ import annotations

import pytest
from tests.scenes import question_after, questions_asked, rule, script
from tests.titles.mister.laid import (
    ATT,
    DEF,
    PLACES,
    change,
    ex,
    fate_of,
    finished_table,
    match_begun,
    mister,
    numbers_of,
    player,
    story,
)

from touchline.kernel.errors import IllegalPick
from touchline.kernel.table import Table
from touchline.titles.mister import TITLE
from touchline.titles.mister.printed import CENTRE_BACK, LB, LCB, SLOT_NAMES, STRIKER
from touchline.titles.mister.rules.lineup import choose_lineup, lineups
from touchline.titles.mister.state import LEFT, RIGHT, SCORED, SENT_OFF

OUTFIELD = PLACES[1:11]


def eleven(seat: int, *places: str) -> list[int]:
    """The picks for the ten outfield slots; by default everybody where the baseline has him."""
    return [player(seat, place) for place in places or OUTFIELD]


def at_lineups() -> Table:
    """A table at which both sides choose their line-ups."""
    table = TITLE.table(2, seed=11)
    while not table.hidden:
        seat = table.to_act[0]
        table.pick(seat, table.questions[seat].options[0])
    return table


@ex("EX-107")
@rule("MIS-LINEUP-01")
def test_eleven_of_the_squad_play_and_four_are_the_bench() -> None:
    game = match_begun()
    tenth = question_after(game, lambda it: choose_lineup(it, ATT), eleven(ATT)[:9])

    assert tenth.context[0] == SLOT_NAMES.index("RS")  # ten are not enough
    for twice_or_strange in (player(ATT, "LB"), player(DEF, "LB"), 80):
        assert twice_or_strange not in tenth.options
    script(game, lineups, eleven(ATT) + eleven(DEF))
    assert game.sides[ATT].lineup == [player(ATT, place) for place in PLACES[:11]]
    assert sorted(game.sides[ATT].bench) == [player(ATT, place) for place in PLACES[11:]]


@rule("MIS-LINEUP-02")
def test_the_formation_is_the_442_and_its_slots_are_asked_in_their_order() -> None:
    game = match_begun()
    script(game, lambda it: choose_lineup(it, ATT), eleven(ATT))

    assert [question.context[0] for question in questions_asked(game)] == list(range(1, 11))
    assert " ".join(SLOT_NAMES) == "GK LB LCB RCB RB LM LCM RCM RM LS RS"


@rule("MIS-LINEUP-03")
def test_nobody_learns_anything_of_a_lineup_while_it_is_laid() -> None:
    table = at_lineups()
    before = table.view(1), table.events_since(0, 1), table.view(None)
    for option in range(10):
        table.pick(0, table.questions[0].options[option % 3])

    after = table.view(1), table.events_since(0, 1), table.view(None)
    assert before[0]["game"] == after[0]["game"]
    assert before[0]["question"] == after[0]["question"]
    assert before[1] == after[1]
    assert before[2]["game"] == after[2]["game"]


@ex("EX-092")
@rule("MIS-LINEUP-04")
def test_the_preferred_role_binds_nobody_and_changes_no_value() -> None:
    game = match_begun("att GK.E=8, att LS.B=6")
    game.cards.role[player(ATT, "LS")] = STRIKER
    game.cards.role[player(ATT, "LCB")] = CENTRE_BACK
    swapped = ["LB", "LS", "RCB", "RB", "LM", "LCM", "RCM", "RM", "LCB", "RS"]
    script(game, lineups, eleven(ATT, *swapped) + eleven(DEF))

    assert game.sides[ATT].lineup[LCB] == player(ATT, "LS")
    assert fate_of(game, 8, LEFT, RIGHT) == SCORED  # B 6 > 5; 6 v H 6


@ex("EX-091")
@rule("MIS-LINEUP-05")
def test_the_keeper_stands_in_goal_and_nobody_else_does() -> None:
    game = match_begun()
    question = question_after(game, lambda it: choose_lineup(it, ATT))

    assert question.context[0] == LB  # the goal is not asked for
    assert player(ATT, "GK") not in question.options
    reasons = {each.option: TITLE.words.reasons[each.reason].name for each in question.refusals}
    assert reasons[player(ATT, "GK")] == "keeper-in-goal"
    with pytest.raises(IllegalPick):
        script(match_begun(), lambda it: choose_lineup(it, ATT), [player(ATT, "GK")])
    assert script(game, lambda it: choose_lineup(it, ATT), eleven(ATT))[0] == player(ATT, "GK")


@rule("MIS-LINEUP-05")
def test_with_the_option_anybody_may_stand_in_goal() -> None:
    game = match_begun(keeper_slot="free")
    goal = question_after(game.clone(), lambda it: choose_lineup(it, ATT))
    places = ["RS", "GK", *OUTFIELD[1:9], "S1"]
    lineup = script(game, lambda it: choose_lineup(it, ATT), [player(ATT, place) for place in places])

    assert (goal.context[0], len(goal.options)) == (0, 15)
    assert lineup[:2] == [player(ATT, "RS"), player(ATT, "GK")]


@rule("MIS-LINEUP-06", "MIS-INFO-03")
def test_when_both_have_laid_the_cards_are_turned_up_one_by_one() -> None:
    game = match_begun()
    script(game, lineups, eleven(ATT) + eleven(DEF))

    shown = numbers_of(game, "fielded", seat=None)
    assert len(shown) == 22
    assert {(each["seat"], each["slot"]): each["player"] for each in shown} == {
        (seat, slot): player(seat, PLACES[slot]) for seat in (ATT, DEF) for slot in range(11)
    }


@ex("EX-108")
@rule("MIS-LINEUP-07")
def test_a_lineup_is_changed_only_while_the_other_still_chooses() -> None:
    table = at_lineups()
    lay(table, 0)
    assert table.to_act == [1]
    with pytest.raises(IllegalPick, match="not-asked"):
        table.pick(0, mister(table.now).sides[0].squad[1])

    before = table.events_since(0, 1), table.view(1)["game"]
    table.undo_hidden(0)
    assert table.to_act == [0, 1]
    assert (table.events_since(0, 1), table.view(1)["game"]) == before  # the other learns nothing of it

    lay(table, 0)
    lay(table, 1)
    with pytest.raises(IllegalPick, match="no-undo"):
        table.undo(0)


def lay(table: Table, seat: int) -> None:
    for _ in range(10):
        table.pick(seat, table.questions[seat].options[0])


@rule("MIS-LINEUP-07")
def test_the_reveal_contains_no_decision() -> None:
    game = match_begun()
    script(game, lineups, eleven(ATT) + eleven(DEF))

    assert len(questions_asked(game)) == 20
    assert set(story(game)) == {"fielded"}


@rule("MIS-LINEUP-08")
def test_an_attack_on_the_right_meets_the_left_of_the_other_side() -> None:
    opposed = [
        (SLOT_NAMES[phase.slot], SLOT_NAMES[phase.their_slot], action.number)
        for action in match_begun().actions
        for phase in action.phases
        if phase.their_slot >= 0
    ]

    assert len(opposed) == 38
    assert [number for mine, theirs, number in opposed if mine[0] == theirs[0]] == []
    assert fate_of(match_begun("att RM.E=6, att LS.B=6, def RB.C=9"), 1, LEFT, RIGHT) == SCORED
    assert fate_of(match_begun("att RM.E=6, att LS.B=6, def LB.C=9"), 1) != SCORED


@rule("MIS-LINEUP-09")
def test_only_an_injury_brings_somebody_on() -> None:
    for number in range(1, 33):
        game = match_begun("att GK has crowd_favourite, att GK has true_leader, att LB.A=9")
        before = game.sides[ATT].lineup[:], game.sides[DEF].lineup[:]
        picks = {9: [player(ATT, "RS"), LEFT, RIGHT], 10: [player(ATT, "RS"), LEFT, RIGHT], 22: [player(ATT, "S1")]}
        scripted = picks.get(number, [LEFT, LEFT] if number in (20, 21) else [])
        outcome = fate_of(game, number, *scripted)
        if number == 22:
            before[0][LB] = player(ATT, "S1")
        if outcome == SENT_OFF:
            before[0][LB] = -1
        assert (game.sides[ATT].lineup, game.sides[DEF].lineup) == before


@rule("MIS-LINEUP-10")
def test_every_round_asks_for_new_lineups_from_all_fifteen() -> None:
    game = change(match_begun(seats=4, mode="cup"), "att slot LM empty")
    game.sides[ATT].bench = [player(ATT, "S1")]
    question = question_after(game, lambda it: choose_lineup(it, ATT))

    assert sorted(question.options) == [player(ATT, place) for place in PLACES[1:]]
    told = [each["event"] for each in finished_table(4, seed=2, mode="cup").events_since(0, None)]
    assert [name for name in told if name in ("round", "fielded")] == ["round", *["fielded"] * 44] * 2
