"""MIS-RED, MIS-INJ, MIS-ABSENT: the best man goes, and what an empty slot means."""

from __future__ import annotations

import pytest
from tests.scenes import question_after, questions_asked, rule, script
from tests.titles.mister.laid import ATT, DEF, ex, fate_of, match_begun, numbers_of, player, row, story

from touchline.kernel.drivers import Question
from touchline.kernel.errors import IllegalPick
from touchline.kernel.game import NOBODY
from touchline.titles.mister import TITLE
from touchline.titles.mister import codes as c
from touchline.titles.mister.printed import LB, LM, LS, RCM, RS, SLOT_NAMES
from touchline.titles.mister.rules.action import resolve
from touchline.titles.mister.rules.lineup import choose_lineup, lineups
from touchline.titles.mister.rules.match import turn
from touchline.titles.mister.state import FADED, HURT, LEFT, RIGHT, SAVED, SCORED, SENT_OFF, Mister

OUTFIELD = [player(ATT, slot) for slot in SLOT_NAMES[1:]]
MISHAPS = [pytest.param(19, id="red card"), pytest.param(22, id="injury")]


def victims(game: Mister, card: int) -> Question:
    return question_after(game, lambda it: resolve(it, row(card), ATT, DEF))


def reasons(question: Question) -> dict[int, str]:
    return {each.option: TITLE.words.reasons[each.reason].name for each in question.refusals}


@ex("EX-059")
@rule("MIS-RED-01, 04, 05, 06", "MIS-CARD-19")
def test_the_best_man_is_sent_off_and_not_replaced() -> None:
    game = match_begun("att RCM.A=9")
    game.pack, game.agenda = [row(19)], []
    game.passes = 0  # another pass is to come
    script(game, turn)

    assert game.sides[ATT].lineup[RCM] == NOBODY
    assert game.sides[ATT].sent_off == [player(ATT, "RCM")]
    assert len(game.sides[ATT].on_pitch()) == 10
    assert len(game.sides[ATT].bench) == 4
    assert "shot" not in story(game)
    assert game.order[game.at] == DEF


@ex("EX-060")
@rule("MIS-RED-03")
def test_the_opponent_chooses_between_two_with_the_highest_score() -> None:
    game = match_begun("att LS.A=9, att RS.B=9")
    question = victims(game.clone(), 19)
    assert (question.seat, sorted(question.options)) == (DEF, [player(ATT, "LS"), player(ATT, "RS")])
    fate_of(game, 19, player(ATT, "RS"))

    assert game.sides[ATT].lineup[RS] == NOBODY
    assert game.sides[ATT].lineup[LS] == player(ATT, "LS")


@ex("EX-061")
@rule("MIS-RED-02, 03")
def test_the_keeper_is_exempt_from_a_sending_off() -> None:
    question = victims(match_begun("att GK.C=10, att GK.D=10, att GK.G=10, att GK.H=10"), 19)

    assert (question.seat, sorted(question.options)) == (DEF, OUTFIELD)
    assert reasons(question)[player(ATT, "GK")] == "keeper-exempt"


@ex("EX-062")
@rule("MIS-RED-01", "MIS-PHASE-05")
def test_the_bench_cannot_be_sent_off() -> None:
    question = victims(match_begun("att S1.A=9, att S1.B=9"), 19)

    assert sorted(question.options) == OUTFIELD


@ex("EX-063")
@rule("MIS-INJ-01, 04, 05, 06", "MIS-CARD-22")
def test_a_substitute_takes_exactly_the_vacated_slot_with_his_own_values() -> None:
    game = match_begun("att LS.A=9, att RCM.D=6")
    bench = question_after(game.clone(), lambda it: resolve(it, row(22), ATT, DEF))
    assert (bench.seat, sorted(bench.options)) == (ATT, [player(ATT, f"S{n}") for n in range(1, 5)])
    assert fate_of(game, 22, player(ATT, "S2")) == HURT

    assert game.sides[ATT].lineup[LS] == player(ATT, "S2")
    assert (game.sides[ATT].injured, len(game.sides[ATT].bench)) == ([player(ATT, "LS")], 3)
    assert fate_of(game, 5) == FADED
    assert [each["passed"] for each in numbers_of(game, "duel")] == [1, 0]
    assert numbers_of(game, "duel")[1]["value"] == 4


