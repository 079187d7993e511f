"""A match before kick-off for scenes: announcing, placing, resolving."""

from __future__ import annotations

from tests.titles.masters_of_football.laid import (
    Plan,
    card,
    pitch,
    play,
    scene,
)

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.state import (
    PRE1,
    PRE2,
    Match,
    Mof,
)

Wishes = list[tuple[int, int, int]]
A, B, C, OBSERVER = 0, 1, 2, 3


def before(people: int = 4, window: int = PRE1, home: int = A, away: int = B, **managers: str) -> tuple[Mof, Match]:
    """A match before kick-off: lineups face down in PRE1, face up in PRE2."""
    game = scene(people, {int(number[1:]): name for number, name in managers.items()})
    match = pitch(game, home, away)
    match.shown = 1 if window == PRE2 else 0
    if window == PRE1:
        match.tactic = NOBODY
    return game, match


def window(game: Mof, match: Match, which: int, wishes: Wishes) -> Plan:
    return play(game, match, [(codes.STEP_ANNOUNCEMENT, which, 0), (codes.STEP_PLACING, which)], wishes)


def says(seat: int) -> tuple[int, int, int]:
    return (seat, codes.ASK_ANNOUNCE, codes.PLAY)


def places(seat: int, code: int, team: int | None = None, player: int | None = None, slot: int | None = None) -> Wishes:
    wishes = [(seat, codes.ASK_PLACE, card(code))]
    if team is not None:
        wishes.append((seat, codes.ASK_TARGET, team))
    if slot is not None:
        wishes.append((seat, codes.ASK_TARGET_SLOT, slot))
    if player is not None:
        wishes.append((seat, codes.ASK_TARGET_PLAYER, player))
    return wishes
