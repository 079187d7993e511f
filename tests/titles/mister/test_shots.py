"""MIS-SHOT, MIS-TAKER, MIS-PHASE: directions, takers, and what a phase may ask."""

from __future__ import annotations

from itertools import product

import pytest
from tests.scenes import question_after, questions_asked, rule, script
from tests.titles.mister.laid import ATT, DEF, ex, fate_of, kinds, match_begun, numbers_of, player, story

from touchline.kernel.drivers import Question
from touchline.kernel.errors import IllegalPick
from touchline.titles.mister import TITLE
from touchline.titles.mister.printed import NORMAL, PENALTY, UNSTOPPABLE
from touchline.titles.mister.rules.action import resolve
from touchline.titles.mister.rules.match import turn
from touchline.titles.mister.rules.shots import is_goal
from touchline.titles.mister.state import CENTRE, FADED, LEFT, RIGHT, SAVED, SCORED

WAYS = (LEFT, CENTRE, RIGHT)
OPEN_GOAL = "att RM.E=6, att LS.B=7"  # card 1: 7 v H 6
LEVEL = "att RM.E=6, att LS.B=6"  # card 1: 6 v H 6


def outcomes(given: str, card: int = 1) -> dict[tuple[int, int], int]:
    return {ways: fate_of(match_begun(given), card, *ways) for ways in product(WAYS, WAYS)}


@ex("EX-103")
@rule("MIS-SHOT-04, 05")
def test_one_more_than_the_keeper_is_always_a_goal() -> None:
    assert set(outcomes(OPEN_GOAL).values()) == {SCORED}


@ex("EX-104")
@rule("MIS-SHOT-04, 05, 06")
def test_level_with_the_keeper_six_of_nine_are_goals() -> None:
    for (aim, dive), outcome in outcomes(LEVEL).items():
        assert outcome == (SAVED if aim == dive else SCORED)


@ex("EX-110")
@rule("MIS-SHOT-11")
def test_left_and_left_are_the_same_direction() -> None:
    found = outcomes(LEVEL)

    assert found[LEFT, LEFT] == found[RIGHT, RIGHT] == SAVED
    assert found[LEFT, RIGHT] == found[RIGHT, LEFT] == SCORED


@ex("EX-111")
@rule("MIS-SHOT-12", "MIS-SETUP-03")
def test_after_a_shot_both_hold_all_three_directions_again() -> None:
    game = match_begun(f"{LEVEL}, def RM.E=6, def LS.B=6")
    for number in (1, 3, 20):
        script(game, turn, [LEFT, LEFT] if number != 3 else [], [number - 1])

    assert [question.options for question in questions_asked(game)] == [[LEFT, CENTRE, RIGHT]] * 2


@ex("EX-112")
@rule("MIS-SHOT-13", "MIS-MATCH-16")
def test_with_the_option_off_both_choose_for_every_shot_and_nothing_follows_a_save() -> None:
    game = match_begun("att RM.E=6, att LS.B=6, def GK.H=10", skip_dead_shots=False)

    assert fate_of(game, 1, LEFT, RIGHT) == SAVED
    assert kinds(game, questions_asked(game)) == ["shoot", "dive"]
    assert story(game)[-2:] == ["directions", "saved"]


@rule("MIS-SHOT-13")
@pytest.mark.parametrize(("keeper", "asks"), [(5, 0), (6, 2), (7, 0)])
def test_directions_are_asked_for_only_where_they_matter_and_the_outcome_is_the_same(keeper: int, asks: int) -> None:
    game = match_begun(f"{LEVEL}, def GK.H={keeper}", skip_dead_shots=True)
    outcome = fate_of(game, 1, *[LEFT, RIGHT][:asks])
    every_shot = match_begun(f"{LEVEL}, def GK.H={keeper}")

    assert len(questions_asked(game)) == asks
    assert outcome == fate_of(every_shot, 1, LEFT, RIGHT) == (SAVED if keeper == 7 else SCORED)
    assert [told for told in story(every_shot) if told != "directions"] == [t for t in story(game) if t != "directions"]


@rule("MIS-SHOT-07, 08, 09, 10")
@pytest.mark.parametrize(
    ("kind", "same", "least"), [(NORMAL, True, 1), (NORMAL, False, 0), (PENALTY, True, 0), (PENALTY, False, -1)]
)
def test_by_how_much_a_shot_must_win(kind: int, same: bool, least: int) -> None:
    assert [is_goal(kind, lead, same) for lead in range(-3, 4)] == [lead >= least for lead in range(-3, 4)]
    assert not any(is_goal(UNSTOPPABLE, lead, True) for lead in range(-10, 11))
    assert all(is_goal(UNSTOPPABLE, lead, False) for lead in range(-10, 11))


def shooting() -> tuple[Question, Question]:
    game = match_begun(LEVEL)
    fate_of(game, 1, CENTRE, LEFT)
    first, second = questions_asked(game)
    return first, second