@ex("EX-064")
@rule("MIS-INJ-06", "MIS-CARD-23")
def test_the_substitutes_trait_counts() -> None:
    game = match_begun("att LS.A=9, att RM.D=6, att S2 has back_heel")
    fate_of(game, 22, player(ATT, "S2"))

    assert fate_of(game, 23, LEFT, RIGHT) == SCORED


@ex("EX-065")
@rule("MIS-INJ-07", "MIS-ABSENT-02")
def test_without_a_bench_the_slot_stays_empty() -> None:
    game = match_begun("att LS.A=9")
    game.sides[ATT].bench = []
    fate_of(game, 22)

    assert game.sides[ATT].lineup[LS] == NOBODY
    assert fate_of(game, 5) == FADED
    assert numbers_of(game, "missing") == [{"seat": ATT, "slot": LS}]


@ex("EX-066")
@rule("MIS-INJ-03, 05")
def test_the_opponent_chooses_the_injured_and_the_owner_the_substitute() -> None:
    game = match_begun("att LS.A=9, att RS.A=9")
    fate_of(game, 22, player(ATT, "LS"), player(ATT, "S4"))

    assert [question.seat for question in questions_asked(game)] == [DEF, ATT]
    assert sorted(questions_asked(game)[0].options) == [player(ATT, "LS"), player(ATT, "RS")]
    assert game.sides[ATT].lineup[LS] == player(ATT, "S4")
    assert game.sides[ATT].lineup[RS] == player(ATT, "RS")


@ex("EX-116")
@rule("MIS-INJ-02", "MIS-ABSENT-09")
def test_the_keeper_is_exempt_from_an_injury() -> None:
    game = match_begun("att GK.A=10, att GK.B=10, att GK.C=10, att GK.G=8, att LB.A=9")
    assert (game.cards.overall[player(ATT, "GK")], game.cards.overall[player(ATT, "LB")]) == (45, 34)
    fate_of(game, 22, player(ATT, "S1"))

    assert game.sides[ATT].injured == [player(ATT, "LB")]
    assert game.sides[ATT].lineup[LB] == player(ATT, "S1")


@rule("MIS-ABSENT-09", "MIS-RED-02", "MIS-INJ-02")
@pytest.mark.parametrize("card", MISHAPS)
def test_the_footballer_in_goal_stays_there(card: int) -> None:
    game = match_begun("att RS.A=10, att RS.B=10", keeper_slot="free")
    lineup = game.sides[ATT].lineup
    lineup[0], lineup[RS] = lineup[RS], lineup[0]  # the best man keeps goal
    question = victims(game, card)

    assert player(ATT, "RS") not in question.options
    assert reasons(question)[player(ATT, "RS")] == "keeper-exempt"


@rule("MIS-INJ-01")
def test_the_injured_is_out_for_this_match() -> None:
    game = match_begun("att LS.A=9, att LS.F=9")
    fate_of(game, 22, player(ATT, "S1"))
    question = question_after(game, lambda it: resolve(it, row(10), ATT, DEF))

    assert player(ATT, "LS") not in question.options
    assert reasons(question)[player(ATT, "LS")] == "injured"


@rule("MIS-INJ-05")
def test_replacing_is_compulsory_and_only_from_the_bench() -> None:
    game = match_begun("att LS.A=9, att slot LM empty")
    question = question_after(game, lambda it: resolve(it, row(22), ATT, DEF))

    assert sorted(question.options) == [player(ATT, f"S{n}") for n in range(1, 5)]  # and no "nobody"
    assert reasons(question)[player(ATT, "RS")] == "already-playing"
    assert reasons(question)[player(ATT, "LM")] == "sent-off"


@rule("MIS-INJ-08", "MIS-RED-06")
@pytest.mark.parametrize(("card", "picks"), [(19, []), (22, [player(ATT, "S1")])])
def test_a_mishap_is_no_attack_and_ends_the_turn(card: int, picks: list[int]) -> None:
    game = match_begun("att LS.A=9")
    game.pack = [row(card), row(1)]
    script(game, turn, picks, [row(card)])

    assert [name for name in story(game) if name in ("shot", "duel", "faded")] == []
    assert (game.order[game.at], game.agenda[0], game.spent) == (DEF, (c.STEP_TURN,), [row(card)])


