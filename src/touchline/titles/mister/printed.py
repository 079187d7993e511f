"""The content of an action card, and how the card file writes it.

MIS-MATCH-04    A card is a list of phases, handled in order.
MIS-PHASE-01    A duel names a characteristic and a slot of either side: `E@RM > C@LB`.
MIS-PHASE-03    A narrative phase names a slot and asks for nothing: `story(LCM)`.
MIS-PHASE-04    A condition phase asks for a value or a trait: `own.any(E) >= 8`, `own.trait(back_heel) in MID_ATT`.
MIS-LINEUP-08   (ruling) Left and right are a team's own: `RM` of one side meets `LB` of the other.
MIS-SHOT-14     The shot names the keeper's characteristic: `B@LS v H`.
MIS-ABSENT-02   A card needs the slots it names for the attacker in a duel, a story or the shot.
"""

from __future__ import annotations

import re
from typing import Final

A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3
E: Final = 4
F: Final = 5
G: Final = 6
H: Final = 7
LETTERS: Final = ("A", "B", "C", "D", "E", "F", "G", "H")
CHARACTERISTICS: Final = (
    "finishing", "heading", "ball-winning", "passing", "crossing", "set-pieces", "shot-stopping", "high-balls",
)  # fmt: skip

GK: Final = 0
LB: Final = 1
LCB: Final = 2
RCB: Final = 3
RB: Final = 4
LM: Final = 5
LCM: Final = 6
RCM: Final = 7
RM: Final = 8
LS: Final = 9
RS: Final = 10
SLOTS: Final = 11
SLOT_NAMES: Final = ("GK", "LB", "LCB", "RCB", "RB", "LM", "LCM", "RCM", "RM", "LS", "RS")
SCOPES: Final = {"ON_PITCH": GK, "MID_ATT": LM}  # a scope runs from this slot to RS

GOALKEEPER: Final = 0
FULL_BACK: Final = 1
CENTRE_BACK: Final = 2
WIDE_MIDFIELDER: Final = 3
CENTRE_MIDFIELDER: Final = 4
STRIKER: Final = 5
ROLES: Final = ("goalkeeper", "full_back", "centre_back", "wide_midfielder", "centre_midfielder", "striker")

BACK_HEEL: Final = 1
OVERHEAD_KICK: Final = 2
CROWD_FAVOURITE: Final = 4
TRUE_LEADER: Final = 8
TRAITS: Final = ("back_heel", "overhead_kick", "crowd_favourite", "true_leader")  # trait n is the bit 1 << n

ATTACK: Final = 0
RED_CARD: Final = 1
INJURY: Final = 2
BOOST: Final = 3
KINDS: Final = ("attack", "red_card", "injury", "boost")

DUEL: Final = 0  # higher than the other: value, slot, their_value, their_slot
LEAD: Final = 1  # the same with a stated margin: least
OWN_ANY: Final = 2  # somebody on the pitch with value >= least
OWN_KEEPER: Final = 3  # the attacker's keeper with value >= least
OWN_TRAIT: Final = 4  # a holder of the trait (value) in the slots from slot on
TAKER: Final = 5  # the attacker names who takes the kick
BLOCK: Final = 6  # nobody opposite on the pitch with value >= least
STORY: Final = 7  # always passed; needs slot

NO_SHOT: Final = 0
NORMAL: Final = 1
PENALTY: Final = 2
UNSTOPPABLE: Final = 3
SHOTS: Final = ("none", "normal", "penalty", "unstoppable")
SIDES: Final = ("none", "left", "right")

NOTHING: Final = -1
CHOSEN: Final = -2  # the shooter is the taker of phase 1
EVEN_DUEL: Final = 1  # MIS-PHASE-02: without a stated margin, one more is needed


class Phase:
    """One phase of an action card."""

    __slots__ = ("least", "op", "slot", "their_slot", "their_value", "value")

    def __init__(self, op: int, value: int = NOTHING, slot: int = NOTHING, least: int = 0) -> None:
        self.op = op
        self.value = value
        self.slot = slot
        self.least = least
        self.their_value = NOTHING
        self.their_slot = NOTHING