@rule("MIS-SHOT-01, 02")
def test_the_attacker_chooses_the_shot_and_the_defender_the_dive() -> None:
    shot, dive = shooting()

    assert (shot.seat, dive.seat) == (ATT, DEF)
    assert shot.options == dive.options == [LEFT, CENTRE, RIGHT]
    assert [TITLE.words.asks[each.kind].name for each in (shot, dive)] == ["shoot", "dive"]


@rule("MIS-SHOT-03, 15")
def test_directions_are_chosen_at_once_and_turned_up_together() -> None:
    table = TITLE.table(2, seed=5)
    while not (table.hidden and table.now.told and table.title.words.tells[table.now.told[-1].code].name == "shot"):
        seat = table.to_act[0]
        table.pick(seat, table.questions[seat].options[0])
    attacker, defender = sorted(table.to_act, key=lambda seat: question_name(table.question(seat)), reverse=True)
    shown = table.view(defender)["game"], table.events_since(0, defender)
    table.pick(attacker, RIGHT)

    assert (table.view(defender)["game"], table.events_since(0, defender)) == shown
    assert table.to_act == [defender]
    before = len(shown[1])
    table.pick(defender, LEFT)
    told = table.events_since(before, defender)[0]
    assert (told["event"], told["numbers"]) == ("directions", {"shot": RIGHT, "dive": LEFT, "same": 0})


def question_name(question: Question | None) -> str:
    assert question is not None
    return TITLE.words.asks[question.kind].name


@rule("MIS-SHOT-06")
def test_a_shot_that_is_no_goal_is_a_save_and_counts_nothing() -> None:
    game = match_begun("att RM.E=6, att LS.B=6")
    fate_of(game, 1, LEFT, LEFT)

    assert numbers_of(game, "saved") == [{"seat": DEF, "player": player(DEF, "GK")}]
    assert (game.sides[ATT].goals(), game.sides[DEF].goals()) == (0, 0)


@rule("MIS-SHOT-14")
def test_a_shot_tests_g_h_c_or_nothing() -> None:
    tested = [action.keeper_value for action in match_begun().actions if action.shot]

    assert [tested.count(value) for value in (6, 7, 2, -1)] == [14, 8, 4, 2]
    assert fate_of(match_begun("att RM.E=6, att LS.B=6, def GK.G=9, def GK.C=9"), 1, LEFT, RIGHT) == SCORED
    assert fate_of(match_begun("att RCM.D=6, att LS.A=6, def GK.H=9, def GK.C=9"), 5, LEFT, RIGHT) == SCORED
    assert fate_of(match_begun("att RS.A=6, def GK.G=9, def GK.H=9"), 27, LEFT, RIGHT) == SCORED


@rule("MIS-TAKER-01, 02, 03")
@pytest.mark.parametrize("card", [9, 10])
def test_the_attacker_names_a_taker_of_those_on_the_pitch_before_all_else(card: int) -> None:
    game = match_begun("att slot LM empty, def LS.B=10")
    question = question_after(game, lambda it: resolve(it, card - 1, ATT, DEF))

    pitch = [player(ATT, slot) for slot in ("GK", "LB", "LCB", "RCB", "RB", "LCM", "RCM", "RM", "LS", "RS")]
    assert (question.seat, sorted(question.options)) == (ATT, pitch)
    assert story(game) == []
    reasons = {each.option: TITLE.words.reasons[each.reason].name for each in question.refusals}
    assert reasons[player(ATT, "LM")] == "sent-off"
    assert reasons[player(ATT, "S1")] == "on-the-bench"
    with pytest.raises(IllegalPick):
        fate_of(match_begun(), card, player(ATT, "S1"))


@rule("MIS-TAKER-03")
def test_the_taker_is_public_and_known_before_the_wall_and_the_directions() -> None:
    game = match_begun("att RCM.F=7")
    fate_of(game, 9, player(ATT, "RCM"), CENTRE, CENTRE)

    assert story(game, seat=None) == ["taker", "wall", "shot", "directions", "goal"]
    assert numbers_of(game, "taker", seat=None) == [{"phase": 1, "seat": ATT, "player": player(ATT, "RCM")}]
    assert kinds(game, questions_asked(game)) == ["take", "shoot", "dive"]


@rule("MIS-PHASE-01", "MIS-PHASE-02")
@pytest.mark.parametrize(("mine", "theirs", "passed"), [(5, 5, 0), (6, 5, 1), (5, 6, 0), (6, 6, 0), (9, 8, 1)])
def test_a_duel_compares_two_stated_values_and_a_tie_is_the_defenders(mine: int, theirs: int, passed: int) -> None:
    game = match_begun(f"att RM.E={mine}, def LB.C={theirs}")
    fate_of(game, 1)

    duel = numbers_of(game, "duel")[0]
    assert (duel["player"], duel["value"]) == (player(ATT, "RM"), mine)
    assert (duel["opponent"], duel["against"]) == (player(DEF, "LB"), theirs)
    assert duel["passed"] == passed
    assert numbers_of(game, "faded")[0]["phase"] == 1 + passed