@rule("MIS-RED-04")
def test_one_man_fewer_until_the_end() -> None:
    game = match_begun("att RCM.A=9, att LS.B=8")
    fate_of(game, 19)
    fate_of(game, 19)

    assert len(game.sides[ATT].on_pitch()) == 9
    assert game.sides[ATT].sent_off == [player(ATT, "RCM"), player(ATT, "LS")]


@rule("MIS-ABSENT-01")
@pytest.mark.parametrize("card", [1, 5, 11, 21, 28])
def test_an_attack_that_needs_the_missing_man_fades(card: int) -> None:
    game = match_begun("att LS.A=9, att LS.B=9, att RM.E=9, att RCM.D=9, att RS.B=9")
    fate_of(game, 19)
    slot = game.sides[ATT].lineup.index(NOBODY)
    assert slot == LS

    needs = LS in game.actions[row(card)].needs
    assert fate_of(game, card, *([] if needs else [LEFT, LEFT])) == (FADED if needs else SAVED)


@rule("MIS-ABSENT-02")
def test_a_missing_footballer_shows_before_the_first_phase() -> None:
    game = match_begun("att slot LCM empty, att RS.B=9")
    fate_of(game, 11)

    assert story(game) == ["missing", "faded"]


@rule("MIS-ABSENT-03, 04")
@pytest.mark.parametrize("mine", [0, 5, 9])
def test_a_missing_man_stops_nobody(mine: int) -> None:
    game = match_begun(f"att RM.E={mine}, att LS.B=6, def LB.C=10, def slot LB empty")

    assert fate_of(game, 1, LEFT, RIGHT) == SCORED
    assert numbers_of(game, "unopposed") == [{"phase": 1, "player": player(ATT, "RM"), "slot": LB}]


@rule("MIS-ABSENT-04")
@pytest.mark.parametrize(("value", "outcome"), [(1, FADED), (2, SAVED)])
def test_with_the_option_an_empty_slot_counts_zero_and_the_margin_holds(value: int, outcome: int) -> None:
    game = match_begun(f"att RB.E={value}, att LM.B=6, def slot LS empty", empty_defender="zero")

    assert fate_of(game, 17, *[LEFT, LEFT][: 2 * (outcome == SAVED)]) == outcome


@ex("EX-113")
@rule("MIS-ABSENT-05", "MIS-RED-05", "MIS-LINEUP-09")
def test_an_empty_slot_stays_empty() -> None:
    game = match_begun("att LM.A=9")
    game.pack = [row(19), *(row(n) for n in (1, 2, 3, 4, 5, 6))]
    script(game, turn, [], [row(19)])
    for number in (1, 2, 3, 4, 5, 6):
        script(game, turn, [], [row(number)] if len(game.pack) > 1 else [])
        assert questions_asked(game) == []  # nobody may bring S1 on or move RM
        assert game.sides[ATT].lineup[LM] == NOBODY
    assert player(ATT, "S1") in game.sides[ATT].bench


@ex("EX-114")
@rule("MIS-ABSENT-06, 07", "MIS-LINEUP-10")
def test_a_footballer_who_was_sent_off_may_play_on_the_next_matchday() -> None:
    game = match_begun("att LM.A=9", seats=4, mode="league")
    fate_of(game, 19)
    with pytest.raises(IllegalPick):
        fate_of(game, 10, player(ATT, "LM"))
    game.round = 1
    question = question_after(game.clone(), lambda it: choose_lineup(it, ATT))
    eleven = [player(seat, slot) for seat in range(4) for slot in SLOT_NAMES[1:]]
    script(game, lineups, eleven)

    assert player(ATT, "LM") in question.options
    assert game.sides[ATT].lineup[LM] == player(ATT, "LM")
    assert (game.sides[ATT].sent_off, game.sides[ATT].injured) == ([], [])
    assert fate_of(game, 10, player(ATT, "LM"), LEFT, LEFT) == SAVED


@rule("MIS-ABSENT-07")
def test_a_footballer_who_was_injured_may_play_the_next_match() -> None:
    game = match_begun("att LM.A=9", seats=4, mode="league")
    fate_of(game, 22, player(ATT, "S1"))
    script(game, lineups, [player(seat, slot) for seat in range(4) for slot in SLOT_NAMES[1:]])

    assert game.sides[ATT].lineup[LM] == player(ATT, "LM")
    assert game.sides[ATT].injured == []


