"""Shots: both lay a direction face down, both are turned up, and the values decide.

MIS-SHOT-01  The attacker chooses left, centre or right by laying a direction card face down.
MIS-SHOT-02  The defender chooses his keeper's dive likewise.
MIS-SHOT-03  Both cards are turned up together.
MIS-SHOT-04  Normal shot, same direction: a goal with one more than the keeper.
MIS-SHOT-05  Normal shot, different direction: level is enough.
MIS-SHOT-06  What is not a goal is saved.
MIS-SHOT-07  Penalty, same direction: level is enough.
MIS-SHOT-08  Penalty, different direction: one less is enough.
MIS-SHOT-09  Unstoppable shot, same direction: always saved.
MIS-SHOT-10  Unstoppable shot, different direction: always a goal.
MIS-SHOT-11  (ruling) Same means the same word on both cards, without mirroring.
MIS-SHOT-12  (ruling) All three directions can be chosen for every shot.
MIS-SHOT-13  (ruling) Directions are chosen only where they can change the result.
MIS-SHOT-15  (ruling) Laying in order, face down, is the same as choosing at once and hidden.
MIS-SETUP-03 Each side has left, centre and right.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.mister import codes as c
from touchline.titles.mister.printed import PENALTY, UNSTOPPABLE
from touchline.titles.mister.state import DIRECTIONS, Mister


class Duel:
    """A shooter before a keeper."""

    __slots__ = ("action", "against", "attacker", "defender", "keeper", "kind", "player", "value")

    def __init__(self, kind: int, attacker: int, defender: int, player: int, keeper: int) -> None:
        self.kind = kind
        self.attacker = attacker
        self.defender = defender
        self.player = player
        self.keeper = keeper
        self.value = 0
        self.against = 0
        self.action = NOBODY  # the action card; none in a shoot-out


def strike(game: Mister, shot: Duel) -> bool:
    """Whether it is a goal; the directions are chosen at once and turned up together (MIS-SHOT-03, MIS-SHOT-15)."""
    lead = shot.value - shot.against
    if game.rules.skip_dead and is_goal(shot.kind, lead, True) == is_goal(shot.kind, lead, False):
        return is_goal(shot.kind, lead, True)  # MIS-SHOT-13
    game.shot = (shot.attacker, shot.action, shot.player, shot.value, shot.keeper, shot.against, shot.kind)
    aim, dive = game.at_once((shot.attacker, shot.defender), choose_direction)
    same = aim == dive  # MIS-SHOT-11
    if game.told is not None:
        game.tell(c.TELL_DIRECTIONS, aim, dive, int(same))
    return is_goal(shot.kind, lead, same)


def choose_direction(game: Mister, seat: int) -> int:
    """Left, centre or right, for the shot or for the dive (MIS-SHOT-12)."""
    kind = c.ASK_SHOOT if seat == game.shot[0] else c.ASK_DIVE  # MIS-SHOT-01, MIS-SHOT-02
    return game.ask_about(seat, kind, DIRECTIONS, game.shot[1:])


def is_goal(kind: int, lead: int, same: bool) -> bool:
    if kind == UNSTOPPABLE:
        return not same  # MIS-SHOT-09, MIS-SHOT-10
    return lead >= needed_lead(kind, same)


def needed_lead(kind: int, same: bool) -> int:
    """By how much the shooter's value must exceed the keeper's for a goal."""
    if kind == PENALTY:
        return 0 if same else -1  # MIS-SHOT-07, MIS-SHOT-08
    return 1 if same else 0  # MIS-SHOT-04, MIS-SHOT-05


def verdicts(kind: int, lead: int) -> tuple[int, int, int, int, int]:
    """What the shot takes and what comes of it, for each guess of the keeper, as words.VERDICTS names it."""
    same, other = int(is_goal(kind, lead, True)), int(is_goal(kind, lead, False))
    if kind == UNSTOPPABLE:
        return 0, same, 0, other, 0
    return needed_lead(kind, True), same, needed_lead(kind, False), other, 1
