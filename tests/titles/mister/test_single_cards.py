"""The catalogue's worked examples of single cards, in its own notation (section 9.1): EX-001 to EX-058."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenes import rule
from tests.titles.mister.laid import ATT, WAYS, fate_of, match_begun, numbers_of, player

from touchline.titles.mister.state import FADED, SAVED, SCORED

OUTCOMES = {"goal": SCORED, "saved": SAVED}


def ex(name: str, given: str, when: str, then: str, marks: pytest.MarkDecorator) -> object:
    return pytest.param(given, when, then, id=name, marks=marks)


VECTORS = [
    ex("EX-001", "", "card 1", "fades in phase 1", rule("MIS-PHASE-02, CARD-01")),
    ex("EX-002", "att RM.E=6", "card 1", "fades in phase 2", rule("MIS-PHASE-02, MATCH-05")),
    ex("EX-003", "att RM.E=6, att LS.B=7", "card 1, shot left, dive left", "goal", rule("MIS-SHOT-04")),
    ex("EX-004", "att RM.E=6, att LS.B=6", "card 1, shot centre, dive centre", "saved", rule("MIS-SHOT-04, 06")),
    ex("EX-005", "att RM.E=6, att LS.B=6", "card 1, shot left, dive right", "goal", rule("MIS-SHOT-05")),
    ex(
        "EX-006",
        "att RM.E=6, att LS.B=6; def GK.H=7",
        "card 1, shot left, dive right",
        "saved",
        rule("MIS-SHOT-05, 06"),
    ),
    ex(
        "EX-007",
        "att RM.E=6, att LS.B=9; def GK.G=10",
        "card 1, shot right, dive right",
        "goal",
        rule("MIS-SHOT-14, CARD-01"),
    ),
    ex("EX-008", "att LM.E=6, att RS.B=6", "card 2, shot left, dive centre", "goal", rule("MIS-CARD-02")),
    ex("EX-009", "att RB.E=6, att LS.B=7", "card 3, shot right, dive right", "goal", rule("MIS-CARD-03")),
    ex("EX-010", "att RS.B=6; def RM.C=4", "card 4, shot right, dive right", "saved", rule("MIS-CARD-04")),
    ex("EX-011", "att RCM.D=6, att LS.A=6", "card 5, shot left, dive right", "goal", rule("MIS-CARD-05")),
    ex("EX-012", "att LCM.D=6, att RS.A=6; def LCB.C=6", "card 6", "fades in phase 2", rule("MIS-CARD-06")),
    ex("EX-013", "att LB.E=8, att RCB.B=7", "card 7, shot left, dive left", "goal", rule("MIS-CARD-07, PHASE-04")),
    ex("EX-014", "att LB.E=7, att RCB.B=9", "card 7", "fades in phase 1", rule("MIS-CARD-07")),
    ex("EX-015", "att LCB.B=9; att bench S1.E=9", "card 8", "fades in phase 1", rule("MIS-CARD-08, PHASE-05")),
    ex("EX-016", "att GK.E=8, att LCB.B=6", "card 8, shot left, dive right", "goal", rule("MIS-CARD-08, PHASE-05")),
    ex("EX-017", "att RCM.F=7", "card 9, taker RCM, shot centre, dive centre", "goal", rule("MIS-CARD-09, TAKER-01")),
    ex("EX-018", "att RCM.F=10; def LS.B=10", "card 9, taker RCM", "fades in phase 2", rule("MIS-CARD-09")),
    ex(
        "EX-019",
        "att LM.F=6; def bench S2.B=10",
        "card 9, taker LM, shot centre, dive left",
        "goal",
        rule("MIS-CARD-09, PHASE-05"),
    ),
    ex("EX-020", "att GK.F=7", "card 9, taker GK, shot left, dive left", "goal", rule("MIS-TAKER-02")),
    ex("EX-021", "att RS.F=6", "card 10, taker RS, shot right, dive right", "goal", rule("MIS-SHOT-07")),
    ex("EX-022", "", "card 10, taker RS, shot right, dive right", "saved", rule("MIS-SHOT-07")),
    ex("EX-023", "", "card 10, taker RS, shot right, dive centre", "goal", rule("MIS-SHOT-08")),
    ex("EX-024", "att RS.F=4", "card 10, taker RS, shot right, dive centre", "saved", rule("MIS-SHOT-08")),
    ex("EX-025", "att RS.F=5; def LS.B=10", "card 10, taker RS, shot left, dive right", "goal", rule("MIS-CARD-10")),
    ex("EX-026", "att RS.B=6, att LCM.A=6", "card 11, shot centre, dive left", "goal", rule("MIS-CARD-11, PHASE-03")),
    ex("EX-027", "att LS.B=6, att RCM.A=6", "card 12, shot centre, dive centre", "saved", rule("MIS-CARD-12")),
    ex("EX-028", "att RCB.D=6, att LS.A=7; def GK.G=10", "card 13, shot left, dive left", "goal", rule("MIS-CARD-13")),
    ex("EX-029", "att LCB.D=6, att RS.A=6; def GK.C=7", "card 14, shot left, dive right", "saved", rule("MIS-CARD-14")),
    ex("EX-030", "att RS.E=6, att LCM.B=6", "card 15, shot left, dive right", "goal", rule("MIS-CARD-15")),
    ex("EX-031", "att LS.E=6, att RCM.B=6; def LCB.B=6", "card 16", "fades in phase 2", rule("MIS-CARD-16")),
    ex("EX-032", "att RB.E=6", "card 17", "fades in phase 1", rule("MIS-CARD-17")),
    ex("EX-033", "att RB.E=7, att LM.B=6, att LM.A=7", "card 17, shot right, dive right", "goal", rule("MIS-CARD-17")),
    ex("EX-034", "att LB.E=7, att RM.B=6", "card 18, shot left, dive right", "saved", rule("MIS-CARD-18")),
    ex("EX-035", "att RS.C=3, att RS.A=6", "card 20, shot left, dive centre", "goal", rule("MIS-CARD-20")),
    ex("EX-036", "att RS.C=2, att RS.A=9", "card 20", "fades in phase 1", rule("MIS-CARD-20")),
    ex("EX-037", "att LS.A=9; def RCB.C=8", "card 21", "fades in phase 1", rule("MIS-CARD-21, 21a")),
    ex(
        "EX-038",
        "att LS.A=9; def RCB.C=8",
        "card 21, shot left, dive left, card_21_defender=LCB",
        "goal",
        rule("MIS-CARD-21a"),
    ),
    ex(
        "EX-039",
        "att RM.D=6; def GK.G=10; att LCM has back_heel",
        "card 23, shot left, dive right",
        "goal",
        rule("MIS-CARD-23, SHOT-10"),
    ),
    ex(
        "EX-040",
        "att RM.D=6; def GK.G=0; att LCM has back_heel",
        "card 23, shot left, dive left",
        "saved",
        rule("MIS-SHOT-09"),
    ),
    ex("EX-041", "att RM.D=6; att RB has back_heel", "card 23", "fades in phase 2", rule("MIS-CARD-23")),
    ex(
        "EX-042",
        "att LM.E=6; att RS has overhead_kick",
        "card 24, shot centre, dive right",
        "goal",
        rule("MIS-CARD-24"),
    ),
    ex("EX-043", "att LM.E=6; att RS has back_heel", "card 24", "fades in phase 2", rule("MIS-CARD-24")),
    ex("EX-044", "att RS.A=6", "card 27, shot left, dive right", "goal", rule("MIS-CARD-27")),
    ex("EX-045", "", "card 28", "fades in phase 2", rule("MIS-CARD-28, PHASE-03")),
    ex("EX-046", "att RM.B=6, att LCM.A=6", "card 29, shot left, dive left", "saved", rule("MIS-CARD-29")),
    ex("EX-047", "att LM.B=6, att RCM.A=7", "card 30, shot left, dive left", "goal", rule("MIS-CARD-30")),
    ex("EX-048", "att RCM.C=9, att RCM.A=9", "card 31", "fades in phase 1", rule("MIS-CARD-31")),
    ex("EX-049", "att GK.D=2, att LCM.C=6, att LCM.A=7", "card 32, shot left, dive left", "goal", rule("MIS-CARD-32")),
    ex(
        "EX-050",
        "att LB.E=7, att RCB.B=6; att pending boost=1",
        "card 7, shot left, dive left",
        "goal",
        rule("MIS-BOOST-07"),
    ),
    ex(
        "EX-051",
        "att RCM.C=5, att RCM.A=5; att pending boost=1",
        "card 31, shot left, dive right",
        "goal",
        rule("MIS-BOOST-07"),
    ),
    ex("EX-052", "att LM.A=5; att pending boost=2", "card 17, shot left, dive left", "goal", rule("MIS-BOOST-06")),
    ex(
        "EX-053",
        "att RS.F=10; def GK.G=10; att pending boost=1",
        "card 9, taker RS, shot left, dive left",
        "goal",
        rule("MIS-BOOST-08"),
    ),
    ex("EX-054", "att RCM.D=9; att slot LS empty", "card 5", "fades at once", rule("MIS-ABSENT-01, 02")),
    ex("EX-055", "att RS.B=9; att slot LCM empty", "card 11", "fades at once", rule("MIS-ABSENT-02")),
    ex("EX-056", "att RM.E=6; def slot RCB empty", "card 1, shot left, dive right", "saved", rule("MIS-ABSENT-04")),
    ex(
        "EX-057",
        "att RB.E=0, att LM.B=6, att LM.A=7; def slot LS empty",
        "card 17, shot left, dive left",
        "goal",
        rule("MIS-ABSENT-04"),
    ),
    ex(
        "EX-058",
        "att RM.D=6; att LS has back_heel; att slot LS empty",
        "card 23",
        "fades in phase 2",
        rule("MIS-ABSENT-08"),
    ),
]


@pytest.mark.parametrize(("given", "when", "then"), VECTORS)
def test_single_card(given: str, when: str, then: str) -> None:
    said = dict(part.replace("=", " ").split() for part in when.split(", "))
    options: dict[str, Any] = {"card_21_defender": said["card_21_defender"]} if "card_21_defender" in said else {}
    taker = [player(ATT, said["taker"])] if "taker" in said else []
    directions = [WAYS[said["shot"]], WAYS[said["dive"]]] if "shot" in said else []
    game = match_begun(given, **options)

    outcome = fate_of(game, int(said["card"]), *taker, *directions)

    assert outcome == OUTCOMES.get(then, FADED)
    phases = {"fades at once": [0], "fades in phase 1": [1], "fades in phase 2": [2]}
    assert [each["phase"] for each in numbers_of(game, "faded")] == phases.get(then, [])