class Action:
    """One action card; `number` is the one printed on it."""

    __slots__ = (
        "add",
        "keeper_value",
        "kind",
        "needs",
        "number",
        "phases",
        "shooter",
        "shot",
        "side",
        "title",
        "value",
    )

    def __init__(self, number: int, title: str, side: int, kind: int, phases: list[Phase], shot: int) -> None:
        self.number = number
        self.title = title
        self.side = side
        self.kind = kind
        self.phases = phases
        self.shot = shot
        self.value = NOTHING
        self.shooter = NOTHING
        self.keeper_value = NOTHING
        self.add = 1 if kind == BOOST else 0
        self.needs: list[int] = []

    def aim(self, value: int, shooter: int, keeper_value: int) -> None:
        """Set the shot's value, its shooter and the keeper's value (MIS-SHOT-14)."""
        self.value, self.shooter, self.keeper_value = value, shooter, keeper_value

    def note_needs(self) -> None:
        """Note the slots without which the attack fades at once (MIS-ABSENT-02)."""
        named = [phase.slot for phase in self.phases if phase.op in (DUEL, LEAD, STORY)]
        if self.shooter >= GK:
            named.append(self.shooter)
        self.needs = sorted(set(named))


class Misprint(Exception):
    """A phase or a shot that the notation does not know."""


LETTER: Final = "([A-H])"
PLACE: Final = "([A-H])@(" + "|".join(SLOT_NAMES) + ")"
DUEL_TEXT: Final = re.compile(f"{PLACE} > {PLACE}")
LEAD_TEXT: Final = re.compile(f"{PLACE} >= {PLACE} ([+-][0-9]{{1,2}})")
ANY_TEXT: Final = re.compile(rf"own\.any\({LETTER}\) >= ([0-9]{{1,2}})")
KEEPER_TEXT: Final = re.compile(rf"own\.GK\.{LETTER} >= ([0-9]{{1,2}})")
TRAIT_TEXT: Final = re.compile(rf"own\.trait\(({'|'.join(TRAITS)})\) in (ON_PITCH|MID_ATT)")
BLOCK_TEXT: Final = re.compile(rf"opp\.none\({LETTER} >= ([0-9]{{1,2}})\)")
STORY_TEXT: Final = re.compile(rf"story\(({'|'.join(SLOT_NAMES)})\)")
SHOT_TEXT: Final = re.compile(f"{LETTER}@({'|'.join(SLOT_NAMES)}|taker) v {LETTER}")


def phase(text: str) -> Phase:
    """Read a phase from its notation; raise Misprint if there is none such."""
    if text == "taker":
        return Phase(TAKER)
    found = STORY_TEXT.fullmatch(text)
    if found:
        return Phase(STORY, slot=SLOT_NAMES.index(found[1]))
    found = TRAIT_TEXT.fullmatch(text)
    if found:
        return Phase(OWN_TRAIT, 1 << TRAITS.index(found[1]), SCOPES[found[2]])
    return comparison(text)


def comparison(text: str) -> Phase:
    """Read a duel, or a value that somebody must reach."""
    for op, pattern in ((OWN_ANY, ANY_TEXT), (OWN_KEEPER, KEEPER_TEXT), (BLOCK, BLOCK_TEXT)):
        found = pattern.fullmatch(text)
        if found:
            return Phase(op, LETTERS.index(found[1]), least=int(found[2]))
    found = DUEL_TEXT.fullmatch(text) or LEAD_TEXT.fullmatch(text)
    if not found:
        raise Misprint(text)
    duel = Phase(DUEL, LETTERS.index(found[1]), SLOT_NAMES.index(found[2]), EVEN_DUEL)
    duel.their_value, duel.their_slot = LETTERS.index(found[3]), SLOT_NAMES.index(found[4])
    if found.re is LEAD_TEXT:
        duel.op, duel.least = LEAD, int(found[5])
    return duel


def aim(text: str) -> tuple[int, int, int]:
    """Read the shot's value, shooter and keeper's value from `B@LS v H`."""
    found = SHOT_TEXT.fullmatch(text)
    if not found:
        raise Misprint(text)
    shooter = CHOSEN if found[2] == "taker" else SLOT_NAMES.index(found[2])
    return LETTERS.index(found[1]), shooter, LETTERS.index(found[3])