@rule("MIS-PHASE-02")
def test_with_the_option_a_tie_is_the_attackers_but_stated_margins_stand() -> None:
    assert fate_of(match_begun("def GK.H=5", phase_tie="attacker"), 1, LEFT, RIGHT) == SCORED
    assert fate_of(match_begun("att RB.E=6", phase_tie="attacker"), 17) == FADED
    assert fate_of(match_begun("att RS.C=2", phase_tie="attacker"), 20) == FADED
    assert fate_of(match_begun("att RS.C=3", phase_tie="attacker"), 20, LEFT, LEFT) == SAVED


@rule("MIS-PHASE-03")
def test_a_narrative_phase_is_passed_whatever_the_values() -> None:
    for card, given in ((11, "att RS.B=6"), (12, "att LS.B=6"), (13, "att RCB.D=6"), (14, "att LCB.D=6")):
        game = match_begun(f"{given}, def LB.C=10, def RB.C=10, def LCB.C=10, def RCB.C=10, def LCM.C=10, def RCM.C=10")
        assert fate_of(game, card, LEFT, LEFT) == SAVED
        assert len(numbers_of(game, "story")) == 1
    for card in (27, 28):
        game = match_begun()
        assert fate_of(game, card) == FADED
        assert (story(game)[0], numbers_of(game, "faded")[0]["phase"]) == ("story", 2)


@rule("MIS-PHASE-04")
@pytest.mark.parametrize(
    ("card", "missed", "met"),
    [
        (7, "att LB.E=7, att RCB.B=6", "att LB.E=8, att RCB.B=6"),
        (8, "att LB.E=7, att LCB.B=6", "att LB.E=8, att LCB.B=6"),
        (23, "att RM.D=6", "att RM.D=6, att RM has back_heel"),
        (24, "att LM.E=6", "att LM.E=6, att LM has overhead_kick"),
        (31, "att GK.D=1, att RCM.C=6, att RCM.A=6", "att GK.D=2, att RCM.C=6, att RCM.A=6"),
        (32, "att GK.D=1, att LCM.C=6, att LCM.A=6", "att GK.D=2, att LCM.C=6, att LCM.A=6"),
    ],
)
def test_a_condition_is_passed_when_it_is_true(card: int, missed: str, met: str) -> None:
    assert fate_of(match_begun(missed), card) == FADED
    assert fate_of(match_begun(met), card, LEFT, RIGHT) == SCORED


@rule("MIS-PHASE-05")
@pytest.mark.parametrize("where", ["att S1.E=9", "att LM.E=9, att slot LM empty"])
def test_a_condition_looks_at_those_on_the_pitch_only(where: str) -> None:
    assert fate_of(match_begun(f"att RCB.B=6, {where}"), 7) == FADED
    assert fate_of(match_begun("att RCB.B=6, att GK.E=8"), 7, LEFT, RIGHT) == SCORED  # the keeper included


@rule("MIS-PHASE-06")
def test_phases_hold_no_chance_and_no_decision_but_the_taker() -> None:
    for number in range(1, 33):
        if number in (19, 22):
            continue
        game = match_begun("att GK.E=9, att GK has true_leader, att GK has crowd_favourite, att LCM has back_heel")
        scripted = [player(ATT, "RS")] if number in (9, 10) else []
        fate_of(game, number, *scripted, *shots(number))
        assert [name for name in kinds(game, questions_asked(game)) if name not in ("shoot", "dive")] == ["take"] * len(
            scripted
        )


def shots(number: int) -> list[int]:
    """The cards that come to a shot in that scene."""
    return [LEFT, LEFT] if number in (9, 10, 20, 21) else []


@rule("MIS-CARD-23a")
def test_the_holder_with_the_highest_finishing_shoots() -> None:
    game = match_begun("att RM.D=6, att LM has back_heel, att RS has back_heel, att RS.A=7, att LS has back_heel")
    fate_of(game, 23, LEFT, RIGHT)

    assert numbers_of(game, "goal")[0]["player"] == player(ATT, "RS")


@rule("MIS-CARD-09a")
@pytest.mark.parametrize(("value", "outcome"), [(9, SCORED), (10, FADED)])
def test_the_wall_needs_a_ten_and_asks_nobody(value: int, outcome: int) -> None:
    game = match_begun(f"att RS.F=7, def RM.B={value}, def pending boost=1")
    scripted = [player(ATT, "RS"), LEFT, LEFT]

    assert fate_of(game, 9, *scripted[: 3 if outcome == SCORED else 1]) == outcome


@ex("EX-117")
@rule("MIS-CARD-09a", "MIS-BOOST-10")
def test_a_defenders_bonus_raises_no_wall() -> None:
    game = match_begun("def pending boost=1, def LCB.B=9, att RCM.F=7")

    assert fate_of(game, 9, player(ATT, "RCM"), LEFT, LEFT) == SCORED
