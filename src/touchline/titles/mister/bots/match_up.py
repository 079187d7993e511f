"""One eleven of Mister against another: the goals to expect of the action cards, and the best answer to a rival.

Between two elevens every phase is decided by their values; chance is in the directions alone.  Boosts, injuries and
red cards are left out: they meet both sides alike.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.mister.bots.values import AWAY_FROM_IT
from touchline.titles.mister.printed import (
    ATTACK,
    BLOCK,
    DUEL,
    GK,
    LEAD,
    OWN_ANY,
    OWN_KEEPER,
    OWN_TRAIT,
    PENALTY,
    SLOTS,
    UNSTOPPABLE,
    A,
    Action,
    Phase,
)
from touchline.titles.mister.state import Mister

MIN_GAIN_GOALS: Final = 0.000001


def goals(game: Mister, own: list[int], theirs: list[int]) -> float:
    """Return what one side would score if it lifted every card once."""
    total = 0.0
    for action in game.actions:
        if action.kind == ATTACK:
            total += chance(game, action, own, theirs)
    return total


def chance(game: Mister, action: Action, own: list[int], theirs: list[int]) -> float:
    for phase in action.phases:
        if not passes(game, phase, own, theirs):
            return 0.0
    if action.shot == UNSTOPPABLE:
        return AWAY_FROM_IT
    values = game.cards.values
    lead = shooters_value(game, action, own) - values[theirs[GK]][action.keeper_value]
    if action.shot == PENALTY:
        lead += 1
    return 1.0 if lead > 0 else AWAY_FROM_IT if lead == 0 else 0.0


def passes(game: Mister, phase: Phase, own: list[int], theirs: list[int]) -> bool:
    op, values = phase.op, game.cards.values
    if op in (DUEL, LEAD):
        margin = game.rules.even if op == DUEL else phase.least
        return values[own[phase.slot]][phase.value] - values[theirs[phase.their_slot]][phase.their_value] >= margin
    if op == OWN_ANY:
        return highest(game, own, phase.value) >= phase.least
    if op == OWN_KEEPER:
        return values[own[GK]][phase.value] >= phase.least
    if op == OWN_TRAIT:
        return holder(game, phase, own) != NOBODY
    return op != BLOCK or highest(game, theirs, phase.value) < phase.least


def highest(game: Mister, lineup: list[int], letter: int) -> int:
    values, most = game.cards.values, 0
    for player in lineup:
        most = max(most, values[player][letter])
    return most


def holder(game: Mister, phase: Phase, lineup: list[int]) -> int:
    """Return the holder of the trait; of several, the one with the highest A (MIS-CARD-23a)."""
    found, most = NOBODY, -1
    for slot in range(phase.slot, SLOTS):
        player = lineup[slot]
        if game.cards.traits[player] & phase.value and game.cards.values[player][A] > most:
            found, most = player, game.cards.values[player][A]
    return found


def shooters_value(game: Mister, action: Action, own: list[int]) -> int:
    """Return the value of the shooter: the slot that the card names, the holder of a trait, or the best taker."""
    if action.shooter >= GK:
        return game.cards.values[own[action.shooter]][action.value]
    for phase in action.phases:
        if phase.op == OWN_TRAIT:
            return game.cards.values[holder(game, phase, own)][action.value]
    return highest(game, own, action.value)


def lead(game: Mister, own: list[int], rivals: list[list[int]]) -> float:
    """Return goals scored less goals conceded, over the elevens that the rival may field."""
    total = 0.0
    for theirs in rivals:
        total += goals(game, own, theirs) - goals(game, theirs, own)
    return total / max(len(rivals), 1)


def best_answer(game: Mister, lineup: list[int], bench: list[int], laid: int, rivals: list[list[int]]) -> list[int]:
    """Improve a good eleven exchange by exchange until none helps; the slots that are filled stay."""
    men, most = lineup + bench, lead(game, lineup, rivals)
    while True:
        at = with_at = NOBODY
        for slot in range(max(laid, 1), SLOTS):
            for other in range(slot + 1, len(men)):
                men[slot], men[other] = men[other], men[slot]
                promised = lead(game, men[:SLOTS], rivals)
                men[slot], men[other] = men[other], men[slot]
                if promised > most + MIN_GAIN_GOALS:
                    most, at, with_at = promised, slot, other
        if at == NOBODY:
            return men[:SLOTS]
        men[at], men[with_at] = men[with_at], men[at]
