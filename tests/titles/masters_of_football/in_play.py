"""A match in play for scenes: team 0 against team 1 after some turn, dice with plain faces."""

from __future__ import annotations

from tests.titles.masters_of_football.laid import (
    Plan,
    card,
    pitch,
    plain_dice,
    play,
    scene,
)

from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.state import Match, Mof

Wishes = list[tuple[int, int, int]]
A, B, C, E = 0, 1, 2, 3
GOAL_ROLL = (6, 2, 0, 1)
QUIET_DICE = (0, 1, 6, 1)


def running(people: int = 4, turn: int = 3, **managers: str) -> tuple[Mof, Match]:
    """A against B, after some turn, dice with plain faces."""
    game = scene(people, {int(number[1:]): name for number, name in managers.items()})
    plain_dice(game)
    match = pitch(game, A, B)
    match.turn = match.stage = turn
    return game, match


def between(game: Mof, match: Match, wishes: Wishes, faces: dict[int, list[int]] | None = None, turn: int = 3) -> Plan:
    match.turn = turn if turn <= 12 else match.turn
    return play(game, match, [(codes.STEP_BETWEEN_TURNS, turn)], wishes, faces)


def acts(seat: int, code: int, team: int | None = None) -> Wishes:
    wishes = [(seat, codes.ASK_BETWEEN, card(code))]
    return wishes if team is None else [*wishes, (seat, codes.ASK_TARGET, team)]
