"""The demands of the action cards on each slot, and how well a footballer fits: card data for screens."""

from __future__ import annotations

from typing import Final

from touchline.titles.mister.printed import (
    BLOCK,
    CENTRE_BACK,
    CENTRE_MIDFIELDER,
    CHOSEN,
    DUEL,
    FULL_BACK,
    GK,
    GOALKEEPER,
    LEAD,
    LETTERS,
    OWN_ANY,
    OWN_KEEPER,
    SLOTS,
    STRIKER,
    WIDE_MIDFIELDER,
    Action,
    Phase,
)

ANYBODY: Final = SLOTS  # the row after those of the slots: anybody on the pitch
SLOT_ROLES: Final = [
    GOALKEEPER,
    FULL_BACK,
    CENTRE_BACK,
    CENTRE_BACK,
    FULL_BACK,
    WIDE_MIDFIELDER,
    CENTRE_MIDFIELDER,
    CENTRE_MIDFIELDER,
    WIDE_MIDFIELDER,
    STRIKER,
    STRIKER,
]  # the role that each slot of the 4-4-2 is for (MIS-LINEUP-02, MIS-LINEUP-04)


class Demand:
    """How often the cards use each characteristic, A to H, of who stands in one slot."""

    __slots__ = ("attack", "defence")

    def __init__(self) -> None:
        self.attack = [0] * len(LETTERS)
        self.defence = [0] * len(LETTERS)

    def fit(self, values: list[int]) -> int:
        """Return the mean of these values in tenths, each weighted by how often it is asked for; 0 if none is."""
        times = total = 0
        for at, value in enumerate(values):
            often = self.attack[at] + self.defence[at]
            times += often
            total += often * value
        return (20 * total + times) // (2 * times) if times else 0


def demands_of(actions: list[Action]) -> list[Demand]:
    """Return one demand for each slot, and the last for anybody on the pitch."""
    demands = [Demand() for slot in range(SLOTS + 1)]
    for action in actions:
        for phase in action.phases:
            count_phase(demands, phase)
        if action.shooter >= GK:
            demands[action.shooter].attack[action.value] += 1
        elif action.shooter == CHOSEN:
            demands[ANYBODY].attack[action.value] += 1
        if action.keeper_value >= 0:
            demands[GK].defence[action.keeper_value] += 1
    return demands


def count_phase(demands: list[Demand], phase: Phase) -> None:
    if phase.op in (DUEL, LEAD):
        demands[phase.slot].attack[phase.value] += 1
        demands[phase.their_slot].defence[phase.their_value] += 1
    elif phase.op == OWN_ANY:
        demands[ANYBODY].attack[phase.value] += 1
    elif phase.op == OWN_KEEPER:
        demands[GK].attack[phase.value] += 1
    elif phase.op == BLOCK:
        demands[ANYBODY].defence[phase.value] += 1