@rule("MIS-ABSENT-06")
def test_a_substitute_is_never_one_who_was_sent_off() -> None:
    game = match_begun("att LM.A=9, att LS.A=8")
    fate_of(game, 19)
    question = victims(game, 22)

    assert player(ATT, "LM") not in question.options
    assert reasons(question)[player(ATT, "LM")] == "sent-off"


@ex("EX-075")
@rule("MIS-ABSENT-08", "MIS-CARD-09")
def test_a_ten_that_was_sent_off_blocks_nothing() -> None:
    game = match_begun("def LS.B=10, att RCM.F=7")
    fate_of(game, 19, attacker=DEF, defender=ATT)
    assert game.sides[DEF].sent_off == [player(DEF, "LS")]

    assert fate_of(game, 9, player(ATT, "RCM"), LEFT, LEFT) == SCORED


@rule("MIS-ABSENT-08")
def test_a_footballer_who_left_the_pitch_counts_for_no_condition_and_no_kick() -> None:
    given = "att LM.E=9, att LM has back_heel, att LM has crowd_favourite, att RCB.B=6, att RM.D=6"
    game = match_begun(given)
    fate_of(game, 19)
    assert game.sides[ATT].lineup[LM] == NOBODY

    assert (fate_of(game, 7), fate_of(game, 23)) == (FADED, FADED)
    assert fate_of(game, 25) not in (SENT_OFF, SCORED)
    assert game.sides[ATT].boost == 0
    assert player(ATT, "LM") not in question_after(game, lambda it: resolve(it, row(9), ATT, DEF)).options


@rule("MIS-RED-02", "MIS-INJ-02")
@pytest.mark.parametrize("card", MISHAPS)
def test_a_keeper_who_is_alone_stays_on_the_pitch(card: int) -> None:
    game = match_begun(", ".join(f"att slot {slot} empty" for slot in SLOT_NAMES[1:]))
    gone = game.sides[ATT].sent_off

    fate_of(game, card)

    assert (game.sides[ATT].sent_off, game.sides[ATT].injured) == (gone, [])
    assert story(game) == []


@rule("MIS-RED-01", "MIS-RED-02", "MIS-INJ-01", "MIS-INJ-02")
@pytest.mark.parametrize("card", MISHAPS)
def test_everybody_on_the_pitch_but_the_highest_is_refused_with_both_scores(card: int) -> None:
    game = match_begun("att LM.A=9, att RM.A=9, att slot RS empty")
    question = victims(game, card)

    refused = [(each.option, each.reason, each.numbers) for each in question.refusals]
    others = [player(ATT, slot) for slot in ("LB", "LCB", "RCB", "RB", "LCM", "RCM", "LS")]
    assert refused[0] == (player(ATT, "GK"), c.WHY_KEEPER_EXEMPT, ())
    assert refused[1:] == [(each, c.WHY_NOT_THE_HIGHEST, (30, 34)) for each in others]


@rule("MIS-INJ-05")
def test_everybody_who_stands_on_the_pitch_is_refused_as_a_substitute() -> None:
    game = match_begun("att LM.A=9")
    question = victims(game, 22)

    refused = [(each.option, each.reason) for each in question.refusals]
    playing = [player(ATT, slot) for slot in SLOT_NAMES if slot != "LM"]
    assert refused == [(each, c.WHY_ALREADY_PLAYING) for each in playing] + [(player(ATT, "LM"), c.WHY_INJURED)]


@pytest.mark.parametrize("card", MISHAPS)
@pytest.mark.parametrize(
    ("left", "kept", "mode", "expected"),
    [
        ([], 1, "head_to_head", True),
        ([3], 1, "head_to_head", False),  # he may still play in an action
        ([], 0, "head_to_head", False),  # he may still take a penalty
        ([], 0, "league", True),  # a level league match stays a draw
    ],
)
@rule("MIS-MATCH-09", "MIS-PEN-01")
def test_after_the_last_card_of_a_decided_match_nobody_is_asked_who_goes_or_comes(
    card: int, left: list[int], kept: int, mode: str, expected: bool
) -> None:
    game = match_begun("att LS.A=9, att RS.B=9", seats=2 if mode == "head_to_head" else 4, mode=mode)
    game.pack, game.passes = left, game.rules.deck_passes
    game.sides[ATT].kept = list(range(kept))
    question = victims(game, card)

    assert TITLE.words.asks[question.kind].name in ("victim", "substitute")
    assert TITLE.is_alike(question) is expected
