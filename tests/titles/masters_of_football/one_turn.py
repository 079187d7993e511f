"""A match of two teams with or without geniuses, and one turn of it."""

from __future__ import annotations

from tests.titles.masters_of_football.laid import Plan, plain_dice, play, rolls, scene, trio

from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.printed import GENIUS_ATTACK, GENIUS_DEFENCE
from touchline.titles.masters_of_football.state import Match, Mof

Turn = tuple[int, int, int, int]
HOME_TURN, AWAY_TURN = (codes.STEP_TURN, 1), (codes.STEP_TURN, 2)


def table(attack_genius: bool = False, defence_genius: bool = False, people: int = 4, **managers: str) -> Mof:
    """Team 0 at home with or without an attack genius, team 1 away with or without a defence genius."""
    game = scene(people, {int(number[1:]): name for number, name in managers.items()})
    trio(game, 0, genius=(GENIUS_ATTACK if attack_genius else 0, 0, 0))
    trio(game, 1, genius=(0, GENIUS_DEFENCE if defence_genius else 0, 0))
    plain_dice(game)
    return game


def one_turn(game: Mof, match: Match, dice: Turn, wishes: list[tuple[int, int, int]] | None = None) -> Plan:
    return play(game, match, [HOME_TURN], wishes or [], rolls(dice))
