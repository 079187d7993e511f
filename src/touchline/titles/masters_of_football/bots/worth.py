"""How a pro of Masters of Football values a match, in league points: teams as sheets, results by the odds matrix.

A sheet holds what three players are worth under each tactic.  Of teams that people manage only players who have lain
face up are known; before that they are taken for one of the ready-made teams.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football.advice import best_lineup
from touchline.titles.masters_of_football.bots.odds import Odds, case_of, odds_of
from touchline.titles.masters_of_football.cards import CardSet
from touchline.titles.masters_of_football.printed import (
    GENIUS_ATTACK,
    GENIUS_DEFENCE,
    GENIUS_TACTIC,
    MOD_ATTACK,
    MOD_DEFENCE,
    MOD_TACTIC,
    TACTICS,
)
from touchline.titles.masters_of_football.rules.levels import with_ties
from touchline.titles.masters_of_football.rules.lineup import one_position
from touchline.titles.masters_of_football.rules.modifiers import team_bonus
from touchline.titles.masters_of_football.state import LAST_TURN, Match, Mof

FOUR: Final = len(TACTICS)
THREE: Final = 3


class Sheet:
    """Three players: attack and defence by tactic, tactic rating, genius marks, the tactic they would choose."""

    __slots__ = ("attack", "defence", "marks", "rating", "tactic")

    def __init__(self) -> None:
        self.attack = [0, 0, 0, 0]
        self.defence = [0, 0, 0, 0]
        self.rating = 0
        self.marks = 0
        self.tactic = NOBODY

    def add(self, cards: CardSet, player: int) -> None:
        attack, defence = cards.attack[player], cards.defence[player]
        for tactic in range(FOUR):
            self.attack[tactic] += attack[tactic]
            self.defence[tactic] += defence[tactic]
        self.rating += cards.rating[player]
        self.marks |= cards.genius[player]


def sheet_of(game: Mof, three: list[int]) -> Sheet:
    sheet = Sheet()
    for player in three:
        sheet.add(game.cards, player)
    return sheet


@cache
def usual(cards: CardSet, number: int) -> Sheet:
    """Return one of the ready-made teams, which stands for a team that nobody has seen yet."""
    sheet, row = Sheet(), number % len(cards.personless_players)
    for player in cards.personless_players[row]:
        sheet.add(cards, player)
    sheet.tactic = cards.personless_tactic[row]
    return sheet


def expected_sheet(game: Mof, number: int) -> Sheet:
    """Return the three that a team is likely to field, by what everybody has seen of it."""
    team = game.teams[number]
    seen = team.seen
    if len(seen) >= THREE and not one_position(game, seen):
        laid = best_lineup(game, seen, NOBODY)
        sheet = sheet_of(game, laid[:THREE])
        sheet.tactic = team.tactic if team.seat == NOBODY else laid[THREE]
        return sheet
    return usual(game.cards, number)


class Prospect:
    """A match as somebody sees it: what each result is worth to him, and what is left to play."""

    __slots__ = ("attacks", "away", "bonus", "draw", "game", "holder", "home", "lead", "odds", "side", "spent")

    def __init__(self, game: Mof, side: int, home: float, draw: float, away: float) -> None:
        self.game = game
        self.odds: Odds = odds_of(game.cards)
        self.side = side
        self.home, self.draw, self.away = home, draw, away  # worth of a home win, a draw, an away win
        self.attacks = [6, 6]
        self.lead = 0  # the home side's
        self.holder = 0  # of home advantage
        self.spent = [0, 0]
        self.bonus = [0, 0, 0, 0, 0, 0]  # attack, defence, tactic of home and away

    def read(self, match: Match) -> None:
        """Read the public state of the match: score, attacks to come, geniuses spent, bonuses in force."""
        self.lead = match.goals[0] - match.goals[1]
        self.holder = match.home_advantage
        self.spent = match.spent
        self.attacks = [0, 0]
        attackers = self.game.rules.attackers
        for turn in range(match.turn + match.skips, LAST_TURN):
            self.attacks[attackers[turn]] += 1
        for side in (0, 1):
            self.bonus[side] = team_bonus(self.game, match, side, MOD_ATTACK)
            self.bonus[2 + side] = team_bonus(self.game, match, side, MOD_DEFENCE)
            self.bonus[4 + side] = team_bonus(self.game, match, side, MOD_TACTIC)

    def points(self, home: int, away: int, more: int, stoppage: bool) -> float:
        """Return what may be expected if both attack in these cases, `more` goals added to the home side's lead."""
        holder = self.holder if stoppage else NOBODY
        win, draw = self.odds.result(home, away, self.attacks[0], self.attacks[1], self.lead + more, holder)
        return self.home * win + self.draw * draw + self.away * (1.0 - win - draw)

    def points_by_values(self, attack: list[int], defence: list[int], marks: list[int]) -> float:
        """Return the points to expect from values and genius marks of both sides."""
        game, spent = self.game, self.spent
        attacks = with_ties(game, attack[0], attack[1], self.holder)
        defences = with_ties(game, defence[0], defence[1], self.holder)
        home_fresh = bool(marks[0] & GENIUS_ATTACK) and not spent[0]
        away_fresh = bool(marks[1] & GENIUS_ATTACK) and not spent[1]
        home = case_of(attacks[0], defences[1], home_fresh, bool(marks[1] & GENIUS_DEFENCE))
        away = case_of(attacks[1], defences[0], away_fresh, bool(marks[0] & GENIUS_DEFENCE))
        return self.points(home, away, 0, True)

    def under(self, mine: Sheet, theirs: Sheet, tactic: int) -> float:
        """Return what the side may expect under a tactic."""
        home, away = (mine, theirs) if self.side == 0 else (theirs, mine)
        attack = [home.attack[tactic] + self.bonus[0], away.attack[tactic] + self.bonus[1]]
        defence = [home.defence[tactic] + self.bonus[2], away.defence[tactic] + self.bonus[3]]
        return self.points_by_values(attack, defence, [home.marks, away.marks])

    def battle(self, mine: Sheet, theirs: Sheet, more: int) -> float:
        """Return the chance that the side imposes its tactic."""
        side = self.side
        ahead = mine.rating - theirs.rating + self.bonus[4 + side] - self.bonus[5 - side] + more
        genius, rival = bool(mine.marks & GENIUS_TACTIC), bool(theirs.marks & GENIUS_TACTIC)
        return self.odds.battle(ahead, genius, rival, self.holder == side)

    def best_tactic(self, mine: Sheet, theirs: Sheet) -> int:
        best, most = 0, -99.0
        for tactic in range(FOUR):
            worth = self.under(mine, theirs, tactic)
            if worth > most:
                best, most = tactic, worth
        return best

    def before(self, mine: Sheet, theirs: Sheet, own: int, more: int) -> float:
        """Return what the side may expect before the tactic battle, with its own tactic card laid."""
        chance = self.battle(mine, theirs, more)
        return chance * self.under(mine, theirs, own) + (1.0 - chance) * self.under(mine, theirs, theirs.tactic)
