"""The purchases of a legend of Masters of Football: the three players with most points in the matches to come."""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football.advice import trios
from touchline.titles.masters_of_football.bots.sense import affordable
from touchline.titles.masters_of_football.bots.worth import Prospect, Sheet, expected_sheet, sheet_of
from touchline.titles.masters_of_football.printed import (
    ACADEMY_ADVANTAGE,
    ALWAYS,
    GAIN_HOME_ADVANTAGE,
    MOD_ATTACK,
    MOD_DEFENCE,
    MOD_TACTIC,
    OWN,
    PLAYER_DISCOUNT,
    REROLL_ANY,
    REROLL_PAID,
    STARTING_SQUAD_ADVANTAGE,
)
from touchline.titles.masters_of_football.rules.leagues import LEAGUE_SIZE, league_of
from touchline.titles.masters_of_football.rules.lineup import one_position
from touchline.titles.masters_of_football.state import Mof, Team

MATCHDAYS: Final = 6


def manager_worth(game: Mof, manager: int) -> float:
    """Return the worth of a manager's budget and abilities, in millions."""
    worth = float(game.cards.budget[manager])
    for effect in game.cards.abilities[manager]:
        own = 1 if effect.on == OWN else -1
        if effect.symbol in (MOD_ATTACK, MOD_DEFENCE):
            worth += 1.0 * effect.n * own
        elif effect.symbol == MOD_TACTIC:
            worth += 0.5 * effect.n * own
        elif effect.symbol == REROLL_ANY:
            worth += REROLL_MILLIONS * effect.n
        elif effect.symbol in ABILITY_WORTH:
            worth += ABILITY_WORTH[effect.symbol]
    return worth


REROLL_MILLIONS: Final = 2.5  # millions, for each reroll in a match
ABILITY_WORTH: Final[dict[int, float]] = {
    GAIN_HOME_ADVANTAGE: 2.0, REROLL_PAID: 0.5, STARTING_SQUAD_ADVANTAGE: 1.5, PLAYER_DISCOUNT: 2.0,
    ACADEMY_ADVANTAGE: 2.5,
}  # fmt: skip


class Field:
    """The other teams of the league, as far as they are known, and one's own side against them."""

    def __init__(self, game: Mof, team: Team) -> None:
        number = game.team_numbers[team.seat]
        first = league_of(number) * LEAGUE_SIZE
        self.rivals: list[Sheet] = [
            expected_sheet(game, other) for other in range(first, first + LEAGUE_SIZE) if other != number
        ]
        self.prospect = Prospect(game, 0, 3.0, 1.0, 0.0)
        for effect in game.cards.abilities[team.manager]:
            if effect.symbol <= MOD_TACTIC:
                self.prospect.bonus[2 * effect.symbol + (0 if effect.on == OWN else 1)] += effect.n
        self.always = any(
            effect.symbol == GAIN_HOME_ADVANTAGE and effect.on == OWN and effect.when == ALWAYS
            for effect in game.cards.abilities[team.manager]
        )

    def points(self, mine: Sheet) -> float:
        """Return the average points of a home and an away match against each opponent."""
        total, prospect = 0.0, self.prospect
        for theirs in self.rivals:
            for holder in (0, 1):
                prospect.holder = 0 if self.always else holder
                tactic = prospect.best_tactic(mine, theirs)
                total += prospect.before(mine, theirs, tactic, 0)
        return total / (2 * len(self.rivals))


def best_three(game: Mof, team: Team, squad: list[int]) -> float:
    """Return what the best three of a squad may expect of a match."""
    field, best = Field(game, team), 0.0
    for three in trios(squad):
        if not one_position(game, three):
            best = max(best, field.points(sheet_of(game, three)))
    return best


def shopping(game: Mof, team: Team, million: float) -> list[int]:
    """Return the offered players who add most points to the squad until the season ends, less their price."""
    left, field = MATCHDAYS - game.matchday, Field(game, team)
    best, found = float(NOBODY), list[int]()
    for three, new, price in affordable(game, team):
        worth = left * field.points(sheet_of(game, three)) - million * price
        if worth > best:
            best, found = worth, new
    return found
