"""Odds: the exact chance of win, draw and loss from here, without cards.

MOF-PLAY-12 to MOF-PLAY-21   What makes a goal: the four dice, geniuses on the pitch, the one use of an attack genius.
MOF-STOP-01, MOF-STOP-02     Stoppage time is counted in; MOF-SYM-23 turns that are to be skipped are left out.
MOF-LEVEL-06        Levels, home advantage and lineups are taken as they stand, for the turns of both halves.

All counting is in whole numbers: an attack has 6 x 6 x 6 x 6 equally likely outcomes, a tactics die 6.
"""

from __future__ import annotations

from typing import Final

from touchline.titles.masters_of_football.cards import CardSet
from touchline.titles.masters_of_football.printed import AWAY_MARKS, GENIUS_ATTACK, GENIUS_DEFENCE
from touchline.titles.masters_of_football.rules.effects import ENOUGH
from touchline.titles.masters_of_football.rules.levels import genius_marks
from touchline.titles.masters_of_football.rules.turns import standing
from touchline.titles.masters_of_football.state import LAST_TURN, Match, Mof, Standing

OUTCOMES: Final = 1296
MOST_KEPT: Final = 4096  # forecasts; about a megabyte
DIGITS: Final = 4
Chances = tuple[int, int, int]  # of OUTCOMES: goal that spends the genius, other goal, no goal but the face was shown


def attack_chances(cards: CardSet, attack_level: int, defence_level: int, genius: bool, saver: bool) -> Chances:
    """Return the chances of one attack: with an unspent attack genius, against a defence genius."""
    spending = plain = shown = 0
    for attack in cards.attack_dice[attack_level]:
        for defence in cards.defence_dice[defence_level]:
            for mine in range(6):
                for theirs in range(6):
                    burns = genius and bool(cards.flame[mine])
                    if saver and cards.flame[theirs]:
                        shown += burns  # MOF-PLAY-17
                    elif burns:
                        spending += 1  # MOF-PLAY-14, MOF-PLAY-16
                    elif attack + cards.genius_die[mine] > defence + cards.genius_die[theirs]:
                        plain += 1  # MOF-PLAY-12
    return spending, plain, shown


def goal_chance(
    cards: CardSet, attack_level: int, defence_level: int, genius: bool = False, saver: bool = False
) -> int:
    """Return how many of 1296 attacks are goals."""
    chances = attack_chances(cards, attack_level, defence_level, genius, saver)
    return chances[0] + chances[1]


class Forecast:
    """Counts the outcomes of one match; its fields are everything that a forecast depends on."""

    def __init__(self, game: Mof, standing: Standing) -> None:
        turn, skips, self.lead, spent_home, spent_away, self.home_advantage = standing[:6]
        self.by_face = game.rules.genius_by_face
        over = turn > LAST_TURN  # MOF-STOP-03: no second roll
        self.stoppage = 0 if over else sum(die >= ENOUGH for die in game.cards.tactics_die)
        turns = list(range(turn + 1, LAST_TURN + 1))[skips:]  # MOF-SYM-23
        self.attackers = [game.rules.attackers[turn - 1] for turn in turns]
        self.spent: tuple[int, ...] = (spent_home, spent_away)
        self.chances = [[self.of_side(game, standing, side, fresh) for fresh in (True, False)] for side in (0, 1)]

    def of_side(self, game: Mof, standing: Standing, side: int, fresh: bool) -> Chances:
        marks = standing[10] & (1 << AWAY_MARKS) - 1, standing[10] >> AWAY_MARKS
        genius = fresh and bool(marks[side] & GENIUS_ATTACK)
        saver = bool(marks[1 - side] & GENIUS_DEFENCE)
        case = (standing[6 + side], standing[8 + 1 - side], int(genius), int(saver))
        known = game.rules.handbook.chances
        if case not in known:
            known[case] = attack_chances(game.cards, case[0], case[1], genius, saver)
        return known[case]

    def count(self) -> tuple[int, int, int]:
        """Return home win, draw, away win as numbers of equally likely outcomes."""
        states: dict[tuple[int, ...], int] = {(self.lead, *self.spent): 1}
        for side in self.attackers:
            states = self.after_attack(states, side)
        return self.after_stoppage(states)

    def after_attack(self, states: dict[tuple[int, ...], int], side: int) -> dict[tuple[int, ...], int]:
        """Return every state split by what one attack may bring."""
        found: dict[tuple[int, ...], int] = {}
        step = 1 if side == 0 else -1
        for (lead, *spent), ways in states.items():
            spending, plain, shown = self.chances[side][spent[side]]
            used = spent[:]
            used[side] = 1
            missed = used if self.by_face else spent
            for state, share in (
                ((lead + step, *used), spending),
                ((lead + step, *spent), plain),
                ((lead, *missed), shown),
                ((lead, *spent), OUTCOMES - spending - plain - shown),
            ):
                found[state] = found.get(state, 0) + ways * share
        return found

    def after_stoppage(self, states: dict[tuple[int, ...], int]) -> tuple[int, int, int]:
        """Return the states after stoppage time (MOF-STOP-01, MOF-STOP-02)."""
        counts = [0, 0, 0]
        step = 1 if self.home_advantage == 0 else -1
        for (lead, *spent), ways in states.items():
            goal = 0
            if -lead * step in (0, 1):
                chances = self.chances[self.home_advantage][spent[self.home_advantage]]
                goal = (chances[0] + chances[1]) * self.stoppage
            counts[outcome(lead + step)] += ways * goal
            counts[outcome(lead)] += ways * (OUTCOMES * 6 - goal)
        return counts[0], counts[1], counts[2]


def outcome(lead: int) -> int:
    return 0 if lead > 0 else 1 if lead == 0 else 2


def standing_now(game: Mof, match: Match) -> Standing:
    """Return how the match stands, with the geniuses of the lineups as they are."""
    return (*standing(match)[:10], genius_marks(game, match))


def odds(game: Mof, match: Match) -> tuple[int, int, int]:
    """Return exact counts of home win, draw and away win from the present state; they sum to all outcomes."""
    return Forecast(game, standing_now(game, match)).count()


def chances_at(game: Mof, standing: Standing) -> tuple[float, float, float]:
    """Return home win, draw and away win between 0 and 1; results are kept, since every seat asks for the same."""
    kept = game.rules.handbook.forecasts
    key = (int(game.rules.genius_by_face), *game.rules.attackers, *standing)
    if key not in kept:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        home, draw, away = shares(Forecast(game, standing).count())
        kept[key] = (round(home, DIGITS), round(draw, DIGITS), round(away, DIGITS))
    return kept[key]


def shares(counts: tuple[int, int, int]) -> list[float]:
    """Return the counts as numbers between 0 and 1."""
    whole = sum(counts)
    return [count / whole for count in counts]
