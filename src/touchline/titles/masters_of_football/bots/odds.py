"""The odds matrix of Masters of Football: what two teams may expect from the attacks that are left.

An attack depends on two levels, on an attack genius that is still fresh and on a defence genius: 144 cases.  Order does
not matter to the final score, so a match is two numbers of attacks, the lead and who may roll for stoppage time.
Everything is counted once for a card set and kept.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from touchline.titles.masters_of_football.cards import CardSet
from touchline.titles.masters_of_football.odds import OUTCOMES, attack_chances
from touchline.titles.masters_of_football.printed import LEVELS
from touchline.titles.masters_of_football.rules.effects import ENOUGH

CASES: Final = len(LEVELS) * len(LEVELS) * 4
MAX_ATTACKS: Final = 16  # attacks of one side
LEAD_COUNT: Final = 64  # leads from -32 to 31
Chance = tuple[float, float]  # of winning and of drawing, for the side that plays at home


def case_of(attack_level: int, defence_level: int, fresh: bool, saver: bool) -> int:
    """Return the number of a case: levels, a fresh attack genius, a defence genius against it."""
    return (attack_level * len(LEVELS) + defence_level) * 4 + (2 if fresh else 0) + (1 if saver else 0)


class Odds:
    """Chances of goals and results for one card set."""

    def __init__(self, cards: CardSet) -> None:
        self.spending = [0.0] * CASES  # a goal that spends the genius
        self.plain = [0.0] * CASES  # any other goal
        for attack in range(len(LEVELS)):
            for defence in range(len(LEVELS)):
                for marks in range(4):
                    found = attack_chances(cards, attack, defence, marks >= 2, marks % 2 == 1)
                    case = (attack * len(LEVELS) + defence) * 4 + marks
                    self.spending[case] = found[0] / OUTCOMES
                    self.plain[case] = found[1] / OUTCOMES
        self.extra = sum(die >= ENOUGH for die in cards.tactics_die) / 6
        self.dealt: dict[int, list[float]] = {}
        self.known: dict[int, Chance] = {}
        self.battles = battle_matrix(cards)

    def goal(self, case: int) -> float:
        """Return the chance of a goal in the next attack."""
        return self.spending[case] + self.plain[case]

    def goals(self, case: int, attacks: int) -> list[float]:
        """Return how likely no goal, one, two ... are in this many attacks."""
        key = case * MAX_ATTACKS + attacks
        if key not in self.dealt:
            self.dealt[key] = self.goal_chances(case, attacks)
        return self.dealt[key]

    def goal_chances(self, case: int, attacks: int) -> list[float]:
        fresh, spent = [0.0] * (attacks + 1), [0.0] * (attacks + 1)
        fresh[0] = 1.0
        spending, plain, later = self.spending[case], self.plain[case], self.plain[case & ~2]
        for done in range(attacks):
            for goals in range(done, -1, -1):
                here, after = fresh[goals], spent[goals]
                spent[goals] = after * (1.0 - later)
                spent[goals + 1] += after * later + here * spending
                fresh[goals + 1] += here * plain
                fresh[goals] = here * (1.0 - spending - plain)
        return [fresh[goals] + spent[goals] for goals in range(attacks + 1)]

    def result(self, home: int, away: int, attacks: int, against: int, lead: int, holder: int) -> Chance:
        """Return the chances that the home side wins or draws; `holder` -1: no stoppage time to come."""
        key = (
            (((home * CASES + away) * MAX_ATTACKS + attacks) * MAX_ATTACKS + against) * LEAD_COUNT
            + lead
            + LEAD_COUNT // 2
        )
        key = key * 4 + holder + 1
        if key not in self.known:
            self.known[key] = self.chance_after(home, away, attacks, against, lead, holder)
        return self.known[key]

    def chance_after(self, home: int, away: int, attacks: int, against: int, lead: int, holder: int) -> Chance:
        mine, theirs = self.goals(home, attacks), self.goals(away, against)
        win = level = one_up = one_down = 0.0
        for scored in range(attacks + 1):
            for conceded in range(against + 1):
                share, ahead = mine[scored] * theirs[conceded], lead + scored - conceded
                if ahead > 0:
                    win += share
                    one_up += share if ahead == 1 else 0.0
                elif ahead == 0:
                    level += share
                elif ahead == -1:
                    one_down += share
        if holder < 0:
            return win, level
        late = self.extra * self.plain[(home if holder == 0 else away) & ~2]  # a genius is likely to be spent by then
        if holder == 0:
            return win + level * late, level * (1.0 - late) + one_down * late
        return win - one_up * late, level * (1.0 - late) + one_up * late

    def battle(self, more: int, genius: bool, rival: bool, holds: bool) -> float:
        """Return the chance of winning a tactic battle with this many points more before the dice."""
        row = self.battles[(4 if genius else 0) + (2 if rival else 0) + (1 if holds else 0)]
        return row[max(0, min(len(row) - 1, more + len(row) // 2))]


def battle_matrix(cards: CardSet) -> list[list[float]]:
    """Return the chance for each difference from -20 to 20, by both geniuses and home advantage."""
    faces = [(die + cards.genius_die[k], bool(cards.flame[k])) for die in cards.tactics_die for k in range(6)]
    found: list[list[float]] = []
    for marks in range(8):
        row: list[float] = []
        for more in range(-20, 21):
            row.append(sum(battle_won(mine, faces, more, marks) for mine in faces) / len(faces) ** 2)
        found.append(row)
    return found


def battle_won(mine: tuple[int, bool], faces: list[tuple[int, bool]], more: int, marks: int) -> int:
    """Return how many of the other's rolls this roll beats."""
    wins = 0
    for theirs in faces:
        flame, against = mine[1] and marks >= 4, theirs[1] and marks & 2 > 0
        ahead = mine[0] + more - theirs[0]
        if flame != against:
            wins += flame
        elif flame or ahead == 0:
            wins += marks & 1
        else:
            wins += ahead > 0
    return wins


@cache
def odds_of(cards: CardSet) -> Odds:
    return Odds(cards)
