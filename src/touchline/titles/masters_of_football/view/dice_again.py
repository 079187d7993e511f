"""The exact odds of rolling dice again: how many of 36 equally likely rolls help the reader.

MOF-MGR-10      Level die and genius die of one side are rolled again; the other side's dice stay as they lie.
MOF-PLAY-12     A goal if the attacker's total is higher; MOF-PLAY-14 a goal too by an attack genius.
MOF-PLAY-17     A defence genius saves.
"""

from __future__ import annotations

from math import gcd
from typing import Final

from touchline.titles.masters_of_football.rules.legality import OF_ATTACK
from touchline.titles.masters_of_football.rules.rerolls import totals
from touchline.titles.masters_of_football.rules.turns import genius_attacks, genius_defends
from touchline.titles.masters_of_football.state import Match, Mof

ROLLS_OF_A_SIDE: Final = 36
SAVED: Final = 0
GOAL: Final = 1
GENIUS_GOAL: Final = 2
GENIUS_SAVE: Final = 3


def verdict(game: Mof, match: Match) -> int:
    """Return what the present dice decide: SAVED, GOAL, GENIUS_GOAL or GENIUS_SAVE."""
    attack, defence = totals(game, match)
    if genius_defends(game, match):
        return GENIUS_SAVE
    if genius_attacks(game, match):
        return GENIUS_GOAL
    return GOAL if attack > defence else SAVED


def is_goal(game: Mof, match: Match) -> bool:
    return verdict(game, match) in (GOAL, GENIUS_GOAL)


def pleases(game: Mof, match: Match, side: int) -> bool:
    """Whether the dice as they lie decide the attack for this side."""
    return is_goal(game, match) == (side == match.attacker)


def goals_after(game: Mof, match: Match, which: int) -> int:
    """Return how many of the 36 rolls of these dice make the attack a goal."""
    twin, goals = match.clone(), 0
    first = 0 if which == OF_ATTACK else 2
    for die in range(1, 7):
        for genius in range(1, 7):
            twin.dice[first], twin.dice[first + 1] = die, genius
            goals += is_goal(game, twin)
    return goals


def good_rolls(game: Mof, match: Match, side: int, which: int) -> int:
    """Return how many of the 36 rolls of these dice decide the attack for this side."""
    goals = goals_after(game, match, which)
    return goals if side == match.attacker else ROLLS_OF_A_SIDE - goals


def lowest_terms(part: int) -> tuple[int, int]:
    """Return the same share of 36 in the smallest numbers: 30 of 36 is 5 of 6."""
    divisor = gcd(part, ROLLS_OF_A_SIDE)
    return part // divisor, ROLLS_OF_A_SIDE // divisor
